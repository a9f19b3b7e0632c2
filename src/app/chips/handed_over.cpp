#include "app/chips/handed_over.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <ranges>

#include "app/table/open_session.h"
#include "ledger/settle.h"
#include "session/words.h"

namespace nullo::app {
namespace {

PerSeat<Seat> as_they_sit(int seats) {
  PerSeat<Seat> began(seats);
  for (const Seat seat : Seats{seats}) began[seat] = seat;
  return began;
}

// How far a hand has come: by its tricks, if it has any. These numbers only go down when something is undone or
// corrected.
struct Stage {
  int tricks = 0;
  int counted = 0;  // rows of facts that are added one after another: cards turned, cards shown
  int sum = 0;      // sum of the counts that can grow: chips bet
  int marks = 0;    // players who gave up or are all in
  int held = 0;     // cards that players have shown
};

Stage stage_of(const games::Entry& entry) {
  Stage stage{.tricks = entry.tricks_entered};
  if (entry.tricks_in_hand > 0) return stage;
  stage.marks = static_cast<int>(entry.marks.size());
  for (const games::Field& field : entry.fields) {
    if (const auto* hands = std::get_if<games::HandsField>(&field)) {
      ++stage.counted;
      for (const std::vector<Card>& cards : hands->values) stage.held += static_cast<int>(cards.size());
    }
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr) continue;
    ++stage.counted;
    if (!counts->asks_again) continue;
    for (const std::optional<int>& value : counts->values) stage.sum += value.value_or(0);
  }
  return stage;
}

bool is_further(const Stage& from, const Stage& to) {
  constexpr std::array kParts{&Stage::tricks, &Stage::counted, &Stage::sum, &Stage::marks, &Stage::held};
  const bool back = std::ranges::any_of(kParts, [&](auto part) { return to.*part < from.*part; });
  return !back && std::ranges::any_of(kParts, [&](auto part) { return to.*part > from.*part; });
}

bool is_at(const session::Session& session, Account account) {
  const auto seat = account.seat();
  return !seat || seat->index() < session.seats();
}

}  // namespace

ChipsMoved::ChipsMoved(const session::Session& session)
    : began_{as_they_sit(session.seats())}, held_{session::opening_totals(session)} {
  const PerSeat<Amount> opening = session::opening_totals(session);
  for (const Seat seat : Seats{session.seats()}) {  // who begins below 0 owes that to the bank
    if (opening[seat] < 0) dues_.add(Account::of(seat), Account::bank(), -opening[seat]);
  }
}

void ChipsMoved::add(const session::HandResult& hand) {
  if (!hand.came_from.empty()) {
    const PerSeat<Seat> before = began_;
    for (const Seat seat : Seats{began_.size()}) began_[seat] = before[hand.came_from[seat]];
  }
  for (const Posting& posting : hand.scored.postings)
    dues_.add(began_at(posting.from), began_at(posting.to), posting.amount);
}

void ChipsMoved::hand_over(const Handing& handing) {
  dues_.pay(handing);
  held_.move(handing);
}

std::vector<Handing> ChipsMoved::hand_over_all() {
  std::vector<Handing> made = step_by_step(plan().now);
  for (const Handing& each : made) hand_over(each);
  return made;
}

Account ChipsMoved::began_at(Account seat_now) const {
  const auto seat = seat_now.seat();
  return seat ? Account::of(began_[*seat]) : seat_now;
}

Account ChipsMoved::sits_at(Account began) const {
  const auto whose = began.seat();
  if (!whose) return began;
  const auto* const found = std::ranges::find(began_, *whose);
  return Account::of(Seat{static_cast<int>(found - began_.begin())});
}

std::vector<Handing> handed_over_as_entered(const OpenSession& open) {
  ChipsMoved moved{open.session};
  std::vector<Handing> made;
  for (std::size_t i = 0; i < open.result.hands.size(); ++i) {
    session::HandResult hand = open.result.hands[i];
    const bool last = i + 1 == open.result.hands.size();
    if (last && !open.ended()) {  // what fell due last is on the screen and not paid yet
      std::vector<Posting>& postings = hand.scored.postings;
      for (const Posting& due : open.entry.due) {
        const auto found = std::ranges::find(std::views::reverse(postings), due);
        if (found != postings.rend()) postings.erase(std::next(found).base());
      }
    }
    moved.add(hand);
    const std::vector<Handing> now = moved.hand_over_all();
    made.insert(made.end(), now.begin(), now.end());
  }
  return made;
}

std::optional<std::size_t> handed_before_last_hand(const OpenSession& open) {
  constexpr std::size_t kMostInOneHand = 200;
  const std::size_t all = open.handed.size();
  ChipsMoved moved{open.session};
  for (std::size_t i = 0; i + 1 < open.result.hands.size(); ++i) moved.add(open.result.hands[i]);
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i <= all; ++i) {
    if (i + kMostInOneHand >= all && moved.plan().now.empty()) found = i;
    if (i < all && is_at(open.session, open.handed[i].from) && is_at(open.session, open.handed[i].to))
      moved.hand_over(open.handed[i]);
  }
  return found;
}

namespace {

// Who has which chips after all hands.
class Owners {
 public:
  explicit Owners(const session::Session& session) : moved_{session} {
    const session::SessionResult result = session::score(session);
    for (const session::HandResult& hand : result.hands) moved_.add(hand);
    players_ = session::players_now(session, result);
    for (const session::HandResult& hand : result.hands) {
      std::map<std::string, Amount>& scored = scored_.emplace_back();
      for (const Seat seat : Seats{session.seats()}) scored[session::name_at(hand.players, seat)] = hand.scores[seat];
    }
  }

