#include "app/table/entering.h"

#include <algorithm>
#include <utility>

#include "app/help/help.h"
#include "app/help/keys.h"
#include "app/keyboard.h"
#include "app/new_session/preset_list.h"
#include "app/page.h"
#include "app/settling/stake_form.h"
#include "app/shared.h"
#include "app/table/decided.h"
#include "app/table/keys.h"
#include "app/words.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "games/everybody.h"
#include "games/find_field.h"
#include "games/sentence.h"
#include "games/words.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// The fact that was entered, or that was checked; empty: neither.
std::string answered_by(const KeyResult& meant, const Pending& before) {
  if (meant.tap) return std::string{games::field_of(*meant.tap)};
  return checks(before) ? before.field : std::string{};
}

// What is entered is what the page asks for by itself, and no field that somebody has tapped.
bool answers_question(const games::Entry& entry, const Pending& pending) {
  const games::Question& asked = entry.question;
  return asked.field == pending.field && (asked.of_all || asked.seat == pending.seat);
}

constexpr double kAfterNumber = 0.6;  // seconds in which Enter does nothing after a number that closed itself
constexpr double kBeforeDoubt = 1;    // the same where the number brought a doubt that Enter would settle unread
constexpr double kBeforeCount = 2;    // the same where a count follows that people end with an Enter, too

}  // namespace

bool Entering::handle(const Intent& intent) {
  const bool accepts = intent.as<Accept>() != nullptr;
  if (!accepts) pending_.ended = false;
  const auto* key = intent.as<TypeKey>();
  if (key == nullptr || key->named != TypeKey::Named::kBackspace) reopens_ = false;
  slips_.look(intent);
  return is_one_of<TypeKey, TapSeat, TapCard, TapTrick, TapShortcut, TapField, TapChoice, TapSetCard, TapRest,
                   TapAddition, TapNumber, TapPiece, TapNobody, AskReveal, InsertBefore, RemoveMended, SwitchForm,
                   SetHandDealer, Misdeal, NoteHand, Adjust, SitIn>(intent, [this](const auto& meant) { on(meant); });
}

void Entering::let_go() {
  pending_ = {};
  problem_.clear();
}

void Entering::name_rules() {
  if (open_) open_->house_rules = house_name(shared_.store, open_->session);
}

HelpView Entering::help() const {
  return help_view(open_->session.rules,
                   shows_result() ? keys_of_offers(open_->entry) : keys_now(open_->entry, pending_));
}

TableView Entering::table() const {
  const std::string& said = problem_.empty() ? standing_contradiction(open_->entry, pending_) : problem_;
  TableView table = table_view(*open_, pending_, shared_.turn, said, shared_.playing.chips);
  if (pending_.ended && !confirms_count()) {
    table.ended_number = ended_;
    table.enter_waits = enter_waits();
  }
  table.reveal = reveal_view(*open_, revealed_);
  table.stake = session_stake(open_->session, {}, shared_.stake_form);
  table.only_points = open_->only_points && open_->entry.form == games::Form::kPoints;
  if (may_take_back(*open_)) show_numbers_of(without_entries(*open_), table);
  table.others = shared_.people.without(open_->context.players);
  return table;
}

std::vector<std::string> Entering::sitting() const {
  return open_ ? open_->context.players : std::vector<std::string>{};
}

// ---- a tap, or a word about it

void Entering::take(KeyResult result) {
  problem_ = std::move(result.complaint);
  if (result.checked) checked_.push_back(std::move(*result.checked));
  if (result.tap) send(*result.tap);
  if (!problem_.empty()) pending_.mended.reset();
}

void Entering::send(const games::Tap& made) {
  if (!open_ || open_->ended()) return;
  auto edit = app::tap(*open_, made);
  if (edit) {
    const games::Entry before = open_->entry;
    if (edit->after != open_->session) keep(std::move(*edit));
    if (takes_entries()) note_unsaid(before, std::string{games::field_of(made)});
    return;
  }
  if (!edit.error().asks) {
    problem_ = edit.error().text;
    return;
  }
  const auto* shortcut = std::get_if<games::UseShortcut>(&made);
  const bool is_count =
      std::holds_alternative<games::SetCount>(made) || (shortcut != nullptr && games::is_for_everybody(*shortcut));
  Dialog dialog =
      is_count ? Dialog{text::say("Less than before?"), edit.error().text, text::say("Yes, in all"), text::say("No")}
               : Dialog{text::say("Switch to “{form}”?",
                                  unicode::capitalized(games::describe(made, open_->entry, open_->names()))),
                        edit.error().text, text::say("Switch"), text::say("Stay")};
  shared_.ask({std::move(dialog), [this, made] { send_again(made); }});
}

