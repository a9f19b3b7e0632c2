#include "games/trick_taps.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string_view>

#include <fmt/core.h>

#include "core/unknown.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::games {
namespace {

std::size_t room_of(const Trick& trick, const TrickRules& rules) {
  return static_cast<std::size_t>(rules.seats) * trick.rounds;
}

int noted_in(const Trick& trick, Card card) {
  return static_cast<int>(std::count_if(trick.cards.begin(), trick.cards.end(),
                                        [card](const NotedCard& noted) { return noted.card == card; }));
}

// Removes a last trick of which nothing is known.
void drop_empty_last(std::vector<Trick>& tricks) {
  if (!tricks.empty() && tricks.back() == Trick{}) tricks.pop_back();
}

// Replaces "JH", as documents say it, by the card as it is printed: "J♥".
std::string with_suits(std::string text) {
  const auto in_word = [&text](std::size_t at) {
    return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
  };
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    const std::string_view code = std::string_view{text}.substr(at, 2);
    const bool stands_alone = (at == 0 || !in_word(at - 1)) && !in_word(at + 2);
    const std::optional<Card> card = stands_alone ? parse_card(code) : std::nullopt;
    if (!card) continue;
    const std::string printed = to_text(*card);
    text.replace(at, code.size(), printed);
    at += printed.size() - 1;
  }
  return text;
}

// Turns a trick entered card by card into a seen one, and keeps who played what.
void end_play(Trick& trick, std::optional<Seat> leader, int seats) {
  for (std::size_t i = 0; i < trick.cards.size(); ++i) trick.cards[i].by = player_of(trick, i, leader, seats);
  trick.is_play = false;
}

// Turns a whole play into a seen trick, and keeps its winner and the suit led as well.
void open_up(Trick& trick, const TrickOutcome& outcome, int seats) {
  trick.winner = outcome.winner;
  trick.led = trick.cards.front().card.suit();
  end_play(trick, outcome.leader, seats);
}

// The opposite of open_up(): turns a seen trick back into a play, if only one seat's card is missing, which must then
// be the card noted last. The winner follows from the cards again.
void close_up(Trick& trick, Seat leader, int seats) {
  if (trick.rounds != 1 || trick.cards.size() != static_cast<std::size_t>(seats)) return;
  PerSeat<std::optional<Card>> played(seats);
  for (std::size_t i = 0; i + 1 < trick.cards.size(); ++i) {
    if (!trick.cards[i].by) return;
    played[*trick.cards[i].by] = trick.cards[i].card;
  }
  const auto unknown = first_unknown(played);
  if (unknown == played.end() || std::count(played.begin(), played.end(), std::nullopt) != 1) return;
  *unknown = trick.cards[trick.cards.size() - 1].card;
  Trick play;
  play.is_play = true;
  for (int turn = 0; turn < seats; ++turn) play.cards.push_back({*played[leader.left(seats, turn)], std::nullopt});
  trick = play;
}

}  // namespace

tl::unexpected<TapRefusal> refuse(std::string text, bool asks) {
  return tl::unexpected{TapRefusal{std::move(text), asks}};
}

tl::unexpected<TapRefusal> cannot_be_entered() { return refuse(text::say("That cannot be entered here.")); }

tl::unexpected<TapRefusal> refuse(const std::vector<Conflict>& conflicts, const Names& names) {
  const Conflict& conflict = conflicts.front();
  if (!conflict.said.empty()) return refuse(with_names(with_suits(conflict.said), names));
  const Fault& fault = conflict.ways.front();
  const std::string text = with_suits(text::say("It must be {expected}, not {found}.", fault.expected, fault.found));
  return refuse(with_names(text, names));
}

std::optional<TapRefusal> refuse_seat(std::optional<Seat> seat, const std::vector<Seat>& possible, const Names& names) {
  if (!seat || std::ranges::find(possible, *seat) != possible.end()) return std::nullopt;
  if (possible.empty()) return TapRefusal{text::say("What was entered so far leaves nobody for that. Mend it first.")};
  return TapRefusal{text::say("It can only be {players}.", join_names(possible, names, Last::kOr))};
}

