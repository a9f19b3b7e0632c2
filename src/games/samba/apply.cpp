// One tap on a hand of Samba.
#include <algorithm>
#include <ranges>
#include <utility>

#include <fmt/core.h>

#include "games/samba/fields.h"
#include "games/samba/kinds.h"
#include "games/samba/samba.h"
#include "games/trick_taps.h"

namespace nullo::samba {
namespace {

using Applied = tl::expected<Hand, games::TapRefusal>;
using games::cannot_be_entered;
using games::refuse;

// Changes how often a penalty stands in the list: adds more at the end, or takes the last ones out.
void set_penalties(std::vector<Penalty>& penalties, Penalty penalty, int count) {
  auto now = static_cast<int>(std::count(penalties.begin(), penalties.end(), penalty));
  for (; now < count; ++now) penalties.push_back(penalty);
  for (; now > count; --now) {
    const auto last = std::ranges::find(std::views::reverse(penalties), penalty);
    penalties.erase(std::next(last).base());
  }
}

class Tapper {
 public:
  Tapper(Hand hand, const games::Names& names) : hand_{std::move(hand)}, names_{names} {}

  Applied operator()(const games::PickChoice& tap) {
    if (tap.field != kOut) return cannot_be_entered();
    hand_.out.reset();
    if (tap.choice == kNobodyOut) hand_.out = Out{};
    for (int team = 0; team < kTeams; ++team) {
      if (tap.choice == fmt::format("{}", team)) hand_.out = Out{team};
    }
    return hand_;
  }

  Applied operator()(const games::SetCount& tap) {
    Team& team = team_of(tap.seat);
    if (std::optional<Entered>* cards = cards_of(team, tap.field)) return set_points(*cards, tap.count);
    const auto* const tapped = std::ranges::find_if(kTapped, [&](const Tapped& each) { return each.id == tap.field; });
    if (tapped == kTapped.end()) return cannot_be_entered();
    const int count = tap.count.value_or(0);
    if (count < 0 || count > tapped->most)
      return refuse(fmt::format("{}: there are {} at most.", tapped->label, tapped->most));
    const int number = tap.seat.index() % kTeams;
    if (tapped->of_who_went_out && hand_.out && hand_.out->team != number && count > tapped->of(team))
      return refuse(fmt::format("{} did not go out.", team_text(number, names_)));
    if (tapped->count != nullptr) {
      team.*tapped->count = count;
    } else {
      set_penalties(team.penalties, tapped->penalty, count);
      if (static_cast<int>(team.penalties.size()) > kMostPenalties)
        return refuse(fmt::format("A team has at most {} penalties.", kMostPenalties));
    }
    return checked();
  }

  Applied operator()(const games::AddOfKind& tap) {
    std::optional<Entered>* cards = cards_of(team_of(tap.seat), tap.field);
    const auto* const kind = std::ranges::find(kKindKeys, tap.kind);
    if (cards == nullptr || kind == kKindKeys.end()) return cannot_be_entered();
    const auto at = static_cast<std::size_t>(kind - kKindKeys.begin());
    Entered now = cards->value_or(Entered{});
    int& changed = now.points ? *now.points : now.kinds[at];
    changed += now.points ? tap.count * kWorth[at] : tap.count;
    if (changed < 0) return refuse(fmt::format("There are not so many {} among them.", kKindNames[at]));
    if (!now.points && now.kinds[at] > kInPacks[at])
      return refuse(fmt::format("Three packs have {} {}.", kInPacks[at], kKindNames[at]));
    *cards = now;
    return checked();
  }

  template <class Other>
  Applied operator()(const Other&) {
    return cannot_be_entered();
  }

 private:
  Team& team_of(Seat seat) { return hand_.teams[static_cast<std::size_t>(seat.index() % kTeams)]; }

  static std::optional<Entered>* cards_of(Team& team, std::string_view field) {
    if (field == kMelded) return &team.melded;
    return field == kHeld ? &team.held : nullptr;
  }

  Applied set_points(std::optional<Entered>& cards, std::optional<int> points) {
    if (points && *points > kPointsInPacks)
      return refuse(fmt::format("Three packs have {} points without the red threes.", kPointsInPacks));
    if (points && *points % kStep != 0)
      return refuse(fmt::format("{} is not possible: every card is worth a multiple of 5.", *points));
    cards.reset();
    if (points) cards = Entered{points, {}};
    return checked();
  }

  Applied checked() {
    const std::vector<games::Conflict> conflicts = Game::check({}, {}, {}, hand_);
    if (conflicts.empty()) return hand_;
    return refuse(conflicts, names_);
  }

  Hand hand_;
  const games::Names& names_;
};

}  // namespace

tl::expected<Hand, games::TapRefusal> Game::apply(const Rules&, const games::Deal&, const State&, Hand hand,
                                                  const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{std::move(hand), names}, tap);
}

}  // namespace nullo::samba
