// Changes to the session at the table, each with the row that undoes it.
#include <algorithm>
#include <cassert>
#include <ranges>
#include <utility>

#include <fmt/core.h>

#include "app/table/open_session.h"
#include "core/unknown.h"
#include "document/document.h"
#include "document/like.h"
#include "games/reseat.h"
#include "games/trick_entry.h"
#include "games/words.h"
#include "session/seating.h"
#include "text/kept.h"
#include "text/number.h"
#include "text/say.h"

namespace nullo::app {
namespace {

std::string hand_text(const session::Session& session, std::size_t number) {
  return document::write_hand(session.rules, session.hands[number]);
}

std::string whole_text(const session::Session& session) {
  return document::write_session(session, json::Writer::Style::kCompact);
}

// An edit that changes the session's last hand.
Edit hand_edit(const OpenSession& open, session::Hand hand, std::string label) {
  const std::size_t number = open.last();
  Edit edit{open.session, {static_cast<int>(number), hand_text(open.session, number), {}, std::move(label)}};
  edit.after.hands[number] = std::move(hand);
  edit.change.after = hand_text(edit.after, number);
  return edit;
}

void add_empty_hand(session::Session& session, const WayOfEntry& way) {
  session.hands.emplace_back();
  session.hands.back().facts = games::empty_hand(session.rules);
  begin_in_way(session, way);
}

template <class Facts>
Facts that_could_be(Result<Facts> read) {
  if (!read)
    throw store::StoreError{store::StoreError::Kind::kDamaged, text::say("The entry log cannot be read any more.")};
  return std::move(*read);
}

// Puts the facts of a log row into the session. This program wrote the row from a valid session, so it can be read.
session::Session put(session::Session session, std::optional<int> number, const std::optional<std::string>& text) {
  if (!number) return that_could_be(document::read_like(session, *text));
  const std::size_t index = static_cast<std::size_t>(*number);
  session.hands.resize(std::min(session.hands.size(), index + (text ? 1 : 0)));
  if (!text) return session;
  session::Hand hand = that_could_be(document::read_hand(*text, session, session::fold_after(session, index)));
  if (session.hands.size() == index) session.hands.emplace_back();
  session.hands[index] = std::move(hand);
  return session;
}

tl::expected<session::Hand, games::TapRefusal> applied(const OpenSession& open, const session::Hand& hand,
                                                       const games::Tap& tap) {
  return session::apply(open.session.rules, open.context.deal, open.context.before, hand, tap, open.names());
}

// If all counts with a fixed sum are entered, none can be changed alone. This drops another seat's count, the last that
// can be dropped, so that it follows from the others again.
std::optional<session::Hand> with_one_following(const OpenSession& open, const games::SetCount& set) {
  for (const games::Field& field : open.entry.fields) {
    const auto* counts = std::get_if<games::CountsField>(&field);
    if (counts == nullptr || counts->id != set.field || !counts->total) continue;
    if (any_unknown(counts->values)) continue;
    for (int i = counts->values.size() - 1; i >= 0; --i) {
      if (Seat{i} == set.seat) continue;
      const auto without = applied(open, open.session.hands.back(), games::SetCount{set.field, Seat{i}, {}});
      if (!without) continue;
      if (auto fitting = applied(open, *without, set)) return std::move(*fitting);
    }
  }
  return std::nullopt;
}

// The tap as the log keeps it: what is entered is asked for once more, with words that are kept.
std::string label_of(const games::Tap& tap, const OpenSession& open) {
  return text::kept([&] {
    const games::Names names = open.names();
    const games::Entry entry =
        session::entry(open.session.rules, open.context.deal, open.context.before, open.session.hands.back(), names);
    return games::describe(tap, entry, names);
  });
}

WayOfEntry way_of(const games::Entry& entry) {
  const auto next = static_cast<std::size_t>(entry.tricks_entered);
  if (next < entry.tricks.size()) return {entry.form, entry.tricks[next].is_play};
  // Nobody plays out what all goes to one player: the last trick with cards says it.
  const auto has_cards = [](const games::TrickCell& trick) { return !trick.cards.empty(); };
  const auto played = std::views::reverse(entry.tricks);
  const auto last = std::ranges::find_if(played, has_cards);
  return {entry.form, last != played.end() && last->is_play};
}

// What can be entered about one hand of a session.
class HandEntry {
 public:
  HandEntry(const session::Session& session, std::size_t number)
      : rules_{session.rules},
        context_{session::context_of(session, number)},
        names_{session::names_of(context_.players)} {}
  HandEntry(const HandEntry&) = delete;  // names_ points into context_
  HandEntry& operator=(const HandEntry&) = delete;

