#include "gui/kit/theme.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace nullo::gui {

namespace {

const std::array<const Theme*, 2> kThemes{&dark_theme(), &light_theme()};

// Linear red, green, blue, from 0 to 1.
std::array<double, 3> linear(ImU32 colour) {
  std::array<double, 3> channels{};
  const std::array<unsigned, 3> shifts{IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT};
  for (std::size_t i = 0; i < 3; ++i) {
    channels.at(i) = std::pow(static_cast<double>((colour >> shifts.at(i)) & 255U) / 255.0, 2.2);
  }
  return channels;
}

using Matrix = std::array<std::array<double, 3>, 3>;

// Machado, Oliveira and Fernandes (2009), severity 1.
constexpr Matrix kProtan{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeutan{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};

std::array<double, 3> seen_by(const Matrix& eye, ImU32 colour) {
  const auto from = linear(colour);
  std::array<double, 3> seen{};
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) seen.at(i) += eye.at(i).at(j) * from.at(j);
    seen.at(i) = std::pow(std::max(0.0, seen.at(i)), 1 / 2.2);
  }
  return seen;
}

double distance(const std::array<double, 3>& a, const std::array<double, 3>& b) {
  return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

}  // namespace

TEST(Theme, ContrastOfBlackAndWhiteIsTwentyOne) {
  EXPECT_NEAR(contrast(IM_COL32(0, 0, 0, 255), IM_COL32(255, 255, 255, 255)), 21.0, 1e-9);
  EXPECT_NEAR(contrast(IM_COL32(119, 119, 119, 255), IM_COL32(255, 255, 255, 255)), 4.48, 0.01);
}

TEST(Theme, EveryTextHasEnoughContrastToItsGround) {
  for (const Theme* theme : kThemes) {
    for (const Theme::Pair& pair : kTextPairs) {
      EXPECT_GE(contrast(theme->*pair.text, theme->*pair.ground), 4.5)
          << pair.name << (theme == &dark_theme() ? ", dark" : ", light");
    }
  }
}

TEST(Theme, SeatsStandOutFromTheGroundAndTheirDigitsFromThem) {
  for (const Theme* theme : kThemes) {
    for (const ImU32 seat : theme->seat) {
      EXPECT_GE(contrast(seat, theme->panel), 3.0);
      EXPECT_GE(contrast(theme->on_seat, seat), 4.5);
    }
  }
}

TEST(Theme, TheFirstFourSeatsDifferToTheColourBlind) {
  for (const Theme* theme : kThemes) {
    for (const Matrix* eye : {&kProtan, &kDeutan}) {
      for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
          EXPECT_GE(distance(seen_by(*eye, theme->seat.at(i)), seen_by(*eye, theme->seat.at(j))), 0.12)
              << i << " and " << j;
        }
      }
    }
  }
}

TEST(Theme, MixingGoesFromOneColourToTheOther) {
  const ImU32 black = IM_COL32(0, 0, 0, 255);
  const ImU32 white = IM_COL32(255, 255, 255, 255);
  EXPECT_EQ(mixed(black, white, 0), black);
  EXPECT_EQ(mixed(black, white, 1), white);
  EXPECT_EQ(faded(white, 0) & IM_COL32_A_MASK, 0U);
}

}  // namespace nullo::gui
