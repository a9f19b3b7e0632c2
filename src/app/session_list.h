// All stored sessions as the list of past sessions shows them, read once and searched in memory; read again when
// anything stored has changed. Searching 10,000 of them so takes 1 to 2 ms, a letter. SQLite's FTS5 is as fast, but
// knows the accents of Latin letters only, its trigrams find nothing by one or two letters, and it would have to be
// kept up with every name; instr() over a column of such texts takes 3 to 9 ms.
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
  // As the search leaves them, newest first; where one of its words is "deleted", among those deleted.
  [[nodiscard]] PastView find(store::Store& store, std::string_view search);
  // Reads what is stored if it has changed, as find() does first. 10,000 sessions take a tenth of a second.
  void read(store::Store& store);

 private:
  struct Part {
    std::shared_ptr<const std::vector<PastView::Line>> lines = std::make_shared<std::vector<PastView::Line>>();
    std::vector<std::string> texts;  // of each line: what is searched, folded
    std::vector<int> months;         // the same: from 1; 0: no date
  };
  // A word of the search that means a month, or stands in what is searched.
  struct Month {
    int number = 0;
    std::vector<std::string> word;  // just that one
  };

  static std::vector<Month> take_months(const Part& part, std::vector<std::string>& words);
  static Part part_of(store::Store& store, std::vector<store::Listed> listed);

  store::Store::ChangeMark mark_;
  Part kept_;
  Part deleted_;
};

}  // namespace nullo::app