// Makes the tap again after the person said yes.
void Entering::send_again(const games::Tap& made) {
  games::Tap sure = made;
  if (auto* form = std::get_if<games::SwitchForm>(&sure)) {
    form->forget = true;
    pending_ = {};
  }
  if (auto* count = std::get_if<games::SetCount>(&sure)) count->sure = true;
  auto* shortcut = std::get_if<games::UseShortcut>(&sure);
  if (shortcut != nullptr && games::is_for_everybody(*shortcut)) shortcut->id = games::kEverybodySure;
  send(sure);
  pending_.refused = !problem_.empty();
}

void Entering::note_unsaid(const games::Entry& before, const std::string& entered_now) {
  std::erase(unsaid_, entered_now);
  for (std::string& field : seats_now_following(before, open_->entry, entered_now)) {
    if (std::ranges::find(unsaid_, field) == unsaid_.end()) unsaid_.push_back(std::move(field));
  }
}

// After an answer or a check: people also say the answers that follow from it, so those are checked next.
void Entering::go_on_from(const std::string& answered) {
  if (answered.empty() || !problem_.empty() || shared_.question || !takes_entries() || open_->hand_complete()) return;
  check_seat_after(answered, unsaid_, open_->entry, pending_);
}

// A refused touch changes nothing: what had been begun stays begun.
template <class Meaning>
void Entering::touch(Meaning meaning) {
  if (!takes_entries()) return;
  if (problem_ = standing_contradiction(open_->entry, pending_); !problem_.empty()) return;
  Pending before = pending_;
  KeyResult meant = meaning();
  const std::string answered = answered_by(meant, before);
  const std::optional<games::Tap> made = meant.tap;
  take(std::move(meant));
  if (problem_.empty()) {
    pending_.refused = false;
    if (made && takes_entries()) ask_for_more(before, *made, open_->entry, pending_);
  } else {
    pending_ = std::move(before);
  }
  go_on_from(answered);
}

// A refused key changes nothing either. A refused number stays until Backspace removes it or other digits replace it.
template <class Meaning>
void Entering::type(Meaning meaning) {
  Pending before = pending_;
  before.ended = false;
  pending_.ended = false;
  const games::Entry asked = open_->entry;
  const bool checked = pending_.kind == Pending::Kind::kCheck;
  KeyResult meant = meaning(asked);
  const std::optional<int> number = meant.number;
  const auto* made = meant.tap ? std::get_if<games::SetCount>(&*meant.tap) : nullptr;
  const auto* shortcut = meant.tap ? std::get_if<games::UseShortcut>(&*meant.tap) : nullptr;
  const bool of_all = shortcut != nullptr && games::is_for_everybody(*shortcut);
  const CountAsked said = of_all ? count_asked(asked, before) : CountAsked{};
  const std::optional<games::SetCount> count = made == nullptr ? std::nullopt : std::optional{*made};
  const std::optional<games::Tap> tapped = meant.tap;
  const bool enters_number = (meant.tap && std::holds_alternative<games::SetNumber>(*meant.tap)) || number;
  const bool ended = pending_.ended;
  const std::string answered = answered_by(meant, before);
  take(std::move(meant));
  if (problem_.empty()) {
    pending_.refused = false;
    if (count && !checked && takes_entries()) check_what_follows(asked, open_->entry, *count, pending_);
    if (tapped && takes_entries()) ask_for_more(before, *tapped, open_->entry, pending_);
    go_on_from(answered);
    if (ended || (enters_number && takes_entries())) number_ended();
    return;
  }
  pending_ = std::move(before);
  if (!number && types_number(open_->entry, pending_)) return;  // it stands there as it was
  pending_.refused = true;
  if (!number) return;
  pending_.number = number;
  if (of_all) {
    pending_.kind = Pending::Kind::kAnswer;
    pending_.field = said.field;
    pending_.seat = said.seat;
    pending_.of_all = true;
  }
  if (!count || checked) return;
  pending_.kind = Pending::Kind::kAnswer;
  pending_.field = count->field;
  pending_.seat = count->seat;
}

// ---- keys

