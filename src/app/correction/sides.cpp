#include "app/correction/sides.h"

#include <algorithm>
#include <string>
#include <utility>

#include <fmt/core.h>

#include "app/chips/due.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "games/words.h"
#include "session/columns.h"
#include "session/sides.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// "1. Boris 4 · 2. Anna 5 · 3. Clara 6 · 3. Dmitri 6", best first.
std::string standing_text(const session::Session& session, const session::SessionResult& result) {
  const std::vector<std::string> columns = session::column_names(session, result);
  const games::Names names = session::names_of(columns);
  const PerSeat<int> standing = session::places(session.rules, result);
  std::string text;
  for (const session::Side& side : session::best_first(session.rules, result)) {
    const std::string place = result.complete_hands == 0 ? "" : fmt::format("{}. ", standing[side.front()]);
    text += fmt::format("{}{}{} {}", text.empty() ? "" : " · ", place, session::side_name(side, names),
                        total_text(result.totals[side.front()]));
  }
  return text;
}

// Removes the lines that both sides have, each as often as both have it.
void take_out_common(std::vector<WhyLine>& before, std::vector<WhyLine>& after) {
  for (std::size_t i = before.size(); i-- > 0;) {
    const auto same = std::ranges::find_if(after, [&](const WhyLine& why) { return why.text == before[i].text; });
    if (same == after.end()) continue;
    after.erase(same);
    before.erase(before.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

}  // namespace

CompareView::Side side_of(const session::Session& session, const session::SessionResult& result) {
  CompareView::Side side;
  side.sheet = sheet_of(session, result);
  std::erase_if(side.sheet.rows, [](const Sheet::Row& row) { return row.hand == kNoHand; });
  for (Sheet::Row& row : side.sheet.rows) row.opens = false;
  side.standing = standing_text(session, result);
  side.outcome = outcome(session, result);
  if (side.outcome.empty()) side.outcome = text::say("The game goes on");
  side.pots = pot_views(result);
  return side;
}

void mark(Sheet::Row& row, const Sheet::Row* was) {
  const bool is_new = was == nullptr || was->scores.size() != row.scores.size();
  for (std::size_t i = 0; i < row.scores.size(); ++i) {
    row.changed.push_back(is_new || row.scores[i] != was->scores[i]);
    row.moved.push_back(is_new || row.totals[i] != was->totals[i]);
  }
}

void mark_totals(Sheet& sheet, const Sheet& was) {
  const bool is_new = was.totals.size() != sheet.totals.size();
  for (std::size_t i = 0; i < sheet.totals.size(); ++i)
    sheet.changed.push_back(is_new || sheet.totals[i] != was.totals[i]);
}

void add_whys(std::size_t hand, std::vector<WhyLine> before, std::vector<WhyLine> after, CompareView::Side& side_before,
              CompareView::Side& side_after) {
  take_out_common(before, after);
  const auto add = [hand](WhyLine& why, std::vector<WhyLine>& whys) {
    why.text = text::say("hand {number}, {reason}", hand, why.text);
    why.parts.words = text::say("hand {number}, {reason}", hand, why.parts.words);
    whys.push_back(std::move(why));
  };
  for (WhyLine& why : before) add(why, side_before.whys);
  for (WhyLine& why : after) add(why, side_after.whys);
}

}  // namespace nullo::app
