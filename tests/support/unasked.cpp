#include "support/unasked.h"

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/core.h>

#include "app/table/keys.h"
#include "document/document.h"
#include "games/find_field.h"
#include "json/tree.h"
#include "support/cards.h"

namespace nullo::testing {
namespace {

using games::Field;

// A tap, and the keys that make it.
struct Saying {
  games::Tap tap;
  Unasked said;
};

std::string key_of(Seat seat) { return std::string(1, app::key_of(seat)); }

// Everything that can be said now besides the answer to the question.
class Sayings {
 public:
  Sayings(const games::Entry& now, const games::Entry& meant) : now_{now}, meant_{meant} {
    for (const games::Shortcut& each : now.shortcuts) {
      if (app::works_now(now, app::Pending{}, each)) shortcut(each);
    }
    for (const Field& each : now.fields) {
      if (games::id_of(each) != now.question.field) std::visit([this](const auto& field) { fact(field); }, each);
    }
  }
  std::vector<Saying> take() { return std::move(sayings_); }

 private:
  void say(games::Tap tap, std::string keys, bool adds = false) {
    sayings_.push_back({std::move(tap), {std::move(keys), adds}});
  }

  void shortcut(const games::Shortcut& each) {
    const std::string key(1, each.key);
    if (!each.asks_seat) return say(games::UseShortcut{each.id, std::nullopt, now_.tricks_entered}, key);
    for (const Seat seat : Seats{now_.seats}) {
      if (app::count_so_far(now_, each, seat) == 0) {
        say(games::UseShortcut{each.id, seat, now_.tricks_entered}, key + key_of(seat));
      } else if (const std::optional<int> count = count_meant(each.count_of, seat)) {
        say(games::UseShortcut{each.id, seat, now_.tricks_entered, count},
            fmt::format("{}{}{}\n", key, key_of(seat), *count));
      }
    }
  }

  [[nodiscard]] std::optional<int> count_meant(const std::string& field, Seat seat) const {
    const auto* counts = games::find_field<games::CountsField>(meant_, field);
    return counts == nullptr ? std::nullopt : counts->values[seat];
  }

  void fact(const games::ChoiceField& field) {
    if (!app::is_shown(now_, app::Pending{}, field)) return;
    for (const games::ChoiceField::Choice& each : field.choices) {
      const char key = app::key_now(now_, app::Pending{}, field, each);
      if (key != 0) say(games::PickChoice{field.id, each.id}, std::string(1, key));
    }
  }
  void fact(const games::CardsField& field) {
    if (field.key == 0) return;
    for (const Card card : field.choices) say(games::ToggleCard{field.id, card}, field.key + card_keys(card));
  }
  void fact(const games::CountsField& field) {
    if (field.step_key == 0) return;
    const std::string key(1, field.step_key);
    if (!field.whose.empty()) return steps(field, field.whose.front(), key);
    // A seat's cards are being entered: it is that seat's.
    if (now_.question.wants == games::Question::Wants::kCount) return steps(field, *now_.question.seat, key);
    for (const Seat seat : Seats{field.values.size()}) steps(field, seat, key + key_of(seat));
  }
  // As many steps as it takes.
  void steps(const games::CountsField& field, Seat seat, const std::string& keys) {
    const int count = count_meant(field.id, seat).value_or(0);
    std::string all;
    for (int i = field.values[seat].value_or(0); i < count; ++i) all += keys;
    if (!all.empty()) say(games::SetCount{field.id, seat, count}, all, true);
  }
  void fact(const games::SeatField& field) {
    if (field.nobody && field.nobody->key != 0) say(games::PickNobody{field.id}, std::string(1, field.nobody->key));
  }
  void fact(const games::TextField& field) {
    const auto* meant = games::find_field<games::TextField>(meant_, field.id);
    if (field.key != 0 && meant != nullptr && !meant->value.empty() && field.value.empty())
      say(games::SetText{field.id, meant->value}, fmt::format("{}{}\n", field.key, meant->value));
  }
  template <class Other>
  void fact(const Other& /*it has no key*/) {}

