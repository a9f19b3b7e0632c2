// Rules, hands and states of any game as values: copied, compared and kept by those who do not know the game.
#pragma once

#include <cassert>
#include <concepts>
#include <memory>
#include <typeinfo>
#include <utility>

namespace nullo::games {

class Module;

namespace detail {

struct Held {
  virtual ~Held() = default;
  [[nodiscard]] virtual bool equals(const Held& other) const = 0;
};

template <class Own>
struct HeldAs final : Held {
  explicit HeldAs(Own own) : value{std::move(own)} {}
  [[nodiscard]] bool equals(const Held& other) const override {
    const auto* same = dynamic_cast<const HeldAs*>(&other);
    return same != nullptr && same->value == value;
  }
  Own value;
};

}  // namespace detail

// What is held never changes, so copies share it. `Kind` only keeps hands and states apart. One that was made of
// nothing holds nothing: it equals its like, and that is all that may be asked of it.
template <class Kind>
class Value {
 public:
  Value() = default;
  template <class Own>
  static Value of(Own own) {
    Value made;
    made.held_ = std::make_shared<const detail::HeldAs<Own>>(std::move(own));
    return made;
  }

  // As the type of the game that it is of; of another game it throws std::bad_cast, which is an error of ours.
  template <class Own>
  [[nodiscard]] const Own& as() const& {
    const auto* same = dynamic_cast<const detail::HeldAs<Own>*>(held_.get());
    if (same == nullptr) throw std::bad_cast{};
    return same->value;
  }
  template <class Own>
  [[nodiscard]] Own as() && {
    return static_cast<const Value&>(*this).template as<Own>();
  }

  friend bool operator==(const Value& one, const Value& other) {
    if (one.held_ == other.held_) return true;
    return one.held_ != nullptr && other.held_ != nullptr && one.held_->equals(*other.held_);
  }

 private:
  std::shared_ptr<const detail::Held> held_;
};

using Hand = Value<struct HandKind>;    // what the table saw of one hand
using State = Value<struct StateKind>;  // what the hands so far leave to the next one

// Rules know their game as well, so that whoever has them can ask it. The game's own type says which with a function
// `module_of` in its namespace.
class Rules {
 public:
  Rules() = default;
  template <class Own>
    requires requires(const Own& own) {
      { module_of(own) } -> std::same_as<const Module&>;
    }
  Rules(Own own)  // not explicit: the rules of a game are rules
      : module_{&module_of(own)}, value_{Value<Rules>::of(std::move(own))} {}

  [[nodiscard]] const Module& game() const {
    assert(module_ != nullptr);
    return *module_;
  }
  template <class Own>
  [[nodiscard]] const Own& as() const& {
    return value_.as<Own>();
  }
  template <class Own>
  [[nodiscard]] Own as() && {
    return value_.as<Own>();
  }

  friend bool operator==(const Rules&, const Rules&) = default;

 private:
  const Module* module_ = nullptr;
  Value<Rules> value_;
};

}  // namespace nullo::games
