#include "app/past/line_index.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/folding.h"
#include "app/words.h"
#include "games/words.h"
#include "text/date.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr int kMinutesOfDay = 24 * 60;

int number_in(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

bool has_shape(std::string_view text, std::string_view shape) {
  return std::ranges::equal(text, shape, [](char letter, char expected) {
    return expected == '0' ? letter >= '0' && letter <= '9' : letter == expected;
  });
}

int month_of(std::uint32_t day) { return static_cast<int>(day / 100 % 100); }

// 20261121 if the text is "2026-11-21" or begins so; nothing: it begins with no day.
std::optional<std::uint32_t> day_in(std::string_view text) {
  const std::string_view day = text.substr(0, 10);
  if (!has_shape(day, "0000-00-00")) return std::nullopt;
  const int number = (number_in(day.substr(0, 4)) * 100 + number_in(day.substr(5, 2))) * 100 + number_in(day.substr(8));
  const auto packed = static_cast<std::uint32_t>(number);
  return month_of(packed) < 1 || month_of(packed) > 12 ? std::nullopt : std::optional{packed};
}

void add_digits(std::string& text, std::uint32_t number, int least) {
  if (number >= 10 || least > 1) add_digits(text, number / 10, least - 1);
  text += static_cast<char>('0' + number % 10);
}

// The ways in which people write a day: "2026-11-05" is also 05.11.2026, 5.11.2026, 5/11/2026. Written without fmt,
// since a search does it for each day on which anybody has played.
void add_searched(std::string& text, std::uint32_t day) {
  const std::uint32_t year = day / 10000;
  const std::uint32_t month = day / 100 % 100;
  const std::uint32_t of_month = day % 100;
  struct Form {
    char between;
    int least;
  };
  add_digits(text, year, 4);
  text += '-';
  add_digits(text, month, 2);
  text += '-';
  add_digits(text, of_month, 2);
  for (const Form form : {Form{'.', 2}, Form{'.', 1}, Form{'/', 2}, Form{'/', 1}}) {
    text += ' ';
    add_digits(text, of_month, form.least);
    text += form.between;
    add_digits(text, month, form.least);
    text += form.between;
    add_digits(text, year, 4);
  }
}

// What is searched in a date that is none.
std::string searched_date(std::string_view shown) {
  std::string searched = folded(shown);
  if (const auto day = day_in(shown)) add_searched(searched += ' ', *day);
  return searched;
}

std::string day_text(std::uint32_t day) {
  return fmt::format("{:04}-{:02}-{:02}", day / 10000, day / 100 % 100, day % 100);
}

// "2026-11-21 19:30" is a day and a minute; any other date is shown as it is.
struct DayAndMinute {
  std::string_view day;
  int minute = -1;
};
DayAndMinute divided(std::string_view date) {
  if (!has_shape(date, "0000-00-00 00:00")) return {date};
  const int minute = number_in(date.substr(11, 2)) * 60 + number_in(date.substr(14, 2));
  if (minute >= kMinutesOfDay) return {date};
  return {date.substr(0, 10), minute};
}

std::string minute_text(int minute) { return fmt::format("{:02}:{:02}", minute / 60, minute % 60); }

// The month whose name begins with the word: "nov", "november". 0: none.
int month_called(std::string_view word) {
  constexpr std::size_t kLeast = 3;  // letters; fewer could begin too many other words
  constexpr std::array kMonths{text::mark("January"), text::mark("February"), text::mark("March"),
                               text::mark("April"),   text::mark("May"),      text::mark("June"),
                               text::mark("July"),    text::mark("August"),   text::mark("September"),
                               text::mark("October"), text::mark("November"), text::mark("December")};
  if (word.size() < kLeast) return 0;
  const auto* month =
      std::ranges::find_if(kMonths, [word](auto name) { return folded(text::say(name)).starts_with(word); });
  return month == kMonths.end() ? 0 : static_cast<int>(month - kMonths.begin()) + 1;
}

// A folded name, or a part of it, begins with the word.
bool begins_name(std::string_view name, std::string_view word) {
  constexpr std::string_view kBetween = " (-";
  for (std::size_t at = name.find(word); at != std::string_view::npos; at = name.find(word, at + 1)) {
    if (at == 0 || kBetween.find(name[at - 1]) != std::string_view::npos) return true;
  }
  return false;
}

// Dates and times are made of these only.
bool may_be_of_date(std::string_view word) {
  return word.find_first_not_of("0123456789.-/:") == std::string_view::npos;
}

int digit_of(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

// The bytes of a UUID that is written as usual, with small letters; nothing: it is another text.
std::optional<std::array<unsigned char, 16>> bytes_of(std::string_view id) {
  constexpr std::string_view kShape = "00000000-0000-0000-0000-000000000000";
  if (id.size() != kShape.size()) return std::nullopt;
  std::array<unsigned char, 16> bytes{};
  std::size_t digits = 0;
  for (std::size_t at = 0; at < id.size(); ++at) {
    if (kShape[at] == '-') {
      if (id[at] != '-') return std::nullopt;
      continue;
    }
    const int digit = digit_of(id[at]);
    if (digit < 0) return std::nullopt;
    unsigned char& byte = bytes.at(digits++ / 2);
    byte = static_cast<unsigned char>(byte * 16 + digit);
  }
  return bytes;
}

std::string text_of(const std::array<unsigned char, 16>& bytes) {
  std::string id;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    if (at == 4 || at == 6 || at == 8 || at == 10) id += '-';
    fmt::format_to(std::back_inserter(id), "{:02x}", bytes.at(at));
  }
  return id;
}

}  // namespace

