// A std::variant whose copying, moving and destruction are compiled in one file, as each file that has them takes
// seconds more to compile. The header says `extern template class CompiledOnce<Kinds>;`, its .cpp `template class
// ...;`.
#pragma once

namespace nullo {

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

template <class Variant>
CompiledOnce<Variant>::CompiledOnce() = default;
template <class Variant>
CompiledOnce<Variant>::CompiledOnce(const CompiledOnce& other) = default;
template <class Variant>
CompiledOnce<Variant>::CompiledOnce(CompiledOnce&& other) noexcept = default;
template <class Variant>
CompiledOnce<Variant>& CompiledOnce<Variant>::operator=(const CompiledOnce& other) = default;
template <class Variant>
CompiledOnce<Variant>& CompiledOnce<Variant>::operator=(CompiledOnce&& other) noexcept = default;
template <class Variant>
CompiledOnce<Variant>::~CompiledOnce() = default;

}  // namespace nullo
