#include "hub/live.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "base/code.h"
#include "embedded/live_page.h"
#include "hub/addresses.h"
#include "hub/doubts.h"
#include "json/writer.h"
#include "text/language.h"
#include "text/say.h"

namespace nullo::hub {

namespace {

constexpr std::string_view kBearer = "Bearer ";
constexpr std::string_view kBasic = "Basic ";
constexpr std::string_view kBase64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::string_view kClosed = R"({"closed":true})";

std::optional<std::string_view> behind(std::string_view text, std::string_view start) {
  if (!text.starts_with(start)) return std::nullopt;
  return text.substr(start.size());
}

// What a browser sends of name and password; as far as it is base64.
std::string decoded_of(std::string_view text) {
  std::string decoded;
  unsigned bits = 0;
  unsigned left = 0;
  for (const char letter : text) {
    const std::size_t value = kBase64.find(letter);
    if (value == std::string_view::npos) break;
    bits = (bits << 6U | static_cast<unsigned>(value)) & 0xFFFFU;
    left += 6;
    if (left < 8) continue;
    left -= 8;
    decoded += static_cast<char>(bits >> left & 0xFFU);
  }
  return decoded;
}

struct File {
  std::string_view path;
  std::string_view type;
  std::string_view text;
};

std::array<File, 4> files() {
  return {File{"/live", "text/html; charset=utf-8", embedded::live_html()},
          File{"/live.css", "text/css; charset=utf-8", embedded::live_css()},
          File{"/live.js", "text/javascript; charset=utf-8", embedded::live_js()},
          File{"/nullo.svg", "image/svg+xml", embedded::nullo_svg()}};
}

// What the page itself says, in live.html and live.js.
constexpr std::array kWords{
    text::mark("The code below the square pattern"),
    text::mark("This is not the code of the table."),
    text::mark("Look on"),
    text::mark("Settling"),
    text::mark("Standing"),
    text::mark("To pay now"),
    text::mark("This hand"),
    text::mark("Score sheet"),
    text::mark("Totals"),
    text::mark("Who are you?"),
    text::mark("I look on"),
    text::mark("Tables"),
    text::mark("Hand"),
    text::mark("Total"),
    text::mark("You pay {player} {amount}"),
    text::mark("{player} pays you {amount}"),
    text::mark("{payer} pays {receiver} {amount}"),
    text::mark("owed: {player} {amount}"),
    text::mark("The table is not reached. Is this phone in the same Wi-Fi? Trying again …"),
    text::mark("No connection. This is how it stood; trying again …"),
    text::mark("The table is closed. This is how it stood."),
};

// They in that language, by their English, for live.js.
std::string words_js(const text::Language& spoken) {
  std::string js = fmt::format("document.documentElement.lang = {};\nwindow.kSaid = {{\n", json::quoted(spoken.code));
  for (const text::Sentence word : kWords) {
    const std::string_view said = spoken.catalog.translated(word.english());
    if (said != word.english()) js += fmt::format("{}: {},\n", json::quoted(word.english()), json::quoted(said));
  }
  return js + "};\n";
}

// The styles of the page without scripts stand in it.
constexpr std::string_view kPolicyOfPlain =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

}  // namespace

class Live::Table {
 public:
  Table(Server::Options options, const std::function<void()>& looks)
      : listens_at_{options.address},
        looks_{looks},
        server_{std::move(options), [this](const Request& request) { return answer(request); }, looks} {}
  ~Table() { server_.publish_to_all(std::string{kClosed}); }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  [[nodiscard]] std::vector<std::string> addresses() const { return web_addresses(listens_at_, server_.port()); }
  [[nodiscard]] const std::string& code() const { return code_; }
  [[nodiscard]] int lookers() const { return server_.readers(); }

  [[nodiscard]] std::vector<const text::Language*> languages() {
    const std::lock_guard lock{lock_};
    pages_.try_emplace(text::spoken().code);  // for whoever asks for none that there is
    std::vector<const text::Language*> wanted;
    for (const auto& [code, page] : pages_) wanted.push_back(&text::language_of(code));
    return wanted;
  }

