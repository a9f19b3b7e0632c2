// Facts of a Tëtka hand that contradict each other. Source: docs/documents.md#tetka; every conflict names the places
// that may be wrong.
#include <algorithm>
#include <numeric>

#include <fmt/core.h>

#include "core/unknown.h"
#include "games/sentence.h"
#include "games/tetka/most_tricks.h"
#include "games/tetka/taken.h"
#include "games/tetka/tetka.h"
#include "games/tricks.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::tetka {
namespace {

constexpr int kCardsPerTrick = kSeats;

std::string count_at(std::string_view list, Seat seat) { return fmt::format("{}/{}", list, seat.index()); }
using games::captured_at;

// Checks one hand; each function adds the conflicts of one rule.
class Examination {
 public:
  explicit Examination(const Game::Play& play) : play_{play}, taken_{taken(play.deal, play.hand)} {}

  std::vector<games::Conflict> run() {
    games::check_tricks(play_.hand.tricks, taken_.outcomes, play_.deal.dealer.left(kSeats), kTrickRules, conflicts_);
    bum_card_is_the_dealers();
    if (play_.hand.summary) {
      games::check_one_form(play_.hand.captured, play_.hand.tricks, conflicts_);
      counts_add_up("/summary/tricks", play_.hand.summary->tricks);
      king_names_one_trick();
      named_tricks_exist();
    } else {
      games::check_beside(play_.hand.captured, play_.hand.tricks, taken_.outcomes, kTrickRules, conflicts_);
    }
    counts_add_up("/bum_suit", play_.hand.bum_suit);
    if (conflicts_.empty()) cards_fit();
    if (conflicts_.empty()) bum_suit_fits();
    if (conflicts_.empty()) top_is_possible();
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  // The bum card was turned up in the dealer's hand, so nobody else can have played it.
  void bum_card_is_the_dealers() {
    if (!play_.hand.bum_card) return;
    for (std::size_t k = 0; k < play_.hand.tricks.size(); ++k) {
      const Trick& trick = play_.hand.tricks[k];
      for (std::size_t i = 0; i < trick.cards.size(); ++i) {
        const std::optional<Seat> by = games::player_of(trick, i, taken_.outcomes[k].leader, kSeats);
        if (trick.cards[i].card != *play_.hand.bum_card || !by || *by == play_.deal.dealer) continue;
        const std::string card = to_string(*play_.hand.bum_card);
        const std::string dealer = games::seat_text(play_.deal.dealer);
        const std::string player = games::seat_text(*by);
        const std::string place = games::card_at(trick, k, i) + (trick.cards[i].by ? "/by" : "");
        conflict({{place, text::say("the {card} played by {dealer}, the dealer", card, dealer), player},
                  {"/bum_card", text::say("a card of {dealer}, the dealer", dealer),
                   text::say("the {card}, which {player} played", card, player)},
                  {"/dealer", text::say("{player}, who played the bum card {card}", player, card), dealer}},
                 text::say("{dealer} dealt and got the {card}, so {player} did not play it.", dealer, card, player));
      }
    }
  }

  void counts_add_up(std::string_view list, const games::Counts& counts) {
    const int sum = games::known_sum(counts);
    const bool all_known = !any_unknown(counts);
    if (counts.empty() || (all_known ? sum == kTricksPerHand : sum <= kTricksPerHand)) return;
    conflict({{std::string{list}, text::say("counts that add up to {count}", kTricksPerHand), fmt::format("{}", sum)}},
             text::say("That makes {count} of {total}.", sum, kTricksPerHand));
  }

  void king_names_one_trick() {
    const Summary& summary = *play_.hand.summary;
    if (!is_king() || !summary.bum_trick || !summary.last_trick || *summary.bum_trick == *summary.last_trick) return;
    const std::string last = games::seat_text(*summary.last_trick);
    const std::string bum = games::seat_text(*summary.bum_trick);
    conflict({{"/summary/last_trick", text::say("{player}, who won the king's trick, the last one", bum), last},
              {"/summary/bum_trick", text::say("{player}, who won the last trick, the king's", last), bum},
              {"/bum_card", text::say("no king, as its trick and the last one went to two seats"),
               to_string(*play_.hand.bum_card)}},
             text::say("The king's trick is the last one: {player} and {other} cannot both have won it.", bum, last));
  }

  // A seat named as the winner of a trick has won one; of two different tricks, two.
  void named_tricks_exist() {
    const Summary& summary = *play_.hand.summary;
    for (const Seat seat : Seats{kSeats}) {
      const int named = tricks_named(seat);
      // Counts that are too many leave a negative rest, which is a fault of its own.
      if (!taken_.tricks[seat] || *taken_.tricks[seat] < 0 || *taken_.tricks[seat] >= named) continue;
      const std::string has = text::say("{player} with {count}", games::seat_text(seat), *taken_.tricks[seat]);
      const std::string wants =
          named == 1 ? text::say("a seat that won a trick") : text::say("a seat that won two tricks");
      std::vector<Fault> ways{{count_at("/summary/tricks", seat), text::say("at least {count}, as named", named), has}};
      if (summary.bum_trick == seat) ways.push_back({"/summary/bum_trick", wants, has});
      if (summary.last_trick == seat) ways.push_back({"/summary/last_trick", wants, has});
      const text::Sentence said =
          named > 1 ? text::mark("{player} won the bum card's trick and the last one, so at least {count}.")
          : summary.last_trick == seat ? text::mark("{player} won the last trick, so at least {count}.")
                                       : text::mark("{player} won the bum card's trick, so at least {count}.");
      conflict(std::move(ways), text::say(said, games::seat_text(seat), named));
    }
  }

  // Nobody captures more than four cards a trick, and the tricks of all are thirteen.
  void cards_fit() {
    int needed = 0;
    for (const Seat seat : Seats{kSeats}) {
      const int cards = cards_taken(seat);
      const int tricks = std::max((cards + kCardsPerTrick - 1) / kCardsPerTrick, tricks_named(seat));
      needed += std::max(tricks, taken_.won[seat]);
      if (!taken_.tricks[seat] || tricks <= *taken_.tricks[seat]) continue;
      too_many_cards(seat, cards, *taken_.tricks[seat]);
    }
    if (conflicts_.empty() && needed > kTricksPerHand) {
      const std::string expected = text::say_count(kTricksPerHand, "cards and counts that fit into {count} trick",
                                                   "cards and counts that fit into {count} tricks");
      const std::string found =
          text::say_count(needed, "at least {count} trick needed", "at least {count} tricks needed");
      conflict(
          {{play_.hand.summary ? "/summary" : "/tricks", expected, found}, {"/bum_suit", expected, found}},
          text::say_count(needed, "These cards and counts need at least {count} trick: there are {total}.",
                          "These cards and counts need at least {count} tricks: there are {total}.", kTricksPerHand));
    }
  }

  void too_many_cards(Seat seat, int cards, int tricks) {
    const std::string cards_text = text::say_count(cards, "{count} card", "{count} cards");
    const std::string tricks_text = text::say_count(tricks, "{count} trick", "{count} tricks");
    const std::string found = text::say("{cards} in {tricks}", cards_text, tricks_text);
    const std::string expected = text::say_count(kCardsPerTrick * tricks, "at most {count} card captured by {player}",
                                                 "at most {count} cards captured by {player}", games::seat_text(seat));
    std::vector<Fault> ways;
    if (play_.hand.summary) {
      ways.push_back({count_at("/summary/tricks", seat),
                      text::say_count(cards, "tricks that hold {count} card", "tricks that hold {count} cards"),
                      found});
      for (const Captured& captured : play_.hand.summary->captured) {
        if (captured.by == seat) ways.push_back({captured_at(captured.card), expected, found});
      }
    }
    if (taken_.bum_suit[seat]) ways.push_back({count_at("/bum_suit", seat), expected, found});
    conflict(std::move(ways), text::say("{player} won {tricks}: that is no room for {cards}.", games::seat_text(seat),
                                        tricks_text, cards_text));
  }

  // The counts of the bum suit agree with its known cards.
  void bum_suit_fits() {
    if (!play_.hand.bum_card || play_.hand.bum_suit.empty()) return;
    const Suit suit = play_.hand.bum_card->suit();
    int needed = 0;
    for (const Seat seat : Seats{kSeats}) {
      const CardSet known = taken_.cards[seat].in_suit(suit);
      needed += taken_.bum_suit[seat].value_or(known.size());
      if (taken_.bum_suit[seat].value_or(known.size()) >= known.size()) continue;
      const std::string expected = text::say("at least {count}, the {suit} that {player} is known to have captured",
                                             known.size(), suit_name(suit), games::seat_text(seat));
      std::vector<Fault> ways{{count_at("/bum_suit", seat), expected, fmt::format("{}", *taken_.bum_suit[seat])}};
      for (const Card card : known) {
        const auto same = [card](const Captured& captured) { return captured.card == card; };
        const bool beside = std::ranges::any_of(play_.hand.captured, same);
        if (!play_.hand.summary && !beside) continue;
        ways.push_back(
            {beside ? games::beside_at(card) : captured_at(card),
             text::say("no more {suit} of {player} than its count says", suit_name(suit), games::seat_text(seat)),
             fmt::format("{}", known.size())});
      }
      const text::Sentence said = known.size() == 1 ? text::mark("{player} has the {card}, so at least {count}.")
                                                    : text::mark("{player} has {cards}, so at least {count}.");
      conflict(std::move(ways), text::say(said, games::seat_text(seat), games::join_cards(known), known.size()));
    }
    if (conflicts_.empty() && needed > kTricksPerHand) {
      conflict({{"/bum_suit", text::say("counts that leave room for the {suit} known to be captured", suit_name(suit)),
                 text::say("{count} in all", needed)}},
               text::say("With the {suit} that are known already, that makes {count} of {total}.", suit_name(suit),
                         needed, kTricksPerHand));
    }
    if (conflicts_.empty() &&
        most_tricks(taken_, play_.hand.bum_card, std::nullopt).verdict == MostTricks::Verdict::kNever) {
      conflict({{"/bum_suit", text::say("counts that the tricks won can hold"), text::say("counts that they cannot")}},
               text::say("With these counts the {suit} do not fit into the tricks won.", suit_name(suit)));
    }
  }

  // The seat entered for the highest card of the suit has a card of it, and is among those still tied if they are
  // known.
  void top_is_possible() {
    if (!play_.hand.bum_suit_top || !play_.hand.bum_card) return;
    const Seat top = *play_.hand.bum_suit_top;
    const std::string suit = suit_name(play_.hand.bum_card->suit());
    if (taken_.bum_suit[top] == 0 || taken_.tricks[top] == 0) {
      conflict({{"/bum_suit_top", text::say("a seat that captured a card of the bum suit"), games::seat_text(top)}},
               text::say("{player} captured no {suit}, so not the highest of them.", games::seat_text(top), suit));
      return;
    }
    const MostTricks without = most_tricks(taken_, play_.hand.bum_card, std::nullopt);
    const MostTricks with = most_tricks(taken_, play_.hand.bum_card, top);
    const bool not_asked_about = without.verdict == MostTricks::Verdict::kAskTop && !without.between.contains(top);
    if (with.verdict != MostTricks::Verdict::kNever && !not_asked_about) return;
    std::string said =
        text::say("{player} cannot be tied and have the highest of the {suit}.", games::seat_text(top), suit);
    if (without.verdict == MostTricks::Verdict::kAskTop) {
      std::string who;
      for (const Seat seat : without.between) {
        who = who.empty() ? games::seat_text(seat) : text::say("{names} or {last}", who, games::seat_text(seat));
      }
      said = text::say("Of those still tied only {players} can have the highest of the {suit}.", who, suit);
    }
    conflict({{"/bum_suit_top", text::say("one of the seats still tied that can have the highest card"),
               games::seat_text(top)}},
             std::move(said));
  }

  [[nodiscard]] bool is_king() const { return play_.hand.bum_card && play_.hand.bum_card->rank() == Rank::kKing; }

  // How many different tricks the summary names this seat for.
  [[nodiscard]] int tricks_named(Seat seat) const {
    if (!play_.hand.summary) return 0;
    const bool bum = play_.hand.summary->bum_trick == seat;
    const bool last = play_.hand.summary->last_trick == seat;
    if (bum && last) return play_.hand.bum_card && !is_king() ? 2 : 1;
    return bum || last ? 1 : 0;
  }

  // How many cards a seat has captured for certain, the counted ones of the bum suit included.
  [[nodiscard]] int cards_taken(Seat seat) const {
    const CardSet known = taken_.cards[seat];
    if (!play_.hand.bum_card || !taken_.bum_suit[seat]) return known.size();
    const int in_suit = known.in_suit(play_.hand.bum_card->suit()).size();
    return known.size() - in_suit + std::max(in_suit, *taken_.bum_suit[seat]);
  }

  const Game::Play& play_;
  Taken taken_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) { return Examination{play}.run(); }

}  // namespace nullo::tetka
