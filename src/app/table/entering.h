// The last hand of a session while it is entered: what each key and each touch does to it, and what has been begun. The
// table (table.h) and a hand that is corrected (app/correction/page.h) are entered in the same way; they differ in
// where a change goes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/intent.h"
#include "app/table/open_session.h"
#include "app/table/pending.h"
#include "app/table/slips.h"
#include "app/table/touch.h"

namespace nullo::app {

struct Shared;

class Entering {
 public:
  explicit Entering(Shared& shared) : shared_{shared} {}
  Entering(const Entering&) = delete;
  Entering& operator=(const Entering&) = delete;
  Entering(Entering&&) = delete;
  Entering& operator=(Entering&&) = delete;
  virtual ~Entering() = default;

  // nullptr: no session is open.
  [[nodiscard]] const OpenSession* open_session() const { return open_ ? &*open_ : nullptr; }
  // Acts on what is meant of a hand. False: the intent is about something else.
  bool handle(const Intent& intent);
  // Enter: ends what has been begun, or goes on from a hand that is complete.
  void accept();

  // Something has been begun, or a trick is being mended.
  [[nodiscard]] bool has_begun() const {
    return pending_.kind != Pending::Kind::kNothing || pending_.rank || pending_.mending;
  }
  // Drops the pending entry and its message.
  void let_go();
  void dismiss() { problem_.clear(); }
  // Looks up what the table calls the rules.
  void name_rules();

  // ---- undo and redo
  void step(bool back);
  // The number that was typed and is no entry yet, "−57"; undo drops it first, by mouse too. Empty: there is none.
  [[nodiscard]] std::string typed_number() const;
  void drop_typed();

  [[nodiscard]] HelpView help() const;

 protected:
  // Keeps a change that has been checked.
  virtual void keep(Edit edit) = 0;
  // One step through the changes that were kept.
  virtual void step_back_or_forth(bool back) = 0;
  // Entries can be made: a hand is open, and it is on the screen.
  [[nodiscard]] virtual bool takes_entries() const { return open_ && open_->has_hand() && !open_->ended(); }
  // The result of the complete hand is on the screen in place of its entries.
  [[nodiscard]] virtual bool shows_result() const = 0;
  // Enter with nothing begun: goes on from the hand as it is. False: it cannot, since facts are missing.
  virtual bool go_on_from_hand() = 0;
  // The step back would open the hand before.
  [[nodiscard]] virtual bool step_leaves_hand() const { return false; }
  // Whether all later hands are entered by their points alone.
  virtual void keep_only_points(bool /*only_points*/) {}
  // Esc with nothing begun.
  virtual void escape_with_nothing_begun() {}

  // The table with the hand, as entries are made.
  [[nodiscard]] TableView table() const;
  [[nodiscard]] std::vector<std::string> sitting() const;
  [[nodiscard]] bool is_at_table(Seat seat) const { return seat.index() >= 0 && seat.index() < open_->session.seats(); }
  void complain(std::string problem) { problem_ = std::move(problem); }

  // NOLINTBEGIN(cppcoreguidelines-non-private-member-variables-in-classes): of the two that are derived from it
  Shared& shared_;
  std::optional<OpenSession> open_;
  Pending pending_;
  std::string problem_;              // why the last entry was refused; empty: it was not
  std::vector<std::string> unsaid_;  // fields whose answer follows from others and that nobody has entered
  std::vector<Checked> checked_;     // those that somebody has said
                                     // NOLINTEND(cppcoreguidelines-non-private-member-variables-in-classes)

 private:
  void take(KeyResult result);
  void send(const games::Tap& made);
  void send_again(const games::Tap& made);
  template <class Meaning>
  void touch(Meaning meaning);
  template <class Meaning>
  void touch_elsewhere(Meaning meaning);
  template <class Meaning>
  void type(Meaning meaning);
  void escape();
  void after_ended_number();
  void confirm_check();
  void enter_counts(const std::vector<int>& counts);
  // A number or a text is being typed, and nothing of it is refused.
  [[nodiscard]] bool has_typed() const;
  bool ends_typed();
  void take_back();
  void take_back_digit();
  void walk_tricks(bool right);
  void note_unsaid(const games::Entry& before, const std::string& entered_now);
  void go_on_from(const std::string& answered);
  [[nodiscard]] games::Form other_form() const;

  void on(const TypeKey& key);
  void on(const TapSeat& tap);
  void on(const TapCard& tap);
  void on(const TapTrick& tap);
  void on(const TapShortcut& tap);
  void on(const TapField& tap);
  void on(const TapChoice& tap);
  void on(const TapSetCard& tap);
  void on(const TapRest& tap);
  void on(const TapAddition& tap);
  void on(const TapNumber& tap);
  void on(const TapPiece& tap);
  void on(const TapNobody& tap);
  void on(const AskReveal&);
  void on(const InsertBefore&);
  void on(const RemoveMended&);
  void on(const SwitchForm& form);
  void on(const SetHandDealer& set);
  void on(const Misdeal&);
  void on(const NoteHand& note);
  void on(const Adjust& adjust);
  void on(const SitIn& sit);  // seating.cpp

  void type_on_result(char32_t character);
  // Says why a key does not count. False: it does.
  bool refused(std::string why);
  void number_ended();
  // A doubt about the complete hand is on the screen.
  [[nodiscard]] bool doubts() const;
  // Seconds in which Enter does nothing after a number that closed itself.
  [[nodiscard]] double enter_waits() const;
  [[nodiscard]] bool number_just_ended() const;
  // The Enter after a number that closed itself confirms the count that follows from it.
  [[nodiscard]] bool confirms_count() const;

  Revealed revealed_;
  Slips slips_;
  int ended_ = 0;              // numbers that have closed themselves so far
  double ended_at_ = 0;        // when the last one did
  bool reopens_ = false;       // Backspace has said that it would open the hand before
  bool ends_numbers_ = false;  // people end numbers of this hand with Enter, also those that need none
};

}  // namespace nullo::app
