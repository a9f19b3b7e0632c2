// Makes the view of the Table screen from the session and the pending entry.
#include <algorithm>
#include <iterator>
#include <tuple>

#include "app/chips/buying.h"
#include "app/chips/due.h"
#include "app/table/field_rows.h"
#include "app/table/keys.h"
#include "app/table/open_session.h"
#include "app/table/page_keys.h"
#include "app/table/sheet.h"
#include "app/words.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "games/words.h"
#include "session/sides.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using Wants = games::Question::Wants;

class TableViewBuilder {
 public:
  TableViewBuilder(const OpenSession& open, const Pending& pending, int turn, const ChipSet& chips)
      : open_{open},
        pending_{pending},
        entry_{open.entry},
        names_{open.names()},
        turn_{turn},
        chips_{chips},
        standing_{places_shown(open.session.rules, open.result)} {}

  TableView view() {
    view_.title = hand_title(open_);
    view_.question = entry_.question;
    if (!entry_.doubt.empty()) view_.question.text = entry_.doubt;
    if (pending_.mended && !whose_card(entry_))
      view_.question.text =
          text::say("The {card} is in trick {trick} now.", to_text(pending_.mended->card), pending_.mended->trick + 1) +
          " " + view_.question.text;
    pending();
    const bool asks = pending_.kind == Pending::Kind::kNothing;
    view_.whose = pending_.mending ? whose_card_mended(entry_, pending_) : asks ? whose_card(entry_) : std::nullopt;
    view_.seats = entry_.seats;
    view_.has_dealer = has_dealer();
    view_.sides = sides();
    payments();
    for (const Seat seat : Seats{entry_.seats}) view_.places.push_back(place(seat));
    if (cards_can_fall()) {
      for (const games::PaletteCard& card : entry_.palette) view_.palette.push_back(palette_card(card));
    }
    for (int i = 0; i < entry_.tricks_in_hand; ++i) view_.strip.push_back(trick_cell(i));
    shown_card();
    mending();
    picker();
    view_.form = entry_.form;
    view_.can_switch = entry_.can_switch;
    view_.other_form = entry_.other_form;
    view_.can_enter_scores = entry_.can_enter_scores;
    view_.fields_come = entry_.fields_come;
    view_.fields = field_rows(open_, pending_, view_.sides);
    shortcuts();
    view_.panel = entry_.panel;
    view_.passing = entry_.passing;
    view_.whys = session::whys_of(open_.session.rules, open_.session.hands.back(), open_.result.hands.back());
    std::ranges::reverse(view_.whys);
    view_.sheet = newest_of_sheet(open_.session, open_.result);
    view_.hand_note = open_.session.hands.back().note;
    const session::Hand& hand = open_.session.hands.back();
    view_.can_misdeal = hand.has_only_scores() || hand.facts != games::empty_hand(open_.session.rules);
    return std::move(view_);
  }

 private:
  [[nodiscard]] bool has_dealer() const { return games::info(open_.session.rules).has_dealer; }

  // The tap that this player would send.
  [[nodiscard]] games::Tap tap_of(Seat seat) const {
    if (pending_.kind == Pending::Kind::kShortcut)
      return games::UseShortcut{pending_.field, seat, trick_aimed_at(entry_, pending_)};
    if (pending_.kind == Pending::Kind::kInsert) return games::InsertTrick{pending_.mending.value_or(0), seat};
    return games::PickSeat{pending_.field, seat};
  }

