#include "backend/record/routes.h"

namespace rozbazi::record {

void add_routes(http::Router& router, Calendar& calendar, Records& records, const Clock& clock) {
  router.add("GET", "/v1/days/{}/record", [&](const http::Request& request) {
    const DaysAt days = calendar.at(clock.now());
    const Day& day = days.require(request.params[0]);
    if (days.state(day) != DayState::closed) {
      throw http::Problem(403, "still_sealed",
                          "A day's record is public once the day is closed, half an hour after its end.");
    }
    return http::Answer{
        .cache = http::Cache::public_300, .content_type = "application/x-ndjson", .large = records.of(day)};
  });
}

}  // namespace rozbazi::record
