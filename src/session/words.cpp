#include "session/words.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "games/counts.h"
#include "games/words.h"
#include "session/columns.h"
#include "session/sides.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::session {
namespace {

struct OptionText {
  std::string operator()(const games::Option::Number& number) const { return total_text(number.value); }
  std::string operator()(const games::Option::Choice& choice) const { return choice.words[choice.value]; }
  std::string operator()(const games::Option::Cards& cards) const {
    return cards.value.empty() ? text::say("none") : games::join_cards(cards.value);
  }
  std::string operator()(const games::Option::Name& name) const { return name.value; }
  std::string operator()(const games::Option::Points& points) const {
    std::vector<std::string> texts;
    for (const games::CardPoints& each : points.value) {
      const std::string card = each.rank ? to_text(Card{*each.rank, each.suit}) : std::string{to_text(each.suit)};
      texts.push_back(fmt::format("{} {}", card, total_text(each.points)));
    }
    return texts.empty() ? text::say("none") : fmt::format("{}", fmt::join(texts, ", "));
  }
};

std::string option_text(const games::Option& option) { return std::visit(OptionText{}, option.kind); }

// "4, 3, 3, 3", with "?" for a count that is not known; a count that partners share is listed once.
std::string counts_text(const games::CountsField& field) {
  std::string text;
  for (const Seat seat : Seats{field.sides > 0 ? field.sides : field.values.size()}) {
    const std::optional<int> count = field.values[seat] ? field.values[seat] : field.follows[seat];
    if (!text.empty()) text += ", ";
    text += count ? games::count_text(field, *count) : "?";
  }
  return text;
}

// Counts that no question asks for are shown only if one of them is not 0.
bool says_something(const games::CountsField& counts) {
  return std::ranges::any_of(
      counts.values, [&](const std::optional<int>& count) { return count && (counts.step_key == 0 || *count > 0); });
}

// "Anna: 10♣ 9♦ (9)"
void add_hands(const games::HandsField& field, const games::Names& names, std::vector<std::string>& facts) {
  for (const Seat seat : Seats{field.values.size()}) {
    if (field.values[seat].empty()) continue;
    std::string line = fmt::format("{}:", names[seat]);
    for (const Card card : field.values[seat]) line += " " + to_text(card);
    facts.push_back(field.worth[seat].empty() ? line : fmt::format("{} ({})", line, field.worth[seat]));
  }
}

// "Board: 5, 7, 8, 9", with "?" for a number that is not known.
void add_numbers(const games::NumbersField& field, std::vector<std::string>& facts) {
  std::vector<std::string> texts;
  texts.reserve(field.values.size());
  for (const std::optional<int>& number : field.values) texts.push_back(number ? fmt::format("{}", *number) : "?");
  const bool any = std::ranges::any_of(field.values, [](const auto& number) { return number.has_value(); });
  if (any) facts.push_back(text::labelled(field.label, fmt::format("{}", fmt::join(texts, ", "))));
}

void add_field(const games::Field& field, const games::Names& names, std::vector<std::string>& facts) {
  if (const auto* card = std::get_if<games::CardField>(&field); card != nullptr && card->value) {
    facts.push_back(text::labelled(card->label, to_text(*card->value)));
  }
  if (const auto* seat = std::get_if<games::SeatField>(&field); seat != nullptr && (seat->value || seat->follows)) {
    facts.push_back(text::labelled(seat->label, names[seat->value ? *seat->value : *seat->follows]));
  } else if (seat != nullptr && seat->nobody && seat->nobody->chosen) {
    facts.push_back(text::say("{what}: nobody", seat->label));
  }
  if (const auto* counts = std::get_if<games::CountsField>(&field); counts != nullptr && says_something(*counts)) {
    facts.push_back(text::labelled(counts->label, counts_text(*counts)));
  }
  if (const auto* hands = std::get_if<games::HandsField>(&field)) add_hands(*hands, names, facts);
  if (const auto* numbers = std::get_if<games::NumbersField>(&field)) add_numbers(*numbers, facts);
  if (const auto* text = std::get_if<games::TextField>(&field); text != nullptr && !text->value.empty()) {
    facts.push_back(text::labelled(text->label, text->value));
  }
  if (const auto* choice = std::get_if<games::ChoiceField>(&field); choice != nullptr && choice->value) {
    for (const games::ChoiceField::Choice& one : choice->choices) {
      if (one.id != *choice->value) continue;
      facts.push_back(choice->offered ? one.label : text::labelled(choice->label, one.label));
    }
  }
}

}  // namespace

const std::vector<std::string>& players_now(const Session& session, const SessionResult& result) {
  return result.players.empty() ? session.players : result.players;
}

const std::vector<std::string>& sitting_last(const Session& session) {
  const auto found =
      std::ranges::find_if(std::views::reverse(session.hands), [](const Hand& hand) { return !hand.players.empty(); });
  return found == session.hands.rend() ? session.players : found->players;
}

std::string outcome(const Session& session, const SessionResult& result) {
  return outcome(session, result, column_names(session, result));
}

