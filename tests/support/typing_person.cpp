#include "support/typing_person.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/core.h>

#include "app/table/keys.h"
#include "games/find_field.h"
#include "games/trick_entry.h"
#include "support/cards.h"
#include "support/unasked.h"

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
    if (asked.field == games::kPlayedCard) return next_played(view);
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

  // What comes next is nobody's answer: first who gave up, or the next card.
  [[nodiscard]] bool asks_no_answer(const app::TableView& view) const {
    return view.question.wants == Wants::kNothing || waits_for_others(view);
  }

 private:
  // One count is asked of all, but some have another one.
  [[nodiscard]] bool waits_for_others(const app::TableView& view) const {
    const Question& asked = view.question;
    const auto* counts = games::find_field<games::CountsField>(meant_, asked.field);
    return asked.of_all && counts != nullptr && std::ranges::any_of(asked.choices, [&](Seat seat) {
             return counts->values[seat] != counts->values[asked.choices.front()];
           });
  }

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

  // The trick that is played now, as it is meant; nullptr: the hand does not say.
  [[nodiscard]] const games::TrickCell* cell_of(const app::TableView::TrickCell& now) const {
    const auto at = static_cast<std::size_t>(now.number) - 1;
    return at < meant_.tricks.size() ? &meant_.tricks[at] : nullptr;
  }

  // Where every card is entered, the next one.
  [[nodiscard]] Answer next_played(const app::TableView& view) const {
    const auto now = std::ranges::find_if(view.strip, &app::TableView::TrickCell::now);
    const games::TrickCell* cell = now == view.strip.end() ? nullptr : cell_of(*now);
    if (cell == nullptr || !cell->is_play || now->cards.size() >= cell->cards.size()) return {};
    return {.keys = keys_of(cell->cards[now->cards.size()].card, false), .of = Answer::Of::kCard};
  }

  // The cards of it that count, one by one, or every card where the trick is meant so, then its winner.
  Answer of_trick(const app::TableView& view) {
    const auto now = std::ranges::find_if(view.strip, &app::TableView::TrickCell::now);
    const games::TrickCell* cell = now == view.strip.end() ? nullptr : cell_of(*now);
    if (cell == nullptr) return {};
    const auto every = std::ranges::find(view.shortcuts, games::kEveryCard, &games::Shortcut::id);
    if (cell->is_play && every != view.shortcuts.end()) return {.keys = std::string(1, every->key)};
    for (const NotedCard& noted : cell->cards) {
      const auto is = [&](const auto& one) { return one.card == noted.card; };
      if (std::ranges::any_of(now->cards, is)) continue;
      const auto counts = std::ranges::find_if(view.palette, is);
      if (counts != view.palette.end() && counts->enabled && !counts->in_trick)
        return {.keys = keys_at(view, *counts), .card = noted.card};
      if (counts == view.palette.end() && cell->is_play)
        return {.keys = "/" + keys_of(noted.card, random_.chance(5)), .card = noted.card};
    }
    return {.keys = cell->winner ? std::string(1, app::key_of(*cell->winner)) : std::string{}};
  }

  Answer of_count(const app::TableView& view, const games::CountsField& counts, const Question& asked) {
    if (asked.wants == Wants::kSeat) return next_of(view, counts);
    if (!asked.seat) return {};
    const Seat seat = *asked.seat;
    std::optional<int> count = counts.values[seat];
    if (!count) count = counts.follows[seat];
    if (!count) return {};
    if (const auto* named = games::find_named(counts, *count)) return {.keys = std::string(1, named->key)};
    if (waits_for_others(view)) return {};
    if (const std::string kinds = kinds_of(counts, seat); !kinds.empty())
      return {.keys = kinds, .of = Answer::Of::kKinds};
    if (counts.asks_again && count_of(view, counts.id, seat) == count) return {.keys = "w"};  // no further bets
    if (asked.usual_count == count && random_.chance(5)) return {.keys = "\n", .of = Answer::Of::kConfirmed};
    if (counts.most > app::kMostByOneKey || app::is_typed(counts) || counts.least < 0)
      return {.keys = fmt::format("{}", *count), .of = Answer::Of::kNumber};
    return {.keys = std::string(1, std::string_view{"0123456789tjqk"}[static_cast<std::size_t>(*count)])};
  }

  // The next player who has one more; `n`: nobody else.
  static Answer next_of(const app::TableView& view, const games::CountsField& counts) {
    for (const Seat seat : Seats{counts.values.size()}) {
      if (count_of(view, counts.id, seat).value_or(0) < counts.values[seat].value_or(0))
        return {.keys = std::string(1, app::key_of(seat)), .of = Answer::Of::kOneMore};
    }
    return {.keys = std::string(1, app::kNobodyElseKey)};
  }

  // The cards that make up the number, a count before the letter of each kind, where the hand says them.
  static std::string kinds_of(const games::CountsField& counts, Seat seat) {
    std::string keys;
    for (const games::CountsField::Addition& each : counts.additions) {
      const int count = each.count.empty() ? 0 : each.count[seat];
      if (count > 0) keys += fmt::format("{}{}", count, each.key);
    }
    return keys.empty() ? keys : keys + '\n';
  }

  static std::optional<int> count_of(const app::TableView& view, const std::string& field, Seat seat) {
    const auto row = std::ranges::find(view.fields, field, &app::FieldRow::id);
    const auto* counts = row == view.fields.end() ? nullptr : row->if_is<app::CountsRow>();
    return counts == nullptr ? std::nullopt : counts->cells[static_cast<std::size_t>(seat.index())].count;
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
    const std::vector<Card>& cards = field.values[*asked.seat];
    for (const Card card : cards) keys += keys_of(card, random_.chance(5));
    if (!cards.empty() && static_cast<int>(cards.size()) < field.most) keys += '\n';
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

// The key of something that the hand says and a player may still claim; empty: nothing.
std::string claimed(const app::OpenSession& now, const app::OpenSession& meant) {
  if (is_meant_in_other_words(now, meant)) return {};
  for (const games::Field& field : now.entry.fields) {
    const auto* open = std::get_if<games::ChoiceField>(&field);
    if (open == nullptr || !open->offered || open->value) continue;
    const auto* said = games::find_field<games::ChoiceField>(meant.entry, open->id);
    for (const games::ChoiceField::Choice& each : open->choices) {
      if (said != nullptr && said->value == each.id) return std::string(1, each.key);
    }
  }
  return {};
}

// What can be said now besides the answer; empty keys: nothing.
Answer not_asked(const NewTable& table, const app::TableView& view, const app::OpenSession& meant, Random& random) {
  const app::OpenSession now{table.stored()};
  const bool asks_alone = now.entry.question.text == view.question.text;  // nothing is checked
  Unasked said = asks_alone ? unasked(now, meant, random) : Unasked{};
  return {.keys = std::move(said.keys), .of = said.adds ? Answer::Of::kAdds : Answer::Of::kUnasked};
}

// Enter, where what was typed still waits for it.
void end(TableDriver& table, Answer& answer) {
  const auto* at = table.on<app::TableView>();
  if (at == nullptr || at->pending.empty()) return;
  table.type("\n");
  answer.keys += '\n';
}

// Both are ranks or players, or both are suits: exchanged, they are two other answers that may be meant.
bool are_alike(char one, char other) {
  constexpr std::string_view kSuits = "cdhs";
  constexpr std::string_view kOthers = "0123456789tjqka";
  const auto both = [&](std::string_view kind) {
    return kind.find(one) != std::string_view::npos && kind.find(other) != std::string_view::npos;
  };
  return both(kSuits) || both(kOthers);
}

bool is_digit(char key) { return key >= '0' && key <= '9'; }

// From there on come answers of one digit, if any, and then a number or how many cards of a kind.
bool only_digits_before_number(const std::vector<Answer>& answers, std::size_t from) {
  const auto other =
      std::find_if(answers.begin() + static_cast<std::ptrdiff_t>(from), answers.end(), [](const Answer& each) {
        return each.of == Answer::Of::kNumber || each.keys.size() != 1 || !is_digit(each.keys[0]);
      });
  return other != answers.end() && (other->of == Answer::Of::kNumber || other->of == Answer::Of::kKinds);
}

// Nothing: this answer has no place for the slip.
std::optional<std::string> with_slip(const std::vector<Answer>& answers, std::size_t at, Slip slip) {
  const std::string& keys = answers[at].keys;
  switch (slip) {
    case Slip::kKeyTwice:
      // 55 for 5 is another number, which the page shows, and so is a digit before a number. A holder typed twice has
      // two.
      if (answers[at].of == Answer::Of::kNumber || answers[at].of == Answer::Of::kAdds ||
          answers[at].of == Answer::Of::kOneMore)
        return std::nullopt;
      if (at + 1 < answers.size() && answers[at + 1].of == Answer::Of::kNumber) return std::nullopt;
      return keys + keys.back();
    case Slip::kNextKeyTooEarly:
      // Two numbers that are divided later are two other numbers.
      if (keys.size() < 2 || at + 1 == answers.size() || answers[at].of == Answer::Of::kNumber) return std::nullopt;
      if (are_alike(keys.back(), answers[at + 1].keys.front())) return std::nullopt;
      // So is a number that is added to cards: the page says what it makes.
      if (answers[at].of == Answer::Of::kKinds && is_digit(answers[at + 1].keys.front())) return std::nullopt;
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
      // Nobody misses what is not asked for; and where somebody gets all the rest, what was forgotten is among it.
      if (std::any_of(answers.begin() + static_cast<std::ptrdiff_t>(at), answers.end(), is_unasked))
        return std::nullopt;
      // Of all the cards that players hold, all but one are another answer, as complete as the right one.
      if (answers[at].of == Answer::Of::kOneMore) return std::nullopt;
      // The first digit of a number would answer what was forgotten, as any digit does, or the last of those between.
      if (keys.back() != '\n' && only_digits_before_number(answers, at + 1)) return std::nullopt;
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
    return fmt::format("{} | {} | {} | {}", at->question.heading, at->question.text, at->pending, at->problem);
  return "another page";
}

Careful type_with_care(NewTable& table, const app::OpenSession& meant, Random& random) {
  AnswersOf person{meant.entry, random};
  Careful typed;
  while (table.on<app::HandOverView>() == nullptr) {
    const auto* at = table.on<app::TableView>();
    if (at == nullptr) return {typed.answers, "another page"};
    Answer next;
    const bool may_say_more = at->pending.empty() && !at->whose;
    if (may_say_more && (person.asks_no_answer(*at) || random.chance(7))) next = not_asked(table, *at, meant, random);
    if (next.keys.empty()) next = person.answer(*at);
    if (next.keys.empty() && may_say_more) next = not_asked(table, *at, meant, random);
    next.asked = said_by_page(table);
    if (next.keys.empty()) return {typed.answers, "not said: " + next.asked};
    for (const char key : std::string{next.keys}) {
      table.type(std::string(1, key));
      std::string problem = problem_of(table);
      if (next.card && problem.starts_with("Another card?")) {  // does what it says
        typed.answers.push_back(next);
        next = {.asked = said_by_page(table), .keys = keys_of(*next.card, true), .of = Answer::Of::kUnasked};
        table.type(next.keys);
        problem = problem_of(table);
        if (problem.empty()) break;
      }
      if (problem.starts_with("The card is entered.")) {  // the player has the number of that card's rank
        next.keys.insert(0, 1, key);
        table.type(std::string(1, key));
        problem = problem_of(table);
      }
      if (!problem.empty())
        return {typed.answers, fmt::format("{} of {} refused at \"{}\": {}", key, next.keys, next.asked, problem)};
    }
    if (next.of == Answer::Of::kNumber || next.of == Answer::Of::kCard) end(table, next);
    typed.answers.push_back(std::move(next));
    if (typed.answers.size() == kMostAnswers) return {typed.answers, "no end: " + said_by_page(table)};
  }
  for (std::string key; !(key = claimed(app::OpenSession{table.stored()}, meant)).empty();) {
    typed.answers.push_back({.asked = said_by_page(table), .keys = key, .of = Answer::Of::kUnasked});
    table.type(key);
    if (!problem_of(table).empty()) return {typed.answers, key + " refused: " + problem_of(table)};
  }
  return typed;
}

Slipped type_with_slip(TableDriver& table, const std::vector<Answer>& answers, Slip slip, Random& random) {
  Slipped done;
  const auto at = static_cast<std::size_t>(random.below(static_cast<int>(answers.size())));
  const std::optional<std::string> wrong = with_slip(answers, at, slip);
  if (!wrong) return done;
  done.slipped = true;
  done.one_digit = (slip == Slip::kKeyTwice && is_digit(wrong->back())) ||
                   (slip == Slip::kOneForgotten && answers[at].keys.size() == 1 && is_digit(answers[at].keys.front()));
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
    // Whoever says what nobody asks for looks for its button first, and nobody says yes to what was not read: for 0.3
    // seconds a doubt takes no Enter.
    if ((is_unasked(answers[i]) || answers[i].of == Answer::Of::kConfirmed) &&
        said_by_page(table) != answers[i].asked) {
      done.noticed = said_by_page(table);
      break;
    }
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

app::OpenSession random_meant(const session::Session& begun, Random& random) {
  constexpr int kOneInPoints = 4;  // of so many hands one is entered by its points alone
  session::Session meant = begun;
  session::Hand& hand = meant.hands.back();
  const app::OpenSession open{begun};
  const games::Info& game = games::info(begun.rules);
  const bool in_points = open.entry.can_enter_scores && random.below(kOneInPoints) == 0;
  if (game.only_scores) {
    hand.scores = games::Counts(begun.seats());
    for (auto& score : hand.scores) score = random.between(-120, 120);
    return app::OpenSession{meant};
  }
  hand.facts = random_game(game.id).hand(random, begun.rules, open.context.deal);
  const session::HandResult result = session::score(meant).hands.back();
  if (!in_points || !result.complete()) return app::OpenSession{meant};
  hand.facts = games::empty_hand(begun.rules);
  const PerSeat<Amount> scores = scores_of(result.scored.postings, begun.seats());
  hand.scores = games::Counts(begun.seats());
  for (const Seat seat : Seats{begun.seats()}) hand.scores[seat] = static_cast<int>(scores[seat]);
  return app::OpenSession{meant};
}

void take_form(TableDriver& table, const app::OpenSession& meant) {
  const games::Form form = meant.entry.form;
  if (table.table().form == form) return;
  if (form == games::Form::kPoints) {
    table.app.handle(app::SwitchForm{form});
  } else {
    table.type("\t");
  }
}

}  // namespace nullo::testing
