// The New session screen: what has been chosen so far, until it starts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/intent.h"
#include "app/view.h"
#include "session/session.h"

namespace nullo::app {

class NewSession {
 public:
  NewSession();
  // From an earlier session: the same game, rules and people; the deal goes on.
  explicit NewSession(const session::Session& earlier);

  void choose_game(std::string_view id);
  void choose_preset(std::string_view id);
  void set_option(std::string_view key, const games::OptionValue& value);
  void set_name(Seat seat, std::string_view name);
  void move(Seat from, Seat to);
  void set_players(int count);
  void set_dealer(Seat seat);

  // Why it cannot start yet: a sentence; nothing if it can.
  [[nodiscard]] std::optional<std::string> why_not() const;
  // The session with its first hand open. Only where why_not() is nothing.
  [[nodiscard]] session::Session start(std::string id, std::string now) const;

  [[nodiscard]] NewSessionView view(const std::vector<std::string>& remembered) const;

 private:
  [[nodiscard]] std::string problem_at(std::size_t place) const;

  games::Rules rules_;
  std::vector<std::string> names_;
  Seat dealer_;
};

}  // namespace nullo::app
