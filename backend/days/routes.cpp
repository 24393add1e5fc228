#include "backend/days/routes.h"

#include "backend/days/tell.h"
#include "engine/json/put.h"

namespace rozbazi::days {

void add_routes(http::Router& router, Calendar& calendar, db::Pool& pool, const Clock& clock) {
  router.add("GET", "/v1/days", [&](const http::Request&) {
    const DaysAt days = calendar.at(clock.now());
    return http::Answer{.body = json::object([&](json::Writer& out) {
                          json::put(out, "launch", days.launch().text());
                          json::put(out, "today", days.today().text());
                        }),
                        .cache = http::Cache::public_revalidate};
  });
  router.add("GET", "/v1/days/{}", [&](const http::Request& request) {
    const DaysAt days = calendar.at(clock.now());
    const Day& day = days.require(request.params[0]);
    const record::DayTold told = tell(day, days.state(day), read_results(pool, day.date), calendar);
    return http::Answer{.body = json::object([&](json::Writer& out) { record::write_day(out, told); }),
                        .cache = http::Cache::public_revalidate};
  });
}

}  // namespace rozbazi::days
