// What was changed in a draft that is not stored yet, to be taken back and done again.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace nullo::app {

template <class Draft>
class Steps {
 public:
  // The draft is about to change. What was taken back before is gone.
  void remember(const Draft& draft, std::string label) {
    undo_.push_back({draft, std::move(label)});
    redo_.clear();
  }
  // The draft as it was before the last step, or after the one taken back last; false: there is none.
  bool step(Draft& draft, bool back) {
    std::vector<Step>& from = back ? undo_ : redo_;
    std::vector<Step>& to = back ? redo_ : undo_;
    if (from.empty()) return false;
    Step step = std::move(from.back());
    from.pop_back();
    to.push_back({std::exchange(draft, std::move(step.draft)), std::move(step.label)});
    return true;
  }
  // Of the next step back (forth); empty: there is none.
  [[nodiscard]] std::string undo_label() const { return undo_.empty() ? std::string{} : undo_.back().label; }
  [[nodiscard]] std::string redo_label() const { return redo_.empty() ? std::string{} : redo_.back().label; }

 private:
  struct Step {
    Draft draft;
    std::string label;
  };

  std::vector<Step> undo_;
  std::vector<Step> redo_;
};

}  // namespace nullo::app
