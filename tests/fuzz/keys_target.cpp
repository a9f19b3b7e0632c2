#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>

#include "app/table/open_session.h"
#include "document/document.h"
#include "fuzz/targets.h"
#include "session/limits.h"
#include "store/store.h"
#include "support/random_game.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "support/table_driver.h"

namespace nullo::fuzz {
namespace {

namespace fs = std::filesystem;
using testing::Random;

constexpr int kMostPresses = 150;
constexpr int kTouch = 0x80;  // from here on a byte is a touch
constexpr int kTouches = 20;  // kinds of them

// A database without sessions, made once and copied for each run.
class Empty {
 public:
  Empty() { const store::Store made{file_, store::Store::Access::kWrite}; }
  void copy_to(const fs::path& file) const { fs::copy_file(file_, file, fs::copy_options::overwrite_existing); }

 private:
  testing::Scratch scratch_;
  fs::path file_ = scratch_ / "empty.db";
};

std::string text_of(const session::Session& session) {
  return document::write_session(session, json::Writer::Style::kCompact);
}

char key_of(int byte) {
  const bool is_named = byte == '\b' || byte == '\t' || byte == '\x1b';
  return byte < 0x20 && !is_named ? '\n' : static_cast<char>(byte);
}

std::string name_of(char key) {
  return key == '\n' ? "⏎" : key == '\b' ? "⌫" : key == '\t' ? "⇥" : key == '\x1b' ? "⎋" : std::string{key};
}

// Somebody at the table who does not look.
class Fingers {
 public:
  Fingers(Random& random, const fs::path& database) : random_{random}, table_{database}, stored_{database} {
    const std::span<const games::Info> all = games::all();
    const games::Info& game = all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
    const std::vector<games::PresetInfo> presets = games::presets(game.id);
    const games::PresetInfo& preset = presets[static_cast<std::size_t>(random.below(static_cast<int>(presets.size())))];
    const int least = preset.least_seats > 0 ? preset.least_seats : game.least_seats;
    const int most = preset.most_seats > 0 ? preset.most_seats : game.most_seats;
    const int seats = games::fitting_seats(game, random.between(least, most));
    static constexpr std::array<const char*, 10> kNames{"Anna",  "Boris", "Clara", "Dmitri", "Eva",
                                                        "Franz", "Gerda", "Hans",  "Irina",  "Juri"};
    table_.start(std::string{game.id}.c_str(), {kNames.begin(), kNames.begin() + seats},
                 std::string{preset.id}.c_str());
  }

  void play() {
    if (!stored_.store().newest_session()) return;  // the preset is not for so many players
    const session::Session first = stored();
    before_ = first;
    for (int press = 0; press < kMostPresses && !random_.used_up() && before_.ended_at.empty(); ++press) once();
    if (before_.ended_at.empty()) undo_and_redo(first);
    expect(stored_.store().verify().problems.empty(), "the database is in order after " + pressed_);
  }

 private:
  [[nodiscard]] session::Session stored() {
    const std::optional<std::string> id = stored_.store().newest_session();
    expect(id.has_value(), "the session is stored after " + pressed_);
    std::optional<session::Session> session = stored_.store().load(*id);
    expect(session.has_value(), "the session is read after " + pressed_);
    return *std::move(session);
  }
  [[nodiscard]] const app::TableView* at_table() const { return table_.on<app::TableView>(); }
  [[nodiscard]] std::string problem() const { return at_table() != nullptr ? at_table()->problem : std::string{}; }

  void once() {
    const bool shown = table_.on<app::HandOverView>() != nullptr;
    const bool asked = table_.app.view().dialog.has_value();
    const bool refused = typed_last_ && !problem().empty();
    const int byte = random_.below(0x100);
    const bool is_touch = byte >= kTouch;
    const char key = is_touch ? '\0' : key_of(byte);
    bool steps = false;
    bool beside = false;
    if (is_touch) {
      const app::Intent meant = touched((byte - kTouch) % kTouches);
      steps = meant.as<app::Redo>() != nullptr;
      beside = meant.as<app::Adjust>() != nullptr || meant.as<app::NoteHand>() != nullptr;
      pressed_ += fmt::format("[{}]", (byte - kTouch) % kTouches);
      table_.app.handle(meant);
    } else {
      table_.type(std::string_view{&key, 1});
      pressed_ += name_of(key);
    }
    typed_last_ = !is_touch;
    session::Session now = stored();
    check(now, {shown, asked, refused, steps, beside, key});
    before_ = std::move(now);
  }

