#include "app/new_session/draft.h"

#include <algorithm>
#include <utility>

#include "app/new_session/preset_list.h"
#include "app/table/open_session.h"
#include "app/words.h"
#include "session/sides.h"
#include "text/say.h"

namespace nullo::app {
namespace {

// "Partners: Anna & Clara, Boris & Dmitri"; until all have names, says that partners sit opposite. Empty if somebody
// has no partner.
std::string partners_text(const games::Rules& rules, const std::vector<std::string>& players) {
  const bool all_named = std::ranges::none_of(players, [](const auto& name) { return name.empty(); });
  std::vector<std::string> sides;
  for (const session::Side& side : session::sides_of(rules, static_cast<int>(players.size()))) {
    if (side.size() < 2) return {};
    sides.push_back(session::side_name(side, session::names_of(players)));
  }
  return all_named ? text::say("Partners: {players}", join(sides)) : text::say("Partners sit opposite each other");
}

NewSessionView::Option option_view(const games::Info& game, const games::Option& option) {
  using OptionKind = NewSessionView::Option::Kind;
  NewSessionView::Option view;
  view.key = option.key;
  view.label = text::say(option.label);
  view.help = text::say(option.help);
  view.rare = option.rare;
  if (const auto* number = std::get_if<games::Option::Number>(&option.kind)) {
    view.value = number->value;
    view.least = number->least;
    view.most = number->most;
  } else if (const auto* choice = std::get_if<games::Option::Choice>(&option.kind)) {
    view.kind = OptionKind::kChoice;
    view.words = choice->words;
    view.value = static_cast<int>(choice->value);
    view.most = static_cast<int>(choice->words.size()) - 1;
  } else if (const auto* cards = std::get_if<games::Option::Cards>(&option.kind)) {
    view.kind = OptionKind::kCards;
    for (const Card card : cards->value) view.cards.push_back(card);
  } else if (const auto* name = std::get_if<games::Option::Name>(&option.kind)) {
    view.kind = OptionKind::kName;
    view.name = games::shown_name(game, name->value);
  } else {
    const auto& points = std::get<games::Option::Points>(option.kind);
    view.kind = OptionKind::kPoints;
    view.least = points.least;
    view.most = points.most;
    view.points = points.value;
  }
  return view;
}

// Everybody known, with the place where they sit.
std::vector<NewSessionView::Remembered> remembered(const std::vector<std::string>& sitting, const Players& people) {
  std::vector<NewSessionView::Remembered> all;
  for (const store::Person& person : people.all()) {
    const auto place = std::ranges::find(sitting, person.name);
    const bool sits = place != sitting.end();
    all.push_back({person.name, sits ? std::optional{Seat{static_cast<int>(place - sitting.begin())}} : std::nullopt});
  }
  return all;
}

}  // namespace

NewSession::NewSession() : rules_{*games::rules_of(games::all().front().id)} { seat(seats_); }

NewSession::NewSession(const session::Session& earlier)
    : rules_{earlier.rules}, seats_{earlier.seats()}, wanted_seats_{earlier.seats()} {
  const OpenSession open{earlier};
  const session::SessionResult& result = open.result;
  const std::vector<std::string>& last = result.hands.empty() ? earlier.players : result.hands.back().players;
  std::ranges::copy(last, names_.begin());
  dealer_ = result.hands.empty() ? earlier.first_dealer : result.hands.back().dealer;
  const bool dealt = !result.hands.empty() && result.hands.back().complete();
  if (dealt) dealer_ = games::next_dealer(earlier.rules, earlier.seats(), dealer_);
  enter_as_in(open);
}

NewSession::NewSession(const GoingOn& going_on)
    : rules_{going_on.ended.rules}, seats_{going_on.ended.seats()}, wanted_seats_{seats_}, going_on_{going_on} {
  hands_played_ = going_on.ended.hands_before + session::score(going_on.ended).complete_hands;
  std::ranges::copy(going_on.players, names_.begin());
  const NewSession same{going_on.ended};
  dealer_ = going_on.dealer.value_or(same.dealer_);
  way_ = going_on.only_points ? std::optional{WayOfEntry{games::Form::kPoints}} : same.way_;
  joining_.fill(joinings().front());
}

std::span<const std::string> NewSession::names() const {
  return std::span{names_}.first(static_cast<std::size_t>(seats_));
}

void NewSession::choose_game(std::string_view id) {
  if (going_on_) return;
  const auto named =
      std::ranges::find_if(named_, [id](const store::NamedGame& each) { return games::listed_as(each.rules) == id; });
  const std::optional<games::Rules> rules = named == named_.end() ? games::rules_of(id) : named->rules;
  if (!rules) return;
  rules_ = *rules;
  preset_.clear();
  way_.reset();
  seat(wanted_seats_);
  if (named != named_.end() && !games::problem(rules_, seats_).empty()) seat(named->seats);
}

void NewSession::enter_as_in(const OpenSession& earlier) {
  if (earlier.has_hand()) way_ = way_of_next(earlier);
}

void NewSession::choose_preset(std::string_view id) {
  for (const OfferedRules& offered : offered_rules(games::info(rules_), kept_)) {
    if (offered.id != id) continue;
    rules_ = offered.rules;
    preset_ = id;
    set_players(fitting_seats(offered, seats_));
    return;
  }
}

void NewSession::name_rules(std::string_view name) { preset_ = own_id(name); }

void NewSession::set_option(std::string_view key, const games::OptionValue& value) {
  const auto* name = std::get_if<std::string>(&value);
  rules_ = games::with_option(
      rules_, key,
      name == nullptr ? value : games::OptionValue{games::held_name(games::info(rules_), typed_name(*name))});
}

void NewSession::set_name(Seat seat, std::string_view name) {
  names_[static_cast<std::size_t>(seat.index())] = std::string{name};
  named_here_ = named_here_ || !name.empty();
}

void NewSession::move(Seat from, Seat to) {
  std::swap(names_[static_cast<std::size_t>(from.index())], names_[static_cast<std::size_t>(to.index())]);
  std::swap(joining_[static_cast<std::size_t>(from.index())], joining_[static_cast<std::size_t>(to.index())]);
}

void NewSession::set_players(int count) {
  seat(count);
  wanted_seats_ = seats_;
}

void NewSession::name_one_more(Seat seat, std::string_view name) {
  set_players(seat.index() + (name.empty() ? 0 : 1));
  set_name(seat, name);
}

void NewSession::clear_places() {
  note_.clear();
  if (going_on_) return;
  names_.fill({});
  named_here_ = false;
  dealer_ = Seat{0};
}

// Sets the number of places to `count`, or the nearest that the game allows.
void NewSession::seat(int count) {
  const games::Info& game = games::info(rules_);
  const int before = seats_;
  seats_ = games::fitting_seats(game, count);
  // remembered names come back, unless the person sits at another place meanwhile
  for (int seat = before; seat < seats_; ++seat) {
    std::string& name = names_.at(static_cast<std::size_t>(seat));
    const auto others = names().first(static_cast<std::size_t>(seat));
    if (std::ranges::find(others, name) != others.end()) name.clear();
  }
  if (dealer_.index() >= seats_) dealer_ = Seat{0};
}

void NewSession::set_dealer(Seat seat) { dealer_ = seat; }

std::vector<std::string> NewSession::sitting(const Players& people) const {
  std::vector<std::string> sitting;
  for (const std::string& name : names()) sitting.push_back(people.meant(name));
  return sitting;
}

std::optional<std::string> NewSession::why_not(const Players& people) const {
  if (std::string problem = games::problem(rules_, seats_); !problem.empty()) return problem;
  const std::vector<std::string> all = sitting(people);
  const auto empty = std::count(all.begin(), all.end(), std::string{});
  if (empty > 0) return text::say_count(empty, "{count} place is empty", "{count} places are empty");
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (std::string problem = people.problem_at(all, i); !problem.empty()) return problem;
  }
  if (std::string problem = going_on_problem(people); !problem.empty()) return problem;
  return std::nullopt;
}

