// Rules as the New session screen offers them.
#include <algorithm>

#include "base/utf8.h"
#include "core/name.h"
#include "games/facts/rule.h"
#include "text/say.h"

namespace nullo::games {
namespace {

bool is_offered(const Rule& rule, const void* rules) { return rule.offered == nullptr || rule.offered(rules); }

bool is_name(std::string_view name, std::size_t most) { return !fault_of_name(name) && utf8::characters(name) <= most; }

std::vector<std::string> said(std::span<const text::Sentence> texts) {
  std::vector<std::string> words;
  for (const text::Sentence each : texts) words.push_back(text::say(each));
  return words;
}

// Adds the options of one rule.
struct RuleOffer {
  const Rule& rule;
  const void* rules;
  std::vector<Option>& options;

  void offer(decltype(Option::kind) kind) const { games::offer(rule, std::move(kind), options); }
  void operator()(const NumberRule& of) const { offer(Option::Number{of.least, of.most, of.in.see(rules)}); }
  void operator()(const MaybeNumberRule& of) const {
    const std::optional<int>& number = of.in.see(rules);
    if (of.none) {
      return offer(
          Option::Number{std::min(of.least, *of.none), std::max(of.most, *of.none), number.value_or(*of.none)});
    }
    options.push_back(
        {of.either.key, of.either.label, of.either.help,
         Option::Choice{{text::say(of.either.nothing), text::say(of.either.a_number)}, number ? std::size_t{1} : 0},
         rule.rare, number.has_value()});
    if (number) offer(Option::Number{of.least, of.most, *number});
  }
  void operator()(const WordRule& of) const {
    offer(Option::Choice{said(of.texts), static_cast<std::size_t>(of.see(rules))});
  }
  void operator()(const FlagRule& of) const {
    offer(Option::Choice{said(of.texts), of.in.see(rules) ? std::size_t{1} : 0});
  }
  void operator()(const NameRule& of) const { offer(Option::Name{of.most, of.in.see(rules)}); }
  void operator()(const OwnRule& of) const { of.offer(rule, rules, options); }
};

// Sets the option `key` if it is one of this rule.
struct RuleSetter {
  const Rule& rule;
  std::string_view key;
  const OptionValue& value;
  void* rules;

  // The value that the option is set to, if it is the rule's own and within the range.
  [[nodiscard]] std::optional<int> own(int least, int most) const {
    return key == rule.key ? within(least, most) : std::nullopt;
  }
  [[nodiscard]] std::optional<int> within(int least, int most) const {
    const int* number = std::get_if<int>(&value);
    return number != nullptr && *number >= least && *number <= most ? std::optional{*number} : std::nullopt;
  }

  void operator()(const NumberRule& of) const {
    if (const auto number = own(of.least, of.most)) of.in.change(rules) = *number;
  }
  void operator()(const MaybeNumberRule& of) const {
    std::optional<int>& number = of.in.change(rules);
    if (const auto set = key == of.either.key ? within(0, 1) : std::nullopt)
      number = *set == 1 ? std::optional{number.value_or(of.usual)} : std::nullopt;
    if (of.none && own(*of.none, *of.none)) number.reset();
    if (const auto set = own(of.least, of.most); set && (number || of.none)) number = set;
  }
  void operator()(const WordRule& of) const {
    if (const auto word = own(0, static_cast<int>(of.texts.size()) - 1)) of.change(rules, *word);
  }
  void operator()(const FlagRule& of) const {
    if (const auto flag = own(0, 1)) of.in.change(rules) = *flag == 1;
  }
  void operator()(const NameRule& of) const {
    const auto* name = std::get_if<std::string>(&value);
    if (key == rule.key && name != nullptr && is_name(*name, of.most)) of.in.change(rules) = *name;
  }
  void operator()(const OwnRule& of) const { of.set(key, value, rules); }
};

}  // namespace

void offer(const Rule& rule, decltype(Option::kind) kind, std::vector<Option>& options) {
  options.push_back({rule.key, rule.label, rule.help, std::move(kind), rule.rare});
}

std::vector<Option> options_of(RuleList list, const void* rules) {
  std::vector<Option> options;
  for (const Rule& rule : list) {
    if (is_offered(rule, rules)) std::visit(RuleOffer{rule, rules, options}, rule.kind);
  }
  return options;
}

void set_option(RuleList list, std::string_view key, const OptionValue& value, void* rules) {
  for (const Rule& rule : list) {
    if (is_offered(rule, rules)) std::visit(RuleSetter{rule, key, value, rules}, rule.kind);
  }
}

std::string problem_of(RuleList list, const void* rules, int seats) {
  const auto unfit = [seats](int only_for, bool set) { return only_for > 0 && only_for != seats && set; };
  for (const Rule& rule : list) {
    const auto* flag = std::get_if<FlagRule>(&rule.kind);
    const auto* word = std::get_if<WordRule>(&rule.kind);
    if (flag != nullptr && unfit(flag->only_for, flag->in.see(rules))) return text::say(flag->only_for_text);
    if (word != nullptr && unfit(word->only_for, word->see(rules) > 0)) return text::say(word->only_for_text);
  }
  return {};
}

}  // namespace nullo::games
