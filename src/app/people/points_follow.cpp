#include "app/people/points_follow.h"

#include <utility>

#include "app/shared.h"

namespace nullo::app {

void ask_about_points(Shared& shared, std::string text, bool can_go_along,
                      std::function<void(session::PointsFollow)> answer) {
  using session::PointsFollow;
  const auto stay = [answer] { answer(PointsFollow::kSeat); };
  if (!can_go_along) {
    return shared.ask({Dialog{"The points stay with the chairs", std::move(text), "Change chairs", "Cancel"}, stay});
  }
  Dialog dialog{"Do the points go with the people or stay with the chairs?", std::move(text), "With the people",
                "Cancel"};
  dialog.other = "With the chairs";
  dialog.other_key = 'c';
  shared.ask({std::move(dialog), [answer = std::move(answer)] { answer(PointsFollow::kPlayer); }, {}, stay});
}

}  // namespace nullo::app
