import { expect, test } from 'vitest';
import { redactAsks } from '$lib/core';
import { tableText, news, played, position, refusal } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import type { PositionSetup } from '$lib/games/vegas/fixtures/position';

const ADVANCED = { options: { duels: 'hearts' } } as const;

/** p1 has rolled a 4 onto the counter of p2. */
function challenged(more: PositionSetup = {}): ReturnType<typeof position> {
  return played(position({ ...ADVANCED, counters: { 0: { 3: 'p2' } }, ...more }), { type: 'throw', face: 4 })
    .state;
}

test('8.1 players duel for a counter that would be replaced, after a die and after a Good Luck card', () => {
  expect(news(challenged())).toEqual(['throws 2.1', 'challenges 8.1']);
  const card = played(position({ ...ADVANCED, counters: { 0: { 3: 'p2' } } }), {
    type: 'goodLuck',
    number: 4
  }).state;
  expect(card.phase).toBe('duel');
  const afterDuel = played(card, { type: 'duel', challenger: 2, defender: 1 }).state;
  expect(afterDuel.phase).toBe('throw');
  expect(afterDuel.turn).toBe('p1');
});

test('8.1 there is no duel for a free space', () => {
  expect(played(position(ADVANCED), { type: 'throw', face: 4 }).state.phase).toBe('turn');
});

test('8.2 both choose in secret, in any order, and nothing is shown until both have chosen', () => {
  const current = rules.asks(challenged());
  expect(current.map(({ id }) => id)).toEqual(['hearts p1', 'hearts p2', 'duel']);
  expect(redactAsks(current, 'p1')[1]).toMatchObject({ secret: true, choices: [] });
  const first = played(challenged(), { type: 'hearts', player: 'p2', hearts: 3 }).state;
  expect(refusal(first, { type: 'reveal' })).toBe('notAllChosen 8.2');
  expect(refusal(first, { type: 'hearts', player: 'p2', hearts: 1 })).toBe('alreadyChosen 8.2');
  expect(rules.view(first).fight).toMatchObject({ ready: ['p2'] });
  expect(rules.view(first, 'p1').fight).not.toHaveProperty('ownHearts');
  expect(rules.view(first, 'p2').fight).toMatchObject({ ownHearts: 3 });
});

test('8.8 a player shows one, two or three hearts', () => {
  const [ask] = rules.asks(challenged());
  expect(JSON.stringify(ask)).toMatch(/"hearts":1.*"hearts":2.*"hearts":3/);
  expect(JSON.stringify(ask)).not.toMatch(/"hearts":(0|4)/);
});

test('8.3 the winner of the reveal gets the space', () => {
  const { state } = played(
    challenged(),
    { type: 'hearts', player: 'p2', hearts: 3 },
    { type: 'hearts', player: 'p1', hearts: 1 },
    { type: 'reveal' }
  );
  expect(news(state)).toEqual(['challengerStays 8.3']);
  expect(tableText(state, 0)).toBe('. . . p1 . .');
  expect(state.turn).toBe('p2');
});

test('8.3 a challenger who loses takes the counter back', () => {
  const { state } = played(challenged(), { type: 'duel', challenger: 1, defender: 2 });
  expect(tableText(state, 0)).toBe('. . . p2 . .');
  expect(rules.view(state).seats.map(({ counters }) => counters)).toEqual([20, 19]);
});

test('8.4 with two hearts each both counters go back', () => {
  const { state } = played(challenged(), { type: 'duel', challenger: 2, defender: 2 });
  expect(news(state)).toEqual(['bothLeave 8.4']);
  expect(tableText(state, 0)).toBe('. . . . . .');
});

test('8.5 with three hearts each the defender stays', () => {
  const { state } = played(challenged(), { type: 'duel', challenger: 3, defender: 3 });
  expect(news(state)).toEqual(['defenderStays 8.5']);
  expect(tableText(state, 0)).toBe('. . . p2 . .');
});

test('8.6 after a rolled 1, Mary Chip moves once the duel is over, no matter who won', () => {
  const before = position({ ...ADVANCED, pawns: { p1: 4, p2: 4 }, counters: { 4: { 0: 'p2' } } });
  const { state } = played(before, { type: 'throw', face: 1 }, { type: 'duel', challenger: 1, defender: 2 });
  expect(state.mary).toBe(1);
  expect(news(state)).toEqual(['defenderStays 8.3', 'maryMoves 8.6']);
});

test('8.7 if both counters go back, nothing is placed for that number', () => {
  const { state } = played(challenged(), { type: 'duel', challenger: 1, defender: 1 });
  expect(tableText(state, 0)).toBe('. . . . . .');
  expect(state.turn).toBe('p2');
});
