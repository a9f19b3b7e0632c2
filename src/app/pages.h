// The pages that lie on each other, the start page at the bottom. The top one is seen.
#pragma once

#include <memory>
#include <ranges>
#include <utility>
#include <vector>

#include "app/page.h"

namespace nullo::app {

class Pages {
 public:
  [[nodiscard]] Page& top() const { return *pages_.back(); }
  [[nodiscard]] bool top_is_start() const { return pages_.size() == 1; }
  // The page under the top one. There is one unless the start page is the top.
  [[nodiscard]] Page& below() const { return *pages_[pages_.size() - 2]; }
  [[nodiscard]] std::size_t size() const { return pages_.size(); }

  void push(std::unique_ptr<Page> page) { pages_.push_back(std::move(page)); }
  // Takes the top page away, never the start page. It lives until forget_closed(), as it may be the one that acts.
  void pop() {
    if (top_is_start()) return;
    close_top();
    top().come_back();
  }
  // All but the start page.
  void pop_all() {
    while (!top_is_start()) close_top();
  }
  // `page` in place of the top one.
  void replace_top(std::unique_ptr<Page> page) {
    if (!top_is_start()) close_top();
    push(std::move(page));
  }
  void forget_closed() { closed_.clear(); }

  // The highest page of this kind; nullptr: there is none.
  template <class Kind>
  [[nodiscard]] Kind* find() const {
    for (const auto& page : std::views::reverse(pages_)) {
      if (auto* found = dynamic_cast<Kind*>(page.get())) return found;
    }
    return nullptr;
  }
  template <class Kind>
  [[nodiscard]] Kind* top_as() const {
    return dynamic_cast<Kind*>(pages_.back().get());
  }
  // From the top down.
  [[nodiscard]] auto from_top() const {
    return pages_ | std::views::reverse | std::views::transform([](const auto& page) -> Page& { return *page; });
  }

 private:
  void close_top() {
    closed_.push_back(std::move(pages_.back()));
    pages_.pop_back();
  }

  std::vector<std::unique_ptr<Page>> pages_;
  std::vector<std::unique_ptr<Page>> closed_;
};

}  // namespace nullo::app