  [[nodiscard]] WayOfEntry way(const session::Hand& hand) const { return way_of(entry(hand)); }
  [[nodiscard]] tl::expected<session::Hand, games::TapRefusal> apply(const session::Hand& hand,
                                                                     const games::Tap& tap) const {
    return session::apply(rules_, context_.deal, context_.before, hand, tap, names_);
  }

  // Whether one shortcut and at most one choice after it made the hand, as `m` does for a moon of Hearts. Such a hand
  // says nothing about the form in which the players enter the others.
  [[nodiscard]] bool is_shortcut(const session::Hand& hand) const {
    const auto trick_by_trick = apply(hand, games::SwitchForm{games::Form::kTricks, true});
    if (!trick_by_trick || trick_by_trick->facts == hand.facts) return false;
    for (const games::Shortcut& shortcut : entry(*trick_by_trick).shortcuts) {
      for (const Seat seat : Seats{context_.deal.seats}) {
        const auto made = apply(*trick_by_trick, games::UseShortcut{shortcut.id, seat});
        if (made && (made->facts == hand.facts || is_choice_after(*made, hand))) return true;
      }
    }
    return false;
  }

 private:
  [[nodiscard]] games::Entry entry(const session::Hand& hand) const {
    return session::entry(rules_, context_.deal, context_.before, hand, names_);
  }
  [[nodiscard]] bool is_choice_after(const session::Hand& made, const session::Hand& hand) const {
    for (const games::Field& field : entry(made).fields) {
      const auto* choice = std::get_if<games::ChoiceField>(&field);
      if (choice == nullptr) continue;
      for (const games::ChoiceField::Choice& one : choice->choices) {
        const auto chosen = apply(made, games::PickChoice{choice->id, one.id});
        if (chosen && chosen->facts == hand.facts) return true;
      }
    }
    return false;
  }

