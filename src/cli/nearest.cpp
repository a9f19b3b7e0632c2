#include "cli/nearest.h"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "app/folding.h"
#include "base/unicode.h"
#include "text/parts.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

constexpr std::size_t kLeastBeginning = 2;  // letters; fewer begin too many words
constexpr std::size_t kLettersAFault = 3;   // a fault is forgiven for each of so many letters, and one in any word

std::u32string letters_of(std::string_view text) {
  std::u32string letters;
  const std::string folded = app::folded(text);
  for (std::string_view rest = folded; const std::optional<unicode::Character> one = unicode::first(rest);) {
    letters += one->code;
    rest.remove_prefix(one->bytes);
  }
  return letters;
}

// How many letters must be left out, put in, replaced, or exchanged with their neighbour.
std::size_t faults_between(std::u32string_view a, std::u32string_view b) {
  std::vector<std::size_t> before;  // the row before `above`
  std::vector<std::size_t> above(b.size() + 1);
  for (std::size_t i = 0; i <= b.size(); ++i) above[i] = i;
  for (std::size_t row = 1; row <= a.size(); ++row) {
    std::vector<std::size_t> now(b.size() + 1);
    now[0] = row;
    for (std::size_t at = 1; at <= b.size(); ++at) {
      const std::size_t replaced = above[at - 1] + (a[row - 1] == b[at - 1] ? 0 : 1);
      now[at] = std::min({replaced, above[at] + 1, now[at - 1] + 1});
      const bool exchanged = row > 1 && at > 1 && a[row - 1] == b[at - 2] && a[row - 2] == b[at - 1];
      if (exchanged) now[at] = std::min(now[at], before[at - 2] + 1);
    }
    before = std::move(above);
    above = std::move(now);
  }
  return above.back();
}

}  // namespace

std::optional<std::string> nearest(std::string_view said, const std::vector<std::string>& known) {
  const std::u32string word = letters_of(said);
  const std::size_t most = std::max<std::size_t>(1, word.size() / kLettersAFault);
  std::size_t least = std::numeric_limits<std::size_t>::max();
  std::optional<std::string> found;
  for (const std::string& each : known) {
    const std::u32string other = letters_of(each);
    std::size_t faults = faults_between(word, other);
    if (word.size() >= kLeastBeginning && other.starts_with(word)) faults = std::min<std::size_t>(faults, 1);
    // all of its letters would be other ones
    if (faults > most || faults >= std::max(word.size(), other.size()) || faults >= least) continue;
    least = faults;
    found = each;
  }
  return found;
}

std::string ended(const std::string& sentence) { return sentence.ends_with('?') ? sentence : sentence + '.'; }

std::string refusal(std::string_view sentence, std::string_view said, const std::vector<std::string>& known) {
  return text::in_one_line(sentence, did_you_mean(said, known));
}

std::string did_you_mean(std::string_view said, const std::vector<std::string>& known) {
  const std::optional<std::string> meant = nearest(said, known);
  return meant ? text::say("did you mean '{name}'?", *meant) : std::string{};
}

}  // namespace nullo::cli
