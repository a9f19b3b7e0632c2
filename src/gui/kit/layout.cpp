#include "gui/kit/layout.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <string_view>

#include "base/utf8.h"
#include "gui/kit/cards.h"
#include "gui/kit/widgets.h"

namespace nullo::gui {

Box Box::fixed(float width, float height, Draw draw) {
  Box part{Way::kLeaf, 0, {}};
  part.width_ = width;
  part.height_ = height;
  part.draw_ = std::move(draw);
  return part;
}

Box Box::flowing(HeightIn height, Draw draw) {
  Box part{Way::kLeaf, 0, {}};
  part.width_ = 0;
  part.flows_ = true;
  part.height_in_ = std::move(height);
  part.draw_ = std::move(draw);
  return part;
}

Box Box::row(float gap, std::vector<Box> parts) { return {Way::kRow, gap, std::move(parts)}; }
Box Box::column(float gap, std::vector<Box> parts) { return {Way::kColumn, gap, std::move(parts)}; }
Box Box::wrap(float gap, std::vector<Box> parts) { return {Way::kWrap, gap, std::move(parts)}; }

Box Box::wide(float width) && {
  width_ = width;
  flows_ = false;
  return std::move(*this);
}
Box Box::high(float height) && {
  height_ = height;
  return std::move(*this);
}
Box Box::least(float height) && {
  least_ = height;
  return std::move(*this);
}
Box Box::grow(float share) && {
  share_ = share;
  return std::move(*this);
}
Box Box::middle() && {
  middle_ = true;
  return std::move(*this);
}
Box Box::even() && {
  even_ = true;
  return std::move(*this);
}
Box Box::pad(float x, float y) && { return std::move(*this).pad({x, y, x, y}); }
Box Box::pad(const Rect& sides) && {
  pad_ = sides;
  return std::move(*this);
}
Box Box::on(Draw ground) && {
  ground_ = std::move(ground);
  return std::move(*this);
}

namespace {

// Shares out what is left among those that grow.
void share_out(std::vector<float>& sizes, const std::vector<float>& shares, float left) {
  const float all = std::accumulate(shares.begin(), shares.end(), 0.0F);
  if (left <= 0 || all <= 0) return;
  for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] += left * shares[i] / all;
}

float sum_of(const std::vector<float>& sizes, float gap) {
  const float gaps = sizes.empty() ? 0 : gap * static_cast<float>(sizes.size() - 1);
  return std::accumulate(sizes.begin(), sizes.end(), gaps);
}

}  // namespace

float Box::width() const {
  if (width_ >= 0) return width_ + (way_ == Way::kLeaf ? pad_.x0 + pad_.x1 : 0);
  float needs = 0;
  for (const Box& part : parts_) needs = way_ == Way::kRow ? needs + part.width() : std::max(needs, part.width());
  if (way_ == Way::kRow && !parts_.empty()) needs += gap_ * static_cast<float>(parts_.size() - 1);
  return needs + pad_.x0 + pad_.x1;
}

std::vector<float> Box::widths(float room) const {
  std::vector<float> sizes;
  std::vector<float> shares;
  for (const Box& part : parts_) {
    shares.push_back(part.flows_ ? std::max(1.0F, part.share_) : part.share_);
    sizes.push_back(shares.back() > 0 ? 0 : part.width());
  }
  share_out(sizes, shares, room - sum_of(sizes, gap_));
  return sizes;
}

std::vector<float> Box::heights(float width) const {
  std::vector<float> sizes;
  float highest = 0;
  for (const Box& part : parts_) {
    sizes.push_back(part.height(width));
    if (part.share_ > 0) highest = std::max(highest, sizes.back());
  }
  for (std::size_t i = 0; even_ && i < sizes.size(); ++i) {
    if (parts_[i].share_ > 0) sizes[i] = highest;
  }
  return sizes;
}

float Box::content_height(float width) const {
  switch (way_) {
    case Way::kLeaf:
      return height_in_ ? height_in_(width) : 0;
    case Way::kColumn:
      return sum_of(heights(width), gap_);
    case Way::kWrap:
      return flow({0, 0, width, 0}, [](const Box&, const Rect&) {});
    case Way::kRow:
      break;
  }
  const std::vector<float> sizes = widths(width);
  float highest = 0;
  for (std::size_t i = 0; i < parts_.size(); ++i) highest = std::max(highest, parts_[i].height(sizes[i]));
  return highest;
}

float Box::height(float width) const {
  if (height_ >= 0) return height_;
  if (measured_ != width) {
    needs_ = std::max(least_, content_height(width - pad_.x0 - pad_.x1) + pad_.y0 + pad_.y1);
    measured_ = width;
  }
  return needs_;
}

