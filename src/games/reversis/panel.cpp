#include "games/reversis/panel.h"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/reversis/espagnolette.h"
#include "games/reversis/party.h"
#include "games/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::reversis {
namespace {

constexpr int kHintOfEspagnolette = 3;  // of the four aces and the Quinola, seen from one hand

std::string points(int count) { return text::say_count(count, "{count} point", "{count} points"); }

class Panel {
 public:
  Panel(const Hand& hand, const Known& known, const State& after, const games::Names& names)
      : hand_{hand}, known_{known}, after_{after}, names_{names} {}

  std::vector<std::string> lines() {
    if (!known_.all_over()) next_remise();
    reversis();
    espagnolette();
    led();
    taken();
    if (!known_.all_over()) still_out();
    return std::move(lines_);
  }

 private:
  void next_remise() {
    const bool can_come = !known_.noted.contains(kQuinola) || known_.undertaker;
    if (after_.pots.empty() || !can_come) return;
    const Amount cost = after_.pots.back();
    if (after_.remises == 0) {
      lines_.push_back(text::say("A remise now costs {amount} and doubles the pot", cost));
    } else {
      lines_.push_back(text::say("A remise now costs {amount} and makes pot {number}", cost, after_.pots.size() + 1));
    }
  }

  void reversis() {
    if (known_.all_over()) return;
    if (known_.undertaker) {
      const int left = kTricksPerHand - known_.tricks_over();
      const std::string_view name = names_[*known_.undertaker];
      if (known_.tricks[at(*known_.undertaker)] < known_.tricks_over()) {
        lines_.push_back(text::say("{player}'s reversis is broken", name));
      } else {
        lines_.push_back(text::say_count(left, "{player} is playing a reversis: one trick to go",
                                         "{player} is playing a reversis: {count} tricks to go", name));
      }
      return;
    }
    for (const Seat seat : Seats{kSeats}) {
      if (known_.tricks_over() > 0 && known_.tricks_over() < kUndertaken &&
          known_.tricks[at(seat)] == known_.tricks_over()) {
        lines_.push_back(text::say("{player} can still take the first nine tricks: {count} to go", names_[seat],
                                   kUndertaken - known_.tricks_over()));
      }
    }
  }

  void espagnolette() {
    const std::optional<Seat> seat = espagnolette_of(hand_, known_);
    if (seat) {
      const bool failed = known_.tricks[at(*seat)] > 0;
      lines_.push_back(
          text::say(failed ? text::mark("{player} is playing an espagnolette and has taken a trick: it has failed")
                           : text::mark("{player} is playing an espagnolette and must take no trick"),
                    names_[*seat]));
      return;
    }
    for (const Seat other : Seats{kSeats}) {
      const CardSet held = known_.played_by[at(other)] & kPaid;
      if (held.size() < kHintOfEspagnolette) continue;
      lines_.push_back(text::say("{player} may be playing an espagnolette ({cards} from one hand)", names_[other],
                                 games::join_cards(held)));
    }
  }

  void taken() {
    std::string text;
    for (const Seat seat : Seats{kSeats}) {
      const int known_points = points_of(known_.captured[at(seat)]);
      if (known_points == 0) continue;
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", names_[seat], known_points);
    }
    if (!text.empty()) lines_.push_back(text::say("Points noted so far: {points}", text));
  }

  // Aces and a Quinola that were led: nothing is paid for them now, so no other line has them.
  void led() {
    if (known_.undertaker) return;
    for (const Paid& paid : known_.paid) {
      if (paid.fall != Fall::kLed) continue;
      const bool claimed = std::ranges::find(hand_.claims, paid.card) != hand_.claims.end();
      const text::Sentence quinola =
          claimed ? text::mark("{card} was led by {player}: the hand's winner has claimed 10, 5 and 5")
                  : text::mark("{card} was led by {player}: the hand's winner may claim 10, 5 and 5");
      const text::Sentence ace = claimed
                                     ? text::mark("{card} was led by {player}: the hand's winner has claimed {amount}")
                                     : text::mark("{card} was led by {player}: the hand's winner may claim {amount}");
      const std::string card = to_text(paid.card);
      const std::string_view player = names_[*paid.by];
      lines_.push_back(paid.card == kQuinola ? text::say(quinola, card, player)
                                             : text::say(ace, card, player, ace_pays(paid.card)));
    }
  }

  void still_out() {
    const CardSet out = kPaid - known_.noted;
    if (!out.empty()) lines_.push_back(text::say("Not seen yet: {cards}", games::join_cards(out)));
  }

  const Hand& hand_;
  const Known& known_;
  const State& after_;
  const games::Names& names_;
  std::vector<std::string> lines_;
};

class Settlement {
 public:
  Settlement(const Game::Play& play, const Known& known, const games::Names& names)
      : play_{play}, known_{known}, names_{names}, espagnolette_{espagnolette_of(play.hand, known)} {}

  std::vector<std::string> lines() {
    if (known_.undertaker) {
      reversis();
    } else {
      party();
    }
    return std::move(lines_);
  }

 private:
  [[nodiscard]] std::string name(Seat seat) const { return std::string{names_[seat]}; }

