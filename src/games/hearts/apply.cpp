// One tap on a hand of Hearts, or why it is refused.
#include <algorithm>

#include <fmt/core.h>

#include "games/hearts/fields.h"
#include "games/hearts/hearts.h"
#include "games/hearts/moon.h"
#include "games/hearts/taken.h"
#include "games/trick_taps.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::hearts {
namespace {

using games::cannot_be_entered;
using games::refuse;

bool fits(const Rules& rules, const games::Deal& deal, const Hand& hand) {
  return Game::check({rules, deal, {}, hand}).empty();
}

void add_captured(Card card, Seat by, int copies, std::vector<games::Captured>& captured) {
  captured.insert(captured.end(), static_cast<std::size_t>(copies), {card, by});
}

int copy_of_captured_field(std::string_view field) { return field.ends_with("/2") ? 2 : 1; }

class Tapper : public games::TrickTapper<Tapper, Hand> {
 public:
  using TrickTapper::operator();

  Tapper(const Game::Play& play, const games::Names& names)
      : play_{play},
        hand_{play.hand},
        names_{names},
        pack_{pack_of(play.rules, play.deal.seats)},
        counting_{counting_of(play.rules, pack_)},
        trick_rules_{trick_rules(play.rules, pack_, play.deal.seats)} {}

  Applied operator()(const games::PickSeat& tap) {
    Applied changed = games::with_possible_seat(with_seat(hand_, tap.field, tap.seat), tap.seat,
                                                possible_seats(play_.rules, play_.deal, hand_, tap.field), names_);
    if (!changed) return changed;
    hand_ = *std::move(changed);
    return kept();
  }

  Applied operator()(const games::SetCount& tap) {
    games::Counts* counts = counts_of(tap.field);
    if (counts == nullptr) return cannot_be_entered();
    const int total = total_of(tap.field);
    if (tap.count && (*tap.count < 0 || *tap.count > total))
      return refuse(text::say("A count goes from 0 to {count}.", total));
    (*counts)[pile_of(tap.seat, counts->size())] = tap.count;
    if (const int sum = games::known_sum(*counts); sum > total) {
      return refuse(text::say("The counts add up to {count}, but there are only {total}.", sum, total));
    }
    if (games::none_known(*counts)) *counts = {};
    return kept();
  }

  Applied operator()(const games::AddOfKind&) { return cannot_be_entered(); }
  Applied operator()(const games::TakeRest& tap) {
    games::Counts* counts = counts_of(tap.field);
    if (counts == nullptr) return cannot_be_entered();
    const Seat place = pile_of(tap.seat, counts->size());
    (*counts)[place].reset();
    const int rest = total_of(tap.field) - games::known_sum(*counts);
    for (std::optional<int>& count : *counts) count = count.value_or(0);
    (*counts)[place] = rest;
    return kept();
  }

  Applied operator()(const games::ToggleCard& tap) {
    if (tap.field == kKittyCards) return in_kitty_or_not(tap.card);
    if (tap.field != kCharged || !chargeable(play_.rules).contains(tap.card)) return cannot_be_entered();
    if (hand_.charged.contains(tap.card)) {
      hand_.charged.erase(tap.card);
    } else {
      hand_.charged.insert(tap.card);
    }
    return kept();
  }

  Applied operator()(const games::PickChoice& tap) {
    if (tap.field != kMoonChoice) return cannot_be_entered();
    hand_.moon_choice.reset();
    if (tap.choice) hand_.moon_choice = *tap.choice == kAdd ? MoonChoice::kAdd : MoonChoice::kSubtract;
    return kept();
  }

  Applied operator()(const games::NoteCard& tap) {
    // Its trick is entered after all.
    if (!known().taken.out.once.contains(tap.card)) games::set_captured(hand_.captured, tap.card, 1, std::nullopt);
    return applied(tricks().take(tap));
  }

  Applied operator()(const games::UseShortcut& tap) {
    if (tap.id == kMoonShortcut && tap.seat) return all_to(*tap.seat);
    if (tap.id == kRest && tap.seat) return rest_to(*tap.seat);
    if (tap.id == kNobody && play_.rules.packs == 2) return applied(tricks().nobody());
    if (tap.id == kAHeart && !counting_.by_count.empty()) return one_more_heart(tap.trick);
    if (tap.id == kIntoKitty) return first_into_kitty();
    if (tap.id == kThrowIn && !hand_.summary) return throw_in();
    if (tap.id == kTwoRounds && play_.rules.boosted_nines) return applied(tricks().two_rounds());
    return cannot_be_entered();
  }