  const games::Rules& rules_;
  session::HandContext context_;
  games::Names names_;
};

}  // namespace

void begin_in_way(session::Session& session, const WayOfEntry& way) {
  const HandEntry begun{session, session.hands.size() - 1};
  const auto enter = [&](const games::Tap& tap) {
    if (auto hand = begun.apply(session.hands.back(), tap)) session.hands.back() = std::move(*hand);
  };
  enter(games::SwitchForm{way.form, false});
  if (way.every_card) enter(games::UseShortcut{std::string{games::kEveryCard}, {}});
}

namespace {

// Only the points are entered, and not just of this one hand.
bool enters_points(const OpenSession& open) {
  const std::vector<session::Hand>& hands = open.session.hands;
  const bool scores_again = hands.size() > 1 && hands[hands.size() - 2].has_only_scores();
  return open.entry.form == games::Form::kPoints && (open.only_points || scores_again);
}

}  // namespace

WayOfEntry way_of_next(const OpenSession& open) {
  if (enters_points(open)) return {games::Form::kPoints};
  const std::vector<session::Hand>& hands = open.session.hands;
  constexpr std::size_t kLookedAt = 32;  // beyond these it is no habit any more
  const std::size_t first = hands.size() > kLookedAt ? hands.size() - kLookedAt : 0;
  for (std::size_t left = hands.size(); left > first; --left) {
    const std::size_t number = left - 1;
    if (hands[number].has_only_scores()) continue;
    const HandEntry entered{open.session, number};
    if (!entered.is_shortcut(hands[number])) return entered.way(hands[number]);
  }
  return {};
}

OpenSession::OpenSession(session::Session facts)
    : session{session::remembering(std::move(facts))},
      result{session::score(session)},
      context{session::context_of(session, session.hands.empty() ? 0 : session.hands.size() - 1)},
      entry{session.hands.empty()
                ? games::entry({session.rules, context.deal, context.before, games::empty_hand(session.rules)},
                               session::names_of(context.players))
                : session::entry(session.rules, context.deal, context.before, session.hands.back(),
                                 session::names_of(context.players))} {}

Edit whole_edit(const session::Session& before, session::Session after, std::string label) {
  Edit edit{std::move(after), {std::nullopt, whole_text(before), {}, std::move(label)}};
  edit.change.after = whole_text(edit.after);
  return edit;
}

tl::expected<Edit, games::TapRefusal> tap(const OpenSession& open, const games::Tap& tap) {
  auto hand = applied(open, open.session.hands.back(), tap);
  const auto* count = std::get_if<games::SetCount>(&tap);
  if (!hand && count != nullptr && count->count) {
    if (auto fitting = with_one_following(open, *count)) hand = std::move(*fitting);
  }
  if (!hand) return tl::unexpected{std::move(hand.error())};
  return hand_edit(open, std::move(*hand), label_of(tap, open));
}

Edit with_note(const OpenSession& open, std::string_view note) {
  session::Hand hand = open.session.hands.back();
  hand.note = note;
  return hand_edit(open, std::move(hand), note.empty() ? text::keep("note removed") : text::keep("note"));
}

Edit with_adjustment(const OpenSession& open, const session::Adjustment& adjustment) {
  session::Hand hand = open.session.hands.back();
  hand.adjustments.push_back(adjustment);
  const Posting posting{adjustment.from, adjustment.to, adjustment.amount, kAdjustment};
  std::string label = text::kept([&] { return games::why(posting, text::say("adjustment"), open.names(), {}); });
  return hand_edit(open, std::move(hand), std::move(label));
}

namespace {

// The last hand, with the dealer named if it is not the next in turn; nothing: what was entered rules that out.
std::optional<session::Hand> dealt_by(const OpenSession& open, session::Hand hand, Seat dealer) {
  session::Session now = open.session;
  hand.dealer.reset();
  now.hands.back() = hand;
  if (dealer != session::context_of(now, open.last()).deal.dealer) hand.dealer = dealer;
  now.hands.back() = hand;
  if (!last_hand_can_be(now)) return std::nullopt;
  return hand;
}

// What was entered in the last hand goes with its people, who dealt it included; nothing: it cannot.
std::optional<session::Hand> entries_along(const OpenSession& open, const std::vector<std::string>& names,
                                           const PerSeat<Seat>& came_from) {
  if (!session::keeps_partners(open.session.rules, came_from)) return std::nullopt;
  auto hand = session::reseated(open.session.rules, open.session.hands.back(), came_from);
  if (!hand) return std::nullopt;
  hand->players = names;
  hand->points_follow = session::PointsFollow::kPlayer;
  return dealt_by(open, std::move(*hand), games::Reseat{came_from}.now(open.context.deal.dealer));
}

bool anybody_moves(const PerSeat<Seat>& came_from) {
  bool moves = false;
  for (const Seat seat : Seats{came_from.size()}) moves = moves || came_from[seat] != seat;
  return moves;
}

}  // namespace

std::optional<Edit> with_dealer(const OpenSession& open, Seat dealer) {
  std::optional<session::Hand> hand = dealt_by(open, open.session.hands.back(), dealer);
  if (!hand) return std::nullopt;
  return hand_edit(open, std::move(*hand), text::keep("{player} dealt", open.names()[dealer]));
}

bool something_is_entered(const OpenSession& open) {
  const session::Hand& hand = open.session.hands.back();
  if (std::ranges::any_of(hand.scores, [](const auto& score) { return score.has_value(); })) return true;
  session::Session fresh = open.session;
  fresh.hands.back().facts = games::empty_hand(fresh.rules);
  fresh.hands.back().scores = {};
  if (hand.facts == fresh.hands.back().facts) return false;
  begin_in_way(fresh, way_of(open.entry));
  return hand.facts != fresh.hands.back().facts;
}

namespace {

// Whether it makes a difference to the totals that each seat takes over another's before the last hand.
bool moves_points(const OpenSession& open, const games::Deal& before, const PerSeat<Seat>& came_from) {
  return session::moves_totals(open.session.rules, came_from) &&
         (before.number > open.session.hands_before ||
          session::brought_along(before.totals, came_from) != before.totals);
}

}  // namespace

Reseating reseating(const OpenSession& open, const std::vector<std::string>& names) {
  session::Session without = open.session;
  without.hands.back().players.clear();
  without.hands.back().points_follow = session::PointsFollow::kSeat;
  const session::HandContext context = session::context_of(without, open.last());
  Reseating reseating;
  reseating.before = context.players;
  reseating.totals = context.deal.totals;
  reseating.came_from = session::came_along(reseating.before, names);
  reseating.moves_points = moves_points(open, context.deal, reseating.came_from);
  const PerSeat<Seat> went_from = session::came_along(reseating.before, open.context.players);
  reseating.went_along = session::keeps_partners(open.session.rules, went_from) &&
                         (open.session.hands.back().points_follow == session::PointsFollow::kPlayer ||
                          !moves_points(open, context.deal, went_from));
  reseating.can_go_along = session::keeps_partners(open.session.rules, reseating.came_from);
  const PerSeat<Seat> entries_from = session::came_along(open.context.players, names);
  reseating.moves_entries = something_is_entered(open) && anybody_moves(entries_from);
  if (reseating.moves_entries && reseating.can_go_along) reseating.along = entries_along(open, names, entries_from);
  return reseating;
}

Edit with_players(const OpenSession& open, const std::vector<std::string>& names, session::PointsFollow points) {
  const Reseating where = reseating(open, names);
  const bool go_along = points == session::PointsFollow::kPlayer && where.can_go_along;
  const bool entries_go = go_along && where.along;
  session::Hand hand = entries_go ? *where.along : open.session.hands.back();
  if (!entries_go) {  // what was agreed on in the hand, such as chips bought, lies where the points lie
    if (where.went_along)
      session::move_along(hand.adjustments, session::came_along(open.context.players, where.before));
    if (go_along || (where.can_go_along && !where.matters())) session::move_along(hand.adjustments, where.came_from);
  }
  const bool as_before = names == where.before;
  hand.players = as_before ? std::vector<std::string>{} : names;
  hand.points_follow = go_along && where.matters() && !as_before ? points : session::PointsFollow::kSeat;
  return hand_edit(open, std::move(hand), text::keep("who sits where"));
}

bool last_hand_can_be(const session::Session& session) {
  if (session.hands.empty()) return true;
  const session::HandContext context = session::context_of(session, session.hands.size() - 1);
  return session::check(session.rules, context.deal, context.before, session.hands.back()).empty();
}

Edit misdealt(const OpenSession& open) {
  session::Hand hand = open.session.hands.back();
  session::Session after = open.session;
  after.hands.back().facts = games::empty_hand(open.session.rules);
  after.hands.back().scores = {};
  const bool one_hand = open.entry.form == games::Form::kPoints && !open.only_points;
  begin_in_way(after, one_hand ? WayOfEntry{} : way_of(open.entry));
  hand.facts = std::move(after.hands.back().facts);
  hand.scores = std::move(after.hands.back().scores);
  return hand_edit(open, std::move(hand), text::keep("misdeal"));
}

namespace {

// When the session ends: now, but not before it began, even if the clock was put back.
std::string end_of(const session::Session& session, std::string_view now) {
  constexpr std::size_t kToTheSecond = std::string_view{"2026-11-21T18:30:00"}.size();
  const bool later = now.substr(0, kToTheSecond) > std::string_view{session.started_at}.substr(0, kToTheSecond);
  return later ? std::string{now} : session.started_at;
}

}  // namespace

Edit recorded(const OpenSession& open, std::string_view now) {
  if (open.result.finished) {
    session::Session after = open.session;
    after.ended_at = end_of(after, now);
    return whole_edit(open.session, std::move(after), text::keep("the game's end"));
  }
  Edit edit{open.session, {static_cast<int>(open.session.hands.size()), {}, {}, {}}};
  add_empty_hand(edit.after, way_of_next(open));
  edit.change.after = hand_text(edit.after, edit.after.hands.size() - 1);
  edit.change.label = text::keep("hand {number} recorded", open.session.hand_number(open.last()));
  return edit;
}

namespace {

// The account of the seat that had this seat's total in the hand before.
Account as_before(Account account, const PerSeat<Seat>& came_from) {
  const std::optional<Seat> seat = account.seat();
  return seat && !came_from.empty() ? Account::of(came_from[*seat]) : account;
}

}  // namespace

Edit stopped(const OpenSession& open, std::string_view now) {
  session::Session after = open.session;
  if (open.has_hand() && !open.hand_complete()) {
    // Keep what the table agreed on apart from the rules: bought chips stay bought.
    std::vector<session::Adjustment> agreed = std::move(after.hands.back().adjustments);
    // people who changed chairs for the dropped hand are back on the old ones
    for (session::Adjustment& one : agreed) {
      one.from = as_before(one.from, open.result.hands.back().came_from);
      one.to = as_before(one.to, open.result.hands.back().came_from);
    }
    after.hands.pop_back();
    if (!after.hands.empty()) {
      std::vector<session::Adjustment>& kept = after.hands.back().adjustments;
      kept.insert(kept.end(), agreed.begin(), agreed.end());
    }
  }
  after.ended_at = end_of(after, now);
  return whole_edit(open.session, std::move(after), text::keep("the game's end"));
}

std::string sit_as_before_text(const OpenSession& open) {
  if (!open.has_hand() || open.hand_complete() || open.last() == 0) return {};
  if (open.session.hands.back().players.empty() || !open.result.hands.back().came_from.empty()) return {};
  const OpenSession before{stopped(open, "").after};
  std::string text;
  for (const Seat seat : Seats{open.session.seats()}) {
    const std::string& name = session::name_at(before.result.players, seat);
    if (name == session::name_at(open.context.players, seat)) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, text::grouped(before.result.totals[seat]));
  }
  return text.empty() ? text : text::say("Who sits where is again as before it: {standing}.", text);
}

