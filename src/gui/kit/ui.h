// One frame's drawing: text that fits, things that can be tapped, areas that scroll. Every screen draws with this and
// the widgets made of it, and says what the person meant with mean().
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <imgui.h>

#include "app/intent.h"
#include "app/key_row.h"
#include "app/view.h"
#include "gui/imgui/fonts.h"
#include "gui/kit/geometry.h"
#include "gui/kit/recorder.h"
#include "gui/kit/theme.h"
#include "gui/screen_state.h"

namespace nullo::gui {

// Each size is the one before times 1.26: three steps double it.
namespace type {
inline constexpr Type kNote{15, Weight::kRegular};
inline constexpr Type kNoteBold{15, Weight::kBold};
inline constexpr Type kBody{19, Weight::kRegular};
inline constexpr Type kBodyBold{19, Weight::kBold};
inline constexpr Type kNameRegular{24, Weight::kRegular};
inline constexpr Type kName{24, Weight::kBold};
inline constexpr Type kTitle{30, Weight::kBold};
inline constexpr Type kTotal{38, Weight::kBold};
inline constexpr Type kGiant{60, Weight::kBold};
}  // namespace type

inline constexpr float kTarget = 48;  // no target is lower or narrower, at 100 %
// Gaps between things, at 100 %.
inline constexpr float kTightGap = 6;
inline constexpr float kSmallGap = 8;
inline constexpr float kGap = 10;
inline constexpr float kWideGap = 12;
inline constexpr float kSlip = 9;  // units that a finger may move in a tap; further, it drags

// How the screen is held: as a phone upright or lying, or larger than that.
enum class Shape : std::uint8_t { kUpright, kLying, kDesk };
Shape shape_of(float width_units, float height_units);

enum class Align { kLeft, kCenter, kRight };

struct Touch {
  bool hovered = false;
  bool held = false;
  bool clicked = false;
  bool focused = false;
};

class Ui {
 public:
  struct Frame {
    const Theme& theme;
    Fonts& fonts;
    ScreenState& state;
    Recorder* recorder;  // nullptr: nobody asks
    float scale;         // pixels of one unit
    bool four_colours;
    Shape shape = Shape::kDesk;
    bool low = false;
    float filled = 1;                         // how much of the wait before an answer is over, see ready.h
    bool slips = false;                       // the finger that is down, or goes up, has moved too far for a tap
    Rect window = {};                         // all of it, in pixels
    std::span<const app::PageKey> keys = {};  // of the page, and of every page
    bool shares_text = false;                 // what is copied goes to the device's sheet of sharing
    const app::ShortNames* short_names = nullptr;
  };
  explicit Ui(const Frame& frame) : theme{frame.theme}, state{frame.state}, frame_{frame} {}

  const Theme& theme;
  ScreenState& state;

  // ---- sizes
  [[nodiscard]] float px(float units) const { return units * frame_.scale; }
  [[nodiscard]] float units(float pixels) const { return pixels / frame_.scale; }
  [[nodiscard]] const Rect& window() const { return frame_.window; }
  [[nodiscard]] bool four_colours() const { return frame_.four_colours; }
  [[nodiscard]] Shape shape() const { return frame_.shape; }
  [[nodiscard]] bool low() const { return frame_.low; }  // not high enough for everything one below another
  // False: the page is too new to be answered.
  [[nodiscard]] bool ready() const { return frame_.filled >= 1; }
  [[nodiscard]] float filled() const { return frame_.filled; }
  // A phone has no keyboard: nothing names a key.
  [[nodiscard]] bool names_keys() const { return frame_.shape == Shape::kDesk; }

  [[nodiscard]] bool shares_text() const { return frame_.shares_text; }
  [[nodiscard]] std::span<const app::PageKey> keys() const { return frame_.keys; }
  // What that person has chosen to be called where there is little room; empty: nothing.
  [[nodiscard]] std::string_view short_name_of(std::string_view name) const;
  // The name, or the short one that they have chosen where it is too wide.
  [[nodiscard]] std::string_view called(std::string_view name, float width, Type type) const;
  // The key that this button shows; empty: none presses it.
  [[nodiscard]] std::string_view key_of(std::string_view button) const;

