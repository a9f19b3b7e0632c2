#include "games/entry.h"

template class nullo::CompiledOnce<nullo::games::FieldKinds>;
template class nullo::CompiledOnce<nullo::games::TapKinds>;
