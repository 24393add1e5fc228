// A playing card of any of the games, and its two-character name (docs/rules/notation.md, Cards).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace rozbazi {

// In ascending byte order of their letters, so that numbers sort as names do.
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ace, jack, king, queen, ten };

inline constexpr int kSuits = 4;
inline constexpr std::array<Suit, kSuits> kAllSuits{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};
inline constexpr std::string_view kSuitLetters = "CDHS";
inline constexpr std::string_view kRankLetters = "23456789AJKQT";

/// One of the 53 cards. Its number counts them in ascending byte order of their names, the joker `JK` among them
/// (after `JH`), so that sets list and sort as the notation wants it.
class Card {
 public:
  static constexpr int kCount = 53;

  constexpr Card() = default;
  constexpr Card(Rank rank, Suit suit) : number_(place(rank, suit)) {}
  static constexpr Card joker() { return from_number(kJoker); }
  /// `number` must be below kCount.
  static constexpr Card from_number(int number) {
    Card card;
    card.number_ = static_cast<std::uint8_t>(number);
    return card;
  }
  /// The card of that name, or nothing where no card is called so.
  static constexpr std::optional<Card> parse(std::string_view name);

  constexpr int number() const { return number_; }
  constexpr bool is_joker() const { return number_ == kJoker; }
  /// Neither is defined for the joker.
  constexpr Rank rank() const { return static_cast<Rank>(index() / kSuits); }
  constexpr Suit suit() const { return static_cast<Suit>(index() % kSuits); }
  constexpr std::string_view name() const;

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  static constexpr int kJoker = 39;
  static constexpr std::uint8_t place(Rank rank, Suit suit) {
    const int index = static_cast<int>(rank) * kSuits + static_cast<int>(suit);
    return static_cast<std::uint8_t>(index < kJoker ? index : index + 1);
  }
  constexpr int index() const { return number_ < kJoker ? number_ : number_ - 1; }

  std::uint8_t number_ = 0;
};

namespace detail {
struct CardNames {
  std::array<char, 2 * Card::kCount> text{};
  constexpr CardNames() {
    for (int n = 0; n < Card::kCount; ++n) {
      const Card card = Card::from_number(n);
      const auto at = static_cast<std::size_t>(2 * n);
      text[at] = card.is_joker() ? 'J' : kRankLetters[static_cast<std::size_t>(card.rank())];
      text[at + 1] = card.is_joker() ? 'K' : kSuitLetters[static_cast<std::size_t>(card.suit())];
    }
  }
};
inline constexpr CardNames kCardNames;
}  // namespace detail

constexpr std::string_view Card::name() const { return {detail::kCardNames.text.data() + 2 * number_, 2}; }

constexpr std::optional<Suit> parse_suit(char letter) {
  const auto at = kSuitLetters.find(letter);
  return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Suit>(at));
}

constexpr char letter(Suit suit) { return kSuitLetters[static_cast<std::size_t>(suit)]; }

constexpr std::optional<Card> Card::parse(std::string_view name) {
  if (name.size() != 2) return std::nullopt;
  if (name == "JK") return joker();
  const auto rank = kRankLetters.find(name[0]);
  const auto suit = parse_suit(name[1]);
  if (rank == std::string_view::npos || !suit) return std::nullopt;
  return Card(static_cast<Rank>(rank), *suit);
}

}  // namespace rozbazi
