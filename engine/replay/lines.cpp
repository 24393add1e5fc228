#include "engine/replay/lines.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <string>

namespace rozbazi {
namespace {

using Answer = void (*)(std::string_view request, json::Buffer& out);

bool write_all(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Answers every whole line of `input`, whose first `scanned` bytes hold no line's end, and leaves the rest in it.
void answer_whole_lines(std::string& input, std::size_t scanned, Answer answer, std::string& output) {
  static json::Buffer buffer;
  std::size_t start = 0;
  for (std::size_t end = input.find('\n', scanned); end != std::string::npos; end = input.find('\n', start)) {
    answer(std::string_view(input).substr(start, end - start), buffer);
    output.append(json::text(buffer)).push_back('\n');
    start = end + 1;
  }
  input.erase(0, start);
}

int fail(const char* program, const char* doing) {
  std::fprintf(stderr, "%s: %s: %s\n", program, doing, std::strerror(errno));
  return 1;
}

}  // namespace

int answer_lines(const char* program, int arguments, Answer answer) {
  if (arguments > 1) {
    std::fprintf(stderr,
                 "usage: %s < requests > answers\n"
                 "One JSON request a line in, one JSON answer a line out; there are no arguments.\n",
                 program);
    return 2;
  }
  std::string input;
  std::string output;
  static std::array<char, 1 << 16> chunk;
  for (;;) {
    const ssize_t got = ::read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return fail(program, "reading standard input");
    const std::size_t scanned = input.size();
    if (got > 0) {
      input.append(chunk.data(), static_cast<std::size_t>(got));
    } else if (!input.empty()) {
      input.push_back('\n');  // a last line without its end is a line all the same
    }
    answer_whole_lines(input, scanned, answer, output);
    // Everything that can be answered is written before more is waited for, so that a dialogue works too.
    if (!write_all(output)) return fail(program, "writing standard output");
    output.clear();
    if (got == 0) return 0;
  }
}

}  // namespace rozbazi