  // If several seats share a count, only the first. If no player is possible, all: the refusal then says why.
  [[nodiscard]] std::vector<Seat> possible_players() const {
    const auto* counts = games::find_field<games::CountsField>(entry_, pending_.field);
    std::vector<Seat> all;
    std::vector<Seat> possible;
    for (const Seat seat : Seats{counts != nullptr && counts->sides > 0 ? counts->sides : entry_.seats}) {
      all.push_back(seat);
      const bool of_count = pending_.kind == Pending::Kind::kAnswer && counts != nullptr;
      const bool out = counts != nullptr && !counts->whose.empty() && !contains(counts->whose, seat);
      if (of_count && out) continue;
      const bool can_be = of_count || session::apply(open_.session.rules, open_.context.deal, open_.context.before,
                                                     open_.session.hands.back(), tap_of(seat), names_);
      if (can_be) possible.push_back(seat);
    }
    return possible.empty() ? all : possible;
  }

  [[nodiscard]] bool can_be_player(Seat seat) const {
    const auto* counts = games::find_field<games::CountsField>(entry_, pending_.field);
    return counts != nullptr
               ? std::ranges::any_of(possible_, [&](Seat one) { return same_count(view_.sides, *counts, one, seat); })
               : contains(possible_, seat);
  }

  // Replaces the question by the prompt for the pending entry.
  void pending() {
    view_.asks_player = asks_player(pending_);
    view_.enter_ends = enter_ends(pending_);
    possible_ = view_.asks_player ? possible_players() : std::vector<Seat>{};
    PendingText text = pending_text(entry_, pending_, names_, possible_);
    view_.pending = std::move(text.typed);
    if (text.heading.empty()) return;
    view_.question.wants = Wants::kNothing;
    view_.question.heading = std::move(text.heading);
    view_.question.text = std::move(text.text);
  }

  void payments() {
    view_.pays_at_once = games::info(open_.session.rules).pays_at_once;
    view_.has_pots = open_.result.pots.has_value();
    view_.pots = pot_views(open_.result);
    std::tie(view_.due, view_.payments) = due_both(open_, chips_);
    view_.no_due = no_due_text(open_);
    view_.sale = chips_for_sale(open_);
  }

  // Palette cards can be entered into a trick. If only sums are entered, or all tricks are, the cards are in the rows
  // of facts.
  [[nodiscard]] bool cards_can_fall() const {
    return entry_.form == games::Form::kTricks && (pending_.mending || entry_.tricks_entered < entry_.tricks_in_hand);
  }

  // The number of sides, if all fields belong to sides; 0 if one of them belongs to single players.
  [[nodiscard]] int sides() const {
    int sides = 0;
    for (const games::Field& field : entry_.fields) {
      const auto* counts = std::get_if<games::CountsField>(&field);
      const bool of_player =
          std::holds_alternative<games::SeatField>(field) || std::holds_alternative<games::HandsField>(field);
      if (of_player || (counts != nullptr && counts->sides == 0)) return 0;
      if (counts != nullptr) sides = counts->sides;
    }
    return sides;
  }

  [[nodiscard]] std::string result_label(std::string_view label) const {
    return with_key(label, key_of(view_, kEnterButton));
  }

  // What can be entered before anything has been: a table that is opened again has the buttons where they were.
  [[nodiscard]] games::Entry of_empty_hand() const {
    const session::Session& session = open_.session;
    return games::entry({session.rules, open_.context.deal, open_.context.before, games::empty_hand(session.rules)},
                        names_);
  }

  void add_usual(const games::Entry& entry) {
    std::vector<games::Shortcut>& usual = view_.usual_shortcuts;
    for (const auto* shortcuts : {&entry.shortcuts, &entry.later_shortcuts}) {
      for (const games::Shortcut& each : *shortcuts) {
        const bool known = std::ranges::find(usual, each.id, &games::Shortcut::id) != usual.end();
        if (!known) usual.push_back(each);
      }
    }
  }

