#include "app/past.h"

#include <algorithm>

#include <fmt/core.h>

#include "app/players.h"
#include "app/sheet.h"
#include "app/words.h"
#include "games/words.h"

namespace nullo::app {
namespace {

std::string outcome_of(const store::Listed& listed) {
  if (listed.finished && !listed.winners.empty()) {
    const games::Names names = session::names_of(listed.players);
    return fmt::format("{} won with {}", games::join_names(listed.winners, names),
                       total_text(listed.totals[listed.winners.front()]));
  }
  if (listed.ended_at.empty())
    return fmt::format("open, {} hand{} complete", listed.hands, listed.hands == 1 ? "" : "s");
  return "ended without a result";
}

std::string game_name(std::string_view id) {
  const auto rules = games::rules_of(id);
  return std::string{rules ? games::info(*rules).name : id};
}

}  // namespace

PastView Past::list_view(store::Store& store) const {
  PastView view;
  view.search = search_;
  const std::string wanted = folded(search_);
  for (const store::Listed& listed : store.sessions()) {
    ++view.all;
    PastView::Line line{listed.id, local_time(listed.started_at), game_name(listed.game), join(listed.players),
                        outcome_of(listed)};
    const std::string text =
        folded(line.date + ' ' + line.game + ' ' + line.players + ' ' + line.outcome + ' ' + listed.note);
    if (text.find(wanted) != std::string::npos) view.lines.push_back(std::move(line));
  }
  return view;
}

bool Past::open(store::Store& store, std::string_view id) {
  session_ = store.load(id);
  hand_ = session_ && !session_->hands.empty() ? 0 : -1;
  return session_.has_value();
}

void Past::put(session::Session session) {
  session_ = std::move(session);
  const int hands = static_cast<int>(session_->hands.size());
  hand_ = hands == 0 ? -1 : std::clamp(hand_, 0, hands - 1);
}

SessionView Past::session_view() const {
  SessionView view;
  if (!session_) return view;
  const session::SessionResult result = session::score(*session_);
  const games::Info& game = games::info(session_->rules);
  view.title = fmt::format("{}: {}", game_text(session_->rules), join(session_->players));
  view.subtitle = local_time(session_->started_at);
  if (const std::string rules = rules_text(session_->rules); !rules.empty()) view.subtitle += " · " + rules;
  view.outcome = outcome(game, players_now(*session_, result), result);
  if (view.outcome.empty()) view.outcome = session_->ended_at.empty() ? "Still open" : "Ended without a result";
  view.note = session_->note;
  view.sheet = sheet_of(*session_, result);
  for (Sheet::Row& row : view.sheet.rows) row.opens = true;
  view.chart = chart::running_totals(*session_, result);
  view.can_resume = session_->ended_at.empty();
  view.can_repair = true;
  view.hand = hand_;
  if (hand_ < 0 || hand_ >= static_cast<int>(result.hands.size())) return view;
  const std::size_t number = static_cast<std::size_t>(hand_);
  const session::HandResult& hand = result.hands[number];
  SessionView::Opened opened;
  opened.title =
      fmt::format("Hand {}, {} dealt", hand_ + 1, hand.players[static_cast<std::size_t>(hand.dealer.index())]);
  opened.facts = facts_of(*session_, number);
  opened.whys = whys_of(*session_, hand, number);
  opened.notes = notes_of(*session_, hand);
  view.correct = view.can_resume && !hand.complete() ? "Go on with this hand" : "Correct this hand";
  view.opened = std::move(opened);
  return view;
}

}  // namespace nullo::app
