// Facts of a hand of Hearts that contradict each other. Source: docs/documents.md#hearts; every conflict names the
// places that may be wrong.
#include <algorithm>

#include <fmt/core.h>

#include "core/unknown.h"
#include "games/hearts/taken.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::hearts {
namespace {

using games::captured_at;

constexpr text::Sentence kNoKitty = text::mark("All cards are dealt: there is no kitty.");

std::string count_at(std::string_view list, Seat seat) { return fmt::format("{}/{}", list, seat.index()); }
std::string kitty_at(std::size_t place) { return fmt::format("/kitty/cards/{}", place); }

// Checks one hand; each function adds the conflicts of one rule.
class Examination : Known {
 public:
  explicit Examination(Known known) : Known{std::move(known)} {}

  std::vector<games::Conflict> run() {
    const games::TrickRules tricks = trick_rules(rules, pack, deal.seats);
    games::check_tricks(hand.tricks, taken.outcomes, first_leader(rules, deal), tricks, conflicts_);
    plays_are_whole();
    charged_in_pack();
    const bool kitty_can_be = kitty_exists();
    if (!hand.summary) {
      games::check_beside(hand.captured, hand.tricks, taken.outcomes, tricks, conflicts_);
      counted_hearts_exist();
      if (kitty_can_be) kitty_cards_lie_in_no_trick();
      if (conflicts_.empty()) nothing_left_if_thrown_in();
      return std::move(conflicts_);
    }
    games::check_one_form(hand.captured, hand.tricks, conflicts_);
    captured_in_pack();
    counts_add_up("/summary/hearts", hand.summary->hearts, pack.hearts(), true);
    counts_add_up("/summary/tricks", hand.summary->tricks, pack.rounds, tricks_are_fixed(rules));
    if (conflicts_.empty()) kitty_goes_with_captor();
    if (conflicts_.empty()) named_hearts_fit();
    if (conflicts_.empty()) cards_fit();
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }
  void conflict_in_trick(std::vector<Fault> ways, std::string said) {  // the sentence names the trick
    conflicts_.push_back({std::move(ways), std::move(said), true});
  }

  static std::string not_in_pack(Card card) { return text::say("The {card} is not in this pack.", to_string(card)); }
  static std::string entered_already(Card card) {
    return text::say("The {card} has been entered already.", to_string(card));
  }

  void nothing_left_if_thrown_in() {
    if (!hand.thrown_in) return;
    const std::string why = why_not_thrown_in(rules, deal, hand);
    if (why.empty()) return;
    conflict({{"/thrown_in", text::say("nothing left to score where the cards are thrown in"), why}}, why);
  }

  // A play of two rounds is whole if another trick follows it.
  void plays_are_whole() {
    if (!rules.boosted_nines) return;
    const games::TrickRules in_play = trick_rules(rules, pack, deal.seats);
    int rounds_before = 0;
    for (std::size_t k = 0; k + 1 < hand.tricks.size(); ++k) {
      const Trick& trick = hand.tricks[k];
      const int rounds = games::rounds_of(trick, rounds_before, in_play);
      rounds_before += rounds;
      const int whole = deal.seats * rounds;
      const int entered = static_cast<int>(trick.cards.size());
      if (!trick.is_play || entered >= whole) continue;
      const std::string cards = text::say_count(whole, "{count} card", "{count} cards");
      Fault fault{games::trick_at(k) + "/play", text::say("all {cards} of a trick of two rounds", cards),
                  fmt::format("{}", entered)};
      conflict_in_trick(
          {std::move(fault)},
          text::say("Trick {trick} has {count} of {cards}, and another trick follows it.", k + 1, entered, cards));
    }
  }

  void charged_in_pack() {
    for (const Card card : hand.charged) {
      if (pack.cards.contains(card)) continue;
      conflict({{"/charged", text::say("cards of the pack in play"), to_string(card)}}, not_in_pack(card));
    }
  }

