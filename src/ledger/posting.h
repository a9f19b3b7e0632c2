// The ledger: every point and every chip is a posting from one account to another. So a score is a sum that explains
// itself, and nothing can be lost between two accounts. Source: docs/documents.md#result.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/card.h"
#include "core/seat.h"

namespace nullo {

// Points or chips; may be negative as a sum. A posting's amount is always positive.
using Amount = std::int64_t;

// The bank, where points come from; a seat, which holds them; or a pot (from 1, oldest first).
class Account {
 public:
  static constexpr Account bank() { return Account{Kind::kBank, 0}; }
  static constexpr Account of(Seat seat) { return Account{Kind::kSeat, static_cast<std::int16_t>(seat.index())}; }
  static constexpr Account pot(int number) { return Account{Kind::kPot, static_cast<std::int16_t>(number)}; }

  [[nodiscard]] constexpr bool is_bank() const { return kind_ == Kind::kBank; }
  [[nodiscard]] constexpr std::optional<Seat> seat() const {
    return kind_ == Kind::kSeat ? std::optional{Seat{number_}} : std::nullopt;
  }
  [[nodiscard]] constexpr std::optional<int> pot() const {
    return kind_ == Kind::kPot ? std::optional<int>{number_} : std::nullopt;
  }
  friend constexpr auto operator<=>(Account, Account) = default;

 private:
  enum class Kind : std::int16_t { kBank, kSeat, kPot };
  constexpr Account(Kind kind, std::int16_t number) : kind_{kind}, number_{number} {}

  Kind kind_;
  std::int16_t number_;
};

// "bank", "seat:2", "pot:1".
std::string to_string(Account account);
std::optional<Account> parse_account(std::string_view text);

struct Posting {
  // Has a constructor so that it is built in place: an aggregate would be built elsewhere and copied, and scoring makes
  // many.
  Posting(Account payer, Account payee, Amount how_much, std::string_view why, std::int16_t in_trick = 0,
          std::optional<Card> by_card = std::nullopt)
      : from{payer}, to{payee}, amount{how_much}, reason{why}, trick{in_trick}, card{by_card} {}

  Account from;
  Account to;
  Amount amount;            // always positive
  std::string_view reason;  // a fixed word per rule, of static storage: "bum_card"
  std::int16_t trick;       // from 1; 0: none
  std::optional<Card> card;

  friend bool operator==(const Posting&, const Posting&) = default;
};

// The seat under which a list of reasons shows the posting: the payee, or the payer if the payee is no seat. Nothing
// from pot to pot.
std::optional<Seat> seat_of(const Posting& posting);
// The highest number of a pot in these postings; 0: there is none.
int highest_pot(std::span<const Posting> postings);

inline constexpr std::string_view kAdjustment = "adjustment";

// What each seat received less what it paid.
PerSeat<Amount> scores_of(std::span<const Posting> postings, int seats);

// The reason of a payment that goes back because its cause was a mistake. Never in a ledger.
inline constexpr std::string_view kTakenBack = "taken_back";

// Which chips move when a hand's postings become others: postings that are gone are paid back, and new ones are paid.
// What would be paid and come back at once stays where it is, and of an amount that grows or shrinks only the
// difference moves.
std::vector<Posting> moved(std::span<const Posting> before, std::span<const Posting> after);

}  // namespace nullo
