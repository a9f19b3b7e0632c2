#include "app/view.h"

namespace nullo::app {

AnyScreen::AnyScreen() = default;
AnyScreen::AnyScreen(const AnyScreen& other) = default;
AnyScreen::AnyScreen(AnyScreen&& other) noexcept = default;
AnyScreen& AnyScreen::operator=(const AnyScreen& other) = default;
AnyScreen& AnyScreen::operator=(AnyScreen&& other) noexcept = default;
AnyScreen::~AnyScreen() = default;

}  // namespace nullo::app