  // Whether the kitty by itself is possible, without a look at where else its cards may lie.
  bool kitty_exists() {
    if (!hand.kitty) return true;
    const std::size_t before_it = conflicts_.size();
    Copies cards;
    for (std::size_t i = 0; i < hand.kitty->cards.size(); ++i) {
      const Card card = hand.kitty->cards[i];
      const int before = cards.count(CardSet{card});
      if (static_cast<int>(i) == pack.kitty) {
        conflict(
            {{kitty_at(i),
              text::say_count(pack.kitty, "at most {count} card in the kitty", "at most {count} cards in the kitty"),
              fmt::format("{}", hand.kitty->cards.size())}},
            pack.kitty == 0
                ? text::say(kNoKitty)
                : text::say_count(pack.kitty, "The kitty has {count} card.", "The kitty has {count} cards."));
        return false;
      }
      if (pack.copies(card) == 0) {
        conflict({{kitty_at(i), text::say("a card of the pack in play"), to_string(card)}}, not_in_pack(card));
      } else if (before >= pack.copies(card)) {
        conflict({{kitty_at(i), text::say("a card that does not lie elsewhere"),
                   text::say("the {card} again", to_string(card))}},
                 entered_already(card));
      }
      cards.add(card);
    }
    if (pack.kitty == 0 && hand.kitty->to) {
      conflict({{"/kitty/to", text::say("no kitty, as all cards are dealt"), games::seat_text(*hand.kitty->to)}},
               text::say(kNoKitty));
    }
    return conflicts_.size() == before_it;
  }

  void kitty_cards_lie_in_no_trick() {
    if (!hand.kitty) return;
    Copies played;
    for (const Trick& trick : hand.tricks) {
      for (const NotedCard& noted : trick.cards) played.add(noted.card);
    }
    for (const games::Captured& captured : hand.captured) played.add(captured.card);
    for (std::size_t i = 0; i < hand.kitty->cards.size(); ++i) {
      const Card card = hand.kitty->cards[i];
      if (played.count(CardSet{card}) < pack.copies(card)) {
        played.add(card);
        continue;
      }
      std::vector<Fault> ways{{kitty_at(i), text::say("a card that lies in no trick"), to_string(card)}};
      if (const std::string place = played_at(card); !place.empty()) {
        ways.push_back({place, text::say("a card that does not lie in the kitty"), to_string(card)});
      }
      conflict(std::move(ways), text::say("The {card} is in the kitty already.", to_string(card)));
    }
  }

  [[nodiscard]] std::string played_at(Card card) const {
    for (std::size_t k = 0; k < hand.tricks.size(); ++k) {
      for (std::size_t i = 0; i < hand.tricks[k].cards.size(); ++i) {
        if (hand.tricks[k].cards[i].card == card) return games::card_at(hand.tricks[k], k, i);
      }
    }
    const auto same = [card](const games::Captured& captured) { return captured.card == card; };
    return std::ranges::any_of(hand.captured, same) ? games::beside_at(card) : std::string{};
  }

  // The hearts counted in tricks and the named ones are together no more than the pack has.
  void counted_hearts_exist() {
    int entered = hearts_counted(hand.tricks);
    if (entered == 0) return;
    std::vector<std::string> places;
    const auto look_at = [&](Card card, std::string at) {
      if (card.suit() != Suit::kHearts) return;
      ++entered;
      places.push_back(std::move(at));
    };
    for (std::size_t k = 0; k < hand.tricks.size(); ++k) {
      const Trick& trick = hand.tricks[k];
      if (trick.hearts > 0) places.push_back(games::trick_at(k) + "/hearts");
      for (std::size_t i = 0; i < trick.cards.size(); ++i) look_at(trick.cards[i].card, games::card_at(trick, k, i));
    }
    for (const games::Captured& captured : hand.captured) look_at(captured.card, games::beside_at(captured.card));
    for (std::size_t i = 0; hand.kitty && i < hand.kitty->cards.size(); ++i) look_at(hand.kitty->cards[i], kitty_at(i));
    if (entered <= pack.hearts()) return;
    std::vector<Fault> ways;
    for (std::string& at : places) {
      ways.push_back({std::move(at),
                      text::say_count(pack.hearts(), "no more than the {count} heart in play",
                                      "no more than the {count} hearts in play"),
                      fmt::format("{}", entered)});
    }
    conflict(std::move(ways),
             text::say_count(pack.hearts(), "There is only {count} heart.", "There are only {count} hearts."));
  }

  void captured_in_pack() {
    Copies cards;
    for (const games::Captured& captured : hand.summary->captured) {
      const int before = cards.count(CardSet{captured.card});
      cards.add(captured.card);
      if (before < pack.copies(captured.card)) continue;
      const std::string found = before == 0 ? to_string(captured.card) : text::say("two of it");
      conflict({{captured_at(captured.card), text::say("cards of the pack in play"), found}},
               before == 0 ? not_in_pack(captured.card) : entered_already(captured.card));
    }
  }

