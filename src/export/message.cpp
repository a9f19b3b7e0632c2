#include "export/message.h"

#include <iterator>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "games/words.h"
#include "session/columns.h"
#include "session/hand_by_hand.h"
#include "session/sides.h"
#include "session/words.h"
#include "text/say.h"

namespace nullo::exports {
namespace {

// "1. Clara 4", best first; those with equal places have the same number.
void add_standing(const session::Session& session, const session::SessionResult& result, std::string& text) {
  const PerSeat<int> place = session::places(session.rules, result);
  const std::vector<std::string> columns = session::column_names(session, result);
  const games::Names names = session::names_of(columns);
  for (const session::Side& side : session::best_first(session.rules, result)) {
    fmt::format_to(std::back_inserter(text), "{}. {} {}{}\n", place[side.front()], session::side_name(side, names),
                   session::total_text(result.totals[side.front()]), session::bought_text(result, side.front()));
  }
}

// "Hand 2: Anna +2, Boris 0"; a hand that is not over says so. Below it, how a tie or the like was settled.
void add_hands(const session::Session& session, std::string& text) {
  const std::vector<session::Side> sides = session::sides_of(session.rules, session.seats());
  session::HeldHands{session}.visit([&](const session::Turn& turn) {
    const session::HandResult& hand = turn.result;
    std::vector<std::string> scores;
    scores.reserve(sides.size());
    const games::Names names = session::names_of(hand.players);
    for (const session::Side& side : sides) {
      scores.push_back(
          fmt::format("{} {}", session::side_name(side, names), games::signed_text(hand.scores[side.front()])));
    }
    const std::string all = fmt::format("{}", fmt::join(scores, ", "));
    const auto number = session.hand_number(turn.number);
    text += hand.complete() ? text::say("Hand {hand}: {scores}", number, all)
                            : text::say("Hand {hand}: {scores} (not over)", number, all);
    text += "\n";
    for (const std::string& settled : session::entry_of(session.rules, turn).explained) text += "  " + settled + "\n";
  });
}

}  // namespace

std::string goes_on_text(int hands) {
  return text::say_count(hands, "After {count} hand; another session goes on",
                         "After {count} hands; another session goes on");
}

std::string how_it_ended(const session::Session& session, const session::SessionResult& result,
                         const std::vector<std::string>& names, bool continued) {
  if (continued) return goes_on_text(result.complete_hands);
  const std::string won = session::outcome(session, result, names);
  if (!won.empty()) return won + "!";
  return session.ended_at.empty()
             ? text::say_count(result.complete_hands, "After {count} hand", "After {count} hands")
             : text::say_count(result.complete_hands, "Stopped after {count} hand", "Stopped after {count} hands");
}

std::string message(const session::Session& session, const session::SessionResult& result, const PageExtras& extras) {
  std::string text = session::game_text(session.rules, extras.house_rules);
  if (!extras.begun.empty()) text += ", " + extras.begun;
  text += "\n" + how_it_ended(session, result, session::column_names(session, result), extras.continued) + "\n\n";
  add_standing(session, result, text);
  if (!result.hands.empty()) text += "\n";
  add_hands(session, text);
  if (!extras.settling.empty()) {
    fmt::format_to(std::back_inserter(text), "\n{}\n",
                   result.finished ? text::say("Settling, {terms}", extras.settling_terms)
                                   : text::say("Settling if it ended now, {terms}", extras.settling_terms));
    for (const std::string& line : extras.settling) text += line + "\n";
  }
  if (!session.note.empty()) text += "\n“" + session.note + "”\n";
  return text;
}

}  // namespace nullo::exports
