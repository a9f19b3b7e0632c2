// People: the list, its search, and the page of one of them.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// Letters in a short name.
inline constexpr std::size_t kMostShort = 12;

class Players {
 public:
  // Reads all of them anew.
  void know(std::vector<store::Person> people) {
    people_ = std::move(people);
    taken_for_.clear();
  }
  [[nodiscard]] const std::vector<store::Person>& all() const { return people_; }
  // Who is meant by a name, theirs or another of theirs, in whichever way its letters are written; nullptr: nobody yet.
  [[nodiscard]] const store::Person* find(std::string_view name) const;
  // The name by which that person is known now; of somebody new the name itself.
  [[nodiscard]] std::string present(std::string_view name) const;
  // A name as it was typed, ready to be used. One that somebody has stays as it is, whatever it may be by now.
  [[nodiscard]] std::string meant(std::string_view typed) const;
  // The name of somebody else than the one who is called `but`, which a reader takes for this one; empty: there is
  // none.
  [[nodiscard]] std::string looking_like(std::string_view name, std::string_view but = {}) const;
  // The name of somebody whom `name`, which nobody has, is written like, but for case and accents; empty: of nobody.
  [[nodiscard]] std::string written_like(std::string_view name) const;
  // From now on the name means this one, or somebody new where both are the same.
  void take_for(const std::string& name, const std::string& meant) { taken_for_[name] = meant; }
  // Why the name at this place cannot be, beside those before it; empty where it can, or where there is none.
  [[nodiscard]] std::string problem_at(const std::vector<std::string>& names, std::size_t place) const;

  // ---- the list and a page of it
  void search(std::string_view text) { (opened_.empty() ? search_ : other_search_) = text; }
  void forget_search();
  bool open(std::string_view name);
  void close() { opened_.clear(); }
  [[nodiscard]] const std::string& opened() const { return opened_; }
  [[nodiscard]] PlayersView list_view() const;
  // Of the opened one, who is there.
  [[nodiscard]] PlayerView page_view() const;

  // ---- how they look at a table
  // A colour for each seat: a person's own where nobody else there has chosen the same, else the seat's, or one that is
  // left.
  [[nodiscard]] std::array<int, kMostSeats> seat_colours(const std::vector<std::string>& names) const;
  // The names of all but these.
  [[nodiscard]] std::vector<std::string> without(const std::vector<std::string>& names) const;
  // The short name where one was chosen.
  [[nodiscard]] std::string shortened(const std::string& name) const;
  // Short names where there is little room: the dealers of a sheet, and its heads where they are many.
  void shorten(Sheet& sheet) const;

  std::string problem;  // with what was wanted last

 private:
  std::vector<store::Person> people_;
  std::string search_;
  std::string other_search_;  // among those who could be the same person
  std::string opened_;        // their name; empty: none
  // Who was asked about, see take_for().
  std::map<std::string, std::string, std::less<>> taken_for_;
};

}  // namespace nullo::app
