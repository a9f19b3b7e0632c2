#include "games/length_option.h"

namespace nullo::games {

void offer_length(std::optional<int> hands, int most, std::vector<Option>& options) {
  options.push_back({"ends", "The game ends", "When the players stop, or after a number of hands.",
                     Option::Choice{{"when you stop", "after some hands"}, hands ? std::size_t{1} : 0}});
  if (hands) options.push_back({"hands", "Hands", "How many hands are played.", Option::Number{1, most, *hands}});
}

void set_length(std::string_view key, int value, const LengthBounds& bounds, std::optional<int>& hands) {
  if (key == "ends" && value == 0) hands.reset();
  if (key == "ends" && value == 1) hands = hands.value_or(bounds.usual);
  if (key == "hands" && hands && value >= 1 && value <= bounds.most) hands = value;
}

}  // namespace nullo::games
