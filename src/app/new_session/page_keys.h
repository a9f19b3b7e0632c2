// The keys of the page of a new session.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/new_session/view.h"

namespace nullo::app {

std::span<const KeyRow<NewSessionView>> key_rows(const NewSessionView& page);

}  // namespace nullo::app
