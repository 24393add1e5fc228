// How other ways are found in which the cards of a deal may lie and a seat cannot tell: its view at a decision is the
// same, byte for byte. What the view shows decides that and nothing else, so no game has to say what its seats know.
//
// From one such way to the next leads a walk of small exchanges: two or three cards that the seat does not see change
// places in the pack, the course is played again, and the exchange stands where every action was legal and the view
// came out as it was. An action that the seat does not see in full (a discard, a card given back) is made with the
// cards that came in the place of its own, else with some other of its kind.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/erased_match.h"
#include "engine/match/view_text.h"
#include "engine/proof/exchange.h"
#include "engine/proof/ways.h"

namespace rozbazi::proof {

template <Game G>
class OtherWays final : public Ways {
 public:
  using Deal = typename G::Deal;

  /// The decision that is due after `actions`, all of them legal, in a match of the packs that were dealt by then;
  /// somebody is on turn.
  OtherWays(const typename G::Options& options, int dealer, const std::vector<Pack>& packs,
            const std::vector<Action>& actions)
      : opening_(options, dealer, packs) {
    Match<G> match = opening_;
    for (const Action action : actions) {
      match.apply(action);
      if (match.deal_number() == opening_.deal_number()) continue;
      opening_ = match;
    }
    seat_ = match.turn();
    pack_ = match.dealt_packs().back();
    Deal deal = opening_.deal();
    for (const auto& each : match.played()) {
      if (each.deal != match.deal_number()) continue;
      course_.push_back(each.action);
      seen_.push_back(each.witnesses.has(seat_));
      own_.push_back(deal.hand(seat_));
      deal.apply(each.action);
    }
    way_ = std::make_unique<ErasedMatch<G>>(std::move(match));
    view_ = view_text(*way_, seat_);
    const CardSet shown = held_or_played(deal.seen_by(seat_));
    for (int place = 0; place < pack_.size(); ++place) {
      if (!shown.has(pack_[place])) hidden_.push_back(place);
    }
  }

  int seat() const override { return seat_; }
  const std::string& view() const override { return view_; }
  const ErasedMatch<G>& match() const override { return *way_; }
  const Pack& pack() const override { return pack_; }
  std::vector<std::string> course() const override {
    std::vector<std::string> names;
    for (const Action action : course_) names.emplace_back(G::name(action));
    return names;
  }

  Layout layout() const override {
    const Deal& deal = way_->match().deal();
    Layout layout;
    for (int seat = 0; seat < way_->seats(); ++seat) layout.hands[seat] = deal.hand(seat);
    const CardSet elsewhere = held_or_played(deal);
    for (const Card card : pack_.cards()) {
      if (!elsewhere.has(card)) layout.aside.add(card);
    }
    return layout;
  }

  bool next(Lottery& lottery) override {
    const int many = static_cast<int>(hidden_.size());
    if (many < 2) return false;
    if (met_.empty()) met_.push_back(layout());
    int stirred = 0;
    for (int tries = 1; tries <= kMostTries && stirred < kMostStirs; ++tries) {
      stirred += step(lottery) ? 1 : 0;
      if (stirred == 0 || (stirred < many && tries % (kPatience * many) != 0)) continue;
      const Layout now = layout();
      if (std::find(met_.begin(), met_.end(), now) != met_.end()) continue;
      met_.push_back(now);
      return true;
    }
    return false;
  }

 private:
  // Exchanges tried for one way: where cards were drawn by lot the same ones come again seldom. So many that stood
  // without a new way mean that there is none.
  static constexpr int kMostTries = 60'000;
  static constexpr int kMostStirs = 500;
  // A way is left when as many exchanges have stood as there are hidden cards, or after so many tries for each of them.
  static constexpr int kPatience = 8;

  CardSet held_or_played(const Deal& deal) const {
    CardSet cards;
    for (int seat = 0; seat < way_->seats(); ++seat) cards = cards | deal.hand(seat);
    for (int trick = 0; trick <= deal.tricks_done(); ++trick) {
      for (const CardOnTable& each : deal.trick_on_table(trick).cards) cards.add(each.card);
    }
    return cards;
  }

