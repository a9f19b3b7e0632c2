#include <filesystem>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/program.h"
#include "fuzz/targets.h"
#include "gui/driver.h"
#include "gui/walk.h"
#include "store/store.h"
#include "support/damage.h"
#include "support/good_database.h"
#include "support/table_driver.h"

namespace nullo::fuzz {
namespace {

namespace fs = std::filesystem;
using testing::GoodDatabase;
using testing::Random;

constexpr int kSessionsLookedAt = 3;
constexpr int kMostDamages = 3;

void look_at_all(const fs::path& database, const std::vector<std::string>& ids,
                 const std::function<void(const gui::Looked&)>& look) {
  app::Program program{database, testing::still_clock()};
  gui::Driver person{program, {1280, 2000}};
  gui::walk(program, person, ids, look);
}

// A good database, and what its pages may say of each session.
class Known {
 public:
  Known(std::uint32_t seed, GoodDatabase::Left left) : good{seed, left} {
    std::vector<fs::path> folders = good.earlier();
    const testing::Scratch scratch;
    folders.push_back(scratch / "good");
    (void)good.copy_to(folders.back());
    for (const fs::path& folder : folders) {  // the last taps are of the last session
      const bool earlier = folder != folders.back();
      look_at_all(folder / GoodDatabase::name(), earlier ? std::vector{good.ids().back()} : good.ids(),
                  [this](const gui::Looked& looked) { scores_[looked.page].insert(looked.scores); });
    }
  }

  [[nodiscard]] bool is_right(const gui::Looked& looked) const {
    return looked.scores.empty() || scores_.at(looked.page).contains(looked.scores);
  }

  GoodDatabase good;

 private:
  std::map<std::string, std::set<std::string>, std::less<>> scores_;
};

// What `nullo verify` would say; empty: nothing.
std::string verified(const fs::path& database) {
  try {
    const store::Store::Verdict verdict = store::Store{database, store::Store::Access::kRead}.verify();
    return verdict.problems.empty() ? "" : verdict.problems.front();
  } catch (const store::StoreError& error) {
    return error.what();
  }
}

}  // namespace

void try_pages(std::string_view bytes) {
  static const Known kClosed{1, GoodDatabase::Left::kClosed};
  static const Known kCrashed{2, GoodDatabase::Left::kCrashed};
  static const Known kOther{3, GoodDatabase::Left::kCrashed};
  Random random{bytes};
  const testing::Scratch scratch;
  const fs::path other = kOther.good.copy_to(scratch / "other");
  const bool crashed = random.below(3) == 0;
  const Known& known = crashed ? kCrashed : kClosed;
  const fs::path database = known.good.copy_to(scratch / "damaged");
  std::string done;
  for (int count = random.between(1, kMostDamages); count > 0; --count) {
    auto kind = static_cast<testing::Damage>(random.below(static_cast<int>(testing::kDamages.size())));
    if (!crashed && testing::needs_log(kind)) kind = testing::Damage::kRow;
    done += do_damage(kind, database, other, random) + ". ";
  }
  std::vector<std::string> ids;
  const std::vector<std::string>& all = known.good.ids();
  const int first = random.below(static_cast<int>(all.size()));
  for (int i = 0; i < kSessionsLookedAt; ++i)
    ids.push_back(all[(static_cast<std::size_t>(first) + static_cast<std::size_t>(i)) % all.size()]);

  std::string wrong;
  bool asked = false;
  look_at_all(database, ids, [&](const gui::Looked& looked) {
    asked = asked || looked.asked;
    if (!known.is_right(looked)) wrong = fmt::format("{}: {}", looked.page, looked.scores);
  });
  expect(wrong.empty() || asked || !verified(database).empty(),
         fmt::format("no wrong score is shown as right. {}Shown: {}", done, wrong));
}

}  // namespace nullo::fuzz
