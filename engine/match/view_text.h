// A view by itself.
#pragma once

#include <string>

#include "engine/match/any_match.h"

namespace rozbazi {

/// The view of a seat as the protocol has it.
inline std::string view_text(const AnyMatch& match, int seat) {
  json::Buffer buffer;
  json::Writer out(buffer);
  match.write_view(out, seat);
  return std::string(json::text(buffer));
}

}  // namespace rozbazi
