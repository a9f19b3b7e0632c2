// A whole hand of every game, entered by taps in every window: what can be tapped stays where it is from the first tap
// to the last, and all of it is in sight.
#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "games/registry.h"
#include "gui/apart.h"
#include "gui/driver.h"
#include "gui/finger.h"
#include "gui/keys_named.h"
#include "gui/sizes.h"
#include "support/pseudo_language.h"
#include "support/scratch.h"
#include "support/stored.h"
#include "text/language.h"

namespace nullo::gui {

namespace {

constexpr int kMostTaps = 160;
constexpr int kTapsBeforeMending = 5;
constexpr int kAllChips = 2000;
constexpr float kRounding = 1.5F;

bool is_of_the_table(const std::string& name) {
  constexpr std::array kParts{"seat/",      "field/",   "count/",    "digit/", "add/",   "step/",   "pick/",
                              "card/",      "set/",     "number/",   "place/", "piece/", "choice/", "nobody/",
                              "trick/",     "switch",   "tricks",    "undo",   "redo",   "ok",      "reveal",
                              "shown_card", "mending/", "shortcut/", "menu",   "back"};
  return std::ranges::any_of(kParts, [&](const char* part) { return name.starts_with(part); });
}

// In these games the rows that are not asked scroll in a room of their own, on other screens too.
constexpr std::array kRowsMove{"put_and_take"};

// On an upright phone rows that are not asked may lie below the numbers that are tapped for the one that is.
bool may_be_covered(const std::string& name, const app::TableView& table, bool anywhere, const Gui::Screen& screen) {
  if (!anywhere && screen.width >= 560) return false;
  const auto names = [&](const auto& row) { return row.current && name.starts_with("field/" + row.id + "/"); };
  return name.starts_with("field/") && std::ranges::none_of(table.fields, names);
}

// Names of people, keys, sources and languages, and a note.
constexpr std::string_view kNoWords =
    "Anna Boris Clara Dmitri Emil Flora Georg Hanna lost Enter Tab Esc Nullo "
    "Denexa Ending the game if longer desired English Deutsch italiano Space Home End Page";

constexpr float kThumb = 60;  // units

bool is_tapped_each_trick(const std::string& name, const app::TableView& table) {
  const bool trick_by_trick = table.form == games::Form::kTricks && !table.strip.empty() && !table.card_picker;
  return trick_by_trick && (name.starts_with("seat/") || name.starts_with("card/"));
}

// Whose name is not in sight, or is shortened, where the result of a hand is shown; empty: nobody's.
std::string not_in_sight(const Recorder& seen, const app::HandOverView& view) {
  for (const auto& line : view.lines) {
    const bool there = std::ranges::any_of(seen.texts, [&](const Recorder::Text& text) {
      return text.text == line.name && text.rect.y1 <= text.clip.y1 + 1 && text.rect.y0 + 1 >= text.clip.y0;
    });
    if (!there) return line.name;
  }
  return {};
}

bool far_apart(const Rect& a, const Rect& b) {
  const auto far = [](float one, float other) { return std::abs(one - other) > kRounding; };
  return far(a.x0, b.x0) || far(a.y0, b.y0) || far(a.x1, b.x1) || far(a.y1, b.y1);
}

// The shortcut that gives one player all tricks that are left; empty: there is none now.
std::string claim_of(const app::TableView& table) {
  const auto claims = [](const games::Shortcut& each) {
    return each.of_seat.english() == "{player} takes all that is left";
  };
  const auto found = std::ranges::find_if(table.shortcuts, claims);
  return found == table.shortcuts.end() ? std::string{} : "shortcut/" + found->id;
}

// Where everything was when it was first seen.
class Places {
 public:
  explicit Places(std::string_view game) : rows_move_{std::ranges::find(kRowsMove, game) != kRowsMove.end()} {}

  // What has moved, or does not show; empty: nothing.
  std::string look(const Recorder& seen, const app::TableView& table, const Gui::Screen& screen, float scale) {
    for (const Recorder::Target& target : seen.targets) {
      if (!is_of_the_table(target.name) || !target.enabled || may_be_covered(target.name, table, rows_move_, screen))
        continue;
      const Rect& r = target.whole;
      const bool whole = target.rect.height() + kRounding >= r.height() && target.rect.width() + kRounding >= r.width();
      if (!whole || r.y1 > screen.height + kRounding) return fmt::format("{} is not in sight", target.name);
      if (is_tapped_each_trick(target.name, table) && r.height() + kRounding < kThumb * scale)
        return fmt::format("{} is {:.0f} high, too low for what is tapped each trick", target.name, r.height());
      const auto [found, fresh] = places_.emplace(target.name, r);
      const Rect& first = found->second;
      if (!fresh && far_apart(first, r)) {
        return fmt::format("{} went from {:.0f},{:.0f} {:.0f}x{:.0f} to {:.0f},{:.0f} {:.0f}x{:.0f}", target.name,
                           first.x0, first.y0, first.width(), first.height(), r.x0, r.y0, r.width(), r.height());
      }
    }
    return {};
  }

