// Devices that work without a network, send twice, and choose between what others entered: whatever comes in whichever
// order, the club loses nothing that it has taken, and has one trunk.
#include <map>
#include <set>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "base/uuid.h"
#include "club/club.h"
#include "support/postgresql.h"
#include "support/scratch.h"

namespace nullo::club {
namespace {

using std::string;

constexpr std::uint32_t kPhones = 3;
constexpr const char* kNow = "2026-11-21T18:30:00Z";

class Table {
 public:
  explicit Table(std::unique_ptr<Database> database) : club_{std::move(database)} {
    for (Phone& phone : phones_) {
      const string token = club_.pair(club_.invite(Role::kScorer, kNow), "Phone", kNow)->token;
      phone.device = *club_.device_with(token, kNow);
    }
  }

  // What the number stands for: which phone does what.
  void step(std::uint32_t choice) {
    Phone& phone = phones_[choice % kPhones];
    choice /= kPhones;
    const std::uint32_t what = choice % 8;
    if (what < 3) return tap(phone, phone.tip, "", choice / 8);
    if (what < 5) return push(phone, false);
    if (what < 6) return push(phone, true);
    what < 7 ? pull(phone) : choose(phone, choice / 8);
  }

  // At the end all have sent everything.
  void send_all() {
    for (Phone& phone : phones_) push(phone, false);
  }
  void expect_that_nothing_is_lost() {
    const std::int64_t newest = club_.newest();
    std::vector<Revision> all;
    for (const auto& [id, revision] : sent_) all.push_back(revision);
    for (const Answered& answered : club_.push(phones_[0].device, all)) RC_ASSERT(answered.place <= Place::kSide);
    RC_ASSERT(club_.newest() == newest);
    if (sent_.empty()) return;

    const Standing now = standing();
    std::vector<string> ahead{now.trunk.revision};
    for (const Tip& side : now.sides) {
      RC_ASSERT(side.content != now.trunk.content);
      ahead.push_back(side.revision);
    }
    // Whoever goes on from a revision goes on from all that had the same content, as nobody need choose between those.
    std::set<string> reached;
    while (!ahead.empty()) {
      const string id = ahead.back();
      ahead.pop_back();
      if (id.empty() || !reached.insert(id).second) continue;
      const Revision& revision = sent_.at(id);
      ahead.push_back(revision.parent);
      ahead.push_back(revision.other);
      for (const auto& [same, other] : sent_)
        if (other.content == revision.content) ahead.push_back(same);
    }
    RC_ASSERT(reached.size() == sent_.size());
  }

 private:
  struct Phone {
    Device device;
    string tip;
    std::vector<Revision> unsent;
  };

  Standing standing() {
    const Changes changes = club_.changes(0, 10);
    RC_ASSERT(changes.sessions.size() == 1U);
    RC_ASSERT(changes.sessions.front().seq == changes.newest);
    return changes.sessions.front();
  }

  // Every other time what others enter too.
  void tap(Phone& phone, const string& parent, const string& other, std::uint32_t choice) {
    const int content = choice % 2 == 0 ? 0 : ++contents_;
    const string document = fmt::format(R"({{"format":"nullo.session","version":1,"id":"{}","game":"tetka",)"
                                        R"("players":["Anna","Boris","Clara","Dmitri"],"note":"{}","hands":[]}})",
                                        session_, content);
    phone.unsent.push_back({random_uuid(), session_, parent, other, kNow, {document}, {}});
    phone.tip = phone.unsent.back().id;
  }
  void push(Phone& phone, bool answer_is_lost) {
    for (const Revision& revision : phone.unsent) sent_.emplace(revision.id, revision);
    for (const Answered& answered : club_.push(phone.device, phone.unsent)) RC_ASSERT(answered.place <= Place::kSide);
    if (!answer_is_lost) phone.unsent.clear();
  }
  void pull(Phone& phone) {
    if (sent_.empty() || !phone.unsent.empty()) return;
    const Standing now = standing();
    for (const Tip& side : now.sides)
      if (side.revision == phone.tip) return;
    phone.tip = now.trunk.revision;
  }
  void choose(Phone& phone, std::uint32_t choice) {
    if (sent_.empty() || !phone.unsent.empty()) return;
    const Standing now = standing();
    if (!now.sides.empty()) tap(phone, now.trunk.revision, now.sides.front().revision, choice);
  }

  Club club_;
  const string session_ = random_uuid();
  std::array<Phone, kPhones> phones_;
  std::map<string, Revision> sent_;
  int contents_ = 0;
};

void try_choices(std::unique_ptr<Database> database, const std::vector<std::uint32_t>& choices) {
  Table table{std::move(database)};
  for (const std::uint32_t choice : choices) table.step(choice);
  table.send_all();
  table.expect_that_nothing_is_lost();
}

RC_GTEST_PROP(RandomPushes, NothingThatWasTakenIsLost, (const std::vector<std::uint32_t>& choices)) {
  const testing::Scratch scratch;
  try_choices(open_sqlite(scratch / "hub.db"), choices);
}

RC_GTEST_PROP(RandomPushes, NothingThatPostgresqlTookIsLost, (const std::vector<std::uint32_t>& choices)) {
  try_choices(open_postgresql(testing::Postgresql::emptied().address()), choices);
}

}  // namespace
}  // namespace nullo::club
