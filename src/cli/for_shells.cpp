#include "cli/for_shells.h"

#include <algorithm>
#include <array>
#include <exception>
#include <string_view>

#include <CLI/CLI.hpp>

#include "cli/cli.h"
#include "cli/completion.h"
#include "cli/files.h"
#include "cli/manual.h"
#include "cli/refusals.h"
#include "cli/scripts.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

constexpr std::string_view kManual = "__manual";
constexpr std::string_view kCompletion = "__completion";
constexpr std::string_view kComplete = "__complete";

int print_script(const std::vector<std::string>& words) {
  const std::string_view shell = words.size() == 2 ? std::string_view{words[1]} : std::string_view{};
  for (const Script& each : kScripts) {
    if (each.shell != shell) continue;
    emit(each.text);
    return kDone;
  }
  return refuse_call(text::say("there are completions for bash, zsh and fish."));
}

}  // namespace

bool is_for_shells(const std::string& word) { return word == kManual || word == kCompletion || word == kComplete; }

int for_shells(const CLI::App& app, const std::vector<std::string>& words, const std::filesystem::path& database) {
  if (words.front() == kCompletion) return print_script(words);
  if (words.front() == kManual) {
    emit(manual(app));
    return kDone;
  }
  try {
    emit(completions(app, {words.begin() + 1, words.end()}, database));
  } catch (const std::exception&) {
    return kMachineFailed;
  }
  return kDone;
}

}  // namespace nullo::cli
