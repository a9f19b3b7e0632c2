// The facts of a hand of Spades, and how a table enters them: the bids from the dealer's left, then the tricks one by
// one or as counts.
#include <array>
#include <utility>

#include "games/from_the_left.h"
#include "games/spades/words.h"
#include "games/trick_entry.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::spades {
namespace {

const games::Fact& bids_fact() { return Game::fact_list().front(); }
const games::Fact& tricks_won_fact() { return Game::fact_list().back(); }

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names)
      : play_{play}, names_{names}, known_{known(play.deal, play.hand)} {
    for (const Seat seat : games::from_the_left(play.deal)) {
      if (!play.hand.bid(seat)) not_bid_.push_back(seat);
    }
    for (int side = 0; side < kSides; ++side) {
      contracts_[static_cast<std::size_t>(side)] = contract_of(play.rules, play.hand, known_, side);
    }
  }

  games::Entry entry() {
    entry_.seats = kSeats;
    entry_.can_switch = true;
    entry_.form = play_.hand.summary ? games::Form::kSummary : games::Form::kTricks;
    bids();
    if (play_.hand.summary) {
      entry_.fields.emplace_back(games::summary_field(tricks_won_fact(), play_.deal, &play_.hand, known_.tricks));
    } else {
      games::fill_tricks(entry_, play_.hand.tricks, known_.outcomes, trick_rules(), first_leader(play_.deal));
      games::Entry with_tricks;
      games::fill_trick_fields(not_bid_.empty() ? entry_ : with_tricks, play_.hand.tricks, known_.outcomes,
                               trick_rules());
      entry_.later_shortcuts = std::move(with_tricks.shortcuts);  // their room is kept while people bid
    }
    for (const Seat seat : Seats{kSeats}) mark(seat);
    if (not_bid_.empty() && known_.all_over()) {
      entry_.explained = explained(play_, known_, names_);
      entry_.question.heading = heading();
      entry_.question.text = text::say("The hand is complete.");
      return std::move(entry_);
    }
    panel();
    question();
    return std::move(entry_);
  }

 private:
  [[nodiscard]] const Contract& contract(int side) const { return contracts_[static_cast<std::size_t>(side)]; }
  [[nodiscard]] std::string heading() const {
    return text::say("Hand {hand} – {player} dealt", play_.deal.number + 1, names_[play_.deal.dealer]);
  }

  void bids() {
    games::CountsField field = games::counts_field(bids_fact(), play_.deal, &play_.hand);
    field.asked = not_bid_;
    entry_.fields.emplace_back(std::move(field));
  }

  void mark(Seat seat) {
    const std::optional<int> bid = play_.hand.bid(seat);
    if (!bid) return;
    const bool failed = known_.won[seat] > 0;
    entry_.marks.push_back({seat, !is_nil(*bid)  ? text::say("bid {bid}", *bid)
                                  : !failed      ? bid_text(*bid)
                                  : *bid == kNil ? text::say("nil failed")
                                                 : text::say("blind nil failed")});
  }

  // ---- what is useful to know

  void panel() {
    for (int side = 0; side < kSides; ++side) {
      if (!not_bid_.empty()) {
        to_target(side);
      } else if (!play_.hand.summary && contract(side).has_bid()) {
        how_it_stands(side);
      }
    }
    bags();
  }

  // Which bid would reach the target if it is made.
  void to_target(int side) {
    const Amount left = play_.rules.target - play_.deal.totals[Seat{side}];
    const Amount bid = (left + kPerTrickBid - 1) / kPerTrickBid;
    if (left <= 0 || bid > kTricksPerHand) return;
    entry_.panel.push_back(
        text::say("{players} reach {points} with a bid of {bid}", side_text(side, names_), play_.rules.target, bid));
  }

  void how_it_stands(int side) {
    const Contract& now = contract(side);
    const std::string who = side_text(side, names_);
    if (now.failed()) {
      entry_.panel.push_back(text::say("{players} can no longer make their {bid}", who, now.bid));
    } else if (!now.made()) {
      entry_.panel.push_back(text::say("{players} need {count} more for their {bid}", who, now.bid - now.won, now.bid));
    } else {
      const text::Sentence made = play_.rules.bags > 0
                                      ? text::mark("{players} have made their {bid}: each more is a bag")
                                      : text::mark("{players} have made their {bid}");
      entry_.panel.push_back(text::say(made, who, now.bid));
    }
  }

  void bags() {
    if (play_.rules.bags == 0) return;
    const auto of = [this](int side) { return bags_of(play_.rules, play_.before, contract(side), side).all; };
    entry_.panel.push_back(text::say("Bags: {players} {count}, {others} {other_count}; {bags} cost {points}",
                                     side_text(0, names_), of(0), side_text(1, names_), of(1), play_.rules.bags,
                                     play_.rules.bag_penalty));
  }

  // ---- what is asked

  void question() {
    if (!not_bid_.empty()) return ask_bid(not_bid_.front());
    if (play_.hand.summary) return ask_count();
    games::ask_trick(entry_, play_.hand.tricks, known_.outcomes, contracts_text(true) + ".", names_);
  }

  void ask_bid(Seat seat) {
    games::Question& question = entry_.question;
    games::ask(bids_fact(), not_bid_, names_, question);
    question.heading = heading();
    if (not_bid_.size() < kSeats)
      question.heading =
          text::say("Bids – {count} of {total} so far", contract(0).bid + contract(1).bid, kTricksPerHand);
    const Seat partner = seat.left(kSeats, kSides);
    if (const std::optional<int> bid = play_.hand.bid(partner))
      question.text = text::say("{player} bid {bid}.", names_[partner], bid_text(*bid)) + " " + question.text;
  }

  void ask_count() {
    games::Question& question = entry_.question;
    const std::vector<Seat> unknown = games::unknown_seats(known_.tricks);
    games::ask(tricks_won_fact(), unknown, names_, question);
    question.heading = contracts_text(false);
    question.text += " " + text::say("The bid was {bid}.", bid_text(*play_.hand.bid(unknown.front())));
  }

  // "Anna and Clara 4 of 7, Ben and Dana 2 of 5"; before the first trick "Anna and Clara bid 7, …".
  [[nodiscard]] std::string contracts_text(bool with_won) const {
    const auto text = [&](int side) {
      const Contract& own = contract(side);
      const std::string who = side_text(side, names_);
      if (!own.has_bid()) return text::say("{players} bid nil", who);
      return with_won ? text::say("{players} {count} of {bid}", who, own.won, own.bid)
                      : text::say("{players} bid {bid}", who, own.bid);
    };
    return text(0) + ", " + text(1);
  }

  const Game::Play& play_;
  const games::Names& names_;
  Known known_;
  std::vector<Seat> not_bid_;  // in the order of bidding
  std::array<Contract, kSides> contracts_;
  games::Entry entry_;
};

}  // namespace