  const games::Entry& now_;
  const games::Entry& meant_;
  std::vector<Saying> sayings_;
};

bool says_all_of(json::Value more, json::Value less);

bool has(json::Value object, json::Value member) {
  for (const json::Value each : object) {
    if (each.key() == member.key() && says_all_of(each, member)) return true;
  }
  return false;
}

bool lists(json::Value array, json::Value element) {
  for (const json::Value each : array) {
    if (says_all_of(each, element)) return true;
  }
  return false;
}

// The elements stand in the order of the seats, the tricks or the cards turned, whose lists of counts grow; or else the
// list is one without order.
bool lists_all_of(json::Value more, json::Value less) {
  if (less.size() == 0) return true;
  if (less.size() > more.size()) return false;
  const bool of_lists = (*less.begin()).kind() == json::Kind::kArray;
  const bool in_order = more.size() == less.size() || less.key() == "tricks" || of_lists;
  auto other = more.begin();
  for (const json::Value each : less) {
    if (in_order ? !says_all_of(*other, each) : !lists(more, each)) return false;
    ++other;
  }
  return true;
}

// No card of any kind, or the sum 0: cards are counted in either way.
bool is_no_card(json::Value value) {
  return value.kind() == json::Kind::kInteger ? value.integer() == 0
                                              : value.kind() == json::Kind::kObject && value.size() == 0;
}

// Everything that the JSON of `less` says stands in `more`, too.
bool says_all_of(json::Value more, json::Value less) {
  if (less.is_null() || (is_no_card(more) && is_no_card(less))) return true;
  // A card may be said without its player.
  if (more.kind() == json::Kind::kObject && less.kind() == json::Kind::kString)
    return more.may_have("card") && more.nearest("/card").said() == less.said();
  if (more.kind() != less.kind()) return false;
  if (less.kind() == json::Kind::kArray) return lists_all_of(more, less);
  if (less.kind() != json::Kind::kObject) return more.said() == less.said();
  for (const json::Value each : less) {
    if (!has(more, each)) return false;
  }
  return true;
}

class Facts {
 public:
  Facts(const games::Rules& rules, const session::Hand& hand) {
    Faults faults;
    tree_.parse(document::write_hand(rules, hand), faults);
  }
  [[nodiscard]] bool say_all_of(const Facts& less) const { return says_all_of(tree_.root(), less.tree_.root()); }
  // The tricks may be meant card by card and said by their winners.
  [[nodiscard]] bool say_what_is_new(const Facts& after, const Facts& before) const {
    for (const json::Value each : after.tree_.root()) {
      if (!has(before.tree_.root(), each) && !has(tree_.root(), each)) return false;
    }
    return true;
  }

 private:
  json::Tree tree_;
};

Facts facts_of(const session::Session& session) { return {session.rules, session.hands.back()}; }

bool scores_the_same(const session::Session& said, const app::OpenSession& meant) {
  const session::HandResult result = session::score(said).hands.back();
  return result.complete() && result.scores == meant.result.hands.back().scores;
}

bool says_no_more(const app::OpenSession& said, const app::OpenSession& meant) {
  return facts_of(meant.session).say_all_of(facts_of(said.session));
}

// Whether the hand as it was changed says more than before, and nothing but what is meant. Of all the rest at once
// nobody notes a card any more, so the score must follow from it.
bool may_be_said(const games::Tap& tap, const session::Session& before, const session::Session& after,
                 const app::OpenSession& meant) {
  const Facts said = facts_of(after);
  const Facts said_before = facts_of(before);
  if (!said.say_all_of(said_before) || said_before.say_all_of(said)) return false;
  if (scores_the_same(after, meant)) return true;
  const auto* shortcut = std::get_if<games::UseShortcut>(&tap);
  const bool ends_tricks = shortcut != nullptr && shortcut->id == games::kTheRest;
  return !ends_tricks && facts_of(meant.session).say_what_is_new(said, said_before);
}

}  // namespace

Unasked unasked(const app::OpenSession& now, const app::OpenSession& meant, Random& random) {
  std::vector<Unasked> meant_too;
  for (const Saying& each : Sayings{now.entry, meant.entry}.take()) {
    const auto changed = session::apply(now.session.rules, now.context.deal, now.context.before,
                                        now.session.hands.back(), each.tap, now.names());
    if (!changed) continue;
    session::Session after = now.session;
    after.hands.back() = *changed;
    if (may_be_said(each.tap, now.session, after, meant)) meant_too.push_back(each.said);
  }
  return meant_too.empty() ? Unasked{} : random.any_of(meant_too);
}

bool is_meant(const app::OpenSession& said, const app::OpenSession& meant) {
  return scores_the_same(said.session, meant) || says_no_more(said, meant);
}

bool is_meant_in_other_words(const app::OpenSession& said, const app::OpenSession& meant) {
  return scores_the_same(said.session, meant) && !says_no_more(said, meant);
}

bool leaves_out_what_decides_nothing(const app::OpenSession& said, const app::OpenSession& meant) {
  return scores_the_same(said.session, meant) && says_no_more(said, meant);
}

}  // namespace nullo::testing
