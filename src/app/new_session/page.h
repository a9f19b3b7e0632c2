// The page on which a session is put together: the game, its rules, who sits where.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/new_session/draft.h"
#include "app/page.h"

namespace nullo::app {

struct Shared;

class NewSessionPage final
    : public PageFor<NewSessionPage, Accept, ChooseGame, ChoosePreset, SetOption, KeepRules, ForgetRules, SetName,
                     MovePlayer, ClearPlaces, SetPlayers, NameOneMore, SetDealer, SetJoining, StandUp> {
 public:
  NewSessionPage(Shared& shared, NewSession draft);

  [[nodiscard]] AnyScreen view() override;
  bool handle(const Intent& intent) override;
  [[nodiscard]] HelpView help() const override;
  void come_back() override { dismiss(); }
  [[nodiscard]] std::vector<std::string> players() const override;
  void dismiss() override { problem_.clear(); }

  void on(const Accept&);
  void on(const ChooseGame& choice) { draft_.choose_game(choice.id); }
  void on(const ChoosePreset& choice);
  void on(const SetOption& option);
  void on(const KeepRules& keep);
  void on(const ForgetRules& forget);
  void on(const SetName& name) { draft_.set_name(name.seat, name.name); }
  void on(const MovePlayer& move) { draft_.move(move.from, move.to); }
  void on(const ClearPlaces&) { draft_.clear_places(); }
  void on(const SetPlayers& players) { draft_.set_players(players.count); }
  void on(const NameOneMore& more) { draft_.name_one_more(more.seat, more.name); }
  void on(const SetDealer& dealer) { draft_.set_dealer(dealer.seat); }
  void on(const SetJoining& set) { draft_.set_joining(set.seat, set.with); }
  void on(const StandUp& leaves);

 private:
  void start();
  void remember_way(const std::vector<std::string>& people);
  void keep_rules(const std::string& name);
  [[nodiscard]] std::string stacks_text(const NewSessionView& view) const;

  Shared& shared_;
  NewSession draft_;
  std::string problem_;  // why the rules cannot be kept under the name that was typed; empty: none
};

// Opens the page for a session that goes on with the one at the table, with other players or rules.
void go_on_with_others(Shared& shared, const OpenSession& now);

}  // namespace nullo::app
