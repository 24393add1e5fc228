// One HTTP/1.1 request as it came over the wire: framing, lengths and header fields checked, nothing interpreted.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rozbazi::http {

struct Field {
  std::string name;   // lower case
  std::string value;  // without the white space around it
};

struct Message {
  std::string method;
  std::string target;  // begins with "/"; or "*", with OPTIONS alone
  std::vector<Field> fields;
  std::string body;        // whole and unchunked
  bool keep_alive = true;  // whether the client wants to send another request on this connection

  /// How many fields have that name (in lower case).
  int count(std::string_view name) const;
  /// The values of all fields of that name in their order, joined by ", "; empty where there is none.
  std::string value(std::string_view name) const;
};

}  // namespace rozbazi::http