  // ---- text
  [[nodiscard]] float text_width(std::string_view text, Type type) const;
  [[nodiscard]] float line_height(Type type) const { return px(type.size) * type.leading; }
  // One line, in the middle of the height; smaller where it does not fit, and at the smallest with an ellipsis.
  void text(const Rect& box, std::string_view text, Type type, ImU32 colour, Align align = Align::kLeft);
  // The same in this size only.
  void line(const Rect& box, std::string_view text, Type type, ImU32 colour, Align align = Align::kLeft);
  [[nodiscard]] std::vector<std::string_view> lines_of(float width, std::string_view text, Type type) const;
  // Several lines. Both return the height of the text in that width.
  [[nodiscard]] float wrapped_height(float width, std::string_view text, Type type) const;
  float wrapped(const Rect& box, std::string_view text, Type type, ImU32 colour, Align align = Align::kLeft);

  // Digits, ranks, suits: around a point, at any height.
  void symbol(Point center, std::string_view text, float pixels, ImU32 colour) const;

  // ---- shapes
  [[nodiscard]] ImDrawList& list() const { return *ImGui::GetWindowDrawList(); }
  void fill(const Rect& r, ImU32 colour, float rounding_units = 0) const;
  void outline(const Rect& r, ImU32 colour, float rounding_units = 0, float thickness_units = 1) const;
  void disc(Point center, float radius, ImU32 colour) const;

  // ---- what can be tapped
  // While something lies over the screen, what is below is drawn and cannot be tapped.
  void set_live(bool live) { live_ = live; }
  [[nodiscard]] bool live() const { return live_; }
  // While this is set, targets are drawn as always and take no tap: what stands there has just changed.
  void set_waits(bool waits) { waits_ = waits; }
  Touch target(std::string_view name, const Rect& r, bool enabled = true);
  // Notes that the last target is chosen, or switched on.
  void note_chosen() const;
  // Notes that the target shows the key.
  void note_key(std::string_view target, std::string_view key) const;
  // A field to type in.
  struct Typed {
    bool changed = false;
    bool entered = false;  // Enter was pressed in it
    bool active = false;
  };
  // `replaces`: the first character typed replaces the old text.
  Typed text_field(std::string_view name, const Rect& r, std::string& text, std::string_view hint,
                   bool replaces = false);

  // The same with several lines: Shift+Enter begins a new one.
  Typed text_area(std::string_view name, const Rect& r, std::string& text, std::string_view hint);

  // ---- scrolling. Content is drawn from the returned rectangle's top on and may go on below it; end_scroll() takes
  // the y where it ended. The rectangle leaves room for the scroll bar.
  Rect begin_scroll(std::string_view name, const Rect& r);
  [[nodiscard]] float scroll_room() const;  // what begin_scroll() leaves for the bar
  void end_scroll(float content_bottom);
  // Scrolls to `r` once for each `name`, and again when the area or `r` changes its size.
  void keep_in_sight(std::string_view name, const Rect& r);
  // Scrolls to `r` now; to its beginning where it is higher than the area.
  void bring_into_sight(const Rect& r);
  // Scrolls to all of `r` now; not at all where it is higher than the area.
  void bring_all_into_sight(const Rect& r);

  // ---- intents: the first in a frame counts
  void mean(app::Intent intent);
  [[nodiscard]] bool means_something() const { return intent_.has_value(); }
  [[nodiscard]] std::optional<app::Intent> take_intent();

  [[nodiscard]] Recorder* recorder() const { return frame_.recorder; }

 private:
  [[nodiscard]] bool taps_twice(std::string_view name) const;
  struct Scroll {
    std::string name;
    Rect area;
    float top = 0;  // of the content, on the screen
  };

  enum class Field { kLine, kReplacedLine, kArea };
  Typed field(std::string_view name, const Rect& r, std::string& text, std::string_view hint, Field kind);
  void draw_line(const Rect& box, std::string_view text, const Fonts::Face& face, float pixels, ImU32 colour,
                 Align align, bool cut);
  // With an ellipsis.
  void draw_cut(const Rect& box, std::string_view text, const Fonts::Face& face, float pixels, ImU32 colour,
                Align align);
  [[nodiscard]] float width_of(const Fonts::Face& face, float pixels, std::string_view text) const;
  [[nodiscard]] Rect clip() const;
  void record(std::string_view name, const Rect& r, bool enabled);
  void follow_focus(const Rect& r);
  void scroll_to(const Rect& r);
  void scroll_by_key(float page);
  void drag_scroll(const Scroll& scroll);
  void follow_finger(float moved);
  void glide();

  Frame frame_;
  bool live_ = true;
  bool waits_ = false;
  std::optional<app::Intent> intent_;
  std::vector<Scroll> scrolls_;
};

}  // namespace nullo::gui
