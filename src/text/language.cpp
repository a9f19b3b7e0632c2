#include "text/language.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <deque>
#include <utility>
#include <vector>

#include "embedded/catalogs.h"
#include "text/sentence.h"

namespace nullo::text {
namespace {

[[maybe_unused]] constexpr Sentence kOwnName = mark("English");  // translated: what its speakers call the language

std::atomic<const Language*> of_all{nullptr};     // nullptr: English
thread_local const Language* of_thread{nullptr};  // nullptr: that of all

std::vector<Language> read_languages() {
  std::vector<Language> languages{english()};
  for (const embedded::CatalogFile& file : embedded::catalogs()) {
    languages.push_back({std::string{file.code}, std::string{file.name}});
    if (std::optional<Catalog> catalog = Catalog::read(file.bytes)) languages.back().catalog = *std::move(catalog);
  }
  return languages;
}

std::vector<Language>& all_languages() {
  static std::vector<Language> languages = read_languages();
  return languages;
}

}  // namespace

const Language& english() {
  static const Language kEnglish;
  return kEnglish;
}

const Language& spoken() {
  if (of_thread != nullptr) return *of_thread;
  const Language* all = of_all.load();
  return all == nullptr ? english() : *all;
}

void speak(const Language& language) { of_all = &language; }

Speaking::Speaking(const Language& language) : before_{std::exchange(of_thread, &language)} {}
Speaking::~Speaking() { of_thread = before_; }

std::span<const Language> languages() { return all_languages(); }

bool take_catalog(std::string_view code, std::string bytes) {
  static std::deque<std::string> taken;  // what the catalogs read from, for good
  const auto language = std::ranges::find(all_languages(), code, &Language::code);
  std::optional<Catalog> catalog = Catalog::read(taken.emplace_back(std::move(bytes)));
  if (language == all_languages().end() || !catalog) {
    taken.pop_back();
    return false;
  }
  language->catalog = *std::move(catalog);
  return true;
}

const Language& language_of(std::string_view locale) {
  const std::string_view code = locale.substr(0, locale.find_first_of("_.@"));
  const auto found = std::ranges::find(languages(), code, &Language::code);
  return found == languages().end() ? english() : *found;
}

const Language& language_of_browser(std::string_view accepted) {
  while (!accepted.empty()) {
    const std::size_t end = std::min(accepted.find(','), accepted.size());
    std::string_view tag = accepted.substr(0, end);
    accepted.remove_prefix(std::min(end + 1, accepted.size()));
    tag.remove_prefix(std::min(tag.find_first_not_of(' '), tag.size()));
    const std::string_view code = tag.substr(0, tag.find_first_of("-; "));
    const auto found = std::ranges::find(languages(), code, &Language::code);
    if (found != languages().end()) return *found;
  }
  return spoken();
}

const Language& language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale != nullptr && *locale != '\0') return language_of(locale);
  }
  return english();
}

}  // namespace nullo::text
