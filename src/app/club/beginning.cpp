#include "app/club/beginning.h"

#include <utility>

#include "app/shared.h"
#include "text/say.h"

namespace nullo::app {

void ask_to_begin(Shared& shared, std::function<void()> yes) {
  if (shared.question || !shared.store.writes()) return;
  shared.ask(
      {Dialog{.title = text::say("Let other devices in?"),
              .text = text::say("Then this computer keeps the sessions for them too, whenever Nullo is open: in this "
                                "network, and for nobody without a code. Settings ends it."),
              .yes = text::say("Let them in"),
              .no = text::say("No")},
       std::move(yes)});
}

}  // namespace nullo::app
