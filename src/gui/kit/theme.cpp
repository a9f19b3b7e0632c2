#include "gui/kit/theme.h"

#include <algorithm>
#include <cmath>

namespace nullo::gui {

namespace {

constexpr ImU32 rgb(unsigned hex) { return IM_COL32((hex >> 16U) & 255U, (hex >> 8U) & 255U, hex & 255U, 255); }

double channel(ImU32 colour, unsigned shift) {
  const double value = static_cast<double>((colour >> shift) & 255U) / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(ImU32 colour) {
  return 0.2126 * channel(colour, IM_COL32_R_SHIFT) + 0.7152 * channel(colour, IM_COL32_G_SHIFT) +
         0.0722 * channel(colour, IM_COL32_B_SHIFT);
}

// The seats' colours follow the palette of Okabe and Ito (Color Universal Design), lighter or darker so that they stand
// out from the background; neighbours differ in lightness as well.
constexpr Theme kDark{
    .window = rgb(0x12181b),
    .panel = rgb(0x1b2428),
    .panel_edge = rgb(0x2e3b41),
    .raised = rgb(0x28353b),
    .raised_hover = rgb(0x334349),
    .text = rgb(0xf2efe6),
    .dim = rgb(0xb0bcbd),
    .chosen = rgb(0x3a4a51),
    .primary = rgb(0xffc95c),
    .primary_hover = rgb(0xffd984),
    .primary_edge = rgb(0xffc95c),
    .on_primary = rgb(0x221a05),
    .ask = rgb(0xffc95c),
    .ask_soft = rgb(0x3a3321),
    .tell = rgb(0x9fd0ee),
    .tell_soft = rgb(0x1a2d3a),
    .tell_edge = rgb(0x33566c),
    .done = rgb(0x7ddca5),
    .warning = rgb(0xff9e8a),
    .warning_soft = rgb(0x4a2620),
    .felt = rgb(0x15412f),
    .felt_light = rgb(0x1d533d),
    .felt_edge = rgb(0x0e2c20),
    .on_felt = rgb(0xe9f2e8),
    .rim = rgb(0x3a2a1e),
    .card = rgb(0xfbf8f0),
    .card_edge = rgb(0x8d8a80),
    .card_spent = rgb(0xb4b1a8),
    .card_back = rgb(0x8c2f39),
    .card_back_line = rgb(0xe8c9b8),
    .card_black = rgb(0x17191c),
    .card_red = rgb(0xb5121f),
    .card_green = rgb(0x0a5c2b),
    .card_blue = rgb(0x0f47a1),
    .spent_red = rgb(0x7d0c15),
    .spent_green = rgb(0x064420),
    .spent_blue = rgb(0x0b3478),
    .shade = IM_COL32(0, 0, 0, 150),
    .seat = {rgb(0xf0a830), rgb(0x6cc1f5), rgb(0x3ecf9a), rgb(0xe79bc4), rgb(0xf3e75b), rgb(0xff8a4c), rgb(0x9fb2ff),
             rgb(0xd0d0d0), rgb(0xc9a27a), rgb(0xa5e0e0)},
    .on_seat = rgb(0x10151a),
};

constexpr Theme kLight{
    .window = rgb(0xf1ede3),
    .panel = rgb(0xfcfaf5),
    .panel_edge = rgb(0xd3cbb9),
    .raised = rgb(0xebe6d9),
    .raised_hover = rgb(0xe0d9c8),
    .text = rgb(0x1c2226),
    .dim = rgb(0x4d575a),
    .chosen = rgb(0xdcd4c0),
    .primary = rgb(0xf4b83a),
    .primary_hover = rgb(0xffc95c),
    .primary_edge = rgb(0x7d4300),
    .on_primary = rgb(0x221a05),
    .ask = rgb(0xa86c00),
    .ask_soft = rgb(0xfbecc8),
    .tell = rgb(0x0b4a70),
    .tell_soft = rgb(0xe2eef5),
    .tell_edge = rgb(0x9dbfd3),
    .done = rgb(0x17613f),
    .warning = rgb(0xa3200d),
    .warning_soft = rgb(0xfbdcd4),
    .felt = rgb(0x2a6b4d),
    .felt_light = rgb(0x317656),
    .felt_edge = rgb(0x1f5039),
    .on_felt = rgb(0xffffff),
    .rim = rgb(0x8a6a4a),
    .card = rgb(0xfffdf7),
    .card_edge = rgb(0x8d8a80),
    .card_spent = rgb(0xb4b1a8),
    .card_back = rgb(0x8c2f39),
    .card_back_line = rgb(0xf0d6c8),
    .card_black = rgb(0x17191c),
    .card_red = rgb(0xb5121f),
    .card_green = rgb(0x0a5c2b),
    .card_blue = rgb(0x0f47a1),
    .spent_red = rgb(0x7d0c15),
    .spent_green = rgb(0x064420),
    .spent_blue = rgb(0x0b3478),
    .shade = IM_COL32(40, 34, 24, 120),
    .seat = {rgb(0x9a5200), rgb(0x005f99), rgb(0x00694c), rgb(0x9c2c72), rgb(0x6a5c00), rgb(0xb8320a), rgb(0x3a45b5),
             rgb(0x4f4f4f), rgb(0x6b4423), rgb(0x00656b)},
    .on_seat = rgb(0xffffff),
};

}  // namespace

const Theme& dark_theme() { return kDark; }
const Theme& light_theme() { return kLight; }

Theme seated(const Theme& theme, const std::array<int, kMostSeats>& colours) {
  Theme own = theme;
  for (std::size_t seat = 0; seat < colours.size(); ++seat) {
    own.seat.at(seat) = theme.seat.at(static_cast<std::size_t>(colours.at(seat)));
  }
  return own;
}

double contrast(ImU32 a, ImU32 b) {
  const double la = luminance(a);
  const double lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

ImU32 faded(ImU32 colour, float alpha) {
  const auto a = static_cast<ImU32>(std::clamp(alpha, 0.0F, 1.0F) * 255.0F);
  return (colour & ~IM_COL32_A_MASK) | (a << IM_COL32_A_SHIFT);
}

ImU32 mixed(ImU32 from, ImU32 to, float part) {
  const auto blend = [&](unsigned shift) {
    const auto a = static_cast<float>((from >> shift) & 255U);
    const auto b = static_cast<float>((to >> shift) & 255U);
    return static_cast<ImU32>(std::lround(a + (b - a) * part)) << shift;
  };
  return blend(IM_COL32_R_SHIFT) | blend(IM_COL32_G_SHIFT) | blend(IM_COL32_B_SHIFT) | blend(IM_COL32_A_SHIFT);
}

}  // namespace nullo::gui
