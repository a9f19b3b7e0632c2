#include "games/tricks.h"

#include <algorithm>
#include <array>
#include <bit>

#include <fmt/core.h>

#include "games/words.h"

namespace nullo::games {
namespace {

int height_of(Card card, const TrickRules& rules) {
  const auto rank = static_cast<std::size_t>(card.rank());
  return rules.ranking == nullptr ? static_cast<int>(rank) : (*rules.ranking)[rank];
}

// What a card can do in a trick: trumps beat the suit led, and that beats all other cards, which get 0.
int force_of(Card card, std::optional<Suit> led, std::optional<Suit> trump, const TrickRules& rules) {
  constexpr int kAboveAllRanks = 16;
  if (card.suit() == trump) return 2 * kAboveAllRanks + height_of(card, rules);
  return card.suit() == led ? kAboveAllRanks + height_of(card, rules) : 0;
}

int place_with_trump(const TrickCards& play, std::optional<Suit> trump, const TrickRules& rules) {
  const Suit led = play.front().card.suit();
  std::size_t best = 0;
  for (std::size_t i = 1; i < play.size(); ++i) {
    if (force_of(play[i].card, led, trump, rules) > force_of(play[best].card, led, trump, rules)) best = i;
  }
  return static_cast<int>(best);
}

// Nothing if the winner depends on the trump suit and that is not known.
std::optional<int> place_by_ranking(const TrickCards& play, const TrickRules& rules) {
  if (!rules.has_trumps || rules.trump) return place_with_trump(play, rules.trump, rules);
  const int first = place_with_trump(play, kSuits.front(), rules);
  const bool same =
      std::ranges::all_of(kSuits, [&](Suit trump) { return place_with_trump(play, trump, rules) == first; });
  return same ? std::optional{first} : std::nullopt;
}

// The place of the card that takes a whole trick; nothing if all cards of the suit led cancel, or if the trump suit
// decides and is not known.
std::optional<int> taking_place(const TrickCards& play, const TrickRules& rules) {
  if (rules.is_plain()) return winning_place(play);
  if (!rules.two_packs) return place_by_ranking(play, rules);
  const Suit led = play.front().card.suit();
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < play.size(); ++i) {
    const Card card = play[i].card;
    const auto equal = std::count_if(play.begin(), play.end(), [card](const NotedCard& n) { return n.card == card; });
    if (card.suit() == led && equal == 1 && (!best || card > play[*best].card)) best = i;
  }
  return best ? std::optional{static_cast<int>(*best)} : std::nullopt;
}

// Seats go around once or twice in a trick.
Seat seat_after(Seat leader, int places, int seats) {
  const int steps = places >= seats ? places - seats : places;
  return leader.left(seats, steps);
}

Seat seat_before(Seat seat, int places, int seats) {
  const int steps = places >= seats ? places - seats : places;
  return seat.left(seats, seats - steps);
}

bool boosts(const Trick& trick, int seats) {
  const Suit led = trick.cards.front().card.suit();
  const std::size_t first_round = std::min(trick.cards.size(), static_cast<std::size_t>(seats));
  for (std::size_t i = 0; i < first_round; ++i) {
    if (trick.cards[i].card == Card{Rank::kNine, led}) return true;
  }
  return false;
}

// What the cards of a trick show by themselves, without the other tricks.
void look_at_cards(const Trick& trick, TrickOutcome& outcome) {
  CardSet cards;
  if (trick.is_play) {
    WinningCard winning{trick.cards.front().card};
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      cards.insert(trick.cards[i].card);
      winning.look(trick.cards[i].card, static_cast<int>(i));
    }
    outcome.players_known = true;
    outcome.best_place = static_cast<std::uint8_t>(winning.place());
  } else {
    for (const NotedCard& noted : trick.cards) {
      cards.insert(noted.card);
      outcome.players_known = outcome.players_known || noted.by;
    }
  }
  outcome.cards = cards;
}

