#include "app/help/page.h"

#include "app/help/help.h"
#include "app/shared.h"

namespace nullo::app {

HelpView HelpPage::help() const {
  Page& page = shared_.pages.below();
  HelpView help = page.help();
  View shown;
  shown.screen = page.view();
  shown.look = shared_.look;
  add_keys(help, shown);
  return help;
}

}  // namespace nullo::app
