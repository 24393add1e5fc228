#include "engine/games/teen-do-paanch/options.h"

namespace rozbazi::teen_do_paanch {

Fault read_option(std::string_view name, const json::Value& value, Options& into) {
  if (name == "high_sevens") {
    if (!value.IsBool()) return "options.high_sevens is not a boolean";
    into.high_sevens = value.GetBool();
    return std::nullopt;
  }
  if (name == "return_keep") {
    const std::optional<int> keep = read_integer(value);
    if (!keep || *keep < 0 || *keep > 2) return "options.return_keep is not 0, 1 or 2";
    into.return_keep = static_cast<std::uint8_t>(*keep);
    return std::nullopt;
  }
  if (name == "scoring") {
    const std::string_view scoring = value.IsString() ? json::text(value) : std::string_view();
    if (scoring != "tricks" && scoring != "difference") {
      return "options.scoring is neither \"tricks\" nor \"difference\"";
    }
    into.scoring = scoring == "tricks" ? Scoring::tricks : Scoring::difference;
    return std::nullopt;
  }
  return "options has an unknown member; teen-do-paanch knows high_sevens, return_keep, scoring and match";
}

}  // namespace rozbazi::teen_do_paanch
