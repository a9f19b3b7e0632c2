// How a table enters a hand of Kabu: everybody's number, or everybody's cards.
#include <algorithm>

#include <fmt/core.h>

#include "games/kabu/kabu.h"
#include "games/trick_taps.h"
#include "games/words.h"

namespace nullo::kabu {
namespace {

using Applied = tl::expected<Hand, games::TapRefusal>;
using Wants = games::Question::Wants;
using games::cannot_be_entered;
using games::refuse;

constexpr std::string_view kPoints = "points";
constexpr std::string_view kCards = "cards";

// Whether the hand is entered by its cards: it has a place for them.
bool by_cards(const Hand& hand) { return !hand.cards.empty(); }

games::CountsField points_field(int seats, const Hand& hand) {
  games::CountsField field;
  field.id = kPoints;
  field.label = "Number";
  field.most = kBestNumber;
  field.values = hand.points.empty() ? games::Counts(seats) : hand.points;
  field.follows = games::Counts(seats);
  const games::Counts known = numbers(seats, hand);
  for (const Seat seat : Seats{seats}) {
    if (!field.values[seat]) field.follows[seat] = known[seat];
    if (!known[seat]) field.asked.push_back(seat);
  }
  return field;
}

games::HandsField cards_field(int seats, const Hand& hand) {
  games::HandsField field;
  field.id = kCards;
  field.label = "Cards";
  field.choices = pack();
  field.least = kLeastCards;
  field.most = kMostCards;
  field.values = hand.cards;
  field.worth = PerSeat<std::string>(seats);
  const games::Counts known = numbers(seats, hand);
  for (const Seat seat : Seats{seats}) {
    if (known[seat]) field.worth[seat] = fmt::format("{}", *known[seat]);
  }
  return field;
}

class Tapper {
 public:
  Tapper(const games::Deal& deal, Hand hand, const games::Names& names)
      : deal_{deal}, hand_{std::move(hand)}, names_{names} {}

  Applied operator()(const games::SetCount& tap) {
    if (tap.field != kPoints) return cannot_be_entered();
    if (tap.count && (*tap.count < 0 || *tap.count > kBestNumber))
      return refuse("A number is 0 to 9: tens are dropped.");
    if (hand_.points.empty()) hand_.points = games::Counts(deal_.seats);
    hand_.points[tap.seat] = tap.count;
    if (by_cards(hand_) && !hand_.cards[tap.seat].empty() && tap.count &&
        number_of(hand_.cards[tap.seat]) != *tap.count) {
      return refuse(fmt::format("The cards of {} come to {}.", names_[tap.seat], number_of(hand_.cards[tap.seat])));
    }
    return kept();
  }

  // The number of the cards replaces one that was entered before.
  Applied operator()(const games::SetHeld& tap) {
    if (tap.field != kCards || !by_cards(hand_)) return cannot_be_entered();
    hand_.cards[tap.seat] = tap.cards;
    if (!hand_.points.empty()) hand_.points[tap.seat].reset();
    return kept();
  }

  Applied operator()(const games::SwitchForm& tap) {
    const bool to_cards = tap.form == games::Form::kTricks;
    if (to_cards == by_cards(hand_)) return hand_;
    if (to_cards) {
      hand_.cards = PerSeat<std::vector<Card>>(deal_.seats);
      return hand_;
    }
    const bool entered = std::ranges::any_of(hand_.cards, [](const auto& c) { return !c.empty(); });
    if (entered && !tap.forget) return refuse("The numbers stay; the cards are dropped.", true);
    hand_.points = numbers(deal_.seats, hand_);
    hand_.cards = {};
    return kept();
  }

  template <class Other>
  Applied operator()(const Other&) {
    return cannot_be_entered();
  }

 private:
  Applied kept() {
    if (std::ranges::none_of(hand_.points, [](const auto& point) { return point.has_value(); })) hand_.points = {};
    return games::if_possible<Game>(Rules{}, deal_, State{}, hand_, names_);
  }

  const games::Deal& deal_;
  Hand hand_;
  const games::Names& names_;
};

void ask(const std::vector<Seat>& asked, const Hand& hand, const games::Names& names, games::Question& question) {
  if (asked.empty()) {
    question.text = "The hand is complete.";
    return;
  }
  const std::string_view who = names[asked.front()];
  question.wants = by_cards(hand) ? Wants::kHand : Wants::kCount;
  question.field = by_cards(hand) ? kCards : kPoints;
  question.seat = asked.front();
  question.choices = asked;
  question.text = by_cards(hand) ? fmt::format("Which cards does {} show? Two to four.", who)
                                 : fmt::format("Which number does {} have?", who);
}

}  // namespace

games::Entry Game::entry(const Rules& rules, const games::Deal& deal, const State& before, const Hand& hand,
                         const games::Names& names) {
  games::Entry entry;
  entry.seats = deal.seats;
  entry.form = by_cards(hand) ? games::Form::kTricks : games::Form::kSummary;
  entry.can_switch = true;
  entry.other_form = by_cards(hand) ? "By numbers" : "By cards";
  entry.question.heading = fmt::format("Hand {} – {} dealt", deal.number + 1, names[deal.dealer]);
  games::CountsField points = points_field(deal.seats, hand);
  ask(points.asked, hand, names, entry.question);
  if (by_cards(hand)) entry.fields.emplace_back(cards_field(deal.seats, hand));
  if (!by_cards(hand) || !hand.points.empty()) entry.fields.emplace_back(std::move(points));
  entry.due = score(rules, deal, before, hand).postings;
  entry.panel.emplace_back("Nine is best: of a sum only the last digit counts.");
  entry.panel.emplace_back("Everybody pays each player with a higher number the difference.");
  return entry;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Rules&, const games::Deal& deal, const State&, Hand hand,
                                                  const games::Tap& tap, const games::Names& names) {
  return std::visit(Tapper{deal, std::move(hand), names}, tap);
}

}  // namespace nullo::kabu
