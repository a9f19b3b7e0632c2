#include "gui/web/score.h"

#include "document/document.h"
#include "json/tree.h"

namespace nullo::gui {

std::string score_text(std::string_view document) {
  json::Tree tree;
  std::string result;
  const Result<void> scored = document::score_document(document, tree, json::Writer::Style::kIndented,
                                                       [&result](std::string_view piece) { result += piece; });
  return scored ? result + "\n" : document::write_refusal(scored.error());
}

}  // namespace nullo::gui
