#include "app/people/statistics.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/new_session/preset_list.h"
#include "app/period.h"
#include "app/words.h"
#include "base/local_time.h"
#include "games/entered.h"
#include "games/words.h"
#include "text/date.h"
#include "text/number.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::app {
namespace {

using store::ShareOf;
using store::Sitting;
using store::Statistics;

constexpr std::size_t kMostRules = 5;     // to choose from
constexpr std::size_t kOfTen = 10;        // sessions in a running average
constexpr std::size_t kEnoughForIt = 20;  // how many sessions there must be for that average
constexpr std::string_view kNever = "–";

// One decimal, or none if it is 0.
std::string rounded(double value) { return text::decimal(static_cast<Amount>(std::round(value * 10)) * 10); }

std::string percent(int part, int whole) {
  return fmt::format("{} %", static_cast<int>(std::lround(100.0 * part / std::max(whole, 1))));
}

std::string day_of(std::string_view utc) {
  const std::string local = nullo::local_time(utc);
  return local.empty() ? text::say("no date") : text::date(local.substr(0, 10));
}

// One of three sentences, by what is counted.
text::Sentence by_unit(games::Unit unit, text::Sentence points, text::Sentence chips, text::Sentence cards) {
  if (unit == games::Unit::kChip) return chips;
  return unit == games::Unit::kCard ? cards : points;
}

// Makes the texts of one game's statistics.
class Texts {
 public:
  Texts(const Statistics& statistics, const games::Rules& rules)
      : statistics_{statistics}, game_{games::info(rules)}, best_{games::best(rules)} {
    for (const Sitting& sitting : statistics.sittings) {
      hands_ += sitting.hands;
      amount_ += sitting.amount;
      if (sitting.place) placed_.push_back(&sitting);
    }
  }

  void put_into(StatisticsView& view) const {
    view.tiles = tiles();
    view.figures = figures();
    if (!game_.only_scores && sum_of(statistics_.reasons, games::kEntered) != nullptr) {
      view.figures_note = text::say("Hands with only their points entered count as if none of this had happened.");
    }
    view.sources_heading = chart::sources_heading(game_);
    view.sources = sources();
    view.meetings = meetings();
    chart_amounts(view);
    chart_places(view);
  }

 private:
  // The game counts in chips that are won and lost, not in points.
  [[nodiscard]] bool chips() const { return game_.pays_at_once; }
  [[nodiscard]] bool is_better(Amount a, Amount b) const { return best_ == BestIs::kLowest ? a < b : a > b; }
  [[nodiscard]] std::string amount_text(Amount amount) const {
    return chips() ? games::signed_text(amount) : total_text(amount);
  }

  // ---- averages of everybody at the same tables, in small type beside the person's

  // "everybody 3.2".
  static std::string everybody_text(std::string_view average) { return text::say("everybody {mean}", average); }
  static std::string mean_text(Amount sum, int count) {
    return rounded(static_cast<double>(sum) / static_cast<double>(std::max(count, 1)));
  }
  // Over the sittings that were played to the end; empty: there is none.
  [[nodiscard]] std::string everybody_placed(Amount sum) const {
    return statistics_.everybody.placed == 0 ? std::string{}
                                             : everybody_text(mean_text(sum, statistics_.everybody.placed));
  }
  static const store::FigureSum* sum_of(const std::vector<store::FigureSum>& sums, std::string_view key) {
    const auto found = std::ranges::find_if(sums, [key](const auto& sum) { return sum.key == key; });
    return found == sums.end() ? nullptr : &*found;
  }

  // ---- the large figures

  std::vector<StatisticsView::Tile> tiles() const {
    std::vector<StatisticsView::Tile> tiles;
    const int sessions = static_cast<int>(statistics_.sittings.size());
    const int placed = static_cast<int>(placed_.size());
    std::string besides = text::say_count(hands_, "{count} hand", "{count} hands");
    if (placed > 0 && placed < sessions)
      besides += ", " + text::say_count(placed, "{count} played to the end", "{count} played to the end");
    const auto stopped = std::count_if(statistics_.sittings.begin(), statistics_.sittings.end(),
                                       [](const Sitting& sitting) { return sitting.stopped; });
    if (stopped > 0) besides += ", " + text::say_count(stopped, "{count} stopped early", "{count} stopped early");
    tiles.push_back({text::say("Sessions"), fmt::format("{}", sessions), besides, {}});
    if (chips()) {
      const text::Sentence unit = by_unit(game_.unit, text::mark("points"), text::mark("chips"), text::mark("cards"));
      tiles.push_back({text::say("In all"), games::signed_text(amount_), text::say(unit), {}});
    }
    if (placed > 0) {
      tiles.push_back(won());
      tiles.push_back(streak());
      tiles.push_back(average());
      add_extremes(tiles);
      tiles.push_back(place());
    }
    tiles.push_back(a_hand());
    return tiles;
  }

