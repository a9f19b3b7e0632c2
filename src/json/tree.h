// A JSON text as a tree in which every value knows its place, so that a fault can name it.
// Why not a ready document type: docs/documents.md#refusals needs to see equal keys, depth, the spelling of numbers and
// the order of the text, and limits the memory to 32 times the text. A node here takes 24 bytes, and each value takes
// at least two bytes of text ("1,"): so the nodes take at most twelve times the text, and the strings at most once
// more. The lexer is nlohmann's, used through its SAX interface in tree.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fault.h"

namespace nullo::json {

enum class Kind : std::uint8_t {
  kNull,
  kBool,
  kInteger,  // a whole number without point or exponent that fits 64 bits
  kNumber,   // any other number: text() has it as written
  kString,
  kArray,
  kObject,
};

class Tree;

// One value of a tree, as small as two pointers. It is valid until the tree is parsed anew or destroyed.
class Value {
 public:
  [[nodiscard]] Kind kind() const;
  [[nodiscard]] bool is_null() const { return kind() == Kind::kNull; }
  [[nodiscard]] bool boolean() const;           // of a kBool
  [[nodiscard]] std::int64_t integer() const;   // of a kInteger
  [[nodiscard]] std::string_view text() const;  // of a kString; of a kNumber as written
  [[nodiscard]] std::string_view key() const;   // of an object's member
  [[nodiscard]] std::size_t size() const;       // of a kArray or kObject: how many values it holds
  // Of a kObject: false if it has no member with this key. Most absent keys are known by this, without a search.
  [[nodiscard]] bool may_have(std::string_view key) const;
  // The place as a JSON pointer, "/hands/0/tricks/3"; empty for the root. A key of more than 200 bytes, which no real
  // document has, is cut short, so that a hundred faults do not take more memory than the text may.
  [[nodiscard]] std::string pointer() const;
  // The value at a JSON pointer from here. Where the pointer leads nowhere, the last value on its way: the place to
  // blame when a key is absent. A card is also found in its other spelling: "TH" in {"10H": 2}.
  [[nodiscard]] Value nearest(std::string_view pointer) const;
  // Values that stand later in the text have higher numbers.
  [[nodiscard]] std::uint32_t order() const { return node_; }
  // How a fault says what was found: "7", "true", "\"Anna\"", "an array", "an object"; long texts are cut short.
  [[nodiscard]] std::string said() const;

  // Goes through the values of an array or the members of an object in the order of the text.
  class Iterator {
   public:
    Iterator(const Tree* tree, std::uint32_t node) : tree_{tree}, node_{node} {}
    Value operator*() const { return Value{tree_, node_}; }
    Iterator& operator++();
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const Tree* tree_;
    std::uint32_t node_;
  };
  [[nodiscard]] Iterator begin() const;
  [[nodiscard]] Iterator end() const;

 private:
  friend class Tree;
  friend class Builder;
  Value(const Tree* tree, std::uint32_t node) : tree_{tree}, node_{node} {}

  const Tree* tree_;
  std::uint32_t node_;
};

class Tree {
 public:
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;
  static constexpr int kMostDepth = 64;

  // Reads one JSON text in place of the last one, and reuses its memory. Returns false, with a fault that names line
  // and column, if the text is no JSON, too large, too deep or not UTF-8. Equal keys in one object are faults too, but
  // the tree can then be read (the first of them counts), so that the document's other faults are found as well.
  bool parse(std::string_view text, Faults& faults);

  [[nodiscard]] Value root() const { return Value{this, 0}; }
  // As Value::nearest, from the root.
  [[nodiscard]] Value nearest(std::string_view pointer) const { return root().nearest(pointer); }

 private:
  friend class Value;
  friend class Builder;  // tree.cpp: the SAX handler

  // The values in the order of the text, so the first value of an array or object is the node after it.
  struct Node {
    std::uint32_t parent;
    std::uint32_t next;           // the next value of the same array or object; 0: there is none
    std::uint32_t key;            // where its key begins in strings_; in an array: its index
    std::uint32_t kind_and_size;  // the kind in the upper 4 bits; below, how many bytes the key has
    std::uint32_t low;            // of a text: where it begins in strings_; of an array or object: how many it holds
    std::uint32_t high;           // of a text: how many bytes; of a whole number, low and high are its halves; of an
                                  // object: mark_of() of each of its keys
  };
  static_assert(sizeof(Node) == 24);

  // One of 32 bits, which equal keys share.
  static std::uint32_t mark_of(std::string_view key) {
    constexpr unsigned kSpread = 5;  // the keys of one kind of object seldom meet
    if (key.empty()) return 1;
    const auto first = static_cast<unsigned char>(key.front());
    const auto last = static_cast<unsigned char>(key.back());
    return std::uint32_t{1} << ((first * kSpread + last + key.size()) % 32);
  }

  // A list that grows by chunks, so that nothing is copied. It keeps its chunks when it is cleared.
  class Nodes {
   public:
    // Without the library's own checks of each access, which cost a tenth of the time that a document takes.
    Node& operator[](std::uint32_t index) {
      std::unique_ptr<Node[]>* const chunks = chunks_.data();
      return chunks[index / kChunk].get()[index % kChunk];
    }
    const Node& operator[](std::uint32_t index) const {
      const std::unique_ptr<Node[]>* const chunks = chunks_.data();
      return chunks[index / kChunk].get()[index % kChunk];
    }
    [[nodiscard]] std::uint32_t size() const { return size_; }
    Node& add() {
      if (size_ == chunks_.size() * kChunk) grow();
      return (*this)[size_++];
    }
    // Frees the chunks that `most` values cannot need.
    void clear(std::size_t most);

   private:
    static constexpr std::uint32_t kChunk = 1024;
    void grow();
    std::vector<std::unique_ptr<Node[]>> chunks_;
    std::uint32_t size_ = 0;
  };

  [[nodiscard]] std::string_view string(std::uint32_t at, std::uint32_t size) const {
    return {strings_.data() + at, size};
  }

  Nodes nodes_;
  std::string strings_;  // keys and texts, one after another
};

inline Kind Value::kind() const { return static_cast<Kind>(tree_->nodes_[node_].kind_and_size >> 28U); }
inline bool Value::boolean() const { return tree_->nodes_[node_].low != 0; }
inline std::size_t Value::size() const {
  return kind() == Kind::kArray || kind() == Kind::kObject ? tree_->nodes_[node_].low : 0;
}
inline bool Value::may_have(std::string_view key) const {
  return kind() == Kind::kObject && (tree_->nodes_[node_].high & Tree::mark_of(key)) != 0;
}
inline std::string_view Value::key() const {
  const Tree::Node& node = tree_->nodes_[node_];
  return tree_->string(node.key, node.kind_and_size & 0x0FFF'FFFFU);
}
inline std::string_view Value::text() const {
  const Tree::Node& node = tree_->nodes_[node_];
  return tree_->string(node.low, node.high);
}
inline std::int64_t Value::integer() const {
  const Tree::Node& node = tree_->nodes_[node_];
  return static_cast<std::int64_t>(std::uint64_t{node.high} << 32U | node.low);
}
inline Value::Iterator& Value::Iterator::operator++() {
  node_ = tree_->nodes_[node_].next;
  return *this;
}
inline Value::Iterator Value::begin() const { return Iterator{tree_, size() == 0 ? 0 : node_ + 1}; }
inline Value::Iterator Value::end() const { return Iterator{tree_, 0}; }

}  // namespace nullo::json
