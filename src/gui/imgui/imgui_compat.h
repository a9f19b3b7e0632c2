// The only place that knows Dear ImGui's version: outside this header 1.86 to 1.92 look the same. ImGui sees only what
// we feed it (events.h), so its keys have our own names here.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <utility>

#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>
#include <imgui_internal.h>

#include "gui/kit/geometry.h"

namespace nullo::gui::compat {

// Dear ImGui's own state, for as long as this lives.
struct Context {
  Context() { ImGui::CreateContext(); }
  ~Context() { ImGui::DestroyContext(); }
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
};

// The keys that a text field of ImGui understands. All others are ours and never reach it.
enum class EditKey { kLeft, kRight, kUp, kDown, kHome, kEnd, kBackspace, kDelete, kA, kC, kV, kX, kY, kZ };
inline constexpr std::array kEditKeys{ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow,   ImGuiKey_DownArrow,
                                      ImGuiKey_Home,      ImGuiKey_End,        ImGuiKey_Backspace, ImGuiKey_Delete,
                                      ImGuiKey_A,         ImGuiKey_C,          ImGuiKey_V,         ImGuiKey_X,
                                      ImGuiKey_Y,         ImGuiKey_Z};

// ---- what is fed to it

#if IMGUI_VERSION_NUM >= 18700
inline void init_keys() {}
inline void feed_key(EditKey key, bool down) {
  ImGui::GetIO().AddKeyEvent(kEditKeys[static_cast<std::size_t>(key)], down);
}
inline void feed_modifiers([[maybe_unused]] bool ctrl, [[maybe_unused]] bool shift) {
#if IMGUI_VERSION_NUM >= 18810
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Ctrl, ctrl);
  ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, shift);
#else
  ImGui::GetIO().AddKeyEvent(ImGuiKey_ModCtrl, ctrl);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_ModShift, shift);
#endif
}
inline void feed_mouse(Point at) { ImGui::GetIO().AddMousePosEvent(at.x, at.y); }
inline void feed_button(int button, bool down) { ImGui::GetIO().AddMouseButtonEvent(button, down); }
inline void feed_wheel(float x, float y) { ImGui::GetIO().AddMouseWheelEvent(x, y); }
// We feed one event a frame ourselves, so ImGui need not hold any back.
inline void init_events() { ImGui::GetIO().ConfigInputTrickleEventQueue = false; }
#else
inline void init_keys() {
  for (const int key : kEditKeys) ImGui::GetIO().KeyMap[key] = key;
}
inline void feed_key(EditKey key, bool down) {
  ImGui::GetIO().KeysDown[kEditKeys[static_cast<std::size_t>(key)]] = down;
}
inline void feed_modifiers(bool ctrl, bool shift) {
  ImGui::GetIO().KeyCtrl = ctrl;
  ImGui::GetIO().KeyShift = shift;
}
inline void feed_mouse(Point at) { ImGui::GetIO().MousePos = {at.x, at.y}; }
inline void feed_button(int button, bool down) { ImGui::GetIO().MouseDown[button] = down; }
inline void feed_wheel(float x, float y) {
  ImGui::GetIO().MouseWheelH += x;
  ImGui::GetIO().MouseWheel += y;
}
inline void init_events() {}
#endif

// ---- fonts

#if IMGUI_VERSION_NUM >= 19200
inline constexpr bool kGlyphsOnDemand = true;  // ImGui rasterizes what is drawn, at any size
#else
inline constexpr bool kGlyphsOnDemand = false;  // fonts.cpp rasterizes them and puts them into the atlas
#endif

// What fonts.cpp needs for that. The atlas is one picture of opacities; its width never changes.
#if IMGUI_VERSION_NUM >= 19200
inline ImFont* make_font(float, float, float) { return nullptr; }
inline void add_letter(ImFont&, char32_t, const Rect&, const Rect&, float) {}
inline void replace_letter(ImFont&, char32_t, char32_t) {}
inline unsigned char* atlas_row(int) { return nullptr; }
inline unsigned atlas_texture() { return 0; }
inline int atlas_height() { return 0; }
inline void want_atlas_width(int) {}
inline void set_atlas_height(int) {}
#else
inline unsigned char* atlas_row(int y) {
  const ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  return atlas.TexPixelsAlpha8 + std::ptrdiff_t{y} * atlas.TexWidth;
}
inline unsigned atlas_texture() {
  return static_cast<unsigned>(std::bit_cast<std::uintptr_t>(ImGui::GetIO().Fonts->TexID));
}
inline int atlas_height() { return ImGui::GetIO().Fonts->TexHeight; }
inline void want_atlas_width(int width) { ImGui::GetIO().Fonts->TexDesiredWidth = width; }

