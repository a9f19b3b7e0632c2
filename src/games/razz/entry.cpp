// How a table enters a hand of Razz: what everybody bet, street by street or in all, who gave up or is all in, and the
// cards of those who are left.
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "games/razz/fields.h"
#include "games/razz/known.h"
#include "games/razz/low.h"
#include "games/razz/pots.h"
#include "games/razz/razz.h"
#include "games/razz/reasons.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::razz {
namespace {

using Wants = games::Question::Wants;

constexpr int kCardsInPack = 52;
constexpr int kMostBurnt = 4;  // one before each of the fourth to the seventh card, where that is the custom

// One of so many pots, from 0, at the beginning of a line.
std::string pot_label(std::size_t at, std::size_t pots) {
  if (pots == 1) return text::say("The pot");
  if (at == 0) return text::say("The main pot");
  return pots == 2 ? text::say("The side pot") : text::say("Side pot {number}", at);
}

// Builds the entry of one hand.
class Asking {
 public:
  Asking(const Game::Play& play, const games::Names& names)
      : play_{play},
        names_{names},
        left_{left_in(play.hand, play.deal.seats)},
        in_{still_in(play.hand, play.deal.seats)},
        lows_{lows_of(play.hand, play.deal.seats)},
        shows_{left_.size() > 1 && (play.hand.showdown || in_.empty())},
        scored_{Game::score(play)} {}

  games::Entry entry() {
    entry_.seats = play_.deal.seats;
    entry_.form = games::Form::kSummary;
    entry_.question.heading =
        text::say("Hand {hand} – {player} dealt", play_.deal.number + 1, names_[play_.deal.dealer]);
    question();
    if (scored_.complete()) entry_.doubt = doubt();
    // A bet that is still to be said comes first, and needs the room; so do the bets that are in doubt.
    const bool bets_first = !entry_.doubt.empty();
    if (bets_first) bets_field();
    if (shows_ && (entry_.question.field != kBets || !play_.hand.shown.empty())) cards_fields();
    if (!bets_first) bets_field();
    shortcuts();
    due();
    for (const Seat seat : play_.hand.folded) entry_.marks.push_back({seat, text::say("gave up"), true});
    for (const Seat seat : play_.hand.all_in) entry_.marks.push_back({seat, text::say("all in"), false});
    panel();
    if (scored_.complete()) explain();
    return std::move(entry_);
  }

 private:
  // ---- what is asked

  void question() {
    games::Question& question = entry_.question;
    if (scored_.complete()) {
      question.text = text::say("The hand is complete.");
      return;
    }
    const std::vector<Seat> unknown = bets_unknown();
    const bool betting = !shows_ && left_.size() > 1;
    if (const std::optional<int> bet = bet_of_some()) return ask_for_the_same(*bet);
    if (betting || (!in_.empty() && !bet_entered(play_.hand, in_.front()))) return ask_bets(in_);
    if (!unknown.empty()) return ask_bets(unknown);
    for (const Seat seat : left_) {
      if (!lows_[seat]) question.choices.push_back(seat);
    }
    question.wants = Wants::kHand;
    question.field = kShown;
    question.seat = question.choices.front();
    const text::Sentence asks = play_.hand.community ? text::mark("Which six cards does {player} show?")
                                                     : text::mark("Which seven cards does {player} show?");
    question.text = text::say(asks, names_[*question.seat]);
  }

  [[nodiscard]] std::vector<Seat> bets_unknown() const {
    std::vector<Seat> unknown;
    for (const Seat seat : play_.hand.folded) {
      if (!bet_entered(play_.hand, seat)) unknown.push_back(seat);
    }
    for (const Seat seat : left_) {
      if (!bet_entered(play_.hand, seat)) unknown.push_back(seat);
    }
    return unknown;
  }

  // What some of those who are in have bet, while it is not known that the others have; nothing: all or none have.
  [[nodiscard]] std::optional<int> bet_of_some() const {
    std::optional<int> some;
    for (const Seat seat : in_) some = some ? some : bet_entered(play_.hand, seat);
    const auto unknown = [this](Seat seat) { return !bet_entered(play_.hand, seat); };
    return std::ranges::any_of(in_, unknown) ? some : std::nullopt;
  }

  // One is left, and no bet has been entered.
  [[nodiscard]] bool nobody_has_bet() const { return left_.size() == 1 && games::none_known(play_.hand.bets); }