void Box::draw(const Rect& r) const {
  if (ground_) ground_(r);
  const Rect inside{r.x0 + pad_.x0, r.y0 + pad_.y0, r.x1 - pad_.x1, r.y1 - pad_.y1};
  if (draw_) draw_(inside);
  if (way_ == Way::kRow) draw_row(inside);
  if (way_ == Way::kColumn) draw_column(inside);
  if (way_ == Way::kWrap) flow(inside, [](const Box& part, const Rect& place) { part.draw(place); });
}

void Box::draw_row(const Rect& r) const {
  const std::vector<float> sizes = widths(r.width());
  float x = r.x0;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    Rect place{std::round(x), r.y0, std::min(std::round(x + sizes[i]), std::max(r.x1, x)), r.y1};
    const float high = parts_[i].middle_ ? parts_[i].height(sizes[i]) : place.height();
    place.y0 += std::round((place.height() - high) / 2);
    place.y1 = place.y0 + high;
    parts_[i].draw(place);
    x += sizes[i] + gap_;
  }
}

void Box::draw_column(const Rect& r) const {
  std::vector<float> sizes = heights(r.width());
  std::vector<float> shares;
  for (const Box& part : parts_) shares.push_back(part.share_);
  share_out(sizes, shares, r.height() - sum_of(sizes, gap_));
  float y = r.y0;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    parts_[i].draw({r.x0, std::round(y), r.x1, std::round(y + sizes[i])});
    y += sizes[i] + gap_;
  }
}

float Box::flow(const Rect& r, const Each& each) const {
  float x = r.x0;
  float y = r.y0;
  float high = 0;
  for (const Box& part : parts_) {
    const float width = std::min(part.width(), r.width());
    if (x > r.x0 && x + width > r.x1 + 0.5F) {
      x = r.x0;
      y += high + gap_;
      high = 0;
    }
    const float needs = part.height(width);
    each(part, rect_at(x, y, width, needs));
    high = std::max(high, needs);
    x += width + gap_;
  }
  return y + high - r.y0;
}

float draw_from_top(const Box& box, const Rect& r) {
  const float end = r.y0 + box.height(r.width());
  box.draw({r.x0, r.y0, r.x1, end});
  return end;
}

// ---- things

Box space(float width, float height) { return Box::fixed(width, height); }

Box in_equal_columns(float gap, int columns, std::vector<Box> parts) {
  std::vector<Box> lines;
  std::vector<Box> line;
  while (parts.size() % static_cast<std::size_t>(columns) != 0) parts.push_back(space(0));
  for (Box& part : parts) {
    line.push_back(std::move(part).grow());
    if (static_cast<int>(line.size()) == columns) lines.push_back(Box::row(gap, std::exchange(line, {})).grow());
  }
  return Box::column(gap, std::move(lines));
}

Box in_even_lines(float gap, std::vector<Box> parts) {
  const auto shared = std::make_shared<const std::vector<Box>>(std::move(parts));
  return in_width([gap, shared](float width) {
    float all = -gap;
    float widest = 1;
    for (const Box& part : *shared) {
      all += part.width() + gap;
      widest = std::max(widest, part.width());
    }
    if (all <= width) return Box::row(gap, *shared);
    return in_equal_columns(gap, even_columns(static_cast<int>(shared->size()), widest, width, gap), *shared);
  });
}

Box line(Ui& ui, std::string words, Type type, ImU32 colour, Align align) {
  const float width = ui.text_width(words, type);
  const float height = words.empty() ? 0 : ui.line_height(type);
  return Box::fixed(width, height, [&ui, words = std::move(words), type, colour, align](const Rect& r) {
    ui.line(r, words, type, colour, align);
  });
}

Box words(Ui& ui, std::string text, Type type, ImU32 colour) {
  const auto said = std::make_shared<const std::string>(std::move(text));
  return Box::flowing([&ui, said, type](float width) { return ui.wrapped_height(width, *said, type); },
                      [&ui, said, type, colour](const Rect& r) { ui.wrapped(r, *said, type, colour); });
}

namespace {

// A card as it stands in text: a small face.
Box small_card(Ui& ui, Card card, Type type) {
  const std::string face = to_text(card);
  const Type ink{type.size * 0.8F, Weight::kBold};
  return Box::fixed(ui.text_width(face, ink) + ui.px(8), ui.line_height(type), [&ui, face, ink, card](const Rect& r) {
    const Rect cell = r.middle(r.width(), ui.px(ink.size + 5));
    ui.fill(cell, ui.theme.card, 4);
    ui.outline(cell, ui.theme.card_edge, 4, 1);
    ui.line(cell, face, ink, suit_colour(ui, card.suit()), Align::kCenter);
  });
}

}  // namespace

