#include "gui/imgui/fonts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/unicode.h"
#include "embedded/fonts.h"
#include "gui/imgui/imgui_compat.h"

// Some packages have stb as a library, others as a header only: this works with both.
#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <stb_truetype.h>

namespace nullo::gui {

namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr int kFirstPixels = 17;  // what ImGui itself would draw with if there were no face
constexpr std::size_t kSizesKept = 48;
constexpr int kAtlasWidth = 1024;  // of the atlas
constexpr int kFirstHeight = 512;
constexpr int kMostHeight = 4096;  // what every graphics card takes
constexpr int kLetterMargin = 1;   // between letters
constexpr int kStep = 8;           // shelves differ in height by that

// Roboto has the letters, DejaVu Sans the signs that it lacks.
enum class Family : std::uint8_t { kRoboto, kDejaVu };

std::span<const unsigned char> file_of(Weight weight, Family family) {
  if (family == Family::kRoboto) return weight == Weight::kBold ? embedded::roboto_bold() : embedded::roboto();
  return weight == Weight::kBold ? embedded::dejavu_bold() : embedded::dejavu();
}

// DejaVu adds its signs to the font that was added before it.
ImFont* add_font(Weight weight, Family family, const ImWchar* ranges) {
  const auto data = file_of(weight, family);
  ImFontConfig config;
  config.MergeMode = family == Family::kDejaVu;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = 1;
  config.OversampleV = 1;
  config.PixelSnapH = true;
  // ImGui takes it as writable and does not write.
  void* bytes = const_cast<unsigned char*>(data.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes, static_cast<int>(data.size()),
                                                    static_cast<float>(kFirstPixels), &config, ranges);
}

std::array<stbtt_fontinfo, 2> opened(Weight weight) {
  std::array<stbtt_fontinfo, 2> outlines{};
  for (const Family family : {Family::kRoboto, Family::kDejaVu}) {
    stbtt_InitFont(&outlines.at(static_cast<std::size_t>(family)), file_of(weight, family).data(), 0);
  }
  return outlines;
}

const stbtt_fontinfo& outlines_of(Weight weight, Family family) {
  static const std::array kRegular = opened(Weight::kRegular);
  static const std::array kBold = opened(Weight::kBold);
  return (weight == Weight::kBold ? kBold : kRegular).at(static_cast<std::size_t>(family));
}

float scale_of(const stbtt_fontinfo& outlines, int pixels) {
  return stbtt_ScaleForPixelHeight(&outlines, static_cast<float>(pixels));
}

// How far lines reach above and below their letters' foot, as ImGui rounds it. Signs of DejaVu stand on Roboto's lines.
struct Line {
  float ascent = 0;
  float descent = 0;
};
Line line_of(Weight weight, int pixels) {
  const stbtt_fontinfo& outlines = outlines_of(weight, Family::kRoboto);
  const float scale = scale_of(outlines, pixels);
  int ascent = 0;
  int descent = 0;
  int gap = 0;
  stbtt_GetFontVMetrics(&outlines, &ascent, &descent, &gap);
  return {std::floor(static_cast<float>(ascent) * scale + 1), std::floor(static_cast<float>(descent) * scale - 1)};
}

}  // namespace

char32_t take_character(std::string_view& text) {
  const std::optional<unicode::Character> first = unicode::first(text);
  text.remove_prefix(first ? first->bytes : 1);
  return first ? first->code : kReplacement;
}

Fonts::Fonts() {
  if (!compat::kGlyphsOnDemand) {
    begin_anew();
    return;
  }
  for (const Weight weight : {Weight::kRegular, Weight::kBold}) {
    sizes_[{weight, kFirstPixels}].font = add_font(weight, Family::kRoboto, nullptr);
    add_font(weight, Family::kDejaVu, nullptr);
  }
}

Fonts::Size& Fonts::size(const Key& key) {
  const auto [at, fresh] = sizes_.try_emplace(key);
  if (!fresh) return at->second;
  const Line line = line_of(key.first, key.second);
  at->second.font = compat::make_font(static_cast<float>(key.second), line.ascent, line.descent);
  add(key, at->second, U' ');  // a font has one letter at least
  if (sizes_.size() > kSizesKept && !anew_) crowded_ = full_ = true;
  return at->second;
}

