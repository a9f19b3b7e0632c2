// Facts of a hand of Put and Take that contradict each other. Source: docs/documents.md#put_and_take; put_and_take P1.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "core/card_set.h"
#include "games/put_and_take/matches.h"
#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"
#include "games/sentence.h"

namespace nullo::put_and_take {
namespace {

// A round and the key that it has in a document.
struct KeyedRound {
  const Round& round;
  std::string_view key;

  [[nodiscard]] std::string card_at(std::size_t turn) const { return fmt::format("/{}/{}", key, turn); }
  [[nodiscard]] std::string matches_at(std::size_t turn) const { return fmt::format("/{}_matches/{}", key, turn); }
};

// Checks one hand; each function adds the conflicts of one rule.
class Examination {
 public:
  explicit Examination(const Game::Play& play)
      : play_{play}, rounds_{KeyedRound{play.hand.put, "put"}, KeyedRound{play.hand.take, "take"}} {}

  std::vector<games::Conflict> run() {
    matches_or_cards();
    cards_lie_in_one_place();
    take_follows_put();
    for (const KeyedRound& keyed : rounds_) {
      dealer_holds_none(keyed);
      matches_have_a_card(keyed);
    }
    if (conflicts_.empty()) matches_are_of_one_pack();
    if (conflicts_.empty()) hands_hold_five();
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  void see(Card card, const std::string& place) {
    if (seen_.contains(card)) {
      conflict({{place, "each card of the pack once", fmt::format("the {} again", to_string(card))}},
               fmt::format("The {} has been entered already.", to_string(card)));
    }
    seen_.insert(card);
  }

  [[nodiscard]] std::string dealer_has_none() const {
    return fmt::format("{} deals and holds no cards.", games::seat_text(play_.deal.dealer));
  }

  // "Of the sevens one is turned up: there are only three more."
  static std::string so_many_are_left(std::optional<Rank> rank, int left) {
    constexpr std::array<std::string_view, kCardsOfARank + 1> kTurned{"", "one is", "two are", "three are", "all are"};
    constexpr std::array<std::string_view, kCardsOfARank> kLeft{"are no more", "is only one more", "are only two more",
                                                                "are only three more"};
    return fmt::format("Of the {} {} turned up: there {}.", rank ? all_of(*rank) : "four",
                       kTurned.at(static_cast<std::size_t>(kCardsOfARank - left)),
                       kLeft.at(static_cast<std::size_t>(left)));
  }

  void matches_or_cards() {
    if (play_.hand.cards.empty()) return;
    for (const KeyedRound& keyed : rounds_) {
      if (keyed.round.matches.empty()) continue;
      conflict({{fmt::format("/{}_matches", keyed.key), "the matches or \"cards\", not both", "both"}},
               "The matches follow from everybody's cards.");
    }
  }

  void cards_lie_in_one_place() {
    for (const KeyedRound& keyed : rounds_) {
      for (std::size_t i = 0; i < keyed.round.turned.size(); ++i) see(keyed.round.turned[i], keyed.card_at(i));
    }
    if (play_.hand.cards.empty()) return;
    for (const Seat seat : Seats{play_.deal.seats}) {
      const std::vector<Card>& held = play_.hand.cards[seat];
      for (std::size_t i = 0; i < held.size(); ++i) see(held[i], fmt::format("/cards/{}/{}", seat.index(), i));
      if (seat == play_.deal.dealer && !held.empty()) {
        conflict({{fmt::format("/cards/{}", seat.index()), "null, as the dealer holds no cards",
                   fmt::format("{} cards", held.size())}},
                 dealer_has_none());
      }
    }
  }

  void take_follows_put() {
    const int put = turned_in(play_.hand, play_.hand.put);
    if (turned_in(play_.hand, play_.hand.take) == 0 || put == kTurns) return;
    const std::string_view place = play_.hand.take.turned.empty() ? "/take_matches" : "/take";
    conflict({{std::string{place}, "nothing before five cards were turned in the put round",
               fmt::format("{} of them", put)}},
             "Five cards are turned in the put round first.");
  }

  void dealer_holds_none(const KeyedRound& keyed) {
    for (std::size_t i = 0; i < keyed.round.matches.size(); ++i) {
      const std::optional<int> held = keyed.round.matches[i][play_.deal.dealer];
      if (held.value_or(0) == 0) continue;
      conflict({{fmt::format("{}/{}", keyed.matches_at(i), play_.deal.dealer.index()),
                 "0, as the dealer holds no cards", fmt::format("{}", *held)}},
               dealer_has_none());
    }
  }

  // If the cards turned are entered, there are no matches of further ones.
  void matches_have_a_card(const KeyedRound& keyed) {
    const std::size_t turned = keyed.round.turned.size();
    if (turned == 0 || keyed.round.matches.size() <= turned) return;
    conflict({{keyed.matches_at(turned), fmt::format("matches of {} turned cards", turned), "one more"},
              {fmt::format("/{}", keyed.key), fmt::format("{} turned cards", keyed.round.matches.size()),
               fmt::format("{}", turned)}},
             "Enter first which card was turned.");
  }

  // A card turned: its round, its number there from 0, and its rank if that is known.
  struct Turn {
    const KeyedRound* keyed;
    std::size_t number;
    [[nodiscard]] std::optional<Rank> rank() const {
      if (number >= keyed->round.turned.size()) return std::nullopt;
      return keyed->round.turned[number].rank();
    }
    [[nodiscard]] const games::Counts& matches() const { return keyed->round.matches[number]; }
    [[nodiscard]] std::string place() const { return keyed->matches_at(number); }
  };

  [[nodiscard]] int turned_of(const Turn& turn) const {
    if (!turn.rank()) return 1;
    int count = 0;
    for (const KeyedRound& keyed : rounds_) {
      for (const Card card : keyed.round.turned) count += card.rank() == *turn.rank() ? 1 : 0;
    }
    return count;
  }

  // A card that is turned is held by nobody, and a card that is held is held in both rounds.
  void matches_are_of_one_pack() {
    std::vector<Turn> before;
    for (const KeyedRound& keyed : rounds_) {
      for (std::size_t i = 0; i < keyed.round.matches.size(); ++i) {
        const Turn turn{&keyed, i};
        const int most = kCardsOfARank - turned_of(turn);
        const int held = games::known_sum(turn.matches());
        if (held > most) {
          conflict({{turn.place(),
                     fmt::format("at most {} cards of a rank of which {} are turned", most, kCardsOfARank - most),
                     fmt::format("{}", held)}},
                   so_many_are_left(turn.rank(), most));
        }
        for (const Turn& earlier : before) {
          if (turn.rank() && turn.rank() == earlier.rank()) same_matches(earlier, turn);
        }
        before.push_back(turn);
      }
    }
  }

  void same_matches(const Turn& earlier, const Turn& turn) {
    for (const Seat seat : Seats{play_.deal.seats}) {
      const std::optional<int> then = earlier.matches()[seat];
      const std::optional<int> now = turn.matches()[seat];
      if (!then || !now || *then == *now) continue;
      conflict({{fmt::format("{}/{}", turn.place(), seat.index()),
                 fmt::format("{}, as the cards stay in hand and the rank was turned before", *then),
                 fmt::format("{}", *now)},
                {fmt::format("{}/{}", earlier.place(), seat.index()),
                 fmt::format("{}, as the rank is turned again", *now), fmt::format("{}", *then)}},
               fmt::format("The {} were turned before: {} held {} of them, and holds them still.", all_of(*turn.rank()),
                           games::seat_text(seat), *then));
    }
  }

  // The matches of different ranks are different cards; no seat has more than five.
  void hands_hold_five() {
    for (const Seat seat : Seats{play_.deal.seats}) {
      std::vector<Rank> ranks;
      int held = 0;
      for (const KeyedRound& keyed : rounds_) {
        for (std::size_t i = 0; i < keyed.round.matches.size(); ++i) {
          const Turn turn{&keyed, i};
          if (!turn.rank() || std::ranges::find(ranks, *turn.rank()) != ranks.end()) continue;
          ranks.push_back(*turn.rank());
          held += turn.matches()[seat].value_or(0);
          if (held <= kCardsOfAPlayer) continue;
          conflict({{fmt::format("{}/{}", turn.place(), seat.index()),
                     fmt::format("matches of five cards in all that {} holds", games::seat_text(seat)),
                     fmt::format("{}", held)}},
                   fmt::format("{} holds five cards, but these are {}.", games::seat_text(seat), held));
          break;
        }
      }
    }
  }

  const Game::Play& play_;
  std::array<KeyedRound, 2> rounds_;
  CardSet seen_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) { return Examination{play}.run(); }

}  // namespace nullo::put_and_take
