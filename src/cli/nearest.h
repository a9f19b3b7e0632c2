// What somebody most likely meant by a word that does not exist.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nullo::cli {

// The word of `known` that is nearest to `said`: begins with it, or differs in a few letters. Case and accents do not
// count. Nothing: no word is near enough.
std::optional<std::string> nearest(std::string_view said, const std::vector<std::string>& known);

// "did you mean 'sessions'?", or nothing if no word is near enough: what follows a sentence that refuses `said`.
std::string did_you_mean(std::string_view said, const std::vector<std::string>& known);
// Such a sentence, and that behind it.
std::string refusal(std::string_view sentence, std::string_view said, const std::vector<std::string>& known);

// Such a sentence with a full stop, if it has no end yet.
std::string ended(const std::string& sentence);

}  // namespace nullo::cli
