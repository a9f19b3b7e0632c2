// A question that has to be answered before anything else: what it says, and what each answer does.
#pragma once

#include <functional>

#include "app/view.h"

namespace nullo::app {

struct Question {
  Dialog dialog;
  std::function<void()> yes;
  std::function<void()> no = {};     // nothing: the question only closes
  std::function<void()> other = {};  // where the dialog has another answer
};

}  // namespace nullo::app
