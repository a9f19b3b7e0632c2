// All stored sessions as the list of past sessions shows them: read piece by piece, newest first, searched in memory,
// and read again when anything stored has changed. Nobody waits for the last piece: the list shows what has been read,
// and the rest comes in the pauses.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/past/evenings.h"
#include "app/past/line_index.h"
#include "app/view.h"
#include "store/store.h"
#include "text/language.h"

namespace nullo::app {

class SessionList {
 public:
  // The sessions of a piece. A piece takes some milliseconds.
  static constexpr int kPiece = 300;

  // The sessions that match, newest first; if one of the words is "deleted", in the language spoken now, only deleted
  // ones. Reads the first piece if nothing has been read since what is stored, or the language, has changed.
  [[nodiscard]] PastView find(store::Store& store, std::string_view search);
  // A new list is shown, from its top. (One that is read again is read at once as far down as it was looked at.)
  void look_from_top();
  // Reads the next piece, if there is one.
  void read_on(store::Store& store);
  // Everything has been read, as far as this list knows: what is stored may have changed since.
  [[nodiscard]] bool is_whole() const { return reading_ == nullptr && kept_ != nullptr; }
  // How many lines have been read.
  [[nodiscard]] std::size_t size() const { return kept_ == nullptr ? 0 : kept_->size() + deleted_->size(); }

 private:
  // What is needed only until everything has been read.
  struct Reading;

  void begin(store::Store& store);
  bool is_current(store::Store& store) const {
    return kept_ != nullptr && store.change_mark() == mark_ && language_ == &text::spoken();
  }
  void add(const store::Listed& listed);

  store::Store::ChangeMark mark_;
  const text::Language* language_ = nullptr;  // that of the lines
  std::shared_ptr<LineIndex> kept_;           // nullptr: nothing has been read
  std::shared_ptr<LineIndex> deleted_;
  int all_ = 0;                       // lines of kept sessions, as the store counts them
  std::shared_ptr<Reading> reading_;  // nullptr: there is nothing more to be read
};

}  // namespace nullo::app
