// rozbazi-prove: decisions of computer players made again with other hidden cards.
#include "engine/proof/proof.h"
#include "engine/replay/lines.h"

int main(int argc, char**) { return rozbazi::answer_lines("rozbazi-prove", argc, rozbazi::answer_proof); }
