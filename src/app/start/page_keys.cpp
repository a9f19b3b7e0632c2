#include "app/start/page_keys.h"

#include <array>

namespace nullo::app {
namespace {

bool is_open(const StartView& start) { return start.open.has_value(); }

constexpr auto kStartKeys = std::to_array<KeyRow<StartView>>({
    {"Enter", "go on with the session that is open", means<Resume{}>, "start/resume", is_open},
    {"Enter", "a new session", means<Go{Screen::kNewSession}>, "start/new",
     [](const StartView& start) { return !is_open(start); }},
    {"N", "a new session, as the last one was", means<Go{Screen::kNewSession}>, "start/new"},
    {"P", "past sessions", means<Go{Screen::kPast}>, "start/past"},
    {"L", "players", means<Go{Screen::kPlayers}>, "start/players"},
    {"S", "settings", means<Go{Screen::kSettings}>, "start/settings"},
    {"E", "try it with an example, where nothing counts", means<TryExample{}>, "start/example",
     [](const StartView& start) { return start.offers_example; }},
});

}  // namespace

std::span<const KeyRow<StartView>> key_rows(const StartView& /*page*/) { return kStartKeys; }

}  // namespace nullo::app
