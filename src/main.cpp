// Nullo: the command line, and without a subcommand the window.
#include <cstdlib>

#include "base/temporary.h"
#include "cli/cli.h"
#include "gui/exchange/picture.h"
#include "gui/window/libraries.h"
#include "gui/window/window.h"
#include "text/language.h"

int main(int argc, char** argv) {
  nullo::remove_temporaries_at_signals();
  // For translators, to see their sentences where they stand: docs/translating.md.
  if (const char* language = std::getenv("NULLO_LANGUAGE")) nullo::text::speak(nullo::text::language_of(language));
  return nullo::cli::run(argc, argv, {nullo::gui::run_window, nullo::gui::draw_picture, nullo::gui::libraries});
}
