#include "hub/site.h"

#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <zlib.h>

namespace nullo::hub {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kShortest = 1024;  // bytes; shorter files are sent as they are
constexpr int kGzip = 15 + 16;           // zlib's window, and the header of gzip around it

// The page asks for nothing from elsewhere, and is in no frame of others. Its styles stand in it.
constexpr std::string_view kPolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "img-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'";

std::string type_of(const fs::path& file) {
  using Row = std::pair<std::string_view, std::string_view>;
  static constexpr std::array kTypes{Row{".html", "text/html; charset=utf-8"},
                                     Row{".js", "text/javascript; charset=utf-8"},
                                     Row{".wasm", "application/wasm"},
                                     Row{".css", "text/css; charset=utf-8"},
                                     Row{".png", "image/png"},
                                     Row{".svg", "image/svg+xml"},
                                     Row{".json", "application/json"},
                                     Row{".webmanifest", "application/manifest+json"},
                                     Row{".txt", "text/plain; charset=utf-8"}};
  for (const auto& [ending, type] : kTypes)
    if (file.extension() == ending) return std::string{type};
  return "application/octet-stream";
}

std::string text_of(const fs::path& path) {
  std::ifstream file{path, std::ios::binary};
  std::string text{std::istreambuf_iterator<char>{file}, {}};
  if (!file || file.bad()) throw NoSite{fmt::format("{} cannot be read", path.string())};
  return text;
}

// With gzip; nullptr: that is not shorter.
std::shared_ptr<const std::string> packed(const std::string& text) {
  if (text.size() < kShortest) return nullptr;
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) != Z_OK)
    return nullptr;
  std::string out(text.size(), '\0');
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): zlib only reads it
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  out.resize(stream.total_out);
  deflateEnd(&stream);
  return whole ? std::make_shared<const std::string>(std::move(out)) : nullptr;
}

}  // namespace

Site::Site(const fs::path& folder) {
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator{folder, error}) {
    if (!entry.is_regular_file(error)) continue;
    auto plain = std::make_shared<const std::string>(text_of(entry.path()));
    auto short_one = packed(*plain);
    std::string tag = fmt::format("\"{:x}-{:x}\"", plain->size(), std::hash<std::string>{}(*plain));
    files_.insert_or_assign("/" + entry.path().filename().string(),
                            File{type_of(entry.path()), std::move(tag), std::move(plain), std::move(short_one)});
  }
  if (error) throw NoSite{fmt::format("{} cannot be read ({})", folder.string(), error.message())};
  if (!files_.contains("/index.html"))
    throw NoSite{fmt::format("{} has no index.html: it is no folder of the web app", folder.string())};
}

std::optional<Answer> Site::answer(const Request& request) const {
  const auto found = files_.find(request.path == "/" ? "/index.html" : request.path);
  if (found == files_.end()) return std::nullopt;
  const File& file = found->second;
  Answer answer{.type = file.type,
                .headers = {{"ETag", file.tag},
                            {"Cache-Control", "no-cache"},  // kept, and asked for again: a newer one may be here
                            {"Vary", "Accept-Encoding"},
                            {"Content-Security-Policy", std::string{kPolicy}}}};
  if (request.has.find(file.tag) != std::string_view::npos) {  // on its way "W/" may have come before it
    answer.status = 304;
    return answer;
  }
  const bool packs = file.packed != nullptr && request.takes_gzip;
  answer.shared = packs ? file.packed : file.plain;
  if (packs) answer.headers.emplace_back("Content-Encoding", "gzip");
  return answer;
}

std::optional<fs::path> site_here() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  for (const char* place : {"../web", "../share/nullo/web"}) {
    fs::path folder = (program.parent_path() / place).lexically_normal();
    if (!program.empty() && fs::exists(folder / "index.html", error)) return folder;
  }
  return std::nullopt;
}

}  // namespace nullo::hub
