#include "net/client.h"

#include <chrono>
#include <cstddef>
#include <utility>

#include <curl/curl.h>
#include <dlfcn.h>

namespace nullo::net {
namespace {

constexpr const char* kLibrary = "libcurl.so.4";
constexpr std::size_t kMostBytes = std::size_t{16} << 20U;
constexpr long kSecondsToConnect = 5;
constexpr long kSecondsOfSilence = 20;

template <class Function>
Function* find(void* library, const char* name) {
  return reinterpret_cast<Function*>(::dlsym(library, name));
}

// The functions of libcurl that are used here. It stays loaded.
struct Curl {
  Curl() {
    void* library = ::dlopen(kLibrary, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) throw NoAnswer{"libcurl is not installed"};
    init = find<decltype(curl_easy_init)>(library, "curl_easy_init");
    set = find<decltype(curl_easy_setopt)>(library, "curl_easy_setopt");
    perform = find<decltype(curl_easy_perform)>(library, "curl_easy_perform");
    get = find<decltype(curl_easy_getinfo)>(library, "curl_easy_getinfo");
    cleanup = find<decltype(curl_easy_cleanup)>(library, "curl_easy_cleanup");
    append = find<decltype(curl_slist_append)>(library, "curl_slist_append");
    free_all = find<decltype(curl_slist_free_all)>(library, "curl_slist_free_all");
    words = find<decltype(curl_easy_strerror)>(library, "curl_easy_strerror");
    if (!init || !set || !perform || !get || !cleanup || !append || !free_all || !words)
      throw NoAnswer{"libcurl is not the one that is expected"};
  }

