// Compares what is counted and summed up beforehand with the rows it comes from.
#pragma once

#include <functional>
#include <string>

#include "backend/db/pool.h"

namespace rozbazi::admin {

/// Calls `tell` with a sentence for each difference and returns how many they are. All of it is of one moment, whatever
/// the server does meanwhile. The pool must have one connection.
std::int64_t check(db::Pool& pool, const std::function<void(const std::string&)>& tell);

}  // namespace rozbazi::admin