session::Session NewSession::start(std::string id, std::string now) const {
  session::Session session;
  session.id = std::move(id);
  session.rules = rules_;
  for (const std::string& name : names()) session.players.push_back(typed_name(name));
  session.first_dealer = dealer_;
  session.started_at = std::move(now);
  session.note = note_;
  if (going_on_) {
    const session::Session& earlier = going_on_->ended;
    session.continues = earlier.id;
    session.hands_before = hands_played_;
    session.stake = earlier.stake;
  }
  session.hands.emplace_back();
  session.hands.back().facts = games::empty_hand(rules_);
  if (way_) begin_in_way(session, *way_);
  return session;
}

std::string NewSession::house_name(const games::Rules& rules) const { return app::house_name(kept_, rules, seats_); }

std::vector<NewSessionView::Choice> NewSession::offered_games() const {
  std::vector<NewSessionView::Choice> choices;
  const std::string chosen = games::listed_as(rules_);
  const auto offer = [&choices](std::string id, std::string name, const games::Info& game, bool is_chosen) {
    choices.push_back({std::move(id), std::move(name), text::say(game.summary), {}, is_chosen});
  };
  bool any = false;
  for (const games::Info& game : games::all()) {
    for (const store::NamedGame& each : named_) {
      const std::string listed = games::listed_as(each.rules);
      // Played without a name of its own: the game itself, below, is it.
      if (games::info(each.rules).id != game.id || games::name(each.rules) == text::say(game.name)) continue;
      any = any || listed == chosen;
      offer(listed, games::name(each.rules), game, listed == chosen);
    }
    offer(std::string{game.id}, text::say(game.name), game, !any && games::info(rules_).id == game.id);
  }
  return choices;
}

