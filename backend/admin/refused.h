#pragma once

#include <stdexcept>

namespace rozbazi::admin {

/// Why a command cannot be carried out, in words for the operator. Nothing was changed.
class Refused : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace rozbazi::admin
