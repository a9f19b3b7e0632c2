// Files that come in: the folder to choose from, and what importing them would do.
#pragma once

#include <string>
#include <vector>

#include "app/exchange/importing.h"
#include "app/page.h"

namespace nullo::app {

struct Shared;

class ImportPage final : public PageFor<ImportPage, Accept, OpenFolder, SetReplacing> {
 public:
  explicit ImportPage(Shared& shared) : shared_{shared} { list_usual_folder(); }

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  [[nodiscard]] bool holds_draft() const override { return true; }

  void on(const Accept&);
  void on(const OpenFolder& folder);
  void on(const SetReplacing& set) { importing_.set_replacing(set.replacing); }

  void look_at(const std::vector<std::string>& paths);
  // The one that was listed last, else where documents come in, or are written to.
  void list_usual_folder();

 private:
  Shared& shared_;
  Importing importing_;
};

}  // namespace nullo::app
