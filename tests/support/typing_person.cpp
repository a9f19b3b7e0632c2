#include "support/typing_person.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/core.h>

#include "app/table/keys.h"
#include "games/find_field.h"
#include "support/cards.h"

namespace nullo::testing {
namespace {

using games::Question;
using Wants = Question::Wants;

constexpr int kMostAnswers = 400;

std::string rank_key(Card card) { return card_keys(card).substr(0, 1); }
std::string suit_key(Card card) { return card_keys(card).substr(1); }
std::string keys_of(Card card, bool suit_first) {
  return suit_first ? suit_key(card) + rank_key(card) : card_keys(card);
}

// Why the last key was refused. The Enter after a number that has ended itself is no slip, and its answer no refusal.
std::string problem_of(const TableDriver& table) {
  if (table.app.view().dialog) return table.app.view().dialog->title;
  std::string problem = "another page";
  if (const auto* over = table.on<app::HandOverView>()) problem = over->problem;
  if (const auto* at = table.on<app::TableView>()) problem = at->problem;
  return problem.starts_with("The number is entered") ? std::string{} : problem;
}

class AnswersOf {
 public:
  AnswersOf(const games::Entry& meant, Random& random) : meant_{meant}, random_{random} {}

  // Empty keys: `meant` does not say.
  Answer answer(const app::TableView& view) {
    const Question& asked = view.question;
    if (view.whose) return {.keys = who_played(view)};
    if (asked.wants == Wants::kTrick) return of_trick(view);
    if (asked.wants == Wants::kNothing)
      return {.keys = "\n", .of = Answer::Of::kConfirmed};  // of what follows, or is unlikely
    const games::Field* field = games::find_field(meant_, asked.field);
    if (field == nullptr) return {};
    if (const auto* counts = std::get_if<games::CountsField>(field)) return of_count(view, *counts, asked);
    if (const auto* seat = std::get_if<games::SeatField>(field)) return {.keys = of_seat(*seat)};
    if (const auto* card = std::get_if<games::CardField>(field)) return of_cards(card->value);
    if (const auto* choice = std::get_if<games::ChoiceField>(field)) return {.keys = of_choice(*choice)};
    if (const auto* hands = std::get_if<games::HandsField>(field)) return of_holding(*hands, asked);
    if (const auto* numbers = std::get_if<games::NumbersField>(field)) return {.keys = of_number(*numbers, asked)};
    return {};
  }

 private:
  // Nobody has said who played a card that the hand does not know it of.
  std::string who_played(const app::TableView& view) {
    for (const games::TrickCell& cell : meant_.tricks) {
      for (const NotedCard& noted : cell.cards) {
        if (noted.card == *view.whose && noted.by) return std::string(1, app::key_of(*noted.by));
      }
    }
    return {};
  }

  // The keys on the card; else rank and suit, unless the first of them is the key on another card.
  static std::string keys_at(const app::TableView& view, const app::TableView::PaletteCard& item) {
    if (!item.key.empty()) return item.key.substr(0, item.key.find('/'));
    const auto is_own = [&](const std::string& key) {
      return std::ranges::any_of(view.palette,
                                 [&](const auto& each) { return each.key.find(key) != std::string::npos; });
    };
    const bool letter = rank_key(item.card) > "9";
    if (letter && !is_own(rank_key(item.card))) return keys_of(item.card, false);
    return (is_own(suit_key(item.card)) ? "/" : "") + keys_of(item.card, true);
  }

  // The cards of it that count, one by one, then its winner.
  Answer of_trick(const app::TableView& view) {
    const auto now = std::ranges::find_if(view.strip, &app::TableView::TrickCell::now);
    if (now == view.strip.end()) return {};
    const auto at = static_cast<std::size_t>(now->number) - 1;
    if (at >= meant_.tricks.size()) return {};
    const games::TrickCell& cell = meant_.tricks[at];
    for (const NotedCard& noted : cell.cards) {
      const auto is = [&](const auto& one) { return one.card == noted.card; };
      const auto counts = std::ranges::find_if(view.palette, is);
      if (counts != view.palette.end() && counts->enabled && !counts->in_trick)
        return {.keys = keys_at(view, *counts), .card = noted.card};
    }
    return {.keys = cell.winner ? std::string(1, app::key_of(*cell.winner)) : std::string{}};
  }

