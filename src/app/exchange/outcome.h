// What became of what the program gave out. A browser says so later, and may refuse; only then is anything said of it.
#pragma once

namespace nullo::app {

enum class Outcome {
  kCopied,     // the clipboard has the text
  kNotCopied,  // it refused
  kShared,     // the share sheet took the file
  kNotShared,  // somebody closed the share sheet
  kDownload,   // the browser has the file as a download
};

}  // namespace nullo::app
