// Collects the postings of one hand, and what they come to for each seat.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "games/hearts/hearts.h"
#include "ledger/posting.h"

namespace nullo::hearts {

// Where partners share one score, both get every posting of either of them [hearts H10]. The functions that post are
// always inlined: scoring does little else, and a call takes as long as the posting.
class Sheet {
 public:
  Sheet(const Rules& rules, int seats) : together_{rules.teams == Teams::kTogether}, points_(seats), penalties_(seats) {
    postings_.reserve(24);
  }

  // A captured card: penalty points from the bank, or a bonus back to it.
  void capture(Seat captor, int points, std::string_view reason, std::size_t trick, std::optional<Card> card) {
    if (points > 0) penalties_[captor] += points;
    change(captor, points, reason, trick, card);
  }
  void change(Seat seat, Amount points, std::string_view reason, std::size_t trick = 0,
              std::optional<Card> card = std::nullopt) {
    post(seat, points, reason, trick, card);
    if (together_) post(seat.left(4, 2), points, reason, trick, card);
  }
  // The same for one seat alone, where each partner gets a posting anyway.
  void change_alone(Seat seat, Amount points, std::string_view reason) { post(seat, points, reason, 0, std::nullopt); }

  // A seat's points in the hand so far; negative where they were reduced.
  [[nodiscard]] Amount points(Seat seat) const { return points_[seat]; }
  // The penalties among the cards that a seat captured itself.
  [[nodiscard]] Amount penalties(Seat seat) const { return penalties_[seat]; }
  std::vector<Posting> take() { return std::move(postings_); }

 private:
  void post(Seat seat, Amount points, std::string_view reason, std::size_t trick, std::optional<Card> card) {
    if (points == 0) return;
    points_[seat] += points;
    const Account own = Account::of(seat);
    const auto number = static_cast<std::int16_t>(trick);
    if (points > 0) {
      postings_.emplace_back(Account::bank(), own, points, reason, number, card);
    } else {
      postings_.emplace_back(own, Account::bank(), -points, reason, number, card);
    }
  }

  bool together_;
  PerSeat<Amount> points_;
  PerSeat<Amount> penalties_;
  std::vector<Posting> postings_;
};

}  // namespace nullo::hearts
