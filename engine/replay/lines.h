// A protocol at the command line: a request a line in on standard input, an answer a line out.
#pragma once

#include <string_view>

#include "engine/json/json.h"

namespace rozbazi {

/// The whole of a program's `main`: answers every line, an empty one and a last one without an end too, as soon as it
/// is there. Returns the program's exit code.
int answer_lines(const char* program, int arguments, void (*answer)(std::string_view request, json::Buffer& out));

}  // namespace rozbazi