// Makes the atlas higher. What is in it keeps its place.
inline void set_atlas_height(int height) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const auto bytes = [&atlas](int rows) {
    return static_cast<std::size_t>(atlas.TexWidth) * static_cast<std::size_t>(rows);
  };
  auto* pixels = static_cast<unsigned char*>(ImGui::MemAlloc(bytes(height)));
  std::memcpy(pixels, atlas.TexPixelsAlpha8, bytes(atlas.TexHeight));
  std::memset(pixels + bytes(atlas.TexHeight), 0, bytes(height - atlas.TexHeight));
  ImGui::MemFree(std::exchange(atlas.TexPixelsAlpha8, pixels));
  const float part = static_cast<float>(atlas.TexHeight) / static_cast<float>(height);
  atlas.TexHeight = height;
  atlas.TexUvScale.y *= part;
  atlas.TexUvWhitePixel.y *= part;
  for (ImVec4& line : atlas.TexUvLines) {
    line.y *= part;
    line.w *= part;
  }
  for (ImFont* font : atlas.Fonts) {
    for (ImFontGlyph& glyph : font->Glyphs) {
      glyph.V0 *= part;
      glyph.V1 *= part;
    }
  }
}

// A font of the atlas that has no letters yet.
inline ImFont* make_font(float pixels, float ascent, float descent) {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  ImFont* font = IM_NEW(ImFont)();
  font->ContainerAtlas = &atlas;
  font->FontSize = pixels;
  font->Ascent = ascent;
  font->Descent = descent;
  atlas.Fonts.push_back(font);
  return font;
}

// `box`: where it is drawn, from the top left of its line on. `in_atlas`: pixels. The first letter of a font is drawn
// for those that it lacks. ImFont::BuildLookupTable() would count all letters again.
inline void add_letter(ImFont& font, char32_t letter, const Rect& box, const Rect& in_atlas, float advance) {
  const ImVec2 scale = font.ContainerAtlas->TexUvScale;
  font.AddGlyph(nullptr, static_cast<ImWchar>(letter), box.x0, box.y0, box.x1, box.y1, in_atlas.x0 * scale.x,
                in_atlas.y0 * scale.y, in_atlas.x1 * scale.x, in_atlas.y1 * scale.y, advance);
  const int at = static_cast<int>(letter);
  font.GrowIndex(at + 1);
  font.IndexLookup[at] = static_cast<ImWchar>(font.Glyphs.Size - 1);
  font.IndexAdvanceX[at] = advance;
  font.DirtyLookupTables = false;
  font.FallbackGlyph = font.Glyphs.Data;
  font.FallbackAdvanceX = font.FallbackGlyph->AdvanceX;
}

// Draws `other`, which the font has, for a letter.
inline void replace_letter(ImFont& font, char32_t letter, char32_t other) {
  font.AddRemapChar(static_cast<ImWchar>(letter), static_cast<ImWchar>(other));
}
#endif

inline void push_font(ImFont* font, [[maybe_unused]] float pixels) {
#if IMGUI_VERSION_NUM >= 19200
  ImGui::PushFont(font, pixels);
#else
  ImGui::PushFont(font);
#endif
}

// ImGui keeps a copy of the atlas in colours, which letters that come later are not in, nor the rows of a higher atlas.
inline void forget_atlas_copy() {
#if IMGUI_VERSION_NUM < 19200
  ImGui::MemFree(std::exchange(ImGui::GetIO().Fonts->TexPixelsRGBA32, nullptr));
#endif
}

// Updates the renderer's copy of a rebuilt atlas. Only after the renderer has been started.
inline void upload_atlas() {
#if IMGUI_VERSION_NUM < 19200
  forget_atlas_copy();
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
  forget_atlas_copy();
#endif
}

