// Devices that change the same sessions at the same time, over a network that loses, doubles and delays, with programs
// that end at any moment and a hub that is restored from old backups. Every change adds a word of its own to the note
// of a session, so that nothing can get lost unseen.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include <fmt/format.h>

#include "devices.h"
#include "document/evening.h"

namespace nullo::sync {
namespace {

using testing::RandomSessions;
using testing::Scratch;

using Words = std::set<std::string>;

Words words_of(const std::string& document) {
  const Result<document::Read> read = document::read_session(document, document::Source::kStore);
  std::istringstream note{read->session.note};
  Words words;
  for (std::string word; note >> word;) words.insert(word.substr(0, word.find(';')));  // "w27; as device1 had it"
  return words;
}

class Simulation {
 public:
  // `hub`: nullptr: one with a file.
  Simulation(std::uint32_t seed, std::unique_ptr<TestHub> hub)
      : random_{seed}, hub_{hub ? std::move(hub) : std::make_unique<TestHub>(scratch_ / "hub.db")} {
    const int devices = 2 + random_.below(3);
    for (int i = 0; i < devices; ++i) {
      const std::string name = fmt::format("device{}", i);
      devices_.push_back(std::make_unique<TestDevice>(scratch_ / (name + ".db"), name, *hub_));
      devices_.back()->pair();
    }
  }

  void run(int steps) {
    for (int i = 0; i < steps; ++i) step();
    come_to_rest();
  }

  // All devices have the same, and every word that nobody has dropped is in some session of each.
  void expect_nothing_lost() {
    const std::map<std::string, std::string> first = documents_of(*devices_.front());
    for (const auto& device : devices_) {
      EXPECT_EQ(documents_of(*device), first) << device->name();
      EXPECT_EQ(habits_of(*device), habits_of(*devices_.front())) << device->name();
      EXPECT_TRUE(device->store().forked().empty());
      EXPECT_TRUE(device->store().with_trouble().empty());
      EXPECT_EQ(device->store().untold_sessions(), 0);
      EXPECT_TRUE(device->store().verify().problems.empty());
    }
    Words kept;
    for (const auto& [id, document] : first) kept.merge(words_of(document));
    for (const std::string& word : written_) {
      EXPECT_TRUE(kept.contains(word) || dropped_.contains(word)) << word;
    }
  }

  [[nodiscard]] int changes() const { return static_cast<int>(written_.size()); }
  [[nodiscard]] int chosen() const { return chosen_; }

 private:
  void step() {
    TestDevice& device = *devices_[static_cast<std::size_t>(random_.below(static_cast<int>(devices_.size())))];
    const int what = random_.below(100);
    if (what < 8 && sessions_.size() < 4) return begin(device);
    if (what < 40) return change(device);
    if (what < 44) return undo(device);
    if (what < 48) return delete_or_bring_back(device);
    if (what < 49) return take_a_pen(device);
    if (what < 50) return change_a_habit(device);
    if (what < 52) return restart(device);
    if (what < 54) return hub_->restart();
    if (what < 56) return back_up();
    if (what < 57) return restore();
    if (what < 66) return choose(device);
    ask(device);
  }

  void begin(TestDevice& device) {
    session::Session session = sessions_random_.session(random_.below(2));
    session.note.clear();
    device.store().create(session);
    sessions_.push_back(session.id);
  }

  std::optional<std::string> any_session(TestDevice& device) {
    if (sessions_.empty()) return std::nullopt;
    const std::string& id = sessions_[static_cast<std::size_t>(random_.below(static_cast<int>(sessions_.size())))];
    return device.store().content(id) ? std::optional{id} : std::nullopt;
  }

  void change(TestDevice& device) {
    const std::optional<std::string> id = any_session(device);
    if (!id) return;
    const std::string word = fmt::format("w{}", written_.size());
    device.note(*id, word);
    written_.insert(word);
  }

  void take_a_pen(TestDevice& device) {
    if (const std::optional<std::string> id = any_session(device)) take_pen(device.store(), *id);
  }