// Finds who leads and wins, after look_at_cards(). `leader`: by the tricks before it or by the game's rule. Returns who
// leads the next trick.
std::optional<Seat> find_seats(const std::vector<Trick>& tricks, std::size_t number, std::optional<Seat> leader,
                               int first_round, const TrickRules& rules, TrickOutcome& outcome) {
  const Trick& trick = tricks[number];
  if (!leader) leader = trick.leader;
  std::optional<Seat> winner = trick.winner;
  bool on_table = trick.on_table;
  const int rounds = rounds_of(trick, first_round, rules);
  const bool is_full_play = trick.is_play && static_cast<int>(trick.cards.size()) == rules.seats * rounds;
  bool decided = is_full_play;
  int place = outcome.best_place;
  if (is_full_play && !rules.is_plain()) {
    const std::optional<int> taking = taking_place(trick.cards, rules);
    decided = taking.has_value();
    on_table = rules.two_packs && !decided;
    place = taking.value_or(0);
  }
  if (decided) {
    if (!winner && leader) winner = seat_after(*leader, place, rules.seats);
    if (!winner && number + 1 < tricks.size()) winner = tricks[number + 1].leader;
    if (!leader && winner) leader = seat_before(*winner, place, rules.seats);
  }
  outcome.leader = leader;
  outcome.winner = winner;
  outcome.is_full_play = is_full_play;
  outcome.on_table = on_table;
  outcome.two_rounds = rounds == 2;
  return on_table ? leader : winner;
}

// With two packs: the cards of tricks that stay on the table go to the winner of the next trick that is won; after the
// last round, to the last winner.
void find_captors(TrickOutcomes& outcomes, const TrickRules& rules) {
  const auto over = static_cast<std::size_t>(outcomes.over);
  std::optional<Seat> captor;
  if (outcomes.rounds == rules.rounds) {
    for (std::size_t k = over; k-- > 0 && !captor;) captor = outcomes.tricks[k].winner;
  }
  for (std::size_t k = over; k-- > 0;) {
    if (outcomes.tricks[k].winner) captor = outcomes.tricks[k].winner;
    outcomes.tricks[k].captor = captor;
  }
}

// One trick under examination, with all that is known of it.
struct Examined {
  const Trick& trick;
  std::size_t number;
  const TrickOutcome& outcome;
  const TrickRules& rules;
  std::optional<Seat> expected_leader;  // who leads it by the tricks before it, or by the game's rule
  std::optional<Seat> leader = outcome.leader;
  std::optional<Seat> winner = outcome.winner;
  int seats = rules.seats;

  [[nodiscard]] std::string at(std::string_view key) const { return trick_at(number).append(key); }
  // As people say it: "trick 3".
  [[nodiscard]] std::string name() const { return fmt::format("trick {}", number + 1); }
  [[nodiscard]] std::string card_place(std::size_t place) const { return card_at(trick, number, place); }
  [[nodiscard]] std::optional<Seat> player(std::size_t place) const { return player_of(trick, place, leader, seats); }
};

void conflict(std::vector<Conflict>& conflicts, std::vector<Fault> ways, std::string said) {
  conflicts.push_back(Conflict{std::move(ways), std::move(said)});
}

void check_leader(const Examined& t, std::vector<Conflict>& conflicts) {
  if (!t.expected_leader || !t.trick.leader || *t.trick.leader == *t.expected_leader) return;
  const std::string entered = seat_text(*t.trick.leader);
  const std::string follows = seat_text(*t.expected_leader);
  const std::string why = t.number == 0 ? "leads the first trick" : "won the trick before and leads";
  std::vector<Fault> ways{{t.at("/leader"), fmt::format("{}, who {}", follows, why), entered}};
  if (t.number == 0) ways.push_back({"/dealer", fmt::format("a dealer by whom {} leads", entered), follows});
  conflict(conflicts, std::move(ways), fmt::format("{} leads {}, not {}.", follows, t.name(), entered));
}

