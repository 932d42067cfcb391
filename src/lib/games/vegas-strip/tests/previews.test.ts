import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { previewWithTile } from '$lib/games/vegas-strip/actions/picked-up-tile';
import { after, moves, newMatch } from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import { casinoText, shortRefusal, rankSentence } from '$lib/games/vegas-strip/strings/en/steps';
import { setRankOf } from '$lib/games/vegas-strip/payout/set-rank';
import type { Holder } from '$lib/games/vegas-strip/types';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

/** At the first casino Anna has 5 and Ben 3; Carla holds a tile and has placed nothing. */
const [casino] = rules.view(after(newMatch(3), ...moves('5 c1', '3 c1')).state).casinos;
const carla: Holder = { player: 'p3' };
const casinoHolding = (number: number) => previewWithTile(casino!, { ...carla, number, plus: 0 });

test('a held tile shows the rank it would have, or why it can’t be placed', () => {
  const rankText = (number: number) => rankSentence(setRankOf(casinoHolding(number), carla));
  expect(rankText(6)).toBe('6 would lead');
  expect(rankText(4)).toBe('4 would be second');
  expect(rankText(3)).toBe('3 would tie');
  expect(
    shortRefusal(
      {
        code: 'sharesLead',
        rule: '4.5',
        casino: 'Santorini',
        player: 'p3',
        total: 5,
        with: [{ player: 'p1' }]
      },
      names
    )
  ).toBe('would tie Anna');
});

test('a casino is read out with the ranking in the preview', () => {
  expect(casinoText(casinoHolding(6), names, true)).toContain('Carla would lead with 6');
  expect(casinoText(casinoHolding(6), names, true)).toContain('Anna would have 5');
  expect(casinoText(casino!, names)).toContain('Anna leads with 5');
});
