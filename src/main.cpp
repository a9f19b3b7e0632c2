// Nullo: the command line, and without a subcommand the window.
#include "base/temporary.h"
#include "cli/cli.h"
#include "gui/exchange/picture.h"
#include "gui/window/libraries.h"
#include "gui/window/window.h"
#include "text/language.h"

int main(int argc, char** argv) {
  nullo::remove_temporaries_at_signals();
  nullo::text::speak(nullo::text::language_of_environment());
  return nullo::cli::run(argc, argv, {nullo::gui::run_window, nullo::gui::draw_picture, nullo::gui::libraries});
}