void check_one_card_each(const Examined& t, std::vector<Conflict>& conflicts) {
  if (t.trick.is_play) return;
  PerSeat<int> turns(t.seats, t.outcome.rounds());
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const std::optional<Seat> by = t.trick.cards[i].by;
    if (!by || --turns[*by] >= 0) continue;
    conflict(conflicts,
             {{t.card_place(i).append("/by"), "a seat that has not played to this trick yet",
               fmt::format("{}, who played another of its cards", seat_text(*by))}},
             fmt::format("{} has played a card to this trick already.", seat_text(*by)));
  }
}

void check_play(const Examined& t, std::vector<Conflict>& conflicts) {
  const Trick& trick = t.trick;
  if (trick.cards.empty()) return;
  const Suit first = trick.cards[0].card.suit();
  if (trick.led && *trick.led != first) {
    const std::string card = to_string(trick.cards[0].card);
    conflict(conflicts,
             {{t.at("/led"), fmt::format("\"{}\", as the {} was led", letter(first), card),
               fmt::format("\"{}\"", letter(*trick.led))},
              {t.card_place(0), fmt::format("a card of the suit led, \"{}\"", letter(*trick.led)), card}},
             fmt::format("The {} was led to {}: that is {}, not {}.", card, t.name(), suit_name(first),
                         suit_name(*trick.led)));
  }
  if (!trick.winner && !trick.on_table) return;
  const std::string entered = trick.winner ? seat_text(*trick.winner) : "\"none\"";
  if (!t.outcome.is_full_play) {
    const std::string cards = fmt::format("{} of {} cards", trick.cards.size(), t.seats * t.outcome.rounds());
    conflict(conflicts,
             {{t.at("/winner"), "no winner before the last card is played", entered},
              {t.at("/play"), "all cards of a trick that is won", cards}},
             fmt::format("{} has {}, so it is not over yet.", capitalized(t.name()), cards));
    return;
  }
  const std::optional<int> place = taking_place(trick.cards, t.rules);
  if (!place && t.rules.has_trumps) return;  // check_entered_winners() looks at all such tricks together
  if (!place || trick.on_table) {
    if (!place == trick.on_table) return;
    const std::string expected = place ? "the seat whose card takes the trick" : "\"none\", as the cards cancel";
    conflict(
        conflicts, {{t.at("/winner"), expected, entered}, {t.at("/play"), "cards that agree with \"winner\"", entered}},
        place ? fmt::format("The {} takes {}.", to_string(trick.cards[static_cast<std::size_t>(*place)].card), t.name())
              : fmt::format("The cards of {} cancel, so nobody wins it.", t.name()));
    return;
  }
  if (!t.leader) return;
  const Seat takes = seat_after(*t.leader, *place, t.seats);
  if (takes == *trick.winner) return;
  const std::string card = to_string(trick.cards[static_cast<std::size_t>(*place)].card);
  conflict(conflicts,
           {{t.at("/winner"), fmt::format("{}, whose {} takes the trick", seat_text(takes), card), entered},
            {t.at("/play"), fmt::format("cards that {} wins", entered),
             fmt::format("the {} of {}", card, seat_text(takes))}},
           fmt::format("{} takes the trick, with the {}.", seat_text(takes), card));
}

// The card that the seat is known to have played to a seen trick.
std::optional<Card> card_of(const Examined& t, std::optional<Seat> seat) {
  for (const NotedCard& noted : t.trick.cards) {
    if (seat && noted.by == seat) return noted.card;
  }
  return std::nullopt;
}

