// What may be tapped in a hand of Tëtka, and what is asked next.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/tetka/fields.h"
#include "games/tetka/most_tricks.h"
#include "games/tetka/taken.h"
#include "games/tetka/tetka.h"
#include "games/words.h"

namespace nullo::tetka {
namespace {

using Wants = games::Question::Wants;

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Rules& rules, const games::Deal& deal, const Hand& hand, const games::Names& names)
      : rules_{rules},
        deal_{deal},
        hand_{hand},
        names_{names},
        taken_{taken(deal, hand)},
        missing_{Game::score(rules, deal, {}, hand).missing} {}

  games::Entry entry() {
    entry_.form = hand_.summary ? games::Form::kSummary : games::Form::kTricks;
    entry_.seats = kSeats;
    entry_.can_switch = true;
    bum_card_field();
    if (hand_.summary) {
      summary_fields();
    } else {
      tricks();
      left_over_fields();
    }
    tie_fields();
    palette();
    panel();
    explain_tie();
    question();
    return std::move(entry_);
  }

 private:
  void bum_card_field() {
    entry_.fields.emplace_back(
        games::CardField{std::string{kBumCard}, "Bum card", CardSet::full_pack(), hand_.bum_card});
  }

  void tricks() {
    entry_.tricks_in_hand = kTricksPerHand;
    for (std::size_t k = 0; k < kTricksPerHand; ++k) {
      games::TrickCell cell;
      if (k < hand_.tricks.size()) {
        cell.leader = taken_.outcomes[k].leader;
        cell.winner = taken_.outcomes[k].winner;
        cell.cards = hand_.tricks[k].cards;
        cell.is_play = hand_.tricks[k].is_play;
      } else if (k == hand_.tricks.size()) {
        cell.leader = next_leader();
      }
      cell.mark = mark(static_cast<int>(k) + 1);
      entry_.tricks.push_back(std::move(cell));
    }
    entry_.tricks_entered = taken_.tricks_over();
    if (taken_.tricks_over() < kTricksPerHand) {
      entry_.shortcuts.push_back(
          {std::string{kRest}, 'r', "All the rest goes to …", true, "{} takes all that is left"});
    }
  }

  // Who leads the current trick.
  [[nodiscard]] std::optional<Seat> next_leader() const {
    const auto over = static_cast<std::size_t>(taken_.tricks_over());
    if (over < hand_.tricks.size()) return taken_.outcomes[over].leader;
    return hand_.summary ? deal_.dealer.left(kSeats) : taken_.outcomes.next_leader;
  }

  [[nodiscard]] std::string mark(int trick) const {
    const bool bum = hand_.bum_card && bum_number(*hand_.bum_card) == trick;
    const bool last = trick == kTricksPerHand;
    if (bum && last) return "bum, last";
    return bum ? "bum" : last ? "last" : "";
  }

  // Scoring cards that were forgotten while the tricks were entered: only their captor is asked for.
  void left_over_fields() {
    if (taken_.tricks_over() == kTricksPerHand) {
      for (const Card card : noted_cards(hand_) - taken_.all_cards()) captured_field(card);
    }
    for (const Captured& captured : hand_.captured) captured_field(captured.card);
  }

  void captured_field(Card card) {
    const std::string id = captured_field_of(card);
    entry_.fields.emplace_back(games::SeatField{id, to_text(card), card, possible_seats(deal_, hand_, id),
                                                taken_.captor_of(card), std::nullopt});
  }

  void summary_fields() {
    const Summary& summary = *hand_.summary;
    games::CountsField tricks{std::string{kTricks}, "Tricks won", kTricksPerHand, kTricksPerHand, {}, {}, {}};
    tricks.values = summary.tricks.empty() ? games::Counts(kSeats) : summary.tricks;
    tricks.follows = followed(tricks.values, taken_.tricks);
    for (const Seat seat : Seats{kSeats}) {
      if (!taken_.tricks[seat]) tricks.asked.push_back(seat);
    }
    entry_.fields.emplace_back(std::move(tricks));
    trick_field(
        kBumTrick,
        hand_.bum_card ? fmt::format("Trick {}, the bum card's", bum_number(*hand_.bum_card)) : "The bum card's trick",
        summary.bum_trick, taken_.bum_trick);
    trick_field(kLastTrick, "The last trick", summary.last_trick, taken_.last_trick);
    const CardSet cards = noted_cards(hand_);
    if (hand_.bum_card) captured_field(*hand_.bum_card);
    for (const Card card : cards) {
      if (card != hand_.bum_card) captured_field(card);
    }
  }