  [[nodiscard]] Seat place_of(Seat began) const { return *moved_.sits_at(Account::of(began)).seat(); }
  [[nodiscard]] Seat began_at(Seat place) const { return *moved_.began_at(Account::of(place)).seat(); }
  [[nodiscard]] const std::string& name_of(Seat began) const {
    return players_[static_cast<std::size_t>(place_of(began).index())];
  }
  [[nodiscard]] std::optional<Seat> seat_of(const std::string& name) const {
    const auto found = std::ranges::find(players_, name);
    if (found == players_.end()) return std::nullopt;
    return began_at(Seat{static_cast<int>(found - players_.begin())});
  }

  // What each person scored in each hand.
  [[nodiscard]] const std::vector<std::map<std::string, Amount>>& scored() const { return scored_; }

 private:
  ChipsMoved moved_;
  std::vector<std::string> players_;
  std::vector<std::map<std::string, Amount>> scored_;
};

// If everybody scored the same, only the order around the table is another one, and the chips stay with their people.
// Else chips move to another seat only if both the person who has them at the end and the chair where they lie then
// belong to that seat. If points stay with the chairs, only the person does; if people only changed chairs, only the
// chair does; in both cases the chips stay.
PerSeat<Seat> seats_now(const session::Session& before, const session::Session& after) {
  const Owners was{before};
  const Owners is{after};
  PerSeat<Seat> now = as_they_sit(before.seats());
  for (const Seat seat : Seats{before.seats()}) {
    const Seat of_place = is.began_at(was.place_of(seat));
    const std::optional<Seat> of_person = is.seat_of(was.name_of(seat));
    if (of_person && (of_person == of_place || was.scored() == is.scored())) now[seat] = *of_person;
  }
  for (const Seat seat : Seats{before.seats()}) {
    if (std::ranges::count(now, seat) != 1) return as_they_sit(before.seats());
  }
  return now;
}

}  // namespace

std::vector<Handing> handed_along(const session::Session& before, const session::Session& after,
                                  std::vector<Handing> handed) {
  if (handed.empty() || before.seats() != after.seats()) return handed;
  const PerSeat<Seat> now = seats_now(before, after);
  const auto moved = [&now](Account account) {
    const auto seat = account.seat();
    return seat && seat->index() < now.size() ? Account::of(now[*seat]) : account;
  };
  for (Handing& each : handed) {
    each.from = moved(each.from);
    each.to = moved(each.to);
    if (each.through) each.through = moved(*each.through);
  }
  return handed;
}

std::vector<Handing> carried_debts(const OpenSession& ended, const session::Session& next) {
  const ChipsMoved moved = chips_moved(ended);
  const std::vector<std::string> players = session::players_now(ended.session, ended.result);
  const auto in_next = [&](Account account) {
    const auto seat = moved.sits_at(account).seat();
    if (!seat) return Account::bank();
    const auto stays = std::ranges::find(next.players, session::name_at(players, *seat));
    return stays == next.players.end() ? Account::bank()
                                       : Account::of(Seat{static_cast<int>(stays - next.players.begin())});
  };
  std::vector<Handing> rows;
  for (const Handing& open : moved.dues().open()) {
    const Account debtor = in_next(open.from);
    const Account creditor = in_next(open.to);
    if (debtor != creditor) rows.push_back({creditor, debtor, open.amount});
  }
  if (rows.empty()) return {};
  const PerSeat<Amount> opening = session::opening_totals(next);
  for (const Seat seat : Seats{next.seats()}) {
    const bool stays = std::ranges::find(players, session::name_at(next.players, seat)) != players.end();
    if (stays && opening[seat] < 0) rows.push_back({Account::of(seat), Account::bank(), -opening[seat]});
  }
  return plan_of(std::move(rows), ChipsHeld{opening}).now;
}

std::vector<Handing> begun_otherwise(const session::Session& before, const session::Session& after) {
  std::vector<Handing> rows;
  if (!games::info(after.rules).pays_at_once || before.seats() != after.seats()) return rows;
  const PerSeat<Amount> was = session::opening_totals(before);
  const PerSeat<Amount> is = session::opening_totals(after);
  std::vector<Balance> balances;
  Amount of_bank = 0;
  for (const Seat seat : Seats{after.seats()}) {
    balances.push_back({Account::of(seat), is[seat] - was[seat]});
    of_bank -= is[seat] - was[seat];
  }
  balances.push_back({Account::bank(), of_bank});
  for (const Transfer& due : settle(balances)) rows.push_back({due.to, due.from, due.amount});
  for (const Seat seat : Seats{after.seats()}) {  // who begins below 0 has no chips, and owes that to the bank
    const Amount more_owed = std::max(-is[seat], Amount{0}) - std::max(-was[seat], Amount{0});
    if (more_owed > 0) rows.push_back({Account::of(seat), Account::bank(), more_owed});
    if (more_owed < 0) rows.push_back({Account::bank(), Account::of(seat), -more_owed});
  }
  return rows;
}

bool due_counts_as_paid(const OpenSession& from, const OpenSession& to) {
  if (!from.has_hand() || !to.has_hand() || from.ended()) return false;
  if (to.last() != from.last()) return to.last() > from.last();
  if (to.ended()) return from.hand_complete();
  return !from.hand_complete() && is_further(stage_of(from.entry), stage_of(to.entry));
}

ChipsMoved chips_moved(const OpenSession& open) {
  ChipsMoved moved{open.session};
  for (const session::HandResult& hand : open.result.hands) moved.add(hand);
  for (const Handing& each : open.handed) {
    if (is_at(open.session, each.from) && is_at(open.session, each.to)) moved.hand_over(each);
  }
  return moved;
}

}  // namespace nullo::app
