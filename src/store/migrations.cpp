#include "store/migrations.h"

#include <string>

#include <fmt/format.h>

#include "embedded/schema.h"
#include "store/backup.h"
#include "store/played_rows.h"
#include "store/store.h"

namespace nullo::store {
namespace {

// Rows that point to nothing; looked for by hand, since keys are not watched while tables are rebuilt.
void refuse_lost_keys(Database& database) {
  Query query = database.query("PRAGMA foreign_key_check");
  if (!query.step()) return;
  throw StoreError{
      StoreError::Kind::kDamaged,
      fmt::format("{} could not be brought up to date: a row of its table {} points to a row of {} that is "
                  "not there. It was left as it is; `nullo verify` tells more.",
                  database.path().string(), query.text(0), query.text(2))};
}

void apply(Database& database, int version) {
  WriteTransaction transaction{database};
  database.exec(std::string{embedded::migrations()[static_cast<std::size_t>(version - 1)].text});
  refuse_lost_keys(database);
  database.exec(fmt::format("PRAGMA user_version = {}", version));
  transaction.commit();
}

}  // namespace

int newest_version() { return static_cast<int>(embedded::migrations().size()); }

int version_of(Database& database) { return static_cast<int>(database.number("PRAGMA user_version")); }

void migrate(Database& database, Before before) {
  const int found = version_of(database);
  if (found == newest_version()) return bring_played_up_to_date(database);
  if (found > 0 && before == Before::kBackUp) make_backup(database, Occasion::kBeforeUpdate);
  database.exec("PRAGMA foreign_keys = OFF");  // no effect inside a transaction, so here
  for (int version = found + 1; version <= newest_version(); ++version) apply(database, version);
  database.exec("PRAGMA foreign_keys = ON");
  bring_played_up_to_date(database);
}

}  // namespace nullo::store
