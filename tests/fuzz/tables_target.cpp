#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "export/page.h"
#include "export/tables.h"
#include "fuzz/read_back.h"
#include "fuzz/targets.h"
#include "session/sides.h"
#include "session/words.h"
#include "support/random_session.h"

namespace nullo::fuzz {
namespace {

using testing::Random;

constexpr std::array<std::string_view, 24> kPieces{
    "a",  "=1+1", "+",        "-2",    "@SUM",  "\"",  "'",    ",",      ";",      "\t",     "\r",     "\n",
    "\\", "<b>",  "</table>", "&amp;", "&#39;", "]]>", "<!--", "\u00a0", "\u202e", "\ufeff", "\uff1d", "名"};

// A text of a few pieces and characters of any kind; never empty.
std::string any_text(Random& random) {
  std::string text;
  for (int pieces = random.between(1, 6); pieces > 0; --pieces) {
    if (random.chance(7)) {
      text += random.any_of(kPieces);
      continue;
    }
    const auto code = static_cast<char32_t>(random.between(1, 0x7FF));
    if (code < 0x80) {
      text += static_cast<char>(code);
    } else {
      text += static_cast<char>(0xC0U | (code >> 6U));
      text += static_cast<char>(0x80U | (code & 0x3FU));
    }
  }
  return text;
}

// Another text for each text of the session that people wrote.
class Retold {
 public:
  explicit Retold(std::function<std::string(const std::string&)> text) : text_{std::move(text)} {}

  session::Session operator()(session::Session session) {
    const auto name = [this](std::string& said) { said = name_for(said); };
    const auto note = [this](std::string& said) {
      if (!said.empty()) said = text_(said);
    };
    std::ranges::for_each(session.players, name);
    note(session.note);
    for (session::Hand& hand : session.hands) {
      std::ranges::for_each(hand.players, name);
      note(hand.note);
      for (session::Adjustment& adjustment : hand.adjustments) note(adjustment.note);
    }
    return session;
  }

 private:
  const std::string& name_for(const std::string& said) {
    const auto [at, fresh] = names_.try_emplace(said);
    if (!fresh) return at->second;
    std::string text = text_(said);
    while (!taken_.insert(text).second) text += "2";
    return at->second = text;
  }

