// A hex digit's value, for what comes in either case.
#pragma once

namespace rozbazi {

/// 0..15, or -1 where the character is no hex digit.
constexpr int hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

}  // namespace rozbazi
