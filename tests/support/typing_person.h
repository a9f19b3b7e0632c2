// A person who knows the facts of a whole hand and types them as the page asks: first with care, then the same keys
// once more with a slip that people make. What is recorded must be what was meant, unless the page refused or asked
// something on the way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/table/open_session.h"
#include "support/new_table.h"
#include "support/random_game.h"

namespace nullo::testing {

// The keys that answer one question.
struct Answer {
  enum class Of { kOther, kNumber, kKinds, kCard, kOneMore, kConfirmed, kUnasked, kAdds };
  std::string asked = {};  // what the page says when they are typed
  std::string keys = {};
  std::optional<Card> card = {};  // the one that they note in a trick
  Of of = Of::kOther;  // kNumber: digits that wait for Enter; kKinds: how many cards of each kind, and Enter; kOneMore:
                       // its key adds one each time; kConfirmed: says yes to what follows from other answers; kUnasked:
                       // says what nobody asks for; kAdds: so too, and its last key adds one more each time
};

inline bool is_unasked(const Answer& answer) {
  return answer.of == Answer::Of::kUnasked || answer.of == Answer::Of::kAdds;
}

// Answers as the page at `table` asks, until the result of the hand is shown, and says now and then what is not asked.
// `meant`: the session when the hand is complete, with all its facts; `random` chooses between keys that mean the same.
// Ends early where the page asks what `meant` does not say, or refuses an answer: `stuck` says why.
struct Careful {
  std::vector<Answer> answers;
  std::string stuck;
};
Careful type_with_care(NewTable& table, const app::OpenSession& meant, Random& random);

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
// empty: nothing. `digit_twice`: the slip was a digit pressed twice, which may be two answers, one after the other.
// Once in many hundred times all that follows fits, too, and then another hand has been said.
struct Slipped {
  std::string keys;
  bool slipped = false;
  std::string noticed;
  bool one_digit = false;
};
Slipped type_with_slip(TableDriver& table, const std::vector<Answer>& answers, Slip slip, Random& random);

// What the page says, asks and refuses; the result of the hand has its title.
std::string said_by_page(const TableDriver& table);

// The session with a random hand in place of its last one, in one of the forms of entry; now and then only what each
// player scored.
app::OpenSession random_meant(const session::Session& begun, Random& random);
// Takes the form of entry in which the hand is meant.
void take_form(TableDriver& table, const app::OpenSession& meant);

}  // namespace nullo::testing
