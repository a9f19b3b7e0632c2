// The lines of the list of past sessions, and what is searched in them, kept small: every text once, however many lines
// have it, and lines as numbers of texts. 100,000 sessions take 10 MB. A search looks for its words in each text once,
// and then goes through the numbers: some milliseconds for 100,000 sessions. (SQLite's FTS5 folds the accents of Latin
// letters only, its trigrams find nothing for one or two letters, and its index would have to follow every change of a
// name.)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
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
  std::uint32_t number_of(std::string_view shown, std::string_view searched);
  // The same for a text that is searched as it is shown, only folded.
  std::uint32_t number_of(std::string_view shown);
  // These are valid until the next text is added.
  [[nodiscard]] std::string_view operator[](std::uint32_t number) const { return part(shown_, shown_ends_, number); }
  [[nodiscard]] std::string_view searched(std::uint32_t number) const {
    return part(searched_, searched_ends_, number);
  }
  [[nodiscard]] std::size_t size() const { return shown_ends_.size(); }
  // No text is added any more: gives back the memory by which texts are found.
  void close();

 private:
  static std::string_view part(const std::string& all, const std::vector<std::uint32_t>& ends, std::uint32_t number) {
    const std::uint32_t begin = number == 0 ? 0 : ends[number - 1];
    return std::string_view{all}.substr(begin, ends[number] - begin);
  }

  [[nodiscard]] std::optional<std::uint32_t> find(std::string_view shown) const;

  std::unordered_multimap<std::size_t, std::uint32_t> by_hash_;  // of the shown text
  std::string shown_;                                            // all of them, one after the other
  std::vector<std::uint32_t> shown_ends_;
  std::string searched_;
  std::vector<std::uint32_t> searched_ends_;
};

// Numbers in a row, each in as few bytes as it needs: seven bits in a byte, the lowest first.
class PackedNumbers {
 public:
  void add(std::uint32_t number);
  // The number at a place; moves the place behind it.
  [[nodiscard]] std::uint32_t next(std::size_t& place) const {
    const std::uint32_t byte = bytes_[place++];
    return byte < 0x80 ? byte : next_of_several(byte, place);
  }
  [[nodiscard]] std::size_t end() const { return bytes_.size(); }
  void close() { bytes_.shrink_to_fit(); }

 private:
  [[nodiscard]] std::uint32_t next_of_several(std::uint32_t first, std::size_t& place) const;

  std::vector<std::uint8_t> bytes_;
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
  // All lines have been added: gives back the memory that only add() needs.
  void close();
  [[nodiscard]] std::size_t size() const { return lines_.size(); }
  [[nodiscard]] PastView::Line line(std::uint32_t number) const override;
  // The furthest line that anybody has looked at since look_from_top().
  [[nodiscard]] std::size_t furthest() const { return furthest_; }
  void look_from_top() { furthest_ = 0; }
  // The numbers of the lines in which every one of these folded words occurs, in the order of the lines.
  [[nodiscard]] std::vector<std::uint32_t> find(std::span<const std::string> words) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFF;  // and one more is 0
  // Whether a word occurs in a text, by the text's number.
  using Hits = std::vector<bool>;

  struct Stored {
    std::array<unsigned char, 16> id{};  // a UUID as bytes; another id is among `other_ids_`
    std::int32_t total = 0;              // a total that does not fit is in the text of the outcome
    std::uint32_t texts = 0;             // the place in `numbers_`
    std::uint32_t date = 0;              // 20261121 if it `has_day`, else among `texts_`
    std::uint16_t winners = 0;           // a bit for each seat
    std::int16_t minute = -1;            // of the day; -1: the date has no time
    std::uint8_t players = 0;
    bool has_uuid : 1 = false;
    bool has_day : 1 = false;
    bool stopped : 1 = false;
    bool outcome_is_searched : 1 = false;
  };
  // A word of a search, and where it occurs.
  struct Wanted {
    std::vector<std::string> words;  // it alone
    Hits in_texts;
    Hits in_minutes;         // empty: it is no part of a date or time
    std::uint32_t day = 0;   // that was looked at last
    std::string day_text;    // as it is searched
    bool is_in_day = false;  // whether the word occurs in it
    bool in_stopped = false;
    int month = 0;  // from 1: the word names this month; 0: none
  };

  [[nodiscard]] Wanted wanted(const std::string& word) const;
  [[nodiscard]] bool is_name(std::string_view word) const;
  [[nodiscard]] bool matches(const Stored& stored, Wanted& wanted) const;
  [[nodiscard]] bool matches_date(const Stored& stored, Wanted& wanted) const;
  [[nodiscard]] std::string id_of(const Stored& stored, std::uint32_t number) const;
  std::uint32_t add_text(const std::string& text);
  // The next text of a line, see numbers_.
  [[nodiscard]] std::uint32_t next_text(std::size_t& place) const { return numbers_.next(place) - 1; }

  IndexedTexts texts_;
  std::vector<bool> names_;  // by the number of a text: somebody is called that
  // For each line, one after the other: its players, the game, others, the outcome, the note, the other parts. Each is
  // the number of a text and one more; 0: there is none.
  PackedNumbers numbers_;
  std::vector<Stored> lines_;
  std::unordered_map<std::uint32_t, std::string> other_ids_;  // by the number of the line
  mutable std::size_t furthest_ = 0;
};

// "Clara won with 6", "Anna and Boris won with 6, stopped early".
std::string won_text(const std::vector<Seat>& winners, const std::vector<std::string>& names, Amount total,
                     bool stopped);

}  // namespace nullo::app
