// What a device and a hub tell each other, from somebody who is neither.
#include <memory>
#include <set>

#include <fmt/format.h>

#include "club/wire.h"
#include "fuzz/targets.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/stored.h"

namespace nullo::fuzz {
namespace {

// A text that is accepted, is written and read as it was; others are refused for a reason.
template <class T>
void try_one(std::string_view bytes, Result<T> (*read)(std::string_view), const auto& write) {
  const Result<T> first = read(bytes);
  if (!first) return expect(!first.error().kept().empty(), "a refusal has faults");
  const std::string text = write(*first);
  const Result<T> again = read(text);
  expect(again.has_value(), fmt::format("what was written is accepted: {}", text));
  expect(write(*again) == text, fmt::format("what was written is read as it was: {}", text));
}

// Whatever a hub sends a device, the device refuses it, or stores it and can tell it to others.
void try_to_adopt(std::string_view bytes) {
  const Result<club::Changes> changes = club::read_changes(bytes);
  if (!changes) return;
  const testing::Scratch scratch;
  store::Store store{testing::with_tables(scratch / "nullo.db"), store::Store::Access::kWrite};
  std::set<std::string> adopted;
  for (const club::Standing& standing : changes->sessions) {
    if (!store.adopt(standing.session, standing.trunk.content, "what came from elsewhere").empty()) continue;
    adopted.insert(standing.session);
    expect(store.content(standing.session).has_value(), "what was taken over can be told");
  }
  for (const club::Habit& habit : changes->habits) {
    (void)store.adopt(habit);
    expect(!store.adopt(habit), "what is here already is not taken over again");
  }
  expect(store.count_sessions() <= static_cast<int>(adopted.size()), "nothing else is stored");
  expect(store.verify().problems.empty(), "what was taken over is sound");
}

}  // namespace

void try_wire(std::string_view bytes) {
  try_one<std::vector<club::Revision>>(bytes, club::read_push, [](const auto& read) { return club::write_push(read); });
  try_one<std::vector<club::Answered>>(bytes, club::read_answered,
                                       [](const auto& read) { return club::write_answered(read); });
  try_one<club::Changes>(bytes, club::read_changes, [](const auto& read) { return club::write_changes(read); });
  try_one<std::vector<club::Habit>>(bytes, club::read_habits,
                                    [](const auto& read) { return club::write_habits(read); });
  try_one<club::Pairing>(bytes, club::read_pairing, [](const auto& read) { return club::write_pairing(read); });
  try_one<club::Paired>(bytes, club::read_paired, [](const auto& read) { return club::write_paired(read); });
  try_one<std::vector<club::Member>>(bytes, club::read_members,
                                     [](const auto& read) { return club::write_members(read); });
  try_one<std::string>(bytes, club::read_about, [](const auto& read) { return club::write_about(read); });
  try_to_adopt(bytes);
}

}  // namespace nullo::fuzz
