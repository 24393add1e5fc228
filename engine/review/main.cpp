// rozbazi-review: the review of finished matches.
#include "engine/replay/lines.h"
#include "engine/review/review.h"

int main(int argc, char**) { return rozbazi::answer_lines("rozbazi-review", argc, rozbazi::answer_review); }