// The sentence for a card of the leader or the winner that is not of the suit led. Where nobody entered that suit, the
// other one's card shows it.
std::string not_of_suit_led(const Examined& t, Suit led, const NotedCard& noted) {
  const std::optional<Card> opened = card_of(t, t.leader);
  const std::optional<Card> won = card_of(t, t.winner);
  if (!t.trick.led && opened && won) {
    return fmt::format("{} led the {}, so {} did not win {} with the {}.", seat_text(*t.leader), to_string(*opened),
                       seat_text(*t.winner), t.name(), to_string(*won));
  }
  return fmt::format("{} were led to {}, so {} did not {} the {}.", capitalized(std::string{suit_name(led)}), t.name(),
                     seat_text(*noted.by), noted.by == t.leader ? "lead" : "win with", to_string(noted.card));
}

// The place of the best card of the suit led among those that others than the winner played.
std::optional<std::size_t> best_of_others(const Examined& t, Suit led) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const NotedCard& noted = t.trick.cards[i];
    if (noted.card.suit() != led || !noted.by || noted.by == t.winner) continue;
    if (!best || height_of(noted.card, t.rules) > height_of(t.trick.cards[*best].card, t.rules)) best = i;
  }
  return best;
}

// The height of the highest card of one suit; 0 if there are no cards.
int highest_of(CardSet cards, const TrickRules& rules) {
  int highest = 0;
  for (const Card card : cards) highest = std::max(highest, height_of(card, rules));
  return highest;
}

// A seen trick of one round whose suit led is known: the winner's card must be of it and beat what the others played.
// With two packs a card that beats it may have been cancelled.
void check_seen(const Examined& t, CardSet elsewhere, CardSet pack, std::vector<Conflict>& conflicts) {
  const std::optional<Suit> led = led_suit(t.trick, t.outcome, t.rules);
  if (!led || t.outcome.rounds() > 1) return;
  CardSet could_win = pack.in_suit(*led) - elsewhere;
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const NotedCard& noted = t.trick.cards[i];
    if (!noted.by) continue;
    const bool led_it = noted.by == t.leader;
    const bool won_it = noted.by == t.winner;
    if (!won_it) could_win.erase(noted.card);
    if (won_it) could_win = could_win & CardSet{noted.card};
    if ((led_it || won_it) && noted.card.suit() != *led) {
      const std::string card = to_string(noted.card);
      conflict(
          conflicts,
          {{t.card_place(i),
            fmt::format("a card of the suit led, \"{}\", by who {} the trick", letter(*led), led_it ? "led" : "won"),
            card},
           {t.at("/led"), fmt::format("\"{}\", the suit of the {}", letter(noted.card.suit()), card),
            fmt::format("\"{}\"", letter(*led))},
           {t.at("/winner"), fmt::format("a seat that followed suit (\"{}\")", letter(*led)), card}},
          not_of_suit_led(t, *led, noted));
      return;
    }
  }
  if (!t.winner || t.rules.two_packs) return;
  const std::optional<std::size_t> best = best_of_others(t, *led);
  const int highest = highest_of(could_win, t.rules);
  if (highest > (best ? height_of(t.trick.cards[*best].card, t.rules) : 0)) return;
  const std::string winner = seat_text(*t.winner);
  if (!best) {
    conflict(conflicts,
             {{t.at("/winner"), "a seat that can have followed suit",
               fmt::format("{}, though every card of \"{}\" lies elsewhere", winner, letter(*led))},
              {t.at("/led"), "a suit the winner can have played", fmt::format("\"{}\"", letter(*led))}},
             fmt::format("All {0} lie elsewhere, so {0} were not led to {1}.", suit_name(*led), t.name()));
    return;
  }
  const NotedCard& better = t.trick.cards[*best];
  const std::string card = to_string(better.card);
  conflict(conflicts,
           {{t.at("/winner"), fmt::format("{}, whose {} takes the trick", seat_text(*better.by), card), winner},
            {t.card_place(*best), fmt::format("no card that beats what {} won with", winner), card},
            {t.at("/led"), fmt::format("a suit in which {} wins", winner), fmt::format("\"{}\"", letter(*led))}},
           fmt::format("The {} of {} beats whatever {} can have played.", card, seat_text(*better.by), winner));
}

