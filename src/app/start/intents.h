// What people mean on the start page alone.
#pragma once

namespace nullo::app {

// Goes on with one of the other sessions that are open, by its place in the list, from 0.
struct ResumeOther {
  int place = 0;
};

}  // namespace nullo::app