void Fonts::add(const Key& key, Size& size, char32_t letter) {
  if (size.asked.test(letter)) return;
  const auto glyph_in = [&](Family family) {
    return stbtt_FindGlyphIndex(&outlines_of(key.first, family), static_cast<int>(letter));
  };
  const Family family = glyph_in(Family::kRoboto) != 0 ? Family::kRoboto : Family::kDejaVu;
  const stbtt_fontinfo& outlines = outlines_of(key.first, family);
  const int glyph = glyph_in(family);
  if (glyph == 0 && letter != kReplacement) {
    add(key, size, kReplacement);
    if (!size.asked.test(kReplacement)) return;
    compat::replace_letter(*size.font, letter, kReplacement);
    size.asked.set(letter);
    return;
  }
  const float scale = scale_of(outlines, key.second);
  int x0 = 0;
  int y0 = 0;
  int x1 = 0;
  int y1 = 0;
  stbtt_GetGlyphBitmapBox(&outlines, glyph, scale, scale, &x0, &y0, &x1, &y1);
  const std::optional<Place> place = take_place(x1 - x0, y1 - y0);
  if (!place) return;
  size.asked.set(letter);
  if (place->width > 0) {
    stbtt_MakeGlyphBitmap(&outlines, compat::atlas_row(place->y) + place->x, place->width, place->height, kAtlasWidth,
                          scale, scale, glyph);
    news_.parts.push_back(*place);
  }
  int advance = 0;
  int bearing = 0;
  stbtt_GetGlyphHMetrics(&outlines, glyph, &advance, &bearing);
  const auto pixels = [](int value) { return static_cast<float>(value); };
  const float line = line_of(key.first, key.second).ascent;
  compat::add_letter(*size.font, letter, {pixels(x0), line + pixels(y0), pixels(x1), line + pixels(y1)},
                     rect_at(pixels(place->x), pixels(place->y), pixels(place->width), pixels(place->height)),
                     std::round(pixels(advance) * scale));
}

std::optional<Fonts::Place> Fonts::take_place(int width, int height) {
  if (width <= 0 || height <= 0) return Place{};
  const int wide = width + kLetterMargin;
  const int high = (height + kLetterMargin + kStep - 1) / kStep * kStep;
  auto shelf = std::ranges::find_if(
      shelves_, [&](const Shelf& each) { return each.height == high && each.used + wide <= kAtlasWidth; });
  if (shelf == shelves_.end()) {
    if (wide > kAtlasWidth || bottom_ + high > compat::atlas_height()) {
      // What does not even fit into an atlas of its own is left out.
      full_ = full_ || !anew_ || compat::atlas_height() < kMostHeight;
      return std::nullopt;
    }
    shelves_.push_back({bottom_, high, 0});
    bottom_ += high;
    shelf = shelves_.end() - 1;
  }
  const Place place{shelf->used, shelf->y, width, height};
  shelf->used += wide;
  return place;
}

Fonts::Face Fonts::face(Weight weight, float pixels, std::string_view text) {
  if (compat::kGlyphsOnDemand) return {sizes_.at({weight, kFirstPixels}).font, std::round(pixels), weight};
  const Key key{weight, std::max(1, static_cast<int>(std::lround(pixels)))};
  Size& wanted = size(key);
  while (!text.empty()) {
    const char32_t letter = take_character(text);
    if (letter >= U' ') add(key, wanted, letter < wanted.asked.size() ? letter : kReplacement);
  }
  return {wanted.font, static_cast<float>(key.second), weight};
}

Fonts::News Fonts::prepare() {
  if (full_) {
    make_room();
  } else {
    anew_ = false;
  }
  full_ = false;
  return std::exchange(news_, {});
}

void Fonts::make_room() {
  const int height = compat::atlas_height();
  if (crowded_ || height >= kMostHeight) return begin_anew();
  compat::set_atlas_height(std::min(kMostHeight, 2 * height));
  news_ = {true, {}};
}

void Fonts::begin_anew() {
  sizes_.clear();
  shelves_.clear();
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  atlas.Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
  compat::want_atlas_width(kAtlasWidth);
  // ImGui's own part of the atlas, above our shelves.
  static constexpr std::array<ImWchar, 3> kBlank{' ', ' ', 0};
  Size& first = sizes_[{Weight::kRegular, kFirstPixels}];
  first.font = add_font(Weight::kRegular, Family::kRoboto, kBlank.data());
  first.asked.set(' ');
  atlas.Build();
  bottom_ = compat::atlas_height();
  compat::set_atlas_height(kFirstHeight);
  news_ = {true, {}};
  crowded_ = false;
  anew_ = true;
}

}  // namespace nullo::gui
