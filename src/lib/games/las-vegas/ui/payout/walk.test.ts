import { expect, test } from 'vitest';
import { counting, view } from '$lib/games/las-vegas/state/view';
import { FACES, type CasinoView, type View } from '$lib/games/las-vegas/types';
import { lastDie, table } from '$lib/games/las-vegas/fixtures/royale';
import { awardsOf, lastWhy, notesWon, rewardsBefore, stepsOf, underPile, walkOf } from './walk';

const seats = ['p1', 'p2', 'p3', 'p4'] as const;
const example = counting(1, [80000, 30000], {
  p1: { small: 5, big: 0 },
  p2: { small: 3, big: 0 },
  p3: { small: 1, big: 1 },
  p4: { small: 1, big: 0 }
});
const empty = (number: (typeof FACES)[number]): CasinoView => counting(number, [50000, 40000], {});
const paid: View['paid'] = { round: 1, casinos: [example, ...FACES.slice(1).map(empty)] };

test('4.2 equal counts leave in one row', () => {
  const [first] = walkOf({ paid, seats });
  expect(
    first?.rows.map((row) => (row.row === 'tied' ? row.claims : [row.claim]).map((c) => c.own.who))
  ).toEqual([['p1'], ['p2', 'p3'], ['p4']]);
});

test('4.3 each note goes to its owner, and the sums run', () => {
  const stops = walkOf({ paid, seats });
  expect(stops[0]?.notes.map(({ value, player }) => [value, player])).toEqual([
    [80000, 'p1'],
    [30000, 'p4']
  ]);
  expect(stops.at(-1)?.sums).toEqual({ p1: 80000, p2: 0, p3: 0, p4: 30000 });
  expect(notesWon(stops, 'p4').map(({ value }) => value)).toEqual([30000]);
});

test('4.4 what nobody wins goes under the pile', () => {
  const under = underPile(walkOf({ paid, seats }));
  expect(under.map(({ value }) => value)).toEqual(Array(5).fill([50000, 40000]).flat());
  expect(under.every(({ why }) => why.code === 'leftOver')).toBe(true);
});

test('5.2 the neutral player takes a note out of the game', () => {
  const casino = counting(1, [80000, 30000], { neutral: { small: 3, big: 0 }, p1: { small: 1, big: 0 } });
  const [stop] = walkOf({ paid: { round: 1, casinos: [casino] }, seats });
  expect(stop?.notes[0]).toMatchObject({ value: 80000, to: { who: 'neutral' } });
  expect(stop?.notes[0]?.player).toBeUndefined();
  expect(stop?.notes[1]).toMatchObject({ value: 30000, player: 'p1' });
});

test('15.2 the reward that the last die set off is shown before its payout, as large as a note', () => {
  const { ledger, state } = lastDie(table(3, ['pay-day']), 'p1', 1);
  const shown = view(state);
  const before = rewardsBefore(shown, ledger);
  const steps = stepsOf(shown, before);
  const [first, second] = steps;
  expect(first).toMatchObject({ step: 'tile', title: 'Pay Day', sums: { p1: 10000, p2: 0, p3: 0 } });
  expect(first && awardsOf(first).map(({ value, player }) => [value, player])).toEqual([[10000, 'p1']]);
  expect(lastWhy([first!], 'p1')).toMatchObject({ rule: '15.2', player: 'p1' });
  // p1 is alone at casino 1 with $30,000 twice, and gets one of them on top of the chip.
  expect(second).toMatchObject({ step: 'casino', stop: { casino: { number: 1 } }, sums: { p1: 40000 } });
  expect(steps.at(-1)).toMatchObject({ sums: { p1: 40000, p2: 0, p3: 0 } });
});

test('4.3 the notes of a casino are handed out one by one', () => {
  const [first] = stepsOf({ paid, seats });
  expect(first && awardsOf(first).map(({ value, player }) => [value, player])).toEqual([
    [80000, 'p1'],
    [30000, 'p4']
  ]);
});
