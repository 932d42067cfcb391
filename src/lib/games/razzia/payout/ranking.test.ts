import { describe, expect, test } from 'vitest';
import type { Names, PlayerId, Posting } from '$lib/core';
import { rules } from '$lib/games/razzia/rules';
import { newMatch } from '$lib/games/razzia/fixtures/test-match';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Why } from '$lib/games/razzia/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
const names: Names = (player) => NAMES[player] ?? player;

function chits(wonChits: Readonly<Partial<Record<PlayerId, readonly number[]>>>): readonly Posting<Why>[] {
  return Object.entries(wonChits).flatMap(([id, values]) =>
    values.map((value): Posting<Why> => {
      const player = id as PlayerId;
      const why: Why = { code: 'taken', rule: '7.2', bar: 'jungle', player, value };
      return { from: 'table', to: player, piece: 'chit', value, why };
    })
  );
}

function rankedPlaces(
  wonChits: Parameters<typeof chits>[0]
): readonly (readonly [number, readonly PlayerId[], number])[] {
  return rules
    .ranking(newMatch(4).state, chits(wonChits))
    .map(({ place, players, total }) => [place, players, total]);
}

describe('the winner', () => {
  test('1.6 the most money wins, whatever the number of chits', () => {
    expect(rankedPlaces({ p1: [5000, 5000, 5000], p2: [50000], p3: [30000, 15000], p4: [40000] })).toEqual([
      [1, ['p2'], 50000],
      [2, ['p3'], 45000],
      [3, ['p4'], 40000],
      [4, ['p1'], 15000]
    ]);
  });

  test('1.7 players with equal money share the place, and the next one is skipped', () => {
    expect(rankedPlaces({ p1: [5000, 5000, 5000], p2: [15000], p3: [30000], p4: [] })).toEqual([
      [1, ['p3'], 30000],
      [2, ['p1', 'p2'], 15000],
      [4, ['p4'], 0]
    ]);
  });

  test('1.7 first place can be shared, and each total and the tie have a sentence', () => {
    const [first] = rules.ranking(newMatch(4).state, chits({ p2: [20000], p4: [10000, 10000] }));
    expect(first?.players).toEqual(['p2', 'p4']);
    expect(first?.reasons.map((why) => [why.rule, text.why(why, names)])).toEqual([
      ['1.6', 'Claudia won 1 chit worth $20,000.'],
      ['1.6', 'Karin won 2 chits worth $20,000.'],
      ['1.7', 'Claudia and Karin tie with $20,000 each and share the place.']
    ]);
  });
});
