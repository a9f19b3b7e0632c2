// Which facts about tricks contradict each other.
#include <algorithm>

#include <fmt/core.h>

#include "games/sentence.h"
#include "games/trick_play.h"
#include "games/tricks.h"
#include "text/say.h"

namespace nullo::games {
namespace {

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
  // As people say it: from 1.
  [[nodiscard]] std::size_t said_number() const { return number + 1; }
  [[nodiscard]] std::string card_place(std::size_t place) const { return card_at(trick, number, place); }
  [[nodiscard]] std::optional<Seat> player(std::size_t place) const { return player_of(trick, place, leader, seats); }
};

// As documents write a suit: "\"H\"".
std::string quoted_letter(Suit suit) { return fmt::format("\"{}\"", letter(suit)); }

void conflict(std::vector<Conflict>& conflicts, std::vector<Fault> ways, std::string said) {
  conflicts.push_back(Conflict{std::move(ways), std::move(said)});
}
// The sentence names the trick.
void conflict_in_trick(std::vector<Conflict>& conflicts, std::vector<Fault> ways, std::string said) {
  conflicts.push_back(Conflict{std::move(ways), std::move(said), true});
}

void check_leader(const Examined& t, std::vector<Conflict>& conflicts) {
  if (!t.expected_leader || !t.trick.leader || *t.trick.leader == *t.expected_leader) return;
  const std::string entered = seat_text(*t.trick.leader);
  const std::string follows = seat_text(*t.expected_leader);
  const text::Sentence expected = t.number == 0 ? text::mark("{player}, who leads the first trick")
                                                : text::mark("{player}, who won the trick before and leads");
  std::vector<Fault> ways{{t.at("/leader"), text::say(expected, follows), entered}};
  if (t.number == 0) ways.push_back({"/dealer", text::say("a dealer by whom {player} leads", entered), follows});
  conflict_in_trick(conflicts, std::move(ways),
                    text::say("{player} leads trick {trick}, not {other}.", follows, t.said_number(), entered));
}

void check_one_card_each(const Examined& t, std::vector<Conflict>& conflicts) {
  if (t.trick.is_play) return;
  PerSeat<int> turns(t.seats, t.outcome.rounds());
  for (std::size_t i = 0; i < t.trick.cards.size(); ++i) {
    const std::optional<Seat> by = t.trick.cards[i].by;
    if (!by || --turns[*by] >= 0) continue;
    conflict(conflicts,
             {{t.card_place(i).append("/by"), text::say("a seat that has not played to this trick yet"),
               text::say("{player}, who played another of its cards", seat_text(*by))}},
             text::say("{player} has played a card to this trick already.", seat_text(*by)));
  }
}

void check_play(const Examined& t, std::vector<Conflict>& conflicts) {
  const Trick& trick = t.trick;
  if (trick.cards.empty()) return;
  const Suit first = trick.cards[0].card.suit();
  if (trick.led && *trick.led != first) {
    const std::string card = to_string(trick.cards[0].card);
    conflict_in_trick(conflicts,
                      {{t.at("/led"), text::say("{suit}, as the {card} was led", quoted_letter(first), card),
                        quoted_letter(*trick.led)},
                       {t.card_place(0), text::say("a card of the suit led, {suit}", quoted_letter(*trick.led)), card}},
                      text::say("The {card} was led to trick {trick}: that is {suit}, not {other}.", card,
                                t.said_number(), suit_name(first), suit_name(*trick.led)));
  }
  if (!trick.winner && !trick.on_table) return;
  const std::string entered = trick.winner ? seat_text(*trick.winner) : "\"none\"";
  if (!t.outcome.is_full_play) {
    const std::string cards = text::say("{count} of {total} cards", trick.cards.size(), t.seats * t.outcome.rounds());
    conflict_in_trick(conflicts,
                      {{t.at("/winner"), text::say("no winner before the last card is played"), entered},
                       {t.at("/play"), text::say("all cards of a trick that is won"), cards}},
                      text::say("Trick {trick} has {cards}, so it is not over yet.", t.said_number(), cards));
    return;
  }
  const std::optional<int> place = taking_place(trick.cards, t.rules);
  if (!place && t.rules.has_trumps) return;  // check_entered_winners() looks at all such tricks together
  if (!place || trick.on_table) {
    if (!place == trick.on_table) return;
    const std::string expected =
        place ? text::say("the seat whose card takes the trick") : text::say("\"none\", as the cards cancel");
    conflict_in_trick(
        conflicts,
        {{t.at("/winner"), expected, entered}, {t.at("/play"), text::say("cards that agree with \"winner\""), entered}},
        place ? text::say("The {card} takes trick {trick}.",
                          to_string(trick.cards[static_cast<std::size_t>(*place)].card), t.said_number())
              : text::say("The cards of trick {trick} cancel, so nobody wins it.", t.said_number()));
    return;
  }
  if (!t.leader) return;
  const Seat takes = seat_after(*t.leader, *place, t.seats);
  if (takes == *trick.winner) return;
  const std::string card = to_string(trick.cards[static_cast<std::size_t>(*place)].card);
  conflict(conflicts,
           {{t.at("/winner"), text::say("{player}, whose {card} takes the trick", seat_text(takes), card), entered},
            {t.at("/play"), text::say("cards that {player} wins", entered),
             text::say("the {card} of {player}", card, seat_text(takes))}},
           text::say("{player} takes the trick, with the {card}.", seat_text(takes), card));
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
    return text::say("{player} led the {card}, so {winner} did not win trick {trick} with the {other}.",
                     seat_text(*t.leader), to_string(*opened), seat_text(*t.winner), t.said_number(), to_string(*won));
  }
  const text::Sentence sentence =
      noted.by == t.leader ? text::mark("Trick {trick} was led in {suit}, so {player} did not lead the {card}.")
                           : text::mark("Trick {trick} was led in {suit}, so {player} did not win with the {card}.");
  return text::say(sentence, t.said_number(), suit_name(led), seat_text(*noted.by), to_string(noted.card));
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
      conflict_in_trick(
          conflicts,
          {{t.card_place(i),
            text::say(led_it ? text::mark("a card of the suit led, {suit}, by who led the trick")
                             : text::mark("a card of the suit led, {suit}, by who won the trick"),
                      quoted_letter(*led)),
            card},
           {t.at("/led"), text::say("{suit}, the suit of the {card}", quoted_letter(noted.card.suit()), card),
            quoted_letter(*led)},
           {t.at("/winner"), text::say("a seat that followed suit ({suit})", quoted_letter(*led)), card}},
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
    conflict_in_trick(conflicts,
                      {{t.at("/winner"), text::say("a seat that can have followed suit"),
                        text::say("{player}, though every card of {suit} lies elsewhere", winner, quoted_letter(*led))},
                       {t.at("/led"), text::say("a suit the winner can have played"), quoted_letter(*led)}},
                      text::say("All {suit} lie elsewhere, so {suit} were not led to trick {trick}.", suit_name(*led),
                                t.said_number()));
    return;
  }
  const NotedCard& better = t.trick.cards[*best];
  const std::string card = to_string(better.card);
  conflict(conflicts,
           {{t.at("/winner"), text::say("{player}, whose {card} takes the trick", seat_text(*better.by), card), winner},
            {t.card_place(*best), text::say("no card that beats what {player} won with", winner), card},
            {t.at("/led"), text::say("a suit in which {player} wins", winner), quoted_letter(*led)}},
           text::say("The {card} of {player} beats whatever {winner} can have played.", card, seat_text(*better.by),
                     winner));
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
    conflict_in_trick(
        conflicts,
        {{t.card_place(i), text::say("a card of the suit led, {suit}, by who led the trick", quoted_letter(*led)),
          card},
         {t.at("/led"), text::say("{suit}, the suit of the {card}", quoted_letter(noted.card.suit()), card),
          quoted_letter(*led)}},
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
  const std::string found = best ? to_string(t.trick.cards[*best].card) : text::say("none");
  std::vector<Fault> ways{{t.at("/winner"), text::say("a seat that can have beaten the {card}", found), winner}};
  if (own)
    ways.push_back(
        {t.card_place(*own), text::say("a card that beats the {card}", found), to_string(t.trick.cards[*own].card)});
  if (best)
    ways.push_back({t.card_place(*best), text::say("no card that beats what {player} won with", winner), found});
  if (t.trick.led)
    ways.push_back({t.at("/led"), text::say("a suit in which {player} wins", winner), quoted_letter(*t.trick.led)});
  if (best)
    return conflict(conflicts, std::move(ways), text::say("The {card} beats what {player} played.", found, winner));
  conflict_in_trick(
      conflicts, std::move(ways),
      own ? text::say(
                "The {card} is neither of the suit led nor a trump, so {player} did not win trick {trick} with it.",
                to_string(t.trick.cards[*own].card), winner, t.said_number())
          : text::say("All cards with which {player} can have won trick {trick} lie elsewhere.", winner,
                      t.said_number()));
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
             {{trick_at(k) + "/winner", text::say("a seat that wins it whatever suit was trumps"), entered},
              {trick_at(k) + "/play", text::say("cards that {player} wins", entered), text::say("others")}},
             alone ? text::say("The tricks before rule out the trumps with which {player} wins trick {trick}.", entered,
                               k + 1)
                   : text::say("Whatever is trumps, {player} does not win trick {trick}.", entered, k + 1));
    return;
  }
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
        conflict(conflicts, {{card_at(tricks[k], k, i), text::say("a card of the pack in play"), to_string(card)}},
                 text::say("The {card} is not in this pack.", to_string(card)));
      } else if (before >= copies) {
        conflict(conflicts,
                 {{card_at(tricks[k], k, i), text::say("a card that has not been played yet"),
                   before == 1 ? text::say("the {card} a second time", to_string(card))
                               : text::say("the {card} once more", to_string(card))}},
                 text::say("The {card} has been played already.", to_string(card)));
      }
      (before == 0 ? once : twice).insert(card);
    }
  }
}