  std::function<std::string(const std::string&)> text_;
  std::map<std::string, std::string> names_;
  std::set<std::string> taken_;
};

using Writer = void (*)(const session::HandByHand&, const Out&);

std::string table_of(Writer write, const session::HandByHand& hands) {
  std::string text;
  write(hands, [&text](std::string_view piece) { text += piece; });
  return text;
}

std::string page_of(const session::HandByHand& hands, const exports::PageExtras& extras) {
  std::string text;
  exports::html(hands, extras, [&text](std::string_view piece) { text += piece; });
  return text;
}

// ---- CSV

// What a cell shows of a text: no control character but tabs and ends of lines.
std::string shown(std::string_view text) { return without_controls(text, "\t\r\n"); }

// The cell without the apostrophes that stand before formulas: at its beginning, or where a reader may split it.
std::string without_guards(std::string_view cell, std::string_view wanted) {
  constexpr std::string_view kSplits = ",;\t\r\n";
  std::string text;
  for (const char letter : cell) {
    const bool begins = text.empty() || kSplits.find(text.back()) != std::string_view::npos;
    const bool is_wanted = wanted.substr(std::min(text.size(), wanted.size())).starts_with(letter);
    if (!begins || is_wanted || letter != '\'') text += letter;
  }
  return text;
}

void expect_cell(const std::string& cell, const std::string& text) {
  const std::string wanted = shown(text);
  expect(without_guards(cell, wanted) == wanted, fmt::format("a cell has its text: “{}”, not “{}”", wanted, cell));
  constexpr std::string_view kFormulas = "=+-@\t\r\n";
  expect(cell.empty() || kFormulas.find(cell.front()) == std::string_view::npos,
         fmt::format("no cell is a formula: “{}”", cell));
}

Amount number_in(const std::string& cell) {
  Amount number = 0;
  const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
  expect(error == std::errc{} && end == cell.data() + cell.size(), fmt::format("a number: “{}”", cell));
  return number;
}

void check_sheet(const Rows& rows, const session::Session& session, const session::SessionResult& result) {
  const std::size_t opening = session.opening.empty() ? 0 : 1;
  expect(rows.size() == 1 + opening + result.hands.size(),
         fmt::format("the sheet has a row for each hand: {} rows, {} hands", rows.size(), result.hands.size()));
  if (result.hands.empty()) return;
  std::multiset<Amount> totals;
  std::multiset<Amount> wanted;
  for (const Seat seat : Seats{session.seats()}) {
    totals.insert(number_in(rows.back()[3 + 2 * static_cast<std::size_t>(seat.index())]));
    wanted.insert(result.totals[seat]);
  }
  expect(totals == wanted, "the last row of the sheet has everybody's total");
  for (std::size_t hand = 0; hand < result.hands.size(); ++hand) {
    const session::HandResult& scored = result.hands[hand];
    const std::vector<std::string>& row = rows[1 + opening + hand];
    expect_cell(row[1], scored.players[static_cast<std::size_t>(scored.dealer.index())]);
    const std::size_t complete = 2 + 2 * static_cast<std::size_t>(session.seats()) + (result.pots ? 1 : 0);
    expect(row[complete] == (scored.complete() ? "yes" : "no"), "the sheet says which hands are complete");
  }
}

void check_ledger(const Rows& rows, const session::Session& session, const session::SessionResult& result) {
  std::size_t row = 1;
  for (std::size_t hand = 0; hand < result.hands.size(); ++hand) {
    const session::HandResult& scored = result.hands[hand];
    const auto name_of = [&](Account account) {
      const auto seat = account.seat();
      if (seat) return scored.players[static_cast<std::size_t>(seat->index())];
      return account.is_bank() ? std::string{"the bank"} : fmt::format("pot {}", *account.pot());
    };
    for (std::size_t number = 0; number < scored.scored.postings.size(); ++number, ++row) {
      const Posting& posting = scored.scored.postings[number];
      expect(row < rows.size(), "the ledger has a row for each posting");
      expect_cell(rows[row][4], name_of(posting.from));
      expect_cell(rows[row][5], name_of(posting.to));
      expect(number_in(rows[row][6]) == posting.amount, "the ledger has each amount");
      expect_cell(rows[row][9], std::string{session::adjustment_note(session.hands[hand], scored, number)});
    }
  }
  expect(row == rows.size(), "the ledger has no other row");
}

void check_hands(const Rows& rows, const session::Session& session, const session::SessionResult& result) {
  expect(rows.size() == 1 + result.hands.size(), "the table of hands has a row for each");
  for (std::size_t hand = 0; hand < result.hands.size(); ++hand) {
    const std::vector<std::string>& row = rows[1 + hand];
    for (std::size_t seat = 0; seat < result.hands[hand].players.size(); ++seat)
      expect_cell(row[2 + seat], result.hands[hand].players[seat]);
    expect_cell(row.back(), session.hands[hand].note);
  }
}

// ---- HTML

// The totals of the last row of the score sheet, one a side.
void check_page_totals(const Page& page, const session::Session& session, const session::SessionResult& result) {
  const auto sheet = std::ranges::find_if(page.tables, [](const Rows& rows) {
    return rows.front().size() > 1 && rows.front()[0] == "Hand" && rows.front()[1] == "Dealer";
  });
  expect((sheet == page.tables.end()) == result.hands.empty(), "the page has the sheet");
  if (result.hands.empty()) return;
  std::multiset<std::string> totals;
  std::multiset<std::string> wanted;
  std::size_t column = 2;
  for (const session::Side& side : session::sides_of(session.rules, session.seats())) {
    const std::string& cell = sheet->back().at(column++);
    totals.insert(cell.substr(0, cell.find(' ')));
    wanted.insert(session::total_text(result.totals[side.front()]));
  }
  expect(totals == wanted, "the last row of the page's sheet has everybody's total");
}

void check_page(const session::HandByHand& hands, const session::Session& session, const session::SessionResult& result,
                const Page& plain) {
  const Page page = read_page(page_of(hands, {}));
  expect(page.tags == plain.tags, "what people wrote makes no markup");
  for (const std::string& name : session.players) {
    const std::string wanted = without_controls(with_line_feeds(name), "\t\n");
    expect(std::ranges::find(page.names, wanted) != page.names.end(), fmt::format("the page has “{}”", wanted));
  }
  check_page_totals(page, session, result);
}

}  // namespace

void try_tables(std::string_view bytes) {
  Random random{bytes};
  std::vector<std::string> texts;
  for (int count = random.between(1, 8); count > 0; --count) texts.push_back(any_text(random));
  testing::RandomSessions sessions{random};
  const session::Session made = sessions.of_any_game(sessions.below(4));

  std::size_t next = 0;
  const session::Session session = Retold{[&](const std::string&) { return texts[next++ % texts.size()]; }}(made);
  std::size_t number = 0;
  const session::Session plain = Retold{[&](const std::string&) { return fmt::format("text{}", ++number); }}(made);
  const session::SessionResult result = session::score(session);
  const session::HeldHands hands{session};
  check_sheet(read_csv(table_of(exports::sheet_csv, hands)), session, result);
  check_ledger(read_csv(table_of(exports::ledger_csv, hands)), session, result);
  check_hands(read_csv(table_of(exports::hands_csv, hands)), session, result);
  check_page(hands, session, result, read_page(page_of(session::HeldHands{plain}, {})));
}

}  // namespace nullo::fuzz