  void change_a_habit(TestDevice& device) {
    const std::string name = fmt::format("Rules {}", random_.below(2));
    const std::vector<store::Person> people = device.store().people();
    if (!people.empty() && random_.below(2) == 0) {
      (void)device.store().set_person_look(people.front().name, random_.below(10), "");
    } else if (random_.below(4) == 0) {
      device.store().keep_club_evening({.began = fmt::format("2026-11-{}T18:00:00Z", 20 + random_.below(2)),
                                        .people = {name},
                                        .seats = 2 + random_.below(4)});
    } else if (random_.below(2) == 0) {
      const std::string id = fmt::format("00000000-0000-4000-8000-{:012}", random_.below(2));
      if (random_.below(4) == 0) return device.store().delete_season(id);
      device.store().keep_season({.id = id, .name = name, .place_points = {1}, .best = 1 + random_.below(5)});
    } else if (random_.below(4) == 0) {
      device.store().forget_own_rules("tetka", name);
    } else {
      device.store().keep_own_rules(name, tetka::Rules{}, 2 + random_.below(3));
    }
  }
  static std::vector<std::string> habits_of(TestDevice& device) {
    std::vector<std::string> habits;
    for (const store::Person& person : device.store().people())
      habits.push_back(fmt::format("{} {}", person.name, person.colour.value_or(-1)));
    std::ranges::sort(habits);
    for (const store::OwnRules& kept : device.store().own_rules("tetka").rules)
      habits.push_back(fmt::format("{} {}", kept.name, kept.seats));
    for (const standings::Season& season : device.store().seasons())
      habits.push_back(fmt::format("{} {} {}", season.id, season.name, season.best));
    habits.push_back(document::write_evening(device.store().club_evening()));
    return habits;
  }

  void undo(TestDevice& device) {
    const std::optional<std::string> id = any_session(device);
    const std::optional<store::Logged> row = id ? device.store().undo_row(*id) : std::nullopt;
    if (!row || !row->change.before) return;
    session::Session before = document::read_session(*row->change.before, document::Source::kStore).value().session;
    before.id = *id;
    drop(device, *id, [&] { device.store().undo(before); });
  }

  void delete_or_bring_back(TestDevice& device) {
    const std::optional<std::string> id = any_session(device);
    if (!id) return;
    device.store().is_deleted(*id) ? device.store().bring_back(*id) : device.store().delete_session(*id);
  }

  // No answer reaches another process than the one that asked.
  void restart(TestDevice& device) {
    std::erase_if(late_, [&](const Late& late) { return late.device == &device; });
    device.restart();
  }

  void back_up() {
    backups_.push_back(scratch_ / fmt::format("backup{}.db", backups_.size()));
    hub_->back_up(backups_.back());
  }
  void restore() {
    if (backups_.empty()) return;
    hub_->restore(backups_[static_cast<std::size_t>(random_.below(static_cast<int>(backups_.size())))]);
    for (const auto& device : devices_) device->device().look_again();
  }

  // The words that `work` takes away are dropped by people.
  template <class Work>
  void drop(TestDevice& device, const std::string& id, const Work& work) {
    Words before = words_of(device.store().content(id)->document);
    work();
    for (const std::string& word : words_of(device.store().content(id)->document)) before.erase(word);
    dropped_.merge(before);
  }

  void choose(TestDevice& device) {
    const std::vector<std::string> forked = device.store().forked();
    if (forked.empty()) return;
    const std::string& id = forked[static_cast<std::size_t>(random_.below(static_cast<int>(forked.size())))];
    const store::Side side = device.store().sides(id).front();
    const Words theirs = words_of(side.tip.content.document);
    const Words mine = words_of(device.store().content(id)->document);
    const Keep keep = std::array{Keep::kMine, Keep::kTheirs, Keep::kBoth}[static_cast<std::size_t>(random_.below(3))];
    if (!settle(device.store(), id, side.tip.revision, keep).empty()) return;
    ++chosen_;
    const auto drop_all = [&](const Words& gone, const Words& stays) {
      std::ranges::set_difference(gone, stays, std::inserter(dropped_, dropped_.end()));
    };
    if (keep == Keep::kMine) drop_all(theirs, mine);
    if (keep == Keep::kTheirs) drop_all(mine, theirs);
  }

