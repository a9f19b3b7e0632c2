// Changes of something that is kept as a whole: each can be taken back and done again, as long as the program runs.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace nullo::app {

template <class State>
class TakenBack {
 public:
  void add(std::string label, State before, State after) {
    constexpr std::size_t kMost = 100;
    done_.push_back({std::move(label), std::move(before), std::move(after)});
    if (done_.size() > kMost) done_.erase(done_.begin());
    undone_.clear();
  }
  // What is kept now: if it is not what the changes led to, somebody else has changed it, and they are forgotten.
  void forget_unless(const State& now) {
    const bool leads_here = done_.empty() || done_.back().after == now;
    const bool led_here = undone_.empty() || undone_.back().before == now;
    if (leads_here && led_here) return;
    done_.clear();
    undone_.clear();
  }
  // What it takes back, or does again: "the draw"; empty: nothing.
  [[nodiscard]] std::string label(bool back) const {
    const std::vector<Change>& from = back ? done_ : undone_;
    return from.empty() ? std::string{} : from.back().label;
  }
  // `keep` is given what is to be kept now; if it throws, nothing was taken back.
  template <class Keep>
  void step(bool back, const Keep& keep) {
    std::vector<Change>& from = back ? done_ : undone_;
    if (from.empty()) return;
    keep(back ? from.back().before : from.back().after);
    (back ? undone_ : done_).push_back(std::move(from.back()));
    from.pop_back();
  }

 private:
  struct Change {
    std::string label;
    State before;
    State after;
  };
  std::vector<Change> done_;
  std::vector<Change> undone_;
};

}  // namespace nullo::app
