#include "fuzz/read_back.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "fuzz/targets.h"

namespace nullo::fuzz {
namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
constexpr std::string_view kBlanks = " \t\n";

class CsvReader {
 public:
  explicit CsvReader(std::string_view text) : rest_{text} {}

  Rows read() {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    expect(rest_.starts_with(kMark), "a table begins with a byte order mark");
    rest_.remove_prefix(kMark.size());
    Rows rows;
    while (!rest_.empty()) {
      rows.push_back(row());
      expect(rows.back().size() == rows.front().size(), "each row has as many cells as the heading");
    }
    expect(!rows.empty(), "a table has a heading");
    return rows;
  }

 private:
  std::vector<std::string> row() {
    std::vector<std::string> cells{cell()};
    while (rest_.starts_with(',')) {
      rest_.remove_prefix(1);
      cells.push_back(cell());
    }
    expect(rest_.starts_with("\r\n"), "a row ends with CR LF");
    rest_.remove_prefix(2);
    return cells;
  }

  std::string cell() {
    if (rest_.starts_with('"')) return quoted();
    const std::size_t end = std::min(rest_.find_first_of("\",\r\n"), rest_.size());
    expect(end == rest_.size() || rest_[end] != '"', "quotes begin a cell or are inside of quotes");
    std::string text{rest_.substr(0, end)};
    rest_.remove_prefix(end);
    return text;
  }

  std::string quoted() {
    std::string text;
    rest_.remove_prefix(1);
    while (true) {
      const std::size_t end = rest_.find('"');
      expect(end != std::string_view::npos, "quotes are closed");
      text += rest_.substr(0, end);
      rest_.remove_prefix(end + 1);
      if (!rest_.starts_with('"')) return text;
      text += '"';
      rest_.remove_prefix(1);
    }
  }

  std::string_view rest_;
};

class PageReader {
 public:
  explicit PageReader(std::string_view text) : rest_{text} {}

  Page read() {
    constexpr std::string_view kDoctype = "<!DOCTYPE html>";
    expect(rest_.starts_with(kDoctype), "a page says that it is HTML");
    rest_.remove_prefix(kDoctype.size());
    while (!rest_.empty()) rest_.front() == '<' ? tag() : text();
    expect(open_.empty(), "every element is closed");
    return std::move(page_);
  }

 private:
  [[nodiscard]] bool inside(std::string_view name) const { return std::ranges::find(open_, name) != open_.end(); }

  std::string_view take(std::string_view letters) {
    const std::size_t end = std::min(rest_.find_first_not_of(letters), rest_.size());
    const std::string_view taken = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return taken;
  }

  void text() {
    if (inside("style")) return skip_style();
    const std::size_t end = std::min(rest_.find('<'), rest_.size());
    const std::string said = plain(rest_.substr(0, end));
    rest_.remove_prefix(end);
    if (inside("bdi")) page_.names.back() += said;
    if (inside("td") || inside("th")) page_.tables.back().back().back() += said;
  }

  void skip_style() {
    const std::size_t end = rest_.find("</style>");
    expect(end != std::string_view::npos, "the style ends");
    rest_.remove_prefix(end);
  }

  // Text or the value of an attribute, with what its entities mean.
  static std::string plain(std::string_view text) {
    static constexpr std::array<std::pair<std::string_view, char>, 5> kEntities{
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}}};
    std::string said;
    while (!text.empty()) {
      std::size_t used = 1;
      char letter = text.front();
      expect(letter != '>' && letter != '<', "markup stands in no text");
      if (letter == '&') {
        const auto known =
            std::ranges::find_if(kEntities, [&](const auto& each) { return text.starts_with(each.first); });
        expect(known != kEntities.end(), fmt::format("an entity is known: {}", text.substr(0, 8)));
        used = known->first.size();
        letter = known->second;
      }
      said += letter;
      text.remove_prefix(used);
    }
    return said;
  }

  void tag() {
    rest_.remove_prefix(1);
    const bool ends = rest_.starts_with('/');
    if (ends) rest_.remove_prefix(1);
    const std::string name{take(kLetters)};
    expect(!name.empty(), "a tag has a name");
    if (ends) return end(name);
    std::string said = name;
    while (attribute(said)) {
    }
    const bool alone = rest_.starts_with('/');
    if (alone) rest_.remove_prefix(1);
    expect(rest_.starts_with('>'), "a tag ends");
    rest_.remove_prefix(1);
    page_.tags.push_back(std::move(said));
    const bool has_no_end = alone || name == "meta" || name == "br";
    if (!has_no_end) open(name);
  }

  // Reads one attribute and appends its name; false: there is none.
  bool attribute(std::string& said) {
    take(kBlanks);
    const std::string_view name = take("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-:");
    if (name.empty()) return false;
    said += fmt::format(" {}", name);
    if (!rest_.starts_with('=')) return true;
    rest_.remove_prefix(1);
    expect(rest_.starts_with('"'), "a value is in quotes");
    const std::size_t end = rest_.find('"', 1);
    expect(end != std::string_view::npos, "a value ends");
    (void)plain(rest_.substr(1, end - 1));
    rest_.remove_prefix(end + 1);
    return true;
  }

  void open(const std::string& name) {
    if (name == "bdi") page_.names.emplace_back();
    if (name == "table") page_.tables.emplace_back();
    if (name == "tr" || name == "td" || name == "th") {
      expect(inside("table"), "a row stands in a table");
      if (name == "tr") page_.tables.back().emplace_back();
      if (name != "tr") page_.tables.back().back().emplace_back();
    }
    open_.push_back(name);
  }

  void end(const std::string& name) {
    expect(!open_.empty() && open_.back() == name, fmt::format("{} ends what was begun last", name));
    open_.pop_back();
    expect(rest_.starts_with('>'), "a tag ends");
    rest_.remove_prefix(1);
  }

  std::string_view rest_;
  std::vector<std::string> open_;
  Page page_;
};

}  // namespace

Rows read_csv(std::string_view text) { return CsvReader{text}.read(); }

Page read_page(std::string_view text) { return PageReader{text}.read(); }

std::string without_controls(std::string_view text, std::string_view kept) {
  std::string shown;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const auto byte = static_cast<unsigned char>(text[at]);
    const bool is_high = byte == 0xC2 && at + 1 < text.size() && static_cast<unsigned char>(text[at + 1]) < 0xA0;
    const bool is_low = (byte < 0x20 || byte == 0x7F) && kept.find(text[at]) == std::string_view::npos;
    shown += is_high || is_low ? std::string{"\uFFFD"} : std::string{text[at]};
    if (is_high) ++at;
  }
  return shown;
}

std::string with_line_feeds(std::string_view text) {
  std::string ended;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '\r' && at + 1 < text.size() && text[at + 1] == '\n') continue;
    ended += text[at] == '\r' ? '\n' : text[at];
  }
  return ended;
}

}  // namespace nullo::fuzz