  void shortcuts() {
    if (entry_.form == games::Form::kTricks) add_usual(of_empty_hand());
    add_usual(entry_);
    if (pending_.added > 0) {
      view_.shortcuts = {{std::string{kResultShortcut}, 0, result_label(text::say("Done")), false}};
    } else if (checks(pending_)) {
      const std::vector<int> read = standing_with_ten(entry_, pending_);
      const std::string right = read.empty() ? text::say("That's right") : counts_text(read);
      view_.shortcuts = {{std::string{kResultShortcut}, 0, result_label(right), false}};
    } else if (pending_.kind == Pending::Kind::kTen) {
      view_.shortcuts = {{std::string{kResultShortcut}, 0, result_label(text::say("1 and 10")), false},
                         {std::string{kTenShortcut}, 't', text::say("One 10"), false}};
      view_.shortcuts.front().bright = true;
    } else if (pending_.more) {
      view_.shortcuts = {{std::string{kResultShortcut}, kNobodyElseKey, text::say("Nobody else"), false}};
    } else if (const auto* with_count = games::find_shortcut(entry_, pending_.shortcut); with_count != nullptr) {
      const int all = count_so_far(entry_, *with_count, *pending_.seat);
      view_.shortcuts = {{std::string{kResultShortcut}, 0, result_label(text::say("All {count}", all)), false},
                         {std::string{kCancelShortcut}, 0, text::say("Cancel"), false}};
    } else if (pending_.kind != Pending::Kind::kNothing) {
      view_.shortcuts = {{std::string{kCancelShortcut}, 0, text::say("Cancel"), false}};
    } else if (open_.hand_complete() && !pending_.mending) {
      const std::string label =
          entry_.doubt.empty() ? text::say("Show the result") : result_label(text::say("That's right"));
      view_.shortcuts = entry_.shortcuts;  // to mend it: who gave up, say
      view_.shortcuts.push_back({std::string{kResultShortcut}, 0, label, false});
    } else {
      view_.shortcuts = entry_.shortcuts;
    }
    if (may_be_everybody(entry_, pending_))
      view_.shortcuts.push_back({std::string{kEverybodyShortcut}, kEverybodyKey, text::say("Everybody"), false});
    for (games::Shortcut& shortcut : view_.shortcuts) {
      const bool own = games::find_shortcut(entry_, shortcut.id) != nullptr;
      if (own && shortcut.key != 0 && !works_now(entry_, pending_, shortcut)) shortcut.key = 0;
    }
  }

  // What is given to the seat that is asked, this one gets too.
  [[nodiscard]] bool gets_the_same(Seat seat) const {
    const auto* counts = games::find_field<games::CountsField>(entry_, pending_.field);
    return counts != nullptr && pending_.of_all && contains(counts->alike, seat);
  }

  [[nodiscard]] bool seat_is_asked(Seat seat) const {
    if (pending_.kind == Pending::Kind::kCheckSeat) return *pending_.seat == seat;
    if (pending_.kind == Pending::Kind::kCheck) return same_column(view_.sides, *pending_.seat, seat);
    if (asks_player(pending_)) return can_be_player(seat);
    if (pending_.kind == Pending::Kind::kAnswer)
      return pending_.seat && (same_column(view_.sides, *pending_.seat, seat) || gets_the_same(seat));
    if (whose_card_mended(entry_, pending_)) return contains(entry_.question.choices, seat);
    if (pending_.mending) return true;
    const games::Question& question = entry_.question;
    if (question.wants == Wants::kCount && question.of_all) return contains(question.choices, seat);
    if (question.wants == Wants::kCount || question.wants == Wants::kHand)
      return same_column(view_.sides, *question.seat, seat);
    if (question.wants == Wants::kSeat || question.wants == Wants::kTrick) return contains(question.choices, seat);
    return false;
  }