// Only a nine makes a second round, and a hand has only so many rounds.
void check_rounds(const Examined& t, int rounds_before, std::vector<Conflict>& conflicts) {
  const int rounds = rounds_before + t.outcome.rounds();
  if (rounds > t.rules.rounds) {
    const std::string expected = text::say_count(t.rules.rounds, "at most one round of cards in a hand",
                                                 "at most {count} rounds of cards in a hand");
    conflict(conflicts, {{trick_at(t.number), expected, fmt::format("{}", rounds)}},
             t.rules.boosted_nines
                 ? text::say_count(t.rules.rounds, "A hand has only one round of cards; these are {sum}.",
                                   "A hand has only {count} rounds of cards; these are {sum}.", rounds)
                 : text::say_count(t.rules.rounds, "A hand has only one trick; these are {sum}.",
                                   "A hand has only {count} tricks; these are {sum}.", rounds));
    return;
  }
  if (!t.trick.is_play) return;
  const int most = t.seats * rounds_of(t.trick, rounds_before, t.rules);
  if (static_cast<int>(t.trick.cards.size()) > most) {
    conflict_in_trick(conflicts,
                      {{t.at("/play"),
                        text::say_count(most, "one card, as no nine makes it a trick of two rounds",
                                        "{count} cards, as no nine makes it a trick of two rounds"),
                        fmt::format("{}", t.trick.cards.size())}},
                      text::say("Trick {trick} has its {count} cards already.", t.said_number(), most));
  }
  if (t.trick.rounds > t.outcome.rounds()) {
    conflict_in_trick(conflicts,
                      {{t.at("/rounds"), text::say("1, as no nine makes it a trick of two rounds"), "2"},
                       {t.at("/play"), text::say("a nine that makes a trick of two rounds"), text::say("none")}},
                      text::say("No nine makes trick {trick} two rounds.", t.said_number()));
  }
}

}  // namespace

void check_tricks(const std::vector<Trick>& tricks, std::optional<Seat> first_leader, const TrickRules& rules,
                  std::vector<Conflict>& conflicts) {
  check_tricks(tricks, outcomes_of(tricks, first_leader, rules), first_leader, rules, conflicts);
}

void check_tricks(const std::vector<Trick>& tricks, const TrickOutcomes& outcomes, std::optional<Seat> first_leader,
                  const TrickRules& rules, std::vector<Conflict>& conflicts) {
  check_cards(tricks, rules, conflicts);
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

}  // namespace nullo::games
