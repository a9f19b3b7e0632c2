#include "support/random_session.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "document/document.h"
#include "session/seating.h"
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
namespace {

constexpr int kSeats = 4;

std::string two(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// Draws what a hand of one game may have, and takes back what is told last.
class Drawing {
 public:
  explicit Drawing(std::mt19937& random) : random_{random} {}

  int below(int limit) { return std::uniform_int_distribution<int>{0, limit - 1}(random_); }
  bool chance(int in_ten) { return below(10) < in_ten; }

  // One seat has the most tricks alone, so the hand is complete when its five cards are noted.
  tetka::Hand tetka_facts() {
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

  hearts::Hand hearts_facts(const hearts::Rules& rules, const games::Deal& deal) {
    std::optional<Seat> favoured;
    if (chance(5)) favoured = Seat{below(deal.seats)};
    hearts::Hand made = HeartsHand{random_, rules, deal, favoured}.told().all()[static_cast<std::size_t>(below(3))];
    made.moon_choice = chance(5) ? hearts::MoonChoice::kAdd : hearts::MoonChoice::kSubtract;
    if (rules.double_card && chance(5)) made.charged.insert(Card{Rank::kQueen, Suit::kSpades});
    return made;
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

  void cut_short(tetka::Hand& hand) { hand.tricks.resize(static_cast<std::size_t>(below(13))); }

  void cut_short(hearts::Hand& hand) {
    if (hand.summary) {
      hand.summary->captured.clear();
    } else {
      hand.tricks.resize(static_cast<std::size_t>(below(static_cast<int>(hand.tricks.size()))));
    }
  }

  // What has not been led is not claimed.
  void cut_short(reversis::Hand& hand) {
    hand.tricks.resize(static_cast<std::size_t>(below(reversis::kTricksPerHand)));
    hand.claims.clear();
  }

  void cut_short(briscola::Hand& hand) { cut_short(hand.tricks, hand.points); }
  void cut_short(games::Piles& hand) { cut_short(hand.tricks, hand.points); }
  void cut_short(ecarte::Hand& hand) { cut_short(hand.tricks, hand.summary); }
  void cut_short(std::vector<Trick>& tricks, std::optional<games::Counts>& sum) {
    if (sum) sum = games::Counts{};
    if (!tricks.empty()) tricks.resize(static_cast<std::size_t>(below(static_cast<int>(tricks.size()))));
  }

  static void cut_short(carioca::Hand& hand) {
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

 private:
  void note(tetka::Hand& hand, Card card) {
    TrickCards* cards = nullptr;
    do {
      cards = &hand.tricks[static_cast<std::size_t>(below(13))].cards;
    } while (cards->size() == 4);
    cards->push_back({card, std::nullopt});
  }

  std::mt19937& random_;
};

// Led cards are claimed when all tricks are told.
void claim_nothing_yet(reversis::Hand& hand) { hand.claims.clear(); }
template <class OfAnotherGame>
void claim_nothing_yet(OfAnotherGame&) {}

template <class Facts>
concept ToldInTricks = requires(Facts facts) {
  facts.tricks.resize(0);
};

}  // namespace

std::string RandomSessions::id() {
  std::string text = "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx";
  for (char& letter : text) {
    if (letter == 'x') letter = "0123456789abcdef"[below(16)];
  }
  return text;
}

session::Session RandomSessions::of_game(int game, int hands) {
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

// Points go along with the players, where partners stay partners by it.
void RandomSessions::follow(const session::Session& made, session::Hand& hand, const session::Fold& fold) {
  hand.points_follow = session::PointsFollow::kPlayer;
  const bool partners = session::keeps_partners(made.rules, session::came_from(fold.players(), hand));
  if (!partners) hand.points_follow = session::PointsFollow::kSeat;
}

// The hand as somebody who did not watch it tells it: its scores, where they may be told.
void RandomSessions::enter(const session::Session& made, session::Hand& hand, const session::Fold& fold) {
  const games::Deal deal = fold.deal_of(hand, false);
  const auto scored = games::score(made.rules, deal, fold.state(), hand.facts);
  const PerSeat<Amount> sums = scores_of(scored.postings, deal.seats);
  games::Counts scores(deal.seats);
  for (const Seat seat : Seats{deal.seats}) scores[seat] = static_cast<int>(sums[seat]);
  if (!scored.complete() || games::refuse_scores(made.rules, deal, scores)) return;
  hand.scores = scores;
  hand.facts = games::empty_hand(made.rules);
}

template <class Facts>
session::Session RandomSessions::played(session::Session made, int hands, const Facts& facts) {
  if (chance(2)) made.hands_before = below(4);
  session::Fold fold{made};
  for (int number = 0; number < hands && !fold.over(); ++number) {
    session::Hand& hand = next_hand(made);
    if (!hand.players.empty() && chance(5)) follow(made, hand, fold);
    hand.facts = facts(fold.deal_of(hand, false));
    if (chance(1)) enter(made, hand, fold);
    fold.add(hand, false);
  }
  return stopped(std::move(made));
}

template <class Rules, class Tell>
session::Session RandomSessions::of_tricks(int hands, int seats, const Rules& rules, const Tell& tell) {
  return played(begun(rules, seats), hands, [&](const games::Deal& deal) {
    const auto told = tell(deal);
    return told.at(static_cast<std::size_t>(below(3)));
  });
}

session::Session RandomSessions::session(int hands) {
  session::Session made = begun(tetka::Rules{.orbits = std::max(1, (hands + 3) / 4) + below(2)}, kSeats);
  for (int number = 0; number < hands; ++number) next_hand(made).facts = Drawing{random_}.tetka_facts();
  return stopped(std::move(made));
}

session::Session RandomSessions::of_hearts(int hands) {
  const auto presets = hearts::Game::presets();
  const auto& preset = presets[static_cast<std::size_t>(below(static_cast<int>(presets.size())))];
  const int least = preset.least_seats > 0 ? preset.least_seats : hearts::kLeastSeats;
  const int most = preset.most_seats > 0 ? preset.most_seats : kMostSeats;
  hearts::Rules rules = preset.rules;
  if (chance(5)) rules.target = hearts::kMostTarget;
  return played(begun(rules, least + below(most - least + 1)), hands,
                [&](const games::Deal& deal) { return Drawing{random_}.hearts_facts(rules, deal); });
}

std::array<session::Session, 3> RandomSessions::three_of_reversis(int hands) {
  const session::Session first = begun(Drawing{random_}.reversis_rules(hands), kSeats);
  std::array<session::Session, 3> told{first, first, first};
  if (chance(4)) {
    for (session::Session& way : told) way.ended_at = "2027-01-02T23:59:59Z";
  }
  Seat dealer = first.first_dealer;
  for (int number = 0; number < hands; ++number) {
    session::Hand hand;
    around(hand, first.players);
    if (chance(1)) Drawing{random_}.pay_a_debt(hand);
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

session::Session RandomSessions::of_reversis(int hands) {
  const std::array<session::Session, 3> told = three_of_reversis(hands);
  session::Session made = told[0];
  for (std::size_t number = 0; number < made.hands.size(); ++number) {
    made.hands[number] = told[static_cast<std::size_t>(below(3))].hands[number];
  }
  return stopped(std::move(made));
}

session::Session RandomSessions::of_briscola(int hands) {
  const int seats = 2 + below(3);
  briscola::Rules rules;
  if (chance(6)) rules.hands = 1 + below(8);
  if (seats == 3 && chance(3)) rules.removed = Card{Rank::kTwo, Suit::kHearts};
  return of_tricks(hands, seats, rules, [&](const games::Deal& deal) { return random_briscola(random_, rules, deal); });
}

session::Session RandomSessions::of_ecarte(int hands) {
  const ecarte::Rules rules{.target = chance(5) ? 5 : 1 + below(1000)};
  return of_tricks(hands, ecarte::kSeats, rules, [&](const games::Deal& deal) { return random_ecarte(random_, deal); });
}

session::Session RandomSessions::of_fuenfzehnern(int hands) {
  const int seats = 3 + below(2);
  fuenfzehnern::Rules rules;
  if (chance(4)) rules.hands = 1 + below(8);
  if (seats == 3 && chance(3)) rules.removed = Suit::kSpades;
  return of_tricks(hands, seats, rules,
                   [&](const games::Deal& deal) { return random_fuenfzehnern(random_, rules, deal); });
}

session::Session RandomSessions::of_carioca(int hands) {
  const int seats = carioca::kLeastSeats + below(carioca::kMostSeats - carioca::kLeastSeats + 1);
  return played(begun(carioca::Rules{}, seats), std::min(hands, carioca::kHands),
                [&](const games::Deal& deal) { return random_carioca_hand(random_, deal.seats, deal.number); });
}

session::Session RandomSessions::of_kabu(int hands) {
  kabu::Rules rules;
  if (chance(5)) rules.starting_chips = below(500);
  return played(begun(rules, kabu::kLeastSeats + below(kabu::kMostSeats - kabu::kLeastSeats + 1)), hands,
                [&](const games::Deal& deal) { return random_kabu_hand(random_, deal.seats); });
}

session::Session RandomSessions::of_samba(int hands) {
  samba::Rules rules;
  if (chance(3)) rules.target = 500 + below(5000);
  if (chance(3)) rules.end = samba::End::kExceed;
  return played(begun(rules, samba::kSeats), hands, [&](const games::Deal&) { return random_samba_hand(random_); });
}

session::Session RandomSessions::of_put_and_take(int hands) {
  put_and_take::Rules rules;
  if (chance(3)) rules.stakes = put_and_take::kSteep;
  if (chance(3)) rules.hands = 1 + below(8);
  return of_tricks(hands, put_and_take::kLeastSeats + below(put_and_take::kMostSeats - put_and_take::kLeastSeats + 1),
                   rules, [&](const games::Deal& deal) { return random_put_and_take_hand(random_, deal); });
}

session::Session RandomSessions::of_razz(int hands) {
  razz::Rules rules;
  if (chance(3)) rules = {.starting_chips = below(100), .ante = below(6)};
  return played(begun(rules, razz::kLeastSeats + below(razz::kMostSeats - razz::kLeastSeats + 1)), hands,
                [&](const games::Deal& deal) { return random_razz_hand(random_, rules, deal); });
}

session::Session RandomSessions::of_twenty_four(int hands) {
  const int seats = chance(5) ? twenty_four::kLeastSeats : twenty_four::kMostSeats;
  return played(begun(twenty_four::Rules{}, seats), hands,
                [&](const games::Deal& deal) { return random_twenty_four_hand(random_, deal.seats); });
}

std::vector<std::string> RandomSessions::names(int seats) {
  std::vector<std::string> all{"Anna", "Boris", "Clara", "Dmitri", "Ελένη", "Zoë O'Hara", "\"R\\D\"", "名"};
  if (seats > static_cast<int>(all.size())) all.insert(all.end(), {"Irina", "Juri"});
  std::shuffle(all.begin(), all.end(), random_);
  all.resize(static_cast<std::size_t>(seats));
  return all;
}

session::Session RandomSessions::begun(const games::Rules& rules, int seats) {
  session::Session made;
  made.id = id();
  made.rules = rules;
  made.players = names(seats);
  made.first_dealer = Seat{below(seats)};
  if (chance(5)) made.started_at = "20" + two(below(90) + 10) + "-" + two(1 + below(12)) + "-11T18:30:00Z";
  if (chance(2)) made.note = "«" + std::string(static_cast<std::size_t>(below(40)), 'n') + "\" \\ \n»";
  if (chance(2)) made.continues = id();
  if (chance(2)) made.stake = Stake{below(100), chance(5) ? Against::kWinner : Against::kAverage};
  if (chance(2)) {
    made.opening = PerSeat<Amount>(seats);
    for (const Seat seat : Seats{seats}) {
      made.opening[seat] = std::max(games::info(rules).least_opening, below(200) - 50);
      for (const Seat partner : games::sharing(rules, seats, seat))
        made.opening[seat] = made.opening[std::min(seat, partner)];
    }
  }
  return made;
}

session::Hand& RandomSessions::next_hand(session::Session& made) {
  session::Hand& hand = made.hands.emplace_back();
  around(hand, made.players);
  return hand;
}

// What a hand of any game may have.
void RandomSessions::around(session::Hand& made, const std::vector<std::string>& players) {
  const int seats = static_cast<int>(players.size());
  if (chance(1)) made.dealer = Seat{below(seats)};
  if (chance(1)) made.note = "a note";
  if (chance(1)) {
    made.players = players;
    made.players[static_cast<std::size_t>(below(seats))] = "Guest " + std::to_string(below(5));
  }
  if (chance(2)) {
    const Seat to{below(seats)};
    made.adjustments.push_back({Account::bank(), Account::of(to), 1 + below(1000), chance(5) ? "revoke" : ""});
  }
}

// Now and then its last hand is not all told, and the players stop.
session::Session RandomSessions::stopped(session::Session made) {
  if (!made.hands.empty() && chance(3)) {
    session::Hand& last = made.hands.back();
    if (last.entered()) {
      last.scores[Seat{0}].reset();
    } else {
      std::visit([this](auto& facts) { Drawing{random_}.cut_short(facts); }, last.facts);
    }
  }
  if (made.ended_at.empty() && chance(2)) made.ended_at = "2027-01-02T23:59:59Z";
  return made;
}

session::Session beginning_of(session::Session session) {
  session.hands.clear();
  session.ended_at.clear();
  return session;
}

std::vector<games::Hand> growing(const games::Hand& whole) {
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

std::vector<Tap> taps_of(const session::Session& whole) {
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
