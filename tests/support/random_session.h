// Random sessions that are valid documents, and the taps that make them. Equal seeds give equal sessions.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "document/document.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::testing {

class RandomSessions {
 public:
  explicit RandomSessions(std::uint32_t seed) : random_{seed} {}

  // A UUID.
  std::string id() {
    std::string text = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
    for (char& letter : text) {
      if (letter == 'x') letter = "0123456789abcdef"[below(16)];
    }
    return text;
  }

  // Hands told trick by trick; all complete, or all but the last. Common keys of every kind now and then.
  session::Session session() { return session(below(9)); }
  session::Session session(int hands) {
    session::Session made;
    made.id = id();
    made.rules = tetka::Rules{.orbits = std::max(1, (hands + 3) / 4) + below(2)};
    made.players = names();
    made.first_dealer = Seat{below(kSeats)};
    if (chance(5)) made.started_at = "20" + two(below(90) + 10) + "-" + two(1 + below(12)) + "-11T18:30:00Z";
    if (chance(2)) made.note = "«" + std::string(static_cast<std::size_t>(below(40)), 'n') + "\" \\ \n»";
    for (int number = 0; number < hands; ++number) made.hands.push_back(hand(made.players));
    if (hands > 0 && chance(3)) cut_short(std::get<tetka::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  int below(int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random_); }

 private:
  static constexpr int kSeats = 4;

  bool chance(int in_ten) { return below(10) < in_ten; }
  static std::string two(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

  std::vector<std::string> names() {
    std::vector<std::string> all{"Anna", "Boris", "Clara", "Dmitri", "Ελένη", "Zoë O'Hara", "\"R\\D\"", "名"};
    std::shuffle(all.begin(), all.end(), random_);
    all.resize(kSeats);
    return all;
  }

  session::Hand hand(const std::vector<std::string>& players) {
    session::Hand made;
    made.facts = facts();
    if (chance(1)) made.dealer = Seat{below(kSeats)};
    if (chance(1)) made.note = "a note";
    if (chance(1)) made.players = sitting_in(players);
    if (chance(2)) {
      const Seat to{below(kSeats)};
      made.adjustments.push_back({Account::bank(), Account::of(to), 1 + below(1000), chance(5) ? "revoke" : ""});
    }
    return made;
  }

  std::vector<std::string> sitting_in(std::vector<std::string> players) {
    players[static_cast<std::size_t>(below(kSeats))] = "Guest " + std::to_string(below(5));
    return players;
  }

  // One seat has the most tricks alone, so the hand is complete when its five cards are noted.
  tetka::Hand facts() {
    tetka::Hand made;
    const Card bum{static_cast<Rank>(2 + below(13)), kSuits[static_cast<std::size_t>(below(4))]};
    made.bum_card = bum;
    std::vector<Seat> winners(7, Seat{below(kSeats)});
    while (winners.size() < 13) winners.push_back(winners[0].left(kSeats, 1 + below(3)));
    std::shuffle(winners.begin(), winners.end(), random_);
    for (const Seat winner : winners) made.tricks.emplace_back().winner = winner;
    CardSet noted{bum};
    for (const Suit suit : kSuits) noted.insert(Card{Rank::kQueen, suit});
    for (const Card card : noted) note(made, card);
    return made;
  }

  void note(tetka::Hand& hand, Card card) {
    TrickCards* cards = nullptr;
    do {
      cards = &hand.tricks[static_cast<std::size_t>(below(13))].cards;
    } while (cards->size() == 4);
    cards->push_back({card, std::nullopt});
  }

  void cut_short(tetka::Hand& hand) { hand.tricks.resize(static_cast<std::size_t>(below(13))); }

  std::mt19937 random_;
};

struct Tap {
  session::Session after;
  store::Change change;
};

// The session as it was before its first hand.
inline session::Session beginning_of(session::Session session) {
  session.hands.clear();
  session.ended_at.clear();
  return session;
}

// The taps that lead from there to the session: each hand's bum card, then its tricks one by one, then what else is
// known of it.
inline std::vector<Tap> taps_of(const session::Session& whole) {
  std::vector<Tap> taps;
  session::Session now = beginning_of(whole);
  for (int number = 0; number < static_cast<int>(whole.hands.size()); ++number) {
    const session::Hand& goal = whole.hands[static_cast<std::size_t>(number)];
    const auto& facts = std::get<tetka::Hand>(goal.facts);
    std::optional<std::string> before;
    for (std::size_t tricks = 0; tricks <= facts.tricks.size(); ++tricks) {
      session::Hand hand = goal;
      std::get<tetka::Hand>(hand.facts).tricks.resize(tricks);
      now.hands.resize(static_cast<std::size_t>(number), hand);
      now.hands.push_back(hand);
      std::string after = document::write_hand(whole.rules, hand);
      taps.push_back({now, {number, before, after, "tap " + std::to_string(taps.size() + 1)}});
      before = std::move(after);
    }
  }
  return taps;
}

}  // namespace nullo::testing
