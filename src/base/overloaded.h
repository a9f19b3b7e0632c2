// Several function objects as one, for std::visit: Overloaded{[](int) {…}, [](const std::string&) {…}}.
#pragma once

namespace nullo {

template <class... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

}  // namespace nullo
