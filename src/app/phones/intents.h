// The intents of the page "On your phones".
#pragma once

namespace nullo::app {

struct SetOnPhones {  // the table is shown on phones
  bool on = true;
};

}  // namespace nullo::app
