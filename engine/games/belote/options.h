// The options of Belote (docs/rules/belote.md 2).
#pragma once

#include <cstdint>
#include <optional>

#include "engine/match/options.h"

namespace rozbazi::belote {

enum class Mode : std::uint8_t { classique, coinche };

struct Options {
  Mode mode = Mode::classique;
  std::optional<bool> announcements;  // nothing: the mode's own default
  MatchEnd match;

  bool announcing() const { return announcements.value_or(mode == Mode::classique); }
};

Fault read_option(std::string_view name, const json::Value& value, Options& into);
Fault check_options(const Options& options);

}  // namespace rozbazi::belote
