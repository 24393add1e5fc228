// A match as it is told: judging the log's texts, the protocol's answers and the views, alike for all games. What is a
// game's own it asks of the few functions below, which engine/match/erased_match.h fills in; so none of this is
// compiled once a game.
#pragma once

#include "engine/match/action.h"
#include "engine/match/any_match.h"
#include "engine/match/match_record.h"
#include "engine/match/trick_on_table.h"
#include "engine/random/stream.h"

namespace rozbazi {

class ToldMatch : public AnyMatch {
 public:
  int seats() const final { return record().seats(); }
  int deal() const final { return record().deal_number(); }
  bool finished() const final { return record().finished(); }
  bool pack_exhausted() const final { return record().pack_exhausted(); }
  std::span<const Pack> dealt_packs() const final { return record().dealt_packs(); }

  std::optional<Refusal> act(std::string_view text) final;
  std::vector<std::string> legal() const final;
  std::string choose(Level level, const Seed& seed, Workspace& workspace) const final;
  std::vector<PlayedAction> played() const final;
  std::vector<std::int64_t> daily_scores() const final;

  void write_state(json::Writer& out) const final;
  void write_view(json::Writer& out, int seat) const final;
  void write_played(json::Writer& out) const final;

 protected:
  /// What a seat, or an onlooker, sees of the deal, apart from its game's own parts.
  struct Seen {
    CardSet hand;
    PerSeat<int> counts;
    int tricks;
  };

  virtual const MatchRecord& record() const = 0;
  virtual const FinishedDeal& finished_deal(int number) const = 0;

  virtual std::optional<Action> parse_action(std::string_view text) const = 0;
  virtual ActionName name(Action action) const = 0;
  /// The code of the rule that forbids the action to the seat on turn, "" where it is legal.
  virtual std::string_view broken_rule(Action action) const = 0;
  virtual void list_legal(ActionList& list) const = 0;
  virtual void apply(Action action) = 0;
  virtual Action choose_action(Level level, Stream& random, Workspace& workspace) const = 0;

  /// Of a deal that goes on.
  virtual std::string_view phase_name() const = 0;
  virtual Seen seen_by(int seat) const = 0;
  /// Public, so the same in every view.
  virtual TrickOnTable trick_on_table(int number) const = 0;
  /// The contract of a finished deal.
  virtual void write_contract(json::Writer& out, int number) const = 0;
  virtual void write_contract_seen(json::Writer& out, int seat) const = 0;
  virtual void write_game_seen(json::Writer& out, int seat) const = 0;

 private:
  void write_stage(json::Writer& out) const;
  void write_legal(json::Writer& out) const;
  void write_progress(json::Writer& out) const;
  void write_end(json::Writer& out) const;
  void write_hands(json::Writer& out) const;
  /// The argument of an action is left out where one of these seats did not see it.
  void write_actions(json::Writer& out, SeatSet readers) const;
};

}  // namespace rozbazi