  TableView::Place place(Seat seat) {
    const session::HandResult& hand = open_.result.hands.back();
    TableView::Place place;
    place.seat = seat;
    place.key = key_of(seat);
    place.name = names_[seat];
    place.total = total_text(open_.result.totals[seat]);
    if (hand.scores[seat] != 0) place.hand = games::signed_text(hand.scores[seat]);
    for (const games::TrickCell& cell : entry_.tricks) {
      if (cell.winner != seat) continue;
      ++place.tricks;
      for (const NotedCard& noted : cell.cards) place.captured.push_back(noted.card);
    }
    if (entry_.form == games::Form::kSummary) take_from_summary(seat, place);
    place.dealer = has_dealer() && hand.dealer == seat;
    place.leader = next_leader() == seat;
    place.asked = seat_is_asked(seat);
    place.leads_standing = standing_[seat] == 1 && any_hand_complete();
    place.turn = (seat.index() - turn_ % entry_.seats + entry_.seats) % entry_.seats;
    place.owes = games::info(open_.session.rules).pays_at_once && open_.result.totals[seat] < 0;
    for (const games::SeatMark& mark : entry_.marks) {
      if (mark.seat != seat) continue;
      place.mark = mark.text;
      place.out = mark.out;
    }
    const Wants wants = entry_.question.wants;
    place.clickable = place.asked || (wants != Wants::kNothing && wants != Wants::kNumber);
    return place;
  }

  void take_from_summary(Seat seat, TableView::Place& place) const {
    if (const auto* counts = games::find_field<games::CountsField>(entry_, games::kTricksWon)) {
      const std::optional<int> count = counts->values[seat] ? counts->values[seat] : counts->follows[seat];
      place.tricks = count.value_or(0);
    }
    for (const games::Field& field : entry_.fields) {
      const auto* who = std::get_if<games::SeatField>(&field);
      if (who != nullptr && who->card && who->value == seat) place.captured.push_back(*who->card);
    }
  }

  [[nodiscard]] bool any_hand_complete() const {
    return std::ranges::any_of(open_.result.hands, [](const session::HandResult& hand) { return hand.complete(); });
  }

  [[nodiscard]] std::optional<Seat> next_leader() const {
    if (entry_.tricks_entered >= static_cast<int>(entry_.tricks.size())) return std::nullopt;
    return entry_.tricks[static_cast<std::size_t>(entry_.tricks_entered)].leader;
  }

  [[nodiscard]] std::optional<Seat> player_of(int trick, Card card) const {
    for (const NotedCard& noted : entry_.tricks[static_cast<std::size_t>(trick)].cards) {
      if (noted.card == card && noted.by) return noted.by;
    }
    return std::nullopt;
  }

  TableView::PaletteCard palette_card(const games::PaletteCard& card) {
    TableView::PaletteCard item{card.card, {}, games::with_names(card.caption, names_), {}, false, true};
    item.key = key_text(entry_, card);
    item.in_trick = card.trick && *card.trick == trick_aimed_at(entry_, pending_);
    if (item.in_trick) item.by = player_of(*card.trick, card.card);
    if (item.by && item.caption == card.caption) item.caption = text::say("by {player}", names_[*item.by]);
    if (item.in_trick && view_.whose == card.card) item.caption = text::say("whose?");
    if (card.taker && !item.in_trick) {
      item.taker = card.taker;
      item.taken = card.trick ? text::say("{player}, trick {trick}", names_[*card.taker], *card.trick + 1)
                              : std::string{names_[*card.taker]};
    }
    return item;
  }

  // The trick that the question is about: the next one, or one before of which something is still to be said.
  [[nodiscard]] int trick_asked() const {
    const auto* choice = games::find_field<games::ChoiceField>(entry_, entry_.question.field);
    return choice != nullptr && choice->trick ? *choice->trick : entry_.tricks_entered;
  }

  TableView::TrickCell trick_cell(int number) {
    const games::TrickCell& from = entry_.tricks[static_cast<std::size_t>(number)];
    TableView::TrickCell cell;
    cell.number = number + 1;
    if (from.winner) cell.winner = std::string{names_[*from.winner]};
    cell.seat = from.winner;
    cell.cards.assign(from.cards.begin(), from.cards.end());
    cell.mark = from.mark;
    cell.now = number == trick_asked();
    cell.over = from.winner || from.on_table;
    cell.on_table = from.on_table;
    cell.mending = pending_.mending == number;
    return cell;
  }