Box words_and_cards(Ui& ui, std::string text, const std::vector<Card>& cards, Type type, ImU32 colour) {
  if (cards.empty()) return words(ui, std::move(text), type, colour);
  std::vector<Box> faces;
  for (const Card card : cards) faces.push_back(small_card(ui, card, type));
  const float blank = ui.px(5);
  const auto row = std::make_shared<const Box>(Box::row(ui.px(3), std::move(faces)));
  const auto said = std::make_shared<const std::string>(std::move(text));
  // The cards stand behind the last line, or below it: both times this says where.
  const auto place = [&ui, said, type, row, blank](const Rect& r) {
    const float high = ui.line_height(type);
    const auto lines = ui.lines_of(r.width(), *said, type);
    const float last = lines.empty() ? 0 : ui.text_width(lines.back(), type) + blank;
    const bool below = last + row->width() > r.width();
    const float y = r.y0 + high * static_cast<float>(lines.size() - (below ? 0 : 1));
    return rect_at(r.x0 + (below ? 0 : last), y, row->width(), high);
  };
  return Box::flowing([place](float width) { return place({0, 0, width, 0}).y1; },
                      [&ui, said, type, colour, row, place](const Rect& r) {
                        ui.wrapped(r, *said, type, colour);
                        row->draw(place(r));
                      });
}

constexpr float kLeastWords = 60;  // units; where less can be read, nothing is said

Box line_and_cards(Ui& ui, std::string text, const std::vector<Card>& cards, Type type, ImU32 colour) {
  std::vector<Box> faces;
  for (const Card card : cards) faces.push_back(small_card(ui, card, type));
  const auto row = std::make_shared<const Box>(Box::row(ui.px(3), std::move(faces)));
  const float width = ui.text_width(text, type);
  return Box::flowing([high = ui.line_height(type)](float) { return high; },
                      [&ui, text = std::move(text), type, colour, row, width](Rect r) {
                        const float room = r.width() - row->width() - ui.px(5);
                        if (room < std::min(width, ui.px(kLeastWords))) return;
                        ui.line(r.cut_left(std::min(width, room)), text, type, colour);
                        r.cut_left(ui.px(5));
                        row->draw(r.cut_left(row->width()));
                      });
}

Box in_width(const std::function<Box(float width)>& build) {
  return Box::flowing([build](float width) { return build(width).height(width); },
                      [build](const Rect& r) { build(r.width()).draw(r); });
}

Box scrolling(Ui& ui, std::string name, Box content) {
  const auto inside = std::make_shared<const Box>(std::move(content));
  return Box::flowing([](float) { return 0.0F; },
                      [&ui, name = std::move(name), inside](const Rect& r) {
                        if (inside->height(r.width()) <= r.height() + 0.5F) return inside->draw(r);
                        Rect room = ui.begin_scroll(name, r);
                        room.y1 = room.y0 + inside->height(room.width());
                        inside->draw(room);
                        ui.end_scroll(room.y1);
                      });
}

namespace {

// "Max." of "Maximilian", as short as tells it apart from the others; "Anna & C." of "Anna & Clara".
std::string shortened(const std::string& name, const std::vector<std::string>& all) {
  constexpr std::string_view kAnd = " & ";
  if (const std::size_t both = name.find(kAnd); both != std::string::npos) {
    const std::string second = name.substr(both + kAnd.size());
    std::string_view rest = second;
    (void)take_character(rest);
    return name.substr(0, both + kAnd.size()) + second.substr(0, second.size() - rest.size()) + ".";
  }
  if (const std::size_t blank = name.find(' '); blank != std::string::npos) return name.substr(0, blank);
  constexpr int kLeastLetters = 3;
  std::string begins;
  int letters = 0;
  for (std::string_view rest = name; !rest.empty(); ++letters) {
    const std::size_t before = rest.size();
    (void)take_character(rest);
    begins += name.substr(name.size() - before, before - rest.size());
    const auto alike = std::ranges::count_if(all, [&](const std::string& each) { return each.starts_with(begins); });
    if (alike <= 1 && letters + 1 >= kLeastLetters) break;
  }
  return begins.size() + 2 > name.size() ? name : begins + ".";  // a full stop for one letter saves nothing
}

}  // namespace

FittedRow fit_row(const Ui& ui, float width, std::vector<std::string> words, Type wanted, Type least) {
  const auto fits = [&](const std::string& word, Type type) { return ui.text_width(word, type) <= width + 0.5F; };
  for (const Type type : {wanted, least}) {
    if (std::ranges::all_of(words, [&](const std::string& word) { return fits(word, type); })) return {type, words};
  }
  const std::vector<std::string> all = words;
  for (std::string& word : words) {
    if (fits(word, least)) continue;
    const std::string_view own = ui.short_name_of(word);
    word = own.empty() ? shortened(word, all) : std::string{own};
  }
  return {least, words};
}

}  // namespace nullo::gui