games::FactList Game::fact_list() {
  using games::at;
  constexpr auto kTricks = [](int) { return kTricksPerHand; };
  static constexpr std::array<games::NamedCount, 2> kNils{
      {{"nil", text::mark("Nil"), 'n', kNil}, {"blind_nil", text::mark("Blind nil"), 'b', kBlindNil}}};
  static const std::array<games::Fact, 3> kFacts{{
      {.key = "bids",
       .label = text::mark("Bid"),
       .asks = text::mark("What does {player} bid?"),
       .about = "One a seat; null: not known yet.",
       .missing = "what these seats bid",
       .kind = games::CountsFact{.in = at<&Hand::bids>,
                                 .least = 1,
                                 .most = kTricksPerHand,
                                 .what = "bid",
                                 .beyond = text::mark("A bid is 1 to 13, nil or blind nil."),
                                 .named = kNils}},
      {.key = "tricks",
       .about = "In order, each with the cards that somebody noted, or with every card.",
       .missing = "who won the tricks",
       .kind = games::TricksFact{.in = at<&Hand::tricks>, .pack = &CardSet::full_pack, .rounds = kTricks}},
      {.key = "summary",
       .label = text::mark("Tricks won"),
       .asks = text::mark("How many tricks did {player} win?"),
       .about = "Instead of tricks: how many each seat won, together thirteen.",
       .kind = games::SummaryFact{.in = at<&Hand::summary>,
                                  .of = "tricks",
                                  .what = "the tricks that each player won",
                                  .total = kTricks,
                                  .beyond = text::mark("There are 13 tricks.")}},
  }};
  return kFacts;
}

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

tl::expected<Hand, games::TapRefusal> Game::apply(const Play& play, const games::Tap& tap, const games::Names& names) {
  Hand hand = play.hand;
  const auto done = games::tap_tricks(tap, first_leader(play.deal), trick_rules(), hand.tricks, hand.summary);
  if (!done) return tl::unexpected{done.error()};
  if (*done) return games::if_possible<Game>(play, std::move(hand), names);
  return games::with_fact<Game>(play, std::move(hand), tap, names);
}

}  // namespace nullo::spades
