// Rules, hands and states of any game as values: code that does not know the game can copy, compare and keep them.
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

// The contents never change, so copies share them. `Kind` only makes hands and states different types. A value that was
// default-constructed is empty: it equals other empty values, and as() throws.
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

  // The contents as the game's own type. Throws std::bad_cast, an error of this program, if they are of another type.
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

// Rules also know their game, so that whoever has rules can ask it. The game's own type names it by a function
// `module_of` in its namespace.
class Rules {
 public:
  Rules() = default;
  template <class Own>
    requires requires(const Own& own) {
      { module_of(own) } -> std::same_as<const Module&>;
    }
  Rules(Own own)  // not explicit: a game's own rules are rules
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