  struct Pressed {
    bool shown;    // the hand-over page was seen before
    bool asked;    // a question was
    bool refused;  // a key had been refused; a touch that is refused leaves Backspace to what was typed
    bool redo;
    bool beside;  // a form of its own changed the hand, while a number that was refused stays at the table
    char key;     // 0: a touch
  };
  void check(const session::Session& now, const Pressed& pressed) {
    const std::string after = fmt::format(" after {}: {}", pressed_, text_of(now));
    expect(table_.app.view().trouble.empty(), "nothing fails" + after);
    expect(problem() != session::kNotReadAgain.english(), "what a game takes is read again" + after);
    expect(!problem().starts_with("It must be "), "what cannot be is said in a sentence" + after);
    if (now.hands.size() > before_.hands.size() && !pressed.redo) {
      expect(pressed.shown && pressed.key == '\n', "only Enter on the hand-over page records a hand" + after);
      session::Session without = now;
      without.hands.pop_back();
      expect(without.hands == before_.hands, "Enter records what was shown" + after);
    }
    if (!problem().empty() && !pressed.asked && !pressed.beside)
      expect(now.hands == before_.hands, "what is refused changes nothing" + after);
    if (pressed.key == '\b' && pressed.refused && !pressed.asked)
      expect(now.hands == before_.hands, "only what was refused is taken back" + after);
    const Result<document::Read> read = document::read_session(text_of(now));
    expect(read.has_value(), "every state is a document" + after);
    expect(document::write_result(now, read->result, json::Writer::Style::kCompact) ==
               document::write_result(now, session::score(now), json::Writer::Style::kCompact),
           "its document scores the same" + after);
  }

  // All the way back, and forth again.
  void undo_and_redo(const session::Session& first) {
    if (table_.app.view().dialog) table_.app.handle(app::Decline{});
    if (at_table() == nullptr && table_.on<app::HandOverView>() == nullptr) return;
    std::vector<session::Session> states{stored()};
    const auto go = [&](const app::Intent& step, auto left, auto met) {
      for (int steps = 0; steps < 4 * kMostPresses && left(); ++steps) {
        table_.app.handle(step);
        met(stored());
      }
    };
    go(
        app::Undo{}, [&] { return states.back() != first && !table_.app.view().undo.empty(); },
        [&](session::Session now) {
          if (now != states.back()) states.push_back(std::move(now));
        });
    expect(states.back() == first,
           fmt::format("undo leads to the beginning after {}: {}", pressed_, text_of(states.back())));
    std::size_t at = states.size() - 1;
    go(
        app::Redo{}, [&] { return at > 0 && !table_.app.view().redo.empty(); },
        [&](const session::Session& now) {
          if (now == states[at]) return;
          expect(now == states[at - 1], fmt::format("redo finds every state after {}: {}", pressed_, text_of(now)));
          --at;
        });
    expect(at == 0, "redo leads to the end after " + pressed_);
  }

  template <class List>
  [[nodiscard]] const auto& one_of(const List& list) {
    return list[static_cast<std::size_t>(random_.below(static_cast<int>(list.size())))];
  }
  [[nodiscard]] Seat any_seat() { return Seat{random_.below(before_.seats())}; }
  [[nodiscard]] Card any_card() {
    return Card{static_cast<Rank>(random_.between(2, 14)), static_cast<Suit>(random_.below(4))};
  }

