// What a Store is asked to do, in the words that say that it failed.
#pragma once

#include "store/failures.h"

namespace nullo::store {

inline constexpr Attempt kOpening{"nothing could be opened", "start again"};
inline constexpr Attempt kReading{"it could not be read", "try again"};
inline constexpr Attempt kTap{"the last tap is not recorded", "tap again", true};
inline constexpr Attempt kCreating{"the new session is not recorded", "begin it again", true};
inline constexpr Attempt kImporting{"nothing was imported", "import again", true};
inline constexpr Attempt kDeleting{"the session is not deleted", "delete it again", true};
inline constexpr Attempt kBringingBack{"the session is still deleted", "bring it back again", true};
inline constexpr Attempt kSetting{"the setting is not recorded", "set it again", true};
inline constexpr Attempt kKeeping{"the rules are not kept", "keep them again", true};
inline constexpr Attempt kKeepingSeason{"the season is not kept", "keep it again", true};
inline constexpr Attempt kDeletingSeason{"the season is still there", "delete it again", true};
inline constexpr Attempt kBackingUp{"no backup was made", "make one again"};
inline constexpr Attempt kRestoring{"nothing was restored", "restore it again", true};
inline constexpr Attempt kPeople{"people are as they were", "change it again", true};
inline constexpr Attempt kTogether{"nothing of it is recorded", "do it again", true};
inline constexpr Attempt kForgetting{"the rules are still kept", "forget them again", true};
inline constexpr Attempt kClub{"nothing of the club is recorded", "try again", true};

}  // namespace nullo::store