  void reversis() {
    const Seat undertaker = *known_.undertaker;
    if (known_.tricks[at(undertaker)] < kTricksPerHand) {
      lines_.push_back(text::say("{player} took the first nine tricks, and the reversis is broken: there is no party.",
                                 name(undertaker)));
      return;
    }
    lines_.push_back(
        text::say("{player} has made the reversis: all eleven tricks. There is no party.", name(undertaker)));
    if (espagnolette_) {
      lines_.push_back(text::say("{player} played the espagnolette and pays for all.", name(*espagnolette_)));
    }
  }

  void party() {
    const Party party = party_of(play_.rules, play_.deal.dealer, known_, espagnolette_);
    if (espagnolette_ == party.winner) {
      lines_.push_back(text::say("{player} made the espagnolette: no trick, so the party is won.", name(party.winner)));
    } else {
      lines_.push_back(with_why(
          text::say("{player} wins the party with {points}", name(party.winner), points(*known_.points[party.winner])),
          party.winner, std::nullopt));
    }
    if (espagnolette_ == party.loser) {
      lines_.push_back(
          text::say("{player} played the espagnolette and took a trick, so the party is lost.", name(party.loser)));
    } else {
      lines_.push_back(
          with_why(text::say("{player} loses it with {points}", name(party.loser), points(*known_.points[party.loser])),
                   party.loser, party.winner));
    }
    const Amount sum = Party::kPartyBase + party.talon;
    lines_.push_back(party.across
                         ? text::say("{loser} pays {winner}: {base} + {points} for the talon = {sum}, doubled across "
                                     "the table = {amount}.",
                                     name(party.loser), name(party.winner), Party::kPartyBase, party.talon, sum,
                                     party.amount())
                         : text::say("{loser} pays {winner}: {base} + {points} for the talon = {sum}.",
                                     name(party.loser), name(party.winner), Party::kPartyBase, party.talon, sum));
  }

  // "Clara wins the party with 6 points; Anna has as many, but more tricks.": the line, and why it is `first` and none
  // of those who have as many points. `winner`: given if `first` is the loser, who was sought among the other seats.
  [[nodiscard]] std::string with_why(std::string line, Seat first, std::optional<Seat> winner) const {
    std::vector<Seat> by_tricks;
    std::vector<Seat> by_seat;
    for (const Seat seat : Seats{kSeats}) {
      if (seat == first || seat == winner || seat == espagnolette_ || known_.points[seat] != known_.points[first]) {
        continue;
      }
      (known_.tricks[at(seat)] != known_.tricks[at(first)] ? by_tricks : by_seat).push_back(seat);
    }
    if (!by_tricks.empty()) {
      const bool one = by_tricks.size() == 1;
      const text::Sentence fewer = one ? text::mark("{players} has as many, but fewer tricks")
                                       : text::mark("{players} have as many, but fewer tricks");
      const text::Sentence more = one ? text::mark("{players} has as many, but more tricks")
                                      : text::mark("{players} have as many, but more tricks");
      const bool most = winner && play_.rules.loser_tie == LoserTie::kMost;
      line = text::in_one_line(line, text::say(most ? fewer : more, games::join_names(by_tricks, names_)));
    }
    if (!by_seat.empty()) {
      const bool one = by_seat.size() == 1;
      const text::Sentence deals = one ? text::mark("{players} has as many, but {player} deals")
                                       : text::mark("{players} have as many, but {player} deals");
      const text::Sentence nearer =
          one ? text::mark("{players} has as many, but {player} sits nearer to the dealer's left")
              : text::mark("{players} have as many, but {player} sits nearer to the dealer's left");
      line = text::in_one_line(line, text::say(first == play_.deal.dealer ? deals : nearer,
                                               games::join_names(by_seat, names_), name(first)));
    }
    return line + ".";
  }

  const Game::Play& play_;
  const Known& known_;
  const games::Names& names_;
  std::optional<Seat> espagnolette_;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> panel(const Hand& hand, const Known& known, const State& after, const games::Names& names) {
  return Panel{hand, known, after, names}.lines();
}

std::vector<std::string> settled(const Game::Play& play, const Known& known, const games::Names& names) {
  return Settlement{play, known, names}.lines();
}

std::string talon_text(const Known& known) {
  // By how many others lie there.
  constexpr std::array<text::Sentence, kTalonCards> kTalon{
      text::mark("Talon: {cards}, {points}"), text::mark("Talon: {cards} and one other, {points}"),
      text::mark("Talon: {cards} and two others, {points}"), text::mark("Talon: {cards} and three others, {points}")};
  if (!known.all_over() || !known.all_points_known()) return {};
  const int talon = kPointsInPack - games::known_sum(known.points);
  if (known.honours_out().size() > kTalonCards && known.talon.empty()) {
    return text::say("Talon: {points}", points(talon));  // the piles were counted, the cards not noted
  }
  const CardSet honours = known.set_aside();
  const auto others = static_cast<std::size_t>(kTalonCards - honours.size());
  if (honours.empty()) return text::say("Talon: four cards without points");
  return text::say(kTalon[others], games::join_cards(honours), points(talon));
}

}  // namespace nullo::reversis
