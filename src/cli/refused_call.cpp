#include "cli/refused_call.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "cli/nearest.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

bool is_option(const std::string& word) { return word.size() > 1 && word.starts_with('-'); }

// "--lines" and "-o", with those of every call.
std::vector<std::string> option_names(const CLI::App& app, const CLI::App* called) {
  std::vector<std::string> names;
  for (const CLI::App* each : {called, &app}) {
    if (each == nullptr) continue;
    for (const CLI::Option* option : each->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
      for (const std::string& name : option->get_snames()) names.push_back("-" + name);
    }
  }
  return names;
}

// Why one of the words that the call has too many is refused.
std::string unknown_text(const CLI::App& app, const CLI::App* called, const std::vector<std::string>& unknown) {
  const auto option = std::ranges::find_if(unknown, is_option);
  if (option != unknown.end()) {
    const std::string name = option->substr(0, option->find('='));
    return refusal(text::say("there is no option '{name}'", name), name, option_names(app, called));
  }
  const std::string& word = unknown.front();
  if (called == nullptr) return refusal(text::say("there is no '{name}'", word), word, subcommand_names(app));
  return text::say("'{name}' is more than `nullo {command}` takes", word, called->get_name());
}

// What CLI11 says of a call whose words are all known; that of its two most frequent refusals in whatever language.
std::string fault_text(const CLI::App* called, const CLI::ParseError& error) {
  if (called == nullptr) return error.what();
  const bool lacks = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError);
  const bool has_both = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExcludesError);
  for (const CLI::Option* option : called->get_options()) {
    if (lacks && option->get_required() && option->count() == 0)
      return text::say("{option} is required", option->get_name());
    if (!has_both || option->count() == 0) continue;
    for (const CLI::Option* other : option->get_excludes())
      if (other->count() > 0) return text::say("{option} excludes {other}", option->get_name(), other->get_name());
  }
  return error.what();
}

}  // namespace

std::vector<std::string> subcommand_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* each : app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
    names.push_back(each->get_name());
  return names;
}

std::vector<std::string> refused_call(const CLI::App& app, const CLI::ParseError& error) {
  const std::vector<CLI::App*> subcommands = app.get_subcommands();
  const CLI::App* called = subcommands.empty() ? nullptr : subcommands.front();
  const std::vector<std::string> unknown = app.remaining(true);
  std::string why = unknown.empty() ? fault_text(called, error) : unknown_text(app, called, unknown);
  if (!why.ends_with('?') && !why.ends_with('.')) why += '.';
  const std::string help = called == nullptr ? text::say("nullo --help lists the commands.")
                                             : text::say("nullo {command} --help explains it.", called->get_name());
  return {"nullo: " + why, help};
}

}  // namespace nullo::cli
