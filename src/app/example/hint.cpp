#include "app/example/hint.h"

#include <algorithm>
#include <variant>

#include <fmt/core.h>

#include "games/sentence.h"

namespace nullo::app {
namespace {

using Wants = games::Question::Wants;

std::string or_digit() { return fmt::format(", or press {}1 to 4", games::kKeySign); }

bool all_tricks_over(const TableView& table) {
  return std::ranges::all_of(table.strip, [](const TableView::TrickCell& cell) { return cell.over; });
}

std::string table_hint(const TableView& table) {
  if (table.mending) return "Tap who really won this trick, or a card that fell in it.";
  if (!table.pending.empty() || table.asks_player) return fmt::format("Tap the player{}.", or_digit());
  const bool noted =
      std::ranges::any_of(table.palette, [](const TableView::PaletteCard& card) { return card.in_trick; });
  switch (table.question.wants) {
    case Wants::kTrick:
      if (noted) return fmt::format("And who won the trick? Tap the player{}.", or_digit());
      return fmt::format("Who won this trick? Tap a player{}. If a card that counts fell in it, tap that first.",
                         or_digit());
    case Wants::kCard:
      return fmt::format("Tap the card that was dealt last, or press {}its rank and suit: 7 c.", games::kKeySign);
    case Wants::kSeat:
      return fmt::format("Tap the player{}.", or_digit());
    default:
      return all_tricks_over(table) ? fmt::format("All tricks are entered. Press {} for the result.", games::kEnter)
                                    : "";
  }
}

struct HintOf {
  template <class Other>
  std::string operator()(const Other& /*says it itself*/) const {
    return {};
  }
  std::string operator()(const TableView& table) const { return table_hint(table); }
  std::string operator()(const HandOverView& /*of any hand*/) const {
    return "Every point has its reason. A slip? Tap a hand in the score sheet, or undo.";
  }
  std::string operator()(const GameOverView& /*of any game*/) const {
    return "That was the whole game. Close the example, and begin a session of your own.";
  }
};

}  // namespace

std::string hint(const AnyScreen& screen) { return std::visit(HintOf{}, screen); }

}  // namespace nullo::app
