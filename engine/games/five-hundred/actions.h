// The actions of Five Hundred (docs/rules/five-hundred.md 3).
#pragma once

#include <optional>
#include <string_view>

#include "engine/cards/card_set.h"
#include "engine/games/five-hundred/bids.h"
#include "engine/match/action.h"

namespace rozbazi::five_hundred {

namespace code {
inline constexpr std::uint16_t kPass = Action::kOther;
inline constexpr std::uint16_t kBid = kPass + 1;           // + height
inline constexpr std::uint16_t kJoker = kBid + kHeights;   // `joker:X`, + suit
inline constexpr std::uint16_t kNoSuit = kJoker + kSuits;  // `joker:none`
inline constexpr std::uint16_t kAsk = kNoSuit + 1;         // `JK:X`, + suit
inline constexpr std::uint16_t kDiscard = kAsk + kSuits;   // + number of the three cards
inline constexpr std::uint16_t kEnd = kDiscard + 12'341;   // 43 over 3
}  // namespace code

inline constexpr Action kPass{code::kPass};
inline constexpr Action kNoSuit{code::kNoSuit};

constexpr Action bid(int height) { return {static_cast<std::uint16_t>(code::kBid + height)}; }
constexpr Action give_joker(Suit suit) { return {static_cast<std::uint16_t>(code::kJoker + static_cast<int>(suit))}; }
constexpr Action lead_joker(Suit asked) { return {static_cast<std::uint16_t>(code::kAsk + static_cast<int>(asked))}; }

constexpr bool is_bid(Action action) { return action.code >= code::kBid && action.code < code::kJoker; }
constexpr int height_of(Action action) { return action.code - code::kBid; }
/// Whether the action belongs to the joker step, `joker:none` among them.
constexpr bool is_of_joker_step(Action action) { return action.code >= code::kJoker && action.code <= code::kNoSuit; }
constexpr bool is_joker_lead(Action action) { return action.code >= code::kAsk && action.code < code::kDiscard; }
/// The suit that `joker:X` gives or `JK:X` asks for.
constexpr Suit given_suit(Action action) { return static_cast<Suit>(action.code - code::kJoker); }
constexpr Suit asked_suit(Action action) { return static_cast<Suit>(action.code - code::kAsk); }

constexpr bool is_discard(Action action) { return action.code >= code::kDiscard && action.code < code::kEnd; }
/// The action that discards those three cards of the deck.
Action discard(CardSet three);
/// What a discard discards.
CardSet discarded(Action action);

std::optional<Action> parse_action(std::string_view text);
ActionName name(Action action);

}  // namespace rozbazi::five_hundred
