#include "app/settling/stake_form.h"

#include <utility>

#include "app/shared.h"
#include "app/table/open_session.h"
#include "text/kept.h"
#include "text/say.h"

namespace nullo::app {

namespace {

// Chips are money themselves, so it makes no difference who won them.
bool of_chips(const session::Session& session) { return games::info(session.rules).pays_at_once; }

}  // namespace

std::optional<Stake> StakeForm::read(const SetStake& set) {
  if (set.per_point < 0 || set.per_point > kHighestStake) return std::nullopt;
  problem_.clear();
  return Stake{set.per_point, set.against_winner ? Against::kWinner : Against::kAverage};
}

std::optional<Stake> StakeForm::read(const TypeStake& typed, Stake now) {
  problem_.clear();
  const std::optional<Amount> amount = parse_money(typed.amount);
  if (amount) return Stake{*amount, now.against};
  problem_ = text::say("Money for one point, from 0 to {money}: 0.10", money_text(kHighestStake));
  return std::nullopt;
}

StakeView session_stake(const session::Session& session, const OtherParts& others, const StakeForm& form) {
  const Stake stake = session.stake.value_or(others.stake.value_or(Stake{}));
  return {stake.per_point,    kHighestStake, money_text(stake.per_point), stake.against == Against::kWinner,
          !of_chips(session), form.problem()};
}

void change_stake(Shared& shared, const session::Session& session, Stake stake) {
  if (!shared.store.writes()) return;
  session::Session after = session;
  after.stake = stake.per_point > 0 ? std::optional{stake} : std::nullopt;
  if (after.stake == session.stake) return;
  std::string label = text::kept([&] { return stake_text(stake, of_chips(session)); });
  const Edit edit = whole_edit(session, std::move(after), std::move(label));
  shared.store.record(edit.after, edit.change);
  shared.show(edit.after);
}

}  // namespace nullo::app
