// The list of past sessions and its search.
#pragma once

#include <string>
#include <vector>

#include "app/page.h"
#include "text/say.h"

namespace nullo::app {

struct Shared;

class PastPage final : public PageFor<PastPage, Search> {
 public:
  explicit PastPage(Shared& shared);

  [[nodiscard]] AnyScreen view() override;
  [[nodiscard]] HelpView help() const override;
  // Brings back the session that was deleted last.
  [[nodiscard]] std::string undo_label() override {
    return gone_.empty() ? std::string{} : text::say("session deleted");
  }
  void step(bool back) override;
  [[nodiscard]] bool lists_past_sessions() const override { return true; }
  void session_deleted(const std::string& id, const std::string& text) override { gone_.push_back({id, text}); }
  void session_brought_back(const std::string& id) override;

  void on(const Search& search);

 private:
  struct Gone {
    std::string id;
    std::string text;
  };

  Shared& shared_;
  std::string search_;
  int list_number_;         // the number of this list: another one after each opening and each search
  std::vector<Gone> gone_;  // deleted since the page was opened, the last at the end
};

}  // namespace nullo::app
