#include "app/exchange/picture.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "app/chips/buying.h"
#include "app/exchange/exporting.h"
#include "app/people/players.h"
#include "app/settling/settling.h"
#include "app/table/sheet.h"
#include "app/table/standing.h"
#include "app/words.h"
#include "base/utf8.h"
#include "export/message.h"
#include "session/columns.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// Everything that is derived from the hands, collected while they are read one by one.
struct Gathered {
  std::size_t hands = 0;
  session::Columns columns;
  SettlingSum settling;
  ChipsBought bought;
  session::SessionResult result;  // without the hands' own results
};

Gathered gather(const session::HandByHand& hands) {
  const session::Session& session = hands.session();
  Gathered all{0, session::Columns{session}, SettlingSum{session}, ChipsBought{session}, {}};
  all.result = hands.visit([&all](const session::Turn& turn) {
    ++all.hands;
    all.columns.add(turn.result);
    all.settling.add(turn.result);
    all.bought.add(turn.result);
  });
  return all;
}

std::optional<Settling> settled(const Gathered& all, const OtherParts& others) {
  Settling settling = all.settling.finish(all.result, others);
  if (settling_lines(settling).empty()) return std::nullopt;
  return settling;
}

std::string full_rules_text(const session::Session& session, const std::string& house_rules) {
  const std::string rules = rules_text(session.rules, house_rules);
  const std::string length = games::length(session.rules, session.seats());
  return rules.empty() ? length : fmt::format("{}. {}", rules, length);
}

// If very many people have played for one column, nobody reads all the names: cuts long texts.
void shorten_texts(PictureView& view) {
  constexpr std::size_t kMost = 400;  // bytes
  const auto shorten = [](std::string& text) {
    if (text.size() > kMost) text = std::string{utf8::cut(text, kMost)} + "…";
  };
  shorten(view.outcome);
  for (GameOverView::Line& line : view.standing) shorten(line.name);
  for (std::string& name : view.sheet.names) shorten(name);
  for (std::string& share : view.sheet.shares) shorten(share);
}

}  // namespace

PictureView picture_view(const session::HandByHand& hands, const Known& known, const Players& people) {
  const session::Session& session = hands.session();
  const Gathered all = gather(hands);
  const std::vector<std::string> names = all.columns.names();
  const std::size_t first = all.hands > kMostPictured ? all.hands - kMostPictured : 0;
  PictureView view;
  view.title = game_text(session.rules, known.house_rules);
  if (!session.started_at.empty()) view.when = local_time(session.started_at);
  view.rules = full_rules_text(session, known.house_rules);
  view.outcome = exports::how_it_ended(session, all.result, names, known.others.goes_on);
  view.standing = standing_lines(session, all.result, names, all.bought);
  view.sheet = sheet_of(hands, all.result, all.columns, first);
  if (first == 0 && !known.others.goes_on) known.earlier.put_before_with_all(session, all.columns, view.sheet);
  if (!known.others.goes_on)
    std::ranges::move(known.earlier.who_left(session, all.columns, view.standing.size()),
                      std::back_inserter(view.standing));
  for (Sheet::Row& row : view.sheet.rows) row.opens = false;  // nobody taps a picture
  for (GameOverView::Line& line : view.standing) line.winner = line.winner && !known.others.goes_on;
  people.shorten(view.sheet);
  if (first > 0)
    view.left_out =
        text::say("Hands {first} to {last} are not shown here", session.hand_number(0), session.hand_number(first - 1));
  view.settling = settled(all, known.others);
  view.note = session.note;
  view.seat_colours = people.seat_colours(all.result.players);
  shorten_texts(view);
  return view;
}

}  // namespace nullo::app
