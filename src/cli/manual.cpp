#include "cli/manual.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "base/unicode.h"
#include "cli/help.h"
#include "text/say.h"

namespace nullo::cli {

namespace {

constexpr std::array kVariables{
    Explained{"LC_ALL, LC_MESSAGES, LANG",
              text::mark("The language, as in de_AT.UTF-8; the first one that is set counts. Documents and results are "
                         "English in each. The settings of the window may choose another one for it.")},
    Explained{"XDG_DATA_HOME", text::mark("The folder in which nullo/nullo.db lies; ~/.local/share if it is not set.")},
    Explained{
        "XDG_CONFIG_HOME",
        text::mark(
            "The folder in which user-dirs.dirs says where documents lie: the window writes exported files there.")},
    Explained{"HOME", text::mark("The folder that ~ stands for.")},
    Explained{"DISPLAY, WAYLAND_DISPLAY", text::mark("Where the window opens.")},
};

constexpr std::array kFilesUsed{
    Explained{
        "~/.local/share/nullo/nullo.db",
        text::mark("The SQLite database with all that is stored. Only its owner can read it. --db names another one.")},
    Explained{
        "~/.local/share/nullo/backups/",
        text::mark(
            "The last ten backups, one for the end of each session and one before a newer Nullo changes the tables.")},
    Explained{
        "~/.local/share/nullo/nullo.db.damaged-TIME, nullo.db.replaced-TIME",
        text::mark("Databases that were set aside untouched when they were damaged, or when a backup was restored.")},
};

constexpr text::Sentence kWhatItIs = text::mark(
    "Somebody at the table taps who won each trick and which cards were captured; Nullo works out the points, gives "
    "the reason for each of them, and keeps every session. The window explains itself: F1 shows the keys and the "
    "rules.");

constexpr text::Sentence kClosedPipe = text::mark(
    "If whoever reads standard output closes it, as `nullo sessions | head` does, Nullo ends without a message, "
    "with exit code 141.");

// ---- text as roff reads it

// Hyphens stay hyphens when they are copied, and no letter is taken for a command.
std::string escaped(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::optional<unicode::Character> one = unicode::first(text);
    const std::size_t bytes = one ? one->bytes : 1;
    if (one && one->code > 0x7E) {
      fmt::format_to(std::back_inserter(out), "\\[u{:04X}]", static_cast<unsigned>(one->code));
    } else if (text.front() == '\\') {
      out += "\\e";
    } else if (text.front() == '-') {
      out += "\\-";
    } else if (text.front() == '~') {
      out += "\\(ti";
    } else if (text.front() == '\'') {
      out += "\\(aq";
    } else if (text.front() == '"') {
      out += "\\(dq";
    } else {
      out += text.front();
    }
    text.remove_prefix(bytes);
  }
  return out;
}

// A line that roff takes for text.
std::string text_line(std::string_view text) { return (text.starts_with('.') ? "\\&" : "") + escaped(text) + "\n"; }

// A sentence as lines of at most 80 bytes, as far as its words allow it.
std::string filled(std::string_view sentence) {
  constexpr std::size_t kWidth = 79;
  std::string lines;
  while (sentence.size() > kWidth) {
    std::size_t end = sentence.rfind(' ', kWidth);
    if (end == std::string_view::npos) end = sentence.find(' ');
    if (end == std::string_view::npos) break;
    lines.append(sentence.substr(0, end)).append("\n");
    sentence.remove_prefix(end + 1);
  }
  return lines.append(sentence).append("\n");
}

// Each sentence on a line of its own, as mdoc wants it; `nullo import` is bold.
std::string sentences(std::string_view text) {
  std::string lines;
  std::string line;
  bool bold = false;
  const auto flush = [&] {
    if (!line.empty()) lines += filled(line);
    line.clear();
  };
  std::string plain;
  const auto take = [&] {
    line += (line.empty() && plain.starts_with('.') ? "\\&" : "") + escaped(plain);
    plain.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool stops =
        (text[i] == '.' || text[i] == '?' || text[i] == ':') && i + 1 < text.size() && text[i + 1] == ' ';
    if (text[i] == '`') {
      take();
      line += bold ? "\\fR" : "\\fB";
      bold = !bold;
    } else if (stops && text[i] != ':' && !bold) {
      plain += text[i];
      take();
      flush();
      ++i;  // the blank
    } else {
      plain += text[i];
    }
  }
  take();
  flush();
  return lines;
}

// "2026-11-21" as mdoc writes it: "November 21, 2026". Without a day mdoc leaves the place for it free.
std::string day_text(std::string_view day) {
  constexpr std::array<std::string_view, 12> kMonths{"January",   "February", "March",    "April",
                                                     "May",       "June",     "July",     "August",
                                                     "September", "October",  "November", "December"};
  int month = 0;
  int of_month = 0;
  if (day.size() != 10) return {};
  std::from_chars(day.data() + 5, day.data() + 7, month);
  std::from_chars(day.data() + 8, day.data() + 10, of_month);
  if (month < 1 || month > 12) return {};
  return fmt::format("{} {}, {}", kMonths.at(static_cast<std::size_t>(month) - 1), of_month, day.substr(0, 4));
}

// ---- the texts of help.h

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// Takes the lines from `at` on that are of one kind.
template <class OfKind>
std::vector<std::string_view> take_while(const std::vector<std::string_view>& lines, std::size_t& at, OfKind of_kind) {
  std::vector<std::string_view> taken;
  while (at < lines.size() && of_kind(lines[at])) taken.push_back(lines[at++]);
  return taken;
}

bool is_example(std::string_view line) { return line.starts_with("  "); }
bool is_listed(std::string_view line) { return line.starts_with("--") && line.find("  ") != std::string_view::npos; }

std::string paragraph(const std::vector<std::string_view>& lines) {
  std::string text;
  for (const std::string_view line : lines) text.append(text.empty() ? "" : " ").append(line);
  return ".Pp\n" + sentences(text);
}

std::string examples(const std::vector<std::string_view>& lines) {
  std::string text = ".Bd -literal -offset indent\n";
  for (const std::string_view line : lines) text += text_line(line.substr(2));
  return text + ".Ed\n";
}

std::string listed(const std::vector<std::string_view>& lines) {
  std::string text = ".Bl -tag -width \"\\-\\-as ledger\" -compact -offset indent\n";
  for (const std::string_view line : lines) {
    const std::size_t gap = line.find("  ");
    text += fmt::format(".It Li {}\n", escaped(line.substr(0, gap)));
    text += sentences(line.substr(line.find_first_not_of(' ', gap)));
  }
  return text + ".El\n";
}

std::string formatted(std::string_view help) {
  const std::vector<std::string_view> lines = lines_of(help);
  std::string text;
  for (std::size_t at = 0; at < lines.size();) {
    if (lines[at].empty()) {
      ++at;
    } else if (is_example(lines[at])) {
      text += examples(take_while(lines, at, is_example));
    } else if (is_listed(lines[at])) {
      text += ".Pp\n" + listed(take_while(lines, at, is_listed));
    } else {
      text += paragraph(take_while(
          lines, at, [](std::string_view one) { return !one.empty() && !is_example(one) && !is_listed(one); }));
    }
  }
  return text;
}

std::string explained(std::span<const Explained> all, std::string_view macro) {
  std::string text = ".Bl -tag -width Ds\n";
  for (const Explained& each : all)
    text += fmt::format(".It {} {}\n{}", macro, escaped(each.what), sentences(text::say(each.means)));
  return text + ".El\n";
}

// ---- options and values

bool has_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

bool is_shown(const CLI::Option* option) { return option->nonpositional() && !option->get_group().empty(); }
bool is_positional(const CLI::Option* option) { return option->get_positional(); }

bool is_help(const CLI::Option* option) { return option->check_lname("help"); }

// " Ar FILE ...", or nothing.
std::string value_of(const CLI::Option& option) {
  return has_value(option) ? " Ar " + escaped(option.get_type_name()) : std::string{};
}

// "Ar FILE ..."
std::string positional_of(const CLI::Option& option) {
  const bool many = option.get_items_expected_max() >= CLI::detail::expected_max_vector_size;
  return fmt::format("Ar {}{}", escaped(option.get_name(true)), many ? " ..." : "");
}

// "Fl o Ar PLACE , Fl -output Ar PLACE"
std::string names_of(const CLI::Option& option) {
  std::string text;
  const auto add = [&](std::string_view dashes, const std::string& name) {
    text += fmt::format("{}Fl {}{}{}", text.empty() ? "" : " , ", dashes, escaped(name), value_of(option));
  };
  for (const std::string& name : option.get_snames()) add("", name);
  for (const std::string& name : option.get_lnames()) add("\\-", name);
  return text;
}

std::string list_of(const CLI::App& of, bool with_help) {
  std::string items;
  for (const CLI::Option* each : of.get_options(is_positional))
    items += fmt::format(".It {}\n{}", positional_of(*each), sentences(each->get_description() + "."));
  for (const CLI::Option* each : of.get_options(is_shown)) {
    if (with_help || !is_help(each))
      items += fmt::format(".It {}\n{}", names_of(*each), sentences(each->get_description() + "."));
  }
  return items.empty() ? std::string{} : fmt::format(".Bl -tag -width Ds\n{}.El\n", items);
}

// The options and values of a call in brackets, for the synopsis.
std::string synopsis_of(const CLI::App& of) {
  std::string text;
  for (const CLI::Option* each : of.get_options(is_shown)) {
    if (is_help(each)) continue;
    const bool only_long = each->get_snames().empty();
    const std::string name = only_long ? "\\-" + escaped(each->get_lnames().front()) : each->get_snames().front();
    text += fmt::format(".Op Fl {}{}\n", name, value_of(*each));
  }
  for (const CLI::Option* each : of.get_options(is_positional))
    text += fmt::format(".{}{}\n", each->get_required() ? "" : "Op ", positional_of(*each));
  return text;
}

std::string synopsis(const CLI::App& app, const std::vector<const CLI::App*>& commands) {
  std::string text = ".Nm\n" + synopsis_of(app);
  for (const CLI::App* each : commands)
    text += fmt::format(".Nm\n.Op Fl \\-db Ar PATH\n.Cm {}\n{}", escaped(each->get_name()), synopsis_of(*each));
  return text;
}

std::string command_text(const CLI::App& command) {
  return fmt::format(".Ss {}\n{}.\n{}{}", escaped(command.get_name()), escaped(command.get_description()),
                     list_of(command, false), formatted(command.get_footer()));
}

std::string example_list() {
  std::string text = ".Bl -tag -width Ds\n";
  for (const Explained& each : kExamples)
    text += fmt::format(".It Li {}\n{}.\n", escaped(each.what), escaped(text::say(each.means)));
  return text + ".El\n";
}

std::string exit_codes() {
  std::string text = ".Bl -tag -width Ds\n";
  for (const Explained& each : kExitCodes)
    text += fmt::format(".It {}\n{}.\n", each.what, escaped(text::say(each.means)));
  return text + ".El\n";
}

}  // namespace