// A seen trick in a game with trumps: who led played the suit led, and the winner's card beats what the others played.
void check_seen_with_trumps(const Examined& t, CardSet elsewhere, std::vector<Conflict>& conflicts) {
  const std::optional<Suit> led = led_suit(t.trick, t.outcome, t.rules);
  const std::optional<Suit> trump = t.rules.trump;
  std::optional<std::size_t> own;
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const NotedCard& noted = t.trick.cards[i];
    if (noted.by && noted.by == t.winner) own = i;
    if (!led || !noted.by || noted.by != t.leader || noted.card.suit() == *led) continue;
    const std::string card = to_string(noted.card);
    conflict(
        conflicts,
        {{t.card_place(i), fmt::format("a card of the suit led, \"{}\", by who led the trick", letter(*led)), card},
         {t.at("/led"), fmt::format("\"{}\", the suit of the {}", letter(noted.card.suit()), card),
          fmt::format("\"{}\"", letter(*led))}},
        not_of_suit_led(t, *led, noted));
    return;
  }
  if (!t.winner || !trump) return;
  CardSet could_win = t.rules.pack - elsewhere;
  std::optional<std::size_t> best;  // of the others' cards
  const auto force = [&](Card card) { return force_of(card, led, trump, t.rules); };
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const NotedCard& noted = t.trick.cards[i];
    if (i == own || (!own && !noted.by)) continue;
    could_win.erase(noted.card);
    if (!best || force(noted.card) > force(t.trick.cards[*best].card)) best = i;
  }
  if (own) could_win = CardSet{t.trick.cards[*own].card};
  if (led && t.winner == t.leader) could_win = could_win & CardSet::of_suit(*led);
  int highest = 0;
  for (const Card card : could_win) highest = std::max(highest, led || card.suit() == *trump ? force(card) : 1);
  if (highest > (best ? force(t.trick.cards[*best].card) : 0)) return;
  const std::string winner = seat_text(*t.winner);
  const std::string found = best ? to_string(t.trick.cards[*best].card) : "none";
  std::vector<Fault> ways{{t.at("/winner"), fmt::format("a seat that can have beaten the {}", found), winner}};
  if (own)
    ways.push_back(
        {t.card_place(*own), fmt::format("a card that beats the {}", found), to_string(t.trick.cards[*own].card)});
  if (best) ways.push_back({t.card_place(*best), fmt::format("no card that beats what {} won with", winner), found});
  if (t.trick.led)
    ways.push_back(
        {t.at("/led"), fmt::format("a suit in which {} wins", winner), fmt::format("\"{}\"", letter(*t.trick.led))});
  std::string said;
  if (best) {
    said = fmt::format("The {} beats what {} played.", found, winner);
  } else if (own) {
    said = fmt::format("The {} is neither of the suit led nor a trump, so {} did not win {} with it.",
                       to_string(t.trick.cards[*own].card), winner, t.name());
  } else {
    said = fmt::format("All cards with which {} can have won {} lie elsewhere.", winner, t.name());
  }
  conflict(conflicts, std::move(ways), std::move(said));
}

// Where trumps are not known, there must be one suit that makes all entered winners right.
void check_entered_winners(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                           std::vector<Conflict>& conflicts) {
  if (!rules.has_trumps || rules.trump) return;
  std::array<bool, kSuits.size()> possible{true, true, true, true};
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    if (!outcomes[k].is_full_play || !trick.winner || !outcomes[k].leader) continue;
    bool any = false;
    bool alone = false;  // whether some suit makes this winner right, without a look at the tricks before
    for (std::size_t i = 0; i < kSuits.size(); ++i) {
      const int place = place_with_trump(trick.cards, kSuits[i], rules);
      const bool wins = seat_after(*outcomes[k].leader, place, rules.seats) == *trick.winner;
      alone = alone || wins;
      possible[i] = possible[i] && wins;
      any = any || possible[i];
    }
    if (any) continue;
    const std::string entered = seat_text(*trick.winner);
    conflict(conflicts,
             {{trick_at(k) + "/winner", "a seat that wins it whatever suit was trumps", entered},
              {trick_at(k) + "/play", fmt::format("cards that {} wins", entered), "others"}},
             alone ? fmt::format("The tricks before rule out the trumps with which {} wins trick {}.", entered, k + 1)
                   : fmt::format("Whatever is trumps, {} does not win trick {}.", entered, k + 1));
    return;
  }
}

