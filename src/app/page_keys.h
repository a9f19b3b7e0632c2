// All keys of what fills the window: those of the page, then those of every page; and those of a question over it.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "app/key_row.h"
#include "app/view.h"

namespace nullo::app {

// The keys that work on every page.
std::span<const KeyRow<View>> key_rows(const View& view);

// What they are now. The first row of a key that works is the one that counts.
std::vector<PageKey> keys_of_page(const View& view);
std::vector<PageKey> keys_of_every_page(const View& view);
std::vector<PageKey> keys_of(const View& view);
// Enter is yes and Esc no. To lose something for good, people press Del.
std::vector<PageKey> keys_of(const Dialog& dialog);

// The dialog with its keys written on its answers: "End it (Enter)".
Dialog with_keys(Dialog dialog);

}  // namespace nullo::app
