// What is paid, worked out a second time in the plainest way: by card names and the lists of the rule book
// (docs/rules/schafkopf.md 2, 10 and 13).
#include <catch2/catch.hpp>
#include <map>
#include <string>
#include <vector>

#include "tests/unit/schafkopf/random_deal.h"

using namespace rozbazi;
using namespace rozbazi::tests;
using schafkopf::Contract;
using schafkopf::Deal;
using schafkopf::Kind;

namespace {

using Names = std::vector<std::string>;

/// The trumps of a game, highest first (2).
Names trumps(const Contract& contract) {
  const Names unters{"JC", "JS", "JH", "JD"};
  if (schafkopf::is_wenz(contract.kind)) return unters;
  Names all{"QC", "QS", "QH", "QD"};
  all.insert(all.end(), unters.begin(), unters.end());
  const char suit = schafkopf::names_trump(contract.kind) ? letter(*contract.suit) : 'H';
  for (const char rank : std::string("ATK987")) all.push_back({rank, suit});
  return all;
}

int place(const Names& list, const std::string& name) {
  return static_cast<int>(std::find(list.begin(), list.end(), name) - list.begin());
}

int points(const std::string& name) {
  return std::map<char, int>{{'A', 11}, {'T', 10}, {'K', 4}, {'Q', 3}, {'J', 2}}[name[0]];
}

/// A deal's tricks gathered by hand.
struct Book {
  explicit Book(const Deal& deal) : trump(trumps(deal.contract())) {
    for (int number = 0; number < deal.tricks_done(); ++number) {
      const TrickOnTable trick = deal.trick_on_table(number);
      int best = -1;
      int best_rank = 0;
      for (const CardOnTable& each : trick.cards) {
        const int rank = strength(std::string(each.card.name()), std::string(trick.cards[0].card.name()));
        if (rank > best_rank) {
          best_rank = rank;
          best = each.seat;
        }
      }
      ++tricks[best];
      for (const CardOnTable& each : trick.cards) {
        const std::string name(each.card.name());
        taken_points[best] += points(name);
        if (place(trump, name) < static_cast<int>(trump.size())) taken_trumps[best].push_back(name);
      }
    }
  }

  int strength(const std::string& name, const std::string& led) const {
    const int among_trumps = place(trump, name);
    if (among_trumps < static_cast<int>(trump.size())) return 100 - among_trumps;
    const bool led_trump = place(trump, led) < static_cast<int>(trump.size());
    return !led_trump && name[1] == led[1] ? 50 - static_cast<int>(std::string("ATKQ987").find(name[0])) : 0;
  }

