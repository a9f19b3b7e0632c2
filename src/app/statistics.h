// What the years come to for one person: which sessions are asked about, and the finished texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/view.h"
#include "store/store.h"

namespace nullo::app {

class StatisticsPage {
 public:
  // What was chosen of somebody else is forgotten.
  void open(std::string name) {
    if (name != name_) *this = StatisticsPage{};
    name_ = std::move(name);
  }
  void choose_game(std::string_view id);
  void choose_rules(std::string_view id) { rules_ = id; }
  void choose_period(std::string_view id) { period_ = id; }
  // What a figure, a reason or a meeting is made of; the same once more closes it.
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
  std::string game_;  // its id; empty: the one played most often
  // As the store's filter wants them; empty: any. Until some are chosen, those played most often: what rules of
  // different worth bring is not averaged unasked.
  std::optional<std::string> rules_;
  std::string period_;  // the id of a choice; empty: since ever
  std::optional<store::ShareOf> share_;
};

}  // namespace nullo::app
