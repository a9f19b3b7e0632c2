// One person's statistics over the years: which sessions are chosen, and the finished texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/view.h"
#include "store/store.h"

namespace nullo::app {

class StatisticsPage {
 public:
  // Forgets what was chosen for the person before.
  void open(std::string name) {
    if (name != name_) *this = StatisticsPage{};
    name_ = std::move(name);
  }
  void choose_game(std::string_view id);
  void choose_rules(std::string_view id) { rules_ = id; }
  void choose_period(std::string_view id) { period_ = id; }
  // Opens what a figure, a reason or a meeting is made of; the second call for the same one closes it.
  void open_share(const store::ShareOf& of);
  void close_share() { share_.reset(); }
  [[nodiscard]] bool share_is_open() const { return share_.has_value(); }

  // `now`: RFC 3339 UTC.
  [[nodiscard]] StatisticsView view(store::Store& store, std::string_view now) const;

 private:
  [[nodiscard]] store::StatisticsFilter filter(std::string_view now) const;
  [[nodiscard]] StatisticsView::Opened opened(store::Store& store, const store::StatisticsFilter& filter,
                                              const StatisticsView& view) const;

  std::string name_;
  std::string game_;  // the id of the chosen game; empty: the one played most often
  // As the store's filter takes them; empty: all rules; nothing: the rules played most often, since points under
  // different rules should not be averaged unless somebody asks for it.
  std::optional<std::string> rules_;
  std::string period_;  // the id of a choice; empty: all time
  std::optional<store::ShareOf> share_;
};

}  // namespace nullo::app