  Names trump;
  PerSeat<int> tricks;
  PerSeat<int> taken_points;
  PerSeat<Names> taken_trumps;
};

// 10.2
int laufende(const Deal& deal, const Book& book, SeatSet side) {
  if (deal.contract().kind == Kind::sie) return 8;
  CardSet dealt;
  for (int seat = 0; seat < 4; ++seat) {
    if (side.has(seat)) dealt = dealt | deal.dealt(seat);
  }
  const auto has = [&](const std::string& name) { return dealt.has(*Card::parse(name)); };
  int run = 0;
  for (const std::string& name : book.trump) {
    if (has(name) != has(book.trump[0])) break;
    ++run;
  }
  return run >= (schafkopf::is_wenz(deal.contract().kind) ? 2 : 3) ? run : 0;
}

struct Payment {
  PerSeat<int> scores;
  PerSeat<int> apart;  // what separates equal payments on a board (13)
};

Payment pay_contract(const Deal& deal, const Book& book, int rufspiel, int solo, int base) {
  const Contract contract = deal.contract();
  SeatSet side = SeatSet::of(contract.declarer);
  if (contract.partner >= 0) side.add(contract.partner);
  int ours = 0;
  int tricks = 0;
  int all = 0;
  for (int seat = 0; seat < 4; ++seat) {
    all += book.taken_points[seat];
    if (!side.has(seat)) continue;
    ours += book.taken_points[seat];
    tricks += book.tricks[seat];
  }
  const int run = base * laufende(deal, book, side);
  bool won = ours > 60;
  int value = (contract.kind == Kind::rufspiel ? rufspiel : solo) + run;
  if (contract.kind == Kind::sie) {
    won = true;
    value = 4 * value;
  } else if (schafkopf::is_tout(contract.kind)) {
    won = tricks == 8;
    value = 2 * value;
  } else {
    if ((won ? 120 - ours : ours) <= 30) value += base;
    if (tricks == (won ? 8 : 0)) value += base;
  }
  Payment payment;
  for (int seat = 0; seat < 4; ++seat) {
    const int sign = side.has(seat) == won ? 1 : -1;
    payment.scores[seat] = sign * value * (side.has(seat) && side.size() == 1 ? 3 : 1);
    payment.apart[seat] = side.has(seat) ? ours : all - ours;
    if (contract.kind == Kind::sie) payment.apart[seat] = side.has(seat) ? 120 : 0;
  }
  return payment;
}

// 10.7
Payment pay_ramsch(const Deal& deal, const Book& book, int rufspiel, int solo) {
  Payment payment;
  int virgins = 0;
  for (int seat = 0; seat < 4; ++seat) virgins += book.tricks[seat] == 0 ? 1 : 0;
  int one = deal.eldest();
  const auto loses_to = [&](int a, int b) {  // whether b is the loser of the two, a being nearer to eldest
    if (book.taken_points[a] != book.taken_points[b]) return book.taken_points[b] > book.taken_points[a];
    if (book.tricks[a] != book.tricks[b]) return book.tricks[b] > book.tricks[a];
    const Names& of_a = book.taken_trumps[a];
    const Names& of_b = book.taken_trumps[b];
    if (of_a.size() != of_b.size()) return of_b.size() > of_a.size();
    const auto best = [&](const Names& names) {
      int highest = 99;
      for (const std::string& name : names) highest = std::min(highest, place(book.trump, name));
      return highest;
    };
    return best(of_b) < best(of_a);
  };
  for (int turn = 1; turn < 4; ++turn) {
    const int seat = (deal.eldest() + turn) % 4;
    if (loses_to(one, seat)) one = seat;
  }
  const bool durchmarsch = virgins == 3;
  const int value = durchmarsch ? solo : -rufspiel << virgins;
  for (int seat = 0; seat < 4; ++seat) {
    payment.scores[seat] = seat == one ? 3 * value : -value;
    payment.apart[seat] = durchmarsch ? (seat == one ? 120 : 0) : 120 - book.taken_points[seat];
  }
  return payment;
}

void check(const schafkopf::Options& options, const Deal& deal) {
  const Contract contract = deal.contract();
  const DealResult result = Schafkopf::score(options, deal);
  const Book book(deal);
  const schafkopf::Tariff& tariff = options.tariff;
  Payment payment;
  if (contract.kind == Kind::ramsch) {
    payment = pay_ramsch(deal, book, tariff.rufspiel, tariff.solo);
  } else if (contract.kind != Kind::none) {
    payment = pay_contract(deal, book, tariff.rufspiel, tariff.solo, tariff.base.value_or(tariff.rufspiel));
  }
  must(result.tricks == book.tricks, "tricks differ from the book");
  must(result.points == book.taken_points, "points differ from the book");
  must(result.scores == payment.scores, "scores differ from the book");
  const PerSeat<int> daily = Schafkopf::daily_scores(options, result, contract);
  for (int seat = 0; seat < 4; ++seat) {
    must(daily[seat] == 1000 * payment.scores[seat] + payment.apart[seat], "daily scores differ from the book");
  }
}

/// A pack that deals all obers and unters to the seat at that place from eldest (3.2).
Pack sie_pack(int place) {
  const CardSet sie = cards_of("QJ");
  const CardSet others = kPiquetDeck - sie;
  auto next_of_sie = sie.begin();
  auto next_of_others = others.begin();
  Pack pack;
  for (int packet = 0; packet < 8; ++packet) {
    CardSet::Iterator& next = packet % 4 == place ? next_of_sie : next_of_others;
    for (int card = 0; card < 4; ++card, ++next) pack.push(*next);
  }
  return pack;
}

}  // namespace

TEST_CASE("every game is paid as the rule book works it out") {
  for (const char* text : {R"({"ramsch":true})", R"({"ramsch":true,"tariff":{"rufspiel":7,"solo":90,"base":3}})"}) {
    const auto options = options_of<Schafkopf>(text);
    for (std::uint64_t number = 0; number < rounds(2'000); ++number) {
      for (const Kind kind : schafkopf::kCalls) {
        RandomDeal play(number, options);
        play.play_out(kind);  // a Sie, which nobody holds, is a Ramsch
        check(options, play.deal());
      }
    }
  }
}

TEST_CASE("a Sie is paid as the rule book works it out") {
  const auto options = options_of<Schafkopf>(R"({"tariff":{"rufspiel":20,"base":10}})");
  Deal deal(options, 3, sie_pack(0));
  deal.say(Kind::sie);
  CHECK(deal.turn() == -1);
  CHECK(Schafkopf::score(options, deal).scores[0] == 3 * 4 * (50 + 8 * 10));
  check(options, deal);
}

TEST_CASE("a hundred of the dearest deals add up") {
  const auto options = options_of<Schafkopf>(R"({"tariff":{"rufspiel":10000,"solo":10000},"match":{"deals":100}})");
  std::vector<Pack> packs;
  for (int number = 0; number < 100; ++number) packs.push_back(sie_pack((4 - number % 4) % 4));
  Match<Schafkopf> match(options, 3, packs);
  while (!match.finished()) match.apply(match.turn() == 0 ? schafkopf::call(Kind::sie) : schafkopf::kPass);
  const std::int64_t value = 4 * (10'000 + 8 * 10'000);
  CHECK(match.scores()[0] == 100 * 3 * value);
  CHECK(match.daily_scores()[0] == 100 * (1'000 * 3 * value + 120));
  CHECK(match.daily_scores()[1] == -100 * 1'000 * value);
}
