// The keys of the pages of past sessions.
#pragma once

#include <span>

#include "app/key_row.h"
#include "app/past/view.h"

namespace nullo::app {

std::span<const KeyRow<PastView>> key_rows(const PastView& page);
std::span<const KeyRow<SessionView>> key_rows(const SessionView& page);
std::span<const KeyRow<ReplayView>> key_rows(const ReplayView& page);

}  // namespace nullo::app
