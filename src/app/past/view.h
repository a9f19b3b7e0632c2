// What the pages of past sessions show: the list, one session, the replay of a hand.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/settling/view.h"
#include "app/table/sheet_view.h"
#include "app/table/view.h"
#include "core/card.h"
#include "core/seat.h"

namespace nullo::app {

struct PastView {
  struct Line {
    std::string id;
    std::string date;  // "2026-11-21 19:30"
    std::string game;  // "Hearts · Black Maria"
    std::string players;
    std::string outcome;  // "Clara won with 6", "open, 2 hands complete"
    std::string note = {};
  };
  // All lines, each of which is made when it is asked for: of very many, few are in sight.
  class Source {
   public:
    Source() = default;
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    virtual ~Source() = default;
    // The line with this number in the order in which the list was read.
    [[nodiscard]] virtual Line line(std::uint32_t number) const = 0;
  };
  // A selection of the lines of a shared list: a search must not copy thousands of lines at each letter.
  class Lines {
   public:
    Lines() = default;
    Lines(std::shared_ptr<const Source> all, std::vector<std::uint32_t> found)
        : all_{std::move(all)}, found_{std::move(found)} {}
    [[nodiscard]] std::size_t size() const { return found_.size(); }
    [[nodiscard]] bool empty() const { return found_.empty(); }
    [[nodiscard]] Line operator[](std::size_t number) const { return all_->line(found_[number]); }
    [[nodiscard]] Line front() const { return (*this)[0]; }

   private:
    std::shared_ptr<const Source> all_;
    std::vector<std::uint32_t> found_;
  };
  Lines lines;  // newest first, filtered by the search
  std::string search;
  std::string count;  // "37 of 10,000"
  int all = 0;
  int list_number = 0;         // changes when the list is a new one, to be shown from its top
  int deleted = 0;             // how many deleted sessions can be restored
  bool among_deleted = false;  // the lines are the deleted sessions
  bool reading = false;        // older sessions are still being read, and may bring more lines
  std::string gone;            // "Deleted: Hearts, Anna, …": the deletion that Undo takes back; empty: none
};

struct SessionView {  // one session, read-only
  std::string id;
  std::string title;
  std::string subtitle;  // date and rules
  std::string outcome;
  std::string note;
  Sheet sheet;
  Chart chart;                       // running totals
  Chart places;                      // places after each hand; has no lines for fewer than two hands
  Sources sources;                   // has no rows while nothing is scored
  std::optional<Settling> settling;  // nothing: no hand is complete
  std::string club;                  // "The club has it as it is here."; empty: it has nothing to do with a club
  bool forked = false;               // another device has changed it as well
  int hand = 0;                      // the hand that is opened below, from 0; -1: none
  struct Opened {
    std::string title;               // "Hand 2, Boris dealt"
    std::vector<std::string> facts;  // "Bum card 7♣", "Trick 3: Clara, Q♥"
    std::vector<WhyLine> whys;
    std::vector<std::string> explained;  // how the hand was decided
    std::vector<std::string> notes;
    bool can_replay = false;  // the hand was entered trick by trick
  };
  std::optional<Opened> opened;
  std::string problem = {};  // why what was typed last was refused; empty: it was not
  bool can_resume = false;   // it is the open session
  std::string play_on;       // "Play on"; empty: it cannot go on, or another session is open
  bool can_change = false;   // it can be deleted and its note changed
  bool deleted = false;
  bool can_bring_back = false;
  bool can_repair = false;  // its rules, seats and first dealer can be corrected
  std::string correct;      // "Correct this hand"; empty: no hand is open
  // The sessions of one evening, in which people joined or left or the rules changed. Fewer than two: the session
  // stands alone.
  struct Part {
    std::string id;
    std::string text;  // "1: Hearts, Anna, Boris, Clara, 3 hands"
    bool shown = false;
  };
  std::vector<Part> evening;
  bool goes_on = false;  // a later part goes on with this session
};

// A hand replayed trick by trick.
struct ReplayView {
  struct Played {
    Card card;
    std::optional<Seat> by;
    std::string name;  // of the player; empty: not known
  };
  std::string title;  // "Hand 3, trick by trick"
  TableView table;    // as it was then; tapping a trick moves there
  int step = 0;       // number of tricks played; 0: before the first
  int steps = 0;
  std::string heading;        // "Trick 7 of 13 · Clara led"
  std::vector<Played> cards;  // the noted cards of this trick
  std::string won;            // "Dmitri won it · bum"
  std::optional<Seat> winner;
  std::vector<WhyLine> whys;  // what fell due with this trick
  std::string over;           // "The hand is over."; empty: it is not over
};

}  // namespace nullo::app
