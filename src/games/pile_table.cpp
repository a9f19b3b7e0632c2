#include "games/pile_table.h"

#include <algorithm>

#include <fmt/core.h>

#include "games/trick_entry.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::games {
namespace {

using Tapped = tl::expected<Piles, TapRefusal>;

void captured_fields(Entry& entry, const Piles& piles, const KnownPiles& known, const PileRules& rules) {
  const PerSeat<int> room = room_beside(piles.captured, piles.tricks, known.outcomes, rules.tricks);
  const auto add = [&](Card card, std::optional<Seat> captor) {
    SeatField field{card_field_of(kCapturedBy, card), to_text(card), card, {}, captor, {}};
    for (const Seat seat : Seats{rules.tricks.seats}) {
      if (room[seat] > 0 || seat == captor) field.choices.push_back(seat);
    }
    entry.fields.emplace_back(std::move(field));
  };
  if (known.all_over(rules)) {
    for (const Card card : known.out) add(card, std::nullopt);
  }
  for (const Captured& each : piles.captured) add(each.card, each.by);
}

// The counting cards: trumps first, and in each suit the card worth most first.
void palette(Entry& entry, const KnownPiles& known, const PileRules& rules) {
  std::vector<Suit> suits{kSuits.begin(), kSuits.end()};
  if (rules.tricks.trump) {
    std::ranges::stable_partition(suits, [&](Suit suit) { return suit == *rules.tricks.trump; });
  }
  for (const Suit suit : suits) {
    for (const RankPoints& worth : rules.worth) {
      const Card card{worth.rank, suit};
      if (!rules.tricks.pack.contains(card)) continue;
      entry.palette.push_back(
          {card, "", fmt::format("{}", worth.points), known.outcomes.trick_of(card), known.captor_of(card)});
    }
  }
}

class PileTapper : public TrickTapper<PileTapper, Piles> {
 public:
  using TrickTapper::operator();

  PileTapper(Piles piles, const PileRules& rules) : piles_{std::move(piles)}, rules_{rules} {}

  Tapped operator()(const PickCard& tap) {
    if (tap.field != kPlayedCard || !tap.card) return cannot_be_entered();
    return applied(tricks().play(*tap.card));
  }
  Tapped operator()(const PickSeat& tap) {
    const std::optional<Card> card = card_of_field(kCapturedBy, tap.field);
    if (piles_.points || !card) return cannot_be_entered();
    if (set_captured(piles_.captured, *card, 1, tap.seat)) return piles_;
    if (!tap.seat) return cannot_be_entered();
    if (room()[*tap.seat] <= 0) return refuse(text::say("No trick of that pile has room for it."));
    piles_.captured.push_back({*card, *tap.seat});
    return piles_;
  }
  Tapped operator()(const SetCount& tap) {
    if (tap.field != kPilePoints || !piles_.points) return cannot_be_entered();
    if (tap.count && (*tap.count < 0 || *tap.count > rules_.total)) return refuse(there_are());
    Counts& points = *piles_.points;
    if (points.empty()) points = Counts(rules_.sides);
    points[rules_.side_of(tap.seat)] = tap.count;
    if (const int sum = known_sum(points); sum > rules_.total) {
      return refuse(fmt::format(
          "{} {}", text::say_count(sum, "This is one point in all.", "These are {count} points in all."), there_are()));
    }
    if (std::ranges::all_of(points, [](const auto& count) { return !count; })) points = {};
    return piles_;
  }

  Tapped operator()(const NoteCard& tap) {
    set_captured(piles_.captured, tap.card, 1, std::nullopt);  // its trick is entered after all
    return applied(tricks().take(tap));
  }
  // The last tricks were thrown in: one seat gets them all, with the cards that are still out.
  Tapped operator()(const UseShortcut& tap) {
    if (tap.id == kEveryCard) return applied(tricks().every_card());
    if (tap.id != kTheRest || !tap.seat) return cannot_be_entered();
    const CardSet out = known(piles_, rules_).out;
    const TrickTaps::Done done = tricks().rest(*tap.seat);
    int left = room()[*tap.seat];
    for (const Card card : out) {
      if (left-- > 0) piles_.captured.push_back({card, *tap.seat});
    }
    return applied(done);
  }

