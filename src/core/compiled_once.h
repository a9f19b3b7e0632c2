// A variant of many types whose copying, moving, comparing and destroying is compiled once, and not in every file that
// holds one: each such table of functions over all its types costs a compiler seconds.
#pragma once

namespace nullo {

// Use it as the variant it is: std::visit, std::get and the others take it. One file includes
// "core/compiled_once_members.h" and says `template class CompiledOnce<...>;`.
template <class Variant>
class CompiledOnce : public Variant {
 public:
  using Variant::Variant;
  using Variant::operator=;
  CompiledOnce();
  CompiledOnce(const CompiledOnce& other);
  CompiledOnce(CompiledOnce&& other) noexcept;
  CompiledOnce& operator=(const CompiledOnce& other);
  CompiledOnce& operator=(CompiledOnce&& other) noexcept;
  ~CompiledOnce();
};

// Where its types can be compared: `template bool operator==(...)` in that file.
template <class Variant>
bool operator==(const CompiledOnce<Variant>& one, const CompiledOnce<Variant>& other);

}  // namespace nullo