  void trick_field(std::string_view id, std::string label, std::optional<Seat> entered, std::optional<Seat> known) {
    games::SeatField field{std::string{id}, std::move(label), std::nullopt, {}, entered, std::nullopt};
    field.choices = possible_seats(deal_, hand_, id);
    if (!entered) field.follows = known;
    entry_.fields.emplace_back(std::move(field));
  }

  static games::Counts followed(const games::Counts& entered, const games::Counts& known) {
    games::Counts follows(kSeats);
    for (const Seat seat : Seats{kSeats}) {
      if (!entered[seat]) follows[seat] = known[seat];
    }
    return follows;
  }

  // The tie breakers, once they are asked for or entered.
  void tie_fields() {
    const games::Missing* suit = find_missing("bum_suit");
    if (suit != nullptr || !hand_.bum_suit.empty()) {
      games::CountsField field{
          std::string{kBumSuit}, "Cards of the bum suit", kTricksPerHand, kTricksPerHand, {}, {}, {}};
      if (hand_.bum_card) field.label = fmt::format("Captured {}", suit_name(hand_.bum_card->suit()));
      field.values = hand_.bum_suit.empty() ? games::Counts(kSeats) : hand_.bum_suit;
      field.follows = followed(field.values, taken_.bum_suit);
      if (suit != nullptr) field.asked = suit->seats;
      entry_.fields.emplace_back(std::move(field));
    }
    const games::Missing* top = find_missing("bum_suit_top");
    if (top != nullptr || hand_.bum_suit_top) {
      games::SeatField field{std::string{kBumSuitTop}, "Highest of the bum suit", std::nullopt, {}, {}, std::nullopt};
      if (hand_.bum_card) field.label = fmt::format("Highest {}", to_text(hand_.bum_card->suit()));
      field.choices = possible_seats(deal_, hand_, kBumSuitTop);
      field.value = hand_.bum_suit_top;
      entry_.fields.emplace_back(std::move(field));
    }
  }

  // The bum card and the queens; each has its suit's key, the bum card `b` (and its suit's as well if it is a queen).
  void palette() {
    if (hand_.bum_card) palette_card(*hand_.bum_card);
    for (const Suit suit : kSuits) {
      const Card queen{Rank::kQueen, suit};
      if (queen != hand_.bum_card) palette_card(queen);
    }
  }

  void palette_card(Card card) {
    constexpr std::array<std::string_view, 4> kSuitKeys{"c", "d", "h", "s"};
    const bool bum = card == hand_.bum_card;
    const bool queen = card.rank() == Rank::kQueen;
    const bool is_tetka = queen && hand_.bum_card && card.suit() == hand_.bum_card->suit();
    games::PaletteCard item{card, "", "", std::nullopt, taken_.captor_of(card)};
    if (bum) item.keys = "b";
    if (queen) item.keys += kSuitKeys[static_cast<std::size_t>(card.suit())];
    const std::string bum_text = is_tetka ? "bum card and Tëtka, 3" : "bum card, 1";
    item.caption = bum ? bum_text : is_tetka ? "Tëtka, 2" : "queen, 1";
    for (std::size_t k = 0; k < hand_.tricks.size(); ++k) {
      for (const NotedCard& noted : hand_.tricks[k].cards) {
        if (noted.card == card) item.trick = static_cast<int>(k);
      }
    }
    entry_.palette.push_back(std::move(item));
  }

