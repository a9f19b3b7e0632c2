// What each intent does.
#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "app/parts.h"
#include "app/words.h"
#include "store/rescue.h"

namespace nullo::app {
namespace {

// Those that another version kept included.
std::vector<std::string> names_of(const store::KeptRules& kept) {
  std::vector<std::string> names = kept.unread;
  for (const store::OwnRules& own : kept.rules) names.push_back(own.name);
  return names;
}

// What has been told of the last hand can still be: chips that were bought may speak against it.
bool last_hand_can_be(const session::Session& session) {
  if (session.hands.empty()) return true;
  const session::HandContext context = session::context_of(session, session.hands.size() - 1);
  return session::check(session.rules, context.deal, context.before, session.hands.back()).empty();
}

// The fact that was told, or that was checked; empty: neither.
std::string answered_by(const KeyResult& meant, const Hold& before) {
  if (meant.tap) return told_field(*meant.tap);
  return checks(before) ? before.field : std::string{};
}

}  // namespace

void App::Parts::take(KeyResult result) {
  problem = std::move(result.complaint);
  if (result.tap) send(*result.tap);
}

void App::Parts::send(const games::Tap& made) {
  if (!told || told->ended()) return;
  auto edit = app::tap(*told, made);
  if (edit) {
    const games::Entry before = told->entry;
    if (edit->after != told->session) keep(std::move(*edit));
    if (at_table()) note_unsaid(before, told_field(made));
    return;
  }
  if (edit.error().asks) {
    asking = std::holds_alternative<games::SetCount>(made) ? Asking::kLessThanBefore : Asking::kSwitchForm;
    asking_text = edit.error().text;
    asked_tap = made;
    return;
  }
  problem = edit.error().text;
}

void App::Parts::note_unsaid(const games::Entry& before, const std::string& told_now) {
  std::erase(unsaid, told_now);
  for (std::string& field : seats_now_following(before, told->entry, told_now)) {
    if (std::ranges::find(unsaid, field) == unsaid.end()) unsaid.push_back(std::move(field));
  }
}

// After an answer, or what was checked in its place: people say what follows from it too.
void App::Parts::go_on_from(const std::string& answered) {
  if (answered.empty() || !problem.empty() || asking != Asking::kNothing || !at_table() || told->hand_over()) return;
  check_seat_after(answered, unsaid, told->entry, hold);
}

// A refused touch changes nothing: what had been begun is begun still.
template <class Meaning>
void App::Parts::touch(Meaning meaning) {
  if (!at_table()) return;
  if (problem = standing_contradiction(told->entry, hold); !problem.empty()) return;
  Hold before = hold;
  KeyResult meant = meaning();
  const std::string answered = answered_by(meant, before);
  take(std::move(meant));
  if (problem.empty()) {
    hold.refused = false;
  } else {
    hold = std::move(before);
  }
  go_on_from(answered);
}

// Nor does a refused key; a number stands there until Backspace takes it back or other digits take its place.
template <class Meaning>
void App::Parts::type(Meaning meaning) {
  Hold before = hold;
  before.closed = false;
  hold.closed = false;
  const games::Entry asked = told->entry;
  const bool checked = hold.kind == Hold::Kind::kCheck;
  KeyResult meant = meaning(asked);
  const std::optional<int> number = meant.number;
  const auto* made = meant.tap ? std::get_if<games::SetCount>(&*meant.tap) : nullptr;
  const std::optional<games::SetCount> count = made == nullptr ? std::nullopt : std::optional{*made};
  const bool tells_number = (meant.tap && std::holds_alternative<games::SetNumber>(*meant.tap)) || number;
  const bool closed = hold.closed;
  const std::string answered = answered_by(meant, before);
  take(std::move(meant));
  if (problem.empty()) {
    hold.refused = false;
    if (count && !checked && at_table()) check_what_follows(asked, told->entry, *count, hold);
    go_on_from(answered);
    hold.closed = closed || (tells_number && at_table() && told->hand_over());
    return;
  }
  hold = std::move(before);
  hold.refused = true;
  if (!number) return;
  hold.number = number;
  if (!count || checked) return;
  hold.kind = Hold::Kind::kAnswer;
  hold.field = count->field;
  hold.seat = count->seat;
}

void App::Parts::close_dialog(bool yes) {
  const Asking was = std::exchange(asking, Asking::kNothing);
  if (was == Asking::kRescued) {
    store.set_setting(store::kRescueKey, "");
    if (yes && !backups.empty()) (*this)(Go{Screen::kSettings});
    return;
  }
  if (!yes) return;
  if (was == Asking::kMergePeople) merge_asked();
  if (was == Asking::kSamePerson) answer_who(true);
  if (was == Asking::kPoints) {
    answer_points(asked_can_go_along ? session::PointsFollow::kPlayer : session::PointsFollow::kSeat);
  }
  if (was == Asking::kRestore) restore(asked_name);
  if (was == Asking::kStop && told) {
    hold = {};
    Edit edit = stopped(*told, clock.now());
    const bool can_be = last_hand_can_be(edit.after);
    if (can_be) keep(std::move(edit));
    if (!can_be) problem = "The chips of this hand cannot go to the one before. Play it to its end, or take them back.";
  }
  if (was == Asking::kMisdeal && told) {
    hold = {};
    keep(misdealt(*told));
  }
  if (was == Asking::kLeaveCorrection) end_correction();
  if (was == Asking::kLeaveRepair) end_repair();
  if (was == Asking::kDelete) delete_session();
  if (was == Asking::kReplaceRules) keep_rules(asked_name);
  if (was == Asking::kForgetRules) store.forget_own_rules(games::info(draft.rules()).id, asked_name);
  if (was == Asking::kSwitchForm && asked_tap) {
    if (auto* form = std::get_if<games::SwitchForm>(&*asked_tap)) form->forget = true;
    send(*asked_tap);
    hold.refused = !problem.empty();
  }
  if (was == Asking::kLessThanBefore && asked_tap) {
    if (auto* count = std::get_if<games::SetCount>(&*asked_tap)) count->sure = true;
    send(*asked_tap);
    hold.refused = !problem.empty();
  }
}

void App::Parts::operator()(const Go& go) {
  if (correction && go.to != Screen::kHelp && go.to != Screen::kSettings) return leave_correction();
  if (repair && go.to != Screen::kHelp && go.to != Screen::kSettings) return leave_repair();
  if (go.to != Screen::kHelp) {  // who looks up a key goes on with what was begun
    hold = {};
    problem.clear();
  }
  chips_problem.clear();
  stake_problem.clear();
  came_from = place;
  switch (go.to) {
    case Screen::kStart:
      place = Place::kStart;
      break;
    case Screen::kNewSession:
      begin_new_session();
      break;
    case Screen::kTable:
      sit_down();
      break;
    case Screen::kPast:
      past.begin();
      place = Place::kPast;
      break;
    case Screen::kPlayers:
      look_at_people();
      people.forget_search();
      place = Place::kPlayers;
      break;
    case Screen::kSettings:
      backup_note.clear();
      look_at_backups();
      place = Place::kSettings;
      break;
    case Screen::kHelp:
      place = Place::kHelp;
      break;
    case Screen::kImport:
      if (came_from != Place::kImport) imported_from = came_from;
      list_usual_folder();
      place = Place::kImport;
      break;
  }
}

void App::Parts::operator()(const Back&) {
  if (asking != Asking::kNothing) return close_dialog(false);
  problem.clear();
  if (place == Place::kTable) {
    if (hold.kind != Hold::Kind::kNothing || hold.rank || hold.mending) {
      hold = {};
    } else if (comparing() && correction->as_a_whole()) {
      end_correction();
    } else if (comparing()) {
      if (!correction->step_out()) correction->comparing = false;
    } else if (correction) {
      leave_correction();
    } else if (at_table() && told->hand_over() && !look_at_table) {
      look_at_table = true;
    } else {
      place = Place::kStart;
    }
    return;
  }
  if (place == Place::kRepair) return leave_repair();
  if (place == Place::kNewSession && draft.going_on() && told) {
    place = Place::kTable;
  } else if (place == Place::kImport) {
    importing.forget();
    place = imported_from;
  } else if (place == Place::kReplay) {
    place = Place::kPastSession;
  } else if (place == Place::kPastSession) {
    place = past_from;
  } else if (place == Place::kPlayer && statistics.share_is_open()) {
    statistics.close_share();
  } else if (place == Place::kPlayer) {
    people.close();
    people.problem.clear();
    place = player_from;
  } else if (place == Place::kHelp || place == Place::kSettings) {
    place = came_from == place ? Place::kStart : came_from;
  } else {
    place = Place::kStart;
  }
}

// Drops what has been begun. With nothing begun it does nothing: nobody leaves the table by a key pressed too often.
void App::Parts::escape() {
  const bool begun = hold.kind != Hold::Kind::kNothing || hold.rank || hold.suit || hold.mending;
  if (!begun && correction) return (*this)(Back{});
  problem.clear();
  hold = {};
}

void App::Parts::operator()(const Accept&) {
  if (asking != Asking::kNothing) return close_dialog(true);
  if (place == Place::kNewSession) return start_session();
  if (place == Place::kRepair) return compare_repair();
  if (place == Place::kImport) return import_files();
  if (place == Place::kStart && told && !told->ended()) return sit_down();
  if (comparing()) return accept_correction();
  if (!at_table()) return;
  if (hold.closed || (checks(hold) && hold.refused)) return end_closed_number();
  if (hold.number) {
    type([this](const games::Entry& entry) { return end_number(entry, hold); });
    hold.closed = false;  // this was its Enter
    return;
  }
  if (hold.text) {
    return type([this](const games::Entry&) { return end_text(hold); });
  }
  if (hold.kind != Hold::Kind::kNothing || hold.mending) {
    hold = {};
    return;
  }
  if (correction && (told->hand_over() || correction->may_stay_open())) {
    compare();
  } else if (told->entry.question.usual && !told->hand_over()) {
    take(KeyResult{games::PickSeat{told->entry.question.field, told->entry.question.usual}, {}});
  } else if (!told->hand_over()) {
    problem = "The hand is not complete yet: " + told->entry.question.text;
    hold.refused = true;
  } else if (in_doubt()) {
    settled_doubt = doubt_of(*told);
    look_at_table = false;
  } else if (look_at_table) {
    look_at_table = false;
  } else {
    keep(recorded(*told, clock.now()));
  }
}

void App::Parts::operator()(const ChoosePreset& choice) {
  problem.clear();
  place == Place::kRepair ? repair->choose_preset(choice.id) : draft.choose_preset(choice.id);
}

void App::Parts::operator()(const SetOption& option) {
  problem.clear();
  place == Place::kRepair ? repair->set_option(option.key, option.value) : draft.set_option(option.key, option.value);
}

void App::Parts::operator()(const KeepRules& keep) {
  if (place != Place::kNewSession || asking != Asking::kNothing) return;
  const std::string name = typed_name(keep.name);
  problem.clear();
  if (name.empty() || characters(name) > kMostCharacters) {
    problem = fmt::format("Rules have a name of 1 to {} characters.", kMostCharacters);
    return;
  }
  if (const std::string why = name_problem(name, "A name"); !why.empty()) {
    problem = why + ".";
    return;
  }
  const std::vector<std::string> taken = names_of(store.own_rules(games::info(draft.rules()).id));
  if (std::ranges::find(taken, name) == taken.end()) {
    const std::string seen = seen_of_name(name);
    const auto like =
        std::ranges::find_if(taken, [&seen](const std::string& each) { return seen_of_name(each) == seen; });
    if (like == taken.end()) return keep_rules(name);
    problem = looks_like_text(*like) + ".";
    return;
  }
  asking = Asking::kReplaceRules;
  asked_name = name;
}

void App::Parts::keep_rules(const std::string& name) {
  store.keep_own_rules(name, draft.rules(), draft.seats());
  draft.name_rules(name);
}

void App::Parts::operator()(const ForgetRules& forget) {
  if (place != Place::kNewSession) return;
  asking = Asking::kForgetRules;
  asked_name = forget.name;
}

void App::Parts::operator()(const TypeKey& key) {
  if (place != Place::kTable || !told || asking != Asking::kNothing) return;
  using Named = TypeKey::Named;
  if (key.named == Named::kBackspace) return take_back();
  if (key.named == Named::kEscape) return escape();
  if (!at_table()) return;
  if (shows_hand_over() && !correction) return take(type_offer(told->entry, hold, key.character));
  if (key.named == Named::kTab) return (*this)(SwitchForm{other_form()});
  if (key.named == Named::kLeft || key.named == Named::kRight) return walk_tricks(key.named == Named::kRight);
  const auto& reveal = told->entry.reveal;
  if (reveal && !hold.text && key.character == static_cast<unsigned char>(reveal->key)) return (*this)(AskReveal{});
  type([&](const games::Entry& entry) { return type_character(entry, hold, key.character); });
}

// The Enter that people give a number with after its last digit: it ends what the number was told for, and no more.
void App::Parts::end_closed_number() {
  problem.clear();
  const bool closed = std::exchange(hold.closed, false);
  if (checks(hold)) hold = {};
  if (closed && shows_hand_over() && !correction) problem = "The number is in. Enter once more records the hand.";
}

// What was typed last, refused or not; with nothing begun, the last entry.
void App::Parts::take_back() {
  problem.clear();
  const bool refused = std::exchange(hold.refused, false);
  const auto hand = at_table() ? hand_asked(told->entry, hold) : std::nullopt;
  const bool holds_cards = hand && hold.kind != Hold::Kind::kNothing && !checks(hold) && !hold.rank && !hold.suit &&
                           !held_cards(*hand, hold).empty();
  const bool last_of_several = hold.added > 0 && !hold.rank && !hold.suit;  // the seat is asked on
  const bool begun = hold.kind != Hold::Kind::kNothing || hold.rank || hold.suit;
  const bool nothing_held = checks(hold) || last_of_several || (!begun && !hold.mending);
  if (hold.text && !hold.text->empty()) {
    hold.text->resize(utf8::without_last(*hold.text).size());
  } else if (hold.number) {
    take_back_digit();
  } else if (refused) {
    return;
  } else if (holds_cards) {
    take(drop_held(*hand, hold));
  } else if (nothing_held) {
    step(true);
  } else {
    const std::optional<int> mending = begun ? hold.mending : std::nullopt;
    hold = {};
    hold.mending = mending;
  }
}

// By mouse too, first a number that was typed and is no entry yet, refused or not.
bool App::Parts::drops_typed() const { return at_table() && hold.number; }

void App::Parts::drop_typed() {
  problem.clear();
  hold.refused = false;
  while (hold.number) take_back_digit();
}

// Of the number that is being typed. Without any it is asked as before.
void App::Parts::take_back_digit() {
  const int left = *hold.number / 10;
  hold.number.reset();
  if (left > 0) {
    hold.number = left;
  } else if (hold.kind == Hold::Kind::kAnswer && hold.added == 0) {
    let_go(hold);
  }
}

games::Form App::Parts::other_form() const {
  return told->entry.form == games::Form::kTricks ? games::Form::kSummary : games::Form::kTricks;
}

void App::Parts::walk_tricks(bool right) {
  if (told->entry.tricks_in_hand == 0) return;
  const int from = hold.mending.value_or(told->entry.tricks_told);
  const int to = std::clamp(right ? from + 1 : from - 1, 0, told->entry.tricks_told);
  hold = {};
  if (to < told->entry.tricks_told) hold.mending = to;
}

void App::Parts::operator()(const TapSeat& tap) {
  touch([&] { return touch_seat(told->entry, hold, tap.seat); });
}

void App::Parts::operator()(const TapCard& tap) {
  touch([&] { return touch_card(told->entry, hold, tap.card); });
}

void App::Parts::operator()(const TapTrick& tap) {
  problem.clear();
  if (place == Place::kReplay) return replay->go_to(tap.trick + 1);
  if (at_table()) touch_trick(told->entry, hold, tap.trick);
}

void App::Parts::operator()(const TapShortcut& tap) {
  if (tap.id == kResultShortcut) return (*this)(Accept{});
  if (tap.id == kCancelShortcut) {
    hold.text.reset();  // all of it
    return take_back();
  }
  touch([&] { return touch_shortcut(told->entry, hold, tap.id); });
}

void App::Parts::operator()(const TapField& tap) {
  if (!at_table()) return;
  const games::Entry asked = told->entry;
  const bool checks = hold.kind == Hold::Kind::kCheck && tap.count && tap.id == hold.field;
  const bool says_it = checks && tap.seat == *hold.seat;
  const bool refused = hold.refused;
  if (checks) hold.refused = false;  // any of these counts can be mended
  touch([&] { return touch_field(told->entry, hold, tap.id, tap.seat, tap.count); });
  if (checks && !problem.empty()) {
    hold.refused = refused || says_it;
    if (says_it) hold.number = tap.count;
  }
  if (tap.count && problem.empty() && asking == Asking::kNothing && at_table())
    check_what_follows(asked, told->entry, {tap.id, tap.seat, tap.count}, hold);
}

void App::Parts::operator()(const TapChoice& tap) {
  touch([&] { return touch_choice(told->entry, hold, tap.field, tap.choice); });
}

void App::Parts::operator()(const TapSetCard& tap) {
  touch([&] { return touch_set(hold, tap.field, tap.card); });
}

void App::Parts::operator()(const TapRest& tap) {
  touch([&] { return touch_rest(hold, tap.field, tap.seat); });
}

void App::Parts::operator()(const TapAddition& tap) {
  touch([&] { return touch_addition(told->entry, hold, tap.field, tap.seat, tap.which); });
}

void App::Parts::operator()(const TapNumber& tap) {
  touch([&] { return touch_number(hold, tap.field, tap.place, tap.number); });
}

void App::Parts::operator()(const TapPiece& tap) {
  touch([&] { return touch_piece(told->entry, hold, tap.field, tap.piece); });
}

void App::Parts::operator()(const TapNobody& tap) {
  touch([&] { return touch_nobody(hold, tap.field); });
}

void App::Parts::operator()(const AskReveal&) {
  if (at_table()) reveal_more(*told, revealed);
}

void App::Parts::operator()(const InsertBefore&) {
  if (at_table() && hold.mending) hold.kind = Hold::Kind::kInsert;
}

void App::Parts::operator()(const RemoveMended&) {
  if (!at_table() || !hold.mending) return;
  const int trick = *hold.mending;
  hold = {};
  send(games::RemoveTrick{trick});
}

void App::Parts::operator()(const SwitchForm& form) {
  hold = {};
  if (at_table()) send(games::SwitchForm{form.form, false});
}

void App::Parts::operator()(const SetHandDealer& set) {
  if (!at_table() || told->context.deal.dealer == set.seat) return;
  if (auto edit = with_dealer(*told, set.seat)) {
    hold = {};
    keep(std::move(*edit));
  } else {
    problem = "The cards told so far say that somebody else dealt.";
  }
}

void App::Parts::operator()(const Misdeal&) {
  if (at_table()) asking = Asking::kMisdeal;
}

void App::Parts::operator()(const TurnTable&) {
  turn = (turn + 1) % (told ? told->session.seats() : kMostSeats);
  write_turn();
}

void App::Parts::operator()(const NoteHand& note) {
  const std::string text = typed_note(note.text);
  if (!at_table() || text == told->session.hands.back().note) return;
  if (characters(text) > kMostNote) {
    problem = fmt::format("A note has at most {} characters: this one has {}.", kMostNote, characters(text));
    return;
  }
  keep(with_note(*told, text));
}

void App::Parts::operator()(const Adjust& adjust) {
  if (!at_table()) return;
  const auto account = [](std::optional<Seat> seat) { return seat ? Account::of(*seat) : Account::bank(); };
  if (adjust.from == adjust.to || adjust.amount < 1 || adjust.amount > 1'000'000) {
    problem = "An adjustment goes from one to another, 1 to 1,000,000.";
    return;
  }
  Edit edit =
      with_adjustment(*told, {account(adjust.from), account(adjust.to), adjust.amount, typed_note(adjust.note)});
  if (last_hand_can_be(edit.after)) return keep(std::move(edit));
  problem = "Chips count before the hand, and what has been told of it could not be then. Adjust in the next hand.";
}

void App::Parts::operator()(const StopPlaying&) {
  if (at_table() && !correction) asking = Asking::kStop;
}

void App::Parts::operator()(const PlayOn&) {
  if (correction || (told && !told->ended())) return;
  open_shown();
  if (!told || !told->ended()) return;
  if (auto edit = played_on(*told)) keep(std::move(*edit));
  place = Place::kTable;
}

void App::Parts::operator()(const Rematch&) {
  if (!correction) begin_new_session();
}

// As the last one was: the game, the rules, who sits where; the deal goes on. At the table that is the one there.
void App::Parts::begin_new_session() {
  std::optional<session::Session> last;
  if (place == Place::kTable && told) {
    last = told->session;
  } else if (const auto newest = store.newest_session()) {
    last = store.load(*newest);
  }
  draft = last ? NewSession{*last} : NewSession{};
  look_at_people();
  place = Place::kNewSession;
}

void App::Parts::operator()(const Resume&) {
  if (correction) return;
  open_shown();
  sit_down();
}

// A session that came in without a hand begins its first one.
void App::Parts::sit_down() {
  place = told ? Place::kTable : Place::kStart;
  if (!told || told->ended() || told->has_hand() || !store.writes()) return;
  const Edit edit = begun(*told);
  store.record(edit.after, edit.change);
  show(edit.after);
}

void App::Parts::operator()(const SetChips& set) {
  const std::optional<ChipSet> chips = ChipSet::parse(set.values);
  chips_problem.clear();
  if (!chips) {
    chips_problem = fmt::format("Two to {} values, each higher than the one before it, from 1 to {} at most: 1/5/25",
                                ChipSet::kMostValues, ChipSet::kHighestChip);
    return;
  }
  write_playing({*chips, playing.stake});
}

void App::Parts::operator()(const SetStake& set) {
  if (set.per_point < 0 || set.per_point > kHighestStake) return;
  stake_problem.clear();
  const Stake stake{set.per_point, set.against_winner ? Against::kWinner : Against::kAverage};
  set.of_session ? set_session_stake(stake) : write_playing({playing.chips, stake});
}

void App::Parts::operator()(const TypeStake& typed) {
  stake_problem.clear();
  const std::optional<Amount> amount = parse_money(typed.amount);
  if (amount && typed.of_session)
    return set_session_stake({*amount, typed.against_winner ? Against::kWinner : Against::kAverage});
  if (amount) return write_playing({playing.chips, {*amount, playing.stake.against}});
  stake_problem = fmt::format("Money for one point, from 0 to {}: 0.10", money_text(kHighestStake));
}

// Of the session that is looked at; those of other evenings stay what they were.
void App::Parts::set_session_stake(Stake stake) {
  const session::Session* session = in_sight();
  if (session == nullptr || correction || !store.writes()) return;
  session::Session after = *session;
  after.stake = stake.per_point > 0 ? std::optional{stake} : std::nullopt;
  if (after.stake == session->stake) return;
  const Edit edit = whole_edit(*session, std::move(after), stake_text(stake));
  store.record(edit.after, edit.change);
  show(edit.after);
}

void App::Parts::operator()(const BackUpNow&) {
  if (place != Place::kSettings || !store.writes()) return;
  const store::Backup made = store.back_up();
  look_at_backups();
  backup_note = fmt::format("Backed up to {}", made.file.string());
}

void App::Parts::operator()(const RestoreBackup& restore) {
  if (place != Place::kSettings || asking != Asking::kNothing || !store.writes()) return;
  asking = Asking::kRestore;
  sessions_now = store.count_sessions();
  asked_name = restore.id;
}

void App::Parts::operator()(const Dismiss&) {
  view.trouble.clear();
  problem.clear();
}

}  // namespace nullo::app
