// Translations, from gettext's binary form (.mo), which msgfmt makes of po/<language>.po.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace nullo::text {

class Catalog {
 public:
  Catalog();  // of nothing: everything stays English
  // `bytes` live as long as the catalog. Nothing: they are no catalog.
  static std::optional<Catalog> read(std::string_view bytes);

  // The translation; the sentence itself if there is none.
  [[nodiscard]] std::string_view translated(std::string_view english) const;
  // The form of it that this many take.
  [[nodiscard]] std::string_view translated(std::string_view one, std::string_view many, std::int64_t count) const;

 private:
  struct Read;
  std::shared_ptr<const Read> read_;
};

}  // namespace nullo::text