  // The points of a pile do not follow from the tricks, nor the tricks from the points.
  Tapped operator()(const SwitchForm& tap) {
    const bool to_summary = tap.form == Form::kSummary;
    if (to_summary == piles_.points.has_value()) return piles_;
    const bool something = to_summary ? !piles_.tricks.empty() : !piles_.points->empty();
    if (something && !tap.forget) {
      return refuse(to_summary ? text::say("The hand starts over: the tricks entered so far are lost.")
                               : text::say("The hand starts over: the points entered so far are lost."),
                    true);
    }
    piles_ = {};
    if (to_summary) piles_.points = Counts{};
    return piles_;
  }

 private:
  friend TrickTapper;

  [[nodiscard]] PerSeat<int> room() const {
    return room_beside(piles_.captured, piles_.tricks, known(piles_, rules_).outcomes, rules_.tricks);
  }
  TrickTaps tricks() { return {piles_.tricks, rules_.first_leader, rules_.tricks}; }
  [[nodiscard]] bool in_sum() const { return piles_.points.has_value(); }
  [[nodiscard]] Tapped kept() const { return piles_; }

  [[nodiscard]] std::string there_are() const {
    return text::say_count(rules_.total, "There is one point.", "There are {count} points.");
  }

  Piles piles_;
  const PileRules& rules_;
};

}  // namespace

void fill_piles(Entry& entry, const Piles& piles, const KnownPiles& known, const PileRules& rules) {
  entry.seats = rules.tricks.seats;
  entry.can_switch = true;
  entry.form = piles.points ? Form::kSummary : Form::kTricks;
  if (piles.points) return;
  fill_tricks(entry, piles.tricks, known.outcomes, rules.tricks, rules.first_leader);
  fill_trick_fields(entry, piles.tricks, known.outcomes, rules.tricks);
  captured_fields(entry, piles, known, rules);
  palette(entry, known, rules);
}

std::string still_out_text(const KnownPiles& known, const PileRules& rules) {
  int points = 0;
  for (const Card card : known.out) points += rules.worth_of(card)->points;
  if (points == 0) return {};
  constexpr int kFew = 8;
  const std::string cards = known.out.size() <= kFew
                                ? join_cards(known.out)
                                : text::say_count(known.out.size(), "{count} card", "{count} cards");
  return text::say("{points} of {total} points are still out: {cards}", points, rules.total, cards);
}

void ask_piles(Entry& entry, const Piles& piles, const KnownPiles& known, const PileRules& rules, const Names& names) {
  Question& question = entry.question;
  if (known.missing.empty()) {
    question.text = text::say("The hand is complete.");
    return;
  }
  if (!piles.points && !known.all_over(rules)) {
    return ask_trick(entry, piles.tricks, known.outcomes,
                     known.out.empty() ? std::string{} : text::say("Points in it?"), names);
  }
  const Missing& missing = known.missing.front();
  if (missing.key == "points") {
    question.wants = Question::Wants::kCount;
    question.field = kPilePoints;
    question.seat = missing.seats.front();
    question.choices = missing.seats;
    question.text = text::say("How many points did {player} count?", side_text(missing.seats.front(), rules, names));
    return;
  }
  const auto& field = std::get<SeatField>(*std::ranges::find_if(entry.fields, [](const Field& each) {
    const auto* seat = std::get_if<SeatField>(&each);
    return seat != nullptr && !seat->value && card_of_field(kCapturedBy, seat->id);
  }));
  question.wants = Question::Wants::kSeat;
  question.field = field.id;
  question.choices = field.choices;
  question.text = text::say("{card} is in no trick yet. Who captured it?", to_text(*field.card));
}

std::string side_text(Seat side, const PileRules& rules, const Names& names) {
  std::vector<Seat> seats;
  for (int at = side.index(); at < rules.tricks.seats; at += rules.sides) seats.emplace_back(at);
  return join_names(seats, names);
}

tl::expected<Piles, TapRefusal> tap_piles(Piles piles, const PileRules& rules, const Tap& tap) {
  return std::visit(PileTapper{std::move(piles), rules}, tap);
}

}  // namespace nullo::games