  // On the pages after the table undo is where it was, and a tap there neither records nor ends anything.
  [[nodiscard]] std::string look_after(const Recorder& seen) const {
    constexpr std::array kEndings{"accept", "end", "rematch", "continue", "leave"};
    const auto undo = places_.find("undo");
    if (undo == places_.end()) return "nothing could be taken back at the table";
    const Recorder::Target* now = seen.find("undo");
    if (now == nullptr || !now->enabled) return "nothing can be taken back";
    if (far_apart(now->whole, undo->second)) return "it is taken back somewhere else";
    for (const char* ending : kEndings) {
      const Recorder::Target* target = seen.find(ending);
      if (target != nullptr && !target->rect.meet(undo->second).empty())
        return fmt::format("{} lies where the last tap was taken back", ending);
    }
    return {};
  }

 private:
  bool rows_move_;
  std::map<std::string, Rect> places_;
};

struct Entered {
  std::string game;
  int players = 4;
  bool other_form = false;
  bool usual = true;     // as many play as mostly do
  bool example = false;  // the one that people try Nullo with, from its middle on
  bool claims = false;   // after some tricks one player takes all that is left
};

// NOLINTNEXTLINE(readability-identifier-naming): the name GoogleTest looks for
void PrintTo(const Entered& hand, std::ostream* out) {
  *out << hand.game << ", " << hand.players << " players" << (hand.example ? ", the example" : "")
       << (hand.claims ? ", with a claim" : "");
}

int usual_players(const games::Info& info) { return std::clamp(4, info.least_seats, info.most_seats); }

// More holdings have no room on a phone in Put and Take.
constexpr int kMostHoldings = 8;

// Games in which one player may take all tricks that are left. Reversis has the claim too, but after it asks for the
// tricks of forgotten aces, which this finger does not find.
constexpr std::array kHaveClaims{"briscola", "ecarte", "fuenfzehnern", "hearts", "spades", "tetka"};

std::vector<Entered> all_hands() {
  std::vector<Entered> hands;
  for (const games::Info& info : games::all()) {
    const int usual = usual_players(info);
    if (std::ranges::find(kHaveClaims, info.id) != kHaveClaims.end())
      hands.push_back({.game = std::string{info.id}, .players = usual, .claims = true});
    for (const bool other : {false, true}) {
      hands.push_back({std::string{info.id}, usual, other});
      for (const int players : std::set{info.least_seats, info.most_seats}) {
        const bool no_room = players > kMostHoldings && other && info.id == "put_and_take";
        if (kTriesAll && players != usual && !no_room) hands.push_back({std::string{info.id}, players, other, false});
      }
    }
  }
  hands.push_back({.game = "tetka", .example = true});
  return hands;
}

class Pages : public ::testing::Test {
 protected:
  void start(const Entered& hand) {
    constexpr std::array kNames{"Anna", "Борис", "Clara", "Dmitri", "Emil", "Flora", "Georg", "Hanna", "Ida", "Jo"};
    app_ = std::make_unique<app::App>(testing::with_tables(scratch_ / fmt::format("{}.db", ++started_)));
    if (hand.example) return app_->handle(app::TryExample{});
    app_->handle(app::Go{app::Screen::kNewSession});
    app_->handle(app::ChooseGame{hand.game});
    app_->handle(app::SetPlayers{hand.players});
    for (int i = 0; i < hand.players; ++i) app_->handle(app::SetName{Seat{i}, kNames.at(static_cast<std::size_t>(i))});
    app_->handle(app::Accept{});
  }
  app::App& app() { return *app_; }
  [[nodiscard]] const app::TableView* table() const { return std::get_if<app::TableView>(&app_->view().screen); }

  // What is not translated; empty: all is.
  static std::string english_in(const Recorder& seen) {
    for (const Recorder::Text& text : seen.texts) {
      const std::string word = nullo::testing::english_word(text.text, kNoWords);
      if (!word.empty()) return fmt::format("“{}” of “{}” is English", word, text.text);
    }
    return {};
  }

  std::unique_ptr<app::App> app_;