  // The others who are in, one by one: Enter is the same.
  void ask_for_the_same(int bet) {
    games::Question& question = entry_.question;
    const auto next = std::ranges::find_if(in_, [this](Seat seat) { return !bet_entered(play_.hand, seat); });
    question.wants = Wants::kCount;
    question.field = kBets;
    question.seat = *next;
    question.choices = {*next};
    question.usual_count = bet;
    question.text =
        text::say("Has {player} bet {amount}, too? {key} if so. Who gave up?", names_[*next], bet, games::kEnter);
  }

  void ask_bets(const std::vector<Seat>& of) {
    games::Question& question = entry_.question;
    question.wants = Wants::kCount;
    question.field = kBets;
    question.seat = of.front();
    question.choices = of;
    question.of_all = !holds(play_.hand.folded, of.front()) && of.size() > 1;
    const std::string_view who = names_[of.front()];
    if (holds(play_.hand.folded, of.front())) {
      question.text = text::say("How much had {player} bet before giving up?", who);
    } else if (of.size() == 1) {
      question.text = text::say("How much has {player} bet, besides the ante?", who);
    } else {
      const std::optional<int> bet = bet_entered(play_.hand, of.front());
      const text::Sentence have_bet =
          play_.hand.all_in.empty()
              ? text::mark("Each who is in has bet {amount}. If more: how much in all? Who gave up?")
              : text::mark("The others who are in have bet {amount}. If more: how much in all? Who gave up?");
      question.text =
          bet ? text::say(have_bet, *bet) : text::say("How much has each remaining player put in so far? Who gave up?");
    }
    if (nobody_has_bet())
      question.text = fmt::format("{} {}", question.text, text::say("{key} if nobody has bet.", games::kEnter));
  }

  // ---- what can be entered

  void bets_field() {
    games::CountsField field = games::counts_field(Game::fact_list()[kBetsFact], play_.deal, &play_.hand);
    if (play_.rules.ante > 0) field.label = text::say("Bets besides ante {ante}", play_.rules.ante);
    field.said = text::mark("{player} has bet {amount}");
    field.asks_again = true;
    field.additions = {{text::say("Bring-in"), 'i', play_.rules.bring_in},
                       {text::say("Small"), 's', play_.rules.small_bet},
                       {text::say("Big"), 'b', play_.rules.big_bet}};
    std::erase_if(field.additions, [](const auto& addition) { return addition.amount == 0; });
    if (shows_) field.additions.clear();  // the cards come next, and "2 s" is one of them
    field.asked = bets_unknown();
    field.alike = in_;  // [razz R3]
    entry_.fields.emplace_back(std::move(field));
  }

  void cards_fields() {
    games::HandsField field;
    field.id = kShown;
    field.label = text::say(Game::fact_list()[kShownFact].label);
    field.choices = CardSet::full_pack();
    if (play_.hand.community) field.choices.erase(*play_.hand.community);
    field.least = 1;
    field.most = own_cards(play_.hand);
    field.ace_low = true;
    field.values = PerSeat<std::vector<Card>>(play_.deal.seats);
    field.worth = PerSeat<std::string>(play_.deal.seats);
    for (const Seat seat : left_) {
      if (const Shown* shown = shown_by(play_.hand, seat)) field.values[seat] = shown->cards;
      if (lows_[seat]) field.worth[seat] = to_text(*lows_[seat]);
    }
    entry_.fields.emplace_back(std::move(field));
    const bool may_run_out = play_.deal.seats * kCardsOfAPlayer + kMostBurnt > kCardsInPack;
    if (!may_run_out && !play_.hand.community) return;
    games::CardField community = games::card_field(Game::fact_list()[kCommunityFact], &play_.hand);
    for (const Shown& shown : play_.hand.shown) {
      for (const Card card : shown.cards) community.choices.erase(card);
    }
    community.ace_low = true;
    community.key = 'm';
    entry_.fields.emplace_back(std::move(community));
  }

