#include "app/table/decided.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/table/pending.h"
#include "games/find_field.h"

namespace nullo::app {
namespace {

using Wants = games::Question::Wants;

std::vector<games::Tap> answers_to(const games::Entry& entry) {
  const games::Question& asked = entry.question;
  std::vector<games::Tap> answers;
  if (asked.wants == Wants::kSeat) {
    for (const Seat seat : asked.choices) answers.emplace_back(games::PickSeat{asked.field, seat});
  }
  const auto* choice = games::find_field<games::ChoiceField>(entry, asked.field);
  if (asked.wants != Wants::kChoice || choice == nullptr) return answers;
  for (const games::ChoiceField::Choice& one : choice->choices)
    answers.emplace_back(games::PickChoice{asked.field, one.id});
  return answers;
}

Amount gained(const session::HandResult& hand, Seat seat) {
  Amount gains = 0;
  for (const Posting& posting : hand.scored.postings) {
    if (posting.to == Account::of(seat)) gains += posting.amount;
  }
  return gains;
}

// Some of what a seat has now, it does not have then. A penalty that something gained makes up for stays.
bool is_taken_back(const session::HandResult& now, const session::HandResult& then) {
  for (const Seat seat : Seats{now.scores.size()}) {
    const Amount score = now.scores[seat];
    if (score > 0 && then.scores[seat] < score) return true;
    if (score < 0 && then.scores[seat] > score && gained(then, seat) <= gained(now, seat)) return true;
  }
  return false;
}

// The last hand with some answers more; the hands before it stay as they are.
struct LastHand {
  const OpenSession& open;
  const session::Fold before;

  [[nodiscard]] session::HandResult score(const session::Hand& hand) const {
    session::Fold fold = before;
    return fold.add(hand, true);
  }
  [[nodiscard]] games::Entry entry(const session::Hand& hand) const {
    return session::entry(open.session.rules, open.context.deal, open.context.before, hand, open.names());
  }
  [[nodiscard]] std::optional<session::Hand> answered(const session::Hand& hand, const games::Tap& answer) const {
    auto after = session::apply(open.session.rules, open.context.deal, open.context.before, hand, answer, open.names());
    return after ? std::optional{std::move(*after)} : std::nullopt;
  }
};

// `answers`: so many one after another.
bool takes_back(const LastHand& last, const session::Hand& hand, const session::HandResult& now,
                const games::Entry& entry, int answers) {
  if (now.complete() || std::ranges::all_of(now.scores, [](Amount score) { return score == 0; })) return false;
  return std::ranges::any_of(answers_to(entry), [&](const games::Tap& answer) {
    const std::optional<session::Hand> after = last.answered(hand, answer);
    if (!after) return false;
    const session::HandResult then = last.score(*after);
    return is_taken_back(now, then) || (answers > 1 && takes_back(last, *after, then, last.entry(*after), answers - 1));
  });
}

}  // namespace

bool may_take_back(const OpenSession& open) {
  if (!open.has_hand() || open.ended()) return false;
  if (games::info(open.session.rules).pays_at_once) return false;  // chips come and go all the time
  const LastHand last{open, session::fold_after(open.session, open.last())};
  constexpr int kAnswers = 2;  // who captured the queen, and then whether the moon is added
  return takes_back(last, open.session.hands.back(), open.result.hands.back(), open.entry, kAnswers);
}

OpenSession without_entries(const OpenSession& open) {
  session::Session session = open.session;
  session.hands.back().facts = games::empty_hand(session.rules);
  session.hands.back().scores = {};
  return OpenSession{std::move(session)};
}

void keep_standing_of(const OpenSession& then, TableView& view) {
  TableView before = table_view(then, Pending{}, 0, {});
  for (std::size_t i = 0; i < view.sheet.places.size() && i < before.sheet.places.size(); ++i) {
    int& place = before.sheet.places[i];
    if (place == 1 && view.sheet.places[i] != 1) place = 0;  // overtaken
  }
  view.sheet.places = std::move(before.sheet.places);
  view.sheet.any_complete = before.sheet.any_complete;
  for (std::size_t i = 0; i < view.places.size() && i < before.places.size(); ++i)
    view.places[i].leads_standing = view.places[i].leads_standing && before.places[i].leads_standing;
}

void show_numbers_of(const OpenSession& then, TableView& view) {
  TableView before = table_view(then, Pending{}, 0, {});
  view.whys = std::move(before.whys);
  view.sheet = std::move(before.sheet);
  for (std::size_t i = 0; i < view.places.size() && i < before.places.size(); ++i) {
    view.places[i].total = before.places[i].total;
    view.places[i].hand = before.places[i].hand;
    view.places[i].owes = before.places[i].owes;
    view.places[i].leads_standing = before.places[i].leads_standing;
  }
}

}  // namespace nullo::app
