// Rules from and to JSON, and what the schema says of them.
#include "core/name.h"
#include "games/facts/rule.h"
#include "games/facts/schema.h"
#include "text/say.h"

namespace nullo::games {
namespace {

// Reads the value of one rule.
struct RuleReader {
  json::Value value;
  Faults& faults;
  int seats;
  void* rules;

  void operator()(const NumberRule& rule) const {
    if (const auto number = json::read_integer(value, rule.least, rule.most, faults))
      rule.in.change(rules) = static_cast<int>(*number);
  }
  void operator()(const MaybeNumberRule& rule) const {
    if (const auto number = json::read_integer(value, rule.least, rule.most, faults))
      rule.in.change(rules) = static_cast<int>(*number);
  }
  void operator()(const WordRule& rule) const {
    if (rule.only_for > 0 && rule.only_for != seats)
      return json::refuse(faults, value, text::say("nothing, as there are not {players} players", rule.only_for));
    if (const auto word = json::read_word(value, rule.words, faults)) rule.change(rules, static_cast<int>(*word));
  }
  void operator()(const FlagRule& rule) const {
    const auto flag = json::read_bool(value, faults);
    if (!flag) return;
    rule.in.change(rules) = *flag;
    if (*flag && rule.only_for > 0 && rule.only_for != seats)
      json::refuse(faults, value, text::say("false, as there are not {players} players", rule.only_for));
  }
  void operator()(const NameRule& rule) const {
    auto name = json::read_line(value, rule.most, faults, text::mark("a name"));
    if (!name) return;
    if (fault_of_name(*name)) {
      json::refuse(faults, value, text::say("a name that shows something, without a blank at either end"));
    } else {
      rule.in.change(rules) = std::move(*name);
    }
  }
  void operator()(const OwnRule& rule) const { rule.read(value, faults, rules); }
};

struct RuleWriter {
  std::string_view key;
  bool newer;
  json::Writer& writer;
  const void* rules;

  void operator()(const NumberRule& rule) const { writer.member(key, rule.in.see(rules)); }
  void operator()(const MaybeNumberRule& rule) const {
    if (const std::optional<int>& number = rule.in.see(rules)) writer.member(key, *number);
  }
  void operator()(const WordRule& rule) const {
    const auto word = static_cast<std::size_t>(rule.see(rules));
    if (word > 0 || (rule.only_for == 0 && !newer)) writer.member(key, rule.words[word]);
  }
  void operator()(const FlagRule& rule) const { writer.member(key, rule.in.see(rules)); }
  void operator()(const NameRule& rule) const { writer.member(key, rule.in.see(rules)); }
  void operator()(const OwnRule& rule) const { rule.write(writer.key(key), rules); }
};

struct RuleSchema {
  json::Writer& writer;
  const void* defaults;

  void operator()(const NumberRule& rule) const {
    write_range(rule.least, rule.most, writer).member("default", rule.in.see(defaults));
  }
  void operator()(const MaybeNumberRule& rule) const { write_range(rule.least, rule.most, writer); }
  void operator()(const WordRule& rule) const {
    writer.key("enum").begin_array();
    for (const std::string_view each : rule.words) writer.value(each);
    writer.null().end_array().member("default", rule.words[static_cast<std::size_t>(rule.see(defaults))]);
  }
  void operator()(const FlagRule& rule) const {
    write_type("boolean", writer).member("default", rule.in.see(defaults));
  }
  void operator()(const NameRule& rule) const {
    write_type("string", writer)
        .member("minLength", 1)
        .member("maxLength", rule.most)
        .member("default", rule.in.see(defaults));
  }
  void operator()(const OwnRule& rule) const { rule.schema(writer); }
};

}  // namespace

void read_rules(RuleList list, json::Object& object, int seats, void* rules) {
  for (const Rule& rule : list) {
    if (const auto value = object.get(rule.key))
      std::visit(RuleReader{*value, object.faults(), seats, rules}, rule.kind);
  }
}

void write_rules(RuleList list, json::Writer& writer, const void* rules) {
  for (const Rule& rule : list) std::visit(RuleWriter{rule.key, rule.newer, writer, rules}, rule.kind);
}

void write_schema(RuleList list, const void* defaults, json::Writer& writer) {
  for (const Rule& rule : list) {
    writer.key(rule.key).begin_object().member("description", rule.about);
    std::visit(RuleSchema{writer, defaults}, rule.kind);
    writer.end_object();
  }
}

}  // namespace nullo::games
