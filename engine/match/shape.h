// The shape of a table: which deck and how many seats a game's options give, before a card is dealt. It asks for the
// first lines of the contract of all games only.
#pragma once

#include <concepts>
#include <utility>
#include <variant>

#include "engine/match/any_match.h"
#include "engine/match/options.h"

namespace rozbazi {

template <class G>
concept Shaped = requires(typename G::Options options, std::string_view text, const json::Value& value) {
  { G::kName } -> std::convertible_to<std::string_view>;
  /// The key of the game's own target in `options.match`; empty where it has none.
  { G::kTargetKey } -> std::convertible_to<std::string_view>;
  { G::read_option(text, value, options) } -> std::same_as<Fault>;
  { G::check_options(options) } -> std::same_as<Fault>;
  { options.match } -> std::same_as<MatchEnd&>;

  { G::seats(options) } -> std::same_as<int>;
  { G::deck(options) } -> std::same_as<CardSet>;
};

/// As GameInfo::shape has it.
template <Shaped G>
std::variant<GameInfo::Shape, Refusal> shape(const json::Value* object) {
  typename G::Options options;
  if (Fault fault = read_options<G>(object, options)) return bad_request(std::move(*fault));
  return GameInfo::Shape{G::deck(options), G::seats(options)};
}

}  // namespace rozbazi