void Entering::on(const TypeKey& key) {
  if (!open_ || shared_.question) return;
  using Named = TypeKey::Named;
  if (key.named == Named::kBackspace) return take_back();
  if (key.named == Named::kEscape) return escape();
  if (!takes_entries()) return;
  if (shows_result()) return type_on_result(key.character);
  if (key.named == Named::kTab) return on(SwitchForm{other_form()});
  if (key.named == Named::kLeft || key.named == Named::kRight) return walk_tricks(key.named == Named::kRight);
  const auto& reveal = open_->entry.reveal;
  const char32_t english = on_english_keyboard(key.character);
  if (reveal && !pending_.text && english == static_cast<unsigned char>(reveal->key)) return on(AskReveal{});
  if (refused(slips_.refuse(key.character, *open_, pending_, shared_.clock.seconds()))) return;
  const Pending before = pending_;
  type([&](const games::Entry& entry) {
    KeyResult meant = type_character(entry, pending_, key.character);
    slips_.note_meant(key.character, meant, entry, before, shared_.clock.seconds());
    return meant;
  });
  slips_.note_typed(!problem_.empty());
}

void Entering::type_on_result(char32_t character) {
  const double now = shared_.clock.seconds();
  if (refused(slips_.refuse_offer(character, *open_, pending_, now))) return;
  const Pending before = pending_;
  KeyResult meant = type_offer(open_->entry, pending_, character);
  slips_.note_meant(character, meant, open_->entry, before, now);
  take(std::move(meant));
  pending_.refused = !problem_.empty();
}

bool Entering::refused(std::string why) {
  if (why.empty()) return false;
  problem_ = std::move(why);
  return true;
}

void Entering::number_ended() {
  pending_.ended = true;
  ++ended_;
  ended_at_ = shared_.clock.seconds();
}

// Where more is asked after that count, a digit that people type on would answer another question.
bool Entering::confirms_count() const { return checks(pending_) && (!ends_numbers_ || open_->hand_complete()); }

bool Entering::doubts() const { return !shows_result() && open_->hand_complete() && !open_->entry.doubt.empty(); }

double Entering::enter_waits() const {
  if (checks(pending_) && !confirms_count()) return kBeforeCount;
  return doubts() ? kBeforeDoubt : kAfterNumber;
}

bool Entering::number_just_ended() const {
  return pending_.ended && (confirms_count() || shared_.clock.seconds() - ended_at_ < enter_waits());
}

void Entering::accept() {
  if (!takes_entries()) return;
  if (refused(slips_.refuse_enter(open_->entry, pending_, shared_.clock.seconds()))) return;
  ends_numbers_ = ends_numbers_ || (pending_.ended && !checks(pending_));
  if (number_just_ended() || (checks(pending_) && pending_.refused)) return after_ended_number();
  pending_.ended = false;
  if (pending_.number) {
    type([this](const games::Entry& entry) { return end_number(entry, pending_); });
    pending_.ended = false;  // this was its Enter
    ends_numbers_ = true;
    return;
  }
  if (pending_.kind == Pending::Kind::kTen) {
    return type([this](const games::Entry&) { return one_and_ten(pending_); });
  }
  if (pending_.rank || pending_.suit) {
    return type([this](const games::Entry&) { return half_waits(pending_); });
  }
  if (pending_.text) {
    return type([this](const games::Entry&) { return end_text(pending_); });
  }
  if (!pending_.shortcut.empty()) {
    return type([this](const games::Entry& entry) { return take_all(entry, pending_); });
  }
  if (!enter_ends(pending_)) {  // what has been begun stays begun
    problem_ = table().question.text + " " + text::say("[[{key}|Cancel]] drops it.", games::kEsc);
    pending_.refused = true;
    return;
  }
  if (pending_.kind != Pending::Kind::kNothing || pending_.mending) {
    confirm_check();
    let_go();
    return;
  }
  if (go_on_from_hand()) {
    pending_ = {};  // what was said of this hand leaves with it
    ends_numbers_ = false;
    return;
  }
  if (const games::Shortcut* bright = games::bright_shortcut(open_->entry.shortcuts))
    return on(TapShortcut{bright->id});
  const games::Question& question = open_->entry.question;
  if (question.usual_count)
    return take(KeyResult{games::SetCount{question.field, *question.seat, question.usual_count}, {}});
  if (question.usual) return take(KeyResult{games::PickSeat{question.field, question.usual}, {}});
  problem_ = text::say("The hand is not complete yet: {question}", question.text);
  pending_.refused = true;
}

// The hand-over page need not ask again for what somebody has said is right.
void Entering::confirm_check() {
  if (checks(pending_)) checked_.push_back({pending_.field, *pending_.seat, checked_count(open_->entry, pending_)});
}

