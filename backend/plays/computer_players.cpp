#include "backend/plays/computer_players.h"

#include "generator/bots.h"

namespace rozbazi::plays {
namespace {

int version_at_hand(const Deal& deal, const Bots& bots) {
  return bots_at(deal.table->name, bots.version) ? bots.version : kNewestBots;
}

}  // namespace

ComputerPlayers::ComputerPlayers(replies::Replies& replies, const Deal& deal, const Seed& seed, const Bots& bots,
                                 replies::Asker asker)
    : replies_(replies),
      asker_(std::move(asker)),
      seed_(seed),
      level_(bots_at(deal.table->name, version_at_hand(deal, bots)).value()),
      deal_(std::string(deal.table->name) + ' ' + deal.date.text() + ' ' +
            std::to_string(version_at_hand(deal, bots))) {}

std::string ComputerPlayers::reply(const AnyMatch& match, std::string_view course) const {
  return replies_.reply({deal_, course}, asker_,
                        [&](Workspace& workspace) { return match.choose(level_, seed_, workspace); });
}

}  // namespace rozbazi::plays
