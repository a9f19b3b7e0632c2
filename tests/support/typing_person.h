// A person who knows the facts of a whole hand and types them as the page asks: first with care, then the same keys
// once more with a slip that people make. What is recorded must be what was meant, unless the page refused or asked
// something on the way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/entry.h"
#include "support/random_game.h"
#include "support/table_driver.h"

namespace nullo::testing {

// The keys that answer one question.
struct Answer {
  enum class Of { kOther, kNumber, kCard, kConfirmed };
  std::string asked = {};  // what the page says when they are typed
  std::string keys = {};
  std::optional<Card> card = {};  // the one that they note in a trick
  Of of = Of::kOther;  // kNumber: digits that wait for Enter; kConfirmed: says yes to what follows from other answers
};

// Answers as the page at `table` asks, until the result of the hand is shown. `meant`: the entry of the hand when it is
// complete, with all its facts; `random` chooses between keys that mean the same. Ends early where the page asks what
// `meant` does not say, or refuses an answer: `stuck` says why.
struct Careful {
  std::vector<Answer> answers;
  std::string stuck;
};
Careful type_with_care(TableDriver& table, const games::Entry& meant, Random& random);

enum class Slip {
  kKeyTwice,
  kNextKeyTooEarly,
  kTenAsTwoKeys,
  kOtherHalfFirst,
  kEnterTwice,
  kEscTwice,
  kOneForgotten,
  kInFull
};
inline constexpr int kSlips = 8;

// Types the answers with one slip of this kind, a few at a time without looking. `keys` is what was typed, `slipped`
// whether there was an answer to make that slip in, and `noticed` what the page said that the person did not expect;
// empty: nothing.
struct Slipped {
  std::string keys;
  bool slipped = false;
  std::string noticed;
};
Slipped type_with_slip(TableDriver& table, const std::vector<Answer>& answers, Slip slip, Random& random);

// What the page says and asks; the result of the hand has its title.
std::string said_by_page(const TableDriver& table);

}  // namespace nullo::testing
