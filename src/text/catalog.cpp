#include "text/catalog.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "text/plural.h"

namespace nullo::text {

namespace {

constexpr std::string_view kMark{"\xde\x12\x04\x95", 4};  // of a file with the lowest byte of a number first
constexpr std::size_t kNumber = 4;                        // bytes

// Looks into the file; what lies beyond its end is nothing.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_{bytes} {}
  [[nodiscard]] std::size_t number(std::size_t at) const {
    std::size_t number = 0;
    if (at > bytes_.size() || bytes_.size() - at < kNumber) return number;
    for (std::size_t i = kNumber; i > 0; --i) number = number * 256 + static_cast<unsigned char>(bytes_[at + i - 1]);
    return number;
  }
  // Of a table of lengths and places.
  [[nodiscard]] std::string_view text(std::size_t table, std::size_t i) const {
    const std::size_t at = table + i * 2 * kNumber;
    const std::size_t from = number(at + kNumber);
    return from > bytes_.size() ? std::string_view{} : bytes_.substr(from, number(at));
  }

 private:
  std::string_view bytes_;
};

std::string_view first_form(std::string_view forms) { return forms.substr(0, forms.find('\0')); }

}  // namespace

// The file itself, which is looked into for each sentence: nothing has to be read before the first one is said.
struct Catalog::Read {
  Bytes file;
  std::size_t count = 0;
  Plural plural = {};

  // What stands for a sentence, of two forms the first; forms have a NUL between them. The file is sorted by them.
  [[nodiscard]] std::optional<std::string_view> find(std::string_view english) const {
    const std::size_t originals = file.number(3 * kNumber);
    const auto places = std::views::iota(std::size_t{0}, count);
    const auto at = [&](std::size_t i) { return first_form(file.text(originals, i)); };
    const auto found = std::ranges::lower_bound(places, english, {}, at);
    if (found == places.end() || at(*found) != english) return std::nullopt;
    return file.text(file.number(4 * kNumber), *found);
  }
};

Catalog::Catalog() = default;

std::optional<Catalog> Catalog::read(std::string_view bytes) {
  if (!bytes.starts_with(kMark)) return std::nullopt;
  Read read{Bytes{bytes}};
  read.count = read.file.number(2 * kNumber);
  if (read.count > bytes.size()) return std::nullopt;
  const std::optional<std::string_view> head = read.find("");
  if (!head) return std::nullopt;
  constexpr std::string_view kRule = "Plural-Forms:";
  const std::size_t at = head->find(kRule);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view line = head->substr(at + kRule.size());
  const std::optional<Plural> plural = Plural::read(line.substr(0, line.find('\n')));
  if (!plural) return std::nullopt;
  read.plural = *plural;
  Catalog catalog;
  catalog.read_ = std::make_shared<const Read>(std::move(read));
  return catalog;
}

std::string_view Catalog::translated(std::string_view english) const {
  if (read_ == nullptr || english.empty()) return english;  // the file's head stands for the empty one
  const std::optional<std::string_view> forms = read_->find(english);
  return forms ? first_form(*forms) : english;
}

std::string_view Catalog::translated(std::string_view one, std::string_view many, std::int64_t count) const {
  const std::optional<std::string_view> found = read_ == nullptr ? std::nullopt : read_->find(one);
  if (!found) return count == 1 ? one : many;
  std::string_view forms = *found;
  for (std::size_t form = read_->plural.form_of(count); form > 0; --form) {
    const std::size_t end = forms.find('\0');
    if (end == std::string_view::npos) break;
    forms.remove_prefix(end + 1);
  }
  return first_form(forms);
}

}  // namespace nullo::text
