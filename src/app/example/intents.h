// What people mean by the example evening.
#pragma once

namespace nullo::app {

struct TryExample {};    // opens it over the start page
struct CloseExample {};  // throws it away

}  // namespace nullo::app