  void counts_add_up(std::string_view list, const games::Counts& counts, int total, bool exactly) {
    const int sum = games::known_sum(counts);
    const bool all_known = !any_unknown(counts);
    if (counts.empty() || sum == total || (sum < total && (!all_known || !exactly))) return;
    conflict({{std::string{list},
               exactly ? text::say("counts that add up to {count}", total)
                       : text::say("counts that add up to at most {count}", total),
               fmt::format("{}", sum)}},
             text::say("That makes {count} of {total}.", sum, total));
  }

  // Who got the kitty captured its cards.
  void kitty_goes_with_captor() {
    if (!hand.kitty || !hand.kitty->to) return;
    const Seat to = *hand.kitty->to;
    for (std::size_t i = 0; i < hand.kitty->cards.size(); ++i) {
      const Card card = hand.kitty->cards[i];
      int others = 0;
      for (const games::Captured& captured : hand.summary->captured) {
        others += captured.card == card && captured.by != to ? 1 : 0;
      }
      if (others < pack.copies(card)) continue;
      const std::string player = games::seat_text(to);
      const std::string name = to_string(card);
      conflict(
          {{captured_at(card), text::say("{player}, who got the kitty with it", player), text::say("another seat")},
           {kitty_at(i), text::say("a card that {player} captured", player), name},
           {"/kitty/to", text::say("the captor of the {card}", name), player}},
          text::say("{player} got the kitty with the {card}, so {player} captured it.", player, name));
    }
  }

  // The hearts that a seat captured by name are no more than its count.
  void named_hearts_fit() {
    const games::Counts& entered = hand.summary->hearts;
    if (entered.empty()) return;
    const int piles = entered.size();
    const games::Counts counts = games::with_followed(entered, pack.hearts());
    int needed = 0;
    for (const Seat seat : Seats{piles}) {
      int named = 0;
      for (const Seat member : Seats{deal.seats}) named += pile_of(member, piles) == seat ? hearts_named(member) : 0;
      needed += std::max(counts[seat].value_or(0), named);
      if (counts[seat].value_or(named) >= named) continue;
      std::vector<Fault> ways{{count_at("/summary/hearts", seat), text::say("at least {count}, as named", named),
                               fmt::format("{}", *counts[seat])}};
      const std::string expected = text::say("no more hearts of {player} than its count says", games::seat_text(seat));
      const std::string found = text::say("{count} for {total}", named, *counts[seat]);
      for (const games::Captured& captured : hand.summary->captured) {
        if (pile_of(captured.by, piles) == seat && captured.card.suit() == Suit::kHearts)
          ways.push_back({captured_at(captured.card), expected, found});
      }
      if (has_kitty(seat, piles)) blame_kitty(expected, found, ways);
      conflict(std::move(ways), text::say("{player} has {hearts} already, so at least {count}.", games::seat_text(seat),
                                          text::say_count(named, "{count} heart", "{count} hearts"), named));
    }
    if (conflicts_.empty() && needed > pack.hearts()) too_few_hearts(needed);
  }

  void too_few_hearts(int needed) {
    const std::string expected = text::say("hearts that the counts leave room for");
    const std::string found = fmt::format("{}", needed);
    std::vector<Fault> ways{
        {"/summary/hearts", text::say("counts that leave room for the hearts named: {count} in all", pack.hearts()),
         found},
        {"/summary/captured", expected, found}};
    if (hand.kitty && hand.kitty->to) blame_kitty(expected, found, ways);
    conflict(std::move(ways), text::say("With the hearts that are known already, that makes {count} of {total}.",
                                        needed, pack.hearts()));
  }

  [[nodiscard]] bool has_kitty(Seat pile, int piles) const {
    return taken.kitty_to && pile_of(*taken.kitty_to, piles) == pile;
  }

  // Blames the hearts of the kitty, and who got it.
  void blame_kitty(const std::string& expected, const std::string& found, std::vector<Fault>& ways) const {
    bool any = false;
    for (std::size_t i = 0; i < hand.kitty->cards.size(); ++i) {
      if (hand.kitty->cards[i].suit() != Suit::kHearts) continue;
      ways.push_back({kitty_at(i), expected, found});
      any = true;
    }
    if (any) ways.push_back({"/kitty/to", expected, found});
  }

