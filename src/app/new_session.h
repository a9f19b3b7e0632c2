// The New session screen: what has been chosen so far, until it starts.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/intent.h"
#include "app/players.h"
#include "app/settling.h"
#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// A session that another one is to go on with.
struct GoingOn {
  session::Session ended;               // as it ends
  std::vector<std::string> players;     // who sits there
  PerSeat<Amount> totals;               // what they have
  std::optional<Seat> dealer;           // of the next hand, where one is being played
  bool leaves_hand_out = false;         // one that is being played, of which something was told
  std::vector<SettledFor> standings{};  // what each would have to settle who leaves now
};

// What somebody joins with where the others have these totals.
Amount joining_amount(Joining with, const PerSeat<Amount>& totals, Amount at_start);

class NewSession {
 public:
  NewSession();
  // From an earlier session: the same game, rules and people, told in the same form; the deal goes on.
  explicit NewSession(const session::Session& earlier);
  // The same, which goes on with it: whoever stays keeps what they have.
  explicit NewSession(const GoingOn& going_on);

  void choose_game(std::string_view id);
  // A preset of the game, or "own/NAME": changes the number of places where it is for other numbers.
  void choose_preset(std::string_view id);
  // The rules that the table has kept of the chosen game.
  void know(store::KeptRules kept) { kept_ = std::move(kept); }
  // The chosen options are kept under that name from now on.
  void name_rules(std::string_view name);
  void set_option(std::string_view key, const games::OptionValue& value);
  void set_name(Seat seat, std::string_view name);
  void move(Seat from, Seat to);
  void set_players(int count);
  // Everybody gets up: other people play.
  void clear_places();
  void set_dealer(Seat seat);
  void set_joining(Seat seat, Joining with);
  // Who sits there leaves, and the place with them.
  void stand_up(Seat seat);

  // The session that it goes on with; nothing: none.
  [[nodiscard]] const std::optional<GoingOn>& going_on() const { return going_on_; }
  // What each seat begins with where it goes on with another one; empty: as the rules have it.
  [[nodiscard]] PerSeat<Amount> opening(const Players& people) const;
  [[nodiscard]] const games::Rules& rules() const { return rules_; }
  [[nodiscard]] int seats() const { return seats_; }
  // What the table calls rules of the chosen game; empty: nothing.
  [[nodiscard]] std::string house_name(const games::Rules& rules) const;
  // The names of the places, as they are meant; empty where nobody sits yet.
  [[nodiscard]] std::vector<std::string> sitting(const Players& people) const;
  // Why it cannot start yet: a sentence; nothing if it can.
  [[nodiscard]] std::optional<std::string> why_not(const Players& people) const;
  // The session with its first hand open. Only where why_not() is nothing.
  [[nodiscard]] session::Session start(std::string id, std::string now) const;

  [[nodiscard]] NewSessionView view(const Players& people) const;

 private:
  void seat(int count);
  [[nodiscard]] std::span<const std::string> names() const;
  [[nodiscard]] std::optional<Seat> seat_of(const store::Person& person, const Players& people) const;
  [[nodiscard]] std::vector<NewSessionView::Choice> presets() const;
  // What they have in the session that it goes on with; nothing: they join.
  [[nodiscard]] std::optional<Amount> total_of(const std::string& name, const Players& people) const;
  [[nodiscard]] Amount joining_amount(Joining with) const;
  [[nodiscard]] std::vector<Joining> joinings() const;
  [[nodiscard]] std::vector<NewSessionView::Opening> openings(const Players& people) const;
  [[nodiscard]] std::string opening_problem(const Players& people) const;
  [[nodiscard]] std::vector<std::string> going_on_texts(const Players& people) const;
  [[nodiscard]] std::string hands_left_text() const;

  games::Rules rules_;
  std::string preset_;     // the one chosen last
  store::KeptRules kept_;  // of this game
  // Those of places that were taken away come back with them.
  std::array<std::string, kMostSeats> names_;
  std::array<Joining, kMostSeats> joining_{};  // beside them
  int seats_ = 4;
  int wanted_seats_ = 4;  // chosen, whatever a game looked at meanwhile has
  Seat dealer_;
  std::optional<games::Form> form_;  // of the earlier session's last hand
  std::optional<GoingOn> going_on_;
  int hands_played_ = 0;  // until then
};

}  // namespace nullo::app
