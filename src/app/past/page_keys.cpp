#include "app/past/page_keys.h"

#include <algorithm>
#include <array>

#include "app/exchange/page_keys.h"
#include "text/sentence.h"

namespace nullo::app {
namespace {

// ---- the list

constexpr text::Sentence kChooseSessionText = text::mark("choose a session, also while the search is being typed");

constexpr auto kPastKeys = std::to_array<KeyRow<PastView>>({
    {kAnyLetter, text::mark("search"), means<std::monostate{}>},
    {"↑", kChooseSessionText, means<InList::kUp>},
    {"↓", kChooseSessionText, means<InList::kDown>},
    {"Page ↑", kChooseSessionText, means<InList::kPageUp>},
    {"Page ↓", kChooseSessionText, means<InList::kPageDown>},
    {"Home", text::mark("the first session, the last"), means<InList::kHome>},
    {"End", text::mark("the first session, the last"), means<InList::kEnd>},
    {"Enter", text::mark("open it"), means<InList::kOpen>},
    {"Esc", text::mark("clear the search; then back"), means<InList::kLeave>},
    {"Ctrl+Z", text::mark("bring back what was just deleted"), means<Undo{}>, "past/undo",
     [](const PastView& past) { return !past.gone.empty(); }},
});

// ---- one session

bool can_change(const SessionView& session) { return session.can_change; }

constexpr auto kSessionKeys = std::to_array<KeyRow<SessionView>>({
    {"Enter", text::mark("go on with it"), means<Resume{}>, "resume",
     [](const SessionView& session) { return session.can_resume; }},
    {"c", text::mark("correct the hand that is open"),
     [](const SessionView& session) -> KeyMeaning { return CorrectHand{session.hand}; }, "correct",
     [](const SessionView& session) { return !session.correct.empty(); }},
    {"r", text::mark("replay it, trick by trick"), means<ReplayHand{}>, "replay",
     [](const SessionView& session) { return session.opened && session.opened->can_replay; }},
    {"w", text::mark("its rules, its seats or who dealt first were wrong"), means<OpenRepair{}>, "repair",
     [](const SessionView& session) { return session.can_repair; }},
    {"n", text::mark("a note on the session"), means<PressButton{}>, "session/note", can_change},
    {"p", text::mark("play on where it was stopped early"), means<PlayOn{}>, "session/play_on",
     [](const SessionView& session) { return !session.play_on.empty(); }},
    {"e", kWriteText, means<PressButton{}>, "export"},
    {"Del", text::mark("delete it"), means<DeleteSession{}>, "session/delete", can_change},
    {"Ctrl+Z", text::mark("bring it back"), means<Undo{}>, "session/bring_back",
     [](const SessionView& session) { return session.can_bring_back; }},
    {"Ctrl+C", kCopyText, means<CopyText{}>, "copy"},
});

// ---- the replay of a hand

constexpr text::Sentence kStepText = text::mark("a trick back, a trick on");
constexpr text::Sentence kOnText = text::mark("a trick on");
constexpr text::Sentence kEndsText = text::mark("the first, the last");

KeyMeaning to_trick(const ReplayView& replay, int step) { return GoToTrick{std::clamp(step, 0, replay.steps)}; }
KeyMeaning one_back(const ReplayView& replay) { return to_trick(replay, replay.step - 1); }
KeyMeaning one_on(const ReplayView& replay) { return to_trick(replay, replay.step + 1); }

constexpr auto kReplayKeys = std::to_array<KeyRow<ReplayView>>({
    {"←", kStepText, one_back, "replay/back"},
    {"→", kStepText, one_on, "replay/on"},
    {"Home", kEndsText, means<GoToTrick{0}>, "replay/first"},
    {"End", kEndsText, [](const ReplayView& replay) { return to_trick(replay, replay.steps); }, "replay/last"},
    {"Backspace", text::mark("a trick back"), one_back},
    {"Enter", kOnText, one_on},
    {"Space", kOnText, one_on},
});

}  // namespace

std::span<const KeyRow<PastView>> key_rows(const PastView& /*page*/) { return kPastKeys; }
std::span<const KeyRow<SessionView>> key_rows(const SessionView& /*page*/) { return kSessionKeys; }
std::span<const KeyRow<ReplayView>> key_rows(const ReplayView& /*page*/) { return kReplayKeys; }

}  // namespace nullo::app
