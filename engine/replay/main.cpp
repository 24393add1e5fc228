// rozbazi-replay: the replay protocol.
#include "engine/replay/lines.h"
#include "engine/replay/replay.h"

int main(int argc, char**) { return rozbazi::answer_lines("rozbazi-replay", argc, rozbazi::answer_replay); }