  // The hearts that a seat is named for, with those of its kitty that are not among them.
  [[nodiscard]] int hearts_named(Seat seat) const {
    Copies named;
    for (const games::Captured& captured : hand.summary->captured) {
      if (captured.by == seat) named.add(captured.card);
    }
    if (hand.kitty && hand.kitty->to == seat) {
      Copies kitty;
      for (const Card card : hand.kitty->cards) kitty.add(card);
      for (const Card card : kitty.once) {
        while (named.count(CardSet{card}) < kitty.count(CardSet{card})) named.add(card);
      }
    }
    return named.count(CardSet::of_suit(Suit::kHearts));
  }

  // Nobody captures more cards than lie in their tricks, and all tricks together are those of the hand.
  void cards_fit() {
    const bool by_side = hand.summary->hearts.size() == kSides || hand.summary->tricks.size() == kSides;
    const int piles = by_side ? kSides : deal.seats;
    const bool kitty_open = pack.kitty > 0 && !taken.kitty_to;
    int needed = 0;
    for (const Seat pile : Seats{piles}) {
      const int of_kitty = kitty_open || has_kitty(pile, piles) ? pack.kitty : 0;
      const int cards = std::max(cards_known(pile, piles) - of_kitty, 0);
      const int least = (cards + cards_in_trick() - 1) / cards_in_trick();
      const std::optional<int> tricks = sum_of_pile(taken.tricks, pile, piles);
      needed += std::max(least, tricks.value_or(0));
      if (!tricks || holds(*tricks, cards)) continue;
      const std::string cards_text = text::say_count(cards, "{count} card", "{count} cards");
      const std::string tricks_text = text::say_count(*tricks, "{count} trick", "{count} tricks");
      const std::string found = text::say("{cards} in {tricks}", cards_text, tricks_text);
      std::vector<Fault> ways{
          {count_of_pile("/summary/tricks", hand.summary->tricks, pile, piles),
           text::say_count(cards, "tricks that hold {count} card", "tricks that hold {count} cards"), found}};
      const std::string expected = text::say("no more cards than the tricks of {player} hold", games::seat_text(pile));
      if (!hand.summary->hearts.empty()) {
        ways.push_back({count_of_pile("/summary/hearts", hand.summary->hearts, pile, piles), expected, found});
      }
      for (const games::Captured& captured : hand.summary->captured) {
        if (pile_of(captured.by, piles) == pile) ways.push_back({captured_at(captured.card), expected, found});
      }
      conflict(std::move(ways), text::say("{player} won {tricks}: that is no room for {cards}.", games::seat_text(pile),
                                          tricks_text, cards_text));
    }
    if (conflicts_.empty() && tricks_are_fixed(rules) && needed > pack.rounds) {
      conflict({{"/summary",
                 text::say_count(pack.rounds, "cards and counts that fit into {count} trick",
                                 "cards and counts that fit into {count} tricks"),
                 text::say_count(needed, "at least {count} trick needed", "at least {count} tricks needed")}},
               text::say_count(needed, "These cards and counts need at least {count} trick: there are {total}.",
                               "These cards and counts need at least {count} tricks: there are {total}.", pack.rounds));
    }
  }

  // The most cards that one trick holds.
  [[nodiscard]] int cards_in_trick() const { return deal.seats * (rules.boosted_nines ? 2 : 1); }

  // With two packs the cards of tricks that stayed on the table come with a later one.
  [[nodiscard]] bool holds(int tricks, int cards) const {
    return rules.packs == 2 ? tricks > 0 || cards == 0 : tricks * cards_in_trick() >= cards;
  }

  // The pointer to a pile's count, or to the whole list if it has one for each seat of the pile.
  static std::string count_of_pile(std::string_view list, const games::Counts& entered, Seat pile, int piles) {
    return entered.size() == piles ? count_at(list, pile) : std::string{list};
  }

  // How many cards lie in a pile for certain.
  [[nodiscard]] int cards_known(Seat pile, int piles) const {
    int hearts = 0;
    int others = 0;
    for (const games::Captured& captured : hand.summary->captured) {
      if (pile_of(captured.by, piles) == pile) ++(captured.card.suit() == Suit::kHearts ? hearts : others);
    }
    const games::Counts counts = games::with_followed(hand.summary->hearts, pack.hearts());
    return std::max(hearts, sum_of_pile(counts, pile, piles).value_or(0)) + others;
  }

  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) {
  return Examination{known(play.rules, play.deal, play.hand)}.run();
}

}  // namespace nullo::hearts
