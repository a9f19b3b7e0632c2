// What can be set in the rules of a game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/card_set.h"
#include "text/sentence.h"

namespace nullo::games {

// The points of one card, or of every card of a suit.
struct CardPoints {
  std::optional<Rank> rank;  // nothing: every card of the suit that has no points of its own
  Suit suit = Suit::kClubs;
  int points = 0;

  friend bool operator==(const CardPoints&, const CardPoints&) = default;
};

// An option of the rules, as the New session screen offers it.
struct Option {
  std::string_view key;  // as in `rules`
  text::Sentence label;
  text::Sentence help;  // one sentence
  // A whole number, from `least` to `most`.
  struct Number {
    int least = 0;
    int most = 0;
    int value = 0;
  };
  // A choice among a few words.
  struct Choice {
    std::vector<std::string> words;
    std::size_t value = 0;
  };
  // Any set of cards.
  struct Cards {
    CardSet value;
  };
  // A table of cards and their points, each from `least` to `most`.
  struct Points {
    int least = 0;
    int most = 0;
    std::vector<CardPoints> value;
  };
  // A name, of at most so many characters.
  struct Name {
    std::size_t most = 0;
    std::string value;
  };
  std::variant<Number, Choice, Cards, Points, Name> kind;
  bool rare = false;      // shown further down, as most tables never change it
  bool followed = false;  // the next option says which number, and so all that this one does
};

// Adds an option that is offered only under a condition, or one of several of a kind.
void offer(Option option, std::vector<Option>& options);

// What an option is set to: a number's value or the index of a choice's word; cards; points; a name.
using OptionValue = std::variant<int, CardSet, std::vector<CardPoints>, std::string>;

}  // namespace nullo::games
