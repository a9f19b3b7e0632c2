// Undo and redo for a draft that is not stored yet.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace nullo::app {

template <class Draft>
class Steps {
 public:
  // Call it before the draft changes. Clears what could be redone.
  void remember(const Draft& draft, std::string label) {
    undo_.push_back({draft, std::move(label)});
    redo_.clear();
  }
  // Sets the draft to what it was before the last step (`back`), or redoes the step undone last; false: there is none.
  bool step(Draft& draft, bool back) {
    std::vector<Step>& from = back ? undo_ : redo_;
    std::vector<Step>& to = back ? redo_ : undo_;
    if (from.empty()) return false;
    Step step = std::move(from.back());
    from.pop_back();
    to.push_back({std::exchange(draft, std::move(step.draft)), std::move(step.label)});
    return true;
  }
  // The label of the step to undo (or redo) next; empty: there is none.
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