  StatisticsView::Tile won() const {
    int won = 0;
    int shared = 0;
    for (const Sitting* sitting : placed_) {
      won += sitting->won ? 1 : 0;
      shared += sitting->shared ? 1 : 0;
    }
    const int placed = static_cast<int>(placed_.size());
    std::string note = text::say("{percent} of {count}", percent(won, placed), placed);
    if (shared > 0) note += ", " + text::say_count(shared, "{count} shared", "{count} shared");
    return {text::say("Won"),
            fmt::format("{}", won),
            note,
            {},
            everybody_text(percent(statistics_.everybody.won, statistics_.everybody.placed))};
  }

  StatisticsView::Tile streak() const {
    int longest = 0;
    int now = 0;
    for (const Sitting* sitting : placed_) {
      now = sitting->won ? now + 1 : 0;
      longest = std::max(longest, now);
    }
    return {text::say("Longest streak"),
            fmt::format("{}", longest),
            now == 0 ? text::say("not winning now") : text::say("now {count}", now),
            {}};
  }

  StatisticsView::Tile average() const {
    const auto count = static_cast<double>(placed_.size());
    double sum = 0;
    double squares = 0;
    for (const Sitting* sitting : placed_) {
      const auto amount = static_cast<double>(sitting->amount);
      sum += amount;
      squares += amount * amount;
    }
    const double mean = sum / count;
    const double spread = std::sqrt(std::max(0.0, squares / count - mean * mean));
    return {text::say(by_unit(game_.unit, text::mark("Points per session"), text::mark("Chips per session"),
                              text::mark("Cards per session"))),
            rounded(mean),
            spread > 0 ? text::say("mostly {least} to {most}", rounded(mean - spread), rounded(mean + spread))
                       : std::string{},
            {},
            everybody_placed(statistics_.everybody.placed_amount)};
  }

  void add_extremes(std::vector<StatisticsView::Tile>& tiles) const {
    const auto worse_first = [this](const Sitting* a, const Sitting* b) { return is_better(b->amount, a->amount); };
    const auto [worst, best] = std::ranges::minmax_element(placed_, worse_first);
    tiles.push_back({text::say("Best"), amount_text((*best)->amount), day_of((*best)->started_at), (*best)->session});
    tiles.push_back(
        {text::say("Worst"), amount_text((*worst)->amount), day_of((*worst)->started_at), (*worst)->session});
  }

  StatisticsView::Tile place() const {
    double sum = 0;
    int first = 0;
    int last = 0;
    for (const Sitting* sitting : placed_) {
      sum += *sitting->place;
      first += *sitting->place == 1 ? 1 : 0;
      last += *sitting->place == sitting->seats ? 1 : 0;
    }
    return {text::say("Place"),
            rounded(sum / static_cast<double>(placed_.size())),
            text::say("first {first}, last {last}", first, last),
            {},
            everybody_placed(statistics_.everybody.places)};
  }

  StatisticsView::Tile a_hand() const {
    Amount least = statistics_.sittings.front().least;
    Amount most = statistics_.sittings.front().most;
    for (const Sitting& sitting : statistics_.sittings) {
      least = std::min(least, sitting.least);
      most = std::max(most, sitting.most);
    }
    return {text::say("A hand"),
            rounded(static_cast<double>(amount_) / hands_),
            text::say("from {least} to {most}", amount_text(least), amount_text(most)),
            {},
            everybody_text(mean_text(statistics_.everybody.amount, statistics_.everybody.hands))};
  }

  // ---- figures and sources

