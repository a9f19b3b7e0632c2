// People: the list, its search, and one person's page.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/view.h"
#include "session/session.h"
#include "store/store.h"

namespace nullo::app {

// The most characters of a short name.
inline constexpr std::size_t kMostShort = 12;

class Players {
 public:
  // Replaces all people that are known. `read` reads them when somebody is first asked for,
  // which on the start page nobody is.
  void know(std::function<std::vector<store::Person>()> read) {
    read_ = std::move(read);
    people_.clear();
    short_names_.reset();
    taken_for_.clear();
  }
  void know(std::vector<store::Person> people) {
    know([people = std::move(people)] { return people; });
  }
  [[nodiscard]] const std::vector<store::Person>& all() const;
  [[nodiscard]] bool is_read() const { return !read_; }
  // The person with this name, current or former, however its characters are encoded; nullptr: nobody has it yet.
  [[nodiscard]] const store::Person* find(std::string_view name) const;
  // The colour that this person has chosen; nothing: none, or nobody has that name.
  [[nodiscard]] std::optional<int> colour_of(std::string_view name) const;
  // The current name of that person; the name itself if nobody has it.
  [[nodiscard]] std::string present(std::string_view name) const;
  // A typed name, ready to be used. A name that somebody has is kept as it is, even if it would be refused for a new
  // person.
  [[nodiscard]] std::string meant(std::string_view typed) const;
  // The name of somebody other than `but` that a reader would mistake for this one; empty: none.
  [[nodiscard]] std::string looking_like(std::string_view name, std::string_view but = {}) const;
  // Whether nobody has this name and no answer says yet whom it means; take_for().
  [[nodiscard]] bool is_in_question(std::string_view name) const;
  // For a name in question: a known person's name that differs from it only in case and accents, or else the only one
  // of which a word begins so ("gran": Grandma Ruth); empty: none.
  [[nodiscard]] std::string written_like(std::string_view name) const;
  // The current names of all who sit at a table, from names as they were typed.
  [[nodiscard]] std::vector<std::string> present_names(std::vector<std::string> names) const;
  // From now on `name` means the person `meant`, or somebody new if both are the same.
  void take_for(const std::string& name, const std::string& meant) { taken_for_[name] = meant; }
  // Why the name at this place is refused next to those before it; empty if it is not, or if the place has no name.
  [[nodiscard]] std::string problem_at(const std::vector<std::string>& names, std::size_t place) const;

  // ---- the list and a page of it
  void search(std::string_view text) { (opened_.empty() ? search_ : other_search_) = text; }
  void forget_search();
  bool open(std::string_view name);
  void close() { opened_.clear(); }
  [[nodiscard]] const std::string& opened() const { return opened_; }
  [[nodiscard]] PlayersView list_view() const;
  // Call it only if somebody's page is open.
  [[nodiscard]] PlayerView page_view() const;

  // ---- how people look at a table
  // A colour for each seat: the one its person chose, unless somebody else there chose the same; otherwise the seat's
  // own, or one that is left.
  [[nodiscard]] std::array<int, kMostSeats> seat_colours(const std::vector<std::string>& names) const;
  // The names of everybody except these.
  [[nodiscard]] std::vector<std::string> without(const std::vector<std::string>& names) const;
  // The short name if the person has one, else the name.
  [[nodiscard]] std::string shortened(const std::string& name) const;
  // Those that people have chosen; nullptr until somebody was asked for.
  [[nodiscard]] const std::shared_ptr<const ShortNames>& short_names() const { return short_names_; }
  // Puts in short names where there is little room: in the dealer column, and in the heads if there are many.
  void shorten(Sheet& sheet) const;

  std::string problem;  // why what was wanted last was refused

 private:
  // Where each name stands in `people_`, current or former; the first person if several have it.
  using Places = std::unordered_map<std::string, std::size_t>;

  [[nodiscard]] const store::Person* person_at(const Places& places, const std::string& name) const;

  mutable std::function<std::vector<store::Person>()> read_;  // empty: `people_` has them all
  mutable std::vector<store::Person> people_;
  mutable Places by_name_;         // both are known once people have been read
  mutable Places by_normal_name_;  // by the name in normal form
  mutable std::shared_ptr<const ShortNames> short_names_;
  std::string search_;
  std::string other_search_;  // the search among those who could be the same person
  std::string opened_;        // the name of the person whose page is open; empty: none
  // The answers about new names, see take_for().
  std::map<std::string, std::string, std::less<>> taken_for_;
};

}  // namespace nullo::app