// Looks for revokes without branching on the cards, so that the many hands without one cost little. The suits that each
// seat has played, and those that it has not followed, are sets with a bit for each seat and suit.
class RevokeSearch {
 public:
  [[nodiscard]] bool found() const { return proofs_ != 0; }

  [[nodiscard]] bool somebody_without(Suit suit) const { return (without_ & of_all(suit)) != 0; }

  // A trick in which each seat played one card, in their order.
  void look_at_round(const TrickCards& cards, Seat leader) {
    std::uint64_t played = 0;
    int seat = leader.index();
    const int seats = static_cast<int>(cards.size());
    for (const NotedCard& noted : cards) {
      played |= bit(seat, noted.card.suit());
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    proofs_ |= without_ & played;
    without_ |= of_all(cards.front().card.suit()) & ~played;
  }

  void look_at_card(Seat seat, Suit suit, std::optional<Suit> led) {
    proofs_ |= without_ & bit(seat.index(), suit);
    if (led) without_ |= bit(seat.index(), *led) & ~bit(seat.index(), suit);
  }

 private:
  static constexpr unsigned kSuitBits = 4;

  static std::uint64_t bit(int seat, Suit suit) {
    return std::uint64_t{1} << (kSuitBits * static_cast<unsigned>(seat) + static_cast<unsigned>(suit));
  }
  static std::uint64_t of_all(Suit suit) {
    constexpr std::uint64_t kEverySeat = 0x11'1111'1111;  // every seat's bit of the first suit
    return kEverySeat << static_cast<unsigned>(suit);
  }

  std::uint64_t without_ = 0;  // suits that a seat has not followed
  std::uint64_t proofs_ = 0;   // those of them that the seat played later
};

bool any_revoke(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                std::optional<NotedCard> exposed) {
  RevokeSearch search;
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    const TrickOutcome& outcome = outcomes[k];
    if (outcome.is_full_play && outcome.leader && !outcome.two_rounds) {
      const Suit led = trick.cards.front().card.suit();
      const bool all_follow = (outcome.cards - CardSet::of_suit(led)).empty();
      if (!all_follow || search.somebody_without(led)) search.look_at_round(trick.cards, *outcome.leader);
      continue;
    }
    if (trick.cards.empty()) continue;
    const std::optional<Suit> led = led_suit(trick, outcome, rules);
    if (led && (outcome.cards - CardSet::of_suit(*led)).empty() && !search.somebody_without(*led)) continue;
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Card card = trick.cards[i].card;
      std::optional<Seat> by = player_of(trick, i, outcome.leader, rules.seats);
      if (!by && exposed && exposed->card == card) by = exposed->by;
      if (by) search.look_at_card(*by, card.suit(), led);
    }
  }
  return search.found();
}

// How many copies of a card are in play.
int copies_of(Card card, const TrickRules& rules) {
  return !rules.pack.contains(card) ? 0 : rules.twice.contains(card) ? 2 : 1;
}

