// The boards that a server shows, against those that its record gives.
#pragma once

#include "generator/audit/audit.h"
#include "generator/audit/source.h"

namespace rozbazi::audit {

/// The first place of any board that is not the record's; nothing where all are. Throws Unreadable.
std::optional<Fault> compare_boards(const Audit& audit, Server& server);

}  // namespace rozbazi::audit
