#include "json/tree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <nlohmann/json.hpp>

#include "base/digits.h"
#include "base/utf8.h"
#include "core/card.h"
#include "json/syntax.h"
#include "json/writer.h"
#include "text/say.h"

namespace nullo::json {

namespace {

constexpr std::size_t kLongestShown = 200;  // bytes of a key that a pointer shows
constexpr std::size_t kLongestSaid = 60;    // bytes of a text that a sentence shows
constexpr std::size_t kSortFrom = 8;        // objects with at least this many members are sorted to find equal keys

void append_escaped(std::string& pointer, std::string_view key) {
  const std::string_view shown = utf8::cut(key, kLongestShown);
  for (const char c : shown) {
    if (c == '~') {
      pointer += "~0";
    } else if (c == '/') {
      pointer += "~1";
    } else {
      pointer += c;
    }
  }
  if (shown.size() < key.size()) pointer += "…";
}

// Removes the next token from the pointer and returns it unescaped.
std::string take_token(std::string_view& pointer) {
  pointer.remove_prefix(1);
  const std::string_view raw = pointer.substr(0, pointer.find('/'));
  pointer.remove_prefix(raw.size());
  std::string token;
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const bool escaped = raw[i] == '~' && i + 1 < raw.size();
    token += !escaped ? raw[i] : raw[++i] == '1' ? '/' : '~';
  }
  return token;
}

}  // namespace

// The SAX handler: puts each value into the tree as the lexer meets it.
class Builder {
 public:
  Builder(Tree& tree, std::string_view text, Faults& faults)
      : tree_{tree}, text_{text}, faults_{faults}, at_{text.data()} {}

  // The lexer's position. All copies share one, so that the handler knows how far the text has been read.
  struct Cursor {
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;
    const char** at;
    const char* end;

    reference operator*() const { return **at; }
    Cursor& operator++() {
      ++*at;
      return *this;
    }
    friend bool operator!=(const Cursor& a, const Cursor& b) { return *a.at != b.end; }
    friend bool operator==(const Cursor& a, const Cursor& b) { return *a.at == b.end; }
  };
  Cursor cursor() { return Cursor{&at_, text_.data() + text_.size()}; }
  [[nodiscard]] std::size_t read() const { return static_cast<std::size_t>(at_ - text_.data()); }
  [[nodiscard]] Reached reached() const;

  // ---- the callbacks of nlohmann's parser; false stops it
  bool null() { return add(Kind::kNull, 0, 0); }
  bool boolean(bool flag) { return add(Kind::kBool, flag ? 1 : 0, 0); }
  bool number_integer(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    return add(Kind::kInteger, static_cast<std::uint32_t>(bits), static_cast<std::uint32_t>(bits >> 32U));
  }
  bool number_unsigned(std::uint64_t number) {
    if (std::in_range<std::int64_t>(number)) return number_integer(static_cast<std::int64_t>(number));
    return add_text(Kind::kNumber, std::to_string(number));
  }
  bool number_float(double, const std::string& written) { return add_text(Kind::kNumber, written); }
  bool string(const std::string& text) { return add_text(Kind::kString, text); }
  bool binary(const std::vector<std::uint8_t>&) { return false; }  // JSON has no such values
  bool start_object(std::size_t) { return open(Kind::kObject); }
  bool start_array(std::size_t) { return open(Kind::kArray); }
  bool end_array() {
    --depth_;
    end_ = read();
    return true;
  }
  bool end_object();
  bool key(const std::string& key) {
    key_size_ = static_cast<std::uint32_t>(key.size());
    key_at_ = put(key);
    has_key_ = true;
    end_ = read();
    return true;
  }
  bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error);

 private:
  // An array or object that is still open.
  struct Open {
    std::uint32_t index = 0;
    Tree::Node* node = nullptr;
    Tree::Node* last = nullptr;  // the value added last
    bool marks_meet = false;     // of an object: only then can two of its keys be equal
  };

  std::uint32_t put(std::string_view text) {
    const auto at = static_cast<std::uint32_t>(tree_.strings_.size());
    tree_.strings_.append(text);
    return at;
  }
  bool add_text(Kind kind, std::string_view text) {
    const std::uint32_t at = put(text);
    return add(kind, at, static_cast<std::uint32_t>(text.size()));
  }
  bool add(Kind kind, std::uint32_t low, std::uint32_t high);
  bool open(Kind kind);
  [[nodiscard]] std::string next_place() const;
  [[nodiscard]] std::string_view key_of(std::uint32_t node) const { return Value{&tree_, node}.key(); }
  void refuse_equal_keys(std::uint32_t first);
  void refuse_equal_keys_of_many(std::uint32_t first, std::uint32_t count);
  void refuse_key(std::uint32_t node);

  Tree& tree_;
  std::string_view text_;
  Faults& faults_;
  const char* at_;
  std::array<Open, Tree::kMostDepth> open_{};
  std::size_t depth_ = 0;
  std::uint32_t key_at_ = 0;
  std::uint32_t key_size_ = 0;
  bool has_key_ = false;  // the value of this key comes next
  std::size_t end_ = 0;   // just after what was read last
};