void check_cards(const std::vector<Trick>& tricks, const TrickRules& rules, std::vector<Conflict>& conflicts) {
  CardSet once;
  CardSet twice;
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    for (std::size_t i = 0; i < tricks[k].cards.size(); ++i) {
      const Card card = tricks[k].cards[i].card;
      const int before = twice.contains(card) ? 2 : once.contains(card) ? 1 : 0;
      const int copies = copies_of(card, rules);
      if (copies == 0) {
        conflict(conflicts, {{card_at(tricks[k], k, i), "a card of the pack in play", to_string(card)}},
                 fmt::format("The {} is not in this pack.", to_string(card)));
      } else if (before >= copies) {
        conflict(conflicts,
                 {{card_at(tricks[k], k, i), "a card that has not been played yet",
                   fmt::format("the {} {}", to_string(card), before == 1 ? "a second time" : "once more")}},
                 fmt::format("The {} has been played already.", to_string(card)));
      }
      (before == 0 ? once : twice).insert(card);
    }
  }
}

// Only a nine makes a second round, and a hand has only so many rounds.
void check_rounds(const Examined& t, int rounds_before, std::vector<Conflict>& conflicts) {
  const int rounds = rounds_before + t.outcome.rounds();
  if (rounds > t.rules.rounds) {
    const std::string expected = fmt::format("at most {} rounds of cards in a hand", t.rules.rounds);
    conflict(conflicts, {{trick_at(t.number), expected, fmt::format("{}", rounds)}},
             fmt::format("A hand has only {} {}; these are {}.", t.rules.rounds,
                         t.rules.boosted_nines ? "rounds of cards" : "tricks", rounds));
    return;
  }
  if (!t.trick.is_play) return;
  const int most = t.seats * rounds_of(t.trick, rounds_before, t.rules);
  if (static_cast<int>(t.trick.cards.size()) > most) {
    conflict(conflicts,
             {{t.at("/play"), fmt::format("{} cards, as no nine makes it a trick of two rounds", most),
               fmt::format("{}", t.trick.cards.size())}},
             fmt::format("{} has its {} cards already.", capitalized(t.name()), most));
  }
  if (t.trick.rounds > t.outcome.rounds()) {
    conflict(conflicts,
             {{t.at("/rounds"), "1, as no nine makes it a trick of two rounds", "2"},
              {t.at("/play"), "a nine that makes a trick of two rounds", "none"}},
             fmt::format("No nine makes {} two rounds.", t.name()));
  }
}

}  // namespace

CardSet cards_of(std::initializer_list<Rank> ranks) {
  CardSet cards;
  for (const Rank rank : ranks) {
    for (const Suit suit : kSuits) cards.insert(Card{rank, suit});
  }
  return cards;
}

CardSet beating(Card card, const TrickRules& rules) {
  CardSet better;
  for (const Card other : rules.pack.in_suit(card.suit())) {
    if (height_of(other, rules) > height_of(card, rules)) better.insert(other);
  }
  return better;
}

std::string trick_at(std::size_t trick) { return fmt::format("/tricks/{}", trick); }

std::string card_at(const Trick& trick, std::size_t number, std::size_t place) {
  return fmt::format("/tricks/{}/{}/{}", number, trick.is_play ? "play" : "cards", place);
}

int boosted_rounds_of(const Trick& trick, int first_round, const TrickRules& rules) {
  if (!trick.is_play) return trick.rounds;
  return !trick.cards.empty() && first_round + 1 < rules.rounds && boosts(trick, rules.seats) ? 2 : 1;
}

TrickOutcomes outcomes_of(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules) {
  TrickOutcomes outcomes;
  outcomes.tricks.resize(tricks.size());
  std::optional<Seat> leader = first_leader;
  int rounds = 0;
  int over = 0;
  bool all_over = true;
  for (std::size_t k = 0; k < tricks.size(); ++k) look_at_cards(tricks[k], outcomes.tricks[k]);
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    TrickOutcome& outcome = outcomes.tricks[k];
    leader = find_seats(tricks, k, leader, rounds, rules, outcome);
    rounds += outcome.rounds();
    all_over = all_over && outcome.over();
    if (!all_over) continue;
    ++over;
    outcomes.rounds = rounds;
    outcome.captor = outcome.winner;
  }
  outcomes.over = over;
  outcomes.next_leader = leader;
  if (rules.two_packs) find_captors(outcomes, rules);
  return outcomes;
}

