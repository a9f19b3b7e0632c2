#include "app/view.h"

#include "core/compiled_once_members.h"

template class nullo::CompiledOnce<nullo::app::AnyScreen::variant>;