  void panel() {
    if (const auto bum = hand_.bum_card) {
      const std::string tetka = to_text(Card{Rank::kQueen, bum->suit()});
      entry_.panel.push_back(bum->rank() == Rank::kQueen
                                 ? fmt::format("The {} is the bum card and the Tëtka: 3 points", tetka)
                                 : fmt::format("The {} is the Tëtka: 2 points", tetka));
    }
    Amount points = 0;
    for (const Posting& posting : Game::score(rules_, deal_, {}, hand_).postings) points += posting.amount;
    if (points < kPointsPerHand) {
      entry_.panel.push_back(fmt::format("{} of {} points are still out", kPointsPerHand - points, kPointsPerHand));
    }
    const int most = *std::ranges::max_element(taken_.won);
    if (hand_.summary || most == 0) return;
    std::vector<Seat> ahead;
    for (const Seat seat : Seats{kSeats}) {
      if (taken_.won[seat] == most) ahead.push_back(seat);
    }
    entry_.panel.push_back(fmt::format("Most tricks {}: {} ({})",
                                       taken_.tricks_over() == kTricksPerHand ? "won" : "so far",
                                       games::join_names(ahead, names_), most));
  }

  // Which of the tied seats got the point for most tricks, and why.
  void explain_tie() {
    using Verdict = MostTricks::Verdict;
    if (!missing_.empty() || !hand_.bum_card) return;
    const MostTricks most = most_tricks(taken_, hand_.bum_card, hand_.bum_suit_top);
    if (most.tied.size() < 2) return;
    const std::string_view suit = suit_name(hand_.bum_card->suit());
    std::string text = fmt::format("Most tricks: {} won {} each", games::join_names(most.tied.list(), names_),
                                   taken_.won[most.tied.front()]);
    if (most.verdict == Verdict::kNobody) {
      entry_.explained.push_back(fmt::format("{} and none of the {}: nobody scores it.", text, suit));
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
      entry_.explained.push_back(fmt::format("{}; {} captured most {}, {} to {}.", text, taker, suit, own, next));
    } else if (level.size() == static_cast<std::size_t>(most.tied.size())) {
      entry_.explained.push_back(
          fmt::format("{}, and captured equally many {} ({}); {} has the highest of them.", text, suit, own, taker));
    } else {
      entry_.explained.push_back(fmt::format("{}; {} captured most {} ({} each), and {} the highest of them.", text,
                                             games::join_names(level, names_), suit, own, taker));
    }
  }

  // How many cards of the bum suit a seat captured, as entered or as known.
  [[nodiscard]] int suit_count(Seat seat) const {
    return taken_.bum_suit[seat].value_or(taken_.cards[seat].in_suit(hand_.bum_card->suit()).size());
  }

  void question() {
    entry_.question.heading = hand_heading();
    if (!hand_.bum_card && (hand_.summary || hand_.tricks.empty())) return ask_bum_card();
    if (!hand_.summary && taken_.tricks_over() < kTricksPerHand) return ask_trick();
    if (!hand_.bum_card) return ask_bum_card();
    if (missing_.empty()) {
      entry_.question.text = "The hand is complete.";
      return;
    }
    // Tricks, bum trick, last trick, then the cards as the palette has them (the bum card first), then the tie.
    if (const games::Missing* tricks = find_missing("tricks")) return ask_counts(*tricks, kTricks, count_seats());
    if (const games::Missing* bum = find_missing("bum_trick")) return ask_seat(*bum, kBumTrick, bum_trick_text());
    if (const games::Missing* last = find_missing("last_trick"))
      return ask_seat(*last, kLastTrick, Game::say(*last, names_));
    for (const games::PaletteCard& item : entry_.palette) {
      if (item.taker) continue;
      const games::Missing wanted{"captured", {item.card}, {}, 0};
      const std::string text = hand_.summary
                                   ? fmt::format("Who captured {} ({})?", to_text(item.card), item.caption)
                                   : fmt::format("{} is in no trick yet. Who captured it?", to_text(item.card));
      return ask_seat(wanted, captured_field_of(item.card), text);
    }
    if (const games::Missing* suit = find_missing("bum_suit")) return ask_counts(*suit, kBumSuit, suit->seats);
    if (const games::Missing* top = find_missing("bum_suit_top")) {
      const std::string text =
          fmt::format("{}: who has the higher {}?", games::join_names(top->seats, names_, "or"),
                      suit_name(hand_.bum_card->suit()).substr(0, suit_name(hand_.bum_card->suit()).size() - 1));
      return ask_seat(*top, kBumSuitTop, text);
    }
  }

