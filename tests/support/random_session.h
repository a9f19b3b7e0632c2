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
#include "support/carioca_hands.h"
#include "support/hearts_hands.h"
#include "support/kabu_hands.h"
#include "support/put_and_take_hands.h"
#include "support/razz_hands.h"
#include "support/reversis_hands.h"
#include "support/samba_hands.h"
#include "support/trick_game_hands.h"
#include "support/twenty_four_hands.h"

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

  // Of any game; at most so many hands, as one may end the game.
  session::Session of_any_game() { return of_any_game(below(9)); }
  session::Session of_any_game(int hands) { return of_game(below(kGames), hands); }
  // Of one game, by its place in games::all().
  static constexpr int kGames = 12;
  session::Session of_game(int game, int hands) {
    switch (game) {
      case 0:
        return session(hands);
      case 1:
        return of_hearts(hands);
      case 2:
        return of_reversis(hands);
      case 3:
        return of_briscola(hands);
      case 4:
        return of_ecarte(hands);
      case 5:
        return of_fuenfzehnern(hands);
      case 6:
        return of_carioca(hands);
      case 7:
        return of_kabu(hands);
      case 8:
        return of_samba(hands);
      case 9:
        return of_put_and_take(hands);
      case 10:
        return of_razz(hands);
      default:
        return of_twenty_four(hands);
    }
  }

  // Tëtka, always as many hands, told trick by trick; all complete, or all but the last. Common keys of every kind now
  // and then.
  session::Session session() { return session(below(9)); }
  session::Session session(int hands) {
    session::Session made;
    made.id = id();
    made.rules = tetka::Rules{.orbits = std::max(1, (hands + 3) / 4) + below(2)};
    made.players = names(kSeats);
    made.first_dealer = Seat{below(kSeats)};
    beginning(made);
    for (int number = 0; number < hands; ++number) made.hands.push_back(hand(made.players));
    if (hands > 0 && chance(3)) cut_short(std::get<tetka::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  // Hearts by any preset, hands told in all three ways.
  session::Session of_hearts(int hands) {
    const auto presets = hearts::Game::presets();
    const auto& preset = presets[static_cast<std::size_t>(below(static_cast<int>(presets.size())))];
    const int least = preset.least_seats > 0 ? preset.least_seats : hearts::kLeastSeats;
    const int most = preset.most_seats > 0 ? preset.most_seats : kMostSeats;
    hearts::Rules rules = preset.rules;
    if (chance(5)) rules.target = hearts::kMostTarget;
    session::Session made;
    made.id = id();
    made.rules = rules;
    made.players = names(least + below(most - least + 1));
    made.first_dealer = Seat{below(made.seats())};
    beginning(made);
    games::Deal deal;
    deal.seats = made.seats();
    deal.dealer = made.first_dealer;
    for (int number = 0; number < hands && !session::score(made).finished; ++number) {
      session::Hand& hand = made.hands.emplace_back();
      around(hand, made.players);
      deal.dealer = hand.dealer.value_or(deal.dealer);
      hand.facts = hearts_facts(rules, deal);
      deal.dealer = deal.dealer.left(deal.seats);
    }
    if (!made.hands.empty() && chance(3)) cut_short(std::get<hearts::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  // Reversis by any rules, told as played, as seen and with the points of each pile: three sessions of the same hands.
  std::array<session::Session, 3> three_of_reversis(int hands) {
    session::Session first;
    first.id = id();
    first.rules = reversis_rules(hands);
    first.players = names(kSeats);
    first.first_dealer = Seat{below(kSeats)};
    beginning(first);
    if (chance(4)) first.ended_at = "2027-01-02T23:59:59Z";
    std::array<session::Session, 3> told{first, first, first};
    Seat dealer = first.first_dealer;
    for (int number = 0; number < hands; ++number) {
      session::Hand hand;
      around(hand, first.players);
      if (chance(1)) pay_a_debt(hand);
      games::Deal deal;
      deal.dealer = dealer = hand.dealer.value_or(dealer);
      const std::vector<reversis::Hand> tellings = ReversisHand{random_, deal}.told().all();
      for (std::size_t way = 0; way < told.size(); ++way) {
        hand.facts = tellings[way];
        told[way].hands.push_back(hand);
      }
      dealer = dealer.left(kSeats);
    }
    return told;
  }

  // Each hand told in any way; all complete, or all but the last.
  session::Session of_reversis(int hands) {
    const std::array<session::Session, 3> told = three_of_reversis(hands);
    session::Session made = told[0];
    for (std::size_t number = 0; number < made.hands.size(); ++number) {
      made.hands[number] = told[static_cast<std::size_t>(below(3))].hands[number];
    }
    if (!made.hands.empty() && chance(3)) cut_short(std::get<reversis::Hand>(made.hands.back().facts));
    return made;
  }

  // The three smaller trick-taking games: at most so many hands, until one ends the game, told in all three ways.
  session::Session of_briscola(int hands) {
    const int seats = 2 + below(3);
    briscola::Rules rules;
    if (chance(6)) rules.hands = 1 + below(8);
    if (seats == 3 && chance(3)) rules.removed = Card{Rank::kTwo, Suit::kHearts};
    return of_tricks(hands, seats, rules,
                     [&](const games::Deal& deal) { return random_briscola(random_, rules, deal); });
  }
  session::Session of_ecarte(int hands) {
    const ecarte::Rules rules{.target = chance(5) ? 5 : 1 + below(1000)};
    return of_tricks(hands, ecarte::kSeats, rules,
                     [&](const games::Deal& deal) { return random_ecarte(random_, deal); });
  }
  session::Session of_fuenfzehnern(int hands) {
    const int seats = 3 + below(2);
    fuenfzehnern::Rules rules;
    if (chance(4)) rules.hands = 1 + below(8);
    if (seats == 3 && chance(3)) rules.removed = Suit::kSpades;
    return of_tricks(hands, seats, rules,
                     [&](const games::Deal& deal) { return random_fuenfzehnern(random_, rules, deal); });
  }

  // Carioca, sums and cards mixed.
  session::Session of_carioca(int hands) {
    session::Session made;
    made.id = id();
    made.rules = carioca::Rules{};
    made.players = names(carioca::kLeastSeats + below(carioca::kMostSeats - carioca::kLeastSeats + 1));
    made.first_dealer = Seat{below(made.seats())};
    beginning(made);
    for (int number = 0; number < std::min(hands, carioca::kHands); ++number) {
      session::Hand& hand = made.hands.emplace_back();
      around(hand, made.players);
      hand.facts = random_carioca_hand(random_, made.seats(), number);
    }
    if (!made.hands.empty() && chance(3)) cut_short(std::get<carioca::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  // Kabu, told in all ways, until somebody cannot pay.
  session::Session of_kabu(int hands) {
    kabu::Rules rules;
    if (chance(5)) rules.starting_chips = below(500);
    session::Session made;
    made.id = id();
    made.rules = rules;
    made.players = names(kabu::kLeastSeats + below(kabu::kMostSeats - kabu::kLeastSeats + 1));
    made.first_dealer = Seat{below(made.seats())};
    beginning(made);
    for (int number = 0; number < hands && !session::score(made).finished; ++number) {
      session::Hand& hand = made.hands.emplace_back();
      around(hand, made.players);
      hand.facts = random_kabu_hand(random_, made.seats());
    }
    if (!made.hands.empty() && chance(3)) cut_short(std::get<kabu::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  // Samba, cards told by kind and as points, until a team has the target.
  session::Session of_samba(int hands) {
    samba::Rules rules;
    if (chance(3)) rules.target = 500 + below(5000);
    if (chance(3)) rules.end = samba::End::kExceed;
    session::Session made;
    made.id = id();
    made.rules = rules;
    made.players = names(samba::kSeats);
    made.first_dealer = Seat{below(samba::kSeats)};
    beginning(made);
    for (int number = 0; number < hands && !session::score(made).finished; ++number) {
      session::Hand& hand = made.hands.emplace_back();
      around(hand, made.players);
      hand.facts = random_samba_hand(random_);
    }
    if (!made.hands.empty() && chance(3)) cut_short(std::get<samba::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  // Twenty-Four, until somebody has no cards left.
  session::Session of_twenty_four(int hands) {
    session::Session made;
    made.id = id();
    made.rules = twenty_four::Rules{};
    made.players = names(chance(5) ? twenty_four::kLeastSeats : twenty_four::kMostSeats);
    made.first_dealer = Seat{below(made.seats())};
    beginning(made);
    for (int number = 0; number < hands && !session::score(made).finished; ++number) {
      session::Hand& hand = made.hands.emplace_back();
      around(hand, made.players);
      hand.facts = random_twenty_four_hand(random_, made.seats());
    }
    if (!made.hands.empty() && chance(3)) cut_short(std::get<twenty_four::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  // Put and Take, told in all three ways.
  session::Session of_put_and_take(int hands) {
    put_and_take::Rules rules;
    if (chance(3)) rules.stakes = put_and_take::kSteep;
    if (chance(3)) rules.hands = 1 + below(8);
    return of_tricks(hands, put_and_take::kLeastSeats + below(put_and_take::kMostSeats - put_and_take::kLeastSeats + 1),
                     rules, [&](const games::Deal& deal) { return random_put_and_take_hand(random_, deal); });
  }

  // Razz, now and then with somebody all in or everybody else gone.
  session::Session of_razz(int hands) {
    razz::Rules rules;
    if (chance(3)) rules = {.starting_chips = below(100), .ante = below(6)};
    session::Session made;
    made.id = id();
    made.rules = rules;
    made.players = names(razz::kLeastSeats + below(razz::kMostSeats - razz::kLeastSeats + 1));
    made.first_dealer = Seat{below(made.seats())};
    beginning(made);
    for (int number = 0; number < hands; ++number) {
      session::Hand hand;
      around(hand, made.players);
      games::Deal deal;
      deal.seats = made.seats();
      deal.totals = session::score(made).totals;
      for (const auto& adjustment : hand.adjustments) deal.totals[*adjustment.to.seat()] += adjustment.amount;
      hand.facts = random_razz_hand(random_, rules, deal);
      made.hands.push_back(std::move(hand));
    }
    if (!made.hands.empty() && chance(3)) cut_short(std::get<razz::Hand>(made.hands.back().facts));
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  int below(int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random_); }

 private:
  static constexpr int kSeats = 4;

  bool chance(int in_ten) { return below(10) < in_ten; }
  static std::string two(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

  std::vector<std::string> names(int seats) {
    std::vector<std::string> all{"Anna", "Boris", "Clara", "Dmitri", "Ελένη", "Zoë O'Hara", "\"R\\D\"", "名"};
    if (seats > static_cast<int>(all.size())) all.insert(all.end(), {"Irina", "Juri"});
    std::shuffle(all.begin(), all.end(), random_);
    all.resize(static_cast<std::size_t>(seats));
    return all;
  }

  void beginning(session::Session& made) {
    if (chance(5)) made.started_at = "20" + two(below(90) + 10) + "-" + two(1 + below(12)) + "-11T18:30:00Z";
    if (chance(2)) made.note = "«" + std::string(static_cast<std::size_t>(below(40)), 'n') + "\" \\ \n»";
  }

  session::Hand hand(const std::vector<std::string>& players) {
    session::Hand made;
    made.facts = facts();
    around(made, players);
    return made;
  }

  // What a hand of any game may have.
  void around(session::Hand& made, const std::vector<std::string>& players) {
    const int seats = static_cast<int>(players.size());
    if (chance(1)) made.dealer = Seat{below(seats)};
    if (chance(1)) made.note = "a note";
    if (chance(1)) made.players = sitting_in(players);
    if (chance(2)) {
      const Seat to{below(seats)};
      made.adjustments.push_back({Account::bank(), Account::of(to), 1 + below(1000), chance(5) ? "revoke" : ""});
    }
  }

  std::vector<std::string> sitting_in(std::vector<std::string> players) {
    players[static_cast<std::size_t>(below(static_cast<int>(players.size())))] = "Guest " + std::to_string(below(5));
    return players;
  }

  // The game's length is no less than the hands to be played.
  reversis::Rules reversis_rules(int hands) {
    reversis::Rules rules;
    if (chance(5)) rules.starting_chips = below(500);
    if (chance(5)) rules.hands = std::max(1, hands + below(2));
    rules.new_pot = static_cast<reversis::NewPot>(below(2));
    rules.loser_tie = static_cast<reversis::LoserTie>(below(2));
    rules.final_pots = static_cast<reversis::FinalPots>(below(2));
    return rules;
  }

  void pay_a_debt(session::Hand& hand) {
    const Seat from{below(kSeats)};
    const Account to = chance(2) ? Account::bank() : Account::of(from.left(kSeats, 1 + below(kSeats - 1)));
    hand.adjustments.push_back({Account::of(from), to, 1 + below(100), "debt"});
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

  hearts::Hand hearts_facts(const hearts::Rules& rules, const games::Deal& deal) {
    const std::optional<Seat> favoured = chance(5) ? std::optional{Seat{below(deal.seats)}} : std::optional<Seat>{};
    hearts::Hand made = HeartsHand{random_, rules, deal, favoured}.told().all()[static_cast<std::size_t>(below(3))];
    made.moon_choice = chance(5) ? hearts::MoonChoice::kAdd : hearts::MoonChoice::kSubtract;
    if (rules.double_card && chance(5)) made.charged.insert(Card{Rank::kQueen, Suit::kSpades});
    return made;
  }

  void cut_short(hearts::Hand& hand) {
    if (hand.summary) {
      hand.summary->captured.clear();
    } else {
      hand.tricks.resize(static_cast<std::size_t>(below(static_cast<int>(hand.tricks.size()))));
    }
  }

  template <class Rules, class Tell>
  session::Session of_tricks(int hands, int seats, const Rules& rules, const Tell& tell) {
    session::Session made;
    made.id = id();
    made.rules = rules;
    made.players = names(seats);
    made.first_dealer = Seat{below(seats)};
    beginning(made);
    Seat dealer = made.first_dealer;
    for (int number = 0; number < hands && !session::score(made).finished; ++number) {
      session::Hand& hand = made.hands.emplace_back();
      around(hand, made.players);
      dealer = hand.dealer.value_or(dealer);
      const auto told = tell(deal_at(seats, dealer.index()));
      hand.facts = told.at(static_cast<std::size_t>(below(3)));
      dealer = dealer.left(seats);
    }
    if (!made.hands.empty() && chance(3)) {
      std::visit([this](auto& facts) { this->cut_short(facts); }, made.hands.back().facts);
    }
    if (chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
    return made;
  }

  void cut_short(briscola::Hand& hand) { cut_short(hand.tricks, hand.points); }
  void cut_short(games::Piles& hand) { cut_short(hand.tricks, hand.points); }
  void cut_short(ecarte::Hand& hand) { cut_short(hand.tricks, hand.summary); }
  void cut_short(std::vector<Trick>& tricks, std::optional<games::Counts>& sum) {
    if (sum) sum = games::Counts{};
    if (!tricks.empty()) tricks.resize(static_cast<std::size_t>(below(static_cast<int>(tricks.size()))));
  }

  // What has not been led is not claimed.
  void cut_short(reversis::Hand& hand) {
    hand.tricks.resize(static_cast<std::size_t>(below(reversis::kTricksPerHand)));
    hand.claims.clear();
  }

  void cut_short(carioca::Hand& hand) {
    for (const Seat seat : Seats{hand.deadwood.size()}) {
      if (seat != hand.out) hand.deadwood[seat] = {};
    }
  }

  static void cut_short(samba::Hand& hand) {
    hand.out.reset();
    hand.teams[1] = {};
  }

  static void cut_short(kabu::Hand& hand) {
    hand.cards = {};
    hand.points = {};
  }

  void cut_short(twenty_four::Hand& hand) {
    hand.loser.reset();
    for (int place = below(twenty_four::kNumbers); place < twenty_four::kNumbers; ++place)
      hand.board.at(static_cast<std::size_t>(place)).reset();
  }

  void cut_short(put_and_take::Hand& hand) {
    for (int cards = 1 + below(2 * put_and_take::kTurns); cards > 0; --cards) hand = without_last(std::move(hand));
  }

  static void cut_short(razz::Hand& hand) {
    if (!hand.shown.empty()) hand.shown.pop_back();
    hand.bets[hand.folded.empty() ? Seat{0} : hand.folded.front()].reset();
  }

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

// Led cards are claimed when all tricks are told.
inline void claim_nothing_yet(reversis::Hand& hand) { hand.claims.clear(); }
template <class OfAnotherGame>
void claim_nothing_yet(OfAnotherGame&) {}

// A hand told trick by trick as it grows; one in sum is told at once.
template <class Facts>
concept ToldInTricks = requires(Facts facts) {
  facts.tricks.resize(0);
};
inline std::vector<games::Hand> growing(const games::Hand& whole) {
  return std::visit(
      []<class Facts>(const Facts& facts) {
        std::vector<games::Hand> steps;
        if constexpr (!ToldInTricks<Facts>) {
          steps = {Facts{}, facts};
          return steps;
        } else {
          for (std::size_t tricks = 0; tricks <= facts.tricks.size(); ++tricks) {
            auto step = facts;
            step.tricks.resize(tricks);
            if (tricks < facts.tricks.size()) claim_nothing_yet(step);
            steps.emplace_back(std::move(step));
          }
          return steps;
        }
      },
      whole);
}

// The taps that lead from there to the session: each hand with all that is known of it beside its tricks, then those
// one by one.
inline std::vector<Tap> taps_of(const session::Session& whole) {
  std::vector<Tap> taps;
  session::Session now = beginning_of(whole);
  for (int number = 0; number < static_cast<int>(whole.hands.size()); ++number) {
    session::Hand hand = whole.hands[static_cast<std::size_t>(number)];
    std::optional<std::string> before;
    for (games::Hand& facts : growing(hand.facts)) {
      hand.facts = std::move(facts);
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
