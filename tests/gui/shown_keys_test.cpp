// A key that is shown on something does what a tap there does, on every page and in every state of a hand. Two tables
// are played alike: at one a key is pressed, at the other what shows it is tapped, and both must then be the same.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "document/document.h"
#include "games/registry.h"
#include "gui/driver.h"
#include "gui/finger.h"
#include "gui/imgui/fonts.h"
#include "gui/keys.h"
#include "store/store.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "support/table_driver.h"

namespace nullo::gui {

namespace {

constexpr int kMostSteps = 160;

// A key pressed twice at once may be asked about, so a while passes between any two.
app::Clock slow_clock() {
  constexpr double kWhile = 3;
  app::Clock clock = nullo::testing::still_clock();
  clock.seconds = [now = 0.0]() mutable { return now += kWhile; };
  return clock;
}

// A program with a person before it, who has an ImGui of their own.
class Seated {
 public:
  Seated(const std::filesystem::path& database, std::string_view game, int players)
      : stored_{database}, app_{testing::with_tables(database), slow_clock()} {
    constexpr std::array kNames{"Anna", "Boris", "Clara", "Dmitri", "Emil", "Flora"};
    app_.handle(app::Go{app::Screen::kNewSession});
    app_.handle(app::ChooseGame{std::string{game}});
    app_.handle(app::SetPlayers{players});
    for (int i = 0; i < players; ++i) app_.handle(app::SetName{Seat{i}, kNames.at(static_cast<std::size_t>(i))});
    app_.handle(app::Accept{});
    ImGui::SetCurrentContext(nullptr);
    person_ = std::make_unique<Driver>(app_, Gui::Screen{1280, 800});
    context_ = ImGui::GetCurrentContext();
  }
  ~Seated() {
    ImGui::SetCurrentContext(context_);
    person_.reset();
  }
  Seated(const Seated&) = delete;
  Seated& operator=(const Seated&) = delete;
  Seated(Seated&&) = delete;
  Seated& operator=(Seated&&) = delete;

  Driver& person() {
    ImGui::SetCurrentContext(context_);
    return *person_;
  }
  [[nodiscard]] const app::View& view() const { return app_.view(); }
  [[nodiscard]] const app::TableView* table() const { return std::get_if<app::TableView>(&app_.view().screen); }

  // Why the last key or tap was refused; empty: it was not.
  [[nodiscard]] std::string problem() const { return table() == nullptr ? "" : table()->problem; }
  // What is shown and what is stored, in words.
  [[nodiscard]] std::string told() {
    std::string text = fmt::format("page {}\n{}", app_.view().screen.index(), app_.view().undo);
    if (const auto& dialog = app_.view().dialog) text += "\n" + dialog->title;
    if (const app::TableView* at = table())
      text += fmt::format("\n{}\n{}\n{}\n{}", at->question.heading, at->question.text, at->pending,
                          at->mending ? at->mending->text : std::string{});
    for (const Recorder::Target& target : person().seen.targets) text += "\n" + target.name;
    for (const auto& line : stored_.store().sessions())
      text += "\n" + document::write_session(*stored_.store().load(line.id), json::Writer::Style::kCompact);
    return text;
  }

 private:
  testing::Stored stored_;
  app::App app_;
  ImGuiContext* context_ = nullptr;
  std::unique_ptr<Driver> person_;
};

// The keys to press, one after another, for what is written on a button: "b/h" are two keys that mean the same, "h5" is
// typed.
std::vector<KeyPress> presses_of(std::string_view key) {
  for (int i = static_cast<int>(KeyName::kEnter); i <= static_cast<int>(KeyName::kCtrlZero); ++i) {
    const KeyPress press{static_cast<KeyName>(i)};
    if (name_of(press) == key) return {press};
  }
  std::vector<KeyPress> presses;
  for (std::string_view rest = key.substr(0, std::max<std::size_t>(1, key.find('/'))); !rest.empty();) {
    const char32_t character = take_character(rest);
    const bool capital = character >= U'A' && character <= U'Z';
    presses.push_back({KeyName::kCharacter, capital ? character - U'A' + U'a' : character});
  }
  return presses;
}

// What leaves the hand, or opens something that lies over it: other tests look at these.
bool leads_away(std::string_view target) {
  constexpr std::array kAway{"menu", "export", "copy", "board", "leave", "back", "switch", "rematch"};
  return std::ranges::any_of(kAway, [&](std::string_view name) { return target == name; });
}

struct Played {
  const games::Info* game = nullptr;
  games::Form form = games::Form::kTricks;
};

// NOLINTNEXTLINE(readability-identifier-naming): the name GoogleTest looks for
void PrintTo(const Played& played, std::ostream* out) { *out << played.game->id; }

std::vector<Played> all_forms() {
  std::vector<Played> all;
  for (const games::Info& info : games::all()) {
    all.push_back({&info, games::Form::kTricks});
    all.push_back({&info, games::Form::kSummary});
  }
  return all;
}

class ShownKeys : public ::testing::TestWithParam<Played> {
 protected:
  // The keys that are shown, and what shows them; with the number of each player who can be the answer.
  static std::vector<Recorder::Key> shown(Seated& at) {
    std::vector<Recorder::Key> keys = at.person().seen.keys;
    std::erase_if(keys,
                  [&](const Recorder::Key& key) { return leads_away(key.target) || !at.person().shows(key.target); });
    const app::TableView* table = at.table();
    using Wants = games::Question::Wants;
    const bool asks = table != nullptr && !at.view().dialog &&
                      (table->asks_player || table->mending || table->question.wants == Wants::kSeat ||
                       table->question.wants == Wants::kTrick);
    for (std::size_t i = 0; asks && i < table->places.size(); ++i) {
      const auto& place = table->places[i];
      const std::string target = fmt::format("seat/{}", i + 1);
      if (place.asked && at.person().shows(target)) keys.push_back({target, std::string{place.key}});
    }
    return keys;
  }