  /// The seat that holds the card in the way at hand; the number of seats where none does.
  int place_of(Card card) const {
    int seat = 0;
    while (seat < way_->seats() && !way_->match().deal().hand(seat).has(card)) ++seat;
    return seat;
  }

  int any_hidden(Lottery& lottery) const { return hidden_[lottery.below(static_cast<std::uint32_t>(hidden_.size()))]; }

  /// Tries one exchange of hidden cards; false where the way at hand stays as it is.
  bool step(Lottery& lottery) {
    Pack pack = pack_;
    // Not every way can be reached from every other by exchanging two cards.
    const int first = any_hidden(lottery);
    for (std::uint32_t more = lottery.below(4) == 0 ? 2 : 1; more > 0; --more) {
      const int other = any_hidden(lottery);
      if (place_of(pack[first]) == place_of(pack[other])) return false;
      std::swap(pack[first], pack[other]);
    }
    if (lottery.below(2) == 0) shuffle_where_they_lie(pack, lottery);
    return follow(pack, lottery);
  }

  /// Cards that are hidden in the same place change places in the pack: what is drawn by the pack's order comes out
  /// anew.
  void shuffle_where_they_lie(Pack& pack, Lottery& lottery) const {
    for (std::size_t more = hidden_.size(); more > 0; --more) {
      const int one = any_hidden(lottery);
      const int other = any_hidden(lottery);
      if (place_of(pack[one]) == place_of(pack[other])) std::swap(pack[one], pack[other]);
    }
  }

  /// Plays the course with that pack, as far as the seat can tell, and takes what comes of it for the way at hand if it
  /// sees the same.
  bool follow(const Pack& pack, Lottery& lottery) {
    std::vector<Action> course = course_;
    Deal deal = opening_.dealt_from(pack);
    for (std::size_t number = 0; number < course.size(); ++number) {
      Action& action = course[number];
      if (deal.turn() < 0 || deal.hand(seat_) != own_[number]) return false;
      if (!seen_[number] && !put_instead(action, deal, pack, lottery)) return false;
      if (!deal.is_legal(action)) return false;
      deal.apply(action);
    }
    if (deal.turn() != seat_) return false;
    Match<G> match = opening_;
    match.deal_anew(pack);
    for (const Action action : course) match.apply(action);
    auto way = std::make_unique<ErasedMatch<G>>(std::move(match));
    if (view_text(*way, seat_) != view_) return false;
    way_ = std::move(way);
    pack_ = pack;
    course_ = std::move(course);
    return true;
  }

  /// False where the seat on turn can do nothing of the kind.
  bool put_instead(Action& action, const Deal& deal, const Pack& pack, Lottery& lottery) const {
    const ActionName name = G::name(action);
    if (const auto same = G::parse_action(replaced(name, pack_, pack)); same && deal.is_legal(*same)) {
      action = *same;
      return true;
    }
    ActionList legal;
    deal.legal(legal);
    ActionList alike;
    for (const Action other : legal) {
      if (verb_of(G::name(other)) == verb_of(name)) alike.push_back(other);
    }
    if (alike.empty()) return false;
    action = alike[lottery.below(static_cast<std::uint32_t>(alike.size()))];
    return true;
  }

  Match<G> opening_;  // the deal before its first action
  int seat_;
  std::string view_;
  std::vector<int> hidden_;  // places of the pack whose cards the seat does not see in a hand or on the table
  // Of each action of the deal: whether the seat sees it in full, and what the seat held before it.
  std::vector<bool> seen_;
  std::vector<CardSet> own_;
  // The way at hand.
  std::unique_ptr<ErasedMatch<G>> way_;
  Pack pack_;
  std::vector<Action> course_;
  std::vector<Layout> met_;
};

}  // namespace rozbazi::proof
