// A document scored in the page, without a session or a database: what `nullo score` does.
#pragma once

#include <string>
#include <string_view>

namespace nullo::gui {

// The result document, or {"faults": …}.
std::string score_text(std::string_view document);

}  // namespace nullo::gui