  void ask_bum_card() {
    entry_.question.wants = Wants::kCard;
    entry_.question.field = kBumCard;
    entry_.question.text = "Which card was dealt last? It is the bum card.";
  }

  void ask_trick() {
    const int number = taken_.tricks_over() + 1;
    const Trick* open =
        static_cast<std::size_t>(taken_.tricks_over()) < hand_.tricks.size() ? &hand_.tricks.back() : nullptr;
    const std::optional<Seat> leader = next_leader();
    entry_.question.wants = Wants::kTrick;
    for (const Seat seat : Seats{kSeats}) entry_.question.choices.push_back(seat);
    entry_.question.heading = fmt::format("Trick {} of {}", number, kTricksPerHand);
    if (leader) entry_.question.heading += fmt::format(" – {} leads", names_[*leader]);
    CardSet noted;
    if (open != nullptr) {
      for (const NotedCard& card : open->cards) noted.insert(card.card);
    }
    const CardSet out = noted_cards(hand_) - taken_.all_cards() - noted;
    const std::string who = noted.empty() ? "Who won?" : games::who_won_with(noted);
    entry_.question.text = out.empty() || !noted.empty() ? who : "Any of these cards in it? " + who;
    const std::string why = mark(number);
    if (why == "bum") entry_.question.text += " It has the bum card's number.";
    if (why == "last") entry_.question.text += " The last one costs a point.";
    if (why == "bum, last") entry_.question.text += " It is the last trick and the king's: two points.";
  }

  void ask_seat(const games::Missing& wanted, std::string_view field, std::string text) {
    entry_.question.wants = Wants::kSeat;
    entry_.question.field = field;
    entry_.question.text = std::move(text);
    entry_.question.choices = wanted.seats.empty() ? possible_seats(deal_, hand_, field) : wanted.seats;
  }

  void ask_counts(const games::Missing& wanted, std::string_view field, const std::vector<Seat>& seats) {
    entry_.question.wants = Wants::kCount;
    entry_.question.field = field;
    entry_.question.seat = seats.front();
    entry_.question.choices = seats;
    if (wanted.key == "tricks") {
      entry_.question.text = fmt::format("How many tricks did {} win?", names_[seats.front()]);
      return;
    }
    const std::vector<Seat> tied = most_tricks(taken_, hand_.bum_card, std::nullopt).tied.list();
    entry_.question.text =
        fmt::format("{} tie for most tricks. How many {} did {} capture?", games::join_names(tied, names_),
                    suit_name(hand_.bum_card->suit()), names_[seats.front()]);
  }

  [[nodiscard]] std::vector<Seat> count_seats() const {
    std::vector<Seat> seats;
    for (const Seat seat : Seats{kSeats}) {
      if (!taken_.tricks[seat]) seats.push_back(seat);
    }
    return seats;
  }

  [[nodiscard]] std::string bum_trick_text() const {
    return fmt::format("Who won trick {}, the bum card's number?", bum_number(*hand_.bum_card));
  }

  [[nodiscard]] std::string hand_heading() const {
    return fmt::format("Hand {} of {} – {} dealt", deal_.number + 1, kSeats * rules_.orbits, names_[deal_.dealer]);
  }

  [[nodiscard]] const games::Missing* find_missing(std::string_view key) const {
    return games::find_missing(missing_, key);
  }

  const Rules& rules_;
  const games::Deal& deal_;
  const Hand& hand_;
  const games::Names& names_;
  Taken taken_;
  std::vector<games::Missing> missing_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Rules& rules, const games::Deal& deal, const State&, const Hand& hand,
                         const games::Names& names) {
  return Asking{rules, deal, hand, names}.entry();
}

}  // namespace nullo::tetka
