// Views made by hand, rich in what a screen can show: long names, many seats, everything at once.
#pragma once

#include <string>
#include <vector>

#include "app/view.h"

namespace nullo::gui {

struct Sample {
  std::string name;  // "table_mending"
  app::View view;
};

// Every screen in every state that looks different.
std::vector<Sample> sample_views();
app::View sample_table();
app::View sample_crowd();            // ten seats
app::View sample_session();          // a past one, which can be changed
app::View sample_session_of_many();  // the same, with the page that says where the chips of ten players came from
app::View sample_correcting();       // a recorded hand at the table
app::View sample_new_session();
app::View sample_past(int lines);  // a list of so many sessions, found among a few more; 0: none at all

}  // namespace nullo::gui