// People press Enter after the last digit of a number that is complete already. That Enter ends the number and does
// nothing else.
void Entering::after_ended_number() {
  if (const std::vector<int> read = standing_with_ten(open_->entry, pending_); !read.empty()) return enter_counts(read);
  problem_.clear();
  const bool ended = std::exchange(pending_.ended, false);
  if (ended && checks(pending_) && !confirms_count()) return;  // it was meant for the number, not for that count
  const bool swallowed = ended && shared_.clock.seconds() - ended_at_ < enter_waits();
  if (!swallowed) confirm_check();
  if (checks(pending_)) pending_ = {};
  if (!swallowed || !open_->hand_complete() || doubts()) return;
  problem_ = shows_result() ? text::say("The number is entered. [[Press|Tap]] once more to record the hand.")
                            : text::say("The number is entered. [[Press|Tap]] once more to go on.");
}

// Enters the counts of all seats anew: first those that become less, so that no sum is too large meanwhile. The last
// one follows.
void Entering::enter_counts(const std::vector<int>& counts) {
  const std::string field = pending_.field;
  pending_ = {};
  problem_.clear();
  for (const bool less : {true, false}) {
    for (int i = 0; i + 1 < static_cast<int>(counts.size()) && problem_.empty(); ++i) {
      const auto* now = games::find_field<games::CountsField>(open_->entry, field);
      const int count = counts[static_cast<std::size_t>(i)];
      const int before = now == nullptr ? count : now->values[Seat{i}].value_or(0);
      if (before != count && (count < before) == less) send(games::SetCount{field, Seat{i}, count});
    }
  }
}

// Drops what has been begun. With nothing begun it does nothing at a table: nobody leaves it by a key pressed too
// often.
void Entering::escape() {
  const bool begun = has_begun() || pending_.suit;
  if (!begun) escape_with_nothing_begun();
  let_go();
}

// What was typed last, refused or not; with nothing begun, the last entry.
void Entering::take_back() {
  problem_.clear();
  const bool refused = std::exchange(pending_.refused, false);
  if (slips_.take_back() && pending_.number) return;  // the number stays as it was before the letter
  const auto hand = takes_entries() ? hand_asked(open_->entry, pending_) : std::nullopt;
  const bool holds_cards = hand && pending_.kind != Pending::Kind::kNothing && !checks(pending_) && !pending_.rank &&
                           !pending_.suit && !held_cards(*hand, pending_).empty();
  const bool last_of_several = pending_.added > 0 && !pending_.rank && !pending_.suit;  // the seat is asked on
  const bool begun = pending_.kind != Pending::Kind::kNothing || pending_.rank || pending_.suit;
  const bool nothing_pending = checks(pending_) || last_of_several || (!begun && !pending_.mending);
  if (pending_.text && !pending_.text->empty()) {
    pending_.text->resize(utf8::without_last(*pending_.text).size());
  } else if (pending_.number) {
    take_back_digit();
  } else if (refused) {
    return;
  } else if (holds_cards) {
    take(drop_held(*hand, pending_));
  } else if (nothing_pending && step_leaves_hand() && !std::exchange(reopens_, true)) {
    problem_ = text::say("Nothing is entered in this hand. {key} once more opens the hand before.", games::kBackspace);
  } else if (nothing_pending) {
    reopens_ = false;
    step(true);
  } else {
    const std::optional<int> mending = begun ? pending_.mending : std::nullopt;
    pending_ = {};
    pending_.mending = mending;
  }
}

std::string Entering::typed_number() const {
  return takes_entries() && pending_.number ? number_text(pending_) : std::string{};
}

void Entering::drop_typed() {
  problem_.clear();
  pending_.refused = false;
  while (pending_.number) take_back_digit();
}

// Removes the last digit of the number that is being typed. With none left, the number is asked for again; a field that
// was tapped stays open.
void Entering::take_back_digit() {
  const int left = *pending_.number / 10;
  pending_.number.reset();
  if (left > 0) {
    pending_.number = left;
  } else if (pending_.kind == Pending::Kind::kAnswer && pending_.added == 0 &&
             answers_question(open_->entry, pending_)) {
    app::let_go(pending_);
  }
}

void Entering::step(bool back) {
  let_go();
  const std::optional<games::Entry> before = takes_entries() ? std::optional{open_->entry} : std::nullopt;
  const std::size_t hand = before ? open_->last() : 0;
  step_back_or_forth(back);
  if (before && takes_entries() && open_->last() == hand) stay_with_changed(*before, open_->entry, pending_);
}

