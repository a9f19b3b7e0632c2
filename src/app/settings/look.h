// How the window looks; stored with the data.
#pragma once

#include "app/view.h"
#include "store/store.h"

namespace nullo::app {

Look read_look(store::Store& store);
void write_look(store::Store& store, const Look& look);

}  // namespace nullo::app