std::string won_text(const std::vector<Seat>& winners, const std::vector<std::string>& names, Amount total,
                     bool stopped) {
  const std::string who = games::join_names(winners, session::names_of(names));
  const std::string points = total_text(total);
  if (winners.size() == 1)
    return stopped ? text::say("{player} won with {points}, stopped early", who, points)
                   : text::say("{player} won with {points}", who, points);
  return stopped ? text::say("{players} won with {points}, stopped early", who, points)
                 : text::say("{players} won with {points}", who, points);
}

// ---- texts

std::optional<std::uint32_t> IndexedTexts::find(std::string_view shown) const {
  const auto [first, last] = by_hash_.equal_range(std::hash<std::string_view>{}(shown));
  const auto found = std::find_if(first, last, [&](const auto& each) { return (*this)[each.second] == shown; });
  return found == last ? std::nullopt : std::optional{found->second};
}

std::uint32_t IndexedTexts::number_of(std::string_view shown, std::string_view searched) {
  if (const auto known = find(shown)) return *known;
  const auto number = static_cast<std::uint32_t>(size());
  by_hash_.emplace(std::hash<std::string_view>{}(shown), number);
  shown_ += shown;
  shown_ends_.push_back(static_cast<std::uint32_t>(shown_.size()));
  searched_ += searched;
  searched_ends_.push_back(static_cast<std::uint32_t>(searched_.size()));
  return number;
}

std::uint32_t IndexedTexts::number_of(std::string_view shown) {
  const auto known = find(shown);
  return known ? *known : number_of(shown, folded(shown));
}

void IndexedTexts::close() {
  by_hash_ = {};
  shown_.shrink_to_fit();
  shown_ends_.shrink_to_fit();
  searched_.shrink_to_fit();
  searched_ends_.shrink_to_fit();
}

// ---- numbers

void PackedNumbers::add(std::uint32_t number) {
  for (; number >= 0x80; number >>= 7U) bytes_.push_back(static_cast<std::uint8_t>(number | 0x80U));
  bytes_.push_back(static_cast<std::uint8_t>(number));
}

std::uint32_t PackedNumbers::next_of_several(std::uint32_t first, std::size_t& place) const {
  std::uint32_t number = first & 0x7FU;
  for (unsigned shift = 7;; shift += 7) {
    const std::uint32_t byte = bytes_[place++];
    number |= (byte & 0x7FU) << shift;
    if (byte < 0x80) return number;
  }
}

// ---- the lines

void LineIndex::reserve(std::size_t lines) { lines_.reserve(lines); }

// Adds it to the texts of the line that is added.
std::uint32_t LineIndex::add_text(const std::string& text) {
  const std::uint32_t number = text.empty() ? kNone : texts_.number_of(text);
  names_.resize(texts_.size(), false);
  numbers_.add(number + 1);
  return number;
}

void LineIndex::add(const Entry& entry) {
  Stored stored;
  if (const auto bytes = bytes_of(entry.id)) {
    stored.id = *bytes;
    stored.has_uuid = true;
  } else {
    other_ids_.emplace(static_cast<std::uint32_t>(lines_.size()), entry.id);
  }
  const DayAndMinute date = divided(entry.date);
  stored.minute = static_cast<std::int16_t>(date.minute);
  const std::optional<std::uint32_t> day = day_in(date.day);
  stored.has_day = day && date.day.size() == 10;
  stored.date = stored.has_day ? *day : texts_.number_of(date.day, searched_date(date.day));
  stored.texts = static_cast<std::uint32_t>(numbers_.end());
  stored.players = static_cast<std::uint8_t>(entry.players.size());
  const auto add_name = [this](const std::string& name) {
    if (const std::uint32_t number = add_text(name); number != kNone) names_[number] = true;
  };
  std::ranges::for_each(entry.players, add_name);
  add_text(entry.game);
  add_name(entry.others);
  const bool fits = std::in_range<std::int32_t>(entry.total);
  add_text(fits || !entry.outcome.empty() ? entry.outcome
                                          : won_text(entry.winners, entry.players, entry.total, entry.stopped));
  stored.total = fits ? static_cast<std::int32_t>(entry.total) : 0;
  for (const Seat seat : entry.winners)
    stored.winners = static_cast<std::uint16_t>(stored.winners | (1U << static_cast<unsigned>(seat.index())));
  stored.stopped = entry.stopped;
  stored.outcome_is_searched = entry.outcome_is_searched;
  add_text(entry.note);
  add_text(entry.other_parts);
  lines_.push_back(stored);
}

