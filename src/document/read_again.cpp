#include "document/read_again.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "document/document.h"
#include "document/hand_reader.h"
#include "document/head_reader.h"
#include "session/earlier.h"
#include "session/limits.h"
#include "text/say.h"

namespace nullo::document {

namespace {

// Without copying the hands, of which there may be thousands. A new member of Session does not compile before it stands
// in both lists.
session::Session without_hands(const session::Session& session) {
  const auto& [id, rules, players, first_dealer, started_at, ended_at, note, opening, opening_bags, hands_before,
               continues, stake, hands, remembered] = session;
  return {.id = id,
          .rules = rules,
          .players = players,
          .first_dealer = first_dealer,
          .started_at = started_at,
          .ended_at = ended_at,
          .note = note,
          .opening = opening,
          .opening_bags = opening_bags,
          .hands_before = hands_before,
          .continues = continues,
          .stake = stake,
          .hands = {},
          .remembered = {}};
}

std::string first_of(const Faults& faults) {
  const Fault& first = faults.kept().front();
  return first.at.empty() ? text::say("there should be {expected}, and there is {found}", first.expected, first.found)
                          : text::say("{place}: there should be {expected}, and there is {found}", first.at,
                                      first.expected, first.found);
}

class ReadingAgain {
 public:
  explicit ReadingAgain(const session::Session& session) : session_{session}, fold_{session} {}

  ReadAgain run(HandsToRead read) {
    read_head();
    const std::size_t hands = session_.hands.size();
    session::Begun begun =
        session::begun_with(session_, std::min(read.from, hands == 0 ? 0 : hands - 1), session::Results::kKept);
    fold_ = std::move(begun.fold);
    std::vector<session::HandResult> results = std::move(begun.results);
    for (std::size_t i = results.size(); i < hands; ++i) {
      const bool last = i + 1 == hands;
      if (i >= read.from && i < read.end && why_not_.empty()) read_hand(i, last);
      results.push_back(fold_.add(session_.hands[i], last));
      if (i >= read.from && why_not_.empty() && fold_.moved() > session::kMostMoved)
        why_not_ = session::too_much_moved(session_.hand_number(i));
    }
    return {fold_.finish(std::move(results)), std::move(why_not_)};
  }

 private:
  void read_head() {
    const session::Session head = without_hands(session_);
    if (why_not_ = session::why_not_begun(head); !why_not_.empty()) return;
    Faults faults;
    if (!tree_.parse(write_session(head, json::Writer::Style::kCompact), faults)) {
      why_not_ = first_of(faults);
      return;
    }
    const Head read = document::read_head(tree_.root(), faults, Source::kStore);
    if (!faults.empty()) {
      why_not_ = first_of(faults);
    } else if (read.session != head) {
      why_not_ = text::say("what is said of the whole session would be read as something else");
    }
  }

  void read_hand(std::size_t number, bool last) {
    const session::Hand& hand = session_.hands[number];
    Faults faults;
    std::optional<session::Hand> read;
    if (fold_.over()) {
      why_not_ = text::say("the game is over before");
    } else if (fold_.open()) {
      why_not_ = text::say("the hand before is not complete");
    } else if (tree_.parse(write_hand(session_.rules, hand), faults)) {
      read =
          document::read_hand(tree_.root(), session_.rules, {fold_.deal_of({}, last), fold_}, faults, Source::kStore);
    }
    if (!faults.empty()) {
      why_not_ = first_of(faults);
    } else if (read && *read != hand) {
      why_not_ = text::say("it would be read as something else");
    }
    if (!why_not_.empty())
      why_not_ = text::say("hand {number}: {reason}", std::to_string(session_.hand_number(number)), why_not_);
  }

  const session::Session& session_;
  session::Fold fold_;
  json::Tree tree_;
  std::string why_not_;
};

}  // namespace

ReadAgain score_and_read_again(const session::Session& session, HandsToRead hands) {
  return ReadingAgain{session}.run(hands);
}

}  // namespace nullo::document
