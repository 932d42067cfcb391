import { expect, test } from 'vitest';
import { redactAsks } from '$lib/core';
import { tableText, newsCodes, playMoves, position, refusal } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import type { PositionSetup } from '$lib/games/vegas/fixtures/position';

const ADVANCED = { options: { duels: 'hearts' } } as const;

/** Returns a state in which p1 has rolled a 4 and challenges the counter of p2 on that space. */
function challengedState(setup: PositionSetup = {}): ReturnType<typeof position> {
  return playMoves(position({ ...ADVANCED, counters: { 0: { 3: 'p2' } }, ...setup }), {
    type: 'throw',
    face: 4
  }).state;
}

test('8.1 players duel for a counter that would be replaced, after a die and after a Good Luck card', () => {
  expect(newsCodes(challengedState())).toEqual(['throws 2.1', 'challenges 8.1']);
  const card = playMoves(position({ ...ADVANCED, counters: { 0: { 3: 'p2' } } }), {
    type: 'goodLuck',
    number: 4
  }).state;
  expect(card.phase).toBe('duel');
  const stateAfterDuel = playMoves(card, { type: 'duel', challenger: 2, defender: 1 }).state;
  expect(stateAfterDuel.phase).toBe('throw');
  expect(stateAfterDuel.turn).toBe('p1');
});

test('8.1 there is no duel for a free space', () => {
  expect(playMoves(position(ADVANCED), { type: 'throw', face: 4 }).state.phase).toBe('turn');
});

test('8.2 both choose in secret, in any order, and nothing is shown until both have chosen', () => {
  const current = rules.asks(challengedState());
  expect(current.map(({ id }) => id)).toEqual(['hearts p1', 'hearts p2', 'duel']);
  expect(redactAsks(current, 'p1')[1]).toMatchObject({ secret: true, choices: [] });
  const stateAfterChoice = playMoves(challengedState(), { type: 'hearts', player: 'p2', hearts: 3 }).state;
  expect(refusal(stateAfterChoice, { type: 'reveal' })).toBe('notAllChosen 8.2');
  expect(refusal(stateAfterChoice, { type: 'hearts', player: 'p2', hearts: 1 })).toBe('alreadyChosen 8.2');
  expect(rules.view(stateAfterChoice).fight).toMatchObject({ ready: ['p2'] });
  expect(rules.view(stateAfterChoice, 'p1').fight).not.toHaveProperty('ownHearts');
  expect(rules.view(stateAfterChoice, 'p2').fight).toMatchObject({ ownHearts: 3 });
});

test('8.8 a player shows one, two or three hearts', () => {
  const [ask] = rules.asks(challengedState());
  expect(JSON.stringify(ask)).toMatch(/"hearts":1.*"hearts":2.*"hearts":3/);
  expect(JSON.stringify(ask)).not.toMatch(/"hearts":(0|4)/);
});

test('8.3 the winner of the reveal gets the space', () => {
  const { state } = playMoves(
    challengedState(),
    { type: 'hearts', player: 'p2', hearts: 3 },
    { type: 'hearts', player: 'p1', hearts: 1 },
    { type: 'reveal' }
  );
  expect(newsCodes(state)).toEqual(['challengerStays 8.3']);
  expect(tableText(state, 0)).toBe('. . . p1 . .');
  expect(state.turn).toBe('p2');
});

test('8.3 a challenger who loses takes the counter back', () => {
  const { state } = playMoves(challengedState(), { type: 'duel', challenger: 1, defender: 2 });
  expect(tableText(state, 0)).toBe('. . . p2 . .');
  expect(rules.view(state).seats.map(({ counters }) => counters)).toEqual([20, 19]);
});

test('8.4 if both players have two hearts, both counters go back', () => {
  const { state } = playMoves(challengedState(), { type: 'duel', challenger: 2, defender: 2 });
  expect(newsCodes(state)).toEqual(['bothLeave 8.4']);
  expect(tableText(state, 0)).toBe('. . . . . .');
});

test('8.5 if both players have three hearts, the defender stays', () => {
  const { state } = playMoves(challengedState(), { type: 'duel', challenger: 3, defender: 3 });
  expect(newsCodes(state)).toEqual(['defenderStays 8.5']);
  expect(tableText(state, 0)).toBe('. . . p2 . .');
});

test('8.6 after a rolled 1, Mary Chip moves once the duel is over, no matter who won', () => {
  const stateBefore = position({ ...ADVANCED, pawns: { p1: 4, p2: 4 }, counters: { 4: { 0: 'p2' } } });
  const { state } = playMoves(
    stateBefore,
    { type: 'throw', face: 1 },
    { type: 'duel', challenger: 1, defender: 2 }
  );
  expect(state.mary).toBe(1);
  expect(newsCodes(state)).toEqual(['defenderStays 8.3', 'maryMoves 8.6']);
});

test('8.7 if both counters go back, nothing is placed for that number', () => {
  const { state } = playMoves(challengedState(), { type: 'duel', challenger: 1, defender: 1 });
  expect(tableText(state, 0)).toBe('. . . . . .');
  expect(state.turn).toBe('p2');
});
