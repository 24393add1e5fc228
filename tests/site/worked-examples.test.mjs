// Every worked example of docs/rules/ (the vectors whose names begin with `seed_` or the like) is an example of the game's guide, in both languages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { blocksOf, readBlock } from '../../site/build/examples/blocks.mjs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const kWorked = /^(?:coinche_)?seed_|^worked example/;

/** Worked examples that the guide shows later in a deal of its own, or tells as part of a longer one: by the example's name. */
const kElsewhere = {
  tute: {
    'chair-two': [
      'seed_arrastre_ana_leads_anything',
      'seed_arrastre_beatriz_must_beat',
      'seed_arrastre_beatriz_four_refused',
    ],
    'chair-three': ['seed_arrastre_carlos_must_trump', 'seed_arrastre_carlos_discard_refused'],
    'chair-four': [
      'seed_arrastre_david_must_overtrump',
      'seed_arrastre_david_discard_refused',
      'seed_arrastre_david_wins_and_leads',
    ],
    'chair-free': ['seed_arrastre_after_the_ace_david_is_free', 'seed_arrastre_carlos_wins_with_the_ace'],
  },
  belote: { higher: ['coinche_seed_example_hearts_need_100', 'coinche_seed_example_100_accepted'] },
  'teen-do-paanch': {
    'six-two-two': [
      'worked example: 6, 2 and 2 tricks',
      'worked example: seat 0 draws one card from seat 1; seat 2 has neither right nor debt',
    ],
  },
};

for (const game of ['tute', 'belote', 'teen-do-paanch', 'schafkopf']) {
  const worked = JSON.parse(read(`tests/rules/vectors/${game}.json`)).filter(({ name }) => kWorked.test(name));
  for (const lang of ['ur', 'en']) {
    test(`the guide to ${game} in ${lang} has all ${worked.length} worked examples of its rules`, () => {
      const blocks = blocksOf(read(`site/content/${lang}/guide/${game}.md`)).map(({ name, body }) =>
        readBlock(name, body),
      );
      for (const { name, expect } of worked) {
        const [elsewhere] = Object.entries(kElsewhere[game] ?? {}).find(([, names]) => names.includes(name)) ?? [];
        const block = blocks.find((each) => each.case === name || each.name === elsewhere);
        assert.ok(block, `no example of ${name}`);
        const rule = expect.error?.rule;
        if (rule) assert.ok(Object.values(block.claims.refused).includes(rule), `${block.name} does not show ${rule}`);
      }
    });
  }
}