std::string manual(const CLI::App& app) {
  const std::vector<const CLI::App*> commands =
      app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); });
  std::string text = fmt::format(".Dd {}\n.Dt NULLO 1\n.Os Nullo {}\n", day_text(source_date()), NULLO_VERSION);
  text += ".Sh NAME\n.Nm nullo\n.Nd " + escaped(text::say("keep the score at a real card table")) + "\n";
  text += ".Sh SYNOPSIS\n" + synopsis(app, commands);
  text += ".Sh DESCRIPTION\n" + sentences(text::say(kProgram)) + sentences(text::say(kWithoutSubcommand)) +
          sentences(text::say(kWhatItIs));
  text += ".Pp\n" + sentences(text::say("The options are:")) + list_of(app, true);
  text += ".Sh COMMANDS\n";
  for (const CLI::App* each : commands) text += command_text(*each);
  text += ".Sh ENVIRONMENT\n" + explained(kVariables, "Ev");
  text += ".Sh FILES\n" + explained(kFilesUsed, "Pa");
  text += ".Sh EXIT STATUS\n" + exit_codes() + sentences(text::say(kClosedPipe));
  text += ".Sh EXAMPLES\n" + example_list();
  text += ".Sh SEE ALSO\n.Xr sqlite3 1\n";
  return text;
}

}  // namespace nullo::cli
