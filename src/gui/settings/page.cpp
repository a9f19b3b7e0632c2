#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/card.h"
#include "gui/kit/cards.h"
#include "gui/kit/frame.h"
#include "gui/screens.h"
#include "text/say.h"

namespace nullo::gui {

namespace {

using app::SettingsView;

constexpr float kSettingHeight = 48;  // height of what is chosen or typed
constexpr float kRoomyPanel = 640;    // from this width on everything of a panel stands on one line
constexpr float kNarrowPanel = 560;   // below it, two things stand one below the other

Box setting(Ui& ui, std::string heading, std::vector<Box> parts) {
  return panel_of(ui, std::move(heading), Box::column(ui.px(8), std::move(parts)));
}

// The reason why something was refused, else the note on it; nothing where there is neither.
void add_note(Ui& ui, std::vector<Box>& parts, const std::string& problem, const std::string& note) {
  if (!problem.empty()) return parts.push_back(remark(ui, problem, true));
  if (!note.empty()) parts.push_back(words(ui, note, type::kBody, ui.theme.dim));
}

Box one_of_two(Ui& ui, std::string name, std::array<std::string, 2> labels, bool second,
               std::function<void(bool)> choose) {
  return Box::fixed(
      0, ui.px(kSettingHeight),
      [&ui, name = std::move(name), labels = std::move(labels), second, choose = std::move(choose)](const Rect& r) {
        if (const auto choice = choice_row(ui, name, r, labels, second ? 1 : 0)) choose(*choice == 1);
      });
}

Box sizes(Ui& ui, const app::Look& look, bool roomy) {
  std::vector<Box> buttons;
  for (const int percent : app::kSizes) {
    buttons.push_back(push_button(ui, fmt::format("size/{}", percent), fmt::format("{} %", percent),
                                  {.chosen = look.percent == percent},
                                  [&ui, look, percent] {
                                    app::Look next = look;
                                    next.percent = percent;
                                    ui.mean(app::SetLook{next});
                                  })
                          .high(ui.px(kSettingHeight)));
  }
  const int across = roomy ? static_cast<int>(buttons.size()) : 4;
  return setting(ui,
                 text::say(ui.names_keys() ? text::mark("Size of everything (Ctrl + and Ctrl −)")
                                           : text::mark("Size of everything")),
                 {in_equal_columns(ui.px(8), across, std::move(buttons)),
                  words(ui, text::say("A table grows only as far as a whole hand fits in the window."), type::kBody,
                        ui.theme.dim)});
}

Box theme_choice(Ui& ui, const app::Look& look) {
  return setting(ui, text::say("Colours of the screen"),
                 {one_of_two(ui, "theme", {text::say("Evening: dark"), text::say("Day: light")}, !look.dark,
                             [&ui, look](bool light) {
                               app::Look next = look;
                               next.dark = !light;
                               ui.mean(app::SetLook{next});
                             })});
}

Box pack_choice(Ui& ui, const app::Look& look) {
  constexpr float kPackCard = 50;
  std::vector<Box> cards{space(0).grow()};
  for (const Suit suit : kSuits) {
    cards.push_back(Box::fixed(ui.px(kPackCard), ui.px(kPackCard * kCardShape),
                               [&ui, suit](const Rect& r) { draw_card(ui, r, Card{Rank::kQueen, suit}); }));
  }
  cards.push_back(space(0).grow());
  Box choice = one_of_two(ui, "pack", {text::say("Two colours"), text::say("Four colours")}, look.four_colours,
                          [&ui, look](bool four) {
                            app::Look next = look;
                            next.four_colours = four;
                            ui.mean(app::SetLook{next});
                          });
  return setting(ui, text::say("Pack"), {std::move(choice), Box::row(ui.px(6), std::move(cards))});
}

// A field that shows the saved text until somebody types in it. True: the text has changed.
bool type_in(Ui& ui, std::string_view name, const Rect& r, std::string& text, bool& typing, std::string_view kept,
             std::string_view hint) {
  if (!typing) text = kept;
  const Ui::Typed typed = ui.text_field(name, r, text, hint, true);
  typing = typed.active;
  if (typed.entered) ui.state.focus.clear();
  return typed.changed;
}

void draw_own_chips(Ui& ui, const Rect& r) {
  ScreenState& state = ui.state;
  // Only what was typed to its end is meant: "1/10/50" on the way to a refused "1/10/50/3" is not.
  const bool typed = state.typing_chips;
  type_in(ui, "chips/own", r, state.chips, state.typing_chips, "", text::say("Others: type 1/5/25/100"));
  if (typed && !state.typing_chips && !state.chips.empty()) ui.mean(app::SetChips{state.chips});
}

Box language_choice(Ui& ui, const SettingsView& view, bool narrow) {
  std::vector<Box> buttons;
  for (const auto& language : view.languages) {
    buttons.push_back(
        push_button(ui, "language/" + language.code, language.name, {.chosen = language.chosen}, [&ui, &language] {
          ui.mean(app::SetLanguage{language.code});
        }).high(ui.px(kSettingHeight)));
  }
  return setting(ui, text::say("Language"), {in_equal_columns(ui.px(8), narrow ? 2 : 3, std::move(buttons))});
}

Box chips_choice(Ui& ui, const SettingsView& view) {
  std::vector<std::string> sets;
  int chosen = 0;
  for (const auto& choice : view.chips) {
    if (choice.chosen) chosen = static_cast<int>(sets.size());
    sets.push_back(choice.values);
  }
  Box grid = in_width([&ui, sets, chosen](float width) {
    return Box::fixed(0, word_grid(ui, width, sets).height(ui), [&ui, sets, chosen](const Rect& r) {
      if (const auto choice = choice_grid(ui, "chips", r, sets, chosen))
        ui.mean(app::SetChips{sets[static_cast<std::size_t>(*choice)]});
    });
  });
  std::vector<Box> parts{std::move(grid),
                         Box::fixed(0, ui.px(kSettingHeight), [&ui](const Rect& r) { draw_own_chips(ui, r); })};
  add_note(ui, parts, view.chips_problem, view.chips_start);
  return setting(ui, text::say("Chips of the table"), std::move(parts));
}

// "−  0.10  +", which can also be typed; whom it is settled against stands beside it, or below.
Box stake_choice(Ui& ui, const SettingsView& view, bool roomy) {
  constexpr Amount kStakeStep = 5;
  constexpr float kAmountWidth = 240;
  const auto step = [&](std::string name, std::string label, bool enabled, Amount to) {
    return push_button(ui, std::move(name), std::move(label), {.enabled = enabled},
                       [&ui, to, winner = view.against_winner] { ui.mean(app::SetStake{to, winner}); })
        .wide(ui.px(52))
        .high(ui.px(kSettingHeight));
  };
  Box typed = Box::fixed(0, ui.px(kSettingHeight), [&ui, &view](const Rect& r) {
    ScreenState& state = ui.state;
    if (type_in(ui, "stake/amount", r, state.stake, state.typing_stake, view.stake_amount, "0.10"))
      ui.mean(app::TypeStake{state.stake});
  });
  Box amount =
      Box::row(ui.px(6), {step("stake/less", "−", view.stake > 0, std::max(Amount{0}, view.stake - kStakeStep)),
                          std::move(typed).grow(),
                          step("stake/more", "+", view.stake < view.highest_stake,
                               std::min(view.highest_stake, view.stake + kStakeStep))});
  Box against =
      one_of_two(ui, "against", {text::say("Against the average"), text::say("Against the winner")},
                 view.against_winner, [&ui, &view](bool winner) { ui.mean(app::SetStake{view.stake, winner}); });
  std::vector<Box> parts;
  if (roomy) {
    parts.push_back(Box::row(ui.px(8), {std::move(amount).wide(ui.px(kAmountWidth)), std::move(against).grow()}));
  } else {
    parts.push_back(std::move(amount));
    parts.push_back(std::move(against));
  }
  add_note(ui, parts, view.stake_problem, view.stake == 0 ? text::say("No stake: points are played for nothing") : "");
  return setting(ui, text::say("Stake: money for a point"), std::move(parts));
}

Box screens(Ui& ui, const SettingsView& view, bool narrow) {
  Box awake = push_button(ui, "awake", (view.keep_awake ? "✓ " : "") + text::say("Keep the screen awake"),
                          {.chosen = view.keep_awake}, [&ui, &view] { ui.mean(app::SetKeepAwake{!view.keep_awake}); });
  Box board = push_button(ui, "board", (view.board ? "✓ " : "") + text::say("The board, for a TV"),
                          {.key = ui.key_of("board"), .chosen = view.board}, [&ui] { ui.mean(app::ToggleBoard{}); });
  std::vector<Box> both{std::move(awake).high(ui.px(kSettingHeight)), std::move(board).high(ui.px(kSettingHeight))};
  std::vector<Box> parts{in_equal_columns(ui.px(8), narrow ? 1 : 2, std::move(both))};
  add_note(ui, parts, view.awake_note, "");
  return setting(ui, text::say("Screens"), std::move(parts));
}

Box club_field(Ui& ui, std::string name, std::string& text, std::string hint, const std::function<void()>& entered) {
  return Box::fixed(0, ui.px(kSettingHeight),
                    [&ui, name = std::move(name), &text, hint = std::move(hint), entered](const Rect& r) {
                      if (ui.text_field(name, r, text, hint).entered) entered();
                    });
}

// What somebody does whose device is in no club: an address, a code.
void add_joining(Ui& ui, std::vector<Box>& parts, const app::ClubView& club, bool narrow) {
  parts.push_back(
      words(ui,
            text::say("All devices of a club have the same sessions: each works without a network, and they "
                      "meet at the club's hub when they can."),
            type::kBody, ui.theme.text));
  ScreenState& state = ui.state;
  const auto join = [&ui, &state] { ui.mean(app::JoinClub{state.hub_address, state.hub_code}); };
  std::vector<Box> fields;
  if (club.asks_address)
    fields.push_back(
        club_field(ui, "club/address", state.hub_address, text::say("The hub's address: 192.168.1.5:7070"), join));
  fields.push_back(club_field(ui, "club/code", state.hub_code, text::say("The code it gives"), join));
  parts.push_back(in_equal_columns(ui.px(8), narrow ? 1 : 2, std::move(fields)));
  const bool named = !club.asks_address || !state.hub_address.empty();
  const bool can = club.can_join && !club.busy && named && !state.hub_code.empty();
  parts.push_back(push_button(ui, "club/join", club.busy ? text::say("The hub is asked …") : text::say("Join the club"),
                              {.enabled = can}, join)
                      .high(ui.px(kTarget)));
  add_note(ui, parts, club.problem, "");
  if (!club.can_begin) return;
  parts.push_back(words(ui,
                        text::say("Nobody has a hub yet? Then this computer can be it, whenever Nullo is open here."),
                        type::kBody, ui.theme.text));
  parts.push_back(
      push_button(ui, "club/begin", text::say("Begin a club here"), {.enabled = club.can_join && !club.busy}, [&ui] {
        ui.mean(app::BeginClub{});
      }).high(ui.px(kTarget)));
}

// Whose hub does not answer: it may have another address in its network now.
void add_moving(Ui& ui, std::vector<Box>& parts, const app::ClubView& club, bool narrow) {
  if (!club.may_have_moved || !club.asks_address) return;
  ScreenState& state = ui.state;
  const auto move = [&ui, &state] { ui.mean(app::MoveClub{state.hub_address}); };
  const bool can = club.can_join && !club.busy && !state.hub_address.empty();
  parts.push_back(in_equal_columns(
      ui.px(8), narrow ? 1 : 2,
      {club_field(ui, "club/address", state.hub_address, text::say("Its new address, if it has one"), move),
       push_button(ui, "club/move", club.busy ? text::say("The hub is asked …") : text::say("Ask there"),
                   {.enabled = can}, move)
           .high(ui.px(kSettingHeight))}));
}

// "Changed here and on phone: Hearts, Anna, Boris, 2026-11-28 19:30", and the way to compare both.
Box forked(Ui& ui, const app::ForkedSession& fork) {
  Box compare =
      push_button(ui, "club/compare/" + fork.session, text::say("Compare them"), {}, [&ui, id = fork.session] {
        ui.mean(app::OpenFork{id});
      }).high(ui.px(kTarget));
  return Box::row(ui.px(8), {words(ui, text::say("Changed here and on {device}: {session}", fork.device, fork.what),
                                   type::kBodyBold, ui.theme.text)
                                 .grow()
                                 .middle(),
                             std::move(compare)});
}

Box club(Ui& ui, const app::ClubView& view, bool narrow) {
  std::vector<Box> parts;
  if (view.name.empty()) {
    add_joining(ui, parts, view, narrow);
  } else {
    parts.push_back(words(ui, view.here, type::kBody, ui.theme.dim));
    parts.push_back(words(ui, view.state, type::kBody, ui.theme.text));
    add_note(ui, parts, view.problem, "");
    add_moving(ui, parts, view, narrow);
  }
  for (const std::string& trouble : view.troubles) parts.push_back(remark(ui, trouble, true));
  for (const auto& fork : view.forks) parts.push_back(forked(ui, fork));
  if (!view.name.empty()) {
    std::vector<Box> buttons{
        push_button(ui, "club/meet", text::say("Ask the hub now"), {.enabled = view.can_join},
                    [&ui] { ui.mean(app::MeetClub{}); })
            .high(ui.px(kTarget)),
        push_button(ui, "club/leave", view.hosts ? text::say("End the club") : text::say("Leave the club"),
                    {.enabled = view.can_join}, [&ui] { ui.mean(app::LeaveClub{}); })
            .high(ui.px(kTarget))};
    if (view.knows_devices) {
      const auto go = [&ui] { ui.mean(app::Go{app::Screen::kDevices}); };
      buttons.insert(buttons.begin(),
                     push_button(ui, "club/devices", text::say("Its devices"), {}, go).high(ui.px(kTarget)));
    }
    const int columns = narrow ? 1 : static_cast<int>(buttons.size());
    parts.push_back(in_equal_columns(ui.px(8), columns, std::move(buttons)));
  }
  return setting(ui, view.name.empty() ? text::say("A club's devices") : text::say("The devices of {club}", view.name),
                 std::move(parts));
}

Box data(Ui& ui, const SettingsView& view) {
  Box import = push_button(ui, "import", text::say("Import sessions from files"), {},
                           [&ui] { ui.mean(app::Go{app::Screen::kImport}); });
  return setting(
      ui, text::say("Where your data are kept"),
      {words(ui, view.data_place, type::kBody, ui.theme.text), words(ui, view.data_size, type::kBody, ui.theme.dim),
       words(ui, view.version, type::kBody, ui.theme.dim), std::move(import).high(ui.px(kSettingHeight))});
}

// "2026-11-21 19:30   14 sessions, 312 kB   [Restore]"; on two lines beside the button where there is little room.
Box backup_line(Ui& ui, const SettingsView::BackupLine& backup, bool narrow) {
  Box made = line(ui, backup.made, type::kBodyBold, ui.theme.text);
  Box what =
      line(ui, backup.what, narrow ? type::kNote : type::kBody, backup.can_restore ? ui.theme.text : ui.theme.dim);
  Box restore =
      push_button(ui, "restore/" + backup.id, text::say("Restore"), {.enabled = backup.can_restore}, [&ui, &backup] {
        ui.mean(app::RestoreBackup{backup.id});
      }).high(ui.px(kTarget));
  Box said = narrow ? Box::column(0, {std::move(made), std::move(what)})
                    : Box::row(0, {std::move(made).wide(ui.px(190)).middle(), std::move(what).grow().middle()});
  return Box::row(ui.px(8), {std::move(said).grow().middle(), std::move(restore)});
}

Box backups(Ui& ui, const SettingsView& view, bool narrow) {
  std::vector<Box> buttons{push_button(ui, "backup", text::say("Back up now"), {.enabled = view.can_back_up},
                                       [&ui] { ui.mean(app::BackUpNow{}); })
                               .high(ui.px(kTarget))
                               .grow()};
  if (view.can_show_folder)
    buttons.push_back(push_button(ui, "backup/folder", text::say("Open folder"), {}, [&ui, &view] {
                        ui.mean(app::ShowFolder{view.backup_place});
                      }).high(ui.px(kTarget)));
  std::vector<Box> parts{
      words(ui, text::say("Nullo makes one after every session and before an update, and keeps the last ten."),
            type::kBody, ui.theme.text),
      words(ui, view.backup_place, type::kBody, ui.theme.dim), Box::row(ui.px(8), std::move(buttons))};
  add_note(ui, parts, "", view.backup_note);
  for (const auto& backup : view.backups) parts.push_back(backup_line(ui, backup, narrow));
  return setting(ui, text::say("Backups"), std::move(parts));
}

}  // namespace

void draw_settings(Ui& ui, const Rect& r, const SettingsView& view) {
  constexpr float kWidestSettings = 900;
  const Rect room = r.inset(ui.px(12));
  const Rect content = ui.begin_scroll("settings", room);
  const Rect column = content.middle(std::min(content.width(), ui.px(kWidestSettings)), content.height());
  const float inside = ui.units(column.width()) - 24;
  const bool roomy = inside >= kRoomyPanel;
  const bool narrow = inside < kNarrowPanel;
  std::vector<Box> parts{sizes(ui, view.look, roomy), theme_choice(ui, view.look),   pack_choice(ui, view.look),
                         chips_choice(ui, view),      stake_choice(ui, view, roomy), screens(ui, view, narrow)};
  if (!view.languages.empty()) parts.insert(parts.begin(), language_choice(ui, view, narrow));
  if (view.vibrate)
    parts.push_back(setting(ui, text::say("For a recorded hand, and for a refusal"),
                            {one_of_two(ui, "vibrate", {text::say("Vibrate"), text::say("Do not vibrate")},
                                        !*view.vibrate, [&ui](bool quiet) { ui.mean(app::SetVibrate{!quiet}); })}));
  if (view.club) parts.push_back(club(ui, *view.club, narrow));
  parts.push_back(data(ui, view));
  parts.push_back(backups(ui, view, narrow));
  ui.end_scroll(draw_from_top(Box::column(ui.px(kGap), std::move(parts)), column));
}

}  // namespace nullo::gui