  Answer of_count(const app::TableView& view, const games::CountsField& counts, const Question& asked) {
    if (!asked.seat) return {};
    const Seat seat = *asked.seat;
    std::optional<int> count = counts.values[seat];
    if (!count) count = counts.follows[seat];
    if (!count) return {};
    if (const auto* named = games::find_named(counts, *count)) return {.keys = std::string(1, named->key)};
    if (counts.asks_again && said_already(view, counts.id, seat, *count)) return {.keys = "w"};  // no further bets
    if (asked.usual_count == count && random_.chance(5)) return {.keys = "\n", .of = Answer::Of::kConfirmed};
    if (counts.most > app::kMostByOneKey || app::is_typed(counts) || counts.least < 0)
      return {.keys = fmt::format("{}", *count), .of = Answer::Of::kNumber};
    return {.keys = std::string(1, std::string_view{"0123456789tjqk"}[static_cast<std::size_t>(*count)])};
  }

  static bool said_already(const app::TableView& view, const std::string& field, Seat seat, int count) {
    const auto row = std::ranges::find(view.fields, field, &app::FieldRow::id);
    const auto* counts = row == view.fields.end() ? nullptr : row->if_is<app::CountsRow>();
    return counts != nullptr && counts->cells[static_cast<std::size_t>(seat.index())].count == count;
  }

  static std::string of_seat(const games::SeatField& field) {
    if (field.nobody && field.nobody->chosen) return std::string(1, field.nobody->key);
    const std::optional<Seat> seat = field.value ? field.value : field.follows;
    return seat ? std::string(1, app::key_of(*seat)) : std::string{};
  }

  Answer of_cards(std::optional<Card> card) {
    if (!card) return {};
    return {.keys = keys_of(*card, random_.chance(5)), .of = Answer::Of::kCard};
  }

  static std::string of_choice(const games::ChoiceField& field) {
    const auto chosen = std::ranges::find_if(
        field.choices, [&](const games::ChoiceField::Choice& one) { return one.id == field.value; });
    return chosen == field.choices.end() ? std::string{} : std::string(1, chosen->key);
  }

  Answer of_holding(const games::HandsField& field, const Question& asked) {
    std::string keys;
    for (const Card card : field.values[*asked.seat]) keys += keys_of(card, random_.chance(5));
    return {.keys = keys, .of = Answer::Of::kCard};
  }

  static std::string of_number(const games::NumbersField& field, const Question& asked) {
    const std::optional<int> number = field.values[static_cast<std::size_t>(asked.number)];
    if (!number) return {};
    return *number == 10 ? "t" : fmt::format("{}", *number);
  }