  std::vector<StatisticsView::Row> figures() const {
    std::vector<StatisticsView::Row> rows;
    for (const games::Figure& figure : games::figures(game_.id)) {
      StatisticsView::Row& row = rows.emplace_back();
      row.id = figure.key;
      row.label = text::say(figure.label);
      if (!figure.help.empty()) row.help = text::say(figure.help);
      row.amount = kNever;
      row.often = everybody_often(figure.key);
      const store::FigureSum* sum = sum_of(statistics_.figures, figure.key);
      if (sum == nullptr) continue;
      row.amount = text::grouped(sum->amount);
      row.often = text::say("in {count} of {hands} hands: {percent}, {everybody}", sum->hands, hands_,
                            percent(sum->hands, hands_), row.often);
      row.bar = static_cast<double>(sum->hands) / hands_;
      row.opens = true;
    }
    return rows;
  }

  // The part of all sittings' hands in which it happened: "everybody 4 %"; empty if it never did.
  [[nodiscard]] std::string everybody_often(std::string_view key) const {
    const store::FigureSum* sum = sum_of(statistics_.everybody.figures, key);
    if (sum == nullptr) return {};
    return everybody_text(percent(sum->hands, statistics_.everybody.hands));
  }

  std::vector<StatisticsView::Row> sources() const {
    std::vector<StatisticsView::Row> rows;
    Amount largest = 1;
    for (const store::FigureSum& sum : statistics_.reasons) largest = std::max(largest, std::abs(sum.amount));
    std::vector<store::FigureSum> sums = statistics_.reasons;
    std::ranges::stable_sort(sums, [](const auto& a, const auto& b) { return a.amount > b.amount; });
    rows.reserve(sums.size());
    for (const store::FigureSum& sum : sums) {
      StatisticsView::Row& row = rows.emplace_back();
      row.id = sum.key;
      row.label = reason_text(sum.key);
      row.amount = games::signed_text(sum.amount);
      const store::FigureSum* everybody = sum_of(statistics_.everybody.reasons, sum.key);
      row.often = text::say(
          "{mean} a session, {everybody}", mean_text(sum.amount, static_cast<int>(statistics_.sittings.size())),
          everybody_text(mean_text(everybody == nullptr ? 0 : everybody->amount, statistics_.everybody.parts)));
      row.bar = static_cast<double>(sum.amount) / static_cast<double>(largest);
      row.opens = true;
    }
    return rows;
  }

  [[nodiscard]] std::string reason_text(const std::string& reason) const {
    return std::string{games::reason_text(*games::rules_of(game_.id), reason)};
  }

  // ---- head to head

  std::vector<StatisticsView::Meeting> meetings() const {
    std::vector<StatisticsView::Meeting> list;
    list.reserve(statistics_.meetings.size());
    for (const store::Meeting& met : statistics_.meetings) {
      StatisticsView::Meeting& meeting = list.emplace_back();
      meeting.name = met.name;
      meeting.sessions = text::say_count(met.sessions, "{count} session", "{count} sessions");
      meeting.record = text::say("{ahead} ahead, {level} level, {behind} behind", met.ahead, met.level, met.behind);
      meeting.difference = difference_text(met.difference);
      meeting.ahead = static_cast<double>(met.ahead) / met.sessions;
      meeting.level = static_cast<double>(met.level) / met.sessions;
    }
    return list;
  }

  [[nodiscard]] std::string difference_text(Amount difference) const {
    if (difference == 0) return text::say("even in all");
    const std::string amount = games::amount_of(std::abs(difference), game_.unit);
    return is_better(difference, 0) ? text::say("{amount} better in all", amount)
                                    : text::say("{amount} worse in all", amount);
  }

  // ---- over the years

  void chart_amounts(StatisticsView& view) const {
    const std::vector<const Sitting*> sittings = chips() ? all_sittings() : placed_;
    if (sittings.size() < 2) return;
    Chart& chart = view.amounts;
    chart.x_label = text::say("sessions");
    chart.y_label =
        text::say(chips() ? by_unit(game_.unit, text::mark("points in all"), text::mark("chips in all"),
                                    text::mark("cards in all"))
                          : by_unit(game_.unit, text::mark("points in each session"),
                                    text::mark("chips in each session"), text::mark("cards in each session")));
    chart.first = 1;
    Chart::Line line{chips() ? text::say("in all") : text::say("each"), Seat{0}, {}};
    Amount sum = 0;
    for (const Sitting* sitting : sittings) {
      sum += sitting->amount;
      line.values.push_back(static_cast<double>(chips() ? sum : sitting->amount));
      line.labels.push_back(text_of(*sitting));
      view.sessions.push_back(sitting->session);
    }
    chart.lines.push_back(std::move(line));
    if (!chips() && sittings.size() >= kEnoughForIt) chart.lines.push_back(of_ten(chart.lines.front()));
  }