  decltype(curl_easy_init)* init;
  decltype(curl_easy_setopt)* set;
  decltype(curl_easy_perform)* perform;
  decltype(curl_easy_getinfo)* get;
  decltype(curl_easy_cleanup)* cleanup;
  decltype(curl_slist_append)* append;
  decltype(curl_slist_free_all)* free_all;
  decltype(curl_easy_strerror)* words;
};

const Curl& curl() {
  static const Curl kFunctions;
  return kFunctions;
}

// As people say it where they can do something about it; else libcurl's own words.
std::string words_for(CURLcode code) {
  switch (code) {
    case CURLE_COULDNT_CONNECT:
      return "nothing answers there";
    case CURLE_COULDNT_RESOLVE_HOST:
      return "this network knows no such name";
    case CURLE_OPERATION_TIMEDOUT:
      return "no answer came in time";
    default:
      return curl().words(code);
  }
}

std::size_t take(const char* bytes, std::size_t size, std::size_t count, void* into) {
  std::string& body = *static_cast<std::string*>(into);
  if (body.size() + size * count > kMostBytes) return 0;  // libcurl gives up
  body.append(bytes, size * count);
  return size * count;
}

// A text that comes in lines.
struct Listening {
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kLongest = 1000;  // bytes of a line
  static constexpr std::chrono::seconds kLongestSilence{40};
  const std::function<void(std::string_view)>& line;
  const Stop* stop;
  std::string begun = {};
  Clock::time_point heard = Clock::now();
};

std::size_t take_lines(const char* bytes, std::size_t size, std::size_t count, void* into) {
  Listening& listening = *static_cast<Listening*>(into);
  listening.heard = Listening::Clock::now();
  for (const char letter : std::string_view{bytes, size * count}) {
    if (letter == '\n') {
      listening.line(listening.begun);
      listening.begun.clear();
    } else if (listening.begun.size() == Listening::kLongest) {
      return 0;
    } else {
      listening.begun += letter;
    }
  }
  return size * count;
}

// Not 0: libcurl gives up.
int is_over(void* stop, curl_off_t /*to_get*/, curl_off_t /*got*/, curl_off_t /*to_put*/, curl_off_t /*put*/) {
  return static_cast<const Stop*>(stop)->is_stopped() ? 1 : 0;
}

int has_ended(void* into, curl_off_t /*to_get*/, curl_off_t /*got*/, curl_off_t /*to_put*/, curl_off_t /*put*/) {
  const Listening& listening = *static_cast<const Listening*>(into);
  const bool stopped = listening.stop != nullptr && listening.stop->is_stopped();
  return stopped || Listening::Clock::now() - listening.heard > Listening::kLongestSilence ? 1 : 0;
}

}  // namespace

struct Client::Handle {
  Handle() : easy{curl().init()} {
    if (easy == nullptr) throw NoAnswer{"libcurl could not start"};
  }
  ~Handle() {
    curl().cleanup(easy);
    curl().free_all(headers);
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  template <class Value>
  void set(CURLoption option, Value value) {
    curl().set(easy, option, value);
  }
  void add_header(const std::string& line) { headers = curl().append(headers, line.c_str()); }

  CURL* easy;
  curl_slist* headers = nullptr;
};

Client::Client(std::string address, std::string token, const Stop* stop)
    : address_{std::move(address)}, token_{std::move(token)}, stop_{stop}, handle_{std::make_unique<Handle>()} {
  if (!token_.empty()) handle_->add_header("Authorization: Bearer " + token_);
  handle_->add_header("Content-Type: application/json");
  handle_->add_header("Expect:");  // does not wait for leave to send a body
  handle_->set(CURLOPT_HTTPHEADER, handle_->headers);
  handle_->set(CURLOPT_PROTOCOLS_STR, "http,https");
  handle_->set(CURLOPT_NOSIGNAL, 1L);
  handle_->set(CURLOPT_CONNECTTIMEOUT, kSecondsToConnect);
  handle_->set(CURLOPT_LOW_SPEED_LIMIT, 1L);
  handle_->set(CURLOPT_LOW_SPEED_TIME, kSecondsOfSilence);
  handle_->set(CURLOPT_WRITEFUNCTION, &take);
  if (stop == nullptr) return;
  handle_->set(CURLOPT_XFERINFOFUNCTION, &is_over);
  handle_->set(CURLOPT_XFERINFODATA, static_cast<const void*>(stop));
  handle_->set(CURLOPT_NOPROGRESS, 0L);
}

Client::~Client() = default;

void Client::listen(const std::string& path, const std::function<void(std::string_view)>& line) {
  Listening listening{line, stop_};
  const std::string url = address_ + path;
  handle_->set(CURLOPT_URL, url.c_str());
  handle_->set(CURLOPT_HTTPGET, 1L);
  handle_->set(CURLOPT_FAILONERROR, 1L);
  handle_->set(CURLOPT_LOW_SPEED_LIMIT, 0L);
  handle_->set(CURLOPT_XFERINFOFUNCTION, &has_ended);
  handle_->set(CURLOPT_XFERINFODATA, static_cast<void*>(&listening));
  handle_->set(CURLOPT_NOPROGRESS, 0L);
  handle_->set(CURLOPT_WRITEFUNCTION, &take_lines);
  handle_->set(CURLOPT_WRITEDATA, static_cast<void*>(&listening));
  const CURLcode done = curl().perform(handle_->easy);
  if (done != CURLE_OK) throw NoAnswer{words_for(done)};
}

Reply Client::ask(const std::string& path, const std::string& body) {
  Reply reply;
  const std::string url = address_ + path;
  handle_->set(CURLOPT_URL, url.c_str());
  handle_->set(CURLOPT_WRITEDATA, static_cast<void*>(&reply.body));
  if (body.empty()) {
    handle_->set(CURLOPT_HTTPGET, 1L);
  } else {
    handle_->set(CURLOPT_POSTFIELDS, body.c_str());
    handle_->set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(body.size()));
  }
  const CURLcode done = curl().perform(handle_->easy);
  if (done == CURLE_WRITE_ERROR) throw NoAnswer{"it sends more than a hub does"};
  if (done != CURLE_OK) throw NoAnswer{words_for(done)};
  long status = 0;
  curl().get(handle_->easy, CURLINFO_RESPONSE_CODE, &status);
  reply.status = static_cast<int>(status);
  return reply;
}

}  // namespace nullo::net
