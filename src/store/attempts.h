// What a Store is asked to do, in the words that say that it failed.
#pragma once

#include "store/failures.h"

namespace nullo::store {

inline constexpr Attempt kOpening{text::mark("nothing could be opened"), text::mark("start again")};
inline constexpr Attempt kReading{text::mark("it could not be read"), text::mark("try again")};
inline constexpr Attempt kTap{text::mark("the last tap is not recorded"), text::mark("tap again"), true};
inline constexpr Attempt kCreating{text::mark("the new session is not recorded"), text::mark("begin it again"), true};
inline constexpr Attempt kImporting{text::mark("nothing was imported"), text::mark("import again"), true};
inline constexpr Attempt kDeleting{text::mark("the session is not deleted"), text::mark("delete it again"), true};
inline constexpr Attempt kBringingBack{text::mark("the session is still deleted"), text::mark("bring it back again"),
                                       true};
inline constexpr Attempt kSetting{text::mark("the setting is not recorded"), text::mark("set it again"), true};
inline constexpr Attempt kKeeping{text::mark("the rules are not kept"), text::mark("keep them again"), true};
inline constexpr Attempt kKeepingSeason{text::mark("the season is not kept"), text::mark("keep it again"), true};
inline constexpr Attempt kDeletingSeason{text::mark("the season is still there"), text::mark("delete it again"), true};
inline constexpr Attempt kBackingUp{text::mark("no backup was made"), text::mark("make one again")};
inline constexpr Attempt kRestoring{text::mark("nothing was restored"), text::mark("restore it again"), true};
inline constexpr Attempt kPeople{text::mark("people are as they were"), text::mark("change it again"), true};
inline constexpr Attempt kTogether{text::mark("nothing of it is recorded"), text::mark("do it again"), true};
inline constexpr Attempt kForgetting{text::mark("the rules are still kept"), text::mark("forget them again"), true};
inline constexpr Attempt kClub{text::mark("nothing of the club is recorded"), text::mark("try again"), true};

}  // namespace nullo::store
