// How a table enters a hand of Razz: what everybody bet, street by street or in all, who gave up or is all in, and the
// cards of those who are left.
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "base/grouped.h"
#include "games/razz/fields.h"
#include "games/razz/known.h"
#include "games/razz/low.h"
#include "games/razz/pots.h"
#include "games/razz/razz.h"
#include "games/razz/reasons.h"
#include "games/sentence.h"
#include "games/words.h"

namespace nullo::razz {
namespace {

using Wants = games::Question::Wants;

constexpr int kCardsInPack = 52;
constexpr int kMostBurnt = 4;  // one before each of the fourth to the seventh card, where that is the custom

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
    entry_.question.heading = fmt::format("Hand {} – {} dealt", play_.deal.number + 1, names_[play_.deal.dealer]);
    question();
    if (scored_.complete()) entry_.doubt = doubt();
    // A bet that is still to be said comes first, and needs the room; so do the bets that are in doubt.
    const bool bets_first = !entry_.doubt.empty();
    if (bets_first) bets_field();
    if (shows_ && (entry_.question.field != kBets || !play_.hand.shown.empty())) cards_fields();
    if (!bets_first) bets_field();
    shortcuts();
    due();
    for (const Seat seat : play_.hand.folded) entry_.marks.push_back({seat, "gave up", true});
    for (const Seat seat : play_.hand.all_in) entry_.marks.push_back({seat, "all in", false});
    panel();
    if (scored_.complete()) explain();
    return std::move(entry_);
  }

 private:
  // ---- what is asked

  void question() {
    games::Question& question = entry_.question;
    if (scored_.complete()) {
      question.text = "The hand is complete.";
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
    question.text =
        fmt::format("Which {} cards does {} show?", play_.hand.community ? "six" : "seven", names_[*question.seat]);
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
    question.text = fmt::format("Has {} bet {}, too? {} if so. Who gave up?", names_[*next], bet, games::kEnter);
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
      question.text = fmt::format("How much had {} bet before giving up?", who);
    } else if (of.size() == 1) {
      question.text = fmt::format("How much has {} bet, besides the ante?", who);
    } else {
      const std::optional<int> bet = bet_entered(play_.hand, of.front());
      const std::string_view others = play_.hand.all_in.empty() ? "Each who is in has" : "The others who are in have";
      question.text = bet ? fmt::format("{} bet {}. If more: how much in all? Who gave up?", others, *bet)
                          : "How much has each remaining player put in so far? Who gave up?";
    }
    if (nobody_has_bet()) question.text += fmt::format(" {} if nobody has bet.", games::kEnter);
  }

  // ---- what can be entered

  void bets_field() {
    games::CountsField field = games::counts_field(Game::fact_list()[kBetsFact], play_.deal, &play_.hand);
    if (play_.rules.ante > 0) field.label += fmt::format(" besides ante {}", play_.rules.ante);
    field.said = "{} has bet {}";
    field.asks_again = true;
    field.additions = {{"Bring-in", 'i', play_.rules.bring_in},
                       {"Small", 's', play_.rules.small_bet},
                       {"Big", 'b', play_.rules.big_bet}};
    std::erase_if(field.additions, [](const auto& addition) { return addition.amount == 0; });
    if (shows_) field.additions.clear();  // the cards come next, and "2 s" is one of them
    field.asked = bets_unknown();
    field.alike = in_;  // [razz R3]
    entry_.fields.emplace_back(std::move(field));
  }

  void cards_fields() {
    games::HandsField field;
    field.id = kShown;
    field.label = Game::fact_list()[kShownFact].label;
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
      entry_.shortcuts.push_back({.id = std::string{kNoBets}, .key = 'n', .label = "Nobody has bet", .bright = true});
    entry_.shortcuts.push_back({.id = std::string{kFold},
                                .key = 'f',
                                .label = "Gave up: …",
                                .asks_seat = true,
                                .of_seat = "{} gave up",
                                .count_of = std::string{kBets}});
    entry_.shortcuts.push_back({std::string{kAllIn}, 'l', "All in: …", true});
    if (left_.size() > 1 && !in_.empty())
      entry_.shortcuts.push_back({std::string{kShowdown}, 'w', shows_ ? "More bets" : "Showdown", false});
    const bool any_out = !play_.hand.folded.empty() || !play_.hand.all_in.empty();
    (any_out ? entry_.shortcuts : entry_.later_shortcuts).push_back({std::string{kBack}, 'o', "In after all: …", true});
  }

  // ---- what is more often a slip than true

  [[nodiscard]] Amount besides_the_ante(Seat seat) const {
    return std::max<Amount>(play_.deal.totals[seat] - play_.rules.ante, 0);
  }

  [[nodiscard]] std::string doubt() const {
    std::string unlikely = left_.size() > 1 ? not_called() : std::string{};
    unlikely += gave_up_with_more();
    for (const Seat seat : Seats{play_.deal.seats}) {
      const int chips = bet_entered(play_.hand, seat).value_or(0);
      if (chips <= besides_the_ante(seat)) continue;
      unlikely += fmt::format(
          "{} bet {} but has only {} besides the ante. If all in: tap All in and {}. If not, the rest is owed. ",
          names_[seat], chips, besides_the_ante(seat), names_[seat]);
    }
    return unlikely.empty() ? unlikely : fmt::format("{}Press {} if so, or mend it.", unlikely, games::kEnter);
  }