  void shortcuts() {
    if (nobody_has_bet())
      entry_.shortcuts.push_back(
          {.id = std::string{kNoBets}, .key = 'n', .label = text::say("Nobody has bet"), .bright = true});
    entry_.shortcuts.push_back({.id = std::string{kFold},
                                .key = 'f',
                                .label = text::say("Gave up: …"),
                                .asks_seat = true,
                                .of_seat = text::mark("{player} gave up"),
                                .count_of = std::string{kBets}});
    entry_.shortcuts.push_back(
        {std::string{kAllIn}, 'l', text::say("All in: …"), true, text::mark("{player} is all in")});
    if (left_.size() > 1 && !in_.empty())
      entry_.shortcuts.push_back(
          {std::string{kShowdown}, 'w', shows_ ? text::say("More bets") : text::say("Showdown"), false});
    const bool any_out = !play_.hand.folded.empty() || !play_.hand.all_in.empty();
    (any_out ? entry_.shortcuts : entry_.later_shortcuts)
        .push_back(
            {std::string{kBack}, 'o', text::say("In after all: …"), true, text::mark("{player} is in after all")});
  }

  // ---- what is more often a slip than true

  [[nodiscard]] Amount besides_the_ante(Seat seat) const {
    return std::max<Amount>(play_.deal.totals[seat] - play_.rules.ante, 0);
  }

  [[nodiscard]] std::string doubt() const {
    std::vector<std::string> unlikely;
    if (left_.size() > 1) not_called(unlikely);
    gave_up_with_more(unlikely);
    for (const Seat seat : Seats{play_.deal.seats}) {
      const int chips = bet_entered(play_.hand, seat).value_or(0);
      if (chips <= besides_the_ante(seat)) continue;
      unlikely.push_back(
          text::say("{player} bet {amount} but has only {chips} besides the ante. If all in: tap All in and {player}. "
                    "If not, the rest is owed.",
                    names_[seat], chips, besides_the_ante(seat)));
    }
    if (unlikely.empty()) return {};
    return fmt::format("{} {}", fmt::join(unlikely, " "),
                       text::say("[[Press|Tap]] {key} if so, or mend it.", games::kEnter));
  }

  // Names those who gave up although they had bet more than all who stayed in.
  void gave_up_with_more(std::vector<std::string>& unlikely) const {
    int most = 0;
    for (const Seat seat : left_) most = std::max(most, bet_entered(play_.hand, seat).value_or(0));
    for (const Seat seat : play_.hand.folded) {
      const int chips = bet_entered(play_.hand, seat).value_or(0);
      if (chips <= most) continue;
      unlikely.push_back(
          text::say("{player} bet {amount} and gave up, the others bet only {most}?", names_[seat], chips, most));
    }
  }

  // Names those who could have called somebody's last chips, did not, and show all the same.
  void not_called(std::vector<std::string>& unlikely) const {
    for (const Seat seat : left_) {
      if (!holds(play_.hand.all_in, seat)) continue;
      const int all = bet_entered(play_.hand, seat).value_or(0);
      for (const Seat other : in_) {
        const int chips = bet_entered(play_.hand, other).value_or(0);
        if (chips >= all || chips >= besides_the_ante(other)) continue;
        unlikely.push_back(
            text::say("{player} is all in with {amount}, {other} has put in {other_amount}: called, or gave up?",
                      names_[seat], all, names_[other], chips));
      }
    }
  }

  // ---- what is useful to know

  // The antes at first, then the bets, at the end what the pots pay; nothing while cards are being shown.
  void due() {
    const bool bets = !play_.hand.bets.empty();
    for (const Posting& posting : scored_.postings) {
      const bool paid_out = posting.from.pot().has_value();
      const bool paid_in = !shows_ && posting.reason == (bets ? kBet : kAnte);
      if (scored_.complete() ? paid_out : paid_in) entry_.due.push_back(posting);
    }
  }