games::Form Entering::other_form() const {
  return open_->entry.form == games::Form::kTricks ? games::Form::kSummary : games::Form::kTricks;
}

// Left and right go through the tricks that are over, to mend one.
void Entering::walk_tricks(bool right) {
  if (open_->entry.tricks_in_hand == 0) return;
  problem_.clear();
  const int from = pending_.mending.value_or(open_->entry.tricks_entered);
  const int to = std::clamp(right ? from + 1 : from - 1, 0, open_->entry.tricks_entered);
  pending_ = {};
  if (to < open_->entry.tricks_entered) pending_.mending = to;
}

// ---- touches

bool Entering::has_typed() const {
  if (!takes_entries() || pending_.refused) return false;
  return pending_.text ? !pending_.text->empty() : types_number(open_->entry, pending_);
}

// A tap elsewhere ends a number or a text that is being typed, as Enter does. False: it is refused, and stands there.
bool Entering::ends_typed() {
  if (!has_typed()) return true;
  if (pending_.text) {
    type([this](const games::Entry&) { return end_text(pending_); });
  } else {
    type([this](const games::Entry& entry) { return end_number(entry, pending_); });
    pending_.ended = false;
  }
  return !shared_.question && (problem_.empty() || !pending_.refused);
}

// A tap that has ended a number is not refused: tapped again, it says why it does nothing more.
template <class Meaning>
void Entering::touch_elsewhere(Meaning meaning) {
  const bool typed = has_typed();
  if (!ends_typed()) return;
  touch(meaning);
  if (typed) problem_.clear();
}

void Entering::on(const TapSeat& tap) {
  touch_elsewhere([&] { return touch_seat(open_->entry, pending_, tap.seat); });
}

void Entering::on(const TapCard& tap) {
  touch_elsewhere([&] { return touch_card(open_->entry, pending_, tap.card); });
}

void Entering::on(const TapTrick& tap) {
  if (!ends_typed()) return;
  problem_.clear();
  if (takes_entries()) touch_trick(open_->entry, pending_, tap.trick);
}

void Entering::on(const TapShortcut& tap) {
  if (tap.id == kResultShortcut) return accept();
  if (tap.id == kCancelShortcut) {
    pending_.text.reset();  // all of it
    return take_back();
  }
  if (tap.id == kEverybodyShortcut && takes_entries() && may_be_everybody(open_->entry, pending_))
    return touch([&] { return give_everybody(open_->entry, pending_); });
  if (tap.id == kTenShortcut && takes_entries() && pending_.kind == Pending::Kind::kTen)
    return touch([&] { return one_ten(pending_); });
  touch_elsewhere([&] { return touch_shortcut(open_->entry, pending_, tap.id); });
}

void Entering::on(const TapField& tap) {
  if (!takes_entries()) return;
  const bool here = tap.id == pending_.field && (pending_.text || tap.seat == pending_.seat);
  if (here && has_typed()) return;  // it is being typed
  const auto* counts = games::find_field<games::CountsField>(open_->entry, tap.id);
  const bool steps = counts != nullptr && counts->step_key != 0;  // one more of something else ends nothing
  const bool typed = !steps && has_typed();
  if (typed && !ends_typed()) return;
  const games::Entry asked = open_->entry;
  const bool checks = pending_.kind == Pending::Kind::kCheck && tap.count && tap.id == pending_.field;
  const bool says_it = checks && tap.seat == *pending_.seat;
  const bool refused = pending_.refused;
  const std::optional<int> said = pending_.number;
  if (checks) pending_.refused = false;  // any of these counts can be mended
  touch([&] { return touch_field(open_->entry, pending_, tap.id, tap.seat, tap.count); });
  if (checks && !problem_.empty()) {
    pending_.refused = refused || says_it;
    if (says_it) pending_.number = tap.count;
  }
  if (tap.count && problem_.empty() && !shared_.question && takes_entries())
    check_what_follows(asked, open_->entry, {tap.id, tap.seat, tap.count}, pending_);
  if (refused && said && pending_.kind == Pending::Kind::kCheck && checked_count(open_->entry, pending_) == *said)
    go_on_checking(open_->entry, pending_);  // that number had been said, and is right now
  if (typed) problem_.clear();
}

void Entering::on(const TapChoice& tap) {
  touch_elsewhere([&] { return touch_choice(open_->entry, pending_, tap.field, tap.choice); });
}

