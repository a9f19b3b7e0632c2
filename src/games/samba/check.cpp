// Facts of a hand of Samba that contradict each other: more cards than three packs hold, melds of seven that the melded
// cards cannot make. Source: docs/documents.md#samba; samba S1.
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "games/samba/samba.h"
#include "games/sentence.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::samba {
namespace {

constexpr int kLeastNatural = 5;     // cards of a mixed canasta that are not wild
constexpr int kLeastOfNatural = 35;  // points: seven fours
constexpr int kLeastOfMixed = 50;    // six fours and a two
constexpr int kLeastOfSamba = 50;    // four to ten

std::string at(int team, std::string_view key) { return fmt::format("/teams/{}/{}", team, key); }

// What a meld is short of.
using Counted = std::string (*)(int count);
std::string cards_text(int count) { return text::say_count(count, "{count} card", "{count} cards"); }
std::string natural_cards_text(int count) {
  return text::say_count(count, "{count} natural card", "{count} natural cards");
}
std::string wild_cards_text(int count) { return text::say_count(count, "{count} wild card", "{count} wild cards"); }
std::string points_text(int count) { return text::say_count(count, "{count} point", "{count} points"); }

// Checks one hand; each function adds the conflicts of one rule.
class Examination {
 public:
  explicit Examination(const Hand& hand) : hand_{hand} {}

  std::vector<games::Conflict> run() {
    for (std::size_t kind = 0; kind < kKinds; ++kind) kind_is_in_the_packs(kind);
    points_are_in_the_packs();
    red_threes_are_in_the_packs();
    melds_are_in_the_packs();
    for (int number = 0; number < kTeams && all_entered(); ++number) melds_have_cards(number);
    return std::move(conflicts_);
  }

 private:
  void conflict(std::vector<Fault> ways, std::string said) { conflicts_.push_back({std::move(ways), std::move(said)}); }

  [[nodiscard]] const Team& team(int number) const { return hand_.teams[static_cast<std::size_t>(number)]; }

  // Calls use(place, cards) for what each team melded and held.
  template <class Use>
  void for_each_cards(Use use) const {
    for (int number = 0; number < kTeams; ++number) {
      use(at(number, "melded"), team(number).melded);
      use(at(number, "held"), team(number).held);
    }
  }

  // Cards may be entered one by one, and after the melds that they lie in.
  [[nodiscard]] bool all_entered() const {
    bool all = hand_.out.has_value();
    for_each_cards([&all](const std::string&, const games::CardSum& cards) { all = all && sum_of(cards); });
    return all;
  }

  void kind_is_in_the_packs(std::size_t at) {
    const games::CardKind& kind = scale().kinds[at];
    int count = 0;
    std::vector<Fault> ways;
    for_each_cards([&](const std::string& place, const games::CardSum& cards) {
      const auto* kinds = std::get_if<games::KindCounts>(&cards);
      if (kinds == nullptr || kinds->at(at) == 0) return;
      count += kinds->at(at);
      ways.push_back({fmt::format("{}/{}", place, kind.key),
                      text::say("{count} {cards} in all, as three packs have", kind.most, text::say(kind.names)),
                      {}});
    });
    if (count <= kind.most) return;
    for (Fault& way : ways) way.found = fmt::format("{}", count);
    conflict(std::move(ways), text::say("Three packs have only {count} {cards}; these are {found}.", kind.most,
                                        text::say(kind.names), count));
  }

  void points_are_in_the_packs() {
    int points = 0;
    std::vector<Fault> ways;
    for_each_cards([&](const std::string& place, const games::CardSum& cards) {
      points += sum_of(cards).value_or(0);
      if (std::holds_alternative<int>(cards)) {
        ways.push_back(
            {place,
             text::say("{points} points in all at most, as three packs have", fmt::format("{}", kPointsInPacks)),
             {}});
      }
    });
    if (points <= kPointsInPacks || ways.empty()) return;
    for (Fault& way : ways) way.found = fmt::format("{}", points);
    conflict(std::move(ways),
             text::say("Three packs have {points} points without the red threes, but these add up to {found}.",
                       fmt::format("{}", kPointsInPacks), fmt::format("{}", points)));
  }

