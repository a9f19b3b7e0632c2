// Gives a variable of the environment another value, or none, for as long as this object lives.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

namespace nullo::testing {

class Environment {
 public:
  // Without a value: the variable is unset.
  Environment(std::string name, const std::optional<std::string>& value) : name_{std::move(name)} {
    if (const char* before = std::getenv(name_.c_str()); before != nullptr) before_ = before;
    set(value);
  }
  ~Environment() { set(before_); }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;

 private:
  void set(const std::optional<std::string>& value) const {
    value ? ::setenv(name_.c_str(), value->c_str(), 1) : ::unsetenv(name_.c_str());
    if (name_ == "TZ") ::tzset();
  }

  std::string name_;
  std::optional<std::string> before_;
};

}  // namespace nullo::testing
