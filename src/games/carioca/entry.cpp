// How a table enters a hand of Carioca: who is out, then what everybody else has left.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/carioca/carioca.h"
#include "games/trick_taps.h"
#include "games/words.h"

namespace nullo::carioca {
namespace {

using Applied = tl::expected<Hand, games::TapRefusal>;
using Wants = games::Question::Wants;
using games::cannot_be_entered;
using games::refuse;

constexpr std::string_view kOut = "out";
constexpr std::string_view kDeadwood = "deadwood";
constexpr const char* kNothingIsWorthOne = "No card is worth 1: an ace counts 20.";

// The pips of a kind that is named by a number: "7". Only the sum of these is kept.
std::optional<int> pips_of(std::string_view kind) {
  if (kind.size() != 1) return std::nullopt;
  const int pips = kind.front() - '0';
  return pips >= kLeastPoints && pips < kTenPoints ? std::optional{pips} : std::nullopt;
}

// A kind of cards that are counted one by one.
struct CountedKind {
  std::string_view id;
  std::string_view label;
  char key = 0;
  int worth = 0;
  int Kinds::* count = nullptr;
};
constexpr std::array<CountedKind, 3> kCountedKinds{{{"joker", "Joker", 'j', kJokerPoints, &Kinds::jokers},
                                                    {"ace", "Ace", 'a', kAcePoints, &Kinds::aces},
                                                    {"ten_or_face", "10 J Q K", 't', kTenPoints, &Kinds::tens}}};

games::CountsField deadwood_field(const games::Deal& deal, const Hand& hand) {
  games::CountsField field;
  field.id = kDeadwood;
  field.label = "Cards left";
  field.most = most_points(cards_dealt(deal.number));
  field.values = PerSeat<std::optional<int>>(deal.seats);
  field.follows = PerSeat<std::optional<int>>(deal.seats);
  for (const CountedKind& kind : kCountedKinds) {
    PerSeat<int> counts(deal.seats);
    for (const Seat seat : Seats{deal.seats}) {
      const Kinds* kinds = hand.deadwood.empty() ? nullptr : std::get_if<Kinds>(&hand.deadwood[seat]);
      if (kinds != nullptr) counts[seat] = kinds->*kind.count;
    }
    field.additions.push_back({std::string{kind.label}, kind.key, kind.worth, std::string{kind.id}, counts});
  }
  for (int pips = kTenPoints - 1; pips >= kLeastPoints; --pips)
    field.additions.push_back({"", 0, pips, fmt::format("{}", pips)});
  for (const Seat seat : Seats{deal.seats}) {
    if (!hand.deadwood.empty()) field.values[seat] = sum_of(hand.deadwood[seat]);
    if (seat == hand.out && !field.values[seat]) field.follows[seat] = 0;
    if (seat != hand.out && !field.values[seat]) field.asked.push_back(seat);
  }
  return field;
}

class Tapper {
 public:
  Tapper(const games::Deal& deal, Hand hand, const games::Names& names)
      : deal_{deal}, hand_{std::move(hand)}, names_{names} {}

  Applied operator()(const games::PickSeat& tap) {
    if (tap.field != kOut) return cannot_be_entered();
    hand_.out = tap.seat;
    for (const Seat seat : Seats{deal_.seats}) {
      // Whoever is out has nothing left, and nobody else has nothing.
      if (!hand_.deadwood.empty() && (seat == tap.seat || sum_of(hand_.deadwood[seat]) == 0)) hand_.deadwood[seat] = {};
    }
    return kept();
  }

  Applied operator()(const games::SetCount& tap) {
    if (tap.field != kDeadwood) return cannot_be_entered();
    const bool is_out = tap.seat == hand_.out;
    if (is_out && tap.count.value_or(0) > 0)
      return refuse(fmt::format("{} is out and has nothing left.", names_[tap.seat]));
    if (tap.count == 0 && hand_.out && !is_out)
      return refuse(fmt::format("{} is out: everybody else has at least one card left.", names_[*hand_.out]));
    if (tap.count == 1) return refuse(kNothingIsWorthOne);
    const int most = most_points(cards_dealt(deal_.number));
    if (tap.count && *tap.count > most)
      return refuse(fmt::format("{} cards cannot come to more than {}.", cards_dealt(deal_.number), most));
    if (tap.count == 0) hand_.out = tap.seat;
    Deadwood& left = deadwood_of(tap.seat);
    left = tap.count.value_or(0) == 0 ? Deadwood{} : with_sum(left, *tap.count);
    return kept();
  }

