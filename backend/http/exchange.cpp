#include "backend/http/exchange.h"

#include <charconv>

#include "backend/http/status.h"

namespace rozbazi::http {

Problem bad_request(std::string detail) { return {400, "bad_request", std::move(detail)}; }

Problem unauthorized() {
  return {401,
          "unauthorized",
          "This call needs the header Authorization: Bearer with a player's token.",
          {},
          {{"WWW-Authenticate", "Bearer"}}};
}

Problem not_found() { return {404, "not_found", "Nothing is served at this path; /v1/openapi.json lists what is."}; }

Problem slow_down(int retry_after) {
  return {429,
          "slow_down",
          "This address or player has asked for too much; nothing is lost. Send the same again after the time that "
          "Retry-After names.",
          {},
          {{"Retry-After", std::to_string(retry_after)}}};
}

Problem unavailable() {
  return {503,
          "unavailable",
          "The service cannot reach its database just now; try again shortly.",
          {},
          {{"Retry-After", "2"}}};
}

Answer answer_to(const Problem& problem) {
  json::Buffer buffer;
  json::Writer out(buffer);
  out.StartObject();
  json::key(out, "type");
  json::string(out, "about:blank");
  json::key(out, "title");
  json::string(out, status_text(problem.status));
  json::key(out, "status");
  out.Int(problem.status);
  json::key(out, "detail");
  json::string(out, problem.detail);
  json::key(out, "code");
  json::string(out, problem.code);
  out.EndObject();

  Answer answer{.status = problem.status,
                .body = std::string(json::text(buffer)),
                .content_type = "application/problem+json",
                .headers = problem.headers};
  if (!problem.extra_members.empty()) {
    answer.body.pop_back();
    answer.body += ',' + problem.extra_members + '}';
  }
  return answer;
}

json::Document body_object(const Request& request) {
  if (request.body.empty()) throw bad_request("This call needs a JSON object as its body.");
  json::Document document;
  if (const auto wrong = json::parse(request.body, document)) {
    throw bad_request("The body is no JSON text that is accepted here: " + *wrong + '.');
  }
  if (!document.IsObject()) throw bad_request("The body must be a JSON object.");
  return document;
}

std::string_view required_string(const json::Value& object, std::string_view name) {
  const json::Value* value = json::member(object, name);
  if (value == nullptr) throw bad_request("The member \"" + std::string(name) + "\" is missing.");
  if (!value->IsString()) throw bad_request("The member \"" + std::string(name) + "\" must be a string.");
  return json::text(*value);
}

std::vector<std::string> required_strings(const json::Value& object, std::string_view name) {
  const json::Value* value = json::member(object, name);
  if (value == nullptr) throw bad_request("The member \"" + std::string(name) + "\" is missing.");
  const std::string wrong_type = "The member \"" + std::string(name) + "\" must be a list of strings.";
  if (!value->IsArray()) throw bad_request(wrong_type);
  std::vector<std::string> strings;
  strings.reserve(value->Size());
  for (const json::Value& element : value->GetArray()) {
    if (!element.IsString()) throw bad_request(wrong_type);
    strings.emplace_back(json::text(element));
  }
  return strings;
}

const std::string* query_value(const Request& request, const std::string& name) {
  const auto found = request.query.find(name);
  return found == request.query.end() ? nullptr : &found->second;
}

int query_int(const Request& request, const std::string& name, int least, int most, int fallback) {
  const std::string* text = query_value(request, name);
  if (text == nullptr) return fallback;
  int number = 0;
  const char* const end = text->data() + text->size();
  const auto read = std::from_chars(text->data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || number < least || number > most) {
    throw bad_request("The parameter \"" + name + "\" must be a whole number from " + std::to_string(least) + " to " +
                      std::to_string(most) + '.');
  }
  return number;
}

}  // namespace rozbazi::http
