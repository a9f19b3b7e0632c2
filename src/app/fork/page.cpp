#include "app/fork/page.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/correction/sides.h"
#include "app/help/help.h"
#include "app/shared.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "document/document.h"
#include "text/say.h"

namespace nullo::app {

namespace {

using Side = CompareView::Side;
using Version = Result<document::Read>;

Version read(const std::optional<club::Content>& content) {
  return document::read_session(content ? content->document : "", document::Source::kStore);
}

Side side_with(std::string heading, std::string only, const Version& version) {
  Side side;
  if (version) {
    side = side_of(version->session, version->result);
  } else {
    side.outcome = text::say("It cannot be read here");
  }
  side.heading = std::move(heading);
  side.only = std::move(only);
  return side;
}

// Marks the hands that only one of the two has, or that are not the same, and says why they count otherwise.
void mark_differences(const document::Read& mine, const document::Read& theirs, ForkView& view) {
  std::vector<Sheet::Row>& here = view.here.sheet.rows;
  std::vector<Sheet::Row>& there = view.there.sheet.rows;
  const std::size_t both = std::min(here.size(), there.size());
  for (std::size_t i = 0; i < here.size(); ++i) mark(here[i], i < both ? &there[i] : nullptr);
  for (std::size_t i = 0; i < there.size(); ++i) mark(there[i], i < both ? &here[i] : nullptr);
  mark_totals(view.here.sheet, view.there.sheet);
  mark_totals(view.there.sheet, view.here.sheet);
  const auto whys = [](const document::Read& read, std::size_t hand) {
    return hand < read.result.hands.size()
               ? session::whys_of(read.session.rules, read.session.hands[hand], read.result.hands[hand])
               : std::vector<WhyLine>{};
  };
  for (std::size_t i = 0; i < std::max(mine.result.hands.size(), theirs.result.hands.size()); ++i)
    add_whys(mine.session.hand_number(i), whys(mine, i), whys(theirs, i), view.here, view.there);
}

// "hand 2: Trick 4: Clara", for each fact of `session` that `other` does not have of the same hand.
std::vector<std::string> facts_without(const session::Session& session, const session::Session& other) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < session.hands.size(); ++i) {
    std::vector<std::string> known;
    if (i < other.hands.size()) {
      if (session.hands[i] == other.hands[i]) continue;
      known = facts_of(other, i);
    }
    for (const std::string& fact : facts_of(session, i))
      if (std::ranges::find(known, fact) == known.end())
        found.push_back(text::say("Hand {number}: {fact}", session.hand_number(i), fact));
  }
  return found;
}

// What neither the score sheets nor the hands show.
std::vector<std::string> differences_of(const session::Session& mine, const session::Session& theirs) {
  std::vector<std::string> found;
  if (mine.players != theirs.players) found.push_back(text::say("Not the same people sit at the table."));
  if (mine.rules != theirs.rules) found.push_back(text::say("The rules are not the same."));
  if (mine.note != theirs.note)
    found.push_back(theirs.note.empty() ? text::say("Only here it has a note.")
                                        : text::say("The other note is: {note}", theirs.note));
  return found;
}

std::string deleted_text(const club::Content& mine, const club::Content& theirs, const std::string& device) {
  if (mine.deleted_at.empty() == theirs.deleted_at.empty()) return {};
  return theirs.deleted_at.empty() ? text::say("It is deleted here.") : text::say("{device} has deleted it.", device);
}

// "Something was entered here last 2026-11-28 19:30, and on phone 2026-11-28 19:42."
std::string entered_text(const std::vector<store::Logged>& log, const club::Tip& other) {
  if (log.empty()) return text::say("Something was entered on {device} {time}.", other.device, local_time(other.at));
  return text::say("Something was entered here last {time}, and on {device} {other_time}.", local_time(log.back().at),
                   other.device, local_time(other.at));
}

}  // namespace

AnyScreen ForkPage::view() {
  ForkView view;
  const std::vector<store::Side> sides = shared_.store.sides(id_);
  if (sides.empty()) {
    view.heading = text::say("It is settled");
    view.text = text::say("Somebody has chosen, on this device or another.");
    return view;
  }
  const store::Side& other = sides.front();
  const std::optional<club::Content> content = shared_.store.content(id_);
  const Version mine = read(content);
  const Version theirs = read(other.tip.content);
  view.device = other.tip.device;
  view.here = side_with(text::say("Here"), text::say("Only here"), mine);
  view.there = side_with(view.device, text::say("Only on {device}", view.device), theirs);
  view.heading = text::say("Which one stays?");
  view.text = shared_.club.title_of(id_);
  view.problem = problem_;
  view.can_choose = shared_.store.writes();
  if (!mine || !theirs) return view;
  mark_differences(*mine, *theirs, view);
  view.here.facts = facts_without(mine->session, theirs->session);
  view.there.facts = facts_without(theirs->session, mine->session);
  view.differences = differences_of(mine->session, theirs->session);
  view.differences.insert(view.differences.begin(), entered_text(shared_.store.log(id_), other.tip));
  if (std::string deleted = deleted_text(*content, other.tip.content, view.device); !deleted.empty())
    view.differences.push_back(std::move(deleted));
  return view;
}

HelpView ForkPage::help() const { return help_view(shared_.game_at_table()); }

void ForkPage::on(const SettleFork& settle) {
  if (!shared_.store.writes()) return;
  problem_ = shared_.club.settle(id_, settle.keep);
  if (!problem_.empty()) return;
  shared_.read_anew();
  shared_.said.done = settle.keep == sync::Keep::kMine     ? text::say("All devices get what is here.")
                      : settle.keep == sync::Keep::kTheirs ? text::say("All devices get that one. Undo takes it back.")
                                                           : text::say("Both are kept, as two sessions.");
  const std::vector<store::Side> more = shared_.store.sides(id_);
  if (more.empty()) return shared_.pages.pop();
  shared_.said.done += " " + text::say("{device} has changed it as well.", more.front().tip.device);
}

}  // namespace nullo::app
