// A JSON text as a tree in which every value knows its place, so that a fault can name it.
//
// Why not a ready document type: FORMAT.md wants equal keys, depth, the spelling of numbers and the order of the text to
// be seen, and bounds the memory at 32 times the text. A node here takes 24 bytes, and no value of a text is shorter
// than two ("1,"). The lexer is nlohmann's, through its SAX interface, in tree.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
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

// One value of a tree; as small as a pointer pair, valid while the tree is neither parsed anew nor destroyed.
class Value {
 public:
  [[nodiscard]] Kind kind() const;
  [[nodiscard]] bool is_null() const { return kind() == Kind::kNull; }
  [[nodiscard]] bool boolean() const;           // of a kBool
  [[nodiscard]] std::int64_t integer() const;   // of a kInteger
  [[nodiscard]] std::string_view text() const;  // of a kString; of a kNumber as written
  [[nodiscard]] std::string_view key() const;   // of an object's member
  [[nodiscard]] std::size_t size() const;       // of a kArray or kObject: how many values it holds
  // The place as a JSON pointer, "/hands/0/tricks/3"; empty for the root. Walks the tree: for faults only.
  [[nodiscard]] std::string pointer() const;
  // Values told later in the text have higher numbers.
  [[nodiscard]] std::uint32_t order() const { return node_; }
  // What a person would say is found here: "7", "true", "\"Anna\"", "an array", "an object".
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
  Value(const Tree* tree, std::uint32_t node) : tree_{tree}, node_{node} {}

  const Tree* tree_;
  std::uint32_t node_;
};

class Tree {
 public:
  static constexpr std::size_t kMostBytes = std::size_t{64} << 20U;
  static constexpr int kMostDepth = 64;

  // Reads one JSON text and forgets the last one, keeping its memory for the next. False with a fault that names line
  // and column if it is no JSON, too large, too deep or not UTF-8. Equal keys in one object are faults too, but the
  // tree can be read then (the first of them counts), so that the other faults of the document are found as well.
  bool parse(std::string_view text, Faults& faults);

  [[nodiscard]] Value root() const { return Value{this, 0}; }
  // The value at a JSON pointer, or as far along it as the text goes: the place to blame when a key is absent.
  [[nodiscard]] Value nearest(std::string_view pointer) const;

 private:
  friend class Value;
  friend class Builder;  // tree.cpp: the SAX handler
  struct Node;
  // To be filled in by tree.cpp's author: nodes in a deque (chunks, never copied), strings in one buffer.
};

}  // namespace nullo::json
