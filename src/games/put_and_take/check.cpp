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
#include "text/say.h"

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
      conflict({{place, text::say("each card of the pack once"), text::say("the {card} again", to_string(card))}},
               text::say("The {card} has been entered already.", to_string(card)));
    }
    seen_.insert(card);
  }

  [[nodiscard]] std::string dealer_has_none() const {
    return text::say("{player} deals and holds no cards.", games::seat_text(play_.deal.dealer));
  }

  // "Of the sevens one is turned up: there are only three more."
  static std::string so_many_are_left(std::optional<Rank> rank, int left) {
    if (!rank) return text::say("Of the four one is turned up: there are only three more.");
    constexpr std::array<text::Sentence, kCardsOfARank> kSoMany{
        text::mark("Of the {cards} all are turned up: there are no more."),
        text::mark("Of the {cards} three are turned up: there is only one more."),
        text::mark("Of the {cards} two are turned up: there are only two more."),
        text::mark("Of the {cards} one is turned up: there are only three more."),
    };
    return text::say(kSoMany.at(static_cast<std::size_t>(left)), all_of(*rank));
  }

  void matches_or_cards() {
    if (play_.hand.cards.empty()) return;
    for (const KeyedRound& keyed : rounds_) {
      if (keyed.round.matches.empty()) continue;
      conflict(
          {{fmt::format("/{}_matches", keyed.key), text::say("the matches or \"cards\", not both"), text::say("both")}},
          text::say("The matches follow from everybody's cards."));
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
        conflict({{fmt::format("/cards/{}", seat.index()), text::say("null, as the dealer holds no cards"),
                   text::say_count(held.size(), "{count} card", "{count} cards")}},
                 dealer_has_none());
      }
    }
  }

  void take_follows_put() {
    const int put = turned_in(play_.hand, play_.hand.put);
    if (turned_in(play_.hand, play_.hand.take) == 0 || put == kTurns) return;
    const std::string_view place = play_.hand.take.turned.empty() ? "/take_matches" : "/take";
    conflict({{std::string{place}, text::say("nothing before five cards were turned in the put round"),
               text::say("{count} of them", put)}},
             text::say("Five cards are turned in the put round first."));
  }

  void dealer_holds_none(const KeyedRound& keyed) {
    for (std::size_t i = 0; i < keyed.round.matches.size(); ++i) {
      const std::optional<int> held = keyed.round.matches[i][play_.deal.dealer];
      if (held.value_or(0) == 0) continue;
      conflict({{fmt::format("{}/{}", keyed.matches_at(i), play_.deal.dealer.index()),
                 text::say("0, as the dealer holds no cards"), fmt::format("{}", *held)}},
               dealer_has_none());
    }
  }

  // If the cards turned are entered, there are no matches of further ones.
  void matches_have_a_card(const KeyedRound& keyed) {
    const std::size_t turned = keyed.round.turned.size();
    if (turned == 0 || keyed.round.matches.size() <= turned) return;
    conflict({{keyed.matches_at(turned),
               text::say_count(turned, "matches of {count} turned card", "matches of {count} turned cards"),
               text::say("one more")},
              {fmt::format("/{}", keyed.key),
               text::say_count(keyed.round.matches.size(), "{count} turned card", "{count} turned cards"),
               fmt::format("{}", turned)}},
             text::say("Enter first which card was turned."));
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
          conflict(
              {{turn.place(),
                text::say("at most {count} cards of a rank of which {number} are turned", most, kCardsOfARank - most),
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
                 text::say("{count}, as the cards stay in hand and the rank was turned before", *then),
                 fmt::format("{}", *now)},
                {fmt::format("{}/{}", earlier.place(), seat.index()),
                 text::say("{count}, as the rank is turned again", *now), fmt::format("{}", *then)}},
               text::say("The {cards} were turned before: {player} held {count} of them, and holds them still.",
                         all_of(*turn.rank()), games::seat_text(seat), *then));
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
                     text::say("matches of five cards in all that {player} holds", games::seat_text(seat)),
                     fmt::format("{}", held)}},
                   text::say("{player} holds five cards, but these are {count}.", games::seat_text(seat), held));
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
