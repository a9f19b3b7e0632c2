// The colours of both themes. Every text has a contrast of at least 4.5:1 to what it lies on; kTextPairs names all such
// pairs, and a test computes them.
#pragma once

#include <array>
#include <string_view>

#include <imgui.h>

#include "core/seat.h"

namespace nullo::gui {

struct Theme {
  ImU32 window;  // behind everything
  ImU32 panel;   // what lies on the window
  ImU32 panel_edge;
  ImU32 raised;  // rows, fields, quiet buttons
  ImU32 raised_hover;
  ImU32 text;
  ImU32 dim;      // less important text, on window, panel and raised
  ImU32 chosen;   // ground of what is set now; its edge is text
  ImU32 primary;  // the button that Enter presses
  ImU32 primary_hover;
  ImU32 primary_edge;
  ImU32 on_primary;
  ImU32 ask;        // what the question is about: a line, never text
  ImU32 ask_soft;   // ground of the same, and of a refusal
  ImU32 tell;       // what Nullo says of itself: text
  ImU32 tell_soft;  // ground
  ImU32 tell_edge;
  ImU32 done;          // written, complete, all paid: ✓ and words
  ImU32 warning;       // text
  ImU32 warning_soft;  // ground
  ImU32 felt;
  ImU32 felt_light;  // the middle of the felt
  ImU32 felt_edge;
  ImU32 on_felt;
  ImU32 rim;   // the wood around the felt
  ImU32 card;  // faces
  ImU32 card_edge;
  ImU32 card_spent;  // faces of cards that are gone
  ImU32 card_back;
  ImU32 card_back_line;
  ImU32 card_black;
  ImU32 card_red;
  ImU32 card_green;  // clubs of a four-colour pack
  ImU32 card_blue;   // diamonds of it
  ImU32 spent_red;   // the same on faces of cards that are gone
  ImU32 spent_green;
  ImU32 spent_blue;
  ImU32 shade;                         // over everything that waits behind a dialog
  std::array<ImU32, kMostSeats> seat;  // a disc, a line of the chart
  ImU32 on_seat;                       // the digit on the disc

  // Which text colour lies on which ground.
  struct Pair {
    std::string_view name;
    ImU32 Theme::* text;
    ImU32 Theme::* ground;
  };
};

const Theme& dark_theme();
const Theme& light_theme();

inline constexpr std::array kTextPairs{
    Theme::Pair{"text on window", &Theme::text, &Theme::window},
    Theme::Pair{"text on panel", &Theme::text, &Theme::panel},
    Theme::Pair{"text on raised", &Theme::text, &Theme::raised},
    Theme::Pair{"text on raised, hovered", &Theme::text, &Theme::raised_hover},
    Theme::Pair{"text on chosen", &Theme::text, &Theme::chosen},
    Theme::Pair{"text on ask_soft", &Theme::text, &Theme::ask_soft},
    Theme::Pair{"text on tell_soft", &Theme::text, &Theme::tell_soft},
    Theme::Pair{"text on warning_soft", &Theme::text, &Theme::warning_soft},
    Theme::Pair{"dim on window", &Theme::dim, &Theme::window},
    Theme::Pair{"dim on panel", &Theme::dim, &Theme::panel},
    Theme::Pair{"dim on raised", &Theme::dim, &Theme::raised},
    Theme::Pair{"dim on raised, hovered", &Theme::dim, &Theme::raised_hover},
    Theme::Pair{"dim on chosen", &Theme::dim, &Theme::chosen},
    Theme::Pair{"dim on ask_soft", &Theme::dim, &Theme::ask_soft},
    Theme::Pair{"dim on tell_soft", &Theme::dim, &Theme::tell_soft},
    Theme::Pair{"tell on window", &Theme::tell, &Theme::window},
    Theme::Pair{"tell on panel", &Theme::tell, &Theme::panel},
    Theme::Pair{"tell on raised", &Theme::tell, &Theme::raised},
    Theme::Pair{"tell on tell_soft", &Theme::tell, &Theme::tell_soft},
    Theme::Pair{"done on panel", &Theme::done, &Theme::panel},
    Theme::Pair{"done on tell_soft", &Theme::done, &Theme::tell_soft},
    Theme::Pair{"on_primary on primary", &Theme::on_primary, &Theme::primary},
    Theme::Pair{"on_primary on primary, hovered", &Theme::on_primary, &Theme::primary_hover},
    Theme::Pair{"warning on panel", &Theme::warning, &Theme::panel},
    Theme::Pair{"warning on window", &Theme::warning, &Theme::window},
    Theme::Pair{"warning on raised", &Theme::warning, &Theme::raised},
    Theme::Pair{"on_felt on felt", &Theme::on_felt, &Theme::felt},
    Theme::Pair{"on_felt on the light felt", &Theme::on_felt, &Theme::felt_light},
    Theme::Pair{"black on card", &Theme::card_black, &Theme::card},
    Theme::Pair{"red on card", &Theme::card_red, &Theme::card},
    Theme::Pair{"green on card", &Theme::card_green, &Theme::card},
    Theme::Pair{"blue on card", &Theme::card_blue, &Theme::card},
    Theme::Pair{"black on a spent card", &Theme::card_black, &Theme::card_spent},
    Theme::Pair{"red on a spent card", &Theme::spent_red, &Theme::card_spent},
    Theme::Pair{"green on a spent card", &Theme::spent_green, &Theme::card_spent},
    Theme::Pair{"blue on a spent card", &Theme::spent_blue, &Theme::card_spent},
};

// The theme with the colours of the people who sit at the seats.
Theme seated(const Theme& theme, const std::array<int, kMostSeats>& colours);

// WCAG 2: (lighter + 0.05) / (darker + 0.05), from 1 to 21. Both opaque.
double contrast(ImU32 a, ImU32 b);
// `colour` with another opacity, 0 to 1.
ImU32 faded(ImU32 colour, float alpha);
// `part` of the way from one colour to the other.
ImU32 mixed(ImU32 from, ImU32 to, float part);

}  // namespace nullo::gui