 private:
  nullo::testing::Scratch scratch_;
  int started_ = 0;
};

class EveryPage : public Pages {};

class WholeHand : public Pages, public ::testing::WithParamInterface<Entered> {
 protected:
  bool claimed_ = false;
  bool all_is_translated_ = false;

  // Taps until the hand is over, or no tap goes on. Returns the number of taps.
  int enter(Driver& person, const Gui::Screen& screen) {
    Finger finger{person, 7};
    Places places{GetParam().game};
    std::string so_far;
    for (int taps = 0; taps < kMostTaps; ++taps) {
      const app::TableView* view = table();
      if (view == nullptr || app().view().dialog) {
        look_after(person, places, is_phone(screen));
        return taps;
      }
      const std::string wrong = wrong_with(person, places, screen);
      EXPECT_EQ(wrong, "") << "after " << so_far;
      if (!wrong.empty()) return kMostTaps;
      if (taps == kTapsBeforeMending && !mend_and_buy(person, places, screen)) return kMostTaps;
      if (claims(*table())) {
        if (!claim(person, finger, places, screen)) return kMostTaps;
        so_far += " claim";
        continue;
      }
      view = table();
      if (view == nullptr) return kMostTaps;
      const auto target = finger.next(*view);
      so_far += " " + target.value_or("Enter");
      if (!target) {
        person.press(KeyName::kEnter);
      } else if (person.shows(*target)) {
        person.click(*target);
      } else {
        ADD_FAILURE() << *target << " is not to be seen after " << so_far;
        return taps;
      }
    }
    if (const app::TableView* view = table())
      ADD_FAILURE() << "\"" << view->question.text << "\" and \"" << view->problem << "\" after " << so_far;
    return kMostTaps;
  }

  void play_at(const Size& size) {
    SCOPED_TRACE(name_of(size));
    start(GetParam());
    app().handle(app::SetLook{{.percent = size.percent}});
    ASSERT_NE(table(), nullptr);
    if (GetParam().other_form && !table()->can_switch) return;
    if (GetParam().other_form) app().handle(app::TypeKey{0, app::TypeKey::Named::kTab});
    Driver person{app(), size.screen};
    claimed_ = false;
    EXPECT_GE(enter(person, size.screen), 2);
    EXPECT_EQ(claimed_, GetParam().claims);
    EXPECT_TRUE(!GetParam().claims || table() == nullptr) << "the hand goes on after all that was left was claimed";
  }

 private:
  // What is wrong with the table as it is shown; empty: nothing.
  [[nodiscard]] std::string wrong_with(const Driver& person, Places& places, const Gui::Screen& screen) const {
    std::string wrong = places.look(person.seen, *table(), screen, Gui::scale(app_->view(), screen));
    if (all_is_translated_) return english_in(person.seen);  // such long words may lie elsewhere
    if (wrong.empty()) wrong = lying_over(person.seen);
    if (wrong.empty() && is_phone(screen)) wrong = key_named(person.seen);
    return wrong;
  }

  // Whether it is time for the claim: some tricks are over, and others are left.
  [[nodiscard]] bool claims(const app::TableView& view) const {
    constexpr std::ptrdiff_t kBefore = 3;
    const auto over = std::ranges::count_if(view.strip, [](const auto& cell) { return cell.over; });
    return GetParam().claims && over == kBefore && !claim_of(view).empty();
  }

  // One player takes all that is left. False: that was not possible, or something has moved.
  bool claim(Driver& person, Finger& finger, Places& places, const Gui::Screen& screen) {
    const std::string shortcut = claim_of(*table());
    if (!person.shows(shortcut)) return ADD_FAILURE() << shortcut << " is not to be seen", false;
    person.click(shortcut);
    const std::string wrong = wrong_with(person, places, screen);
    EXPECT_EQ(wrong, "") << "while it is asked who takes all that is left";
    const auto who = finger.claimant(*table());
    if (!who) return ADD_FAILURE() << "nobody can take what is left", false;
    person.click(*who);
    claimed_ = true;
    return wrong.empty();
  }

