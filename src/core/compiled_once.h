// A variant of many types whose copying, moving, comparing and destroying is compiled once, and not in each file that
// uses it: a compiler needs seconds for each such table of functions over all its types.
#pragma once

namespace nullo {

// Use it like the variant: std::visit, std::get and the others accept it. One file includes
// "core/compiled_once_members.h" and has `template class CompiledOnce<...>;`.
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

// If its types can be compared, that file has `template bool operator==(...)` too.
template <class Variant>
bool operator==(const CompiledOnce<Variant>& one, const CompiledOnce<Variant>& other);

}  // namespace nullo