  // A line of the averages over the last ten sessions at each step.
  static Chart::Line of_ten(const Chart::Line& each) {
    Chart::Line line{text::say("last ten"), Seat{1}, {}};
    double sum = 0;
    for (std::size_t i = 0; i < each.values.size(); ++i) {
      sum += each.values[i];
      if (i >= kOfTen) sum -= each.values[i - kOfTen];
      const double mean = sum / static_cast<double>(std::min(i + 1, kOfTen));
      line.values.push_back(std::round(mean * 10) / 10);
      line.labels.push_back(text::say("the last ten: {mean}", rounded(mean)));
    }
    return line;
  }

  void chart_places(StatisticsView& view) const {
    if (placed_.size() < 2) return;
    Chart& chart = view.places;
    chart.x_label = text::say("sessions played to the end");
    chart.y_label = text::say("place");
    chart.first = 1;
    chart.best_on_top = true;
    Chart::Line line{text::say("place"), Seat{2}, {}};
    for (const Sitting* sitting : placed_) {
      line.values.push_back(*sitting->place);
      line.labels.push_back(text_of(*sitting));
      view.placed.push_back(sitting->session);
    }
    chart.lines.push_back(std::move(line));
  }

  // "2026-11-21: 7 points, 2nd of 4".
  std::string text_of(const Sitting& sitting) const {
    const std::string amount = games::amount_of(std::abs(sitting.amount), game_.unit);
    const bool plus = chips() && sitting.amount > 0;
    std::string text = text::labelled(day_of(sitting.started_at), sitting.amount < 0 ? text::say("−{amount}", amount)
                                                                  : plus             ? text::say("+{amount}", amount)
                                                                                     : amount);
    if (sitting.place) text += ", " + text::say("{place} of {players}", ordinal(*sitting.place), sitting.seats);
    if (sitting.stopped) text += ", " + text::say("stopped early");
    return text;
  }

  std::vector<const Sitting*> all_sittings() const {
    std::vector<const Sitting*> all;
    all.reserve(statistics_.sittings.size());
    for (const Sitting& sitting : statistics_.sittings) all.push_back(&sitting);
    return all;
  }

  const Statistics& statistics_;
  const games::Info& game_;
  BestIs best_;
  std::vector<const Sitting*> placed_;  // only sittings that lasted to the end
  int hands_ = 0;
  Amount amount_ = 0;
};

// Those most played, or the game's own: they say which total is best.
std::optional<games::Rules> rules_of(const Statistics& statistics) {
  for (const store::PlayedOften& one : statistics.rules) {
    if (one.rules) return one.rules;
  }
  return games::rules_of(games::id_of_listed(statistics.game));
}

// Rules that make one choice: a preset, one set of the table's own, or all those played least often.
struct RulesGroup {
  std::string label;
  int sessions = 0;
  std::vector<std::string> rules;  // as JSON
};

// "Own rules: Hands: 12"; where the table names the game, all rules are its own.
std::string own_rules_text(const games::Rules& rules) {
  const std::string text = session::rules_text(rules);
  return games::info(rules).only_scores ? text : text::say("Own rules: {rules}", text);
}

// `kept`: the rules that people gave names to.
std::vector<RulesGroup> groups_of(const std::vector<store::PlayedOften>& played, const store::KeptRules& kept) {
  std::vector<RulesGroup> groups;
  for (const store::PlayedOften& one : played) {
    const auto preset = one.rules ? session::preset_of(*one.rules) : std::nullopt;
    const std::string house = !preset && one.rules ? house_name(kept, *one.rules, 0) : std::string{};
    const std::string label = preset           ? text::say(preset->name)
                              : !house.empty() ? house
                              : one.rules      ? own_rules_text(*one.rules)
                                               : text::say("Rules of another version");
    auto group = std::ranges::find_if(groups, [&](const auto& other) { return other.label == label; });
    if (group == groups.end()) group = groups.insert(groups.end(), {label, 0, {}});
    group->sessions += one.sessions;
    group->rules.push_back(one.what);
  }
  std::ranges::stable_sort(groups, [](const auto& a, const auto& b) { return a.sessions > b.sessions; });
  while (groups.size() > kMostRules) {
    RulesGroup least = std::move(groups.back());
    groups.pop_back();
    RulesGroup& others = groups.back();
    others.label = text::say("Other rules");
    others.sessions += least.sessions;
    others.rules.insert(others.rules.end(), least.rules.begin(), least.rules.end());
  }
  return groups;
}

std::string filter_id(const RulesGroup& group) { return fmt::format("[{}]", fmt::join(group.rules, ",")); }

void add_choices(StatisticsView& view, const Statistics& statistics, const std::vector<RulesGroup>& groups,
                 const store::StatisticsFilter& filter) {
  for (const store::PlayedOften& game : statistics.games) {
    view.games.push_back({game.what, fmt::format("{} · {}", games::name_of_listed(game.what), game.sessions),
                          game.what == statistics.game});
  }
  view.rules.push_back({"", text::say("Any rules"), !filter.rules});
  for (const RulesGroup& group : groups) {
    const std::string id = filter_id(group);
    view.rules.push_back({id, fmt::format("{} · {}", group.label, group.sessions), filter.rules == id});
  }
  if (view.rules.size() < 3) view.rules.clear();
}

}  // namespace