std::vector<NewSessionView::Choice> NewSession::presets() const {
  if (games::info(rules_).only_scores) return {};
  const std::vector<OfferedRules> offered = offered_rules(games::info(rules_), kept_);
  const std::optional<std::size_t> chosen = chosen_rules(offered, rules_, preset_, seats_);
  std::vector<NewSessionView::Choice> choices;
  for (std::size_t i = 0; i < offered.size(); ++i) {
    const OfferedRules& each = offered[i];
    choices.push_back({each.id, each.name, each.sentence, each.source, i == chosen, each.players, each.own});
  }
  return choices;
}

NewSessionView NewSession::view(const Players& people) const {
  NewSessionView view;
  const games::Info& chosen = games::info(rules_);
  view.games = offered_games();
  view.presets = presets();
  const bool any =
      view.presets.empty() || std::ranges::any_of(view.presets, [](const auto& each) { return each.chosen; });
  if (!any) view.own_rules = rules_text(rules_);
  if (!any && view.own_rules.empty()) view.own_rules = text::say("They differ in something that no option shows.");
  if (!kept_.unread.empty()) {
    view.unread =
        text::say("Kept by another version of Nullo, which this one cannot read: {names}.", join(kept_.unread));
  }
  for (const games::Option& option : games::options(rules_))
    view.options.push_back(option_view(games::info(rules_), option));
  view.length = games::length(rules_, seats_);
  if (going_on_) view.length = with_hands_left(std::move(view.length));
  view.has_dealer = chosen.has_dealer;
  view.least_seats = chosen.least_seats;
  view.most_seats = chosen.most_seats;
  view.seats_step = chosen.seats_step;
  const std::vector<std::string> all = sitting(people);
  if (const std::string partners = partners_text(rules_, all); !partners.empty()) view.length += ". " + partners;
  if (!note_.empty()) view.length += ". " + note_;
  for (std::size_t i = 0; i < all.size(); ++i) {
    view.places.push_back({names_.at(i), people.problem_at(all, i), static_cast<int>(i) == dealer_.index()});
  }
  view.remembered = remembered(people.present_names({names().begin(), names().end()}), people);
  view.named_here = named_here_;
  view.can_clear = !going_on_ && std::ranges::any_of(all, [](const auto& name) { return !name.empty(); });
  if (going_on_) {
    view.games.clear();
    view.openings = openings(people);
    view.newcomer = newcomer();
    view.going_on = going_on_texts(people);
  }
  const std::optional<std::string> reason = why_not(people);
  view.can_start = !reason;
  view.why_not = reason.value_or("");
  return view;
}

}  // namespace nullo::app
