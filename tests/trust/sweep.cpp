#include "trust/sweep.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/store.h"

namespace nullo::trust {
namespace {

namespace fs = std::filesystem;

constexpr int kPatienceMilliseconds = 60'000;

// What the child reports, a line each: a letter and a text.
constexpr char kAcknowledged = 'a';  // the number of acts that are acknowledged
constexpr char kSaid = 's';          // the program said that an act failed
constexpr char kBroken = 'b';        // a promise that was not kept
constexpr char kStruck = 'c';        // the call that failed
constexpr char kEnd = 'e';           // the end was reached: how many acts are stored

class Child {
 public:
  Child(const Prepared& prepared, const Plan& plan, const fs::path& folder, int pipe)
      : prepared_{prepared}, plan_{plan}, desk_{folder, prepared.first_id}, pipe_{pipe} {}

  void run() {
    if (prepared_.step.way) prepared_.step.way(desk_);
    arm(plan_);
    const std::size_t acts = prepared_.step.acts.size();
    for (std::size_t act = 0; act < acts;) act = attempt(act);
    if (!struck().empty()) report(kStruck, struck());
    disarm();
    report(kEnd, std::to_string(acts));
  }

  void report(char what, std::string text) const {
    std::ranges::replace(text, '\n', ' ');
    text = what + text + '\n';
    for (std::string_view rest = text; !rest.empty();) {
      const ssize_t written = ::write(pipe_, rest.data(), rest.size());
      if (written <= 0) ::_exit(3);
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
  }

 private:
  // Does an act, and again after a failure. Returns the number of the next one.
  std::size_t attempt(std::size_t act) {
    const std::string shown = desk_.shown();
    shown_before_.resize(act);
    shown_before_.push_back(shown);
    const Outcome outcome = prepared_.step.acts[act](desk_);
    if (outcome.done) {
      report(kAcknowledged, std::to_string(act + 1));
      return act + 1;
    }
    report(kStruck, struck());
    if (struck().empty()) report(kBroken, "failed without a fault: " + outcome.said);
    report(kSaid, outcome.said);
    disarm();
    look_at_what_it_says(outcome.said);
    if (desk_.has_no_database() && !desk_.waits_to_open()) {  // it says: start again
      if (const Outcome opened = desk_.open(); !opened.done) report(kBroken, "does not start again: " + opened.said);
    }
    if (desk_.waits_to_open()) {  // it opens by itself as soon as it can, and nothing was taken meanwhile
      if (const Outcome opened = desk_.wait(); !opened.done) report(kBroken, "does not open later: " + opened.said);
    }
    if (waits(outcome)) {
      if (const Outcome later = desk_.wait(); !later.done) report(kBroken, "still waits: " + later.said);
      report(kAcknowledged, std::to_string(act + 1));
      return act + 1;
    }
    // A window that only reads, since another one writes, looks again every second, before anybody taps once more.
    if (desk_.reads_along()) desk_.wait();
    const bool stores = prepared_.stored[act] != prepared_.stored[act + 1];
    // It was taken, and the screen shows it; or it changes nothing that anybody sees, like the Enter after a number
    // that was complete already: people who press that once more mean what comes next.
    const bool silent = prepared_.step.typed && prepared_.shown[act] == prepared_.shown[act + 1];
    if (!stores && !prepared_.step.together && (silent || desk_.shown() != shown)) {
      report(kAcknowledged, std::to_string(act + 1));
      return act + 1;
    }
    return begin_again(act, outcome.said);
  }

  std::size_t begin_again(std::size_t act, const std::string& said) {
    const std::size_t first = prepared_.step.together ? 0 : act;
    const std::string now = prepared_.step.damaged ? std::string{} : contents(desk_.database());
    const bool changes = prepared_.stored[act] != prepared_.stored[act + 1];
    if (changes && now == prepared_.stored[act + 1]) {
      if (denies(said)) report(kBroken, "it is stored, though the program said: " + said);
      report(kAcknowledged, std::to_string(act + 1));
      return act + 1;
    }
    if (prepared_.step.begins && now == prepared_.between) {
      resume();
      return act + 1;
    }
    if (now != prepared_.stored[act] && !prepared_.step.damaged) {
      report(kBroken, "half of it is stored after: " + said);
      return prepared_.step.acts.size();
    }
    for (std::size_t again = std::min(first, first_not_taken(act)); again <= act; ++again) {
      const Outcome outcome = prepared_.step.acts[again](desk_);
      if (!outcome.done && !is_done_already(said, outcome.said)) {
        report(kBroken, "fails once more without a fault: " + outcome.said);
      }
    }
    report(kAcknowledged, std::to_string(act + 1));
    return act + 1;
  }

  // The first key of those that belong together (seven and clubs) which people press again: what the screen asks, and
  // what is begun there, is as it was before that key.
  [[nodiscard]] std::size_t first_not_taken(std::size_t act) const {
    const std::string shown = desk_.shown();
    for (std::size_t first = act + 1; first-- > 0 && prepared_.stored[first] == prepared_.stored[act];) {
      if (shown_before_[first] == shown) return first;
    }
    return act;
  }

  // The session is stored, and its first hand has not begun.
  void resume() {
    Outcome outcome = desk_.open();
    if (outcome.done) outcome = desk_.mean(app::Resume{});
    if (!outcome.done) report(kBroken, "the session cannot be resumed: " + outcome.said);
    report(kAcknowledged, "1");
  }

  void look_at_what_it_says(const std::string& said) const {
    if (said.empty()) report(kBroken, "it failed and said nothing");
    if (said.find("is damaged") != std::string::npos && !prepared_.step.damaged) {
      report(kBroken, "a failing disk is called damage: " + said);
    }
    if (said.find("basic_string") != std::string::npos || said.find("filesystem error") != std::string::npos) {
      report(kBroken, "this is no sentence for people: " + said);
    }
  }

  // All was done, and the program said so: only the disk may not have the new name for good. Whoever does it again is
  // told that it is done.
  [[nodiscard]] static bool is_done_already(std::string_view said, std::string_view later) {
    const bool done = said.find("is written, but may be gone after a power cut") != std::string_view::npos;
    return done && (later.find("is there already") != std::string_view::npos ||
                    later.find("is not damaged: nothing was done") != std::string_view::npos);
  }

  [[nodiscard]] static bool denies(std::string_view said) {
    // A setting is none of what contents() has.
    if (said.find("the setting is not recorded") != std::string_view::npos) return false;
    // The disk failed while it synced the log, and the sentence says what that means.
    if (said.find("After the next start it may be there all the same") != std::string_view::npos) return false;
    constexpr std::array<std::string_view, 6> kDenials{"not recorded",   "nothing was imported",
                                                       "is not deleted", "is still deleted",
                                                       "as they were",   "nothing was restored"};
    return std::ranges::any_of(kDenials,
                               [said](std::string_view each) { return said.find(each) != std::string_view::npos; });
  }

  [[nodiscard]] static bool waits(const Outcome& outcome) { return outcome.said.starts_with("Not stored yet"); }

  const Prepared& prepared_;
  const Plan& plan_;
  Desk desk_;
  int pipe_;
  std::vector<std::string> shown_before_;  // each act that was done
};

[[noreturn]] void be_child(const Prepared& prepared, const Plan& plan, const fs::path& folder, int pipe) {
  Child child{prepared, plan, folder, pipe};
  try {
    child.run();
  } catch (const std::exception& error) {
    disarm();
    child.report(kStruck, struck());
    child.report(kBroken, std::string{"the program would end with an exception: "} + error.what());
  }
  ::_exit(0);
}

// Reads what the child reports, until it ends; nothing if it does not end.
std::optional<std::string> listen(int pipe) {
  std::string heard;
  for (;;) {
    pollfd ready{pipe, POLLIN, 0};
    if (::poll(&ready, 1, kPatienceMilliseconds) <= 0) return std::nullopt;
    std::array<char, 4096> piece{};
    const ssize_t got = ::read(pipe, piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return heard;
    heard.append(piece.data(), static_cast<std::size_t>(got));
  }
}

// The first line of one text that is not in the other.
std::string difference(const std::string& one, const std::string& other) {
  std::size_t line = 0;
  for (std::size_t at = 0; at < one.size() && at < other.size() && one[at] == other[at]; ++at) {
    if (one[at] == '\n') line = at + 1;
  }
  return fmt::format("\"{}\" where \"{}\" would be at the end", one.substr(line, one.find('\n', line) - line),
                     other.substr(line, other.find('\n', line) - line));
}

struct Heard {
  std::size_t acknowledged = 0;
  bool ended = false;
};

Heard read_report(std::string_view heard, Trial& trial) {
  Heard all;
  while (!heard.empty()) {
    const std::size_t end = heard.find('\n');
    if (end == std::string_view::npos) break;
    const std::string text{heard.substr(1, end - 1)};
    switch (heard.front()) {
      case kAcknowledged:
        all.acknowledged = std::stoul(text);
        break;
      case kSaid:
        trial.said += (trial.said.empty() ? "" : " / ") + text;
        break;
      case kBroken:
        trial.broken.push_back(text);
        break;
      case kStruck:
        trial.call = text;
        trial.struck = !text.empty();
        break;
      case kEnd:
        all.ended = true;
        break;
      default:
        trial.broken.push_back("a line that nobody knows: " + text);
    }
    heard.remove_prefix(end + 1);
  }
  return all;
}

}  // namespace

Sweep& the_sweep() {
  static Sweep the_only;
  return the_only;
}

std::vector<std::string> allowed_after(const Prepared& prepared, std::size_t acknowledged) {
  std::vector<std::string> allowed{prepared.stored[acknowledged]};
  if (acknowledged + 1 < prepared.stored.size()) allowed.push_back(prepared.stored[acknowledged + 1]);
  if (acknowledged == 0 && prepared.step.begins) allowed.push_back(prepared.between);
  return allowed;
}

long stride_through(long calls) {
  constexpr long kAmongTheTests = 4;
  constexpr long kShort = 10;
  const char* wanted = std::getenv("NULLO_TRUST");
  const std::string_view text = wanted == nullptr ? "" : wanted;
  if (text == "full") return 1;
  long sample = text == "short" ? kShort : kAmongTheTests;
  if (!text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos) sample = std::stol(wanted);
  return std::max(1L, calls / std::max(1L, sample));
}

std::vector<std::string> faults_left(const fs::path& folder, const Step& step, const std::vector<std::string>& allowed,
                                     const std::string& last) {
  std::vector<std::string> broken;
  try {
    Desk next{folder};
    Outcome opened = next.open();
    if (!opened.done && step.damaged) {
      next.close();
      if (const Outcome rescued = next.call({"restore", "--rescue"}); !rescued.done) {
        return {"it cannot be rescued: " + rescued.said};
      }
      opened = next.open();
      if (const std::string now = contents(next.database()); now != last) return {"rescued later, it is another one"};
      return {};
    }
    if (!opened.done) return {"the next start fails: " + opened.said};
    next.close();
    store::Store store{next.database(), store::Store::Access::kRead};
    for (const std::string& problem : store.verify().problems) broken.push_back("verify: " + problem);
    const std::string now = contents(next.database());
    if (std::ranges::find(allowed, now) == allowed.end())
      broken.push_back("what is stored is neither before nor after: " + difference(now, last));
  } catch (const std::exception& error) {
    broken.push_back(std::string{"it cannot be looked at: "} + error.what());
  }
  return broken;
}

Sweep::Sweep() {
  fs::create_directories(folder_);
  watch(folder_);
  int first_id = 0;
  Files files;
  for (Step& step : evening()) {
    Prepared prepared{std::move(step), files, {}, {}, {}, first_id += kIdsPerStep, {}};
    put_files(files, folder_);
    Desk desk{folder_, prepared.first_id};
    if (prepared.step.way) prepared.step.way(desk);
    prepared.stored.push_back(prepared.step.damaged ? std::string{} : contents(desk.database()));
    prepared.shown.push_back(desk.shown());
    for (const auto& act : prepared.step.acts) {
      if (const Outcome outcome = act(desk); !outcome.done)
        throw std::runtime_error{prepared.step.name + ": " + outcome.said};
      prepared.stored.push_back(contents(desk.database()));
      prepared.shown.push_back(desk.shown());
    }
    if (prepared.step.begins) {
      prepared.between = contents_between(desk.database(), prepared.files, scratch_ / "between");
    }
    files = files_in(folder_);  // while it is open: with the write-ahead log, as after a crash
    steps_.push_back(std::move(prepared));
  }
  for (Prepared& prepared : steps_) {
    put_files(prepared.files, folder_);
    Desk desk{folder_, prepared.first_id};
    if (prepared.step.way) prepared.step.way(desk);
    arm({Fault::kError, 0, false});
    for (const auto& act : prepared.step.acts) act(desk);
    for (const Fault fault : kFaults) prepared.calls[fault] = counted(fault);
    disarm();
  }
}

Trial Sweep::run(const Prepared& prepared, const Plan& plan) {
  watch(folder_);  // another test may have watched another folder since
  put_files(prepared.files, folder_);
  int ends[2] = {};
  if (::pipe(ends) != 0) throw std::runtime_error{"no pipe"};
  std::fflush(stdout);
  const pid_t child = ::fork();
  if (child == 0) be_child(prepared, plan, folder_, ends[1]);
  ::close(ends[1]);
  Trial trial;
  const std::optional<std::string> heard = listen(ends[0]);
  ::close(ends[0]);
  if (!heard) ::kill(child, SIGKILL);
  int status = 0;
  ::waitpid(child, &status, 0);
  if (!heard) {
    trial.broken.emplace_back("it hangs");
    return trial;
  }
  const Heard all = read_report(*heard, trial);
  const bool deadly = plan.fault == Fault::kDeath || plan.fault == Fault::kTornDeath;
  trial.died = deadly && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
  trial.struck = trial.struck || trial.died;
  if (!trial.died && (!WIFEXITED(status) || WEXITSTATUS(status) != 0)) {
    trial.broken.push_back(fmt::format("it crashed with status {:#x}", status));
  }
  if (!trial.died && !all.ended && trial.broken.empty()) trial.broken.emplace_back("it did not come to the end");
  if (!trial.broken.empty()) return trial;
  const std::vector<std::string> allowed =
      trial.died ? allowed_after(prepared, all.acknowledged) : std::vector{prepared.stored[all.acknowledged]};
  trial.broken = faults_left(folder_, prepared.step, allowed, prepared.stored.back());
  return trial;
}

}  // namespace nullo::trust
