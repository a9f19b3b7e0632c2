// The language that sentences are said in. English is the one that they are written in.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "text/catalog.h"

namespace nullo::text {

struct Language {
  std::string code = "en";       // "de", as gettext names its catalogs
  std::string name = "English";  // as its speakers call it
  Catalog catalog = {};
};

const Language& english();
// What sentences are said in now, by this thread.
const Language& spoken();
// From now on, by all threads; `language` lives as long as the program.
void speak(const Language& language);

// While it lives this thread speaks another language: that of one phone of several.
class Speaking {
 public:
  explicit Speaking(const Language& language);
  ~Speaking();
  Speaking(const Speaking&) = delete;
  Speaking& operator=(const Speaking&) = delete;

 private:
  const Language* before_;
};

// English first, then those with a catalog in the program, by code.
std::span<const Language> languages();
// A catalog that comes later, as on the page for phones, which loads the one that it speaks. False: there is no such
// language, or the bytes are no catalog. Before other threads speak.
bool take_catalog(std::string_view code, std::string bytes);
// The one that a name of a locale asks for: "de_AT.UTF-8", "fr", "C". English if there is none.
const Language& language_of(std::string_view locale);
// The one that a browser asks for by Accept-Language, "de-AT,de;q=0.9,en;q=0.8": the first one of them that there is;
// that which is spoken if there is none.
const Language& language_of_browser(std::string_view accepted);
// The one that the environment asks for, as POSIX has it: LC_ALL, LC_MESSAGES, LANG.
const Language& language_of_environment();

}  // namespace nullo::text
