// What may be tapped in a hand of Tëtka, and what is asked next.
#include <algorithm>
#include <array>

#include "games/tetka/fields.h"
#include "games/tetka/most_tricks.h"
#include "games/tetka/taken.h"
#include "games/tetka/tetka.h"
#include "games/trick_entry.h"
#include "games/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::tetka {
namespace {

// In the order of the suits.
constexpr std::array<text::Sentence, 4> kAskHigher{
    text::mark("{players}: who has the higher club?"), text::mark("{players}: who has the higher diamond?"),
    text::mark("{players}: who has the higher heart?"), text::mark("{players}: who has the higher spade?")};

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names)
      : play_{play}, names_{names}, taken_{taken(play.deal, play.hand)}, scored_{Game::score(play)} {}

  games::Entry entry() {
    entry_.form = play_.hand.summary ? games::Form::kSummary : games::Form::kTricks;
    entry_.seats = kSeats;
    entry_.can_switch = true;
    entry_.fields.emplace_back(games::card_field(bum_card_fact(), &play_.hand));
    if (play_.hand.summary) {
      summary_fields();
    } else {
      tricks();
      left_over_fields();
    }
    tie_fields();
    for (const Card card : cards_in_order()) palette_card(card);
    panel();
    explain_tie();
    question();
    return std::move(entry_);
  }

 private:
  void tricks() {
    games::fill_tricks(entry_, play_.hand.tricks, taken_.outcomes, kTrickRules, play_.deal.dealer.left(kSeats));
    for (int trick = 1; trick <= kTricksPerHand; ++trick)
      entry_.tricks[static_cast<std::size_t>(trick) - 1].mark = mark(trick);
    if (taken_.tricks_over() < kTricksPerHand) entry_.shortcuts.push_back(games::rest_shortcut());
  }

  [[nodiscard]] bool has_bum_number(int trick) const {
    return play_.hand.bum_card && bum_number(*play_.hand.bum_card) == trick;
  }

  [[nodiscard]] std::string mark(int trick) const {
    const bool last = trick == kTricksPerHand;
    if (has_bum_number(trick)) return last ? text::say("bum, last") : text::say("bum");
    return last ? text::say("last") : "";
  }

  // Scoring cards that were forgotten while the tricks were entered: only their captor is asked for.
  void left_over_fields() {
    if (taken_.tricks_over() == kTricksPerHand) {
      for (const Card card : noted_cards(play_.hand) - taken_.all_cards()) captured_field(card);
    }
    for (const Captured& captured : play_.hand.captured) captured_field(captured.card);
  }

  void captured_field(Card card) {
    const std::string id = games::card_field_of(games::kCapturedBy, card);
    entry_.fields.emplace_back(games::SeatField{id, to_text(card), card, possible_seats(play_.deal, play_.hand, id),
                                                taken_.captor_of(card), std::nullopt});
  }

  void summary_fields() {
    games::CountsField tricks = games::counts_field(tricks_won_fact(), play_.deal, &*play_.hand.summary);
    games::add_known(taken_.tricks, tricks);
    entry_.fields.emplace_back(std::move(tricks));
    games::SeatField bum_trick = seat_field(bum_trick_fact(), &*play_.hand.summary, taken_.bum_trick);
    if (play_.hand.bum_card)
      bum_trick.label = text::say("Trick {trick}, the bum card's", bum_number(*play_.hand.bum_card));
    entry_.fields.emplace_back(std::move(bum_trick));
    entry_.fields.emplace_back(seat_field(last_trick_fact(), &*play_.hand.summary, taken_.last_trick));
    for (const Card card : cards_in_order()) captured_field(card);
  }

  // `of`: the hand or its summary.
  games::SeatField seat_field(const games::Fact& fact, const void* of, std::optional<Seat> known) {
    games::SeatField field = games::seat_field(fact, play_.deal, of);
    field.choices = possible_seats(play_.deal, play_.hand, field.id);
    if (!field.value) field.follows = known;
    return field;
  }

  // The cards that score: the bum card, then the queens.
  [[nodiscard]] std::vector<Card> cards_in_order() const {
    std::vector<Card> cards;
    if (play_.hand.bum_card) cards.push_back(*play_.hand.bum_card);
    for (const Card card : noted_cards(play_.hand)) {
      if (card != play_.hand.bum_card) cards.push_back(card);
    }
    return cards;
  }

  // The tie breakers, once they are asked for or entered.
  void tie_fields() {
    const games::Missing* suit = find_missing(kBumSuit);
    if (suit != nullptr || !play_.hand.bum_suit.empty()) {
      games::CountsField field = games::counts_field(bum_suit_fact(), play_.deal, &play_.hand);
      if (play_.hand.bum_card) field.label = text::say("Captured {suit}", suit_name(play_.hand.bum_card->suit()));
      games::add_known(taken_.bum_suit, field);
      field.asked = suit != nullptr ? suit->seats : std::vector<Seat>{};
      entry_.fields.emplace_back(std::move(field));
    }
    if (find_missing(kBumSuitTop) != nullptr || play_.hand.bum_suit_top) {
      games::SeatField field = seat_field(bum_suit_top_fact(), &play_.hand, std::nullopt);
      if (play_.hand.bum_card) field.label = text::say("Highest {suit}", to_text(play_.hand.bum_card->suit()));
      entry_.fields.emplace_back(std::move(field));
    }
  }

  // A queen has its suit's key, the bum card `b` (and its suit's as well if it is a queen).
  void palette_card(Card card) {
    constexpr std::array<std::string_view, 4> kSuitKeys{"c", "d", "h", "s"};
    const bool bum = card == play_.hand.bum_card;
    const bool queen = card.rank() == Rank::kQueen;
    const bool is_tetka = queen && play_.hand.bum_card && card.suit() == play_.hand.bum_card->suit();
    games::PaletteCard item{card, "", "", taken_.outcomes.trick_of(card), taken_.captor_of(card)};
    if (bum) item.keys = "b";
    if (queen) item.keys += kSuitKeys[static_cast<std::size_t>(card.suit())];
    item.caption = bum && is_tetka ? text::say("bum card and Tëtka, 3")
                   : bum           ? text::say("bum card, 1")
                   : is_tetka      ? text::say("Tëtka, 2")
                                   : text::say("queen, 1");
    entry_.palette.push_back(std::move(item));
  }

  void panel() {
    if (const auto bum = play_.hand.bum_card) {
      const std::string tetka = to_text(Card{Rank::kQueen, bum->suit()});
      entry_.panel.push_back(bum->rank() == Rank::kQueen
                                 ? text::say("The {card} is the bum card and the Tëtka: 3 points", tetka)
                                 : text::say("The {card} is the Tëtka: 2 points", tetka));
    }
    Amount points = 0;
    for (const Posting& posting : scored_.postings) points += posting.amount;
    if (points < kPointsPerHand) {
      entry_.panel.push_back(text::say_count(kPointsPerHand - points, "{count} of {total} points are still out",
                                             "{count} of {total} points are still out", kPointsPerHand));
    }
    const std::vector<Seat> ahead = taken_.with_most_tricks().list();
    const int most = taken_.won[ahead.front()];
    if (play_.hand.summary || most == 0) return;
    const text::Sentence line = taken_.tricks_over() == kTricksPerHand
                                    ? text::mark("Most tricks won: {players} ({count})")
                                    : text::mark("Most tricks so far: {players} ({count})");
    entry_.panel.push_back(text::say(line, games::join_names(ahead, names_), most));
  }

  // Which of the tied seats got the point for most tricks, and why.
  void explain_tie() {
    using Verdict = MostTricks::Verdict;
    if (!scored_.complete() || !play_.hand.bum_card) return;
    const MostTricks most = most_tricks(taken_, play_.hand.bum_card, play_.hand.bum_suit_top);
    if (most.tied.size() < 2) return;
    const std::string suit = suit_name(play_.hand.bum_card->suit());
    const std::string tied = games::join_names(most.tied.list(), names_);
    const int tricks = taken_.won[most.tied.front()];
    const std::string tie = text::say("Most tricks: {players} tied with {count} each", tied, tricks);
    if (most.verdict == Verdict::kNobody) {
      const text::Sentence none = most.tied.size() == 2
                                      ? text::mark("neither captured any {suit}, so nobody scores the point.")
                                      : text::mark("none of them captured any {suit}, so nobody scores the point.");
      entry_.explained.push_back(text::in_one_line(tie, text::say(none, suit)));
      return;
    }
    const int own = suit_count(*most.taker);
    std::vector<Seat> level;  // with equally many cards of the suit
    for (const Seat seat : most.tied) {
      if (seat == *most.taker || suit_count(seat) >= own) level.push_back(seat);
    }
    const std::string_view taker = names_[*most.taker];
    if (level.size() == 1) {
      int next = 0;
      for (const Seat seat : most.tied) {
        if (seat != *most.taker) next = std::max(next, suit_count(seat));
      }
      entry_.explained.push_back(text::in_one_line(
          tie, text::say("{player} captured most {suit}, {count} to {other}.", taker, suit, own, next)));
    } else if (level.size() == static_cast<std::size_t>(most.tied.size())) {
      entry_.explained.push_back(
          text::say("Most tricks: {players} tied with {tricks} each and captured {count} {suit} each; {player} has the "
                    "highest of them.",
                    tied, tricks, own, suit, taker));
    } else {
      entry_.explained.push_back(text::in_one_line(
          tie, text::say("{players} captured most {suit} ({count} each), and {player} the highest of them.",
                         games::join_names(level, names_), suit, own, taker)));
    }
  }

  // How many cards of the bum suit a seat captured, as entered or as known.
  [[nodiscard]] int suit_count(Seat seat) const {
    return taken_.bum_suit[seat].value_or(taken_.cards[seat].in_suit(play_.hand.bum_card->suit()).size());
  }

  void question() {
    entry_.question.heading = text::say("Hand {hand} of {hands} – {player} dealt", play_.deal.number + 1,
                                        kSeats * play_.rules.orbits, names_[play_.deal.dealer]);
    const bool tricks_left = !play_.hand.summary && taken_.tricks_over() < kTricksPerHand;
    if (!play_.hand.bum_card && (play_.hand.tricks.empty() || !tricks_left))
      return games::ask(bum_card_fact(), entry_.question);
    if (tricks_left) return ask_trick();
    if (scored_.complete()) {
      entry_.question.text = text::say("The hand is complete.");
      return;
    }
    // Tricks, bum trick, last trick, then the cards as the palette has them (the bum card first), then the tie.
    if (find_missing("tricks") != nullptr)
      return games::ask(tricks_won_fact(), games::unknown_seats(taken_.tricks), names_, entry_.question);
    if (find_missing("bum_trick") != nullptr)
      return ask_seat(kBumTrick,
                      text::say("Who won trick {trick}, the bum card's number?", bum_number(*play_.hand.bum_card)));
    if (find_missing("last_trick") != nullptr) return ask_seat(kLastTrick, text::say(last_trick_fact().asks));
    for (const games::PaletteCard& item : entry_.palette) {
      if (!item.taker) return ask_captor(item);
    }
    ask_tie();
  }

  void ask_trick() {
    const CardSet out = noted_cards(play_.hand) - taken_.all_cards();
    games::ask_winner(entry_, out.empty() ? "" : text::say("Any of these cards in it?"), names_);
    const int trick = taken_.tricks_over() + 1;
    const bool bum = has_bum_number(trick);
    const bool last = trick == kTricksPerHand;
    if (!bum && !last) return;
    entry_.question.text += " ";
    entry_.question.text += bum && last ? text::say("It is the last trick and the king's: two points.")
                            : bum       ? text::say("It has the bum card's number.")
                                        : text::say("The last one costs a point.");
  }

  void ask_seat(std::string_view field, std::string text) {
    entry_.question.wants = games::Question::Wants::kSeat;
    entry_.question.field = field;
    entry_.question.text = std::move(text);
    entry_.question.choices = possible_seats(play_.deal, play_.hand, field);
  }

  void ask_captor(const games::PaletteCard& item) {
    const std::string card = to_text(item.card);
    ask_seat(games::card_field_of(games::kCapturedBy, item.card),
             play_.hand.summary ? text::say("Who captured {card} ({worth})?", card, item.caption)
                                : text::say("{card} is in no trick yet. Who captured it?", card));
  }

  void ask_tie() {
    games::Question& question = entry_.question;
    const Suit suit = play_.hand.bum_card->suit();
    if (const games::Missing* counts = find_missing(kBumSuit)) {
      games::ask(bum_suit_fact(), counts->seats, names_, question);
      question.text = text::say("{players} tie for most tricks. How many {suit} did {player} capture?",
                                games::join_names(taken_.with_most_tricks().list(), names_), suit_name(suit),
                                names_[counts->seats.front()]);
    } else if (const games::Missing* top = find_missing(kBumSuitTop)) {
      games::ask(bum_suit_top_fact(), top->seats, names_, question);
      question.text = text::say(kAskHigher.at(static_cast<std::size_t>(suit)),
                                games::join_names(top->seats, names_, games::Last::kOr));
    }
  }

  [[nodiscard]] const games::Missing* find_missing(std::string_view key) const {
    return games::find_missing(scored_.missing, key);
  }

  const Game::Play& play_;
  const games::Names& names_;
  Taken taken_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

}  // namespace nullo::tetka