std::string outcome(const Session& session, const SessionResult& result, const std::vector<std::string>& names) {
  if (!result.finished || result.winners.empty()) return {};
  std::vector<Seat> won;  // the first winner of each side
  for (const Side& side : sides_of(session.rules, session.seats())) {
    if (session::won(result, side.front())) won.push_back(side.front());
  }
  const SideNames sides{session.rules, names};
  const std::string who = games::join_names(won, sides.names());
  const bool alone = result.winners.size() == 1;
  const std::string amount =
      games::amount_of(result.standing()[result.winners.front()], games::info(session.rules).unit);
  const std::string said = won.size() > 1 ? text::say("{players} share the win with {amount}", who, amount)
                           : alone        ? text::say("{player} wins with {amount}", who, amount)
                                          : text::say("{players} win with {amount}", who, amount);
  const bool bought =
      std::ranges::any_of(result.winners, [&](Seat seat) { return !bought_text(result, seat).empty(); });
  return bought ? fmt::format("{}, {}", said, text::say("bought ones left out")) : said;
}

std::string bought_mark(const SessionResult& result, Seat seat) {
  const Amount bought = result.bought.empty() ? 0 : result.bought[seat];
  if (bought == 0) return {};
  return bought > 0 ? text::say("{amount} bought", bought) : text::say("{amount} sold back", -bought);
}

std::string bought_text(const SessionResult& result, Seat seat) {
  const std::string mark = bought_mark(result, seat);
  return mark.empty() ? mark : fmt::format(" ({})", mark);
}

std::optional<games::PresetInfo> preset_of(const games::Rules& rules) {
  for (const games::PresetInfo& preset : games::presets(games::info(rules).id)) {
    if (preset.rules == rules) return preset;
  }
  return std::nullopt;
}

std::vector<Agreed> agreed_on(const games::Rules& rules) {
  const std::vector<games::Option> usual = games::options(*games::rules_of(games::info(rules).id));
  std::vector<Agreed> differences;
  for (const games::Option& option : games::options(rules)) {
    if (std::holds_alternative<games::Option::Name>(option.kind)) continue;  // the game is called by it
    if (option.followed) continue;
    const auto same = std::ranges::find_if(usual, [&option](const games::Option& other) {
      return other.key == option.key && option_text(other) == option_text(option);
    });
    if (same == usual.end()) differences.push_back({text::say(option.label), option_text(option)});
  }
  return differences;
}

std::string rules_text(const games::Rules& rules, std::string_view own_name) {
  if (const auto preset = preset_of(rules)) return text::say(preset->name);
  std::vector<std::string> differences;
  for (const Agreed& agreed : agreed_on(rules)) differences.push_back(text::labelled(agreed.what, agreed.value));
  const games::Info& game = games::info(rules);
  if (differences.empty() && game.only_scores) return text::say(games::presets(game.id).front().name);
  // semicolons, because a difference may contain commas
  std::string all = text::in_one_line(differences);
  if (own_name.empty()) return all;
  return all.empty() ? std::string{own_name} : fmt::format("{} ({})", own_name, all);
}

std::string hand_of_all(const Session& session, std::size_t hand) {
  const std::optional<int> all = games::hands_in_game(session.rules, session.seats());
  hand += static_cast<std::size_t>(session.hands_before);
  return all && hand <= static_cast<std::size_t>(*all) ? text::say("{hand} of {hands}", hand, *all)
                                                       : fmt::format("{}", hand);
}

std::string game_text(const games::Rules& rules, std::string_view own_name) {
  const games::Info& game = games::info(rules);
  if (game.only_scores || rules == *games::rules_of(game.id)) return games::name(rules);
  const auto preset = preset_of(rules);
  return fmt::format("{}, {}", text::say(game.name),
                     preset             ? text::say(preset->name)
                     : own_name.empty() ? text::say("own rules")
                                        : std::string{own_name});
}

std::string total_text(Amount amount) { return text::grouped(amount); }

std::vector<std::string> noted_texts(const games::TrickCell& cell, const games::Names& names) {
  std::vector<std::string> texts;
  for (const NotedCard& noted : cell.cards) {
    const std::string card = to_text(noted.card);
    texts.push_back(noted.by ? text::say("{card} by {player}", card, names[*noted.by]) : card);
  }
  return texts;
}

namespace {

// "Trick 3: Clara, Q♥"; with all cards entered, "Trick 3 to Clara: Anna 10♠, Boris Q♠, Clara A♠, Dmitri K♠".
std::string trick_text(int number, const games::TrickCell& cell, const games::Names& names) {
  if (!cell.is_play || !cell.leader) {
    std::string line = cell.winner ? text::say("Trick {trick}: {player}", number, names[*cell.winner])
                                   : text::say("Trick {trick}: stays on the table", number);
    for (const std::string& noted : noted_texts(cell, names)) line += ", " + noted;
    if (cell.hearts > 0) {
      line += ", ";
      line += cell.cards.empty() ? text::say_count(cell.hearts, "{count} heart", "{count} hearts")
                                 : text::say_count(cell.hearts, "{count} more heart", "{count} more hearts");
    }
    return line;
  }
  std::vector<std::string> cards;
  cards.reserve(cell.cards.size());
  for (std::size_t i = 0; i < cell.cards.size(); ++i) {
    const Seat by = cell.leader->left(names.size(), static_cast<int>(i) % names.size());
    cards.push_back(fmt::format("{} {}", names[by], to_text(cell.cards[i].card)));
  }
  const std::string played = fmt::format("{}", fmt::join(cards, ", "));
  return cell.winner ? text::say("Trick {trick} to {player}: {cards}", number, names[*cell.winner], played)
                     : text::say("Trick {trick} on the table: {cards}", number, played);
}

}  // namespace

