// The OpenAPI 3.1 document of the API, as openapi.json beside this file holds it; compiled into the program.
#pragma once

#include <string_view>

namespace rozbazi::http {

std::string_view openapi_document();

}  // namespace rozbazi::http
