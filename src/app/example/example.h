// The example evening: what somebody sees who tries Nullo before the first session. It is a program of its own, with a
// database of its own in a folder of its own, and both are gone when it closes. So nothing of it counts anywhere: its
// people are in no list, its hands in no statistics, and no new session is filled in from it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "app/app.h"

namespace nullo::app {

class Example {
 public:
  // Opens it in the middle of a hand. Throws store::StoreError if there is no place for its database.
  explicit Example(const Clock& clock);
  ~Example();
  Example(const Example&) = delete;
  Example& operator=(const Example&) = delete;
  Example(Example&&) = delete;
  Example& operator=(Example&&) = delete;

  [[nodiscard]] const View& view() const { return view_; }
  [[nodiscard]] const BoardView& board() const { return app_->board(); }
  [[nodiscard]] std::optional<std::string> take_copied() { return app_->take_copied(); }
  [[nodiscard]] std::optional<Felt> take_felt() { return app_->take_felt(); }
  void hear(Outcome outcome);
  // Acts on the intent. False: the person has left its table, so it closes.
  bool handle(const Intent& intent);
  // It looks as the program around it does.
  void look_like(const View& around);

 private:
  // A private folder, removed with all that is in it.
  class Folder {
   public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    Folder(Folder&&) = delete;
    Folder& operator=(Folder&&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

   private:
    std::filesystem::path path_;
  };

  void refresh();

  Folder folder_;
  std::optional<App> app_;  // after the folder, so that it is closed before that is removed
  View view_;
};

}  // namespace nullo::app