void StatisticsPage::choose_game(std::string_view id) {
  game_ = id;
  rules_.reset();
  share_.reset();
}

void StatisticsPage::open_share(const ShareOf& of) {
  const bool same = share_ && share_->kind == of.kind && share_->what == of.what;
  if (same) {
    share_.reset();
  } else {
    share_ = of;
  }
}

store::StatisticsFilter StatisticsPage::filter(std::string_view now) const {
  store::StatisticsFilter filter;
  filter.game = game_;
  if (rules_ && !rules_->empty()) filter.rules = rules_;
  Bounds bounds = bounds_of(period_, now);
  filter.from = std::move(bounds.from);
  filter.until = std::move(bounds.until);
  return filter;
}

StatisticsView::Opened StatisticsPage::opened(store::Store& store, const store::StatisticsFilter& filter,
                                              const StatisticsView& view) const {
  StatisticsView::Opened opened;
  const std::vector<store::Share> shares = store.shares(name_, filter, *share_);
  const bool meeting = share_->kind == ShareOf::Kind::kMeeting;
  const auto& rows = share_->kind == ShareOf::Kind::kFigure ? view.figures : view.sources;
  const auto row = std::ranges::find_if(rows, [this](const auto& one) { return one.id == share_->what; });
  const std::string what = meeting             ? text::say("{player} and {other}", name_, share_->what)
                           : row != rows.end() ? row->label
                                               : share_->what;
  opened.title = text::labelled(what, text::say_count(shares.size(), "{count} session", "{count} sessions"));
  if (meeting) opened.person = share_->what;
  opened.lines.reserve(shares.size());
  for (const store::Share& share : shares) {
    const bool sum = share_->kind == ShareOf::Kind::kFigure;
    opened.lines.push_back({share.session, local_time(share.started_at), share.players,
                            sum ? fmt::format("{}", share.amount) : games::signed_text(share.amount)});
  }
  return opened;
}

StatisticsView StatisticsPage::view(store::Store& store, std::string_view now) const {
  StatisticsView view;
  store::StatisticsFilter filter = this->filter(now);
  Statistics statistics = store.statistics(name_, filter);
  const std::vector<RulesGroup> groups =
      groups_of(statistics.rules, store.own_rules(games::id_of_listed(statistics.game)));
  if (!rules_ && groups.size() > 1) {
    filter.game = statistics.game;
    filter.rules = filter_id(groups.front());
    statistics = store.statistics(name_, filter);
  }
  const std::optional<games::Rules> rules = rules_of(statistics);
  if (statistics.games.empty() || !rules) {
    view.nothing = text::say("No hand is finished yet.");
    return view;
  }
  filter.game = statistics.game;
  add_choices(view, statistics, groups, filter);
  view.periods = period_choices(statistics.years, period_);
  if (statistics.sittings.empty()) {
    view.nothing = text::say("No hand in this time and by these rules.");
    return view;
  }
  Texts{statistics, *rules}.put_into(view);
  if (share_) view.opened = opened(store, filter, view);
  return view;
}

}  // namespace nullo::app
