#include "export/message.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "games/words.h"
#include "ledger/standings.h"
#include "session/words.h"

namespace nullo::exports {
namespace {

const std::string& name_at(const std::vector<std::string>& players, Seat seat) {
  return players[static_cast<std::size_t>(seat.index())];
}

std::string how_it_ended(const session::Session& session, const session::SessionResult& result) {
  const std::string won = session::outcome(games::info(session.rules), session::players_now(session, result), result);
  if (!won.empty()) return won + "!";
  const auto complete =
      std::count_if(result.hands.begin(), result.hands.end(), [](const auto& hand) { return hand.complete(); });
  return fmt::format("{} {}", session.ended_at.empty() ? "After" : "Stopped after", games::amount_of(complete, "hand"));
}

// "1. Clara 4", best first; one who is at the same place has the same number.
void add_standing(const session::Session& session, const session::SessionResult& result, std::string& text) {
  const PerSeat<int> place = places(result.totals, games::info(session.rules).best);
  std::vector<Seat> seats;
  for (const Seat seat : Seats{session.seats()}) seats.push_back(seat);
  std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) { return place[a] < place[b]; });
  for (const Seat seat : seats) {
    fmt::format_to(std::back_inserter(text), "{}. {} {}\n", place[seat],
                   name_at(session::players_now(session, result), seat), session::total_text(result.totals[seat]));
  }
}

// "Hand 2: Anna +2, Boris 0"; one that is not over says so.
void add_hands(const session::Session& session, const session::SessionResult& result, std::string& text) {
  for (std::size_t i = 0; i < result.hands.size(); ++i) {
    const session::HandResult& hand = result.hands[i];
    std::vector<std::string> scores;
    for (const Seat seat : Seats{session.seats()}) {
      scores.push_back(fmt::format("{} {}", name_at(hand.players, seat), games::signed_text(hand.scores[seat])));
    }
    fmt::format_to(std::back_inserter(text), "Hand {}: {}{}\n", i + 1, fmt::join(scores, ", "),
                   hand.complete() ? "" : " (not over)");
  }
}

}  // namespace

std::string message(const session::Session& session, const session::SessionResult& result, const PageExtras& extras) {
  std::string text = session::game_text(session.rules);
  if (!extras.begun.empty()) text += ", " + extras.begun;
  text += "\n" + how_it_ended(session, result) + "\n\n";
  add_standing(session, result, text);
  if (!result.hands.empty()) text += "\n";
  add_hands(session, result, text);
  if (!extras.settling.empty()) {
    fmt::format_to(std::back_inserter(text), "\nSettling{}, {}\n", result.finished ? "" : " if it ended now",
                   extras.settling_terms);
    for (const std::string& line : extras.settling) text += line + "\n";
  }
  if (!session.note.empty()) text += "\n“" + session.note + "”\n";
  return text;
}

}  // namespace nullo::exports
