// The facts of a hand of Kabu, and how a table enters them: everybody's number, or everybody's cards.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "games/kabu/kabu.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::kabu {
namespace {

constexpr int kCards = 0;  // places in fact_list()
constexpr int kPoints = 1;

const games::Fact& fact(int place) { return Game::fact_list()[static_cast<std::size_t>(place)]; }

// Whether the hand is entered by its cards: it has a place for them.
bool by_cards(const Hand& hand) { return !hand.cards.empty(); }

games::CountsField points_field(const games::Deal& deal, const Hand& hand, const games::Counts& known) {
  games::CountsField field = games::counts_field(fact(kPoints), deal, &hand);
  games::add_known(known, field);
  return field;
}

games::HandsField cards_field(const games::Deal& deal, const Hand& hand, const games::Counts& known) {
  games::HandsField field = games::hands_field(fact(kCards), deal, &hand);
  for (const Seat seat : Seats{deal.seats}) {
    if (known[seat]) field.worth[seat] = fmt::format("{}", *known[seat]);
  }
  return field;
}

tl::expected<Hand, games::TapRefusal> switch_form(const games::SwitchForm& tap, const games::Deal& deal, Hand hand) {
  const bool to_cards = tap.form == games::Form::kTricks;
  if (to_cards == by_cards(hand)) return hand;
  if (to_cards) {
    hand.cards = PerSeat<std::vector<Card>>(deal.seats);
    return hand;
  }
  const bool entered = std::ranges::any_of(hand.cards, [](const auto& cards) { return !cards.empty(); });
  if (entered && !tap.forget) return games::refuse(text::say("The numbers are kept; the cards are lost."), true);
  hand.points = numbers(deal.seats, hand);
  if (games::none_known(hand.points)) hand.points = {};
  hand.cards = {};
  return hand;
}

}  // namespace

games::FactList Game::fact_list() {
  static const std::array<games::Fact, 2> kFacts{{
      {.key = "cards",
       .label = text::mark("Cards"),
       .asks = text::mark("Which cards does {player} show? Two to four."),
       .about = "Each seat's two to four cards; null where its number stands in `points`, or is not known yet.",
       .kind = games::HandsFact{.in = games::at<&Hand::cards>,
                                .pack = &pack,
                                .pack_text = kPackText.english(),
                                .least = kLeastCards,
                                .most = kMostCards}},
      {.key = "points",
       .label = text::mark("Number"),
       .asks = text::mark("Which number does {player} have?"),
       .about = "Each seat's number; null where its cards stand in `cards`, or it is not known yet.",
       .missing = "the numbers of these seats",
       .kind = games::CountsFact{.in = games::at<&Hand::points>,
                                 .most = kBestNumber,
                                 .beyond = text::mark("A number is 0 to 9: tens are dropped.")}},
  }};
  return kFacts;
}

games::Entry Game::entry(const Play& play, const games::Names& names) {
  games::Entry entry;
  entry.seats = play.deal.seats;
  entry.form = by_cards(play.hand) ? games::Form::kTricks : games::Form::kSummary;
  entry.can_switch = true;
  entry.other_form = by_cards(play.hand) ? text::say("By numbers") : text::say("By cards");
  entry.question.heading = text::say("Hand {hand} – {player} dealt", play.deal.number + 1, names[play.deal.dealer]);
  const games::Counts known = numbers(play.deal.seats, play.hand);
  games::CountsField points = points_field(play.deal, play.hand, known);
  if (points.asked.empty()) {
    entry.question.text = text::say("The hand is complete.");
  } else {
    games::ask(fact(by_cards(play.hand) ? kCards : kPoints), points.asked, names, entry.question);
  }
  if (by_cards(play.hand)) entry.fields.emplace_back(cards_field(play.deal, play.hand, known));
  if (!by_cards(play.hand) || !play.hand.points.empty()) entry.fields.emplace_back(std::move(points));
  entry.due = score(play).postings;
  entry.panel.emplace_back(text::say("Nine is best: of a sum only the last digit counts."));
  entry.panel.emplace_back(text::say("Everybody pays each player with a higher number the difference."));
  return entry;
}

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  if (const auto* form = std::get_if<games::SwitchForm>(&tap)) return switch_form(*form, play.deal, std::move(hand));
  if (const auto* held = std::get_if<games::SetHeld>(&tap)) {
    if (!by_cards(hand)) return games::cannot_be_entered();
    if (!hand.points.empty()) hand.points[held->seat].reset();  // the number of the cards replaces it
  }
  return games::with_fact<Game>(play, std::move(hand), tap, names);
}

}  // namespace nullo::kabu
