// The order in which a debtor's cards lie for a draw (docs/rules/teen-do-paanch.md 5.7): fixed by the deal's whole pack
// and the number of the draw, so that everybody who replays draws the same card and nobody who sees only his own cards
// can work it out.
#pragma once

#include <cstdint>

#include "engine/games/teen-do-paanch/cards.h"
#include "engine/random/pack.h"

namespace rozbazi::teen_do_paanch {

class HiddenOrder {
 public:
  /// An order that tells nothing, for deals without draws and for views.
  HiddenOrder() = default;
  explicit HiddenOrder(const Pack& pack);
  /// That of one of the packs that a player imagines.
  explicit HiddenOrder(std::uint64_t any) : after_pack_(any) {}

  /// `draw` counts the draws already made in the deal, 0 to 9.
  std::uint64_t key(int draw, Card card) const;
  /// The bit of the card at `place`, 0 to 9, of ten cards, which `layout` has laid out.
  int at(int place, Cards cards, const lanes::Layout& layout, int draw) const;

 private:
  std::uint64_t after_pack_ = 0;  // the FNV-1a hash of the pack's names; only this much of the pack is kept
};

}  // namespace rozbazi::teen_do_paanch