std::optional<Seat> player_of(const Trick& trick, std::size_t place, std::optional<Seat> leader, int seats) {
  if (!trick.is_play) return trick.cards[place].by;
  if (!leader) return std::nullopt;
  return seat_after(*leader, static_cast<int>(place), seats);
}

std::optional<Suit> led_suit_seen(const Trick& trick, const TrickOutcome& outcome, const TrickRules& rules) {
  if (trick.led) return trick.led;
  if (outcome.rounds() > 1) return std::nullopt;
  for (std::size_t i = 0; i < trick.cards.size(); ++i) {
    const std::optional<Seat> by = player_of(trick, i, outcome.leader, rules.seats);
    const Suit suit = trick.cards[i].card.suit();
    const bool may_be_trump = rules.has_trumps && (!rules.trump || suit == *rules.trump);
    if (by && (by == outcome.leader || (by == outcome.winner && !may_be_trump))) return suit;
  }
  return std::nullopt;
}

void check_tricks(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules,
                  std::vector<Conflict>& conflicts) {
  check_cards(tricks, rules, conflicts);
  const TrickOutcomes outcomes = outcomes_of(tricks, first_leader, rules);
  CardSet all;
  for (const Trick& trick : tricks) {
    for (const NotedCard& noted : trick.cards) all.insert(noted.card);
  }
  std::optional<Seat> leader = first_leader;
  int rounds = 0;
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    const Examined examined{trick, k, outcomes[k], rules, leader};
    check_leader(examined, conflicts);
    check_rounds(examined, rounds, conflicts);
    check_one_card_each(examined, conflicts);
    if (trick.is_play) {
      check_play(examined, conflicts);
    } else {
      CardSet own;
      for (const NotedCard& noted : trick.cards) own.insert(noted.card);
      if (rules.has_trumps) {
        check_seen_with_trumps(examined, all - own, conflicts);
      } else {
        check_seen(examined, all - own, rules.pack, conflicts);
      }
    }
    leader = outcomes[k].on_table ? outcomes[k].leader : outcomes[k].winner;
    rounds += outcomes[k].rounds();
  }
  check_entered_winners(tricks, outcomes, rules, conflicts);
}

std::vector<Note> revokes(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, const TrickRules& rules,
                          std::optional<NotedCard> exposed) {
  std::vector<Note> notes;
  if (!any_revoke(tricks, outcomes, rules, exposed)) return notes;
  // For each seat and suit: the tricks (as bits) in which the seat did not follow that suit.
  std::array<std::array<std::uint64_t, kSuits.size()>, kMostSeats> not_followed{};
  for (std::size_t k = 0; k < tricks.size(); ++k) {
    const Trick& trick = tricks[k];
    if (trick.cards.empty()) continue;
    const std::optional<Suit> led = led_suit(trick, outcomes[k], rules);
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      const Card card = trick.cards[i].card;
      std::optional<Seat> by = player_of(trick, i, outcomes[k].leader, rules.seats);
      if (!by && exposed && exposed->card == card) by = exposed->by;
      if (!by) continue;
      auto& of_seat = not_followed[static_cast<std::size_t>(by->index())];
      std::uint64_t& earlier = of_seat[static_cast<std::size_t>(card.suit())];
      for (; earlier != 0; earlier &= earlier - 1) {
        notes.push_back({"revoke", by, std::countr_zero(earlier) + 1, card});
      }
      if (led && *led != card.suit()) of_seat[static_cast<std::size_t>(*led)] |= std::uint64_t{1} << k;
    }
  }
  std::ranges::stable_sort(notes, [](const Note& a, const Note& b) { return a.trick < b.trick; });
  return notes;
}

}  // namespace nullo::games