std::vector<std::string> facts_of(const games::Entry& entry, const games::Names& names) {
  std::vector<std::string> facts;
  for (const games::Field& field : entry.fields) add_field(field, names, facts);
  for (int i = 0; i < entry.tricks_entered; ++i) {
    facts.push_back(trick_text(i + 1, entry.tricks[static_cast<std::size_t>(i)], names));
  }
  return facts;
}

std::vector<std::string> facts_of(const games::Rules& rules, const HandContext& context, const Hand& hand) {
  const games::Names names = names_of(context.players);
  return facts_of(entry(rules, context.deal, context.before, hand, names), names);
}

games::Entry entry_of(const games::Rules& rules, const Turn& turn) {
  return entry(rules, turn.deal, turn.before, turn.hand, names_of(turn.result.players));
}

std::vector<std::string> settled_of(const games::Rules& rules, const HandContext& context, const Hand& hand) {
  return entry(rules, context.deal, context.before, hand, names_of(context.players)).explained;
}

std::string hand_text(const games::Rules& rules, const HandResult& hand, std::size_t number) {
  if (!games::info(rules).has_dealer) return text::say("Hand {hand}", number);
  return text::say("Hand {hand}, {player} dealt", number, name_at(hand.players, hand.dealer));
}

std::string reason_of(const games::Rules& rules, const Hand& facts, const HandResult& hand, std::size_t number) {
  const std::string note = adjustment_note(facts, hand, number);
  if (!note.empty()) return std::string{note};
  return games::reason_text(rules, facts.facts, hand.scored.postings, hand.scored.postings[number],
                            names_of(hand.players));
}

games::Reason reason_parts_of(const games::Rules& rules, const Hand& facts, const HandResult& hand, std::size_t number,
                              std::optional<Seat> seat, const games::Names& names, games::PotNames pots) {
  const std::vector<Posting>& all = hand.scored.postings;
  games::Reason reason = games::reason_parts(rules, facts.facts, all, all[number], names_of(hand.players));
  if (const std::string note = adjustment_note(facts, hand, number); !note.empty()) reason.words = note;
  return games::seen_by(seat, all[number], std::move(reason), names, pots);
}

namespace {

// Calls each(posting, parts, text, names, pots) for every posting of the hand, but once for those that partners share.
template <class Each>
void for_each_why(const games::Rules& rules, const Hand& facts, const HandResult& hand, Each each) {
  const SideNames sides{rules, hand.players};
  const games::Names names = sides.names();
  const games::Names players = names_of(hand.players);
  const std::vector<Posting>& all = hand.scored.postings;
  const games::PotNames pots = games::pots_among(rules, all);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (sides.said_of_partner(all[i])) continue;
    games::Reason parts = games::reason_parts(rules, facts.facts, all, all[i], players);
    std::string reason = games::reason_text(parts, all[i]);
    if (const std::string note = adjustment_note(facts, hand, i); !note.empty()) {
      reason = fmt::format("{}, “{}”", reason, note);
      parts.words = note;
    }
    each(all[i], std::move(parts), games::why(all[i], reason, names, pots), names, pots);
  }
}

}  // namespace

std::vector<Why> whys_of(const games::Rules& rules, const Hand& facts, const HandResult& hand) {
  std::vector<Why> whys;
  for_each_why(rules, facts, hand,
               [&](const Posting& posting, games::Reason parts, std::string text, const games::Names& names,
                   games::PotNames pots) {
                 const std::optional<Seat> seat = seat_of(posting);
                 whys.push_back({std::move(text), seat, games::seen_by(seat, posting, std::move(parts), names, pots)});
               });
  return whys;
}

std::vector<std::string> why_texts_of(const games::Rules& rules, const Hand& facts, const HandResult& hand) {
  std::vector<std::string> texts;
  for_each_why(rules, facts, hand, [&](const auto&, const auto&, std::string text, const auto&, auto) {
    texts.push_back(std::move(text));
  });
  return texts;
}

std::vector<std::string> missing_of(const games::Rules& rules, const HandResult& hand) {
  std::vector<std::string> texts;
  for (const games::Missing& missing : hand.scored.missing) {
    texts.push_back(games::say(rules, missing, names_of(hand.players)));
  }
  return texts;
}

std::vector<std::string> notes_of(const games::Rules& rules, const HandResult& hand) {
  std::vector<std::string> texts;
  for (const games::Note& note : hand.scored.notes) {
    if (hand.complete() || !note.spoils) texts.push_back(games::say(rules, note, names_of(hand.players)));
  }
  return texts;
}

}  // namespace nullo::session