void LineIndex::close() {
  texts_.close();
  numbers_.close();
  lines_.shrink_to_fit();
}

std::string LineIndex::id_of(const Stored& stored, std::uint32_t number) const {
  return stored.has_uuid ? text_of(stored.id) : other_ids_.at(number);
}

PastView::Line LineIndex::line(std::uint32_t number) const {
  furthest_ = std::max<std::size_t>(furthest_, number);
  const Stored& stored = lines_[number];
  const auto text = [this](std::uint32_t of) { return std::string{of == kNone ? std::string_view{} : texts_[of]}; };
  PastView::Line line;
  line.id = id_of(stored, number);
  line.date = stored.has_day ? text::date(day_text(stored.date)) : text(stored.date);
  if (stored.minute >= 0) line.date += " " + minute_text(stored.minute);
  std::size_t place = stored.texts;
  std::vector<std::string> players;
  for (int i = 0; i < stored.players; ++i) players.push_back(text(next_text(place)));
  line.game = text(next_text(place));
  const std::string others = text(next_text(place));
  line.players = join(players) + (others.empty() ? "" : " ") + others;
  line.outcome = text(next_text(place));
  line.note = text(next_text(place));
  if (!line.outcome.empty()) return line;
  std::vector<Seat> winners;
  for (const Seat seat : Seats{stored.players}) {
    if ((stored.winners >> static_cast<unsigned>(seat.index()) & 1U) != 0) winners.push_back(seat);
  }
  line.outcome = won_text(winners, players, stored.total, stored.stopped);
  return line;
}

bool LineIndex::is_name(std::string_view word) const {
  for (std::uint32_t number = 0; number < names_.size(); ++number) {
    if (names_[number] && begins_name(texts_.searched(number), word)) return true;
  }
  return false;
}

// If somebody is called Jan, "jan" means that person and not January: a month can also be typed as a number or in full,
// a person cannot.
LineIndex::Wanted LineIndex::wanted(const std::string& word) const {
  const std::vector<std::string> words{word};
  Wanted wanted;
  wanted.words = words;
  wanted.in_texts.resize(texts_.size());
  for (std::uint32_t number = 0; number < texts_.size(); ++number) {
    wanted.in_texts[number] = has_all(texts_.searched(number), words);
  }
  wanted.in_stopped = has_all(folded(text::say("stopped early")), words);
  const int month = month_called(word);
  if (month != 0 && !is_name(word)) wanted.month = month;
  if (!may_be_of_date(word)) return wanted;
  wanted.in_minutes.resize(kMinutesOfDay);
  for (int minute = 0; minute < kMinutesOfDay; ++minute) {
    wanted.in_minutes[static_cast<std::size_t>(minute)] = has_all(minute_text(minute), words);
  }
  return wanted;
}

bool LineIndex::matches_date(const Stored& stored, Wanted& wanted) const {
  if (wanted.month != 0) {
    const std::optional<std::uint32_t> day = stored.has_day ? stored.date : day_in(texts_[stored.date]);
    if (day && month_of(*day) == wanted.month) return true;
  }
  if (!stored.has_day && wanted.in_texts[stored.date]) return true;
  if (wanted.in_minutes.empty()) return false;
  if (stored.minute >= 0 && wanted.in_minutes[static_cast<std::size_t>(stored.minute)]) return true;
  if (!stored.has_day) return false;
  if (wanted.day != stored.date) {
    wanted.day = stored.date;
    wanted.day_text.clear();
    add_searched(wanted.day_text, stored.date);
    wanted.is_in_day = has_all(wanted.day_text, wanted.words);
  }
  return wanted.is_in_day;
}

bool LineIndex::matches(const Stored& stored, Wanted& wanted) const {
  const auto in = [&wanted](std::uint32_t text) { return text != kNone && wanted.in_texts[text]; };
  std::size_t place = stored.texts;
  constexpr int kGameAndOthers = 2;
  for (int i = 0; i < stored.players + kGameAndOthers; ++i) {
    if (in(next_text(place))) return true;
  }
  const std::uint32_t outcome = next_text(place);
  if ((stored.outcome_is_searched && in(outcome)) || (stored.stopped && wanted.in_stopped)) return true;
  const std::uint32_t note = next_text(place);
  return in(note) || in(next_text(place)) || matches_date(stored, wanted);
}

std::vector<std::uint32_t> LineIndex::find(std::span<const std::string> words) const {
  std::vector<Wanted> all_wanted;
  all_wanted.reserve(words.size());
  for (const std::string& word : words) all_wanted.push_back(wanted(word));
  std::vector<std::uint32_t> found;
  found.reserve(lines_.size());
  for (std::uint32_t number = 0; number < lines_.size(); ++number) {
    const auto is_in = [&](Wanted& each) { return matches(lines_[number], each); };
    if (std::ranges::all_of(all_wanted, is_in)) found.push_back(number);
  }
  return found;
}

}  // namespace nullo::app
