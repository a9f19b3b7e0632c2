// The page of the table: the open hand, the result of a hand, the result of the game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/page.h"
#include "store/store.h"

namespace nullo::app {

struct Shared;
class Table;

class TablePage final
    : public PageFor<TablePage, Accept, OpenHand, StopPlaying, PlayOn, Rematch, GoOnWithOthers, SetStake, TypeStake> {
 public:
  explicit TablePage(Shared& shared) : shared_{shared} {}

  [[nodiscard]] AnyScreen view() override;
  bool handle(const Intent& intent) override;
  [[nodiscard]] HelpView help() const override;

  bool close_part() override;
  void come_back() override { dismiss(); }

  [[nodiscard]] std::string undo_label() override;
  [[nodiscard]] std::string redo_label() override;
  void step(bool back) override;
  [[nodiscard]] std::vector<std::string> players() const override;
  [[nodiscard]] const session::Session* session() const override;
  void dismiss() override;

  void on(const Accept&);
  void on(const OpenHand& hand);
  void on(const StopPlaying&);
  void on(const PlayOn&);
  void on(const Rematch&);
  void on(const GoOnWithOthers&);
  void on(const SetStake& set);
  void on(const TypeStake& typed);

 private:
  [[nodiscard]] Table& table() const;
  // How the earlier part of the evening ended, while nothing has been entered in the part at the table.
  [[nodiscard]] std::optional<store::Logged> going_on_row() const;
  void take_back_going_on();

  Shared& shared_;
};

}  // namespace nullo::app
