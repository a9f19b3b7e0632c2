// The facts of a hand that the table shows as rows: quick entry, and what decides a tie. Each kind of games::Field has
// a kind of row, and stays one up to the drawing.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/compiled_once.h"
#include "core/card.h"

namespace nullo::app {

// One card.
struct CardRow {
  std::optional<Card> value = {};
};

// One seat.
struct SeatRow {
  struct Cell {
    std::string text;      // the name
    bool chosen = false;   // this seat is the value
    bool follows = false;  // follows from other facts: drawn lighter
    bool enabled = true;
  };
  // The answer that it was nobody.
  struct Nobody {
    std::string text;  // "Nobody: there is no solution"
    std::string key;   // empty: it has no key
    bool chosen = false;
  };
  std::optional<Card> card = {};  // drawn in place of the label, if the fact is about a card
  std::vector<Cell> cells = {};   // by seat
  std::optional<Nobody> nobody = {};
};

// A count or number for each seat.
struct CountsRow {
  struct Cell {
    std::string text;               // "4"; empty: not known
    std::optional<int> count = {};  // as entered
    bool follows = false;           // follows from other facts: drawn lighter
    bool asked = false;             // the question is about this cell
    bool refused = false;           // `text` was typed and did not count
  };
  struct Addition {
    std::string label;  // "Joker"
    std::string key;    // "j"; empty: it has no key
    int amount = 0;
    std::string kind = {};  // the id, if the number of such cards is a fact of its own
    int count = 0;          // that number, for the seat that is asked
  };
  // A count that is entered with a word.
  struct Named {
    std::string label;  // "Nil"
    std::string key;    // "n"
    int count = 0;
  };
  // Nobody is asked for these counts: they are changed up and down by one.
  struct Steps {
    std::string key;  // adds one
  };
  std::vector<Cell> cells = {};  // by seat; by side if partners share all columns
  int least = 0;
  int most = 0;
  bool typed = false;               // the range is too large for a button each, so digits are typed
  std::vector<Addition> additions;  // cards that add to the seat's number
  bool takes_additions = true;      // false: now the number is asked for as a whole
  std::vector<Named> named;         // values that are entered with a word
  std::optional<Steps> steps = {};
  bool has_rest = false;          // "+rest" is offered
  std::string sum;                // "11 of 13"; empty: there is no fixed sum
  std::optional<Card> card = {};  // the card that the counts are about, once it is known
  std::string card_field;         // tapping the label asks for another card; empty: it cannot be changed
};

// A set of cards.
struct CardsRow {
  struct Cell {
    Card card;
    bool chosen = false;  // it is in the set
  };
  std::vector<Cell> cells = {};
};

// One of a few choices.
struct ChoiceRow {
  struct Choice {
    std::string id;
    std::string text;
    std::string key = {};                 // "a"; empty: it has no key
    std::vector<std::string> shows = {};  // what it leads to, line by line
    bool chosen = false;
  };
  std::vector<Choice> choices;
};

// Some cards of each seat.
struct HandsRow {
  struct Cell {
    std::string worth;       // "7"; empty: not known yet
    std::vector<Card> held;  // in the order entered
    bool asked = false;      // the question is about this cell
  };
  std::vector<Cell> cells = {};  // by seat
  int most = 0;                  // cards of each seat
};

// Numbers in order.
struct NumbersRow {
  struct Cell {
    std::optional<int> number;
    bool asked = false;  // the question is about this cell
  };
  std::vector<Cell> cells = {};
  int least = 0;  // of each number
  int most = 0;
};

// A line of text.
struct TextRow {
  // A part that can be tapped instead of typed.
  struct Piece {
    std::string text;
    std::string label;
  };
  std::string key;   // begins the text; empty: no key does
  std::string text;  // as entered, or as typed so far
  bool typing = false;
  std::string remark;         // a comment on the text
  std::vector<Piece> pieces;  // can be tapped while the text is being typed
};

using RowKinds = std::variant<CardRow, SeatRow, CountsRow, CardsRow, ChoiceRow, HandsRow, NumbersRow, TextRow>;

struct FieldRow {
  std::string id;
  std::string label;
  bool current = false;  // the question is about this row
  CompiledOnce<RowKinds> kind;

  // nullptr: the row is of another kind.
  template <class Kind>
  [[nodiscard]] const Kind* if_is() const {
    return std::get_if<Kind>(&kind);
  }
  // The row must be of this kind.
  template <class Kind>
  [[nodiscard]] const Kind& as() const {
    return std::get<Kind>(kind);
  }
};

}  // namespace nullo::app

extern template class nullo::CompiledOnce<nullo::app::RowKinds>;
