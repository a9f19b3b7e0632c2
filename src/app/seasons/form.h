// How a season counts, as the page asks for it: what there is to choose from, and what a choice or a typed text makes
// of the season.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "app/seasons/view.h"
#include "standings/history.h"
#include "standings/season.h"

namespace nullo::app {

// What was played, as far as there is something to choose from in it.
struct SeasonChoices {
  std::vector<std::string> games = {};  // as games::listed_as() says it
  std::vector<std::string> rules = {};  // of the season's game, as standings::Played has them
  std::vector<standings::Group> groups = {};
};
// `played`: everything, `groups` likewise.
SeasonChoices season_choices(const standings::Season& season, const standings::Played& played,
                             const std::vector<std::string>& games, const std::vector<standings::Group>& groups);

// `now`: RFC 3339 UTC.
std::vector<SeasonsView::Part> season_form(const standings::Season& season, const SeasonChoices& choices,
                                           std::string_view now);
// A season of this year, which counts points by place. Its id is new.
standings::Season new_season(std::string_view now);
// The season with that part changed; or why it cannot be, a sentence.
tl::expected<standings::Season, std::string> with_part(standings::Season season, const ChangeSeason& change,
                                                       const SeasonChoices& choices, std::string_view now);
tl::expected<standings::Season, std::string> with_adjustment(standings::Season season, const AdjustSeason& adjust);

}  // namespace nullo::app
