// A session, or who is best, as a picture for a chat: its contents. This code cannot draw; the caller supplies a
// painter.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/view.h"
#include "base/out.h"
#include "session/hand_by_hand.h"

namespace nullo::app {

class Players;
struct Known;

struct PictureView {
  std::string title;                         // "Hearts, Turbo"
  std::string when;                          // "2026-11-21 19:30"; empty: not known
  std::string rules;                         // the rules in words, and when the game is over
  std::string outcome;                       // "Clara wins with 6 points!", "After 3 hands"
  std::vector<GameOverView::Line> standing;  // best first
  Sheet sheet;
  std::string left_out;              // "Hands 1 to 200 are not shown here"; empty: all are
  std::optional<Settling> settling;  // nothing: there is nothing to settle
  std::string note;
  bool dark = true;
  std::array<int, kMostSeats> seat_colours{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};  // as View::seat_colours
};

// Standings, a season, an evening: a line for each person.
struct RankingView {
  std::string title;                  // "Standings, Hearts, 2026"
  std::vector<std::string> said;      // below it
  std::vector<std::string> headings;  // over the cells
  struct Line {
    std::string place;  // "1."
    std::string name;
    std::optional<int> colour;  // index in the seats' colours; nothing: none was chosen
    std::vector<std::string> cells;
  };
  std::vector<Line> lines;         // the best first
  std::vector<std::string> notes;  // below the lines
  bool dark = true;
};
using Picture = std::variant<PictureView, RankingView>;

// Draws the picture and passes the bytes of a PNG file on.
using Painter = std::function<void(const Picture&, const Out&)>;

// Of more hands the picture shows only the last ones, so that it can still be sent and opened.
inline constexpr std::size_t kMostPictured = 500;

PictureView picture_view(const session::HandByHand& hands, const Known& known, const Players& people);

}  // namespace nullo::app
