#include "text/catalog.h"

#include <string>
#include <unordered_map>
#include <utility>

#include "text/plural.h"

namespace nullo::text {

struct Catalog::Read {
  // By the English sentence, of two forms the first. Forms have a NUL between them.
  std::unordered_map<std::string_view, std::string_view> sentences;
  Plural plural;
};

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

Catalog::Catalog() : read_{std::make_shared<const Read>()} {}

std::optional<Catalog> Catalog::read(std::string_view bytes) {
  if (!bytes.starts_with(kMark)) return std::nullopt;
  const Bytes file{bytes};
  const std::size_t count = file.number(2 * kNumber);
  if (count > bytes.size()) return std::nullopt;
  auto read = std::make_shared<Read>();
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view english = file.text(file.number(3 * kNumber), i);
    read->sentences.try_emplace(first_form(english), file.text(file.number(4 * kNumber), i));
  }
  const auto head = read->sentences.find("");
  if (head == read->sentences.end()) return std::nullopt;
  constexpr std::string_view kRule = "Plural-Forms:";
  const std::size_t at = head->second.find(kRule);
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view line = head->second.substr(at + kRule.size());
  const std::optional<Plural> plural = Plural::read(line.substr(0, line.find('\n')));
  if (!plural) return std::nullopt;
  read->plural = *plural;
  read->sentences.erase(head);
  Catalog catalog;
  catalog.read_ = std::move(read);
  return catalog;
}

std::string_view Catalog::translated(std::string_view english) const {
  const auto found = read_->sentences.find(english);
  return found == read_->sentences.end() ? english : first_form(found->second);
}

std::string_view Catalog::translated(std::string_view one, std::string_view many, std::int64_t count) const {
  const auto found = read_->sentences.find(one);
  if (found == read_->sentences.end()) return count == 1 ? one : many;
  std::string_view forms = found->second;
  for (std::size_t form = read_->plural.form_of(count); form > 0; --form) {
    const std::size_t end = forms.find('\0');
    if (end == std::string_view::npos) break;
    forms.remove_prefix(end + 1);
  }
  return first_form(forms);
}

}  // namespace nullo::text
