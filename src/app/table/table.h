// The session at the table. Every change goes to the store before anything else is shown.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/table/earlier_parts.h"
#include "app/table/entering.h"
#include "store/store.h"

namespace nullo::app {

struct BoardView;

class Table final : public Entering {
 public:
  using Entering::Entering;

  // The stored session with this id; none where there is no such session.
  void open(std::string_view id);
  // The newest stored session that has not ended and can be read, or none.
  void open_newest();
  // After a failure: what is stored of the session that lies here, or was to be opened. What has been begun stays begun
  // if nothing of the session has changed.
  void read_anew();
  // Begins the first hand of a session that was imported without one.
  void begin();
  // Shows the session as it is stored now.
  void put(session::Session now);
  // Reads what was handed over in the session again.
  void read_handed();
  // Reads the session again, as people have other names now. The chips lie where they lay.
  void reload();

  // What the page of the table shows: the hand, its result, or the result of the game.
  [[nodiscard]] AnyScreen screen();
  // The newest rows of the score sheet, with the earlier parts of the evening. `shown`: the session at the table, or
  // what of it is decided().
  [[nodiscard]] Sheet sheet(const OpenSession& shown) const;
  // At the end of an evening the board shows all of it: the chart of all parts, and who has left.
  void put_evening_on(BoardView& board) const;
  // The result of a complete hand gives way to its entries. False: it is not shown.
  bool reopen_hand();
  // The last hand lies on the table: its entries are shown.
  void show_entries() { looks_at_hand_ = true; }

  // The hand is complete, but may hold a slip, and nobody has said yet that it is right.
  [[nodiscard]] bool is_in_doubt() const;
  // What may be shown while a question is open that decides about it; nothing: all that is entered.
  [[nodiscard]] std::optional<OpenSession> decided() const;

  // ---- changes of the session as a whole
  void stop();
  // False: the table says why the game cannot end here.
  [[nodiscard]] bool may_stop();
  void play_on();
  // A step back or forth was made in its log.
  void count_step(bool back);

 protected:
  void keep(Edit edit) override;
  void step_back_or_forth(bool back) override;
  [[nodiscard]] bool step_leaves_hand() const override;
  [[nodiscard]] bool shows_result() const override;
  bool go_on_from_hand() override;
  void keep_only_points(bool only_points) override;

 private:
  void replace_open(OpenSession next);
  void put_earlier_before(Sheet& sheet) const;
  std::string wanted_;                          // the id of the session that is to lie here; empty: none
  EarlierParts earlier_;                        // of the evening
  int steps_back_ = 0;                          // taken since anything was entered
  std::string counted_;                         // the payments that the last entry counted as handed over, in words
  std::optional<OpenSession> before_complete_;  // the hand that lies here, before the entry that made it complete
  bool looks_at_hand_ = false;                  // a complete hand is looked at once more
  std::string settled_doubt_;                   // the hand, and the doubt about it, that somebody has confirmed
};

// What was handed over in a session whose chips move at once.
void load_handed(store::Store& store, OpenSession& of);
// What counts as handed over in a stored session once its opening totals are those of `next`. Nothing: its chips do not
// move at once.
std::optional<store::HandedAnew> handed_with_opening(store::Store& store, const session::Session& next);
// `stored`: it, as the store has it now.
std::optional<store::HandedAnew> handed_with_opening(store::Store& store, const session::Session& stored,
                                                     const session::Session& next);

}  // namespace nullo::app
