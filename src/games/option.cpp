#include "games/option.h"

#include <utility>

namespace nullo::games {

// Not in the header: where g++ 12 sees which kind it is, it warns of members of the others.
void offer(Option option, std::vector<Option>& options) { options.push_back(std::move(option)); }

}  // namespace nullo::games
