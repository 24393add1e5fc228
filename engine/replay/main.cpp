// rozbazi-replay: the replay protocol from standard input to standard output, a request and an answer a line.
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <string>
#include <string_view>

#include "engine/replay/replay.h"

namespace {

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
void answer_lines(std::string& input, std::size_t scanned, std::string& output) {
  static rozbazi::json::Buffer answer;
  std::size_t start = 0;
  for (std::size_t end = input.find('\n', scanned); end != std::string::npos; end = input.find('\n', start)) {
    rozbazi::answer_replay(std::string_view(input).substr(start, end - start), answer);
    output.append(rozbazi::json::text(answer)).push_back('\n');
    start = end + 1;
  }
  input.erase(0, start);
}

}  // namespace

int main(int argc, char**) {
  if (argc > 1) {
    std::fputs(
        "usage: rozbazi-replay < requests > answers\n"
        "One JSON request a line in, one JSON answer a line out; there are no arguments.\n",
        stderr);
    return 2;
  }
  std::string input;
  std::string output;
  static std::array<char, 1 << 16> chunk;
  for (;;) {
    const ssize_t got = ::read(STDIN_FILENO, chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      std::perror("rozbazi-replay: reading standard input");
      return 1;
    }
    const std::size_t scanned = input.size();
    if (got > 0) {
      input.append(chunk.data(), static_cast<std::size_t>(got));
    } else if (!input.empty()) {
      input.push_back('\n');  // a last line without its end is a line all the same
    }
    answer_lines(input, scanned, output);
    // Everything that can be answered is written before more is waited for, so that a dialogue works too.
    if (!write_all(output)) {
      std::perror("rozbazi-replay: writing standard output");
      return 1;
    }
    output.clear();
    if (got == 0) return 0;
  }
}