  Applied operator()(const games::SwitchForm& tap) {
    const bool to_summary = tap.form == games::Form::kSummary;
    if (to_summary == hand_.summary.has_value()) return hand_;
    if (to_summary) hand_.thrown_in = false;
    if (to_summary) return enter_in_sum(tap.forget);
    if (*hand_.summary != Summary{} && !tap.forget) {
      return refuse(text::say("The hand starts over: the counts and captors entered so far are lost."), true);
    }
    hand_.summary.reset();
    return kept();
  }

 private:
  friend TrickTapper;

  games::TrickTaps tricks() { return {hand_.tricks, first_leader(play_.rules, play_.deal), trick_rules_}; }
  [[nodiscard]] bool in_sum() const { return hand_.summary.has_value(); }

  [[nodiscard]] Known known() const { return hearts::known(play_.rules, play_.deal, hand_); }

  games::Counts* counts_of(std::string_view field) {
    if (!hand_.summary) return nullptr;
    games::Counts* counts = field == kHearts   ? &hand_.summary->hearts
                            : field == kTricks ? &hand_.summary->tricks
                                               : nullptr;
    if (counts != nullptr && counts->empty()) *counts = piles();
    return counts;
  }

  [[nodiscard]] games::Counts piles(std::optional<int> count = {}) const {
    return games::Counts(piles_of(play_.rules, play_.deal.seats), count);
  }

  [[nodiscard]] int total_of(std::string_view field) const { return field == kHearts ? pack_.hearts() : pack_.rounds; }

  // A whole moon in one tap: every penalty card, and every bonus card that it needs, went to one seat.
  Applied all_to(Seat seat) {
    const bool begun = !hand_.tricks.empty() || (hand_.summary && *hand_.summary != Summary{});
    if (begun) return refuse(text::say("Part of the hand has been entered already. Enter the rest the same way."));
    Summary summary;
    if (!counting_.by_count.empty()) {
      summary.hearts = piles(0);
      summary.hearts[pile_of(seat, summary.hearts.size())] = pack_.hearts();
    }
    for (const Card card : (counting_.penalties | counting_.bonus) - counting_.by_count)
      add_captured(card, seat, pack_.copies(card), summary.captured);
    hand_.summary = std::move(summary);
    return kept();
  }

  // Nothing is left to score, so there are no further tricks; once more: there are.
  Applied throw_in() {
    if (const std::string why = why_not_thrown_in(play_.rules, play_.deal, hand_); !why.empty() && !hand_.thrown_in)
      return refuse(why);
    hand_.thrown_in = !hand_.thrown_in;
    return kept();
  }

  // How many of the cards that are still out may lie in a kitty that somebody else got than the taker of the rest.
  [[nodiscard]] int in_kitty_of_others(Seat taker) const {
    if (pack_.kitty == 0) return 0;
    const Known now = known();
    const std::optional<Seat> owner = now.taken.kitty_to ? now.taken.kitty_to : kitty_by_rule(now);
    if (!owner || *owner == taker) return 0;
    return now.room_in_kitty();
  }

  // After all tricks: the hearts that lie in none were in this seat's, as if they had been in the last ones.
  Applied hearts_left_to(Seat seat, const Known& now) {
    int left = now.hearts_in_no_trick();
    for (std::size_t k = hand_.tricks.size(); k-- > 0;) {
      Trick& trick = hand_.tricks[k];
      if (now.taken.outcomes[k].captor != seat) continue;
      const int room = play_.deal.seats * trick.rounds - static_cast<int>(trick.cards.size()) - trick.hearts;
      const int put = std::clamp(left, 0, room);
      trick.hearts = static_cast<std::uint8_t>(trick.hearts + put);
      left -= put;
    }
    if (left == 0) return kept();
    return refuse(text::say_count(left, "{player}'s tricks have no room for {count} heart more.",
                                  "{player}'s tricks have no room for {count} hearts more.", names_[seat]));
  }

