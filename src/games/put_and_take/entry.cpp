// How a table enters a hand of Put and Take: card after card turned, and who held its rank; or everybody's five cards,
// from which the matches follow.
#include <algorithm>
#include <utility>

#include "games/find_field.h"
#include "games/put_and_take/fields.h"
#include "games/put_and_take/matches.h"
#include "games/put_and_take/put_and_take.h"
#include "games/put_and_take/reasons.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::put_and_take {
namespace {

using Wants = games::Question::Wants;

// A round with its place in a hand, and as people call it.
struct Which {
  std::string_view key;
  const Round& round;
  text::Sentence card;     // "Put {number}"
  text::Sentence held;     // "Put {number}, cards held"
  text::Sentence heading;  // "Put {number} of {count}, {amount} a card"
};

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names) : play_{play}, names_{names}, scored_{Game::score(play)} {}

  games::Entry entry() {
    entry_.seats = play_.deal.seats;
    entry_.form = by_cards(play_.hand) ? games::Form::kTricks : games::Form::kSummary;
    entry_.can_switch = true;
    entry_.other_form = by_cards(play_.hand) ? text::say("By matches") : text::say("By everybody's cards");
    entry_.question.heading =
        text::say("Hand {hand} – {player} dealt", play_.deal.number + 1, names_[play_.deal.dealer]);
    if (by_cards(play_.hand)) hands_field();
    round_fields({"put", play_.hand.put, text::mark("Put {number}"), text::mark("Put {number}, cards held"),
                  text::mark("Put {number} of {count}, {amount} a card")});
    if (turned_in(play_.hand, play_.hand.put) == kTurns)
      round_fields({"take", play_.hand.take, text::mark("Take {number}"), text::mark("Take {number}, cards held"),
                    text::mark("Take {number} of {count}, {amount} a card")});
    // The newest card first: what is tapped next stays right under the names.
    if (!by_cards(play_.hand)) std::ranges::reverse(entry_.fields);
    entry_.fields_come = !by_cards(play_.hand) && !scored_.complete();
    if (scored_.complete()) entry_.question.text = text::say("The hand is complete.");
    // Both keep their places from the first card on.
    if (!by_cards(play_.hand) && games::find_shortcut(entry_, kMatchesAlone) == nullptr)
      entry_.later_shortcuts.push_back(matches_alone(true));
    const games::Shortcut nobody_else{std::string{kNobodyElse}, 'n', text::say("Nobody else"), false};
    const bool asks_who = entry_.question.wants == Wants::kSeat;
    if (asks_who || (!by_cards(play_.hand) && play_.deal.seats > kLeastSeats))
      (asks_who ? entry_.shortcuts : entry_.later_shortcuts).push_back(nobody_else);
    due();
    panel();
    return std::move(entry_);
  }

 private:
  [[nodiscard]] bool asks() const { return entry_.question.wants != Wants::kNothing; }

  // "Put 3 of 5, 3 chips a card".
  [[nodiscard]] std::string heading(const Which& which, int turn) const {
    const int stake = play_.rules.stakes.at(static_cast<std::size_t>(turn));
    return text::say(which.heading, turn + 1, kTurns, games::amount_of(stake, games::Unit::kChip));
  }

  // ---- everybody's cards

  void hands_field() {
    const games::Fact& cards = Game::fact_list()[kCardsFact];
    games::HandsField field = games::hands_field(cards, play_.deal, &play_.hand);
    field.choices = field.choices - turned_cards(play_.hand);
    field.worth[play_.deal.dealer] = text::say("deals");
    entry_.fields.emplace_back(std::move(field));
    std::vector<Seat> unknown;
    for (const Seat seat : Seats{play_.deal.seats}) {
      if (seat != play_.deal.dealer && play_.hand.cards[seat].size() < kCardsOfAPlayer) unknown.push_back(seat);
    }
    if (!unknown.empty()) games::ask(cards, unknown, names_, entry_.question);
  }

  // ---- the cards turned

  void round_fields(const Which& which) {
    const int turned = turned_in(play_.hand, which.round);
    for (int turn = 0; turn < turned; ++turn) {
      if (!which.round.turned.empty()) turned_field(which, turn);
      matches_field_of(which, turn);
    }
    if (turned == kTurns) return;
    const bool asked = !asks();
    if ((asked || by_cards(play_.hand)) && (turned == 0 || !which.round.turned.empty())) turned_field(which, turned);
    if (asked) ask_next(which, turned);
  }

  void turned_field(const Which& which, int turn) {
    games::CardField field;
    field.id = card_field(which.key, turn);
    field.label = text::say(which.card, turn + 1);
    field.value = card_at(which.round, turn);
    field.choices = CardSet::full_pack() - turned_cards(play_.hand);
    for (const std::vector<Card>& cards : play_.hand.cards) {
      for (const Card card : cards) field.choices.erase(card);
    }
    if (field.value) field.choices.insert(*field.value);
    entry_.fields.emplace_back(std::move(field));
  }

  // Nobody enters which card it is.
  static games::Shortcut matches_alone(bool first) {
    return {std::string{kMatchesAlone}, 'm', first ? text::say("Only who holds it") : text::say("The next card"),
            false};
  }

  // Asks for the next card, or if the cards before it were not entered, only for who holds it.
  void ask_next(const Which& which, int turn) {
    games::Question& question = entry_.question;
    const bool entered = turn == 0 || !which.round.turned.empty();
    const bool alone = !by_cards(play_.hand) && which.round.turned.empty();
    if (alone) entry_.shortcuts.push_back(matches_alone(entered));
    if (entered) {
      question.wants = Wants::kCard;
      question.field = card_field(which.key, turn);
    }
    question.text = entered ? text::say("{heading}: which card is turned?", heading(which, turn))
                            : text::say("{heading}: “The next card” when it is turned.", heading(which, turn));
  }

  void matches_field_of(const Which& which, int turn) {
    const auto number = static_cast<std::size_t>(turn);
    games::CountsField field;
    field.id = matches_field(which.key, turn);
    field.label = text::say(which.held, turn + 1);
    field.most = kMostMatches;
    field.follows = games::Counts(play_.deal.seats);
    const games::Counts known = matches_of(play_.deal, play_.hand, which.round, turn);
    field.values = by_cards(play_.hand)                  ? known
                   : number < which.round.matches.size() ? which.round.matches[number]
                                                         : games::Counts(play_.deal.seats);
    field.values[play_.deal.dealer].reset();  // the dealer holds no cards
    for (const Seat seat : Seats{play_.deal.seats}) {
      if (!known[seat]) field.asked.push_back(seat);  // the dealer's are: none
      if (seat != play_.deal.dealer) field.whose.push_back(seat);
    }
    if (!which.round.turned.empty()) field.card_field = card_field(which.key, turn);
    if (!field.asked.empty() && !asks()) ask_matches(which, turn, field);
    entry_.fields.emplace_back(std::move(field));
  }

  // Asks who holds the rank, seat by seat. With one player besides the dealer, asks how many cards.
  void ask_matches(const Which& which, int turn, const games::CountsField& field) {
    games::Question& question = entry_.question;
    const std::optional<Card> card = card_at(which.round, turn);
    const std::string head = heading(which, turn);
    question.field = field.id;
    question.choices = field.asked;
    if (play_.deal.seats == kLeastSeats) {
      question.wants = Wants::kCount;
      question.seat = field.asked.front();
      const std::string_view player = names_[field.asked.front()];
      question.text =
          card ? text::say("{heading}: how many like the {card} does {player} hold?", head, to_text(*card), player)
               : text::say("{heading}: how many of its rank does {player} hold?", head, player);
      return;
    }
    question.wants = Wants::kSeat;
    for (const Seat seat : Seats{play_.deal.seats}) {  // a further tap adds one more
      if (seat != play_.deal.dealer && field.values[seat]) question.choices.push_back(seat);
    }
    question.text =
        card ? text::say("{heading}: who holds one like the {card}? Tap twice for two. Then “Nobody else”.", head,
                         to_text(*card))
             : text::say("{heading}: who holds one of its rank? Tap twice for two. Then “Nobody else”.", head);
  }

  // ---- what is useful to know

  // The payments of the last card turned; after the very last card also that of what is left in the pot.
  void due() {
    const std::size_t before = Game::score(play_.with(without_last(play_.hand))).postings.size();
    const auto from = static_cast<std::ptrdiff_t>(std::min(before, scored_.postings.size()));
    entry_.due.assign(scored_.postings.begin() + from, scored_.postings.end());
  }

  void panel() {
    Amount pot = 0;
    Amount debt = 0;
    for (const Posting& posting : scored_.postings) {
      if (posting.to.pot()) pot += posting.amount;
      if (posting.from.pot()) pot -= posting.amount;
      if (posting.reason == kDealerOwes) debt += posting.amount;
    }
    const std::string_view dealer = names_[play_.deal.dealer];
    if (!scored_.complete()) entry_.panel.push_back(text::say("In the pot: {amount}.", pot));
    if (debt > 0) entry_.panel.push_back(text::say("The pot was {amount} short, so {player} paid that.", debt, dealer));
    if (!scored_.complete())
      entry_.panel.push_back(
          text::say("{player} pays when the pot is short, and gets what is left in it at the end.", dealer));
  }

  const Game::Play& play_;
  const games::Names& names_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

}  // namespace nullo::put_and_take
