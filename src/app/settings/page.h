// The settings: how it looks, what the table plays with and for, the data and its backups.
#pragma once

#include <string>
#include <vector>

#include "app/page.h"
#include "store/store.h"

namespace nullo::app {

struct Shared;

class SettingsPage final : public PageFor<SettingsPage, SetChips, SetStake, TypeStake, BackUpNow, RestoreBackup,
                                          JoinClub, BeginClub, MoveClub, LeaveClub, MeetClub> {
 public:
  explicit SettingsPage(Shared& shared);

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;

  void on(const SetChips& set);
  void on(const SetStake& set);
  void on(const TypeStake& typed);
  void on(const BackUpNow&);
  void on(const RestoreBackup& restore);
  void on(const JoinClub& join);
  void on(const MoveClub& move);
  void on(const BeginClub&);
  void on(const LeaveClub&);
  void on(const MeetClub&);

 private:
  void refresh_backups();
  void restore(const store::Backup& backup);
  void add_playing(SettingsView& view) const;
  void add_data(SettingsView& view);

  Shared& shared_;
  std::vector<store::Backup> backups_;  // as they were when the page was opened, or one was made
  std::string backup_note_;             // what the last backup or restoring came to
  std::string chips_problem_;           // with what was typed last; empty: none
};

// "14 sessions, 312 kB, before an import".
std::string backup_text(const store::Backup& backup);

}  // namespace nullo::app