  // The last tricks were thrown in: one seat gets them all, with the counting cards that are still out. Those that may
  // lie in somebody else's kitty are asked for. In a summary the seat gets the cards and hearts that nobody has yet.
  Applied rest_to(Seat seat) {
    const Known so_far = known();
    if (so_far.asks_hearts()) return hearts_left_to(seat, so_far);
    const Taken& now = so_far.taken;
    if (!hand_.summary) {
      const std::size_t first = tricks().being_entered();
      const int elsewhere = in_kitty_of_others(seat);
      games::TrickTaps::Done done = tricks().rest(seat);
      if (elsewhere > 0) {
        if (done) count_hearts_from(first, now, elsewhere);
        return applied(done);
      }
      if (done && now.by_count) count_hearts_from(first, now, 0);
      int room = games::room_beside(hand_.captured, hand_.tricks, known().taken.outcomes, trick_rules_)[seat];
      for (const Card card : now.by_count ? now.out.once - counting_.by_count : now.out.once) {
        for (int copy = now.out.count(CardSet{card}); copy > 0 && room > 0; --copy, --room) {
          hand_.captured.push_back({card, seat});
        }
      }
      return applied(done);
    }
    for (const Card card : now.out.once)
      add_captured(card, seat, now.out.count(CardSet{card}), hand_.summary->captured);
    if (!counting_.by_count.empty()) return (*this)(games::TakeRest{std::string{kHearts}, seat});
    return kept();
  }

  // In some tricks only the number of hearts is known: puts the hearts that are still out, `before` the rest was given
  // away, into the tricks from `first` on, but for those that may lie `elsewhere`.
  void count_hearts_from(std::size_t first, const Taken& before, int elsewhere) {
    int left = before.out.count(counting_.by_count) - elsewhere;
    for (std::size_t k = 0; k < first; ++k) left -= hand_.tricks[k].hearts;
    for (std::size_t k = first; k < hand_.tricks.size() && left > 0; ++k) {
      Trick& trick = hand_.tricks[k];
      const int room = play_.deal.seats * trick.rounds - static_cast<int>(trick.cards.size());
      const int put = std::clamp(left, 0, room);
      trick.hearts = static_cast<std::uint8_t>(put);
      left -= put;
    }
  }

  Applied enter_in_sum(bool forget) {
    const Taken now = known().taken;
    const int over = now.outcomes.over;
    const bool all_entered = now.outcomes.rounds == pack_.rounds && now.out.once.empty();
    const bool drops_hearts = now.by_count && !all_entered;
    if (over > 0 && !forget) {
      return refuse(
          drops_hearts
              ? text::say("Captured cards are kept; the order of the tricks and hearts without a rank are lost.")
              : text::say("Captured cards and counts are kept; the order of the tricks is lost."),
          true);
    }
    if (drops_hearts && !forget) return refuse(text::say("The hearts counted in this trick are lost."), true);
    Summary summary;
    if (all_entered && !counting_.by_count.empty()) summary.hearts = piles(0);
    if (all_entered) summary.tricks = piles(0);
    for (const Seat seat : Seats{play_.deal.seats}) {
      if (all_entered && !summary.hearts.empty()) {
        const int hearts = now.by_count ? now.hearts[seat].value_or(0) : now.cards[seat].count(counting_.by_count);
        *summary.hearts[pile_of(seat, summary.hearts.size())] += hearts;
      }
      const CardSet named = all_entered ? counting_.cards - counting_.by_count : counting_.cards;
      for (const Card card : now.cards[seat].once& named)
        add_captured(card, seat, now.cards[seat].count(CardSet{card}), summary.captured);
    }
    for (int k = 0; all_entered && k < over; ++k) {
      const std::optional<Seat> winner = now.outcomes[static_cast<std::size_t>(k)].winner;
      if (winner) ++*summary.tricks[pile_of(*winner, summary.tricks.size())];
    }
    hand_.tricks.clear();
    hand_.captured.clear();
    hand_.summary = std::move(summary);
    return kept();
  }

