#include "app/view.h"

template class nullo::CompiledOnce<nullo::app::Screens>;
