// What clang's libFuzzer tries with bytes of its own, and replay_test.cpp with those that are kept in corpus/. Each
// function takes any bytes. Where the program breaks a promise it throws Broken; a crash is found by the sanitizers.
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

namespace nullo::fuzz {

class Broken : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

inline void expect(bool kept, const std::string& promise) {
  if (!kept) throw Broken{promise};
}

// A document: it is refused with places, or it is scored, and scores the same after it was written and read back.
void try_document(std::string_view bytes);
// Taps of somebody who does not look: every state has no contradiction, is scored, has an entry, is undone and redone,
// and its document scores the same. The first bytes choose the table (random_game.h), the others the taps.
void try_taps(std::string_view bytes);
// Keys and touches at the table of the program, on a database: they keep to docs/input.md, and undo and redo find every
// state. The first three bytes choose the game, the rules and the number of players; a byte below 0x80 is a key as
// TableDriver types it, any other one a touch.
void try_keys(std::string_view bytes);
// A good database, damaged as the bytes say (support/damage.h), on every page of the window: nothing that is shown of a
// session is wrong, unless damage was spoken of.
void try_pages(std::string_view bytes);
// The tables and the page of a session with names and notes of any text, read by a reader that knows nothing of how
// they were written.
void try_tables(std::string_view bytes);
// What a hub and a device tell each other: it is refused with faults, or is written and read back the same; what a
// device takes over is sound, and can be told to others.
void try_wire(std::string_view bytes);

struct Target {
  std::string_view name;  // of its corpus and program
  void (*run)(std::string_view bytes);
};
inline constexpr std::array<Target, 6> kTargets{{{"document", try_document},
                                                 {"taps", try_taps},
                                                 {"keys", try_keys},
                                                 {"pages", try_pages},
                                                 {"tables", try_tables},
                                                 {"wire", try_wire}}};

}  // namespace nullo::fuzz
