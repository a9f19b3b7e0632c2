// The rules that a table may set, each described once. From the descriptions come their JSON with the places of faults,
// their part of the schema, and the options of the New session screen. docs/adding-a-game.md.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/facts/at.h"
#include "games/option.h"
#include "json/reader.h"
#include "json/writer.h"
#include "text/sentence.h"

namespace nullo::games {

struct NumberRule {
  At<int> in = {};
  int least = 0;
  int most = 0;
};
// The option that says whether there is a number.
struct Either {
  std::string_view key = {};  // "ends"
  text::Sentence label = {};  // "The game ends"
  text::Sentence help = {};
  text::Sentence nothing = {};   // "when you stop"
  text::Sentence a_number = {};  // "after some hands"
};
// A number or nothing. Where there is one, a second option says which.
struct MaybeNumberRule {
  At<std::optional<int>> in = {};
  int least = 0;
  int most = 0;
  int usual = 0;  // the number that is offered first
  Either either = {};
  std::optional<int> none = {};  // next to the range: the number that means nothing, in place of a second option
};
// One of a few words: an enumeration. Made by word_rule(). Where it is only for some number of players, documents have
// it only for them, and only if it is not the first word, which is the default.
struct WordRule {
  int (*see)(const void* rules) = nullptr;
  void (*change)(void* rules, int word) = nullptr;
  std::span<const std::string_view> words = {};  // as in documents, in the order of the enumerators
  std::span<const text::Sentence> texts = {};    // as people read them
  int only_for = 0;                              // as for FlagRule
  text::Sentence only_for_text = {};
};
struct FlagRule {
  At<bool> in = {};
  std::array<text::Sentence, 2> texts = {text::mark("no"), text::mark("yes")};
  int only_for = 0;                   // only so many players may set it; 0: any number
  text::Sentence only_for_text = {};  // says so
};
// A name that the table gives, by the rules of the names of players (core/name.h).
struct NameRule {
  At<std::string> in = {};
  std::size_t most = 0;  // characters
};
struct Rule;
// What only one game has. Made by own_rule().
struct OwnRule {
  void (*read)(json::Value value, Faults& faults, void* rules) = nullptr;
  void (*write)(json::Writer& writer, const void* rules) = nullptr;
  void (*schema)(json::Writer& writer) = nullptr;
  void (*offer)(const Rule& rule, const void* rules, std::vector<Option>& options) = nullptr;
  void (*set)(std::string_view key, const OptionValue& value, void* rules) = nullptr;
};

struct Rule {
  std::string_view key = {};  // in documents, and of its option
  text::Sentence label = {};
  text::Sentence help = {};     // one sentence
  std::string_view about = {};  // in the schema
  std::variant<NumberRule, MaybeNumberRule, WordRule, FlagRule, NameRule, OwnRule> kind = {};
  bool rare = false;                             // its option is shown further down
  bool newer = false;                            // than released documents, which leave out the first of its words
  bool (*offered)(const void* rules) = nullptr;  // whether there is an option for it now; nothing: always
};
using RuleList = std::span<const Rule>;

template <auto Member>
WordRule word_rule(std::span<const std::string_view> words, std::span<const text::Sentence> texts, int only_for = 0,
                   text::Sentence only_for_text = {}) {
  using Word = detail::PartOf<Member>;
  return {[](const void* rules) { return static_cast<int>(detail::see<Member>(rules)); },
          [](void* rules, int word) { detail::change<Member>(rules) = static_cast<Word>(word); },
          words,
          texts,
          only_for,
          only_for_text};
}

// `Own` has static functions: read(value, faults, rules); write(writer, rules), the value; schema(writer), the members
// that its schema has besides the description, where the schema of the game is printed; offer(rule, rules, options) and
// set(key, value, rules), its options.
template <class Rules, class Own>
OwnRule own_rule() {
  return {[](json::Value value, Faults& faults, void* rules) { Own::read(value, faults, *static_cast<Rules*>(rules)); },
          [](json::Writer& writer, const void* rules) { Own::write(writer, *static_cast<const Rules*>(rules)); },
          [](json::Writer& writer) {
            if constexpr (requires { Own::schema(writer); }) Own::schema(writer);
          },
          [](const Rule& rule, const void* rules, std::vector<Option>& options) {
            Own::offer(rule, *static_cast<const Rules*>(rules), options);
          },
          [](std::string_view key, const OptionValue& value, void* rules) {
            Own::set(key, value, *static_cast<Rules*>(rules));
          }};
}

// `rules`, and `defaults`, in all of these are of the game whose list it is.

// Whatever is absent, or no value for its rule, stays as it is.
void read_rules(RuleList list, json::Object& object, int seats, void* rules);
void write_rules(RuleList list, json::Writer& writer, const void* rules);
// The members of "properties" in the schema of the rules.
void write_schema(RuleList list, const void* defaults, json::Writer& writer);

// Adds the option of a rule.
void offer(const Rule& rule, decltype(Option::kind) kind, std::vector<Option>& options);
std::vector<Option> options_of(RuleList list, const void* rules);
// A value that does not fit, or is of no option that is offered, changes nothing.
void set_option(RuleList list, std::string_view key, const OptionValue& value, void* rules);
// Why so many players cannot play by these rules, as a sentence; empty if they can.
std::string problem_of(RuleList list, const void* rules, int seats);

}  // namespace nullo::games
