// The ledger: every point and every chip is a posting from one account to another, so a score is a sum that explains
// itself and nothing can be lost between two accounts. Source: FORMAT.md, "The result document"; ARCHITECTURE.md.
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

// Where points come from (bank), who holds them (a seat), or a pot (from 1, oldest first).
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
  // Built where it stays: an aggregate would be put together elsewhere and copied, and scoring makes many.
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

// Whose line it is in a list of reasons: who receives, or who pays where that is no seat. Nothing from pot to pot.
std::optional<Seat> seat_of(const Posting& posting);
// The highest number of a pot that one of them is about; 0: none is.
int highest_pot(std::span<const Posting> postings);

inline constexpr std::string_view kAdjustment = "adjustment";

// What each seat gained (to) less what it lost (from).
PerSeat<Amount> scores_of(std::span<const Posting> postings, int seats);

// The reason of a payment that goes back because what it was for is not so after all. Never in a ledger.
inline constexpr std::string_view kTakenBack = "taken_back";

// What chips move when a hand's postings become others: those that are gone go back, those that are new are made; what
// is made and given back at once stays where it is, and of what grows or shrinks the difference moves.
std::vector<Posting> moved(std::span<const Posting> before, std::span<const Posting> after);

}  // namespace nullo
