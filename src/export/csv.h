// Comma-separated values as in RFC 4180, safe to open in a spreadsheet. Takes UTF-8 and writes UTF-8. Nothing here
// fails.
#pragma once

#include <string>
#include <string_view>

#include "base/out.h"
#include "ledger/posting.h"

// `export` is a keyword of C++, so the namespace is called `exports`.
namespace nullo::exports {

// A table built cell by cell. It begins with a byte order mark, without which spreadsheets assume another encoding;
// every row, including the last, ends with CR LF.
class Csv {
 public:
  // A cell of text. Puts an apostrophe before text that a spreadsheet would run as a formula, also behind a comma, a
  // semicolon, a tab or the end of a line, where a reader may split the cell; and quotes around text that needs them.
  Csv& text(std::string_view cell);
  // A cell that stays a number: digits, and an ASCII minus sign if it is negative.
  Csv& number(Amount number);
  Csv& number(int number) { return this->number(static_cast<Amount>(number)); }
  // The same of a fraction, with as many digits as it takes to read the same number again.
  Csv& number(double number);
  Csv& no_value();
  void end_row();

  [[nodiscard]] const std::string& result() const { return text_; }
  // Passes what is written so far to `out` and drops it, so that the table can go on.
  void give(const Out& out);

 private:
  void separate();

  std::string text_ = "\xEF\xBB\xBF";
  bool row_begun_ = false;
};

}  // namespace nullo::exports
