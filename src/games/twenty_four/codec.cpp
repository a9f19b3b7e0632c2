// Twenty-Four's sets from and to JSON. Source: docs/documents.md#twenty_four.
#include <algorithm>

#include <fmt/core.h>

#include "games/twenty_four/twenty_four.h"

namespace nullo::twenty_four {
namespace {

constexpr std::string_view kNobody = "none";

std::array<std::optional<int>, kNumbers> read_board(json::Value value, Faults& faults) {
  std::array<std::optional<int>, kNumbers> board;
  const std::string expected = fmt::format("a list of {} numbers from {} to {}", kNumbers, kLeastNumber, kMostNumber);
  if (!json::is_array(value, faults, expected)) return board;
  if (value.size() != kNumbers) {
    json::refuse(faults, value, expected, fmt::format("{} of them", value.size()));
    return board;
  }
  std::size_t at = 0;
  for (const json::Value item : value) {
    std::optional<int>& place = board.at(at++);
    if (item.is_null()) continue;  // not known yet
    const auto number = json::read_integer(item, kLeastNumber, kMostNumber, faults);
    if (number) place = static_cast<int>(*number);
  }
  return board;
}

std::optional<Loser> read_loser(json::Value value, int seats, Faults& faults) {
  if (value.kind() == json::Kind::kString) {
    if (value.text() == kNobody) return Loser{};
    json::refuse(faults, value, fmt::format("a seat from 0 to {}, or \"{}\"", seats - 1, kNobody));
    return std::nullopt;
  }
  const std::optional<Seat> seat = json::read_seat(value, seats, faults);
  return seat ? std::optional{Loser{seat}} : std::nullopt;
}

}  // namespace

Hand Game::read_hand(json::Object& object, const Rules&, const games::Deal& deal) {
  Hand hand;
  Faults& faults = object.faults();
  if (const auto board = object.get("board")) hand.board = read_board(*board, faults);
  if (const auto loser = object.get("loser")) hand.loser = read_loser(*loser, deal.seats, faults);
  if (const auto solver = object.get("solver")) hand.solver = json::read_seat(*solver, deal.seats, faults);
  const auto solution = object.get("solution");
  if (solution && (solution->kind() != json::Kind::kString || !solution->text().empty())) {
    hand.solution = json::read_line(*solution, kLongestSolution, faults, "a solution").value_or("");
  }
  return hand;
}

void Game::write_hand(json::Writer& writer, const Hand& hand) {
  if (std::ranges::any_of(hand.board, [](const auto& number) { return number.has_value(); })) {
    writer.key("board").begin_array();
    for (const std::optional<int>& number : hand.board) number ? writer.value(*number) : writer.null();
    writer.end_array();
  }
  if (hand.loser && hand.loser->seat) writer.member("loser", hand.loser->seat->index());
  if (hand.loser && !hand.loser->seat) writer.member("loser", kNobody);
  if (hand.solver) writer.member("solver", hand.solver->index());
  if (!hand.solution.empty()) writer.member("solution", hand.solution);
}

}  // namespace nullo::twenty_four
