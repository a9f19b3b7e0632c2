// The facts of a hand of Écarté, and how a table enters them: the card turned up, a king shown, a refusal, five tricks.
#include <array>

#include "games/ecarte/known.h"
#include "games/trick_entry.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::ecarte {
namespace {

constexpr int kUpcard = 0;  // places in fact_list()
constexpr int kKing = 1;
constexpr int kRefused = 2;
constexpr int kTricksWon = 4;

const games::Fact& fact(int place) { return Game::fact_list()[static_cast<std::size_t>(place)]; }

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names)
      : play_{play}, names_{names}, known_{known(play.deal, play.hand)}, scored_{Game::score(play)} {}

  games::Entry entry() {
    entry_.seats = kSeats;
    entry_.can_switch = true;
    entry_.form = play_.hand.summary ? games::Form::kSummary : games::Form::kTricks;
    entry_.fields.emplace_back(games::card_field(fact(kUpcard), &play_.hand));
    if (play_.hand.summary) {
      entry_.fields.emplace_back(games::summary_field(fact(kTricksWon), play_.deal, &play_.hand, known_.tricks));
    } else {
      tricks();
    }
    // What nobody is asked for lies below what somebody is.
    if (!is_king(play_.hand.upcard))
      entry_.fields.emplace_back(games::seat_field(fact(kKing), play_.deal, &play_.hand));
    entry_.fields.emplace_back(games::seat_field(fact(kRefused), play_.deal, &play_.hand));
    if (!over_by_king() && (play_.hand.summary ? !scored_.complete() : !known_.all_over())) shortcuts();
    panel();
    question();
    return std::move(entry_);
  }

 private:
  void tricks() {
    const games::TrickRules rules = trick_rules(play_.hand);
    games::fill_tricks(entry_, play_.hand.tricks, known_.outcomes, rules, first_leader(play_.deal));
    if (over_by_king()) return;
    games::fill_trick_fields(entry_, play_.hand.tricks, known_.outcomes, rules);
  }

  void shortcuts() {
    if (!is_king(play_.hand.upcard))
      entry_.shortcuts.push_back({std::string{fact(kKing).key}, 'k', text::say("King shown: …"), true,
                                  text::mark("{player} showed the king")});
    entry_.shortcuts.push_back({std::string{fact(kRefused).key}, 'v', text::say("Exchange refused: …"), true,
                                text::mark("{player} refused the exchange")});
  }

  [[nodiscard]] bool over_by_king() const { return scored_.complete() && !known_.all_over(); }

  void panel() {
    if (play_.hand.king_shown)
      entry_.panel.push_back(text::say("{player} showed the king of trumps", names_[*play_.hand.king_shown]));
    if (play_.hand.refused) {
      entry_.panel.push_back(text::say("{player} is vulnerable: winning the tricks gives {other} a point more",
                                       names_[*play_.hand.refused], names_[other(*play_.hand.refused)]));
    }
    const PerSeat<Amount> scores = scores_of(scored_.postings, kSeats);
    for (const Seat seat : Seats{kSeats}) {
      const Amount left = play_.rules.target - play_.deal.totals[seat] - scores[seat];
      if (left > 0 && left <= 3) {
        entry_.panel.push_back(text::say("{player} needs {amount} to win the game", names_[seat],
                                         games::amount_of(left, games::Unit::kPoint)));
      }
    }
    if (over_by_king()) {
      entry_.explained.push_back(text::say("{player} won the game by the king: the hand is not played.",
                                           names_[*won_by_king(play_.rules, play_.deal, play_.hand)]));
    }
  }

  void question() {
    games::Question& question = entry_.question;
    question.heading = text::say("Hand {hand} – {player} dealt", play_.deal.number + 1, names_[play_.deal.dealer]);
    if (scored_.complete()) {
      question.text = text::say("The hand is complete.");
      return;
    }
    const bool first = play_.hand.summary || play_.hand.tricks.empty();
    if (!play_.hand.upcard && (first || known_.trumps_decide || known_.all_over()))
      return games::ask(fact(kUpcard), question);
    if (play_.hand.summary) return games::ask(fact(kTricksWon), {Seat{0}, Seat{1}}, names_, question);
    const bool may_be_shown = first && !play_.hand.king_shown && !play_.hand.refused && !is_king(play_.hand.upcard);
    games::ask_trick(entry_, play_.hand.tricks, known_.outcomes,
                     may_be_shown ? text::say("King of trumps shown? Exchange refused?") : std::string{}, names_);
    if (play_.hand.upcard) question.heading += " – " + text::say("trumps {suit}", to_text(play_.hand.upcard->suit()));
  }

  const Game::Play& play_;
  const games::Names& names_;
  Known known_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::FactList Game::fact_list() {
  using games::at;
  constexpr auto kTricks = [](int) { return kTricksPerHand; };
  static const std::array<games::Fact, 5> kFacts{{
      {.key = "upcard",
       .label = text::mark("Trumps"),
       .asks = kWhichUpcard,
       .about = "Its suit is trumps; a king scores the dealer a point.",
       .missing = "the card turned up, whose suit is trumps",
       .kind = games::CardFact{.in = at<&Hand::upcard>, .pack = &pack}},
      {.key = "king_shown",
       .label = text::mark("Showed the king of trumps"),
       .about = "Who showed the king of trumps; absent: nobody.",
       .kind = games::SeatFact{.in = at<&Hand::king_shown>, .unasked = true}},
      {.key = "refused",
       .label = text::mark("Refused the exchange"),
       .about = "Who prevented any exchange and so is vulnerable; absent: nobody.",
       .kind = games::SeatFact{.in = at<&Hand::refused>, .unasked = true}},
      {.key = "tricks",
       .about = "In order: of each the seat that won it, or the trick with its cards.",
       .missing = "who won the tricks",
       .kind = games::TricksFact{.in = at<&Hand::tricks>, .pack = &pack, .rounds = kTricks, .may_be_seats = true}},
      {.key = "summary",
       .label = text::mark("Tricks won"),
       .asks = text::mark("How many tricks did {player} win?"),
       .about = "Instead of tricks: how many each seat won, together five.",
       .kind =
           games::SummaryFact{
               .in = at<&Hand::summary>, .of = "tricks", .what = "the tricks that each player won", .total = kTricks}},
  }};
  return kFacts;
}

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  auto done = games::tap_tricks(tap, first_leader(play.deal), trick_rules(hand), hand.tricks, hand.summary);
  if (done && !*done) done = games::set_fact(fact_list(), play.deal, tap, &hand);
  if (!done) return tl::unexpected{std::move(done.error())};
  if (!*done) return games::cannot_be_entered();
  if (std::holds_alternative<games::PickCard>(tap) && is_king(hand.upcard)) hand.king_shown.reset();
  const auto* count = std::get_if<games::SetCount>(&tap);
  if (count != nullptr && games::known_sum(*hand.summary) > kTricksPerHand)
    (*hand.summary)[other(count->seat)].reset();  // it follows from the new one
  return games::if_possible<Game>(play, std::move(hand), names);
}

}  // namespace nullo::ecarte
