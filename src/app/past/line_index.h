// The lines of the list of past sessions, and what is searched in them, kept small: every text once, however many lines
// have it, and lines as numbers of texts. 100,000 sessions take less than 10 MB. A search looks for its words in each
// text once, and then goes through the numbers: some milliseconds for 100,000 sessions. (SQLite's FTS5 folds the
// accents of Latin letters only, its trigrams find nothing for one or two letters, and its index would have to follow
// every change of a name.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/past/view.h"
#include "ledger/posting.h"
#include "store/store.h"

namespace nullo::app {

// Texts, each with a number from 0, and the form in which it is searched.
class IndexedTexts {
 public:
  // The number of this text, which is added if it is a new one. `searched`: what people type to find it, folded.
  std::uint32_t number_of(const std::string& shown, std::string_view searched);
  // The same for a text that is searched as it is shown, only folded.
  std::uint32_t number_of(const std::string& shown);
  [[nodiscard]] const std::string& operator[](std::uint32_t number) const { return *shown_[number]; }
  [[nodiscard]] std::size_t size() const { return shown_.size(); }
  [[nodiscard]] std::string_view searched(std::uint32_t number) const {
    return std::string_view{searched_}.substr(begins_[number], begins_[number + 1] - begins_[number]);
  }

 private:
  std::unordered_map<std::string, std::uint32_t> numbers_;
  std::vector<const std::string*> shown_;  // the keys of `numbers_`, which stay where they are
  std::string searched_;                   // all of them, one after the other
  std::vector<std::uint32_t> begins_{0};
};

class LineIndex : public PastView::Source {
 public:
  // A line before it is put into the index.
  struct Entry {
    std::string id;
    std::string date;                  // "2026-11-21 19:30", or whatever the session says instead
    std::string game;                  // "Hearts · Black Maria"
    std::vector<std::string> players;  // in seat order
    std::string others;                // "(+ Emil) (before: Dad)"; empty: nobody
    std::string outcome;               // empty: these won, with this total
    std::vector<Seat> winners;
    Amount total = 0;
    bool stopped = false;  // the players stopped early
    bool outcome_is_searched = false;
    std::string note;
    std::string other_parts;  // what else is searched: games and notes of the other parts of the evening
  };

  void reserve(std::size_t lines);
  void add(const Entry& entry);
  [[nodiscard]] std::size_t size() const { return lines_.size(); }
  [[nodiscard]] PastView::Line line(std::uint32_t number) const override;
  // The furthest line that anybody has looked at since look_from_top().
  [[nodiscard]] std::size_t furthest() const { return furthest_; }
  void look_from_top() { furthest_ = 0; }
  // The numbers of the lines in which every one of these folded words occurs, in the order of the lines.
  [[nodiscard]] std::vector<std::uint32_t> find(std::span<const std::string> words) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;
  // Whether a word occurs in a text, by the text's number.
  using Hits = std::vector<bool>;

  struct Stored {
    std::array<unsigned char, 16> id{};  // a UUID as bytes; another id is among `other_ids_`
    Amount total = 0;
    std::uint32_t first_player = 0;  // the place in `players_`
    std::uint32_t day = 0;           // among `days_`
    std::uint32_t game = 0;          // these are among `texts_`
    std::uint32_t others = kNone;
    std::uint32_t outcome = kNone;
    std::uint32_t note = kNone;
    std::uint32_t other_parts = kNone;
    std::uint16_t winners = 0;  // a bit for each seat
    std::int16_t minute = -1;   // of the day; -1: the date has no time
    std::uint8_t players = 0;
    bool has_uuid = false;
    bool stopped = false;
    bool outcome_is_searched = false;
  };
  // A word of a search, and where it occurs.
  struct Wanted {
    Hits in_texts;
    Hits in_days;
    Hits in_minutes;
    bool in_stopped = false;
    int month = 0;  // from 1: the word names this month; 0: none
  };

  [[nodiscard]] Wanted wanted(const std::string& word) const;
  [[nodiscard]] bool is_name(std::string_view word) const;
  [[nodiscard]] bool matches(const Stored& stored, const Wanted& wanted) const;
  [[nodiscard]] std::string id_of(const Stored& stored, std::uint32_t number) const;
  std::uint32_t add_text(const std::string& text);

  IndexedTexts texts_;
  std::vector<bool> names_;  // by the number of a text: somebody is called that
  IndexedTexts days_;
  std::vector<std::uint8_t> months_;    // by the number of a day, from 1; 0: it is no date
  std::vector<std::uint32_t> players_;  // of all lines, one after the other; numbers of texts
  std::vector<Stored> lines_;
  std::unordered_map<std::uint32_t, std::string> other_ids_;  // by the number of the line
  mutable std::size_t furthest_ = 0;
};

// "Clara won with 6", "Anna and Boris won with 6, stopped early".
std::string won_text(const std::vector<Seat>& winners, const std::vector<std::string>& names, Amount total,
                     bool stopped);

}  // namespace nullo::app