  void publish(const std::string& language, std::string state, std::string page) {
    {
      const std::lock_guard lock{lock_};
      pages_[language] = std::move(page);
    }
    server_.publish(language, std::move(state));
  }

 private:
  // ---- on the server's thread

  // The reader's language, in which is to be published from now on.
  std::string wanted_language() {
    std::string code = text::spoken().code;
    std::unique_lock lock{lock_};
    const bool is_new = pages_.try_emplace(code).second;
    lock.unlock();
    if (is_new) looks_();
    return code;
  }

  Reply answer(const Request& request) {
    const text::Speaking speaking{text::language_of_browser(request.languages)};
    if (request.path == "/") return Answer{.status = 302, .headers = {{"Location", "/live"}}};
    const auto all = files();
    const auto* const file = std::ranges::find(all, request.path, &File::path);
    if (file != all.end()) return Answer{200, std::string{file->type}, std::string{file->text}};
    if (request.path == "/words.js") return Answer{200, "text/javascript; charset=utf-8", words_js(text::spoken())};
    if (request.path == "/api/1/live") return live(request);
    if (request.path == "/plain") return plain(request);
    return Answer{.status = 404, .body = text::say("There is nothing here.") + "\n"};
  }

  Reply live(const Request& request) {
    const auto said = behind(request.authorization, kBearer);
    if (said && is_code(*said, code_)) {
      doubts_.right(request.peer);
      return Newest{wanted_language()};
    }
    Answer refused{.status = 401, .body = text::say("This is not the code of the table.") + "\n"};
    if (said) refused.after = doubts_.wrong(request.peer);
    return refused;
  }

  // For a browser without JavaScript, which asks for the code by itself.
  Reply plain(const Request& request) {
    const auto said = behind(request.authorization, kBasic);
    const std::string decoded = said ? decoded_of(*said) : std::string{};
    const std::size_t colon = decoded.find(':');
    if (colon != std::string::npos && is_code(std::string_view{decoded}.substr(colon + 1), code_)) {
      doubts_.right(request.peer);
      const std::string language = wanted_language();
      const std::lock_guard lock{lock_};
      return Answer{200,
                    "text/html; charset=utf-8",
                    page_in(language),
                    {{"Refresh", "10"}, {"Content-Security-Policy", std::string{kPolicyOfPlain}}}};
    }
    Answer asked{
        .status = 401,
        .body = text::say("The code of the table is asked for: it stands below the square pattern.") + "\n",
        .headers = {{"WWW-Authenticate", "Basic realm=\"The code of the table, as password\", charset=\"UTF-8\""}}};
    if (said) asked.after = doubts_.wrong(request.peer);
    return asked;
  }

  // Until it is there, that in another language.
  [[nodiscard]] const std::string& page_in(const std::string& language) {
    const std::string& wanted = pages_[language];
    const auto any = std::ranges::find_if(pages_, [](const auto& each) { return !each.second.empty(); });
    return wanted.empty() && any != pages_.end() ? any->second : wanted;
  }

  const std::string listens_at_;
  const std::string code_ = new_code();
  const std::function<void()> looks_;
  std::mutex lock_;
  std::map<std::string, std::string> pages_;  // by the codes of the languages that are wanted
  Doubts doubts_;
  Server server_;  // the last: its thread uses the others
};

Live::Live(Server::Options options, const std::function<void()>& looks)
    : table_{std::make_unique<Table>(std::move(options), looks)} {}
Live::~Live() = default;

std::vector<std::string> Live::addresses() const { return table_->addresses(); }
const std::string& Live::code() const { return table_->code(); }
int Live::lookers() const { return table_->lookers(); }
std::vector<const text::Language*> Live::languages() const { return table_->languages(); }
void Live::publish(const std::string& language, std::string state, std::string page) {
  table_->publish(language, std::move(state), std::move(page));
}

std::string link_of(std::string_view address, std::string_view code) {
  return fmt::format("{}/live#{}", address, code);
}

}  // namespace nullo::hub
