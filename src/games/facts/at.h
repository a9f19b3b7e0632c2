// Where a value lies in a game's own struct, for code that does not know the struct: at<&Hand::points>.
#pragma once

namespace nullo::games {

// `whole` is a struct of the type that the member belongs to.
template <class T>
struct At {
  const T& (*see)(const void* whole) = nullptr;
  T& (*change)(void* whole) = nullptr;
};

namespace detail {

template <class Member>
struct Split;
template <class Of, class T>
struct Split<T Of::*> {
  using Whole = Of;
  using Part = T;
};
template <auto Member>
using WholeOf = typename Split<decltype(Member)>::Whole;
template <auto Member>
using PartOf = typename Split<decltype(Member)>::Part;

template <auto Member>
const PartOf<Member>& see(const void* whole) {
  return static_cast<const WholeOf<Member>*>(whole)->*Member;
}
template <auto Member>
PartOf<Member>& change(void* whole) {
  return static_cast<WholeOf<Member>*>(whole)->*Member;
}

}  // namespace detail

// Reads as a function: `.in = at<&Rules::target>`.
template <auto Member>
// NOLINTNEXTLINE(readability-identifier-naming)
inline constexpr At<detail::PartOf<Member>> at{&detail::see<Member>, &detail::change<Member>};
// A member of a member: `.in = at_in<&Hand::put, &Round::turned>`.
template <auto Member, auto Inner>
// NOLINTNEXTLINE(readability-identifier-naming)
inline constexpr At<detail::PartOf<Inner>> at_in{
    [](const void* whole) -> const auto& { return detail::see<Member>(whole).*Inner; },
    [](void* whole) -> auto& { return detail::change<Member>(whole).*Inner; }};

}  // namespace nullo::games