  // Adds to a kind if the seat's kinds are entered; otherwise adds what the card is worth.
  Applied operator()(const games::AddOfKind& tap) {
    const auto* const kind =
        std::ranges::find_if(kCountedKinds, [&](const CountedKind& each) { return each.id == tap.kind; });
    const std::optional<int> pips = pips_of(tap.kind);
    if (tap.field != kDeadwood || (kind == kCountedKinds.end() && !pips)) return cannot_be_entered();
    if (tap.seat == hand_.out) return refuse(fmt::format("{} is out and has nothing left.", names_[tap.seat]));
    Deadwood& left = deadwood_of(tap.seat);
    if (std::holds_alternative<std::monostate>(left)) left = Kinds{};
    if (auto* kinds = std::get_if<Kinds>(&left)) {
      int& count = pips ? kinds->pips : kinds->*kind->count;
      count += tap.count * pips.value_or(1);
      if (count < 0 || !can_be_pips(kinds->pips))
        return refuse(fmt::format("There is no {} among them.", pips ? tap.kind : kind->label));
      if (kinds->pips > kMostPips) return refuse(fmt::format("The cards from two to nine come to {}.", kMostPips));
    } else {
      left = sum_of(left).value_or(0) + tap.count * (pips ? *pips : kind->worth);
    }
    const int sum = sum_of(left).value_or(0);
    if (sum == 1) return refuse(kNothingIsWorthOne);
    const int most = most_points(cards_dealt(deal_.number));
    if (sum > most)
      return refuse(fmt::format("{} cards cannot come to more than {}.", cards_dealt(deal_.number), most));
    if (sum <= 0) left = Deadwood{};
    return kept();
  }

  template <class Other>
  Applied operator()(const Other&) {
    return cannot_be_entered();
  }

 private:
  Deadwood& deadwood_of(Seat seat) {
    if (hand_.deadwood.empty()) hand_.deadwood = PerSeat<Deadwood>(deal_.seats);
    return hand_.deadwood[seat];
  }

  // A number less than ten that is added to entered kinds is of a known kind: cards from two to nine. A higher number
  // may be any cards, and a lower sum begins anew: both make all of it a sum.
  static Deadwood with_sum(const Deadwood& left, int sum) {
    const auto* kinds = std::get_if<Kinds>(&left);
    const int more = kinds == nullptr ? -1 : sum - kinds->points();
    if (more < 0 || more >= kTenPoints || kinds->pips + more > kMostPips || !can_be_pips(kinds->pips + more))
      return sum;
    Kinds now = *kinds;
    now.pips += more;
    return now;
  }

  Applied kept() {
    const auto entered = [](const Deadwood& deadwood) { return deadwood != Deadwood{}; };
    if (std::ranges::none_of(hand_.deadwood, entered)) hand_.deadwood = {};
    const std::vector<games::Conflict> conflicts = Game::check({}, deal_, {}, hand_);
    if (!hand_.out && !conflicts.empty()) return refuse("Enter first who ran out of cards.");
    if (!conflicts.empty()) return refuse(conflicts, names_);
    return hand_;
  }

  const games::Deal& deal_;
  Hand hand_;
  const games::Names& names_;
};

}  // namespace

games::Entry Game::entry(const Rules&, const games::Deal& deal, const State&, const Hand& hand,
                         const games::Names& names) {
  games::Entry entry;
  entry.seats = deal.seats;
  entry.form = games::Form::kSummary;
  games::SeatField out{std::string{kOut}, "Out of cards", std::nullopt, {}, hand.out, std::nullopt};
  for (const Seat seat : Seats{deal.seats}) out.choices.push_back(seat);
  const games::CountsField left = deadwood_field(deal, hand);
  entry.question.heading = fmt::format("Hand {} of {}: {}", deal.number + 1, kHands, contract(deal.number));
  if (!hand.out) {
    entry.question.wants = Wants::kSeat;
    entry.question.field = kOut;
    entry.question.choices = out.choices;
    entry.question.text = "Who ran out of cards?";
  } else if (!left.asked.empty()) {
    entry.question.wants = Wants::kCount;
    entry.question.field = kDeadwood;
    entry.question.seat = left.asked.front();
    entry.question.choices = left.asked;
    entry.question.text =
        fmt::format("What does {} have left? Tap the cards, or type the sum.", names[left.asked.front()]);
  } else {
    entry.question.text = "The hand is complete.";
  }
  entry.panel.push_back(fmt::format("This hand: {}.", contract(deal.number)));
  entry.panel.push_back(fmt::format("{} cards each. {} begins, then to the right.", cards_dealt(deal.number),
                                    names[deal.dealer.right(deal.seats)]));
  entry.panel.emplace_back("A trio: three of one rank. An escalera: four of one suit in sequence.");
  if (deal.number + 1 < kHands) entry.panel.push_back(fmt::format("Next contract: {}.", contract(deal.number + 1)));
  entry.fields.emplace_back(std::move(out));
  entry.fields.emplace_back(left);
  return entry;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Rules&, const games::Deal& deal, const State&, Hand hand,
                                                  const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{deal, std::move(hand), names}, tap);
}

}  // namespace nullo::carioca
