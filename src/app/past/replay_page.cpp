#include "app/past/replay_page.h"

#include "app/help/help.h"
#include "app/shared.h"

namespace nullo::app {

AnyScreen ReplayPage::view() { return replay_.view(shared_.playing.chips); }

HelpView ReplayPage::help() const { return help_view(replay_.game()); }

}  // namespace nullo::app
