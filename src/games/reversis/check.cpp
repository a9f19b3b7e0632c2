// Facts of a hand of Reversis that contradict each other. Source: docs/documents.md#reversis; every conflict names the
// places that may be wrong.
#include <algorithm>
#include <array>
#include <bitset>
#include <vector>

#include <fmt/core.h>

#include "games/reversis/espagnolette.h"
#include "games/reversis/known.h"
#include "games/reversis/reversis.h"
#include "games/sentence.h"
#include "games/tricks.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::reversis {
namespace {

std::string points_at(Seat seat) { return fmt::format("/points/{}", seat.index()); }

// How many aces, kings, queens and jacks.
using Ranks = std::array<int, 4>;
constexpr std::array<CardSet, 4> kByWorth{kAces, kKings, kQueens, kJacks};
constexpr std::array<int, 4> kWorth{4, 3, 2, 1};

// Whether honours that lie in no known pile can be shared out so that each pile comes to its points.
class SharingOut {
 public:
  explicit SharingOut(CardSet honours) {
    for (std::size_t i = 0; i < kByWorth.size(); ++i) all_[i] = (honours & kByWorth[i]).size();
    reached_.set(0);
  }

  // Gives a pile cards that come to `points`, at most `most_cards` of them.
  void give(int points, int most_cards) {
    std::vector<Ranks> piles;
    for_all([&](const Ranks& ranks) {
      int worth = 0;
      int cards = 0;
      for (std::size_t i = 0; i < ranks.size(); ++i) {
        worth += ranks[i] * kWorth[i];
        cards += ranks[i];
      }
      if (worth == points && cards <= most_cards) piles.push_back(ranks);
    });
    Set next;
    for_all([&](const Ranks& given) {
      if (!reached_.test(number_of(given))) return;
      for (const Ranks& pile : piles) {
        Ranks sum = given;
        bool enough = true;
        for (std::size_t i = 0; i < sum.size(); ++i) enough = (sum[i] += pile[i]) <= all_[i] && enough;
        if (enough) next.set(number_of(sum));
      }
    });
    reached_ = next;
  }

  // Whether so much can have been given that at most `cards` are left over.
  [[nodiscard]] bool leaves_at_most(int cards) const {
    bool fits = false;
    for_all([&](const Ranks& given) {
      int left = 0;
      for (std::size_t i = 0; i < given.size(); ++i) left += all_[i] - given[i];
      fits = fits || (left <= cards && reached_.test(number_of(given)));
    });
    return fits;
  }

 private:
  static constexpr std::size_t kStates = 625;  // 0 to 4 of each
  using Set = std::bitset<kStates>;

  static std::size_t number_of(const Ranks& ranks) {
    std::size_t number = 0;
    for (const int count : ranks) number = number * 5 + static_cast<std::size_t>(count);
    return number;
  }

  // Calls use() for each combination of the cards that there are.
  template <class Use>
  void for_all(Use use) const {
    Ranks ranks{};
    for (ranks[0] = 0; ranks[0] <= all_[0]; ++ranks[0]) {
      for (ranks[1] = 0; ranks[1] <= all_[1]; ++ranks[1]) {
        for (ranks[2] = 0; ranks[2] <= all_[2]; ++ranks[2]) {
          for (ranks[3] = 0; ranks[3] <= all_[3]; ++ranks[3]) use(ranks);
        }
      }
    }
  }

  Ranks all_{};
  Set reached_;
};

// Checks one hand; each function adds the conflicts of one rule.
class Examination {
 public:
  explicit Examination(const Game::Play& play) : play_{play}, known_{known(play.deal, play.hand)} {}

