#include "session/conservation.h"

#include <algorithm>

#include <fmt/core.h>

#include "text/say.h"

namespace nullo::session {
namespace {

text::Sentence leak_text(Leak leak) {
  switch (leak) {
    case Leak::kNothingMoved:
      return text::mark("it moves no chips");
    case Leak::kNoSuchSeat:
      return text::mark("there is no such seat at this table");
    case Leak::kPotBelowZero:
      return text::mark("more is taken out of the pot than lies in it");
    case Leak::kOutOfNowhere:
      return text::mark("chips come from the bank, or go there, that nobody agreed on");
    case Leak::kNotAsSaid:
      break;
  }
  return text::mark("chips have been made or lost");
}

std::string said_text(Account account, Amount said, Amount comes_to) {
  return text::say("{account} is said to hold {amount}, the postings come to {sum}", to_string(account),
                   fmt::format("{}", said), fmt::format("{}", comes_to));
}

}  // namespace

std::string to_text(const Loss& loss) {
  if (!loss.posting) return text::say("hand {hand}: {reason}", loss.hand + 1, loss.what);
  return text::say("hand {hand}, posting {posting} ({what}): {reason}", loss.hand + 1, *loss.posting + 1, loss.what,
                   text::say(leak_text(loss.leak)));
}

std::optional<Loss> Conservation::add(std::span<const Posting> postings, const PerSeat<Seat>& came_from) {
  holdings_.change_places(came_from);
  std::optional<Loss> first;
  for (std::size_t i = 0; i < postings.size(); ++i) {
    const Posting& posting = postings[i];
    const std::optional<Leak> leak = holdings_.add(posting);
    if (!leak || first) continue;
    const std::string what = text::say("{account} to {other}, {amount}", to_string(posting.from), to_string(posting.to),
                                       fmt::format("{}", posting.amount));
    first = Loss{*leak, hands_, i, what};
  }
  ++hands_;
  return first;
}

std::optional<Loss> Conservation::compare(std::span<const Amount> pots) const {
  const std::vector<Amount>& held = holdings_.pots();
  for (std::size_t i = 0; i < std::max(pots.size(), held.size()); ++i) {
    const Amount said = i < pots.size() ? pots[i] : 0;
    const Amount comes_to = i < held.size() ? held[i] : 0;
    if (said == comes_to) continue;
    return Loss{Leak::kNotAsSaid, hands_ - 1, std::nullopt,
                said_text(Account::pot(static_cast<int>(i) + 1), said, comes_to)};
  }
  return std::nullopt;
}

LossSearch::LossSearch(const Session& session) : session_{&session} {
  if (!games::pots(session.rules, games::initial(session.rules, session.seats()))) return;
  chips_.emplace(opening_totals(session));
}

void LossSearch::add(const Turn& turn) {
  ++hands_;
  if (!chips_ || found_) return;
  found_ = chips_->add(turn.result.scored.postings, turn.result.came_from);
  if (found_ || !turn.result.complete()) return;
  if (const std::optional<std::vector<Amount>> pots = games::pots(session_->rules, turn.after)) {
    found_ = chips_->compare(*pots);
  }
}

std::optional<Loss> LossSearch::finish(const SessionResult& result) const {
  if (!chips_ || found_) return found_;
  for (const Seat seat : Seats{session_->seats()}) {
    const Amount comes_to = chips_->holdings().seats()[seat];
    if (result.totals[seat] == comes_to) continue;
    return Loss{Leak::kNotAsSaid, hands_ == 0 ? 0 : hands_ - 1, std::nullopt,
                said_text(Account::of(seat), result.totals[seat], comes_to)};
  }
  return std::nullopt;
}

std::optional<Loss> first_loss(const HandByHand& hands) {
  LossSearch search{hands.session()};
  const SessionResult result = hands.visit([&](const Turn& turn) { search.add(turn); });
  return search.finish(result);
}

}  // namespace nullo::session