  // One request, of which anything may get lost, or be delayed, or come twice.
  void ask(TestDevice& device) {
    if (random_.below(4) == 0) device.device().look_again();
    const std::optional<Request> request = device.device().next();
    if (!request) return;
    const int luck = random_.below(10);
    if (luck == 0) return;  // the request is lost
    const Reply reply = hub_->answer(device.token(), *request);
    // A restored hub knows less than it did.
    ASSERT_TRUE(reply.status == 200 || (reply.status == 404 && request->path == "/api/1/pen")) << reply.body;
    if (luck == 1) {
      late_.push_back({&device, request->number, reply});
      return;  // the answer is late
    }
    if (luck == 2) (void)hub_->answer(device.token(), *request);  // the request comes twice
    if (luck == 3) change(device);                                // somebody taps meanwhile
    EXPECT_EQ(device.device().hear(request->number, reply.status, reply.body), Heard::kGoOn)
        << device.device().trouble();
    if (late_.empty() || random_.below(3) > 0) return;
    const Late late = late_.back();
    late_.pop_back();
    EXPECT_EQ(late.device->device().hear(late.number, late.reply.status, late.reply.body), Heard::kGoOn);
  }

  void come_to_rest() {
    for (int round = 0; round < 200; ++round) {
      for (const auto& device : devices_) ASSERT_TRUE(device->meet()) << device->device().trouble();
      for (const auto& device : devices_) ASSERT_TRUE(device->meet()) << device->device().trouble();
      const auto forked =
          std::ranges::find_if(devices_, [](const auto& device) { return !device->store().forked().empty(); });
      if (forked == devices_.end()) return;
      choose(**forked);
    }
    FAIL() << "it does not come to rest";
  }

  std::map<std::string, std::string> documents_of(TestDevice& device) {
    std::map<std::string, std::string> documents;
    const store::SessionLists lists = device.store().lists();
    for (const std::vector<store::Listed>* list : {&lists.kept, &lists.deleted}) {
      for (const store::Listed& listed : *list) {
        const club::Content content = *device.store().content(listed.id);
        documents[listed.id] = content.document;
        deleted_[listed.id] = content.deleted_at;
      }
    }
    return documents;
  }

  struct Late {
    TestDevice* device;
    std::uint64_t number;
    Reply reply;
  };

  Scratch scratch_;
  testing::Random random_;
  RandomSessions sessions_random_{random_};
  std::unique_ptr<TestHub> hub_;
  std::vector<std::unique_ptr<TestDevice>> devices_;
  std::vector<std::string> sessions_;
  std::vector<std::filesystem::path> backups_;
  std::vector<Late> late_;
  Words written_;
  Words dropped_;
  std::map<std::string, std::string> deleted_;
  int chosen_ = 0;
};

void try_histories(int histories, const std::function<std::unique_ptr<TestHub>()>& make_hub) {
  int changes = 0;
  int chosen = 0;
  for (int seed = 1; seed <= histories && !::testing::Test::HasFailure(); ++seed) {
    SCOPED_TRACE(fmt::format("history {}", seed));
    Simulation simulation{static_cast<std::uint32_t>(seed), make_hub()};
    simulation.run(400);
    simulation.expect_nothing_lost();
    changes += simulation.changes();
    chosen += simulation.chosen();
  }
  fmt::print("{} histories: {} changes, {} choices\n", histories, changes, chosen);
  EXPECT_GT(changes, 20 * histories);
  EXPECT_GT(chosen, histories);
}

int histories_wanted(int otherwise) {
  const char* wanted = std::getenv("NULLO_HISTORIES");
  return wanted == nullptr ? otherwise : std::stoi(wanted);
}

TEST(Devices, EndEqualAndLoseNothing) {
  try_histories(histories_wanted(12), [] { return nullptr; });
}

TEST(Devices, EndEqualAndLoseNothingWithPostgresql) {
  try_histories(histories_wanted(4), [] { return std::make_unique<TestHubInPostgresql>(); });
}

}  // namespace
}  // namespace nullo::sync
