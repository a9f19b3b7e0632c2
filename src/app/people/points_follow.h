// Whether points go with the people who change chairs, or stay with the chairs.
#pragma once

#include <functional>
#include <string>

#include "session/seating.h"
#include "text/sentence.h"

namespace nullo::app {

struct Shared;

// Shown when points that move would separate partners; the points then stay.
inline constexpr text::Sentence kPartedText = text::mark(
    "Partners share one score. If points went with the people, partners would have different ones, so the points "
    "stay.");

// `text` says what each answer leads to. `can_go_along`: no partners are parted; else there is nothing to choose.
void ask_about_points(Shared& shared, std::string text, bool can_go_along,
                      std::function<void(session::PointsFollow)> answer);

}  // namespace nullo::app
