#include "games/tricks_in_sum.h"

#include <algorithm>

#include <fmt/core.h>

#include "core/unknown.h"
#include "games/captured.h"
#include "games/trick_taps.h"

namespace nullo::games {

Counts read_tricks_in_sum(json::Value value, int seats, int total, Faults& faults) {
  Counts tricks;
  json::Object object{value, faults, "an object: the tricks that each player won"};
  if (value.kind() != json::Kind::kObject) return tricks;
  if (const auto counts = object.get("tricks")) {
    if (auto read = json::read_counts(*counts, seats, total, faults)) tricks = *read;
  }
  object.refuse_others();
  return tricks;
}

void write_tricks_in_sum(json::Writer& writer, const Counts& counts) {
  writer.begin_object();
  if (!counts.empty()) write_counts(writer.key("tricks"), counts);
  writer.end_object();
}

void check_tricks_in_sum(const Counts& counts, const std::vector<Trick>& tricks, int total,
                         std::vector<Conflict>& conflicts) {
  check_one_form({}, tricks, conflicts);
  const int sum = known_sum(counts);
  const bool all_known = !any_unknown(counts);
  if (counts.empty() || (all_known ? sum == total : sum <= total)) return;
  conflicts.push_back({{{"/summary/tricks", fmt::format("counts that add up to {}", total), fmt::format("{}", sum)}},
                       fmt::format("There are only {} tricks; these are {}.", total, sum)});
}

CountsField field_of_tricks_in_sum(const Counts& counts, const Counts& known, int total) {
  CountsField field;
  field.id = kTricksWon;
  field.label = "Tricks won";
  field.total = total;
  field.most = total;
  field.values = counts.empty() ? Counts(known.size()) : counts;
  field.follows = Counts(known.size());
  for (const Seat seat : Seats{known.size()}) {
    if (!field.values[seat]) field.follows[seat] = known[seat];
    if (!known[seat]) field.asked.push_back(seat);
  }
  return field;
}

tl::expected<void, TapRefusal> switch_form(const SwitchForm& tap, const std::optional<Counts>& known,
                                           std::vector<Trick>& tricks, std::optional<Counts>& summary) {
  const bool to_summary = tap.form == Form::kSummary;
  if (to_summary == summary.has_value()) return {};
  const bool lost = to_summary ? !tricks.empty() && !known : !summary->empty();
  if (lost && !tap.forget) return refuse("This starts the hand over: the tricks entered so far are dropped.", true);
  tricks.clear();
  summary.reset();
  if (to_summary) summary = known.value_or(Counts{});
  return {};
}

void set_tricks_in_sum(const SetCount& tap, Counts& counts, int seats) {
  if (counts.empty()) counts = Counts(seats);
  counts[tap.seat] = tap.count;
  if (std::ranges::all_of(counts, [](const auto& count) { return !count; })) counts = {};
}

}  // namespace nullo::games
