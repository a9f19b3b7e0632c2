#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/table/open_session.h"
#include "document/document.h"
#include "fuzz/targets.h"
#include "session/limits.h"
#include "support/random_session.h"
#include "support/random_taps.h"

namespace nullo::fuzz {
namespace {

using app::Edit;
using app::OpenSession;
using testing::Random;

constexpr int kMostTaps = 120;
constexpr int kMostHands = 3;

std::string written(const session::Session& session) {
  return document::write_session(session, json::Writer::Style::kCompact);
}

// All that must hold of a state, however it came about.
void check_state(const OpenSession& open) {
  const session::Session& session = open.session;
  const std::string text = written(session);
  expect(app::last_hand_can_be(session), "no accepted tap contradicts another: " + text);
  const Result<document::Read> read = document::read_session(text, document::Source::kStore);
  expect(read.has_value(), "a state at the table is a document: " + text);
  expect(read->session == session, "its document reads as it is: " + text);
  const auto result_of = [&](const session::SessionResult& result) {
    return document::write_result(session, result, json::Writer::Style::kCompact);
  };
  expect(result_of(read->result) == result_of(open.result), "its document scores the same: " + text);
  if (!open.has_hand()) return;
  expect(!open.entry.question.text.empty(), "an entry asks or says something: " + text);
  expect(open.entry.seats == session.seats(), "the entry is for all seats");
  PerSeat<Amount> sums(session.seats());
  for (const Posting& posting : open.result.hands.back().scored.postings) {
    expect(posting.amount > 0 && posting.from != posting.to, "a posting moves something: " + text);
    if (const auto seat = posting.from.seat()) sums[*seat] -= posting.amount;
    if (const auto seat = posting.to.seat()) sums[*seat] += posting.amount;
  }
  expect(sums == open.result.hands.back().scores, "scores are the sums of the postings: " + text);
}

// One thing that somebody does at the table; nothing if it is refused or makes no sense now.
std::optional<Edit> something(Random& random, const OpenSession& open) {
  if (!open.has_hand()) return app::begun(open);
  if (open.hand_complete() && random.below(3) == 0) {
    if (static_cast<int>(open.session.hands.size()) >= kMostHands) return app::stopped(open, "2026-11-21T23:00:00Z");
    return app::recorded(open, "2026-11-21T23:00:00Z");
  }
  const int seats = open.session.seats();
  switch (random.below(24)) {
    case 0:
      return app::with_note(open, random.chance(5) ? "a note" : "");
    case 1: {
      const Seat from{random.below(seats)};
      const Account to =
          random.chance(5) ? Account::bank() : Account::of(from.left(seats, 1 + random.below(seats - 1)));
      Edit edit = app::with_adjustment(open, {Account::of(from), to, 1 + random.below(1000), ""});
      return app::last_hand_can_be(edit.after) ? std::optional{std::move(edit)} : std::nullopt;
    }
    case 2:
      return app::with_dealer(open, Seat{random.below(seats)});
    case 3:
      return app::misdealt(open);
    case 4: {
      std::vector<std::string> names = open.context.players;
      std::ranges::rotate(names, names.begin() + random.below(seats));
      if (random.chance(3) && std::ranges::find(names, "Guest") == names.end()) names.front() = "Guest";
      Edit edit = app::with_players(open, names,
                                    random.chance(5) ? session::PointsFollow::kPlayer : session::PointsFollow::kSeat);
      return app::last_hand_can_be(edit.after) ? std::optional{std::move(edit)} : std::nullopt;
    }
    default: {
      auto edit = app::tap(open, testing::random_tap(random, open.entry));
      if (edit) return std::move(*edit);
      expect(!edit.error().text.empty(), "a refused tap is told why");
      expect(edit.error().text != session::kNotReadAgain.english(),
             "what a game takes is read again: " + written(open.session));
      return std::nullopt;
    }
  }
}

}  // namespace

void try_taps(std::string_view bytes) {
  testing::RandomSessions sessions{Random{bytes}};
  Random& random = sessions.random();
  const testing::RandomGame& game = testing::random_game(random.any_of(games::all()).id);
  session::Session first = testing::beginning_of(sessions.begun(game.table(random, kMostHands)));
  OpenSession open{std::move(first)};
  std::vector<session::Session> states{open.session};
  std::vector<store::Change> changes;
  for (int taps = 0; taps < kMostTaps && !random.used_up() && !open.ended(); ++taps) {
    std::optional<Edit> edit = something(random, open);
    if (!edit) continue;
    open = OpenSession{edit->after};
    check_state(open);
    states.push_back(std::move(edit->after));
    changes.push_back(std::move(edit->change));
  }
  session::Session now = states.back();
  for (std::size_t step = changes.size(); step-- > 0;) {
    now = app::with_before(now, changes[step]);
    expect(now == states[step], fmt::format("undo of “{}” finds what was there: {}, not {}", changes[step].label,
                                            written(states[step]), written(now)));
  }
  for (std::size_t step = 0; step < changes.size(); ++step) {
    now = app::with_after(now, changes[step]);
    expect(now == states[step + 1], fmt::format("redo of “{}” finds what was there: {}, not {}", changes[step].label,
                                                written(states[step + 1]), written(now)));
  }
}

}  // namespace nullo::fuzz
