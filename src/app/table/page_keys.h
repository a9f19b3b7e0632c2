// The keys at the table that do not hang on what is asked (those: app/table/keys.h), and on the pages after a hand and
// a game.
#pragma once

#include <span>
#include <string_view>

#include "app/key_row.h"
#include "app/table/over_view.h"
#include "app/table/view.h"

namespace nullo::app {

inline constexpr std::string_view kEnterButton = "ok";

std::span<const KeyRow<TableView>> key_rows(const TableView& page);
std::span<const KeyRow<HandOverView>> key_rows(const HandOverView& page);
std::span<const KeyRow<GameOverView>> key_rows(const GameOverView& page);

}  // namespace nullo::app
