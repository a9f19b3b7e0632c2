#include "app/people/points_follow.h"

#include <utility>

#include "app/shared.h"
#include "text/say.h"

namespace nullo::app {

void ask_about_points(Shared& shared, std::string text, bool can_go_along,
                      std::function<void(session::PointsFollow)> answer) {
  using session::PointsFollow;
  const auto stay = [answer] { answer(PointsFollow::kSeat); };
  if (!can_go_along) {
    return shared.ask({Dialog{text::say("The points stay with the chairs"), std::move(text), text::say("Change chairs"),
                              text::say("Cancel")},
                       stay});
  }
  Dialog dialog{text::say("Do the points go with the people or stay with the chairs?"), std::move(text),
                text::say("With the people"), text::say("Cancel")};
  dialog.other = text::say("With the chairs");
  dialog.other_key = 'c';
  shared.ask({std::move(dialog), [answer = std::move(answer)] { answer(PointsFollow::kPlayer); }, {}, stay});
}

}  // namespace nullo::app