std::string card_field_of(std::string_view prefix, Card card) { return fmt::format("{}{}", prefix, to_string(card)); }

std::optional<Card> card_of_field(std::string_view prefix, std::string_view field) {
  return field.starts_with(prefix) ? parse_card(field.substr(prefix.size())) : std::nullopt;
}

bool holds(const Trick& trick, Card card) { return noted_in(trick, card) > 0; }

void take_out(Trick& trick, Card card) {
  for (std::size_t i = trick.cards.size(); i-- > 0;) {
    if (trick.cards[i].card == card) trick.cards.erase(i);
  }
}

std::size_t TrickTaps::being_entered() const {
  const TrickOutcomes now = outcomes();
  return static_cast<std::size_t>(now.over);
}

bool TrickTaps::all_entered() const {
  int rounds = 0;
  const TrickOutcomes now = outcomes();
  for (std::size_t k = 0; k < tricks_.size(); ++k) rounds += now[k].rounds();
  return rounds >= rules_.rounds;
}

// The trick of this number, added if it is the next one; nullptr if it cannot be entered yet.
Trick* TrickTaps::open(int number) {
  const auto at = static_cast<std::size_t>(number);
  if (number < 0 || at > being_entered()) return nullptr;
  if (at == tricks_.size()) {
    if (all_entered()) return nullptr;
    tricks_.emplace_back();
  }
  return &tricks_[at];
}

TrickTaps::Done TrickTaps::take(const NoteCard& tap) {
  const int copies = !rules_.pack.contains(tap.card) ? 0 : rules_.twice.contains(tap.card) ? 2 : 1;
  if (copies == 0) return refuse(text::say("{card} is not in this pack.", to_text(tap.card)));
  int elsewhere = 0;
  int last = 0;
  for (std::size_t k = 0; k < tricks_.size(); ++k) {
    if (static_cast<int>(k) == tap.trick || !holds(tricks_[k], tap.card)) continue;
    elsewhere += noted_in(tricks_[k], tap.card);
    last = static_cast<int>(k) + 1;
  }
  if (elsewhere >= copies) {
    return refuse(
        text::say("{card} was noted in trick {trick}. Tap that trick to take it out.", to_text(tap.card), last));
  }
  Trick* trick = open(tap.trick);
  if (trick == nullptr && all_entered())
    return refuse(text::say("All tricks are entered. First tap the one that the {card} fell in.", to_text(tap.card)));
  if (trick == nullptr) return refuse(text::say("That trick is not played yet."));
  const TrickOutcome now = outcomes()[static_cast<std::size_t>(tap.trick)];
  const int here = noted_in(*trick, tap.card);
  if (trick->is_play && now.over()) {
    if (here == 0)
      return refuse(text::say("Every card of that trick is known: tap the wrong one first, then the right one."));
    const bool led_it = trick->cards.front().card == tap.card;
    open_up(*trick, now, rules_.seats);
    if (led_it) trick->led.reset();
  }
  if (trick->is_play) return play(tap.card);
  if (here > 0 && here + elsewhere >= copies) {
    take_out(*trick, tap.card);
  } else if (trick->cards.size() + trick->hearts >= room_of(*trick, rules_)) {
    return refuse(text::say_count(room_of(*trick, rules_), "A trick has one card.", "A trick has {count} cards."));
  } else {
    trick->cards.push_back({tap.card, tap.by});
    if (now.leader) close_up(*trick, *now.leader, rules_.seats);
  }
  drop_empty_last(tricks_);
  return {};
}

TrickTaps::Done TrickTaps::heart(int trick) {
  Trick* here = open(trick);
  if (here == nullptr) {
    return refuse(all_entered() ? text::say("All tricks are entered. First tap the one that the {card} fell in.", "♥")
                                : text::say("That trick is not played yet."));
  }
  if (here->is_play) return refuse(text::say("Every card of that trick is entered."));
  const std::size_t room = room_of(*here, rules_) - here->cards.size();
  here->hearts = here->hearts < room ? static_cast<std::uint8_t>(here->hearts + 1) : std::uint8_t{0};
  drop_empty_last(tricks_);
  return {};
}

