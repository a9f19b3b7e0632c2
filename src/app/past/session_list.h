// All stored sessions as the list of past sessions shows them. Read once, searched in memory, and read again when
// anything stored has changed. Searching 10,000 sessions takes 1 to 2 ms a letter. SQLite's FTS5 is as fast, but folds
// the accents of Latin letters only, its trigrams find nothing for one or two letters, and its index would have to
// follow every change of a name; instr() over a column of such texts takes 3 to 9 ms.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/view.h"
#include "store/store.h"

namespace nullo::app {

class SessionList {
 public:
  // The sessions that match, newest first; if one of the words is "deleted", only deleted ones.
  [[nodiscard]] PastView find(store::Store& store, std::string_view search);
  // Reads what is stored if it has changed; find() does this itself. 10,000 sessions take a tenth of a second.
  void read(store::Store& store);

 private:
  struct Part {
    std::shared_ptr<const std::vector<PastView::Line>> lines = std::make_shared<std::vector<PastView::Line>>();
    std::vector<std::string> texts;  // for each line the text to search, folded
    std::vector<int> months;         // for each line the month from 1; 0: no date
  };
  // A search word that names a month, or that may also occur in the text.
  struct Month {
    int number = 0;
    std::vector<std::string> word;  // a list of just that word
  };

  static std::vector<Month> take_months(const Part& part, std::vector<std::string>& words);
  static Part part_of(store::Store& store, std::vector<store::Listed> listed);

  store::Store::ChangeMark mark_;
  Part kept_;
  Part deleted_;
};

}  // namespace nullo::app
