// What a client would be told.
#pragma once

#include <string>

#include "backend/http/exchange.h"

namespace rozbazi {

/// The code of the problem that `call` throws; empty where it throws none.
template <class Call>
std::string problem_of(Call call) {
  try {
    call();
  } catch (const http::Problem& problem) {
    return problem.code;
  }
  return {};
}

}  // namespace rozbazi
