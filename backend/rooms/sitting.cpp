#include "backend/rooms/sitting.h"

#include <stdexcept>

#include "backend/base/bytes.h"

namespace rozbazi::rooms {
namespace {

std::unique_ptr<AnyMatch> match_of(const Room& room) {
  json::Document options;
  if (const auto trouble = json::parse(room.terms.options, options)) throw std::logic_error(*trouble);
  auto started = find_game(room.terms.table->game)->start(&options, room.course.dealer, room.course.seed);
  if (const auto* refusal = std::get_if<Refusal>(&started)) throw std::logic_error(refusal->message);
  return std::get<std::unique_ptr<AnyMatch>>(std::move(started));
}

}  // namespace

Sitting::Sitting(Room its_room) : room(std::move(its_room)) {
  if (room.course.state == State::lobby) return;
  match_ = match_of(room);
  std::string_view actions = room.course.actions;
  while (!actions.empty()) {
    const std::size_t length = actions.find(' ');
    if (length == std::string_view::npos || match_->act(actions.substr(0, length))) {
      throw std::logic_error("what is stored of a room does not follow the rules of its match");
    }
    actions.remove_prefix(length + 1);
  }
}

std::optional<Refusal> Sitting::act(std::string_view action, Instant now) {
  if (auto refusal = match_->act(action)) return refusal;
  moved_ = true;
  Course& course = room.course;
  course.actions.append(action) += ' ';
  course.turn_at = now;
  if (match_->finished()) {
    course.state = State::over;
    course.turn_at.reset();
    for (int seat = 0; seat < room.terms.seats; ++seat) {
      const Member* const member = room.at(seat);
      course.sat.push_back(member ? std::optional(member->player) : std::nullopt);
    }
    room.replays.push_back(course.number);
    std::erase_if(room.replays, [&](int number) { return number <= course.number - kKeptMatches; });
  }
  return std::nullopt;
}

void Sitting::begin(Instant now) {
  room.course.state = State::playing;
  room.course.actions.clear();
  room.course.sat.clear();
  room.course.turn_at = now;
  match_ = match_of(room);
  moved_ = true;
}

void Sitting::abandon() {
  room.course = {.number = room.course.number + 1, .seed = random_seed(), .dealer = room.course.dealer, .actions = {}};
  match_.reset();
  moved_ = true;
}

Seed random_seed() {
  Seed seed;
  fill_random(seed);
  return seed;
}

}  // namespace rozbazi::rooms