  // When no more hearts are left, the trick's hearts without a rank go back to 0, so that they can be counted anew.
  Applied one_more_heart(int trick) {
    const games::TrickTaps::Done done = tricks().heart(trick);
    const bool here = static_cast<std::size_t>(trick) < hand_.tricks.size();
    if (done && here && !fits(play_.rules, play_.deal, hand_) &&
        hand_.tricks[static_cast<std::size_t>(trick)].hearts > 1) {
      hand_.tricks[static_cast<std::size_t>(trick)].hearts = 0;
      if (hand_.tricks.back() == Trick{}) hand_.tricks.pop_back();
    }
    return applied(done);
  }

  // The card that the shortcut names: the first that is asked for by itself.
  Applied first_into_kitty() {
    const CardSet singly = known().asked_singly();
    return singly.empty() ? cannot_be_entered() : in_kitty_or_not(*singly.begin());
  }

  // Puts a card that lies in no trick into the kitty, or takes it out again. A card taken out was captured by whoever
  // got the kitty.
  Applied in_kitty_or_not(Card card) {
    if (pack_.kitty == 0 || !counting_.cards.contains(card)) return cannot_be_entered();
    Kitty& kitty = hand_.kitty ? *hand_.kitty : hand_.kitty.emplace();
    const auto at = std::ranges::find(kitty.cards, card);
    if (at != kitty.cards.end()) {
      kitty.cards.erase(at);
      if (kitty.to) hand_.captured.push_back({card, *kitty.to});
    } else if (static_cast<int>(kitty.cards.size()) == pack_.kitty) {
      return refuse(text::say_count(pack_.kitty, "The kitty has {count} card.", "The kitty has {count} cards."));
    } else {
      games::set_captured(hand_.captured, card, 1, std::nullopt);
      kitty.cards.push_back(card);
    }
    if (kitty.cards.empty()) hand_.kitty.reset();
    return kept();
  }

  // The changed hand, if it is possible. A choice whose moon is gone goes too.
  Applied kept() {
    const std::vector<games::Conflict> conflicts = Game::check(play_.with(hand_));
    if (!conflicts.empty()) return refuse(conflicts, names_);
    if (hand_.moon_choice) {
      Hand without = hand_;
      without.moon_choice.reset();
      const auto missing = Game::score(play_.with(without)).missing;
      const bool asked =
          std::ranges::any_of(missing, [](const games::Missing& item) { return item.key == "moon_choice"; });
      if (!asked) hand_ = std::move(without);
    }
    return hand_;
  }

  const Game::Play& play_;
  Hand hand_;
  const games::Names& names_;
  Pack pack_;
  Counting counting_;
  games::TrickRules trick_rules_;
};

}  // namespace

std::string captured_field_of(Card card, int copy) {
  return fmt::format("captured/{}{}", to_string(card), copy == 2 ? "/2" : "");
}

std::optional<Card> card_of_captured_field(std::string_view field) {
  constexpr std::string_view kPrefix = "captured/";
  if (!field.starts_with(kPrefix)) return std::nullopt;
  return parse_card(field.substr(kPrefix.size(), 2));
}

std::optional<Hand> with_seat(Hand hand, std::string_view field, std::optional<Seat> seat) {
  if (field == kKittyTo) {
    if (!hand.kitty) hand.kitty.emplace();
    hand.kitty->to = seat;
    return hand;
  }
  if (field == kLeader && !hand.tricks.empty()) {
    hand.tricks.front().leader = seat;
    return hand;
  }
  const std::optional<Card> card = card_of_captured_field(field);
  if (!card) return std::nullopt;
  std::vector<games::Captured>& captured = hand.summary ? hand.summary->captured : hand.captured;
  if (games::set_captured(captured, *card, copy_of_captured_field(field), seat)) return hand;
  if (!seat && !hand.summary) return std::nullopt;
  if (seat) captured.push_back({*card, *seat});
  return hand;
}

std::vector<Seat> possible_seats(const Rules& rules, const games::Deal& deal, const Hand& hand,
                                 std::string_view field) {
  std::vector<Seat> seats;
  for (const Seat seat : Seats{deal.seats}) {
    const std::optional<Hand> changed = with_seat(hand, field, seat);
    if (changed && fits(rules, deal, *changed)) seats.push_back(seat);
  }
  return seats;
}

CardSet chargeable(const Rules& rules) {
  CardSet cards = kChargeable;
  if (rules.double_card != kTenOfClubs) cards.erase(kTenOfClubs);
  return cards;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{play, names}, tap);
}

}  // namespace nullo::hearts
