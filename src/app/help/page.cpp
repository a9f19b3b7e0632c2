#include "app/help/page.h"

#include "app/shared.h"

namespace nullo::app {

HelpView HelpPage::help() const { return shared_.pages.below().help(); }

}  // namespace nullo::app
