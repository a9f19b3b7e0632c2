#include "gui/window/fonts.h"

#include <cmath>
#include <optional>

#include "base/unicode.h"
#include "embedded/fonts.h"
#include "gui/window/imgui_compat.h"

namespace nullo::gui {

namespace {

constexpr std::string_view kAlways = "–—…·×−‘’“”♠♥♦♣↶↷←→↑↓▲▼✓✕★☰⋮�";
constexpr std::size_t kSizesKept = 16;
constexpr int kLarge = 44;        // pixels; from here on building glyphs that nobody has asked for costs too much
constexpr int kFirstPixels = 17;  // what ImGui itself would draw with if there were no face

ImFont* add_font(Weight weight, int pixels, const ImWchar* ranges) {
  const auto data = weight == Weight::kBold ? embedded::dejavu_sans_bold() : embedded::dejavu_sans();
  ImFontConfig config;
  config.FontDataOwnedByAtlas = false;
  config.OversampleH = 1;
  config.OversampleV = 1;
  config.PixelSnapH = true;
  // ImGui takes it as writable and does not write.
  void* bytes = const_cast<unsigned char*>(data.data());  // NOLINT(cppcoreguidelines-pro-type-const-cast)
  return ImGui::GetIO().Fonts->AddFontFromMemoryTTF(bytes, static_cast<int>(data.size()), static_cast<float>(pixels),
                                                    &config, ranges);
}

void set_ascii(std::bitset<0x10000>& set) {
  for (std::size_t c = 32; c < 127; ++c) set.set(c);
}

// Pairs of first and last characters, as ImGui wants them.
ImVector<ImWchar> ranges_of(const std::bitset<0x10000>& set) {
  ImFontGlyphRangesBuilder builder;
  for (std::size_t c = 1; c < set.size(); ++c) {
    if (set.test(c)) builder.AddChar(static_cast<ImWchar>(c));
  }
  ImVector<ImWchar> ranges;
  builder.BuildRanges(&ranges);
  return ranges;
}

}  // namespace

char32_t take_character(std::string_view& text) {
  constexpr char32_t kReplacement = 0xFFFD;
  const std::optional<unicode::Character> first = unicode::first(text);
  text.remove_prefix(first ? first->bytes : 1);
  return first ? first->code : kReplacement;
}

Fonts::Fonts() {
  ImGui::GetIO().Fonts->Flags |= ImFontAtlasFlags_NoPowerOfTwoHeight;
  if (compat::kGlyphsOnDemand) {
    for (const Weight weight : {Weight::kRegular, Weight::kBold}) {
      size(weight, kFirstPixels).font = add_font(weight, kFirstPixels, nullptr);
    }
    incomplete_ = false;
    return;
  }
  size(Weight::kRegular, kFirstPixels);
}

Fonts::Size& Fonts::size(Weight weight, int pixels) {
  const auto [at, fresh] = sizes_.try_emplace(Key{weight, pixels});
  if (fresh) {
    incomplete_ = true;
    at->second.asked.set(U' ');  // ImGui does not load a font without any glyph, and drawing with it crashes
    if (!puts_off_) ask_usual(at->second, pixels);
  }
  return at->second;
}

void Fonts::ask_usual(Size& size, int pixels) {
  if (pixels >= kLarge) return;
  set_ascii(size.asked);
  ask(size, kAlways);
}

void Fonts::ask_all_letters() {
  if (!puts_off_) return;
  puts_off_ = false;
  incomplete_ = true;
  for (auto& [key, size] : sizes_) ask_usual(size, key.second);
}

void Fonts::ask(Size& size, std::string_view text) {
  while (!text.empty()) {
    const char32_t c = take_character(text);
    if (c < 32 || c >= size.asked.size() || size.asked.test(c)) continue;
    size.asked.set(c);
    incomplete_ = true;
  }
}

Fonts::Face Fonts::face(Weight weight, float pixels, std::string_view text) {
  if (compat::kGlyphsOnDemand) return {size(weight, kFirstPixels).font, std::round(pixels)};
  const int rounded = static_cast<int>(std::lround(pixels));
  Size& wanted = size(weight, rounded);
  wanted.used = true;
  ask(wanted, text);
  // A size that is not built yet: this frame will not be shown, only measured.
  ImFont* font = wanted.font != nullptr ? wanted.font : ImGui::GetIO().Fonts->Fonts[0];
  return {font, static_cast<float>(rounded)};
}

void Fonts::drop_unused() {
  if (sizes_.size() <= kSizesKept) return;
  std::erase_if(sizes_, [](const auto& entry) { return !entry.second.used && entry.first.second != kFirstPixels; });
}

void Fonts::rebuild() {
  incomplete_ = false;
  if (compat::kGlyphsOnDemand) return;
  drop_unused();
  ImFontAtlas* atlas = ImGui::GetIO().Fonts;
  atlas->Clear();
  std::map<Key, ImVector<ImWchar>> ranges;  // the atlas reads them while it is built
  for (auto& [key, size] : sizes_) {
    const ImVector<ImWchar>& own = ranges[key] = ranges_of(size.asked);
    size.font = add_font(key.first, key.second, own.Data);
    size.used = false;
  }
  atlas->Build();
}

}  // namespace nullo::gui