  void shown_card() {
    for (const games::Field& field : entry_.fields) {
      const auto* card = std::get_if<games::CardField>(&field);
      if (card == nullptr || shares_line(entry_, *card)) continue;
      view_.shown_card_field = card->id;
      view_.shown_card_label = card->label;
      view_.shown_card = card->value;
      return;
    }
  }

  // "A♦ by Boris, K♠": empty if nobody entered who played a card of the trick.
  [[nodiscard]] std::string with_players(const games::TrickCell& cell) const {
    const bool any = std::ranges::any_of(cell.cards, [](const NotedCard& noted) { return noted.by.has_value(); });
    return any ? join(noted_texts(cell, names_)) : std::string{};
  }

  void mending() {
    if (!pending_.mending || pending_.kind != Pending::Kind::kNothing) return;
    const int trick = *pending_.mending;
    const games::TrickCell& cell = entry_.tricks[static_cast<std::size_t>(trick)];
    TableView::Mending mending;
    mending.trick = trick;
    std::string winner = cell.winner ? std::string{names_[*cell.winner]} : text::say("nobody yet");
    if (const std::string players = with_players(cell); !players.empty()) winner += " (" + players + ")";
    mending.text = text::say("Trick {trick}: {winner}. Tap the right winner, or a card.", trick + 1, winner);
    if (pending_.taken_out)
      mending.text = text::say("Trick {trick} is still open. Tap the right card, or [[press|tap]] {key}.", trick + 1,
                               games::kEnter);
    if (view_.whose)
      mending.text = text::say("Trick {trick}: who played the {card}?", trick + 1, to_text(*view_.whose));
    mending.can_insert = entry_.tricks_entered < entry_.tricks_in_hand;
    mending.can_remove = true;
    std::ranges::copy_if(entry_.shortcuts, std::back_inserter(mending.shortcuts),
                         [](const games::Shortcut& shortcut) { return shortcut.of_trick; });
    view_.mending = std::move(mending);
  }

  void picker() {
    if (const auto hand = hand_asked(entry_, pending_)) return hand_picker(*hand);
    const bool asked =
        pending_.kind == Pending::Kind::kNothing && !pending_.mending && entry_.question.wants == Wants::kCard;
    const bool any =
        pending_.kind == Pending::Kind::kAnyCard && !pending_.counts;  // palette cards are shown below the table
    if (!asked && pending_.kind != Pending::Kind::kPickCard && !any) return;
    view_.card_picker = true;
    const std::string& id = asked ? entry_.question.field : pending_.field;
    CardSet choices = entry_.pack;
    if (const auto* card = games::find_field<games::CardField>(entry_, id)) {
      choices = card->choices;
      view_.picked = card->value;
      view_.ace_low = card->ace_low;
    } else if (const auto* cards = games::find_field<games::CardsField>(entry_, id)) {
      choices = cards->choices | cards->values;
    }
    view_.pack = whole_pack(choices);
    for (const Card card : choices) view_.pickable.push_back(card);
  }

  // What can be picked, and what was entered before: the pack keeps its shape when all cards of a rank are entered.
  [[nodiscard]] CardSet whole_pack(CardSet pack) const {
    for (const games::Field& field : entry_.fields) {
      if (const auto* card = std::get_if<games::CardField>(&field); card != nullptr && card->value)
        pack.insert(*card->value);
      const auto* hands = std::get_if<games::HandsField>(&field);
      if (hands == nullptr) continue;
      for (const std::vector<Card>& held : hands->values) {
        for (const Card card : held) pack.insert(card);
      }
    }
    for (const games::TrickCell& cell : entry_.tricks) {
      for (const NotedCard& noted : cell.cards) pack.insert(noted.card);
    }
    return pack;
  }

