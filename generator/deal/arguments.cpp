#include "generator/deal/arguments.h"

#include <array>
#include <charconv>

namespace rozbazi {
namespace {

struct Option {
  std::string_view name;
  std::optional<std::string_view> value = {};
};

struct Options {
  Option secret_file{"--secret-file"};
  Option date{"--date"};
  Option table{"--table"};
  Option seed{"--seed"};
  Option game{"--game"};
  Option options{"--options"};
  Option pack{"--pack"};

  std::array<Option*, 7> all() { return {&secret_file, &date, &table, &seed, &game, &options, &pack}; }
  std::array<const Option*, 3> of_table() const { return {&secret_file, &date, &table}; }
  std::array<const Option*, 3> of_seed() const { return {&seed, &game, &options}; }
};

template <class... Parts>
std::string words(const Parts&... parts) {
  std::string text;
  (text.append(parts), ...);
  return text;
}

// Fills in the values; returns what is wrong.
std::optional<std::string> read_options(std::span<const std::string_view> arguments, Options& into) {
  for (std::size_t i = 0; i < arguments.size(); i += 2) {
    Option* option = nullptr;
    for (Option* each : into.all()) {
      if (each->name == arguments[i]) option = each;
    }
    if (option == nullptr) return words("unknown option ", arguments[i]);
    if (option->value) return words(option->name, " is given twice");
    if (i + 1 == arguments.size()) return words(option->name, " needs a value");
    option->value = arguments[i + 1];
  }
  return std::nullopt;
}

const Option* first_given(std::span<const Option* const> options) {
  for (const Option* option : options) {
    if (option->value) return option;
  }
  return nullptr;
}

std::optional<std::uint64_t> parse_pack_number(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::string table_names() {
  std::string names;
  for (const Table& table : all_tables()) names.append(names.empty() ? "" : ", ").append(table.name);
  return names;
}

std::variant<DealArguments, std::string> read_daily_deal(const Options& given, std::uint64_t pack) {
  for (const Option* option : given.of_table()) {
    if (!option->value) return words("the deal of a table needs ", option->name);
  }
  const auto date = Date::parse(*given.date.value);
  if (!date) return words("--date ", *given.date.value, " is no valid date YYYY-MM-DD");
  const Table* table = find_table(*given.table.value);
  if (table == nullptr) {
    return words("--table ", *given.table.value, " is no table; the tables are ", table_names());
  }
  return DealArguments{DailyDeal{std::string(*given.secret_file.value), *date, table}, pack};
}

std::variant<DealArguments, std::string> read_seeded_deal(const Options& given, std::uint64_t pack) {
  if (!given.seed.value) return "a deal from a seed needs --seed";
  if (!given.game.value) return "a deal from a seed needs --game";
  const auto seed = parse_seed(*given.seed.value);
  if (!seed) return words("--seed ", *given.seed.value, " is not exactly 64 lower-case hex digits");
  return DealArguments{
      SeededDeal{*seed, std::string(*given.game.value), std::string(given.options.value.value_or("{}"))}, pack};
}

}  // namespace

std::variant<DealArguments, std::string> parse_deal_arguments(std::span<const std::string_view> arguments) {
  Options given;
  if (auto fault = read_options(arguments, given)) return *fault;

  const auto pack = parse_pack_number(given.pack.value.value_or("0"));
  if (!pack) return words("--pack ", *given.pack.value, " is no number from 0 to 18446744073709551615");

  const Option* of_table = first_given(given.of_table());
  const Option* of_seed = first_given(given.of_seed());
  if (of_table != nullptr && of_seed != nullptr)
    return words(of_table->name, " and ", of_seed->name, " exclude each other");
  if (of_table != nullptr) return read_daily_deal(given, *pack);
  if (of_seed != nullptr) return read_seeded_deal(given, *pack);
  return "nothing to deal: give a table or a seed";
}

}  // namespace rozbazi
