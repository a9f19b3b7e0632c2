// What can be set in the rules of a game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/card_set.h"

namespace nullo::games {

// What a card, or every card of a suit, is worth.
struct CardPoints {
  std::optional<Rank> rank;  // nothing: every card of the suit that has no points of its own
  Suit suit = Suit::kClubs;
  int points = 0;

  friend bool operator==(const CardPoints&, const CardPoints&) = default;
};

// An option of the rules, as the New session screen offers it.
struct Option {
  std::string_view key;  // as in `rules`
  std::string_view label;
  std::string_view help;  // one sentence
  // A whole number within bounds.
  struct Number {
    int least = 0;
    int most = 0;
    int value = 0;
  };
  // One of some words.
  struct Choice {
    std::vector<std::string> words;
    std::size_t value = 0;
  };
  // Any set of cards.
  struct Cards {
    CardSet value;
  };
  // A table of cards and what they are worth, each within bounds.
  struct Points {
    int least = 0;
    int most = 0;
    std::vector<CardPoints> value;
  };
  std::variant<Number, Choice, Cards, Points> kind;
  bool rare = false;  // offered further down: most tables never change it
};

// What an option is set to: a number's value or the index of a choice's word; cards; points.
using OptionValue = std::variant<int, CardSet, std::vector<CardPoints>>;

}  // namespace nullo::games
