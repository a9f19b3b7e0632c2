#include "app/start/page_keys.h"

#include <array>
#include <cstddef>

#include "text/sentence.h"

namespace nullo::app {
namespace {

bool is_open(const StartView& start) { return start.open.has_value(); }

template <std::size_t kPlace>
bool has_other(const StartView& start) {
  return start.others.size() > kPlace;
}

constexpr auto kStartKeys = std::to_array<KeyRow<StartView>>({
    {"Enter", text::mark("go on with the session that is open"), means<Resume{}>, "start/resume", is_open},
    {"1", text::mark("go on with another session that is open"), means<ResumeOther{0}>, "start/other/0", has_other<0>},
    {"2", text::mark("go on with the second one"), means<ResumeOther{1}>, "start/other/1", has_other<1>},
    {"3", text::mark("go on with the third one"), means<ResumeOther{2}>, "start/other/2", has_other<2>},
    {"Enter", text::mark("a new session"), means<Go{Screen::kNewSession}>, "start/new",
     [](const StartView& start) { return !is_open(start); }},
    {"N", text::mark("a new session, as the last one was"), means<Go{Screen::kNewSession}>, "start/new"},
    {"P", text::mark("past sessions"), means<Go{Screen::kPast}>, "start/past"},
    {"L", text::mark("players"), means<Go{Screen::kPlayers}>, "start/players"},
    {"K", text::mark("standings: who is best"), means<Go{Screen::kStandings}>, "start/standings"},
    {"C", text::mark("a club's evening: who is here, and the draw of the tables"), means<Go{Screen::kClubEvening}>,
     "start/evening"},
    {"S", text::mark("settings"), means<Go{Screen::kSettings}>, "start/settings"},
    {"E", text::mark("try it with an example, where nothing counts"), means<TryExample{}>, "start/example",
     [](const StartView& start) { return start.offers_example; }},
});

}  // namespace

std::span<const KeyRow<StartView>> key_rows(const StartView& /*page*/) { return kStartKeys; }

}  // namespace nullo::app