  [[nodiscard]] app::Intent touched(int what) {
    const app::TableView* table = at_table();
    if (table == nullptr) return touched_elsewhere(what);
    switch (what) {
      case 0:
        return app::TapSeat{any_seat()};
      case 1:
        return app::TapCard{table->palette.empty() ? any_card() : one_of(table->palette).card};
      case 2:
        return app::TapCard{any_card()};
      case 3:
        return app::TapTrick{random_.below(std::max<int>(1, static_cast<int>(table->strip.size())))};
      case 4:
        return table->shortcuts.empty() ? app::Intent{app::TurnTable{}} : app::TapShortcut{one_of(table->shortcuts).id};
      case 5:
        return app::InsertBefore{};
      case 6:
        return app::RemoveMended{};
      case 7:
        return app::SwitchForm{static_cast<games::Form>(random_.below(3))};
      case 8:
        return app::Misdeal{};
      case 9:
        return app::SetHandDealer{any_seat()};
      case 10:
        return app::AskReveal{};
      case 11:
        return app::Undo{};
      case 12:
        return app::Redo{};
      case 13:
        return app::NoteHand{"a note"};
      case 14:
        return app::Adjust{any_seat(), std::nullopt, 1 + random_.below(300), ""};
      default:
        return table->fields.empty() ? app::Intent{app::TapSeat{any_seat()}} : touched_row(one_of(table->fields));
    }
  }
  [[nodiscard]] app::Intent touched_row(const app::FieldRow& row) {
    return std::visit([&](const auto& kind) { return touched(row.id, kind); }, row.kind);
  }
  [[nodiscard]] app::Intent touched(const std::string& field, const app::CountsRow& row) {
    if (row.has_rest && random_.chance(2)) return app::TapRest{field, any_seat()};
    if (!row.additions.empty() && random_.chance(5)) {
      const auto which = static_cast<std::size_t>(random_.below(static_cast<int>(row.additions.size())));
      return app::TapAddition{field, any_seat(), which};
    }
    return app::TapField{field, any_seat(), random_.between(row.least, row.most)};
  }
  [[nodiscard]] app::Intent touched(const std::string& field, const app::CardsRow& /*row*/) {
    return app::TapSetCard{field, any_card()};
  }
  [[nodiscard]] app::Intent touched(const std::string& field, const app::ChoiceRow& row) {
    return app::TapChoice{field, row.choices.empty() ? "" : one_of(row.choices).id};
  }
  [[nodiscard]] app::Intent touched(const std::string& field, const app::NumbersRow& row) {
    return app::TapNumber{field, random_.below(std::max<int>(1, static_cast<int>(row.cells.size()))),
                          random_.between(row.least, row.most)};
  }
  [[nodiscard]] app::Intent touched(const std::string& field, const app::TextRow& row) {
    return app::TapPiece{field, row.pieces.empty() ? "" : one_of(row.pieces).text};
  }
  [[nodiscard]] app::Intent touched(const std::string& field, const app::SeatRow& row) {
    if (row.nobody && random_.chance(2)) return app::TapNobody{field};
    return app::TapField{field, any_seat(), std::nullopt};
  }
  template <class OtherRow>
  [[nodiscard]] app::Intent touched(const std::string& field, const OtherRow& /*row*/) {
    return app::TapField{field, any_seat(), std::nullopt};
  }
  [[nodiscard]] app::Intent touched_elsewhere(int what) {
    if (const auto* over = table_.on<app::HandOverView>(); over != nullptr && !over->offers.empty() && what < 6) {
      const app::HandOverView::Offer& offer = one_of(over->offers);
      return app::TapChoice{offer.field, offer.choice};
    }
    if (what < 9 || table_.on<app::HandOverView>() == nullptr) return app::TapSeat{any_seat()};
    return what < 14 ? app::Intent{app::Undo{}} : app::Redo{};
  }

  Random& random_;
  testing::TableDriver table_;
  testing::Stored stored_;
  session::Session before_;
  std::string pressed_;
  bool typed_last_ = false;
};

}  // namespace

void try_keys(std::string_view bytes) {
  static const Empty kEmpty;
  const testing::Scratch scratch;
  const fs::path database = scratch / "nullo.db";
  kEmpty.copy_to(database);
  Random random{bytes};
  Fingers{random, database}.play();
}

}  // namespace nullo::fuzz
