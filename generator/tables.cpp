#include "generator/tables.h"

namespace rozbazi {
namespace {

constexpr Table kTables[] = {
    {"tute-4", "tute", R"({"players":4,"match":{"deals":1}})", 4, 1},
    {"tute-3", "tute", R"({"players":3,"match":{"deals":1}})", 3, 1},
    {"tute-2", "tute", R"({"players":2,"match":{"deals":1}})", 2, 1},
    {"belote", "belote", R"({"mode":"classique","match":{"deals":1}})", 4, 1},
    {"coinche", "belote", R"({"mode":"coinche","match":{"deals":1}})", 4, 1},
    {"five-hundred", "five-hundred", R"({"match":{"deals":1}})", 4, 1},
    {"teen-do-paanch", "teen-do-paanch", R"({"match":{"deals":3}})", 3, 3},
    {"schafkopf", "schafkopf", R"({"ramsch":true,"match":{"deals":1}})", 4, 1},
};

}  // namespace

std::span<const Table> all_tables() { return kTables; }

const Table* find_table(std::string_view name) {
  for (const Table& table : kTables) {
    if (table.name == name) return &table;
  }
  return nullptr;
}

int dealer(const Table& table, Date date) {
  const int rest = date.days_since_epoch() % table.seats;
  return rest < 0 ? rest + table.seats : rest;
}

}  // namespace rozbazi
