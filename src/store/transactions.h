// The transactions of a store: one for each read and each change, or one for all that is done together.
#pragma once

#include "store/database.h"
#include "store/revision.h"

namespace nullo::store {

class Transactions {
 public:
  // What is read or written now is a part of something that is written together.
  [[nodiscard]] bool are_joined() const { return joined_; }

  template <class Work>
  auto read(Database& database, Work work) {
    if (joined_) return work(database);
    const ReadTransaction transaction{database};
    return work(database);
  }

  // Commits what `work` has written if it returns true, and if the file is still in its place, as it was left.
  template <class Work>
  Place::Found write(Database& database, Work work) {
    if (joined_) {
      work(database);
      return Place::Found::kInPlace;
    }
    // Before the first change, too: what is rolled back is not kept in memory, and is read again from the file.
    if (const Place::Found found = database.look(); found != Place::Found::kInPlace) return found;
    WriteTransaction transaction{database};
    if (!work(database)) return Place::Found::kInPlace;
    count_change(database);
    const Place::Found found = database.look();
    if (found == Place::Found::kInPlace) transaction.commit();
    return found;
  }

  // Calls `work`, which is within write(): all that it reads and writes joins that transaction.
  template <class Work>
  void join(const Work& work) {
    const Joined joined{joined_};
    work();
  }

 private:
  // Sets the flag to true for the length of a scope.
  class Joined {
   public:
    explicit Joined(bool& flag) : flag_{flag} { flag_ = true; }
    ~Joined() { flag_ = false; }
    Joined(const Joined&) = delete;
    Joined& operator=(const Joined&) = delete;

   private:
    bool& flag_;
  };

  bool joined_ = false;
};

}  // namespace nullo::store
