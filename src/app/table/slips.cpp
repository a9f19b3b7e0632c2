#include "app/table/slips.h"

#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>

#include "app/keyboard.h"
#include "app/table/touch.h"
#include "base/utf8.h"
#include "games/sentence.h"
#include "text/say.h"

namespace nullo::app {
namespace {

constexpr double kPause = 2;     // seconds after which a key has nothing to do with the one before
constexpr double kDouble = 0.4;  // seconds in which a key that is pressed again was meant once

bool is_digit(char32_t character) { return character >= U'0' && character <= U'9'; }

bool is_letter(char32_t typed) {
  const char32_t character = on_english_keyboard(typed);
  return (character >= U'a' && character <= U'z') || (character >= U'A' && character <= U'Z') ||
         (!is_digit(typed) && half_of(typed));
}

bool is_one_of(std::u32string_view characters, char32_t character) {
  return characters.find(character) != std::u32string_view::npos;
}

// A digit, or half of a card: what follows a letter.
bool is_second(char32_t character) { return is_digit(character) || half_of(character); }

// Of the letters t j q k, that one is an answer by itself and begins nothing.
bool means_number(const games::Entry& entry, const Pending& pending, char32_t character) {
  return is_one_of(U"tjqkTJQK", on_english_keyboard(character)) &&
         (wants_count(entry, pending) || number_asked(entry, pending));
}

std::string text_of(char32_t character) {
  std::string text;
  utf8::append(character, text);
  return text;
}

bool takes_card_out(const games::Entry& entry, const KeyResult& meant) {
  const auto* noted = meant.tap ? std::get_if<games::NoteCard>(&*meant.tap) : nullptr;
  return noted != nullptr && takes_out(entry, *noted);
}

// The trick has fewer cards after it. Of two packs, a card can also be there a second time.
bool leaves_fewer(const OpenSession& open, const games::Tap& noted) {
  const auto edit = app::tap(open, noted);
  if (!edit) return true;
  const auto trick = static_cast<std::size_t>(std::get<games::NoteCard>(noted).trick);
  const OpenSession after{edit->after};
  const auto cards = [trick](const games::Entry& entry) {
    return trick < entry.tricks.size() ? entry.tricks[trick].cards.size() : 0;
  };
  return cards(after.entry) < cards(open.entry);
}

}  // namespace

void Slips::look(const Intent& intent) {
  const auto* key = intent.as<TypeKey>();
  const auto is = [key](TypeKey::Named named) { return key != nullptr && key->named == named; };
  const bool types = is(TypeKey::Named::kNone);
  if (!types && !is(TypeKey::Named::kBackspace) && intent.as<Accept>() == nullptr) refused_.reset();
  if (!types) noted_.reset();
  if (!types && !is(TypeKey::Named::kEscape)) made_.reset();
}

std::string Slips::refuse(char32_t character, const OpenSession& open, Pending& pending, double now) {
  if (belongs_to_refused(character, now)) {
    const bool was_refused = std::exchange(pending.refused, true);
    return refuse_too(character, was_refused, now);
  }
  std::string asks = ask_about_noted(character, open.entry, pending, now);
  if (asks.empty()) asks = ask_about_made(character, type_character, open, pending, now);
  if (!asks.empty()) pending.refused = true;
  return asks;
}

std::string Slips::refuse_offer(char32_t character, const OpenSession& open, Pending& pending, double now) {
  std::string asks = ask_about_made(character, type_offer, open, pending, now);
  if (!asks.empty()) pending.refused = true;
  return asks;
}

// Keys that followed a refused letter are missing from the number that stands there. Where none stands there, this was
// the Enter of a number that did not count; what is typed after it without looking up does not count either.
std::string Slips::refuse_enter(const games::Entry& entry, Pending& pending, double now) {
  if (!refused_) return {};
  const bool number = types_number(entry, pending);
  if (!refused_->dropped || (!number && now - refused_->at >= kPause)) {
    refused_.reset();
    return {};
  }
  const std::string lost = text::say("{key} did not count, nor did what came after it.", text_of(refused_->letter));
  if (number) {
    pending.refused = !refused_->number_stands;  // else more digits may follow
    refused_.reset();
    return lost + " " + text::say("Is {number} all? {key} once more.", number_text(pending), games::kEnter);
  }
  pending.refused = true;
  refused_->at = now;
  refused_->dropped = false;  // Enter once more is meant
  return lost + " " + text::say("{key}, then go on.", games::kBackspace);
}

bool Slips::take_back() { return std::exchange(refused_, std::nullopt).has_value(); }

void Slips::note_meant(char32_t character, const KeyResult& meant, const games::Entry& entry, const Pending& before,
                       double now) {
  const std::optional<Card> card = noted_by(meant);
  const bool half_waited = before.rank || before.suit;
  const auto* choice = meant.tap ? std::get_if<games::PickChoice>(&*meant.tap) : nullptr;
  const bool half = half_waited && meant.tap;
  const bool puts_card = !half_waited && card && !takes_card_out(entry, meant);
  const bool player =
      is_digit(character) && meant.tap && (choice != nullptr || std::holds_alternative<games::PickSeat>(*meant.tap));
  if (half || puts_card || player || (choice != nullptr && choice->choice)) made_ = {character, now, half, player};
  const bool begins =
      (half_waited && is_second(character)) || (is_letter(character) && !means_number(entry, before, character));
  typed_ = {character, now, begins, before.kind == Pending::Kind::kNothing ? card : std::nullopt};
}

void Slips::note_typed(bool refused) {
  refused_.reset();
  const std::optional<Typed> typed = std::exchange(typed_, std::nullopt);
  if (!typed) return;
  if (refused && typed->begins) refused_ = {typed->letter, typed->at};
  if (!refused && typed->card) noted_ = {typed->letter, *typed->card, typed->at};
}

// Whoever types on without looking up goes on with what the refused letter was to begin: a card's other half, a
// player, a count.
bool Slips::belongs_to_refused(char32_t character, double now) const {
  if (!refused_ || (refused_->may_repeat && character == refused_->letter)) return false;
  return is_second(character) && now - refused_->at < kPause;
}

std::string Slips::refuse_too(char32_t character, bool was_refused, double now) {
  refused_->at = now;
  if (!refused_->dropped) refused_->number_stands = !was_refused;
  refused_->may_repeat = false;
  refused_->dropped = true;
  return text::say("{key} did not count, so {other_key} does not either. {backspace}, then go on.",
                   text_of(refused_->letter), text_of(character), games::kBackspace);
}

// Whoever types a card by two keys though one would do, as "s q" for the Q♠, would note another card with the second
// key, or give somebody the trick. "k h" may be all of the K♥, and 3 its winner; or the K♥ by its own key, and then the
// 3♥. Such a key is asked about; any other one leaves the noted card behind.
std::string Slips::ask_about_noted(char32_t character, const games::Entry& entry, Pending& pending, double now) {
  const std::optional<Noted> noted = std::exchange(noted_, std::nullopt);
  if (!noted) return {};
  if (noted->in_full) {
    const int digit = static_cast<int>(character) - '0';
    const bool of_player = is_digit(character) && digit > 0 && digit <= entry.seats;
    if (!of_player || !pending.suit) return {};
    pending = {};
    return text::say("Another card? Then type its suit, then {key}, once more. {key} alone is the player.",
                     text_of(character));
  }
  const auto meant = now - noted->at < kPause ? card_of_keys(entry, noted->letter, character) : std::nullopt;
  if (!meant) return {};
  if (is_digit(character) || card_of_key(entry, pending, character)) {
    if (*meant == noted->card) {
      return text::say("The {card} is noted. {key} means more? Press it once more.", to_text(noted->card),
                       text_of(character));
    }
    return text::say("The {card} is noted, not the {other_card}. {key} means more? Press it once more.",
                     to_text(noted->card), to_text(*meant), text_of(character));
  }
  if (*meant == noted->card) noted_ = {noted->letter, noted->card, noted->at, true};
  return {};
}

// A key pressed twice by mistake would take back without a word what it chose or the card that it noted; or, as the
// second half of a card, "d 3 3" or "5 s s", it would answer the next question or belong to another card. (The winner
// of a trick often has the number of its last card.) The number of a player would begin the number that is asked for
// next.
std::string Slips::ask_about_made(char32_t character, Meaning* meaning, const OpenSession& open, const Pending& pending,
                                  double now) {
  const std::optional<Made> made = std::exchange(made_, std::nullopt);
  if (!made || made->key != character || now - made->at >= kPause) return {};
  Pending then = pending;
  const KeyResult meant = meaning(open.entry, then, character);
  const auto* choice = meant.tap ? std::get_if<games::PickChoice>(&*meant.tap) : nullptr;
  const bool drops_choice = choice != nullptr && !choice->choice;
  const bool wins = meant.tap && std::holds_alternative<games::WinTrick>(*meant.tap);
  const bool at_once = now - made->at < kDouble;
  // Cards follow each other fast, and two of them may begin and end with one letter.
  const bool answers = made->half && at_once && !wins && (meant.tap || then.rank || then.suit);
  const bool counts = then.number || (meant.tap && std::holds_alternative<games::SetCount>(*meant.tap));
  const bool again = pending.more;  // whoever holds two is pressed twice
  const bool begins_number = made->player && at_once && counts && !again;
  if (begins_number || (answers && is_letter(character)))  // what follows belongs to it
    refused_ = {.letter = character, .at = now, .may_repeat = true};
  const std::string key = text_of(character);
  if (takes_card_out(open.entry, meant))
    return text::say(leaves_fewer(open, *meant.tap)
                         ? text::mark("The {card} is noted. {key} once more takes it out.")
                         : text::mark("The {card} is noted. {key} once more notes the other one."),
                     to_text(*noted_by(meant)), key);
  if (begins_number)
    return text::say(then.number ? text::mark("{key} was the player. {key} begins the number? Press it once more.")
                                 : text::mark("{key} was the player. {key} is the count, too? Press it once more."),
                     key);
  if (drops_choice) return text::say("That is chosen. {key} once more takes it back.", key);
  if (answers) return text::say("The card is entered. {key} means more? Press it once more.", key);
  return {};
}

}  // namespace nullo::app
