// Comma-separated values as RFC 4180 has them, safe to open in a spreadsheet.
// Units: UTF-8 text in, UTF-8 text out. Nothing here fails.
#pragma once

#include <string>
#include <string_view>

#include "core/out.h"
#include "ledger/posting.h"

// `export` is a word of the language, so the folder's namespace has an s more.
namespace nullo::exports {

// A table built cell by cell. It begins with a byte order mark, without which spreadsheets take UTF-8 for something
// else; every row, the last one too, ends with CR LF.
class Csv {
 public:
  // A cell of text. What a spreadsheet would run as a formula gets an apostrophe in front; quotes go around what needs
  // them.
  Csv& text(std::string_view cell);
  // A cell that stays a number: digits, and an ASCII minus sign if it is negative.
  Csv& number(Amount number);
  Csv& no_value();
  void end_row();

  [[nodiscard]] const std::string& result() const { return text_; }
  // Gives what there is to `out` and goes on behind it.
  void give(const Out& out);

 private:
  void separate();

  std::string text_ = "\xEF\xBB\xBF";
  bool row_begun_ = false;
};

}  // namespace nullo::exports
