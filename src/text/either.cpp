#include "text/either.h"

#include <cstddef>

namespace nullo::text {
namespace {

// How it is written in catalogs, and what stands between the parts when it is said.
struct ChoiceSigns {
  std::string_view open;
  std::string_view between;
  std::string_view close;
};
constexpr ChoiceSigns kInCatalogs{"[[", "|", "]]"};
constexpr ChoiceSigns kInSaid{"\033", "\034", "\035"};

// Calls `each(first, second)` for every choice, which appends what is to stand there to `out`.
template <class Each>
std::string replaced(std::string_view text, const ChoiceSigns& signs, Each each) {
  std::string out;
  for (std::size_t open = text.find(signs.open); open != std::string_view::npos; open = text.find(signs.open)) {
    const std::size_t first = open + signs.open.size();
    const std::size_t between = text.find(signs.between, first);
    const std::size_t close = text.find(signs.close, first);
    if (between > close || close == std::string_view::npos) break;
    const std::size_t second = between + signs.between.size();
    out += text.substr(0, open);
    each(out, text.substr(first, between - first), text.substr(second, close - second));
    text.remove_prefix(close + signs.close.size());
  }
  return out += text;
}

}  // namespace

bool says_both(std::string_view written) { return written.find(kInCatalogs.open) != std::string_view::npos; }

std::string with_both(std::string_view written) {
  return replaced(written, kInCatalogs, [](std::string& out, std::string_view first, std::string_view second) {
    out.append(kInSaid.open).append(first).append(kInSaid.between).append(second).append(kInSaid.close);
  });
}

std::string with_one(std::string_view said, bool first) {
  return replaced(said, kInSaid, [first](std::string& out, std::string_view one, std::string_view other) {
    out.append(first ? one : other);
  });
}

}  // namespace nullo::text
