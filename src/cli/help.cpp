#include "cli/help.h"

#include <fmt/format.h>

#include "document/document.h"
#include "games/registry.h"
#include "store/store.h"

namespace nullo::cli {

std::string help_footer() {
  return fmt::format(R"(Without a subcommand the window opens.

Examples:
  nullo                                 open the window
  nullo score evening.json              what everybody scored, and why, as JSON
  nullo import evening.json             store it
  nullo show last                       the score sheet of the newest session
  nullo export -o backup/               every stored session as a document
  nullo export --as html last -o a.html a page of the newest one, to keep, send or print
  nullo backup copy.db                  a copy of all that is stored
  nullo restore                         the backups there are
  nullo --db /media/stick/nullo.db      keep the data somewhere else

Data:
  Everything lies in one SQLite file that only you can read:
  {}
  ($XDG_DATA_HOME/nullo/nullo.db, else ~/.local/share/nullo/nullo.db; --db names another)
  The last ten backups lie in the folder "backups" beside it.

Exit codes:
  0  done
  1  the machine failed: disk, database, display
  2  the input or the call was refused)",
                     store::default_path().string());
}

std::string version_text() {
  std::string text = fmt::format("Nullo {}\ndocuments: version {}\ngames:", NULLO_VERSION, document::kVersion);
  for (const games::Info& info : games::all()) text += fmt::format(" {} ({})", info.name, info.id);
  return text + fmt::format("\ndata: {}\n", store::default_path().string());
}

}  // namespace nullo::cli