  // In the middle of the hand: opens a trick to mend it and leaves it as it was, and has somebody lose all chips and
  // buy some. False: something has moved or is out of sight.
  bool mend_and_buy(Driver& person, Places& places, const Gui::Screen& screen) {
    const auto is_still = [&](const char* when) {
      const std::string wrong = wrong_with(person, places, screen);
      EXPECT_EQ(wrong, "") << when;
      return wrong.empty();
    };
    const auto& strip = table()->strip;
    if (!strip.empty() && strip.front().over) {
      if (!person.shows("trick/1")) person.click("tricks");
      person.click("trick/1");
      if (!table()->mending) return ADD_FAILURE() << "trick 1 cannot be mended", false;
      if (!is_still("while a trick is mended")) return false;
      person.click("mending/done");
      if (!is_still("after a trick was mended")) return false;
    }
    if (!table()->pays_at_once || !table()->pending.empty()) return true;
    app().handle(app::Adjust{Seat{0}, std::nullopt, kAllChips, "lost"});
    person.settle();
    if (!is_still("when somebody has no chips left")) return false;
    const bool own = person.shows("buy/1");
    if (!own && !person.shows("buy")) return ADD_FAILURE() << "nobody can buy chips", false;
    person.click(own ? "buy/1" : "buy");
    if (!own) person.click("due/buy/1");
    return is_still("after somebody has bought chips");
  }

  // Looks at the page after the hand, and, if the players may end the game there, at the page after that.
  void look_after(Driver& person, const Places& places, bool phone) {
    const auto look_for_keys = [&] {
      EXPECT_EQ(phone ? key_named(person.seen) : "", "");
      EXPECT_EQ(all_is_translated_ ? english_in(person.seen) : "", "");
    };
    look_for_keys();
    const auto* over = std::get_if<app::HandOverView>(&app().view().screen);
    if (over == nullptr) return;
    EXPECT_EQ(not_in_sight(person.seen, *over), "") << "is behind a scroll when the hand is over";
    EXPECT_EQ(places.look_after(person.seen), "") << "when the hand is over";
    EXPECT_EQ(lying_over(person.seen), "") << "when the hand is over";
    person.press(KeyName::kEscape);
    ASSERT_NE(table(), nullptr) << "to mend the hand that is complete";
    EXPECT_EQ(lying_over(person.seen), "") << "of a hand that is complete";
    person.press(KeyName::kEnter);
    ASSERT_TRUE(std::holds_alternative<app::HandOverView>(app().view().screen));
    if (!person.shows("end")) return;
    person.click("end");
    if (app().view().dialog) person.press(KeyName::kEnter);
    ASSERT_TRUE(std::holds_alternative<app::GameOverView>(app().view().screen));
    EXPECT_EQ(places.look_after(person.seen), "") << "when the game is over";
    look_for_keys();
  }
};

}  // namespace

TEST_P(WholeHand, NothingMovesAndAllOfItIsInSight) {
  for (const Size& size : kTableSizes) {
    if (size.percent == 100 || GetParam().usual) play_at(size);
  }
}

TEST_P(WholeHand, NothingMovesAndAllOfItIsInSightInEveryLanguage) {
  if (!GetParam().usual || GetParam().claims) return;
  for (const text::Language& language : text::languages().subspan(1, kTriesAll ? std::dynamic_extent : 1)) {
    SCOPED_TRACE(language.code);
    const text::Speaking speaking{language};
    play_at({kUprightPhone});
    if (!kTriesAll) continue;
    play_at({kDeskScreen});
    play_at({kLyingPhone});
  }
}

// In a language of which no word is English.
TEST_P(WholeHand, EverySentenceIsTranslated) {
  if (!GetParam().usual || GetParam().claims) return;
  const text::Speaking speaking{nullo::testing::pseudo_language()};
  all_is_translated_ = true;
  play_at({kDeskScreen});
}

// The pages to import from and of a club show names of this machine.
TEST_F(EveryPage, IsTranslated) {
  const text::Speaking speaking{nullo::testing::pseudo_language()};
  start({.game = "tetka"});
  app().handle(app::TapShortcut{"rest"});
  using app::Screen;
  for (const Screen page :
       {Screen::kTable, Screen::kStart, Screen::kNewSession, Screen::kPast, Screen::kPlayers, Screen::kSettings,
        Screen::kHelp, Screen::kPhones, Screen::kStandings, Screen::kSeasons, Screen::kClubEvening}) {
    SCOPED_TRACE(static_cast<int>(page));
    app().handle(app::Go{page});
    Driver person{app(), kDeskScreen};
    EXPECT_EQ(english_in(person.seen), "");
  }
}

INSTANTIATE_TEST_SUITE_P(Games, WholeHand, ::testing::ValuesIn(all_hands()), [](const auto& hand) {
  const std::string form = hand.param.other_form ? "InTheOtherForm"
                           : hand.param.example  ? "AsTheExample"
                           : hand.param.claims   ? "WithAClaim"
                                                 : "";
  return hand.param.game + form + (hand.param.usual ? "" : fmt::format("With{}", hand.param.players));
});

}  // namespace nullo::gui