bool Builder::add(Kind kind, std::uint32_t low, std::uint32_t high) {
  const std::uint32_t index = tree_.nodes_.size();
  Tree::Node& node = tree_.nodes_.add();
  node = {0, 0, key_at_, static_cast<std::uint32_t>(kind) << 28U | key_size_, low, high};
  end_ = read();
  // To see where a number ends, the lexer reads one byte past it, if there is one.
  if ((kind == Kind::kInteger || kind == Kind::kNumber) && (end_ < text_.size() || !is_digit(text_[end_ - 1]))) --end_;
  if (depth_ == 0) return true;
  Open& holder = open_[depth_ - 1];
  node.parent = holder.index;
  if (has_key_) {
    const std::uint32_t mark = Tree::mark_of(tree_.string(key_at_, key_size_));
    if ((holder.node->high & mark) != 0) holder.marks_meet = true;
    holder.node->high |= mark;
    key_at_ = key_size_ = 0;
    has_key_ = false;
  } else {
    node.key = holder.node->low;
  }
  ++holder.node->low;
  if (holder.last != nullptr) holder.last->next = index;
  holder.last = &node;
  return true;
}

bool Builder::open(Kind kind) {
  if (depth_ == open_.size()) {
    faults_.add({next_place(), text::say("at most {count} levels of nesting", Tree::kMostDepth),
                 text::say("one more at {position}", line_and_column(text_, read() - 1))});
    return false;
  }
  const std::uint32_t index = tree_.nodes_.size();
  add(kind, 0, 0);
  open_[depth_++] = {index, &tree_.nodes_[index]};
  return true;
}

bool Builder::end_object() {
  const Open& ended = open_[--depth_];
  end_ = read();
  if (!ended.marks_meet) return true;
  if (ended.node->low > kSortFrom) {
    refuse_equal_keys_of_many(ended.index + 1, ended.node->low);
  } else {
    refuse_equal_keys(ended.index + 1);
  }
  return true;
}

void Builder::refuse_equal_keys(std::uint32_t first) {
  for (std::uint32_t later = tree_.nodes_[first].next; later != 0; later = tree_.nodes_[later].next) {
    const std::string_view key = key_of(later);
    std::uint32_t earlier = first;
    while (earlier != later && key_of(earlier) != key) earlier = tree_.nodes_[earlier].next;
    if (earlier != later) refuse_key(later);
  }
}

void Builder::refuse_equal_keys_of_many(std::uint32_t first, std::uint32_t count) {
  std::vector<std::uint32_t> members;
  members.reserve(count);
  for (std::uint32_t node = first; node != 0; node = tree_.nodes_[node].next) members.push_back(node);
  std::ranges::sort(members, [&](std::uint32_t a, std::uint32_t b) {
    const int order = key_of(a).compare(key_of(b));
    return order != 0 ? order < 0 : a < b;
  });
  for (std::size_t i = 1; i < members.size(); ++i) {
    if (key_of(members[i]) == key_of(members[i - 1])) refuse_key(members[i]);
  }
}

void Builder::refuse_key(std::uint32_t node) {
  if (faults_.kept().size() == Faults::kMostKept) return faults_.add({});
  faults_.add({Value{&tree_, node}.pointer(), text::say("each key once"), text::say("the same key again")});
}

Reached Builder::reached() const {
  using Within = Reached::Within;
  using After = Reached::After;
  if (depth_ == 0) return {end_, Within::kNothing, tree_.nodes_.size() == 0 ? After::kNothing : After::kValue};
  const Open& holder = open_[depth_ - 1];
  const bool array = Value{&tree_, holder.index}.kind() == Kind::kArray;
  const After after = has_key_ ? After::kKey : holder.last == nullptr ? After::kNothing : After::kValue;
  return {end_, array ? Within::kArray : Within::kObject, after};
}

