// Spades' own sentences.
#include "games/spades/words.h"

#include <fmt/core.h>

#include "games/words.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::spades {
namespace {

std::string bags_text(int bags) { return text::say_count(bags, "{count} bag", "{count} bags"); }

// "Anna bid 4 and took 5: +40"; without points no colon.
std::string worth(std::string_view what, Amount points) {
  return text::labelled(what, points == 0 ? "" : games::signed_text(points));
}

class Explaining {
 public:
  Explaining(const Game::Play& play, const Known& known, const games::Names& names)
      : play_{play}, known_{known}, names_{names} {}

  std::vector<std::string> lines() {
    for (int side = 0; side < kSides; ++side) {
      const Contract contract = contract_of(play_.rules, play_.hand, known_, side);
      bid(side, contract);
      for (const Seat seat : seats_of(side)) nil(seat);
      if (play_.rules.bags > 0) bags(side, contract);
    }
    return std::move(lines_);
  }

 private:
  void bid(int side, const Contract& contract) {
    if (contract.bid == 0) return;
    const Amount points = Amount{kPerTrickBid} * contract.bid;
    lines_.push_back(
        worth(text::say("{players} bid {bid} and took {count}", side_text(side, names_), contract.bid, contract.won),
              contract.made() ? points : -points));
  }

  void nil(Seat seat) {
    const int bid = *play_.hand.bid(seat);
    if (!is_nil(bid)) return;
    const Amount points = bid == kBlindNil ? play_.rules.blind_nil : play_.rules.nil;
    const int won = known_.won[seat];
    lines_.push_back(
        won == 0 ? worth(text::say("{player} bid {bid} and took none", names_[seat], bid_text(bid)), points)
                 : worth(text::say("{player} bid {bid} and took {count}", names_[seat], bid_text(bid), won), -points));
  }

  void bags(int side, const Contract& contract) {
    const Bags bags = bags_of(play_.rules, play_.before, contract, side);
    const int more = contract.bags();
    if (more == 0 && bags.penalties == 0) return;
    const int now = bags.all - bags.penalties * play_.rules.bags;
    std::string in_all;
    if (bags.penalties > 0) {
      in_all = fmt::format(
          "{}, {}", worth(text::say("{count} in all", bags.all), -Amount{play_.rules.bag_penalty} * bags.penalties),
          now == 0 ? text::say("none left") : text::say("{count} left", now));
    } else if (now > more) {
      in_all = text::say("{count} in all", now);
    }
    lines_.push_back(text::in_one_line(text::labelled(side_text(side, names_), worth(bags_text(more), more)), in_all));
  }

  const Game::Play& play_;
  const Known& known_;
  const games::Names& names_;
  std::vector<std::string> lines_;
};

int bid_of_side(const Hand& hand, Seat seat) {
  int bid = 0;
  for (const Seat each : seats_of(side_of(seat))) bid += tricks_bid(hand.bid(each).value_or(0));
  return bid;
}

bool is_of(int bid, std::string_view reason) {
  if (bid == kNil) return reason == kNilMade || reason == kNilFailed;
  return bid == kBlindNil && (reason == kBlindNilMade || reason == kBlindNilFailed);
}

// Which partner's nil the posting is for. If both bid it, their postings are in the order of the seats. Nothing while
// only one of the two is lost or won.
std::optional<Seat> who_bid_nil(const Hand& hand, std::span<const Posting> all, const Posting& posting, Seat seat) {
  std::vector<Seat> bidders;
  for (const Seat each : seats_of(side_of(seat))) {
    if (is_of(hand.bid(each).value_or(0), posting.reason)) bidders.push_back(each);
  }
  if (bidders.size() == 1) return bidders.front();
  const int bid = is_of(kNil, posting.reason) ? kNil : kBlindNil;
  std::size_t posted = 0;
  std::optional<Seat> who;
  for (const Posting& each : all) {
    if (!is_of(bid, each.reason) || seat_of(each) != seat) continue;
    if (&each == &posting && posted < bidders.size()) who = bidders[posted];
    ++posted;
  }
  return posted == bidders.size() ? who : std::nullopt;
}

std::string nil_text(std::string_view reason, std::string_view name) {
  const bool blind = is_of(kBlindNil, reason);
  const bool made = reason == kNilMade || reason == kBlindNilMade;
  if (blind)
    return made ? text::say("{player}'s blind nil held", name) : text::say("{player}'s blind nil failed", name);
  return made ? text::say("{player}'s nil held", name) : text::say("{player}'s nil failed", name);
}

}  // namespace

std::string bid_text(int bid) {
  if (bid == kNil) return text::say("nil");
  return bid == kBlindNil ? text::say("blind nil") : fmt::format("{}", bid);
}

std::string side_text(int side, const games::Names& names) {
  return games::join_names({Seat{side}, Seat{side + kSides}}, names);
}

std::vector<std::string> explained(const Game::Play& play, const Known& known, const games::Names& names) {
  return Explaining{play, known, names}.lines();
}

std::string Game::reason_text(const Rules& rules, const Hand& hand, std::span<const Posting> all,
                              const Posting& posting, const games::Names& names) {
  const std::optional<Seat> seat = seat_of(posting);
  if (!seat) return {};
  if (is_of(kNil, posting.reason) || is_of(kBlindNil, posting.reason)) {
    const std::optional<Seat> who = who_bid_nil(hand, all, posting, *seat);
    return who ? nil_text(posting.reason, names[*who]) : std::string{};
  }
  if (posting.reason == kBidMade) return text::say("a bid of {bid} made", bid_of_side(hand, *seat));
  if (posting.reason == kBidFailed) return text::say("a bid of {bid} failed", bid_of_side(hand, *seat));
  if (posting.reason == kBags) return bags_text(static_cast<int>(posting.amount));
  if (posting.reason == kBagPenalty && rules.bag_penalty > 0)
    return bags_text(static_cast<int>(posting.amount / rules.bag_penalty) * rules.bags);
  return {};
}

std::string Game::opening(const Rules& rules, const games::Deal& deal, const State& before, const games::Names& names) {
  const Amount one = deal.totals[Seat{0}];
  const bool at_an_end = one >= rules.target || (rules.lose_at && one <= *rules.lose_at);
  const bool tied = at_an_end && one == deal.totals[Seat{1}];
  std::string tie = tied ? text::say("Both sides have {points}: this hand decides.", one) : "";
  if (rules.bags == 0 || before == State{}) return tie;
  return fmt::format("{}{}{}", tie, tie.empty() ? "" : " ",
                     text::say("Bags: {players} {count}, {others} {other_count}.", side_text(0, names), before.bags[0],
                               side_text(1, names), before.bags[1]));
}

std::string Game::say(const games::Missing& missing, const games::Names& names) {
  if (missing.key == "bids") return text::say("What did {players} bid?", games::join_names(missing.seats, names));
  return missing.trick > 0 ? text::say("Who won trick {trick}?", missing.trick)
                           : text::say("How many tricks did each player win?");
}

std::string Game::say(const games::Note& note, const games::Names& names) { return games::revoke_text(note, names); }

}  // namespace nullo::spades
