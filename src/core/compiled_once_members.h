// The members of CompiledOnce, for the one file that compiles them.
#pragma once

#include <utility>

#include "core/compiled_once.h"

namespace nullo {

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

template <class Variant>
bool operator==(const CompiledOnce<Variant>& one, const CompiledOnce<Variant>& other) {
  return static_cast<const Variant&>(one) == static_cast<const Variant&>(other);
}

}  // namespace nullo
