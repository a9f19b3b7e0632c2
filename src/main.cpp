// Nullo: the command line, and without a subcommand the window.
#include "base/temporary.h"
#include "cli/cli.h"
#include "gui/exchange/picture.h"
#include "gui/window/libraries.h"
#include "gui/window/window.h"

int main(int argc, char** argv) {
  nullo::remove_temporaries_at_signals();
  return nullo::cli::run(argc, argv, {nullo::gui::run_window, nullo::gui::draw_picture, nullo::gui::libraries});
}