Edit begun(const OpenSession& open) {
  session::Session after = open.session;
  add_empty_hand(after, way_of(open.entry));
  return whole_edit(open.session, std::move(after), text::keep("the first hand begun"));
}

bool over_by_rules(session::Session session) {
  session.ended_at.clear();
  return session::score(session).finished;
}

text::Sentence playing_on(const session::Session& session) {
  if (session.ended_at.empty()) return {};
  if (!over_by_rules(session)) return text::mark("Play on");
  return games::one_more_round(session.rules, session.seats()) ? text::mark("Play another round") : text::Sentence{};
}

std::optional<Edit> played_on(const OpenSession& open) {
  session::Session after = open.session;
  after.ended_at.clear();
  session::SessionResult result = session::score(after);
  while (result.finished) {
    const std::optional<games::Rules> rules = games::one_more_round(after.rules, after.seats());
    if (!rules) return std::nullopt;
    after.rules = *rules;
    result = session::score(after);
  }
  if (result.hands.empty() || result.hands.back().complete()) add_empty_hand(after, way_of_next(open));
  return whole_edit(open.session, std::move(after), text::keep("playing on"));
}

session::Session with_before(session::Session now, const store::Change& change) {
  return put(std::move(now), change.hand, change.before);
}

session::Session with_after(session::Session now, const store::Change& change) {
  return put(std::move(now), change.hand, change.after);
}

}  // namespace nullo::app