  // Names those who gave up although they had bet more than all who stayed in.
  [[nodiscard]] std::string gave_up_with_more() const {
    int most = 0;
    for (const Seat seat : left_) most = std::max(most, bet_entered(play_.hand, seat).value_or(0));
    std::string text;
    for (const Seat seat : play_.hand.folded) {
      const int chips = bet_entered(play_.hand, seat).value_or(0);
      if (chips <= most) continue;
      text += fmt::format("{} bet {} and gave up, the others bet only {}? ", names_[seat], chips, most);
    }
    return text;
  }

  // Names those who could have called somebody's last chips, did not, and show all the same.
  [[nodiscard]] std::string not_called() const {
    std::string text;
    for (const Seat seat : left_) {
      if (!holds(play_.hand.all_in, seat)) continue;
      const int all = bet_entered(play_.hand, seat).value_or(0);
      for (const Seat other : in_) {
        const int chips = bet_entered(play_.hand, other).value_or(0);
        if (chips >= all || chips >= besides_the_ante(other)) continue;
        text += fmt::format("{} is all in with {}, {} has put in {}: called, or gave up? ", names_[seat], all,
                            names_[other], chips);
      }
    }
    return text;
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
            fmt::format("{} has only {} besides the ante: all in?", names_[seat], grouped(std::max<Amount>(has, 0))));
    }
    const Pots pots = pots_of(stakes_of(play_.rules, play_.deal, play_.hand));
    const std::size_t count = pots.pots.size();
    const games::PotNames called{static_cast<int>(count), false};
    const Amount unmatched = std::accumulate(pots.returned.begin(), pots.returned.end(), Amount{0});
    if (count == 0 && unmatched > 0 && !scored_.complete()) {
      entry_.panel.push_back(fmt::format("In the pot: {}, with the antes.", grouped(unmatched)));
    }
    for (std::size_t i = 0; i < count && !scored_.complete(); ++i) {
      const Pot& pot = pots.pots[i];
      entry_.panel.push_back(count == 1
                                 ? fmt::format("In the pot: {}, with the antes.", grouped(pot.size() + unmatched))
                                 : fmt::format("In {}: {}, for {}.", called.of(static_cast<int>(i) + 1),
                                               grouped(pot.size()), games::join_names(pot.contenders, names_, "or")));
    }
    if (count > 1 && unmatched > 0 && !scored_.complete())
      entry_.panel.push_back(fmt::format("{} more {}, which nobody has matched yet.", grouped(unmatched),
                                         unmatched == 1 ? "chip" : "chips"));
    if (!play_.hand.folded.empty())
      entry_.panel.push_back(fmt::format("Gave up: {}.", games::join_names(play_.hand.folded, names_)));
    if (!play_.hand.all_in.empty())
      entry_.panel.push_back(fmt::format("All in: {}.", games::join_names(play_.hand.all_in, names_)));
    if (shows_ || left_.size() < 2) return;
    entry_.panel.push_back(fmt::format("The ante is {}, the bring-in {}; bets are {}, from the fifth card on {}.",
                                       play_.rules.ante, play_.rules.bring_in, play_.rules.small_bet,
                                       play_.rules.big_bet));
  }

  [[nodiscard]] std::string no_chips(Seat seat) const {
    return fmt::format("{0} has no chips left: {0} buys some from the bank, or gives up{1}.", names_[seat],
                       play_.rules.ante > 0 ? " and owes the ante" : "");
  }

  // "Anna shows 8-6-4-2-A.", "The main pot, 27: Anna and Ben share, 13 each, the odd chip to Ben."
  void explain() {
    if (left_.size() < 2) {
      entry_.explained.push_back(fmt::format("{} is left alone.", names_[left_.front()]));
      explain_returned(pots_of(stakes_of(play_.rules, play_.deal, play_.hand)));
      return;
    }
    for (const Seat seat : left_)
      entry_.explained.push_back(fmt::format("{} shows {}.", names_[seat], to_text(*lows_[seat])));
    const Pots pots = pots_of(stakes_of(play_.rules, play_.deal, play_.hand));
    const games::PotNames called{static_cast<int>(pots.pots.size()), false};
    for (std::size_t i = 0; i < pots.pots.size(); ++i)
      explain_pot(pots.pots[i], games::capitalized(called.of(static_cast<int>(i) + 1)));
    explain_returned(pots);
  }

  void explain_returned(const Pots& pots) {
    for (const Seat seat : Seats{play_.deal.seats}) {
      if (pots.returned[seat] > 0)
        entry_.explained.push_back(
            fmt::format("{} goes back to {}: nobody matched it.", pots.returned[seat], names_[seat]));
    }
  }

  void explain_pot(const Pot& pot, const std::string& name) {
    const Division division = division_of(play_.rules, play_.hand, lows_, play_.deal, pot);
    const std::vector<Seat>& winners = division.winners;
    std::string text = fmt::format("{}, {}: {}", name, grouped(pot.size()), games::join_names(winners, names_));
    if (winners.size() == 1 && somebody_is_lower(lows_, winners.front()))
      text += winners == pot.contenders ? ", alone in it" : ", the lowest of those in it";
    if (winners.size() > 1) text += fmt::format(" share, {} each", grouped(division.each));
    if (division.odd > 0) {
      const std::vector<Seat> lucky{winners.begin(), winners.begin() + static_cast<std::ptrdiff_t>(division.odd)};
      text += fmt::format(", {} to {}, {}", division.odd == 1 ? "the odd chip" : "an odd chip each",
                          games::join_names(lucky, names_), odd_chip_text(play_.rules));
    }
    entry_.explained.push_back(text + ".");
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
