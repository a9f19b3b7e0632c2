#include "cli/refused_call.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/nearest.h"

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
    return fmt::format("there is no option '{}'{}", name, did_you_mean(name, option_names(app, called)));
  }
  const std::string& word = unknown.front();
  if (called == nullptr) return fmt::format("there is no '{}'{}", word, did_you_mean(word, subcommand_names(app)));
  return fmt::format("'{}' is more than `nullo {}` takes", word, called->get_name());
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
  std::string why = unknown.empty() ? std::string{error.what()} : unknown_text(app, called, unknown);
  if (!why.ends_with('?') && !why.ends_with('.')) why += '.';
  const std::string help = called == nullptr ? "nullo --help lists the commands."
                                             : fmt::format("nullo {} --help explains it.", called->get_name());
  return {"nullo: " + why, help};
}

}  // namespace nullo::cli