  std::vector<games::Conflict> run() {
    talon_lies_apart();
    games::check_tricks(play_.hand.tricks, known_.outcomes, first_leader(play_.deal), known_.trick_rules(), conflicts_);
    if (conflicts_.empty()) points_can_be();
    if (conflicts_.empty()) espagnolette_can_be();
    if (conflicts_.empty()) claims_were_led();
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  // The card at this place of the list does not stand before it.
  void stands_once(const std::vector<Card>& cards, std::size_t at_place, const std::string& place,
                   text::Sentence expected) {
    const Card card = cards[at_place];
    if (std::ranges::find(cards, card) - cards.begin() == static_cast<std::ptrdiff_t>(at_place)) return;
    conflict({{place, text::say(expected), text::say("the {card} a second time", to_string(card))}},
             text::say("The {card} has been entered already.", to_string(card)));
  }

  // A card of the talon was played by nobody, and lies there only once.
  void talon_lies_apart() {
    for (std::size_t i = 0; i < play_.hand.talon.size(); ++i) {
      const Card card = play_.hand.talon[i];
      const std::string place = fmt::format("/talon/{}", i);
      stands_once(play_.hand.talon, i, place, text::mark("four different cards"));
      for (std::size_t k = 0; k < play_.hand.tricks.size(); ++k) {
        for (std::size_t j = 0; j < play_.hand.tricks[k].cards.size(); ++j) {
          if (play_.hand.tricks[k].cards[j].card != card) continue;
          conflict({{place, text::say("a card that was not played"),
                     text::say("the {card} of trick {trick}", to_string(card), k + 1)},
                    {games::card_at(play_.hand.tricks[k], k, j), text::say("a card that does not lie in the talon"),
                     to_string(card)}},
                   text::say("The {card} is in the talon, so nobody played it.", to_string(card)));
        }
      }
    }
  }

  // ---- points

  void points_can_be() {
    if (play_.hand.points.empty()) return;
    for (const Seat seat : Seats{kSeats}) pile_can_be(seat);
    if (!conflicts_.empty()) return;
    const int sum = games::known_sum(play_.hand.points);
    if (sum > kPointsInPack) {
      return conflict({{"/points", text::say("sums of at most {points}, all points of the pack", kPointsInPack),
                        fmt::format("{}", sum)}},
                      text::say("That makes {points} points; the pack has {all}.", sum, kPointsInPack));
    }
    if (known_.all_over()) points_share_out();
  }

  // A pile has at least the points known to lie in it, and none if its seat won no trick.
  void pile_can_be(Seat seat) {
    if (!play_.hand.points[seat]) return;
    const int entered = *play_.hand.points[seat];
    const CardSet cards = known_.captured[at(seat)];
    if (entered < points_of(cards)) {
      const std::string honours = games::join_cards(cards & kHonours);
      conflict({{points_at(seat), text::say("at least {points}, the points of {cards}", points_of(cards), honours),
                 fmt::format("{}", entered)},
                {"/tricks",
                 text::say_count(entered, "cards for {count} point of {player}", "cards for {count} points of {player}",
                                 games::seat_text(seat)),
                 fmt::format("{}", points_of(cards))}},
               text::say_count(points_of(cards), "{player} has {cards}, so at least {count} point.",
                               "{player} has {cards}, so at least {count} points.", games::seat_text(seat), honours));
    } else if (known_.all_over() && known_.tricks[at(seat)] == 0 && entered > 0) {
      conflict({{points_at(seat), text::say("0, as {player} won no trick", games::seat_text(seat)),
                 fmt::format("{}", entered)},
                {"/tricks", text::say("a trick of {player}, who counted {points}", games::seat_text(seat), entered),
                 text::say("none")}},
               text::say("{player} won no trick, so 0 points.", games::seat_text(seat)));
    }
  }

  // The honours that nobody noted make up the rest of each pile that was counted. What is left of them fits into the
  // piles that were not counted and, if the talon was not entered, four cards there.
  void points_share_out() {
    SharingOut sharing{known_.honours_out()};
    bool below = false;
    int room = known_.talon.empty() ? kTalonCards : 0;
    for (const Seat seat : Seats{kSeats}) {
      if (!known_.points[seat]) {
        room += room_in_pile(seat);
        continue;
      }
      const int rest = *known_.points[seat] - points_of(known_.captured[at(seat)]);
      below = below || rest < 0;
      sharing.give(rest, room_in_pile(seat));
    }
    if (!below && sharing.leaves_at_most(room)) return;
    const int rest = kPointsInPack - games::known_sum(known_.points);
    const std::string found =
        known_.all_points_known()
            ? text::say_count(rest, "sums that leave {count} point for the talon",
                              "sums that leave {count} points for the talon")
            : text::say_count(rest, "sums that leave {count} point", "sums that leave {count} points");
    std::vector<Fault> ways{{"/points", text::say("sums that the cards come to, with four cards in the talon"), found}};
    if (!known_.talon.empty()) {
      ways.push_back({"/talon",
                      known_.all_points_known() ? text::say_count(rest, "cards of {count} point, as the piles leave",
                                                                  "cards of {count} points, as the piles leave")
                                                : text::say("cards that leave each pile the sum entered"),
                      fmt::format("{}", points_of(known_.talon))});
    }
    ways.push_back({"/tricks", text::say("cards that come to the sums entered"), found});
    conflict(std::move(ways), why_not_shared_out(rest));
  }

  // `rest`: the points that the piles leave.
  [[nodiscard]] std::string why_not_shared_out(int rest) const {
    for (const Seat seat : Seats{kSeats}) {
      const int most = points_of(known_.captured[at(seat)]) + most_points_of(room_in_pile(seat));
      if (play_.hand.points[seat].value_or(0) <= most) continue;
      const std::string tricks = text::say_count(known_.tricks[at(seat)], "{count} trick", "{count} tricks");
      return text::say("{player} won {tricks}, so at most {points}.", games::seat_text(seat), tricks,
                       text::say_count(most, "{count} point", "{count} points"));
    }
    const int most = most_points_of(kTalonCards);
    if (known_.talon.empty() && known_.all_points_known() && rest > most) {
      return text::say_count(rest, "That leaves {count} point for the talon, but its four cards have at most {most}.",
                             "That leaves {count} points for the talon, but its four cards have at most {most}.", most);
    }
    return text::say("However the other cards lie, the piles do not come to these points.");
  }

  // The most points that so many of the honours have that nobody noted.
  [[nodiscard]] int most_points_of(int cards) const {
    int points = 0;
    for (std::size_t i = 0; i < kByWorth.size(); ++i) {
      const int given = std::min(cards, (known_.honours_out() & kByWorth[i]).size());
      points += given * kWorth[i];
      cards -= given;
    }
    return points;
  }

  // How many cards of the seat's tricks nobody noted.
  [[nodiscard]] int room_in_pile(Seat seat) const {
    return kSeats * known_.tricks[at(seat)] - known_.captured[at(seat)].size();
  }

  // ---- espagnolette and claims

  void espagnolette_can_be() {
    if (!play_.hand.espagnolette) return;
    const Seat seat = *play_.hand.espagnolette;
    switch (rules_out_espagnolette(play_.hand, known_, seat)) {
      case RuledOut::kNo:
        return;
      case RuledOut::kTooFewAces:
        conflict(
            {{"/espagnolette", text::say("a seat that can have held four aces, or three and the JH"),
              games::seat_text(seat)},
             {"/tricks", text::say("aces that {player}, on the espagnolette, can have held", games::seat_text(seat)),
              text::say("{count} of them elsewhere", (kAces - can_have_held(known_, seat)).size())}},
            text::say("The espagnolette needs four aces, or three and the JH: {player} cannot have had them.",
                      games::seat_text(seat)));
        return;
      case RuledOut::kFollowedSuit:
        conflict(
            {{"/espagnolette", text::say("a seat that can have failed to follow suit in the first nine tricks"),
              text::say("{player}, who led, won or followed suit in all of them", games::seat_text(seat))},
             {"/tricks",
              text::say("a trick in which {player}, on the espagnolette, did not follow suit", games::seat_text(seat)),
              text::say("none")}},
            text::say("{player} led, won or followed suit in the first nine tricks: that is no espagnolette.",
                      games::seat_text(seat)));
        return;
    }
  }

  void claims_were_led() {
    for (std::size_t i = 0; i < play_.hand.claims.size(); ++i) {
      const Card card = play_.hand.claims[i];
      const std::string place = fmt::format("/claims/{}", i);
      stands_once(play_.hand.claims, i, place, text::mark("each card once"));
      if (!known_.noted.contains(card)) {
        conflict({{place, text::say("an ace or the JH that was led"),
                   text::say("the {card}, noted in no trick", to_string(card))}},
                 text::say("The {card} is in no trick, so nobody can claim it.", to_string(card)));
        continue;
      }
      const Paid* paid = known_.paid.find(card);
      if (paid == nullptr || paid->fall == Fall::kLed || paid->fall == Fall::kUnknownPlayer) continue;
      const bool followed = paid->fall == Fall::kFollowed;
      const std::string player = games::seat_text(*paid->by);
      conflict(
          {{place, text::say("an ace or the JH that was led"),
            text::say(followed ? text::mark("the {card} of {player}, who followed suit")
                               : text::mark("the {card} of {player}, who did not lead"),
                      to_string(card), player)},
           {games::trick_at(static_cast<std::size_t>(paid->trick)),
            text::say("the {card} led, as it is claimed", to_string(card)),
            text::say(followed ? text::mark("{player} followed suit") : text::mark("{player} did not lead"), player)}},
          text::say(followed ? text::mark("{player} followed suit with the {card}, so nobody can claim it.")
                             : text::mark("{player} did not lead the {card}, so nobody can claim it."),
                    player, to_string(card)));
    }
  }

  const Game::Play& play_;
  Known known_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) { return Examination{play}.run(); }

}  // namespace nullo::reversis