  // Shows the pack without the cards of other holdings; cards of this one can be taken out.
  void hand_picker(const HandAsked& asked) {
    view_.card_picker = true;
    CardSet choices = asked.field->choices;
    view_.pack = whole_pack(choices);
    view_.ace_low = asked.field->ace_low;
    for (const Seat seat : Seats{entry_.seats}) {
      if (seat == asked.seat) continue;
      for (const Card card : asked.field->values[seat]) choices.erase(card);
    }
    for (const Card card : held_cards(asked, pending_)) view_.in_hand.insert(card);
    for (const Card card : choices) view_.pickable.push_back(card);
  }

  const OpenSession& open_;
  const Pending& pending_;
  const games::Entry& entry_;
  games::Names names_;
  int turn_;
  ChipSet chips_;
  PerSeat<int> standing_;       // places
  std::vector<Seat> possible_;  // if a player has to be named: those who can be
  TableView view_;
};

// A claim that a player made after the hand: it has no keys here.
FieldRow offer_row(const games::ChoiceField& offer) {
  ChoiceRow row;
  for (const games::ChoiceField::Choice& choice : offer.choices)
    row.choices.push_back({.id = choice.id, .text = choice.label, .chosen = offer.value == choice.id});
  return {offer.id, offer.label, false, std::move(row)};
}

}  // namespace

void reveal_more(const OpenSession& open, Revealed& revealed) {
  if (!open.entry.reveal) return;
  const games::Reveal& reveal = *open.entry.reveal;
  const std::size_t shown = revealed.steps_of(open.session.id, reveal.about);
  revealed = {open.session.id, reveal.about, shown < reveal.steps.size() ? shown + 1 : 0};
}

std::optional<TableView::Reveal> reveal_view(const OpenSession& open, const Revealed& revealed) {
  if (!open.entry.reveal) return std::nullopt;
  const games::Reveal& reveal = *open.entry.reveal;
  const std::size_t shown = revealed.steps_of(open.session.id, reveal.about);
  TableView::Reveal view;
  view.shown.reserve(shown);
  for (std::size_t i = 0; i < shown; ++i) view.shown.push_back(reveal.steps[i].text);
  view.ask = shown < reveal.steps.size() ? reveal.steps[shown].ask : text::say("Hide it");
  view.key = std::string{reveal.key};
  return view;
}

void show_as_correction(const OpenSession& open, bool may_stay_open, bool at_rest, TableView& view) {
  constexpr text::Sentence kSeeChanges = text::mark("See what it changes");
  view.title = game_text(open.session.rules, open.house_rules) + " · " +
               text::say("correcting hand {number}", open.session.hand_number(open.last()));
  view.correcting = true;
  if (at_rest && open.hand_complete() && view.question.wants == games::Question::Wants::kNothing)
    view.question.text = text::say("Nothing is changed until you keep it.");
  view.due.clear();
  view.payments.clear();
  view.sale.clear();
  view.no_due = text::say("Comparing shows which chips move");
  for (Sheet::Row& row : view.sheet.rows) row.opens = false;
  for (const games::Field& field : open.entry.fields) {
    const auto* offer = std::get_if<games::ChoiceField>(&field);
    if (offer != nullptr && offer->offered) view.fields.push_back(offer_row(*offer));
  }
  for (games::Shortcut& shortcut : view.shortcuts) {
    if (at_rest && shortcut.id == kResultShortcut) shortcut.label = text::say(kSeeChanges);
  }
  if (may_stay_open && at_rest && !open.hand_complete()) {
    view.shortcuts.push_back({std::string{kResultShortcut}, 0, text::say(kSeeChanges), false});
  }
}

TableView table_view(const OpenSession& open, const Pending& pending, int turn, std::string_view problem,
                     const ChipSet& chips) {
  TableView view = TableViewBuilder{open, pending, turn, chips}.view();
  view.problem = problem;
  return view;
}

}  // namespace nullo::app
