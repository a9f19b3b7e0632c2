// The facts of a set of Twenty-Four. Source: docs/documents.md#twenty_four.
#include <array>

#include "games/facts/schema.h"
#include "games/twenty_four/twenty_four.h"
#include "text/say.h"

namespace nullo::twenty_four {
namespace {

// A seat, or the word for nobody.
struct LoserFact {
  static constexpr std::string_view kNobody = "none";

  static void read(json::Object& object, json::Value value, const games::Deal& deal, Hand& hand) {
    if (value.kind() != json::Kind::kString) {
      if (const auto seat = json::read_seat(value, deal.seats, object.faults())) hand.loser = Loser{seat};
    } else if (value.text() == kNobody) {
      hand.loser = Loser{};
    } else {
      json::refuse(object.faults(), value,
                   text::say("a seat from 0 to {seat}, or \"{word}\"", deal.seats - 1, kNobody));
    }
  }
  static void write(std::string_view key, json::Writer& writer, const Hand& hand) {
    if (!hand.loser) return;
    if (hand.loser->seat) {
      writer.member(key, hand.loser->seat->index());
    } else {
      writer.member(key, kNobody);
    }
  }
  static void schema(json::Writer& writer) {
    writer.key("anyOf").begin_array().begin_object();
    games::write_range(0, kMostSeats - 1, writer).end_object();
    writer.begin_object().member("const", kNobody).end_object().end_array();
  }
};

}  // namespace

games::FactList Game::fact_list() {
  using games::at;
  static const std::array<games::Fact, 4> kFacts{{
      {.key = "board",
       .label = text::mark("Board"),
       .asks = text::mark("Which four numbers lie on the table? An ace is 1[[; {key} is 10|]]."),
       .about = "The four numbers that lie on the table; null in place of one that is not known yet.",
       .missing = "its four numbers",
       .kind = games::numbers_fact<&Hand::board>(kLeastNumber, kMostNumber,
                                                 text::mark("The cards are 1 to 10: an ace is 1."))},
      {.key = "loser",
       .label = text::mark("Cards taken by"),
       .asks = text::mark("Who lost and takes the cards?"),
       .about = "The seat that takes the cards; \"none\" where all agreed that there is no solution.",
       .missing = "who takes the cards",
       .kind = games::own_fact<Hand, LoserFact>()},
      {.key = "solver",
       .label = text::mark("Said by"),
       .asks = text::mark("Who says so?"),
       .about = "The seat that said a solution.",
       .kind = games::SeatFact{.in = at<&Hand::solver>}},
      {.key = "solution",
       .label = text::mark("Solution"),
       .about = "What the solver said, word for word. A right solution has only numbers, + - * / and parentheses.",
       .kind = games::TextFact{.in = at<&Hand::solution>, .what = "a solution", .most = kLongestSolution}},
  }};
  return kFacts;
}

}  // namespace nullo::twenty_four
