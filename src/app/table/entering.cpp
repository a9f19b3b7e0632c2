#include "app/table/entering.h"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/help/help.h"
#include "app/help/keys.h"
#include "app/new_session/preset_list.h"
#include "app/page.h"
#include "app/settling/stake_form.h"
#include "app/shared.h"
#include "app/table/keys.h"
#include "app/words.h"
#include "base/utf8.h"

namespace nullo::app {
namespace {

// The fact that was entered, or that was checked; empty: neither.
std::string answered_by(const KeyResult& meant, const Hold& before) {
  if (meant.tap) return told_field(*meant.tap);
  return checks(before) ? before.field : std::string{};
}

}  // namespace

bool Entering::handle(const Intent& intent) {
  if (intent.as<Accept>() == nullptr) hold_.closed = false;
  return is_one_of<TypeKey, TapSeat, TapCard, TapTrick, TapShortcut, TapField, TapChoice, TapSetCard, TapRest,
                   TapAddition, TapNumber, TapPiece, TapNobody, AskReveal, InsertBefore, RemoveMended, SwitchForm,
                   SetHandDealer, Misdeal, NoteHand, Adjust, SitIn>(intent, [this](const auto& meant) { on(meant); });
}

void Entering::let_go() {
  hold_ = {};
  problem_.clear();
}

void Entering::name_rules() {
  if (told_) told_->house_rules = house_name(shared_.store, told_->session);
}

HelpView Entering::help() const {
  const games::Info& game = games::info(told_->session.rules);
  return help_view(game, shows_result() ? keys_of_hand_over(told_->entry) : keys_now(told_->entry, hold_), true);
}

TableView Entering::table() const {
  const std::string& said = problem_.empty() ? standing_contradiction(told_->entry, hold_) : problem_;
  TableView table = table_view(*told_, hold_, shared_.turn, said, shared_.playing.chips);
  table.reveal = reveal_view(*told_, revealed_);
  table.stake = session_stake(told_->session, {}, shared_.stake_form);
  table.others = shared_.people.without(told_->context.players);
  return table;
}

std::vector<std::string> Entering::sitting() const {
  return told_ ? told_->context.players : std::vector<std::string>{};
}

// ---- a tap, or a word about it

void Entering::take(KeyResult result) {
  problem_ = std::move(result.complaint);
  if (result.tap) send(*result.tap);
}

void Entering::send(const games::Tap& made) {
  if (!told_ || told_->ended()) return;
  auto edit = app::tap(*told_, made);
  if (edit) {
    const games::Entry before = told_->entry;
    if (edit->after != told_->session) keep(std::move(*edit));
    if (takes_entries()) note_unsaid(before, told_field(made));
    return;
  }
  if (!edit.error().asks) {
    problem_ = edit.error().text;
    return;
  }
  const bool is_count = std::holds_alternative<games::SetCount>(made);
  Dialog dialog =
      is_count ? Dialog{"Less than before?", edit.error().text, "Yes, in all (Enter)", "No (Esc)"}
               : Dialog{"Enter the hand the other way?", edit.error().text, "Yes, go on (Enter)", "No, stay (Esc)"};
  shared_.ask({std::move(dialog), [this, made] { send_again(made); }});
}

// It was asked about, and is meant.
void Entering::send_again(const games::Tap& made) {
  games::Tap sure = made;
  if (auto* form = std::get_if<games::SwitchForm>(&sure)) form->forget = true;
  if (auto* count = std::get_if<games::SetCount>(&sure)) count->sure = true;
  send(sure);
  hold_.refused = !problem_.empty();
}

void Entering::note_unsaid(const games::Entry& before, const std::string& told_now) {
  std::erase(unsaid_, told_now);
  for (std::string& field : seats_now_following(before, told_->entry, told_now)) {
    if (std::ranges::find(unsaid_, field) == unsaid_.end()) unsaid_.push_back(std::move(field));
  }
}

// After an answer, or what was checked in its place: people say what follows from it too.
void Entering::go_on_from(const std::string& answered) {
  if (answered.empty() || !problem_.empty() || shared_.question || !takes_entries() || told_->hand_over()) return;
  check_seat_after(answered, unsaid_, told_->entry, hold_);
}

// A refused touch changes nothing: what had been begun stays begun.
template <class Meaning>
void Entering::touch(Meaning meaning) {
  if (!takes_entries()) return;
  if (problem_ = standing_contradiction(told_->entry, hold_); !problem_.empty()) return;
  Hold before = hold_;
  KeyResult meant = meaning();
  const std::string answered = answered_by(meant, before);
  take(std::move(meant));
  if (problem_.empty()) {
    hold_.refused = false;
  } else {
    hold_ = std::move(before);
  }
  go_on_from(answered);
}

// Nor does a refused key. A refused number stays until Backspace takes it back or other digits take its place.
template <class Meaning>
void Entering::type(Meaning meaning) {
  Hold before = hold_;
  before.closed = false;
  hold_.closed = false;
  const games::Entry asked = told_->entry;
  const bool checked = hold_.kind == Hold::Kind::kCheck;
  KeyResult meant = meaning(asked);
  const std::optional<int> number = meant.number;
  const auto* made = meant.tap ? std::get_if<games::SetCount>(&*meant.tap) : nullptr;
  const std::optional<games::SetCount> count = made == nullptr ? std::nullopt : std::optional{*made};
  const bool enters_number = (meant.tap && std::holds_alternative<games::SetNumber>(*meant.tap)) || number;
  const bool closed = hold_.closed;
  const std::string answered = answered_by(meant, before);
  take(std::move(meant));
  if (problem_.empty()) {
    hold_.refused = false;
    if (count && !checked && takes_entries()) check_what_follows(asked, told_->entry, *count, hold_);
    go_on_from(answered);
    hold_.closed = closed || (enters_number && takes_entries() && told_->hand_over());
    return;
  }
  hold_ = std::move(before);
  if (!number && types_number(told_->entry, hold_)) return;  // it stands there as it was
  hold_.refused = true;
  if (!number) return;
  hold_.number = number;
  if (!count || checked) return;
  hold_.kind = Hold::Kind::kAnswer;
  hold_.field = count->field;
  hold_.seat = count->seat;
}

// ---- keys

void Entering::on(const TypeKey& key) {
  if (!told_ || shared_.question) return;
  using Named = TypeKey::Named;
  if (key.named == Named::kBackspace) return take_back();
  if (key.named == Named::kEscape) return escape();
  if (!takes_entries()) return;
  if (shows_result()) return take(type_offer(told_->entry, hold_, key.character));
  if (key.named == Named::kTab) return on(SwitchForm{other_form()});
  if (key.named == Named::kLeft || key.named == Named::kRight) return walk_tricks(key.named == Named::kRight);
  const auto& reveal = told_->entry.reveal;
  if (reveal && !hold_.text && key.character == static_cast<unsigned char>(reveal->key)) return on(AskReveal{});
  type([&](const games::Entry& entry) { return type_character(entry, hold_, key.character); });
}

void Entering::accept() {
  if (!takes_entries()) return;
  if (hold_.closed || (checks(hold_) && hold_.refused)) return end_closed_number();
  if (hold_.number) {
    type([this](const games::Entry& entry) { return end_number(entry, hold_); });
    hold_.closed = false;  // this was its Enter
    return;
  }
  if (hold_.text) {
    return type([this](const games::Entry&) { return end_text(hold_); });
  }
  if (hold_.kind != Hold::Kind::kNothing || hold_.mending) {
    hold_ = {};
    return;
  }
  if (go_on_from_hand()) return;
  const games::Question& question = told_->entry.question;
  if (question.usual) return take(KeyResult{games::PickSeat{question.field, question.usual}, {}});
  problem_ = "The hand is not complete yet: " + question.text;
  hold_.refused = true;
}

// The Enter that people give a number with after its last digit: it ends what the number was typed for, and no more.
void Entering::end_closed_number() {
  problem_.clear();
  const bool closed = std::exchange(hold_.closed, false);
  if (checks(hold_)) hold_ = {};
  if (closed && shows_result()) problem_ = "The number is in. Enter once more records the hand.";
}

// Drops what has been begun. With nothing begun it does nothing at a table: nobody leaves it by a key pressed too
// often.
void Entering::escape() {
  const bool begun = has_begun() || hold_.suit;
  if (!begun) escape_with_nothing_begun();
  let_go();
}

// What was typed last, refused or not; with nothing begun, the last entry.
void Entering::take_back() {
  problem_.clear();
  const bool refused = std::exchange(hold_.refused, false);
  const auto hand = takes_entries() ? hand_asked(told_->entry, hold_) : std::nullopt;
  const bool holds_cards = hand && hold_.kind != Hold::Kind::kNothing && !checks(hold_) && !hold_.rank && !hold_.suit &&
                           !held_cards(*hand, hold_).empty();
  const bool last_of_several = hold_.added > 0 && !hold_.rank && !hold_.suit;  // the seat is asked on
  const bool begun = hold_.kind != Hold::Kind::kNothing || hold_.rank || hold_.suit;
  const bool nothing_held = checks(hold_) || last_of_several || (!begun && !hold_.mending);
  if (hold_.text && !hold_.text->empty()) {
    hold_.text->resize(utf8::without_last(*hold_.text).size());
  } else if (hold_.number) {
    take_back_digit();
  } else if (refused) {
    return;
  } else if (holds_cards) {
    take(drop_held(*hand, hold_));
  } else if (nothing_held) {
    step(true);
  } else {
    const std::optional<int> mending = begun ? hold_.mending : std::nullopt;
    hold_ = {};
    hold_.mending = mending;
  }
}

std::string Entering::typed_number() const {
  return takes_entries() && hold_.number ? number_text(hold_) : std::string{};
}

void Entering::drop_typed() {
  problem_.clear();
  hold_.refused = false;
  while (hold_.number) take_back_digit();
}

// Of the number that is being typed. Without any digit it is asked for as before.
void Entering::take_back_digit() {
  const int left = *hold_.number / 10;
  hold_.number.reset();
  if (left > 0) {
    hold_.number = left;
  } else if (hold_.kind == Hold::Kind::kAnswer && hold_.added == 0) {
    app::let_go(hold_);
  }
}

void Entering::step(bool back) {
  let_go();
  const std::optional<games::Entry> before = takes_entries() ? std::optional{told_->entry} : std::nullopt;
  step_back_or_forth(back);
  if (before && takes_entries()) stay_with_changed(*before, told_->entry, hold_);
}

games::Form Entering::other_form() const {
  return told_->entry.form == games::Form::kTricks ? games::Form::kSummary : games::Form::kTricks;
}

// Left and right go through the tricks that are over, to mend one.
void Entering::walk_tricks(bool right) {
  if (told_->entry.tricks_in_hand == 0) return;
  problem_.clear();
  const int from = hold_.mending.value_or(told_->entry.tricks_entered);
  const int to = std::clamp(right ? from + 1 : from - 1, 0, told_->entry.tricks_entered);
  hold_ = {};
  if (to < told_->entry.tricks_entered) hold_.mending = to;
}

// ---- touches

void Entering::on(const TapSeat& tap) {
  touch([&] { return touch_seat(told_->entry, hold_, tap.seat); });
}

void Entering::on(const TapCard& tap) {
  touch([&] { return touch_card(told_->entry, hold_, tap.card); });
}

void Entering::on(const TapTrick& tap) {
  problem_.clear();
  if (takes_entries()) touch_trick(told_->entry, hold_, tap.trick);
}

void Entering::on(const TapShortcut& tap) {
  if (tap.id == kResultShortcut) return accept();
  if (tap.id == kCancelShortcut) {
    hold_.text.reset();  // all of it
    return take_back();
  }
  touch([&] { return touch_shortcut(told_->entry, hold_, tap.id); });
}

void Entering::on(const TapField& tap) {
  if (!takes_entries()) return;
  const games::Entry asked = told_->entry;
  const bool checks = hold_.kind == Hold::Kind::kCheck && tap.count && tap.id == hold_.field;
  const bool says_it = checks && tap.seat == *hold_.seat;
  const bool refused = hold_.refused;
  if (checks) hold_.refused = false;  // any of these counts can be mended
  touch([&] { return touch_field(told_->entry, hold_, tap.id, tap.seat, tap.count); });
  if (checks && !problem_.empty()) {
    hold_.refused = refused || says_it;
    if (says_it) hold_.number = tap.count;
  }
  if (tap.count && problem_.empty() && !shared_.question && takes_entries())
    check_what_follows(asked, told_->entry, {tap.id, tap.seat, tap.count}, hold_);
}

void Entering::on(const TapChoice& tap) {
  touch([&] { return touch_choice(told_->entry, hold_, tap.field, tap.choice); });
}

void Entering::on(const TapSetCard& tap) {
  touch([&] { return touch_set(hold_, tap.field, tap.card); });
}

void Entering::on(const TapRest& tap) {
  touch([&] { return touch_rest(hold_, tap.field, tap.seat); });
}

void Entering::on(const TapAddition& tap) {
  touch([&] { return touch_addition(told_->entry, hold_, tap.field, tap.seat, tap.which); });
}

void Entering::on(const TapNumber& tap) {
  touch([&] { return touch_number(hold_, tap.field, tap.place, tap.number); });
}

void Entering::on(const TapPiece& tap) {
  touch([&] { return touch_piece(told_->entry, hold_, tap.field, tap.piece); });
}

void Entering::on(const TapNobody& tap) {
  touch([&] { return touch_nobody(hold_, tap.field); });
}

void Entering::on(const AskReveal&) {
  if (takes_entries()) reveal_more(*told_, revealed_);
}

void Entering::on(const InsertBefore&) {
  if (takes_entries() && hold_.mending) hold_.kind = Hold::Kind::kInsert;
}

void Entering::on(const RemoveMended&) {
  if (!takes_entries() || !hold_.mending) return;
  const int trick = *hold_.mending;
  hold_ = {};
  send(games::RemoveTrick{trick});
}

void Entering::on(const SwitchForm& form) {
  hold_ = {};
  if (takes_entries()) send(games::SwitchForm{form.form, false});
}

// ---- the hand as a whole

void Entering::on(const SetHandDealer& set) {
  if (!takes_entries() || told_->context.deal.dealer == set.seat) return;
  if (auto edit = with_dealer(*told_, set.seat)) {
    hold_ = {};
    keep(std::move(*edit));
  } else {
    problem_ = "If that player dealt, the cards entered so far cannot be right.";
  }
}

void Entering::on(const Misdeal&) {
  if (!takes_entries()) return;
  shared_.ask({Dialog{"Deal this hand again?",
                      "Everything entered for this hand is removed; the same player deals. Undo brings it back.",
                      "Misdeal (Enter)", "No (Esc)"},
               [this] {
                 if (!told_) return;
                 hold_ = {};
                 keep(misdealt(*told_));
               }});
}

void Entering::on(const NoteHand& note) {
  const std::string text = typed_note(note.text);
  if (!takes_entries() || text == told_->session.hands.back().note) return;
  if (characters(text) > kMostNote) {
    problem_ = fmt::format("A note has at most {} characters: this one has {}.", kMostNote, characters(text));
    return;
  }
  keep(with_note(*told_, text));
}

void Entering::on(const Adjust& adjust) {
  if (!takes_entries()) return;
  constexpr int kMostAdjusted = 1'000'000;
  const auto account = [](std::optional<Seat> seat) { return seat ? Account::of(*seat) : Account::bank(); };
  if (adjust.from == adjust.to || adjust.amount < 1 || adjust.amount > kMostAdjusted) {
    problem_ = "Choose who pays, somebody else who receives, and an amount from 1 to 1,000,000.";
    return;
  }
  Edit edit =
      with_adjustment(*told_, {account(adjust.from), account(adjust.to), adjust.amount, typed_note(adjust.note)});
  if (last_hand_can_be(edit.after)) return keep(std::move(edit));
  problem_ =
      "Adjustments count before the hand, and with this one the hand as entered is impossible. Adjust the next hand "
      "instead.";
}

}  // namespace nullo::app