  // One key that was not pressed in this situation yet; nothing: all were.
  std::optional<Recorder::Key> fresh(Seated& at) {
    const app::TableView* table = at.table();
    const std::string asked = table == nullptr ? "" : table->question.field + (table->mending ? " mending" : "");
    const std::string where =
        fmt::format("{} {} {}", at.view().screen.index(), at.view().dialog ? at.view().dialog->title : "", asked);
    for (const Recorder::Key& key : shown(at)) {
      if (pressed_.insert(fmt::format("{} {} {}", where, key.target, key.key)).second) return key;
    }
    return std::nullopt;
  }

  static void press(Driver& person, std::string_view key) {
    for (const KeyPress& press : presses_of(key)) {
      if (press.name == KeyName::kCharacter) {
        person.type(std::string{static_cast<char>(press.character)});
      } else {
        person.press(press.name);
      }
    }
  }

  std::set<std::string> pressed_;
};

}  // namespace

TEST_P(ShownKeys, DoWhatATapOnWhatShowsThemDoes) {
  const games::Info& info = *GetParam().game;
  const int players = std::clamp(4, info.least_seats, info.most_seats);
  int compared = 0;
  for (const std::uint32_t seed : {1U, 2U}) {
    const nullo::testing::Scratch scratch;
    Seated typing{scratch / "typing.db", info.id, players};
    Seated tapping{scratch / "tapping.db", info.id, players};
    if (GetParam().form == games::Form::kSummary) {
      if (!typing.table()->can_switch) return;
      typing.person().press(KeyName::kTab);
      tapping.person().press(KeyName::kTab);
    }
    Finger finger{typing.person(), seed};
    std::string so_far;
    bool was_over = false;
    for (int i = 0; i < kMostSteps; ++i) {
      const bool over = std::holds_alternative<app::HandOverView>(typing.view().screen);
      if (was_over && !over && typing.table() == nullptr) break;  // the game is over
      was_over = over;
      if (const auto key = fresh(typing)) {
        so_far += fmt::format(" {}({})", key->target, key->key);
        ++compared;
        press(typing.person(), key->key);
        tapping.person().click(key->target);
        ASSERT_EQ(typing.problem().empty(), tapping.problem().empty())
            << typing.problem() << tapping.problem() << " after " << so_far;
        if (!typing.problem().empty()) {  // what had been begun
          typing.person().press(KeyName::kEscape);
          tapping.person().press(KeyName::kEscape);
        }
      } else {
        const app::TableView* table = typing.table();
        if (over) break;  // all of it has been compared
        const auto target = table == nullptr || typing.view().dialog ? std::nullopt : finger.next(*table);
        so_far += " " + target.value_or("Enter");
        for (Seated* each : {&typing, &tapping}) {
          Driver& person = each->person();
          target&& person.shows(*target) ? person.click(*target) : person.press(KeyName::kEnter);
        }
      }
      ASSERT_EQ(typing.told(), tapping.told()) << "after " << so_far;
    }
  }
  EXPECT_GT(compared, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, ShownKeys, ::testing::ValuesIn(all_forms()), [](const auto& played) {
  return std::string{played.param.game->id} + (played.param.form == games::Form::kSummary ? "InTheOtherForm" : "");
});

}  // namespace nullo::gui