void Entering::on(const TapSetCard& tap) {
  touch_elsewhere([&] { return touch_set(pending_, tap.field, tap.card); });
}

void Entering::on(const TapRest& tap) {
  touch_elsewhere([&] { return touch_rest(pending_, tap.field, tap.seat); });
}

void Entering::on(const TapAddition& tap) {
  touch([&] { return touch_addition(open_->entry, pending_, tap.field, tap.seat, tap.which); });
}

void Entering::on(const TapNumber& tap) {
  touch_elsewhere([&] { return touch_number(pending_, tap.field, tap.place, tap.number); });
}

void Entering::on(const TapPiece& tap) {
  touch([&] { return touch_piece(open_->entry, pending_, tap.field, tap.piece); });
}

void Entering::on(const TapNobody& tap) {
  touch_elsewhere([&] { return touch_nobody(pending_, tap.field); });
}

void Entering::on(const AskReveal&) {
  if (takes_entries()) reveal_more(*open_, revealed_);
}

void Entering::on(const InsertBefore&) {
  if (takes_entries() && pending_.mending) pending_.kind = Pending::Kind::kInsert;
}

void Entering::on(const RemoveMended&) {
  if (!takes_entries() || !pending_.mending) return;
  const int trick = *pending_.mending;
  pending_ = {};
  send(games::RemoveTrick{trick});
}

void Entering::on(const SwitchForm& form) {
  const Pending asked = std::exchange(pending_, {});
  // The way in which the hand began is no entry that could be lost.
  if (!takes_entries()) return;
  send(games::SwitchForm{form.form, !something_is_entered(*open_)});
  if (shared_.question) pending_ = asked;  // who stays is asked again what was asked before
  if (!form.for_good) return;
  const auto keep_way = [this] {
    if (takes_entries() && open_->entry.form == games::Form::kPoints) keep_only_points(true);
  };
  if (!shared_.question) return keep_way();
  shared_.question->yes = [yes = std::move(shared_.question->yes), keep_way] {
    yes();
    keep_way();
  };
}

// ---- the hand as a whole

void Entering::on(const SetHandDealer& set) {
  if (!takes_entries() || !is_at_table(set.seat) || open_->context.deal.dealer == set.seat) return;
  if (auto edit = with_dealer(*open_, set.seat)) {
    pending_ = {};
    keep(std::move(*edit));
  } else {
    problem_ = text::say("If that player dealt, the cards entered so far cannot be right.");
  }
}

void Entering::on(const Misdeal&) {
  if (!takes_entries()) return;
  shared_.ask(
      {Dialog{text::say("Deal this hand again?"),
              text::say("Everything entered for this hand is removed; the same player deals. Undo brings it back."),
              text::say("Misdeal"), text::say("No")},
       [this] {
         if (!open_) return;
         pending_ = {};
         keep(misdealt(*open_));
       }});
}

void Entering::on(const NoteHand& note) {
  const std::string text = typed_note(note.text);
  if (!takes_entries() || text == open_->session.hands.back().note) return;
  if (std::string why = note_problem(text); !why.empty()) return complain(std::move(why));
  keep(with_note(*open_, text));
}

void Entering::on(const Adjust& adjust) {
  if (!takes_entries()) return;
  const auto account = [](std::optional<Seat> seat) { return seat ? Account::of(*seat) : Account::bank(); };
  const auto sits = [this](std::optional<Seat> seat) { return !seat || is_at_table(*seat); };
  if (adjust.from == adjust.to || !sits(adjust.from) || !sits(adjust.to) || adjust.amount < 1 ||
      adjust.amount > session::kMostAdjusted) {
    problem_ = text::say("Choose who pays, somebody else who receives, and an amount from 1 to {amount}.",
                         session::kMostAdjusted);
    return;
  }
  const std::string text = typed_note(adjust.note);
  if (std::string why = note_problem(text); !why.empty()) return complain(std::move(why));
  const bool with_bank = !adjust.from || !adjust.to;
  const bool sale = adjust.bought && with_bank && games::info(open_->session.rules).pays_at_once;
  Edit edit = with_adjustment(*open_, {account(adjust.from), account(adjust.to), adjust.amount, text, sale});
  if (last_hand_can_be(edit.after)) return keep(std::move(edit));
  problem_ = text::say(
      "Adjustments count before the hand, and with this one the hand as entered is impossible. Adjust the next hand "
      "instead.");
}

}  // namespace nullo::app
