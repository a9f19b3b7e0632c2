// Input files for documents: read whole, or line by line in constant memory.
#pragma once

#include <cstdio>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace nullo::app {

// Reading or writing failed; the message is a sentence for people.
class MachineFailure : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// A file, or standard input for "-".
class Input {
 public:
  // On failure the reason: "No such file or directory".
  static tl::expected<Input, std::string> open(const std::string& name);

  [[nodiscard]] const std::string& name() const { return name_; }
  // Reads up to `size` bytes; fewer only at the end of the file. Throws MachineFailure.
  std::size_t read(char* to, std::size_t size);
  // Reads the rest of it, but at most one byte more than a document may have. Throws MachineFailure.
  std::string read_document();
  // How many bytes are worth asking for at once: all of a short file, and the end of it with them.
  [[nodiscard]] std::size_t piece() const;

 private:
  using Handle = std::unique_ptr<std::FILE, void (*)(std::FILE*)>;
  Input(std::string name, Handle file) : name_{std::move(name)}, file_{std::move(file)} {}

  std::string name_;
  Handle file_;
};

// Whether the file's name says that every line is a document: .jsonl or .ndjson, in small letters or capitals.
bool has_lines(std::string_view name);

// An input read line by line in constant memory.
class Lines {
 public:
  explicit Lines(Input& input) : input_{&input}, piece_{input.piece()} {}

  // The next line without its line feed (or CR LF), valid until the next call; nothing at the end. Of a line longer
  // than a document may be, only the first bytes, one more than the limit.
  std::optional<std::string_view> next();
  // The number of the line returned last, from 1.
  [[nodiscard]] std::size_t number() const { return number_; }

 private:
  bool fill();
  void skip_rest_of_line();

  Input* input_;
  std::size_t piece_;  // read at once
  std::string buffer_;
  std::size_t begin_ = 0;  // where the unread part begins
  std::size_t end_ = 0;
  std::size_t number_ = 0;
  bool at_end_ = false;
};

// Only blanks, with or without a byte order mark.
bool is_blank(std::string_view line);

}  // namespace nullo::app
