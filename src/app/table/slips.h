// What keys that are typed in haste may have meant: those that follow a refused key, a card typed by two keys though
// one would do, a key pressed twice at once. Rules: docs/input.md.
#pragma once

#include <optional>
#include <string>

#include "app/intent.h"
#include "app/table/keys.h"
#include "app/table/open_session.h"
#include "app/table/pending.h"

namespace nullo::app {

class Slips {
 public:
  // What is done in place of typing on ends what was remembered.
  void look(const Intent& intent);

  // Why the key does not count, or what it is asked about; empty: it counts. `now` in seconds.
  [[nodiscard]] std::string refuse(char32_t character, const OpenSession& open, Pending& pending, double now);
  // The same on the page that offers what follows a complete hand.
  [[nodiscard]] std::string refuse_offer(char32_t character, const OpenSession& open, Pending& pending, double now);
  // The same of Enter.
  [[nodiscard]] std::string refuse_enter(const games::Entry& entry, Pending& pending, double now);
  // Backspace removes a refused key. True: one was remembered.
  bool take_back();

  // Remembers what the key means, before it is sent. `entry` and `before` are as they were when it was pressed.
  void note_meant(char32_t character, const KeyResult& meant, const games::Entry& entry, const Pending& before,
                  double now);
  // Remembers whether it was refused.
  void note_typed(bool refused);

 private:
  // A key that was refused, and when: what follows may belong to what it was to begin.
  struct Refused {
    char32_t letter = 0;
    double at = 0;
    bool may_repeat = false;     // it was asked about: the same key once more counts
    bool dropped = false;        // so were keys that followed
    bool number_stands = false;  // the number that stands there is not refused itself
  };
  // A card that one key has just noted, by its letter.
  struct Noted {
    char32_t letter = 0;
    Card card;
    double at = 0;
    bool in_full = false;  // its other half has been typed, too, and may begin another card
  };
  // What a key has just made: a choice, or a card in a trick.
  struct Made {
    char32_t key = 0;
    double at = 0;
    bool half = false;    // it was the second half of a card
    bool player = false;  // it was a player, who won no trick
  };
  // The key whose outcome is not known yet.
  struct Typed {
    char32_t letter = 0;
    double at = 0;
    bool begins = false;  // a card, a player, a count
    std::optional<Card> card;
  };

  [[nodiscard]] bool belongs_to_refused(char32_t character, double now) const;
  [[nodiscard]] std::string refuse_too(char32_t character, bool was_refused, double now);
  [[nodiscard]] std::string ask_about_noted(char32_t character, const games::Entry& entry, Pending& pending,
                                            double now);
  // What a key means at the table, or on the page after a hand.
  using Meaning = KeyResult(const games::Entry& entry, Pending& pending, char32_t character);
  [[nodiscard]] std::string ask_about_made(char32_t character, Meaning* meaning, const OpenSession& open,
                                           const Pending& pending, double now);

  std::optional<Refused> refused_;
  std::optional<Noted> noted_;
  std::optional<Made> made_;
  std::optional<Typed> typed_;
};

}  // namespace nullo::app
