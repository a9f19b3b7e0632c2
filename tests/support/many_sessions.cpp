#include "support/many_sessions.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "support/importing.h"

namespace nullo::testing {
namespace {

constexpr std::array<std::string_view, 60> kPeople{
    "Anna",         "Boris",   "Clara",    "Dmitri",   "Zoë",     "André",   "Jürgen",  "Łukasz",   "Åsa",
    "Señora Núñez", "Tomáš",   "Žofie",    "Björk",    "İpek",    "Çağla",   "Renée",   "François", "Mária",
    "Ørjan",        "Ștefan",  "Wojciech", "Kateřina", "Győző",   "Nuala",   "Siobhán", "Aoife",    "Hans-Peter",
    "Dörte",        "Benoît",  "Inês",     "Ελένη",    "Γιώργος", "Κώστας",  "Μαρία",   "Σωκράτης", "Νίκος",
    "Χρήστος",      "Δήμητρα", "Θάλεια",   "Ίριδα",    "Ηλίας",   "Φωτεινή", "Ψυχή",    "Ωραία",    "Анна",
    "Борис",        "Алёна",   "Фёдор",    "Дмитрий",  "Юлия",    "Сергей",  "Ёлка",    "Наталья",  "Николай",
    "Ольга",        "Пётр",    "Щукин",    "Катерина", "Игорь",   "Майя"};

std::string at(int day, int hour) {
  const int month = day / 28;
  return fmt::format("{:04}-{:02}-{:02}T{:02}:15:00Z", 2012 + month / 12, 1 + month % 12, 1 + day % 28, hour);
}

// Ends the session after its last complete hand.
void finish(session::Session& made) {
  made.ended_at.clear();
  const session::SessionResult result = session::score(made);
  if (!result.hands.empty() && !result.hands.back().complete()) made.hands.pop_back();
  made.ended_at = "ended";
}

}  // namespace

session::Session ManySessions::next() {
  session::Session made = sessions_.of_any_game(2 + below(8));
  if (games::info(made.rules).id == "reversis" && below(4) > 0) made.rules = *games::rules_of("reversis");
  seat(made);
  if (below(50) > 0 || going_on_ == GoingOn::kNone) finish(made);
  made.started_at = at(day_ += below(3) == 0 ? 1 : 0, 18 + below(4));
  made.ended_at = made.ended_at.empty() ? "" : at(day_, 23);
  constexpr std::array<std::string_view, 6> kNotes{
      "At the lake, it rained all evening", "Anna's birthday",           "Café Zürich",
      "Στην ταβέρνα του Γιώργου",           "На даче, с Алёной и ёлкой", "The long table; Queen of spades was marked"};
  if (below(5) == 0)
    made.note = kNotes[static_cast<std::size_t>(below(6))];
  else
    made.note.clear();
  return made;
}

// People who often meet stand near each other in kPeople. Each name becomes one of theirs wherever it stands: who comes
// back to another chair may bring a total along.
void ManySessions::seat(session::Session& made) {
  std::vector<std::string_view> people(kPeople.begin(), kPeople.end());
  std::ranges::rotate(people, people.begin() + 4L * below(15));
  std::shuffle(people.begin(), people.begin() + 14, random_);
  std::map<std::string, std::string> called;
  const auto rename = [&](std::string& name) { name = called.try_emplace(name, people[called.size()]).first->second; };
  std::ranges::for_each(made.players, rename);
  for (session::Hand& hand : made.hands) std::ranges::for_each(hand.players, rename);
}

std::vector<std::string> make_many(store::Store& store, int count, std::uint32_t seed, GoingOn going_on) {
  constexpr int kBatch = 500;
  ManySessions many{seed, going_on};
  std::vector<std::string> ids;
  ids.reserve(static_cast<std::size_t>(count));
  for (int made = 0; made < count;) {
    std::vector<session::Session> batch;
    batch.reserve(kBatch);
    for (; made < count && batch.size() < kBatch; ++made) ids.push_back(batch.emplace_back(many.next()).id);
    testing::import_all(store, batch);
  }
  return ids;
}

}  // namespace nullo::testing
