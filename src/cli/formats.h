// How the formats of `nullo export --as` are called.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/exchange/format.h"
#include "text/sentence.h"

namespace nullo::cli {

struct NamedFormat {
  std::string_view name;
  app::Format format;
  text::Sentence what;
};

inline constexpr std::array kFormats{
    NamedFormat{"json", app::Format::kJson, text::mark("the session document")},
    NamedFormat{"csv", app::Format::kSheet, text::mark("the score sheet, for a spreadsheet")},
    NamedFormat{"ledger", app::Format::kLedger, text::mark("every posting, for a spreadsheet")},
    NamedFormat{"hands", app::Format::kHands, text::mark("what was seen, a row for each hand")},
    NamedFormat{"html", app::Format::kHtml, text::mark("a page to keep, send or print")},
    NamedFormat{"png", app::Format::kPicture, text::mark("a picture for a phone")},
};

inline std::vector<std::string> format_names() {
  std::vector<std::string> names;
  for (const NamedFormat& each : kFormats) names.emplace_back(each.name);
  return names;
}

}  // namespace nullo::cli