// Marks the atlas as uploaded where there is no renderer.
inline void pretend_atlas() {
#if IMGUI_VERSION_NUM >= 19200
  ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
#else
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
#endif
}
inline void pretend_rendering() {
#if IMGUI_VERSION_NUM >= 19200
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    if (texture->Status == ImTextureStatus_WantCreate || texture->Status == ImTextureStatus_WantUpdates) {
      texture->SetTexID(1);
      texture->SetStatus(ImTextureStatus_OK);
    } else if (texture->Status == ImTextureStatus_WantDestroy) {
      texture->SetTexID(ImTextureID_Invalid);
      texture->SetStatus(ImTextureStatus_Destroyed);
    }
  }
#endif
}

// ---- what was drawn, for the rasterizer

// The atlas that a command draws from. It is white; `alpha` points at the opacity of its first pixel, and the next one
// is `step` bytes further on.
struct Atlas {
  const unsigned char* alpha = nullptr;
  int step = 1;
  int width = 0;
  int height = 0;
};
inline Atlas atlas_of([[maybe_unused]] const ImDrawCmd& command) {
  Atlas atlas;
#if IMGUI_VERSION_NUM >= 19200
  const ImTextureData& texture = *command.TexRef._TexData;
  atlas = {texture.Pixels + texture.BytesPerPixel - 1, texture.BytesPerPixel, texture.Width, texture.Height};
#else
  unsigned char* pixels = nullptr;
  ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &atlas.width, &atlas.height);
  atlas.alpha = pixels;
#endif
  return atlas;
}
// Another number for another texture. Up to 1.91 there is one, the atlas, and upload_atlas() makes it anew; from 1.92
// on a letter never takes another one's place in a texture.
inline std::uint64_t texture_of([[maybe_unused]] const ImDrawCmd& command) {
#if IMGUI_VERSION_NUM >= 19200
  const ImTextureData* texture = command.TexRef._TexData;
  return texture == nullptr ? 0 : static_cast<std::uint64_t>(texture->UniqueID);
#else
  return 0;
#endif
}
// Lets a frame have more vertices than an index can count.
inline void take_many_corners() { ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasVtxOffset; }

// ---- widgets

inline bool begin_child(const char* id, ImVec2 size, ImGuiWindowFlags flags) {
#if IMGUI_VERSION_NUM >= 19000
  return ImGui::BeginChild(id, size, ImGuiChildFlags_None, flags);
#else
  return ImGui::BeginChild(id, size, false, flags);
#endif
}

// Makes the text field that is drawn next the active one.
inline void type_in_next_item() {
  ImGui::SetKeyboardFocusHere();
#if IMGUI_VERSION_NUM >= 19000 && IMGUI_VERSION_NUM < 19200
  // ImGui looks for the item in the scope that has the focus, which need not be this window's.
  ImGuiContext& context = *ImGui::GetCurrentContext();
  context.NavFocusScopeId = context.CurrentFocusScopeId;
#endif
}

// ---- clipboard

using GetText = const char* (*)();
using SetText = void (*)(const char*);
struct Clipboard {
  GetText get;
  SetText set;
};
// `clipboard` must outlive the context.
inline void use_clipboard(Clipboard& clipboard) {
#if IMGUI_VERSION_NUM >= 19110
  ImGuiPlatformIO& io = ImGui::GetPlatformIO();
  io.Platform_ClipboardUserData = &clipboard;
  io.Platform_GetClipboardTextFn = [](ImGuiContext*) {
    return static_cast<Clipboard*>(ImGui::GetPlatformIO().Platform_ClipboardUserData)->get();
  };
  io.Platform_SetClipboardTextFn = [](ImGuiContext*, const char* text) {
    static_cast<Clipboard*>(ImGui::GetPlatformIO().Platform_ClipboardUserData)->set(text);
  };
#else
  ImGuiIO& io = ImGui::GetIO();
  io.ClipboardUserData = &clipboard;
  io.GetClipboardTextFn = [](void* user) { return static_cast<Clipboard*>(user)->get(); };
  io.SetClipboardTextFn = [](void* user, const char* text) { static_cast<Clipboard*>(user)->set(text); };
#endif
}

}  // namespace nullo::gui::compat
