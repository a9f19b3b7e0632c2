// One tap on a hand of Samba.
#include <algorithm>
#include <ranges>
#include <utility>

#include <fmt/core.h>

#include "games/samba/fields.h"
#include "text/say.h"

namespace nullo::samba {
namespace {

// Changes how often a penalty stands in the list: adds more at the end, or takes the last ones out.
void set_penalties(std::vector<Penalty>& penalties, Penalty penalty, int count) {
  auto now = static_cast<int>(std::count(penalties.begin(), penalties.end(), penalty));
  for (; now < count; ++now) penalties.push_back(penalty);
  for (; now > count; --now) {
    const auto last = std::ranges::find(std::views::reverse(penalties), penalty);
    penalties.erase(std::next(last).base());
  }
}

using Applied = tl::expected<Hand, games::TapRefusal>;

Applied with_out(const games::PickChoice& tap, Hand hand) {
  if (tap.field != kOut) return games::cannot_be_entered();
  hand.out.reset();
  if (tap.choice == kNobodyOut) hand.out = Out{};
  for (int team = 0; team < kTeams; ++team) {
    if (tap.choice == fmt::format("{}", team)) hand.out = Out{team};
  }
  return hand;
}

Applied with_penalty(const games::SetCount& tap, const PenaltyField& field, Hand hand, const games::Names& names) {
  const auto penalty = static_cast<Penalty>(&field - kPenaltyFields.data());
  const int number = tap.seat.index() % kTeams;
  Team& team = hand.teams.at(static_cast<std::size_t>(number));
  const int count = tap.count.value_or(0);
  if (count < 0 || count > kMostPenalties)
    return games::refuse(text::say("{penalty}: there are {count} at most.", text::say(field.label), kMostPenalties));
  const bool of_others = penalty == Penalty::kOutRefused && hand.out && hand.out->team != number;
  if (of_others && count > count_of(penalty, team))
    return games::refuse(text::say("{players} did not go out.", team_text(number, names)));
  set_penalties(team.penalties, penalty, count);
  if (static_cast<int>(team.penalties.size()) > kMostPenalties)
    return games::refuse(text::say("A team has at most {count} penalties.", kMostPenalties));
  return hand;
}

}  // namespace

Applied Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  if (const auto* choice = std::get_if<games::PickChoice>(&tap)) return with_out(*choice, std::move(hand));
  if (const auto* count = std::get_if<games::SetCount>(&tap)) {
    const auto* const field = std::ranges::find(kPenaltyFields, count->field, &PenaltyField::id);
    if (field != kPenaltyFields.end()) return with_penalty(*count, *field, std::move(hand), names);
  }
  return games::with_fact<Game>(play, std::move(hand), tap, names);
}

}  // namespace nullo::samba