TrickTaps::Done TrickTaps::take(const WinTrick& tap) {
  Trick* trick = open(tap.trick);
  if (trick == nullptr)
    return refuse(all_entered() ? text::say("All tricks are entered.") : text::say("That trick is not played yet."));
  const TrickOutcomes now = outcomes();
  if (trick->is_play && !now[static_cast<std::size_t>(tap.trick)].is_full_play) {
    return refuse(text::say("Some cards of that trick are not known yet."));
  }
  trick->winner = tap.winner;
  trick->on_table = false;
  return {};
}

TrickTaps::Done TrickTaps::take(const InsertTrick& tap) {
  const auto before = static_cast<std::size_t>(std::max(tap.before, 0));
  if (before > tricks_.size()) return refuse(text::say("That trick is not played yet."));
  if (all_entered()) return refuse(text::say("All tricks are entered. Remove one first."));
  Trick trick;
  trick.winner = tap.winner;
  tricks_.insert(tricks_.begin() + static_cast<std::ptrdiff_t>(before), trick);
  return {};
}

TrickTaps::Done TrickTaps::take(const RemoveTrick& tap) {
  if (tap.trick < 0 || static_cast<std::size_t>(tap.trick) >= tricks_.size())
    return refuse(text::say("There is no such trick."));
  tricks_.erase(tricks_.begin() + tap.trick);
  return {};
}

TrickTaps::Done TrickTaps::rest(Seat seat) {
  const std::size_t first = being_entered();
  const TrickOutcomes now = outcomes();
  if (now.rounds >= rules_.rounds) return refuse(text::say("All tricks are entered."));
  if (first + 1 < tricks_.size()) return refuse(text::say("Who won trick {trick} is not known yet.", first + 1));
  if (first == tricks_.size()) tricks_.emplace_back();
  if (tricks_[first].is_play) end_play(tricks_[first], now[first].leader, rules_.seats);
  tricks_[first].winner = seat;
  while (!all_entered()) tricks_.emplace_back().winner = seat;
  return {};
}

TrickTaps::Done TrickTaps::nobody() {
  Trick* trick = open(static_cast<int>(being_entered()));
  if (trick == nullptr) return refuse(text::say("All tricks are entered."));
  trick->on_table = true;
  return {};
}

TrickTaps::Done TrickTaps::two_rounds() {
  Trick* trick = open(static_cast<int>(being_entered()));
  if (trick == nullptr) return refuse(text::say("All tricks are entered."));
  if (trick->rounds == 2 && trick->cards.size() > static_cast<std::size_t>(rules_.seats)) {
    return refuse(text::say("This trick already has more cards than one round."));
  }
  trick->rounds = trick->rounds == 2 ? 1 : 2;
  drop_empty_last(tricks_);
  return {};
}

TrickTaps::Done TrickTaps::every_card() {
  const std::size_t k = being_entered();
  const std::optional<Seat> leader = k == tricks_.size() ? outcomes().next_leader : outcomes()[k].leader;
  Trick* trick = open(static_cast<int>(k));
  if (trick == nullptr) return refuse(text::say("All tricks are entered."));
  if (!trick->is_play && !trick->cards.empty())
    return refuse(text::say("Some cards of this trick are noted already. Finish this trick, then enter every card."));
  if (trick->is_play) {
    end_play(*trick, leader, rules_.seats);
  } else {
    trick->is_play = true;
  }
  drop_empty_last(tricks_);
  return {};
}

TrickTaps::Done TrickTaps::play(Card card) {
  const std::size_t k = being_entered();
  if (k >= tricks_.size() || !tricks_[k].is_play)
    return refuse(text::say("This trick is not being entered card by card."));
  tricks_[k].cards.push_back({card, std::nullopt});
  if (outcomes()[k].over() && !all_entered()) tricks_.emplace_back().is_play = true;
  return {};
}

}  // namespace nullo::games
