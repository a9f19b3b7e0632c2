#include "sync/device.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/clock.h"
#include "base/uuid.h"
#include "club/wire.h"
#include "document/document.h"
#include "json/tree.h"
#include "session/limits.h"
#include "text/kept.h"
#include "text/say.h"

namespace nullo::sync {
namespace {

constexpr int kMost = static_cast<int>(club::kMostRevisions);
// So many bytes of documents go into one text: JSON may write a byte of them as six.
constexpr std::size_t kMostDocuments = club::kMostBody / 6;

std::string first_of(const Faults& faults) { return faults.empty() ? std::string{} : to_string(faults.kept().front()); }

// The next revision of a session, or its tip again.
club::Revision revision_of(store::Store& store, const std::string& id, store::Shared& shared) {
  club::Revision revision{.session = id, .at = now_utc()};
  if (shared.untold == store::Untold::kTip) {
    const std::vector<std::string> passed = store.passed(id);
    revision.id = shared.tip;
    if (passed.size() > 1) revision.parent = passed[passed.size() - 2];
  } else {
    revision.id = random_uuid();
    revision.parent = std::exchange(shared.tip, revision.id);
  }
  return revision;
}

// Fixes what is told of the sessions that changed.
void fill_outbox(store::Store& store) {
  const std::vector<std::string> untold = store.sessions_to_tell(kMost);
  if (untold.empty()) return;
  store.all_or_none([&] {
    for (const std::string& id : untold) {
      store::Shared shared = store.shared(id);
      std::optional<club::Content> content = store.content(id);
      if (!content) {
        shared.trouble = text::say("it cannot be read here, so no other device gets it");
      } else if (content->document.size() > kMostDocuments) {
        shared.trouble = text::say("it is too long to be sent");
      } else {
        store::Posted posted{revision_of(store, id, shared)};
        posted.revision.content = *std::move(content);
        store.post(posted);
        shared.untold = store::Untold::kNothing;
      }
      store.keep_shared(id, shared);
    }
  });
}

// As many of the outbox as one text may have.
std::vector<club::Revision> to_push(store::Store& store) {
  std::vector<club::Revision> revisions;
  std::size_t bytes = 0;
  for (store::Posted& posted : store.outbox(kMost)) {
    bytes += posted.revision.content.document.size();
    if (bytes > kMostDocuments && !revisions.empty()) break;
    if (posted.with_passed) {
      posted.revision.passed = store.passed(posted.revision.session);
      std::erase(posted.revision.passed, posted.revision.id);
    }
    revisions.push_back(std::move(posted.revision));
  }
  return revisions;
}

void take_answer(store::Store& store, store::Posted posted, const club::Answered& answer) {
  const std::string& session = posted.revision.session;
  if (answer.place == club::Place::kParentUnknown && !posted.with_passed) {
    posted.with_passed = true;
    return store.post(posted);
  }
  store.take_from_outbox(session);
  if (answer.place != club::Place::kRefused && answer.place != club::Place::kParentUnknown) return;
  store::Shared shared = store.shared(session);
  shared.tip = posted.revision.parent;
  shared.untold = store::Untold::kChange;
  shared.trouble = text::say("the hub refuses it: {reason}", first_of(answer.faults));
  store.keep_shared(session, shared);
}

// The same session as another one, which says where it comes from.
session::Session copy_of(session::Session session, const std::string& device) {
  session.id = random_uuid();
  session.continues.clear();  // the other one goes on with that evening
  const std::string had = text::say("as {device} had it", device);
  const std::string note = session.note.empty() ? had : session.note + "; " + had;
  if (note.size() <= session::kLongestNote) session.note = note;
  return session;
}

}  // namespace

std::optional<Request> Device::next() {
  const std::optional<store::Membership> membership = store_.membership();
  asked_ = Asked::kNothing;
  if (!membership) return std::nullopt;
  fill_outbox(store_);
  const std::vector<club::Revision> revisions = to_push(store_);
  const std::optional<std::string> pen = store_.pen_to_take();
  // After all has been heard: what the club has goes before what this device had when it joined.
  const bool is_calm = revisions.empty() && !pen && heard_all_;
  habits_ = is_calm ? store_.habits_to_tell(kMost) : std::vector<club::Habit>{};
  if (is_calm && habits_.empty()) return std::nullopt;
  ++number_;
  asked_ = !revisions.empty() ? Asked::kPush : pen ? Asked::kPen : is_calm ? Asked::kHabits : Asked::kChanges;
  if (asked_ == Asked::kPush) return Request{number_, "/api/1/push", club::write_push(revisions)};
  if (asked_ == Asked::kPen) {
    pen_of_ = *pen;
    return Request{number_, "/api/1/pen", club::write_about(pen_of_)};
  }
  if (asked_ == Asked::kHabits) return Request{number_, "/api/1/habits", club::write_habits(habits_)};
  return Request{number_, fmt::format("/api/1/changes?since={}&most={}", membership->since, kMost)};
}

Heard Device::hear(std::uint64_t number, int status, std::string_view body) {
  if (asked_ == Asked::kNothing || number != number_) return Heard::kGoOn;
  const Asked asked = std::exchange(asked_, Asked::kNothing);
  constexpr int kDone = 200;
  constexpr int kNoSession = 404;
  constexpr int kUnknown = 401;
  constexpr int kServer = 500;
  if (status == kUnknown) return Heard::kUnknownHere;
  if (status >= kServer) return Heard::kTryLater;
  if (asked == Asked::kPen && (status == kDone || status == kNoSession)) {  // the hub may have refused the session
    note_pen();
    return Heard::kGoOn;
  }
  if (status != kDone) {
    trouble_ = text::say("it answered {status}", std::to_string(status));
    return Heard::kNotUnderstood;
  }
  if (asked == Asked::kHabits) {
    store_.note_told(habits_);
    heard_all_ = false;
    return Heard::kGoOn;
  }
  const bool heard = asked == Asked::kPush ? hear_answers(body) : hear_changes(body);
  return heard ? Heard::kGoOn : Heard::kNotUnderstood;
}

void Device::note_pen() {
  store::Shared shared = store_.shared(pen_of_);
  shared.wants_pen = false;
  store_.keep_shared(pen_of_, shared);
  heard_all_ = false;
}

bool Device::hear_answers(std::string_view body) {
  const Result<std::vector<club::Answered>> answers = club::read_answered(body);
  if (!answers) {
    trouble_ = first_of(answers.error());
    return false;
  }
  int taken = 0;
  store_.all_or_none([&] {
    for (store::Posted& posted : store_.outbox(kMost)) {
      const auto answer = std::ranges::find(*answers, posted.revision.id, &club::Answered::id);
      if (answer == answers->end()) continue;
      take_answer(store_, std::move(posted), *answer);
      ++taken;
    }
  });
  told_ += taken;
  heard_all_ = false;
  if (taken > 0) return true;
  trouble_ = text::say("it did not say what became of what it was sent");
  return false;
}

bool Device::hear_changes(std::string_view body) {
  const Result<club::Changes> read = club::read_changes(body);
  if (!read) {
    trouble_ = first_of(read.error());
    return false;
  }
  const club::Changes& changes = *read;
  store::Membership membership = *store_.membership();
  // With fewer changes than it had, it stands again where an old backup stood.
  const bool restored = changes.epoch != membership.epoch || changes.newest < membership.since;
  heard_all_ = !restored && !changes.more;
  const bool is_news = changes.until != membership.since || !changes.sessions.empty() || !changes.habits.empty();
  if (heard_all_ && !is_news && !membership.heard_at.empty()) return true;  // nothing is written
  store_.all_or_none([&] {
    if (restored) {
      membership.epoch = changes.epoch;
      membership.since = 0;
      store_.keep_membership(membership);
      return store_.tell_all_again();
    }
    for (const club::Habit& habit : changes.habits) habits_taken_ += store_.adopt(habit) ? 1 : 0;
    for (const club::Standing& standing : changes.sessions) take(standing);
    membership.since = std::max(membership.since, changes.until);
    if (heard_all_) membership.heard_at = now_utc();
    store_.keep_membership(membership);
  });
  return true;
}

// Whoever has just taken the pen here has it until the hub says otherwise.
void Device::see_pen(const club::Standing& standing) {
  store::Shared shared = store_.shared(standing.session);
  const std::string pen = standing.pen_is_here ? std::string{} : standing.pen;
  if (shared.wants_pen || shared.pen == pen) return;
  shared.pen = pen;
  store_.keep_shared(standing.session, shared);
  ++pens_moved_;
}

void Device::take(const club::Standing& standing) {
  see_pen(standing);
  store::Shared shared = store_.shared(standing.session);
  // The hub hears of the change first, and then says again how the session stands.
  if (!shared.is_told()) return;
  const auto is_here = [&](const club::Tip& tip) { return tip.revision == shared.tip; };
  const bool on_trunk = is_here(standing.trunk);
  if (!on_trunk && std::ranges::none_of(standing.sides, is_here)) {
    const Faults faults = store_.adopt(standing.session, standing.trunk.content,
                                       text::keep("what came from {device}", standing.trunk.device));
    shared.trouble =
        faults.empty() ? "" : text::say("what the hub has cannot be read here: {reason}", first_of(faults));
    if (faults.empty()) {
      shared.tip = standing.trunk.revision;
      ++taken_;
    }
    store_.keep_shared(standing.session, shared);
  }
  std::vector<store::Side> sides;
  if (!is_here(standing.trunk)) sides.push_back({standing.trunk, true});
  for (const club::Tip& side : standing.sides) {
    if (!is_here(side)) sides.push_back({side, false});
  }
  if (!shared.trouble.empty()) sides.clear();
  store_.keep_sides(standing.session, sides);
}

void take_pen(store::Store& store, const std::string& session_id) {
  store::Shared shared = store.shared(session_id);
  shared.pen.clear();
  shared.wants_pen = true;
  store.keep_shared(session_id, shared);
}

Faults settle(store::Store& store, const std::string& session_id, std::string_view revision, Keep keep) {
  Faults faults;
  const store::Shared shared = store.shared(session_id);
  const std::vector<store::Side> sides = store.sides(session_id);
  const auto side = std::ranges::find_if(sides, [&](const auto& one) { return one.tip.revision == revision; });
  if (side == sides.end()) {
    faults.add({"", text::say("what another device has made of the session"), text::say("nothing of the kind")});
    return faults;
  }
  if (side != sides.begin() && sides.front().trunk) {
    faults.add({"", text::say("the first of those that differ"), text::say("another one")});
    return faults;
  }
  const std::optional<club::Content> mine = store.content(session_id);
  if (!shared.is_told() || !mine) {
    faults.add({"", text::say("a session that the hub knows as it is here"), text::say("one that changed")});
    return faults;
  }
  const bool here = !side->trunk;  // the trunk
  json::Tree tree;
  const Result<session::Session> beside =
      document::read_facts(here ? side->tip.content.document : mine->document, tree, document::Source::kStore);
  if (!beside) return beside.error();
  store.all_or_none([&] {
    if (keep == Keep::kTheirs || (keep == Keep::kBoth && !here))
      faults = store.adopt(session_id, side->tip.content, text::keep("what came from {device}", side->tip.device));
    if (faults.empty() && keep == Keep::kBoth) {
      const session::Session copy = copy_of(*beside, here ? side->tip.device : store.membership()->device);
      club::Content content = here ? side->tip.content : *mine;
      content.document = document::write_session(copy, json::Writer::Style::kCompact);
      faults = store.adopt(copy.id, content, "");
    }
    if (!faults.empty()) return;
    const std::string id = random_uuid();
    store.post({{.id = id,
                 .session = session_id,
                 .parent = here ? shared.tip : side->tip.revision,
                 .other = here ? side->tip.revision : shared.tip,
                 .at = now_utc(),
                 .content = *store.content(session_id)}});
    store::Shared now = store.shared(session_id);
    now.tip = id;
    now.untold = store::Untold::kNothing;
    store.keep_shared(session_id, now);
    std::vector<store::Side> others = sides;
    others.erase(others.begin() + std::distance(sides.begin(), side));
    store.keep_sides(session_id, others);
  });
  return faults;
}

}  // namespace nullo::sync