  // Those who cannot pay come first: something is to be done about it.
  void panel() {
    for (const Seat seat : in_) {
      if (play_.deal.totals[seat] <= 0) {
        entry_.panel.push_back(no_chips(seat));
        continue;
      }
      const Amount has = play_.deal.totals[seat] - play_.rules.ante;
      if (bet_entered(play_.hand, seat).value_or(0) > has)
        entry_.panel.push_back(
            text::say("{player} has only {chips} besides the ante: all in?", names_[seat], std::max<Amount>(has, 0)));
    }
    const Pots pots = pots_of(stakes_of(play_.rules, play_.deal, play_.hand));
    const std::size_t count = pots.pots.size();
    const games::PotNames called{static_cast<int>(count), false};
    const Amount unmatched = std::accumulate(pots.returned.begin(), pots.returned.end(), Amount{0});
    if (count == 0 && unmatched > 0 && !scored_.complete()) {
      entry_.panel.push_back(text::say("In the pot: {amount}, with the antes.", unmatched));
    }
    for (std::size_t i = 0; i < count && !scored_.complete(); ++i) {
      const Pot& pot = pots.pots[i];
      entry_.panel.push_back(count == 1
                                 ? text::say("In the pot: {amount}, with the antes.", pot.size() + unmatched)
                                 : text::say("In {pot}: {amount}, for {players}.", called.of(static_cast<int>(i) + 1),
                                             pot.size(), games::join_names(pot.contenders, names_, games::Last::kOr)));
    }
    if (count > 1 && unmatched > 0 && !scored_.complete())
      entry_.panel.push_back(text::say_count(unmatched, "{count} more chip, which nobody has matched yet.",
                                             "{count} more chips, which nobody has matched yet."));
    if (!play_.hand.folded.empty())
      entry_.panel.push_back(text::say("Gave up: {players}.", games::join_names(play_.hand.folded, names_)));
    if (!play_.hand.all_in.empty())
      entry_.panel.push_back(text::say("All in: {players}.", games::join_names(play_.hand.all_in, names_)));
    if (shows_ || left_.size() < 2) return;
    entry_.panel.push_back(text::say(
        "The ante is {ante}, the bring-in {bring_in}; bets are {small_bet}, from the fifth card on {big_bet}.",
        play_.rules.ante, play_.rules.bring_in, play_.rules.small_bet, play_.rules.big_bet));
  }

  [[nodiscard]] std::string no_chips(Seat seat) const {
    const text::Sentence has_none =
        play_.rules.ante > 0
            ? text::mark("{player} has no chips left: {player} buys some from the bank, or gives up and owes the ante.")
            : text::mark("{player} has no chips left: {player} buys some from the bank, or gives up.");
    return text::say(has_none, names_[seat]);
  }

  // "Anna shows 8-6-4-2-A.", "The main pot, 27: Anna and Ben share, 13 each, the odd chip to Ben."
  void explain() {
    if (left_.size() < 2) {
      entry_.explained.push_back(text::say("{player} is left alone.", names_[left_.front()]));
      explain_returned(pots_of(stakes_of(play_.rules, play_.deal, play_.hand)));
      return;
    }
    for (const Seat seat : left_)
      entry_.explained.push_back(text::say("{player} shows {cards}.", names_[seat], to_text(*lows_[seat])));
    const Pots pots = pots_of(stakes_of(play_.rules, play_.deal, play_.hand));
    const std::size_t count = pots.pots.size();
    for (std::size_t i = 0; i < count; ++i) explain_pot(pots.pots[i], pot_label(i, count));
    explain_returned(pots);
  }

  void explain_returned(const Pots& pots) {
    for (const Seat seat : Seats{play_.deal.seats}) {
      if (pots.returned[seat] > 0)
        entry_.explained.push_back(
            text::say("{amount} goes back to {player}: nobody matched it.", pots.returned[seat], names_[seat]));
    }
  }

  void explain_pot(const Pot& pot, const std::string& name) {
    const Division division = division_of(play_.rules, play_.hand, lows_, play_.deal, pot);
    const std::vector<Seat>& winners = division.winners;
    std::string takes = games::join_names(winners, names_);
    if (winners.size() == 1 && somebody_is_lower(lows_, winners.front()))
      takes = text::say(winners == pot.contenders ? text::mark("{player}, alone in it")
                                                  : text::mark("{player}, the lowest of those in it"),
                        takes);
    if (winners.size() > 1) takes = text::say("{players} share, {amount} each", takes, division.each);
    if (division.odd > 0) {
      const std::vector<Seat> lucky{winners.begin(), winners.begin() + static_cast<std::ptrdiff_t>(division.odd)};
      const text::Sentence odd =
          division.odd == 1 ? text::mark("the odd chip to {players}") : text::mark("an odd chip each to {players}");
      takes = fmt::format("{}, {}, {}", takes, text::say(odd, games::join_names(lucky, names_)),
                          text::say(odd_chip_text(play_.rules)));
    }
    entry_.explained.push_back(text::labelled(fmt::format("{}, {}", name, text::grouped(pot.size())), takes) + ".");
  }

  const Game::Play& play_;
  const games::Names& names_;
  std::vector<Seat> left_;  // by seats
  std::vector<Seat> in_;
  Lows lows_;
  bool shows_;
  games::ScoredHand<State> scored_;
  games::Entry entry_;
};

}  // namespace

games::Entry Game::entry(const Play& play, const games::Names& names) { return Asking{play, names}.entry(); }

}  // namespace nullo::razz