  void red_threes_are_in_the_packs() {
    int count = 0;
    std::vector<Fault> ways;
    for (int number = 0; number < kTeams; ++number) {
      const auto add = [&](std::string_view key, int threes) {
        count += threes;
        if (threes > 0) ways.push_back({at(number, key), text::say("six red threes in all, as three packs have"), {}});
      };
      add("red_threes", team(number).red_threes);
      add("undeclared_red_threes", team(number).undeclared_red_threes);
    }
    if (count <= kRedThrees) return;
    for (Fault& way : ways) way.found = fmt::format("{}", count);
    conflict(std::move(ways),
             text::say("Three packs have only {count} red threes; these are {found}.", kRedThrees, count));
  }

  void melds_are_in_the_packs() {
    int count = 0;
    std::vector<Fault> ways;
    for (int number = 0; number < kTeams; ++number) {
      count += team(number).melds_of_seven();
      blame_melds(number, text::say("{count} melds of seven in all, as three packs have", kMostMelds), ways);
    }
    if (count <= kMostMelds) return;
    for (Fault& way : ways) way.found = fmt::format("{}", count);
    conflict(std::move(ways),
             text::say("Three packs have the cards of at most {count} canastas and sambas; these are {found}.",
                       kMostMelds, count));
  }

  // Blames each number of melds of seven that is not 0.
  void blame_melds(int number, const std::string& expected, std::vector<Fault>& ways) const {
    const Team& own = team(number);
    for (const auto& [key, count] :
         {std::pair{"natural", own.natural}, std::pair{"mixed", own.mixed}, std::pair{"sambas", own.sambas}}) {
      if (count > 0) ways.push_back({at(number, key), expected, fmt::format("{}", count)});
    }
  }

  // The melded cards are enough for the melds of seven.
  void melds_have_cards(int number) {
    const Team& own = team(number);
    if (own.melds_of_seven() == 0) return;
    if (const int* points = std::get_if<int>(&own.melded)) return melds_have_points(number, *points);
    const auto& melded = std::get<games::KindCounts>(own.melded);
    const int wild = melded[static_cast<std::size_t>(Kind::kJoker)] + melded[static_cast<std::size_t>(Kind::kTwo)];
    const int cards = std::accumulate(melded.begin(), melded.end(), 0);
    const int clean = kMeldCards * (own.natural + own.sambas);
    if (cards < kMeldCards * own.melds_of_seven())
      return short_of(number, kMeldCards * own.melds_of_seven(), cards_text, cards);
    if (cards - wild < clean + kLeastNatural * own.mixed)
      return short_of(number, clean + kLeastNatural * own.mixed, natural_cards_text, cards - wild);
    if (wild < own.mixed) short_of(number, own.mixed, wild_cards_text, wild);
  }

  void melds_have_points(int number, int points) {
    const Team& own = team(number);
    const int least = kLeastOfNatural * own.natural + kLeastOfMixed * own.mixed + kLeastOfSamba * own.sambas;
    if (points < least) short_of(number, least, points_text, points);
  }

  void short_of(int number, int needed, Counted counted, int found) {
    const int melds = team(number).melds_of_seven();
    std::vector<Fault> ways{{at(number, "melded"),
                             text::say_count(melds, "at least {cards}, as there is a meld of seven",
                                             "at least {cards}, as there are {count} melds of seven", counted(needed)),
                             fmt::format("{}", found)}};
    const std::string needs = text::say_count(melds, "a meld of seven needs at least {cards}",
                                              "{count} melds of seven need at least {cards}", counted(needed));
    const std::string entered = text::say_count(found, "{count} is entered", "{count} are entered");
    std::string said = text::say("{player} and {partner}: {message}.", games::seat_text(Seat{number}),
                                 games::seat_text(Seat{number + kTeams}), text::in_one_line(needs, entered));
    blame_melds(number, text::say("melds of seven among {cards} melded", counted(found)), ways);
    conflict(std::move(ways), std::move(said));
  }

  const Hand& hand_;
  std::vector<games::Conflict> conflicts_;
};

}  // namespace

std::vector<games::Conflict> Game::check(const Play& play) { return Examination{play.hand}.run(); }

}  // namespace nullo::samba
