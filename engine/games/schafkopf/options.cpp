#include "engine/games/schafkopf/options.h"

namespace rozbazi::schafkopf {
namespace {

Fault read_tariff(const json::Value& value, Tariff& into) {
  if (!value.IsObject()) return "options.tariff is not an object";
  for (const auto& each : value.GetObject()) {
    const std::string_view name = json::text(each.name);
    if (name != "rufspiel" && name != "solo" && name != "base") return "options.tariff has an unknown key";
    const std::optional<int> price = read_integer(each.value);
    if (!price || *price < 1 || *price > 10'000) {
      return "options.tariff." + std::string(name) + " is not an integer from 1 to 10000";
    }
    if (name == "rufspiel") into.rufspiel = *price;
    if (name == "solo") into.solo = *price;
    if (name == "base") into.base = *price;
  }
  return std::nullopt;
}

}  // namespace

Fault read_option(std::string_view name, const json::Value& value, Options& into) {
  if (name == "ramsch") {
    if (!value.IsBool()) return "options.ramsch is not a boolean";
    into.ramsch = value.GetBool();
    return std::nullopt;
  }
  if (name == "tariff") return read_tariff(value, into.tariff);
  return "options has an unknown member; schafkopf knows ramsch, tariff and match";
}

}  // namespace rozbazi::schafkopf
