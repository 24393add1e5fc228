#include "engine/games/schafkopf/scoring.h"

#include <bit>

#include "engine/games/schafkopf/ramsch.h"

namespace rozbazi::schafkopf {
namespace {

constexpr int kToWin = 61;       // 10.1
constexpr int kSchneider = 30;   // 10.3
constexpr int kSieLaufende = 8;  // 10.2

SeatSet declaring_side(const Contract& contract) {
  SeatSet side = SeatSet::of(contract.declarer);
  if (contract.partner >= 0) side.add(contract.partner);
  return side;
}

SeatSet without(SeatSet seats) {
  SeatSet others;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!seats.has(seat)) others.add(seat);
  }
  return others;
}

int sum(const PerSeat<int>& numbers, SeatSet seats) {
  int total = 0;
  for (int seat = 0; seat < kSeats; ++seat) total += seats.has(seat) ? numbers[seat] : 0;
  return total;
}

// 10.2
int laufende(const Deal& deal, SeatSet side) {
  if (deal.contract().kind == Kind::sie) return kSieLaufende;
  const Cards trumps = trumps_of(deal.layout());
  Cards dealt = 0;
  for (int seat = 0; seat < kSeats; ++seat) dealt |= side.has(seat) ? deal.dealt_cards(seat) & trumps : 0;
  const int highest = lanes::highest(trumps);
  const Cards breaking = (dealt >> highest & 1) != 0 ? trumps & ~dealt : dealt;
  const int run = std::popcount(breaking == 0 ? trumps : trumps & lanes::above(lanes::highest(breaking)));
  return run >= (is_wenz(deal.contract().kind) ? 2 : 3) ? run : 0;
}

/// The lines of a game with a caller; each item is said as what a defender pays.
class Account {
 public:
  Account(DealResult& result, SeatSet declaring, bool won)
      : result_(result), declaring_(declaring), defenders_(without(declaring)), won_(won) {
    result.winners = won ? declaring : defenders_;
  }

  void add(std::string_view item, int amount) {
    if (amount == 0) return;
    const int gained = won_ ? amount : -amount;
    result_.add(declaring_, item, declaring_.size() == 1 ? 3 * gained : gained);  // 10.6
    result_.add(defenders_, item, -gained);
  }

 private:
  DealResult& result_;
  SeatSet declaring_;
  SeatSet defenders_;
  bool won_;
};

bool is_won(const DealResult& result, Kind kind, SeatSet side) {
  if (kind == Kind::sie) return true;
  return is_tout(kind) ? sum(result.tricks, side) == kTricks : sum(result.points, side) >= kToWin;
}

// 10.5
void score_contract(const Tariff& tariff, const Deal& deal, DealResult& result) {
  const Contract contract = deal.contract();
  const SeatSet side = declaring_side(contract);
  Account account(result, side, is_won(result, contract.kind, side));
  const int price = contract.kind == Kind::rufspiel ? tariff.rufspiel : tariff.solo;
  const int runs = tariff.each() * laufende(deal, side);
  account.add("game", price);
  account.add("laufende", runs);
  if (contract.kind == Kind::sie) {
    account.add("sie", 3 * (price + runs));
  } else if (is_tout(contract.kind)) {
    account.add("tout", price + runs);
  } else {
    const SeatSet losers = without(result.winners);
    if (sum(result.points, losers) <= kSchneider) account.add("schneider", tariff.each());  // 10.3
    if (sum(result.tricks, losers) == 0) account.add("schwarz", tariff.each());             // 10.4
  }
}

// 10.7
void score_ramsch(const Tariff& tariff, const Deal& deal, DealResult& result) {
  const int virgins = [&] {
    int count = 0;
    for (int seat = 0; seat < kSeats; ++seat) count += result.tricks[seat] == 0 ? 1 : 0;
    return count;
  }();
  if (virgins == kSeats - 1) {
    const SeatSet marching = SeatSet::of(deal.tricks().turn());
    result.winners = marching;
    result.add(marching, "durchmarsch", 3 * tariff.solo);
    result.add(without(marching), "durchmarsch", -tariff.solo);
    return;
  }
  const SeatSet loser = SeatSet::of(ramsch_loser(deal));
  const SeatSet others = without(loser);
  const int doubled = tariff.rufspiel * ((1 << virgins) - 1);
  result.winners = others;
  result.add(loser, "ramsch", -3 * tariff.rufspiel);
  result.add(others, "ramsch", tariff.rufspiel);
  if (doubled == 0) return;
  result.add(loser, "jungfrau", -3 * doubled);
  result.add(others, "jungfrau", doubled);
}

}  // namespace

DealResult score(const Tariff& tariff, const Deal& deal) {
  DealResult result;
  const Kind kind = deal.contract().kind;
  for (int seat = 0; seat < kSeats; ++seat) {
    result.tricks[seat] = deal.tricks().taken(seat);
    result.points[seat] = deal.tricks().points(seat);
  }
  if (kind == Kind::ramsch) {
    score_ramsch(tariff, deal, result);
  } else if (kind != Kind::none) {
    score_contract(tariff, deal, result);
  }
  return result;
}

PerSeat<int> daily_scores(const DealResult& result, const Contract& contract) {
  PerSeat<int> numbers;
  if (contract.kind == Kind::none) return numbers;
  const bool ramsch = contract.kind == Kind::ramsch;
  const SeatSet side = ramsch ? result.winners : declaring_side(contract);
  const bool all_or_nothing = contract.kind == Kind::sie || (ramsch && side.size() == 1);
  for (int seat = 0; seat < kSeats; ++seat) {
    const bool of_side = side.has(seat);
    const int apart = all_or_nothing ? (of_side ? kAllPoints : 0)
                      : ramsch       ? kAllPoints - result.points[seat]
                                     : sum(result.points, of_side ? side : without(side));
    numbers[seat] = 1000 * result.scores[seat] + apart;
  }
  return numbers;
}

}  // namespace rozbazi::schafkopf
