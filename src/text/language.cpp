#include "text/language.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <utility>
#include <vector>

#include "embedded/catalogs.h"
#include "text/sentence.h"

namespace nullo::text {
namespace {

constexpr Sentence kOwnName = mark("English");  // translated: what the language is called by its speakers

std::atomic<const Language*> of_all{nullptr};     // nullptr: English
thread_local const Language* of_thread{nullptr};  // nullptr: that of all

std::vector<Language> read_languages() {
  std::vector<Language> languages{english()};
  for (const embedded::CatalogFile& file : embedded::catalogs()) {
    std::optional<Catalog> catalog = Catalog::read(file.bytes);
    if (!catalog) continue;
    std::string name{catalog->translated(kOwnName.english())};
    languages.push_back({std::string{file.code}, std::move(name), *std::move(catalog)});
  }
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

std::span<const Language> languages() {
  static const std::vector<Language> kLanguages = read_languages();
  return kLanguages;
}

const Language& language_of(std::string_view locale) {
  const std::string_view code = locale.substr(0, locale.find_first_of("_.@"));
  const auto found = std::ranges::find(languages(), code, &Language::code);
  return found == languages().end() ? english() : *found;
}

const Language& language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(name);
    if (locale != nullptr && *locale != '\0') return language_of(locale);
  }
  return english();
}

}  // namespace nullo::text
