#include "games/reversis/panel.h"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/reversis/espagnolette.h"
#include "games/reversis/party.h"
#include "games/words.h"

namespace nullo::reversis {
namespace {

constexpr int kHintOfEspagnolette = 3;  // of the four aces and the Quinola, seen from one hand

std::string points(int count) { return games::amount_of(count, "point"); }

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
      lines_.push_back(fmt::format("A remise now costs {} and doubles the pot", cost));
    } else {
      lines_.push_back(fmt::format("A remise now costs {} and makes pot {}", cost, after_.pots.size() + 1));
    }
  }

  void reversis() {
    if (known_.all_over()) return;
    if (known_.undertaker) {
      const int left = kTricksPerHand - known_.tricks_over();
      const std::string_view name = names_[*known_.undertaker];
      if (known_.tricks[at(*known_.undertaker)] < known_.tricks_over()) {
        lines_.push_back(fmt::format("{}'s reversis is broken", name));
      } else {
        lines_.push_back(fmt::format("{} is playing a reversis: {} to go", name,
                                     left == 1 ? std::string{"one trick"} : fmt::format("{} tricks", left)));
      }
      return;
    }
    for (const Seat seat : Seats{kSeats}) {
      if (known_.tricks_over() > 0 && known_.tricks_over() < kUndertaken &&
          known_.tricks[at(seat)] == known_.tricks_over()) {
        lines_.push_back(fmt::format("{} can still take the first nine tricks: {} to go", names_[seat],
                                     kUndertaken - known_.tricks_over()));
      }
    }
  }

  void espagnolette() {
    const std::optional<Seat> seat = espagnolette_of(hand_, known_);
    if (seat) {
      const bool failed = known_.tricks[at(*seat)] > 0;
      lines_.push_back(fmt::format("{} is playing an espagnolette and {}", names_[*seat],
                                   failed ? "has taken a trick: it has failed" : "must take no trick"));
      return;
    }
    for (const Seat other : Seats{kSeats}) {
      const CardSet held = known_.played_by[at(other)] & kPaid;
      if (held.size() < kHintOfEspagnolette) continue;
      lines_.push_back(
          fmt::format("{} may be playing an espagnolette ({} from one hand)", names_[other], games::join_cards(held)));
    }
  }

  void taken() {
    std::string text;
    for (const Seat seat : Seats{kSeats}) {
      const int known_points = points_of(known_.captured[at(seat)]);
      if (known_points == 0) continue;
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", names_[seat], known_points);
    }
    if (!text.empty()) lines_.push_back("Points noted so far: " + text);
  }

  // Aces and a Quinola that were led: nothing is paid for them now, so no other line has them.
  void led() {
    if (known_.undertaker) return;
    for (const Paid& paid : known_.paid) {
      if (paid.fall != Fall::kLed) continue;
      const bool claimed = std::ranges::find(hand_.claims, paid.card) != hand_.claims.end();
      lines_.push_back(
          fmt::format("{} was led by {}: the hand's winner {} {}", to_text(paid.card), names_[*paid.by],
                      claimed ? "has claimed" : "may claim",
                      paid.card == kQuinola ? std::string{"10, 5 and 5"} : fmt::format("{}", ace_pays(paid.card))));
    }
  }

  void still_out() {
    const CardSet out = kPaid - known_.noted;
    if (!out.empty()) lines_.push_back(fmt::format("Not seen yet: {}", games::join_cards(out)));
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
      lines_.push_back(fmt::format("{} took the first nine tricks, and the reversis is broken: there is no party.",
                                   name(undertaker)));
      return;
    }
    lines_.push_back(fmt::format("{} has made the reversis: all eleven tricks. There is no party.", name(undertaker)));
    if (espagnolette_) {
      lines_.push_back(fmt::format("{} played the espagnolette and pays for all.", name(*espagnolette_)));
    }
  }

  void party() {
    const Party party = party_of(play_.rules, play_.deal.dealer, known_, espagnolette_);
    if (espagnolette_ == party.winner) {
      lines_.push_back(fmt::format("{} made the espagnolette: no trick, so the party is won.", name(party.winner)));
    } else {
      lines_.push_back(fmt::format("{} wins the party with {}{}.", name(party.winner),
                                   points(*known_.points[party.winner]), why_first(party.winner, std::nullopt)));
    }
    if (espagnolette_ == party.loser) {
      lines_.push_back(
          fmt::format("{} played the espagnolette and took a trick, so the party is lost.", name(party.loser)));
    } else {
      lines_.push_back(fmt::format("{} loses it with {}{}.", name(party.loser), points(*known_.points[party.loser]),
                                   why_first(party.loser, party.winner)));
    }
    std::string sum = fmt::format("{} pays {}: {} + {} for the talon = {}", name(party.loser), name(party.winner),
                                  Party::kPartyBase, party.talon, Party::kPartyBase + party.talon);
    if (party.across) sum += fmt::format(", doubled across the table = {}", party.amount());
    lines_.push_back(sum + ".");
  }

  // "; Anna has as many, but more tricks"; empty if nobody has as many points. `winner`: given if `first` is the loser,
  // who was sought among the other seats.
  [[nodiscard]] std::string why_first(Seat first, std::optional<Seat> winner) const {
    std::vector<Seat> by_tricks;
    std::vector<Seat> by_seat;
    for (const Seat seat : Seats{kSeats}) {
      if (seat == first || seat == winner || seat == espagnolette_ || known_.points[seat] != known_.points[first]) {
        continue;
      }
      (known_.tricks[at(seat)] != known_.tricks[at(first)] ? by_tricks : by_seat).push_back(seat);
    }
    const auto as_many = [this](const std::vector<Seat>& seats) {
      return fmt::format("; {} {} as many", games::join_names(seats, names_), seats.size() == 1 ? "has" : "have");
    };
    std::string text;
    if (!by_tricks.empty()) {
      const bool most = winner && play_.rules.loser_tie == LoserTie::kMost;
      text += as_many(by_tricks) + (most ? ", but fewer tricks" : ", but more tricks");
    }
    if (!by_seat.empty()) {
      text += as_many(by_seat) + (first == play_.deal.dealer
                                      ? fmt::format(", but {} deals", name(first))
                                      : fmt::format(", but {} sits nearer to the dealer's left", name(first)));
    }
    return text;
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
  constexpr std::array<std::string_view, 5> kNumbers{"nothing", "one other", "two others", "three others",
                                                     "four cards"};
  if (!known.all_over() || !known.all_points_known()) return {};
  const int talon = kPointsInPack - games::known_sum(known.points);
  if (known.honours_out().size() > kTalonCards && known.talon.empty()) {
    return fmt::format("Talon: {}", points(talon));  // the piles were counted, the cards not noted
  }
  const CardSet honours = known.set_aside();
  const auto others = static_cast<std::size_t>(kTalonCards - honours.size());
  if (honours.empty()) return "Talon: four cards without points";
  return fmt::format("Talon: {}{}, {}", games::join_cards(honours),
                     others == 0 ? std::string{} : fmt::format(" and {}", kNumbers[others]), points(talon));
}

}  // namespace nullo::reversis
