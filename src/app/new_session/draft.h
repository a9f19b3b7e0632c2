// The New session screen: the choices so far, until the session starts.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/intent.h"
#include "app/new_session/brought.h"
#include "app/people/players.h"
#include "app/settling/settling.h"
#include "app/table/open_session.h"
#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// A session that a new one is to go on with.
struct GoingOn {
  session::Session ended;               // as it is when it ends
  std::vector<std::string> players;     // who sits there
  PerSeat<Amount> totals;               // their totals
  std::optional<Seat> dealer;           // of the next hand; nothing: no hand is being played
  bool only_points = false;             // the table enters only the points, for good
  bool leaves_hand_out = false;         // a hand with facts is being played, and is left out
  std::vector<SettledFor> standings{};  // what each player would have to settle on leaving now
  std::vector<std::string> due{};       // chips to move before it goes on, as sentences: "Anna pays Clara 2"
  std::string back{};                   // back_text() of the hand left out; empty: nothing goes back
  std::vector<std::string> owed{};      // debts that nobody has the chips for: "Clara owes Anna 48"
  Left left{};                          // what its players have besides their totals
};

class NewSession {
 public:
  NewSession();
  // From an earlier session: the same game, rules, people and form of entry; the deal goes on.
  explicit NewSession(const session::Session& earlier);
  // The same, as a continuation of that session: whoever stays keeps their total.
  explicit NewSession(const GoingOn& going_on);

  // The id of a game, or that of one that the table has named (games::listed_as()).
  void choose_game(std::string_view id);
  // Hands will be entered as in this session.
  void enter_as_in(const OpenSession& earlier);
  // A preset of the game, or "own/NAME". Changes the number of places if the preset does not allow it.
  void choose_preset(std::string_view id);
  // Sets the rules that the table has kept for the chosen game.
  void know(store::KeptRules kept) { kept_ = std::move(kept); }
  // The games that the table has named.
  void know(std::vector<store::NamedGame> named) { named_ = std::move(named); }
  // The chosen options have just been kept under that name.
  void name_rules(std::string_view name);
  void set_option(std::string_view key, const games::OptionValue& value);
  void set_name(Seat seat, std::string_view name);
  void move(Seat from, Seat to);
  void set_players(int count);
  void name_one_more(Seat seat, std::string_view name);  // the last place; without a name it goes
  // Empties all places, for other people.
  void clear_places();
  void set_dealer(Seat seat);
  void set_joining(Seat seat, Joining with);
  // Says what the session is played for, and is kept with it.
  void keep_note(std::string note) { note_ = std::move(note); }
  // The person there leaves. Removes the place, if the game can be played by one player fewer.
  void stand_up(Seat seat);

  // The session that it goes on with, if there is one.
  [[nodiscard]] const std::optional<GoingOn>& going_on() const { return going_on_; }
  // What each seat begins with, if it goes on with another session; empty: what the rules give.
  [[nodiscard]] PerSeat<Amount> opening(const Players& people) const;
  // The bags that each seat begins with, and the chips that it bought before. Empty: none.
  [[nodiscard]] PerSeat<int> opening_bags(const Players& people) const;
  [[nodiscard]] PerSeat<Amount> bought_before(const Players& people) const;
  [[nodiscard]] const games::Rules& rules() const { return rules_; }
  [[nodiscard]] int seats() const { return seats_; }
  // The table's name for rules of the chosen game; empty: they have none.
  [[nodiscard]] std::string house_name(const games::Rules& rules) const;
  // The names at the places, as their people are called now; empty where nobody sits.
  [[nodiscard]] std::vector<std::string> sitting(const Players& people) const;
  // Why it cannot start yet, as a sentence; nothing if it can.
  [[nodiscard]] std::optional<std::string> why_not(const Players& people) const;
  // The session with its first hand open. Call it only if why_not() returns nothing.
  [[nodiscard]] session::Session start(std::string id, std::string now) const;

  [[nodiscard]] NewSessionView view(const Players& people) const;

 private:
  void seat(int count);
  [[nodiscard]] std::span<const std::string> names() const;
  [[nodiscard]] std::vector<NewSessionView::Choice> offered_games() const;
  [[nodiscard]] std::vector<NewSessionView::Choice> presets() const;
  // That person's total in the session that it goes on with; nothing: they join now.
  [[nodiscard]] std::optional<Amount> total_of(const std::string& name, const Players& people) const;
  // What the players of that session have besides their totals, under their people's present names.
  [[nodiscard]] Left left(const Players& people) const;
  [[nodiscard]] Amount joining_amount(Joining with) const;
  [[nodiscard]] std::vector<Joining> joinings() const;
  [[nodiscard]] std::vector<NewSessionView::Opening> openings(const Players& people) const;
  [[nodiscard]] NewSessionView::Opening newcomer() const;
  [[nodiscard]] std::string going_on_problem(const Players& people) const;
  [[nodiscard]] std::vector<std::string> going_on_texts(const Players& people) const;
  [[nodiscard]] std::string with_hands_left(std::string length) const;
  void add_bags_texts(const Players& people, std::vector<std::string>& texts) const;

  games::Rules rules_;
  std::string preset_;     // the one chosen last
  store::KeptRules kept_;  // for the chosen game
  std::vector<store::NamedGame> named_;
  // Places that were removed keep their names, in case they are added again.
  std::array<std::string, kMostSeats> names_;
  std::array<Joining, kMostSeats> joining_{};  // how each joins; by place, as in `names_`
  int seats_ = 4;
  int wanted_seats_ = 4;  // the number chosen, kept while somebody looks at a game that does not allow it
  Seat dealer_;
  bool named_here_ = false;        // somebody has been given a place here
  std::string note_;               // may be empty
  std::optional<WayOfEntry> way_;  // in which these people entered before
  std::optional<GoingOn> going_on_;
  int hands_played_ = 0;  // in the evening so far, before this session
};

// A new session that was put together and not started.
struct Unfinished {
  NewSession draft;
  std::optional<session::Session> earlier;  // that it was made from
};

}  // namespace nullo::app