  const games::Entry& meant_;
  Random& random_;
};

// Enter, where what was typed still waits for it.
void end(TableDriver& table, Answer& answer) {
  const auto* at = table.on<app::TableView>();
  if (at == nullptr || at->pending.empty()) return;
  table.type("\n");
  answer.keys += '\n';
}

// Nothing: this answer has no place for the slip.
std::optional<std::string> with_slip(const std::vector<Answer>& answers, std::size_t at, Slip slip) {
  const std::string& keys = answers[at].keys;
  switch (slip) {
    case Slip::kKeyTwice:
      // 55 for 5 is another number, which the page shows, and so is a digit before a number.
      if (answers[at].of == Answer::Of::kNumber) return std::nullopt;
      if (at + 1 < answers.size() && answers[at + 1].of == Answer::Of::kNumber) return std::nullopt;
      return keys + keys.back();
    case Slip::kNextKeyTooEarly:
      // Two answers of one key that are exchanged are two other answers, and so are two numbers that are divided later.
      if (keys.size() < 2 || at + 1 == answers.size() || answers[at].of == Answer::Of::kNumber) return std::nullopt;
      return keys.substr(0, keys.size() - 1) + answers[at + 1].keys.front() + keys.back() +
             answers[at + 1].keys.substr(1);
    case Slip::kTenAsTwoKeys:
      if (answers[at].of == Answer::Of::kCard || keys != "t") return std::nullopt;
      return "10";
    case Slip::kOtherHalfFirst:
      if (answers[at].of != Answer::Of::kCard) return std::nullopt;
      return std::string{keys[1], keys[0]} + keys.substr(2);
    case Slip::kEnterTwice:
      return keys + '\n';
    case Slip::kEscTwice:
      return keys + "\x1b\x1b";
    case Slip::kOneForgotten:
      // The first digit of a number would answer what was forgotten, as any digit does.
      if (at + 1 < answers.size() && answers[at + 1].of == Answer::Of::kNumber && keys.back() != '\n')
        return std::nullopt;
      return std::string{};
    case Slip::kInFull:
      if (!answers[at].card) return std::nullopt;
      return keys_of(*answers[at].card, at % 2 == 0);
  }
  return std::nullopt;
}

}  // namespace

std::string said_by_page(const TableDriver& table) {
  if (const auto* over = table.on<app::HandOverView>()) return over->title;
  if (const auto* at = table.on<app::TableView>())
    return fmt::format("{} | {} | {}", at->question.heading, at->question.text, at->pending);
  return "another page";
}

Careful type_with_care(TableDriver& table, const games::Entry& meant, Random& random) {
  AnswersOf person{meant, random};
  Careful typed;
  while (table.on<app::HandOverView>() == nullptr) {
    const auto* at = table.on<app::TableView>();
    if (at == nullptr) return {typed.answers, "another page"};
    Answer next = person.answer(*at);
    next.asked = said_by_page(table);
    if (next.keys.empty()) return {typed.answers, "not said: " + next.asked};
    for (const char key : next.keys) {
      table.type(std::string(1, key));
      const std::string problem = problem_of(table);
      if (!problem.empty())
        return {typed.answers, fmt::format("{} of {} refused at \"{}\": {}", key, next.keys, next.asked, problem)};
    }
    if (next.of == Answer::Of::kNumber || next.of == Answer::Of::kCard) end(table, next);
    typed.answers.push_back(std::move(next));
    if (typed.answers.size() == kMostAnswers) return {typed.answers, "no end: " + said_by_page(table)};
  }
  return typed;
}

Slipped type_with_slip(TableDriver& table, const std::vector<Answer>& answers, Slip slip, Random& random) {
  Slipped done;
  const auto at = static_cast<std::size_t>(random.below(static_cast<int>(answers.size())));
  const std::optional<std::string> wrong = with_slip(answers, at, slip);
  if (!wrong) return done;
  done.slipped = true;
  int unseen = random.between(1, 4);
  const auto type = [&](const std::string& keys) {
    for (const char key : keys) {
      done.keys += key;
      table.type(std::string(1, key));
      if (done.noticed.empty()) done.noticed = problem_of(table);
      if (!done.noticed.empty()) return;
    }
  };
  for (std::size_t i = 0; i < answers.size() && done.noticed.empty(); ++i) {
    type(i == at ? *wrong : answers[i].keys);
    if (i == at && slip == Slip::kNextKeyTooEarly) ++i;  // it has been typed, too
    if (!done.noticed.empty() || (--unseen > 0 && i + 1 < answers.size())) continue;
    unseen = random.between(1, 4);
    const std::string said = said_by_page(table);
    if (i + 1 < answers.size() && said != answers[i + 1].asked) done.noticed = said;
  }
  if (done.noticed.empty() && table.on<app::HandOverView>() == nullptr) done.noticed = said_by_page(table);
  return done;
}

}  // namespace nullo::testing
