// What Reversis counts for the statistics.
#include "games/figures.h"

#include <algorithm>
#include <array>
#include <ranges>

#include "games/reversis/espagnolette.h"
#include "games/reversis/known.h"
#include "games/reversis/reasons.h"
#include "games/reversis/reversis.h"
#include "text/sentence.h"

namespace nullo::reversis {
namespace {

// How aces and the Quinola fell, as far as they were paid for. Once a seat has won the first nine tricks, none is paid
// for [reversis R13].
void tally_cards(const Known& known, std::vector<games::Tally>& tallies) {
  if (known.undertaker) return;
  for (const Paid& paid : known.paid) {
    const bool quinola = paid.card == kQuinola;
    if (paid.fall == Fall::kDiscarded) tallies.push_back({*paid.by, quinola ? "quinolas_placed" : "aces_placed"});
    if (paid.fall == Fall::kFollowed) tallies.push_back({*paid.by, quinola ? "quinolas_forced" : "aces_forced"});
  }
}

// Payments that were given back do not count.
std::span<const Posting> those_kept(std::span<const Posting> postings) {
  const auto refund = std::ranges::find_if(std::views::reverse(postings),
                                           [](const Posting& posting) { return posting.reason == kRefund; });
  return postings.subspan(static_cast<std::size_t>(postings.rend() - refund));
}

void tally_reversis(Seat undertaker, std::span<const Posting> postings, std::vector<games::Tally>& tallies) {
  for (const Posting& posting : postings) {
    if (posting.reason == kReversisBroken) {
      tallies.push_back({undertaker, "reversis_failed"});
      tallies.push_back({*posting.to.seat(), "reversis_broken"});
      return;
    }
  }
  tallies.push_back({undertaker, "reversis_made"});
}

void tally_espagnolette(Seat seat, const Known& known, std::vector<games::Tally>& tallies) {
  const bool made = !known.undertaker && known.tricks[at(seat)] == 0;
  tallies.push_back({seat, made ? "espagnolettes_made" : "espagnolettes_failed"});
}

}  // namespace

std::span<const games::Figure> Game::figures() {
  static constexpr std::array<games::Figure, 13> kFigures{{
      {"parties_won", text::mark("Parties won"), {}},
      {"parties_lost", text::mark("Parties lost"), {}},
      {"pots_won", text::mark("Pots won"), {}},
      {"remises", text::mark("Remises paid"), {}},
      {"quinolas_placed", text::mark("Quinola placed"), text::mark("The J♥ thrown on another suit.")},
      {"quinolas_forced", text::mark("Quinola forced"), text::mark("The J♥ played to a heart lead.")},
      {"aces_placed", text::mark("Aces placed"), text::mark("Thrown on another suit.")},
      {"aces_forced", text::mark("Aces forced"), text::mark("Played to a lead of their suit.")},
      {"reversis_made", text::mark("Reversis made"), {}},
      {"reversis_failed", text::mark("Reversis failed"), text::mark("After the first nine tricks.")},
      {"reversis_broken", text::mark("Reversis broken"), text::mark("Somebody else's.")},
      {"espagnolettes_made", text::mark("Espagnolettes made"), {}},
      {"espagnolettes_failed", text::mark("Espagnolettes failed"), {}},
  }};
  return kFigures;
}

std::vector<games::Tally> Game::tally(const Play& play, const games::Scored& scored) {
  static constexpr std::array<games::Counted, 5> kCounted{{{"parties_won", kParty},
                                                           {"parties_lost", kParty, games::Counted::Of::kPayer},
                                                           {"pots_won", kPotTaken},
                                                           {"pots_won", kPotReturned, games::Counted::Of::kPayer, -1},
                                                           {"remises", kRemise, games::Counted::Of::kPayer}}};
  const Known facts = known(play.deal, play.hand);
  const std::span<const Posting> kept = those_kept(scored.postings);
  std::vector<games::Tally> tallies;
  tally_cards(facts, tallies);
  games::tally_postings(kept, kCounted, tallies);
  if (facts.undertaker) tally_reversis(*facts.undertaker, kept, tallies);
  if (const std::optional<Seat> seat = espagnolette_of(play.hand, facts)) tally_espagnolette(*seat, facts, tallies);
  return tallies;
}

}  // namespace nullo::reversis
