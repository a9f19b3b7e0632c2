// A person who enters a hand of any game by taps.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "gui/driver.h"

namespace nullo::gui {

// A person who answers each question of the table by one tap, and now and then enters more than was asked.
class Finger {
 public:
  Finger(Driver& person, std::uint32_t seed) : person_{person}, random_{seed} {}

  // The target to tap next; nothing: only Enter goes on.
  std::optional<std::string> next(const app::TableView& view) {
    if (view.problem.empty()) refused_ = 0;
    if (view.card_picker) return from_the_pack(view);
    if (auto choice = any([](const std::string& name) { return name.starts_with("choice/"); })) return choice;
    if (view.whose || view.mending) return seat(view);
    if (view.question.wants == games::Question::Wants::kChoice) {  // on a desk it stands in the form
      const std::string row = "row/" + view.question.field + "/";
      if (auto choice = any([&row](const std::string& name) { return name.starts_with(row); })) return choice;
    }
    for (const auto& row : view.fields) {
      if (row.current) {
        if (auto answer = in_row(view, row)) return answer;
      }
    }
    if (view.question.wants == games::Question::Wants::kTrick) return in_trick(view);
    if (view.question.wants == games::Question::Wants::kNothing) return std::nullopt;
    const std::string nobody_else = "shortcut/nobody_else";
    return person_.shows(nobody_else) && below(3) > 0 ? nobody_else : seat(view);
  }

  // Who gets all that is left, after that was tapped.
  std::optional<std::string> claimant(const app::TableView& view) {
    if (auto at_table = seat(view)) return at_table;
    return any([](const std::string& name) { return name.starts_with("who/"); });
  }

 private:
  int below(int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random_); }

  template <class Fits>
  std::optional<std::string> any(Fits fits) {
    std::vector<std::string> names;
    for (const Recorder::Target& target : person_.seen.targets) {
      if (target.enabled && fits(target.name)) names.push_back(target.name);
    }
    if (names.empty()) return std::nullopt;
    return names[static_cast<std::size_t>(below(static_cast<int>(names.size())))];
  }

  std::optional<std::string> from_the_pack(const app::TableView& view) {
    const bool may_end = std::ranges::any_of(
        view.shortcuts, [](const games::Shortcut& shortcut) { return shortcut.id == app::kResultShortcut; });
    if (may_end && below(3) == 0) return std::nullopt;
    return any([&](const std::string& name) {
      return name.starts_with("pick/") && !view.in_hand.contains(*parse_card(name.substr(5)));
    });
  }

  std::optional<std::string> seat(const app::TableView& view) {
    return any([&](const std::string& name) {
      return std::ranges::any_of(view.places, [&](const auto& place) {
        return place.asked && name == fmt::format("seat/{}", place.seat.index() + 1);
      });
    });
  }

  // All cards are noted by the end, about as many in each trick.
  std::optional<std::string> in_trick(const app::TableView& view) {
    const auto is_out = [](const app::TableView::PaletteCard& card) { return card.taken.empty() && !card.in_trick; };
    const auto in_it = [](const app::TableView::PaletteCard& card) { return card.in_trick; };
    const auto out = std::count_if(view.palette.begin(), view.palette.end(), is_out);
    const auto noted = std::count_if(view.palette.begin(), view.palette.end(), in_it);
    const auto left = std::count_if(view.strip.begin(), view.strip.end(), [](const auto& cell) { return !cell.over; });
    if (!view.problem.empty() && below(2) == 0) return seat(view);
    if (left > 0 && noted < (out + noted + left - 1) / left && noted < view.seats) {
      auto card = any([&](const std::string& name) {
        return std::ranges::any_of(
            view.palette, [&](const auto& entry) { return is_out(entry) && name == "card/" + to_string(entry.card); });
      });
      if (card) return card;
    }
    return seat(view);
  }

  // Three for each; something else if that was refused.
  std::optional<std::string> in_row(const app::TableView& view, const app::FieldRow& row) {
    if (row.if_is<app::NumbersRow>() != nullptr) return fmt::format("number/{}", 1 + below(9));
    if (row.if_is<app::SeatRow>() != nullptr) {
      const auto field = any([&](const std::string& name) { return name.starts_with("field/" + row.id + "/"); });
      return field ? field : seat(view);
    }
    const auto* counts = row.if_is<app::CountsRow>();
    if (counts == nullptr) return std::nullopt;
    const bool follows =
        std::ranges::any_of(counts->cells, [](const auto& cell) { return cell.asked && cell.follows; });
    if (follows && view.pending.empty()) return std::nullopt;
    if (person_.shows("digit/1")) {
      if (!view.problem.empty()) tenfold_ = true;
      if (view.pending.empty() || !view.problem.empty()) return fmt::format("digit/{}", 1 + below(3));
      return std::exchange(tenfold_, false) ? std::optional<std::string>{"digit/0"} : std::nullopt;
    }
    constexpr std::array kCounts{"count/3", "count/1", "count/0", "count/2", "count/4"};
    if (!view.problem.empty()) refused_ = (refused_ + 1) % static_cast<int>(kCounts.size());
    const std::string count = kCounts.at(static_cast<std::size_t>(refused_));
    return person_.shows(count) ? std::optional{count} : std::nullopt;
  }

  Driver& person_;
  std::mt19937 random_;
  int refused_ = 0;
  bool tenfold_ = false;  // the number before was refused: the next one is to be ten times as much
};

}  // namespace nullo::gui