// The place of the value that the lexer is reading.
std::string Builder::next_place() const {
  if (depth_ == 0) return {};
  const Value holder{&tree_, open_[depth_ - 1].index};
  std::string place = holder.pointer() + '/';
  if (holder.kind() == Kind::kArray) return place + std::to_string(holder.size());
  append_escaped(place, tree_.string(key_at_, key_size_));
  return place;
}

bool Builder::parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error) {
  constexpr int kOutOfRange = 406;  // nlohmann's error number for a number that no double can hold
  const std::size_t index = position == 0 ? 0 : position - 1;
  if (error.id == kOutOfRange) {
    faults_.add({next_place(), text::say("a number of a size that makes sense"),
                 text::say("{found} at {position}", utf8::cut(token, kLongestSaid), line_and_column(text_, index))});
  } else {
    faults_.add(syntax_fault(text_, index, reached()));
  }
  return false;
}

void Tree::Nodes::grow() { chunks_.push_back(std::make_unique_for_overwrite<Node[]>(kChunk)); }

void Tree::Nodes::clear(std::size_t most) {
  size_ = 0;
  if (chunks_.size() > most / kChunk + 1) chunks_.resize(most / kChunk + 1);
}

bool Tree::parse(std::string_view text, Faults& faults) {
  nodes_.clear(text.size() / 2 + 1);
  strings_.clear();
  if (text.size() > kMostBytes) {
    faults.add({"", text::say("at most 64 MiB of text"), text::say("more")});
    return false;
  }
  if (strings_.capacity() > 2 * text.size() + 4096) strings_.shrink_to_fit();
  strings_.reserve(text.size());
  Builder builder{*this, text, faults};
  const Builder::Cursor begin = builder.cursor();
  if (!nlohmann::json::sax_parse(begin, begin, &builder)) return false;
  // The lexer takes a zero byte for the end of the text.
  if (text[builder.read() - 1] != '\0') return true;
  faults.add(syntax_fault(text, builder.read() - 1, builder.reached()));
  return false;
}

std::string Value::pointer() const {
  std::array<std::uint32_t, Tree::kMostDepth + 1> path{};
  std::size_t length = 0;
  for (std::uint32_t node = node_; node != 0; node = tree_->nodes_[node].parent) path[length++] = node;
  std::string text;
  while (length > 0) {
    const Value value{tree_, path[--length]};
    const Tree::Node& node = tree_->nodes_[value.node_];
    text += '/';
    if (Value{tree_, node.parent}.kind() == Kind::kArray) {
      text += std::to_string(node.key);
    } else {
      append_escaped(text, value.key());
    }
  }
  return text;
}

namespace {

std::optional<Value> member(Value object, std::string_view key) {
  for (const Value value : object) {
    if (value.key() == key) return value;
  }
  const std::optional<Card> card = parse_card(key);
  if (!card) return std::nullopt;
  for (const Value value : object) {
    if (parse_card(value.key()) == card) return value;
  }
  return std::nullopt;
}

std::optional<Value> element(Value array, std::string_view token) {
  std::size_t index = 0;
  const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), index);
  if (error != std::errc{} || end != token.data() + token.size() || index >= array.size()) return std::nullopt;
  auto place = array.begin();
  for (; index > 0; --index) ++place;
  return *place;
}

}  // namespace

Value Value::nearest(std::string_view pointer) const {
  Value value = *this;
  while (!pointer.empty()) {
    const std::string token = take_token(pointer);
    const std::optional<Value> next = value.kind() == Kind::kObject  ? member(value, token)
                                      : value.kind() == Kind::kArray ? element(value, token)
                                                                     : std::nullopt;
    if (!next) return value;
    value = *next;
  }
  return value;
}

std::string Value::said() const {
  switch (kind()) {
    case Kind::kNull:
      return "null";
    case Kind::kBool:
      return boolean() ? "true" : "false";
    case Kind::kInteger:
      return std::to_string(integer());
    case Kind::kNumber:
      return std::string{utf8::cut(text(), kLongestSaid)} + (text().size() > kLongestSaid ? "…" : "");
    case Kind::kString:
      return json::quoted(std::string{utf8::cut(text(), kLongestSaid)} + (text().size() > kLongestSaid ? "…" : ""));
    case Kind::kArray:
      return text::say("an array");
    case Kind::kObject:
      return text::say("an object");
  }
  return {};
}

}  // namespace nullo::json
