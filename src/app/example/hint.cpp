#include "app/example/hint.h"

#include <algorithm>
#include <variant>

#include "games/sentence.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Wants = games::Question::Wants;

bool all_tricks_over(const TableView& table) {
  return std::ranges::all_of(table.strip, [](const TableView::TrickCell& cell) { return cell.over; });
}

std::string table_hint(const TableView& table) {
  if (table.mending) return text::say("Tap who really won this trick, or a card that fell in it.");
  const std::string digits = games::key_named(text::say("1 to 4"));
  if (!table.pending.empty() || table.asks_player) return text::say("Tap the player[[, or press {keys}|]].", digits);
  const bool noted =
      std::ranges::any_of(table.palette, [](const TableView::PaletteCard& card) { return card.in_trick; });
  switch (table.question.wants) {
    case Wants::kTrick:
      if (noted) return text::say("And who won the trick? Tap the player[[, or press {keys}|]].", digits);
      return text::say(
          "Who won this trick? Tap a player[[, or press {keys}|]]. If a card that counts fell in it, tap that first.",
          digits);
    case Wants::kCard:
      return text::say("Tap the card that was dealt last[[, or press {keys}|]].",
                       games::key_named(text::say("its rank and suit: 7 c")));
    case Wants::kSeat:
      return text::say("Tap the player[[, or press {keys}|]].", digits);
    default:
      return all_tricks_over(table)
                 ? text::say("All tricks are entered. [[Press|Tap]] {key} for the result.", games::kEnter)
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
    return text::say("Every point has its reason. A slip? Tap a hand in the score sheet, or undo.");
  }
  std::string operator()(const GameOverView& /*of any game*/) const {
    return text::say("That was the whole game. Close the example, and begin a session of your own.");
  }
};

}  // namespace

std::string hint(const AnyScreen& screen) { return std::visit(HintOf{}, screen); }

}  // namespace nullo::app
