import { expect, test } from 'vitest';
import { namesOf, type PlayerId } from '$lib/core';
import type { OpenMatch } from '$lib/session';
import { nextPlayerText } from './last-event';
import { isNext } from './strings/en/match';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

function next(asks: OpenMatch['asks'], before: PlayerId): string {
  const open = {
    asks,
    names,
    game: { parts: [{ id: 'cards' }] },
    match: { table: { parts: { cards: 'app' } } }
  };
  return nextPlayerText(open as unknown as OpenMatch, before);
}

/** A choice from the cards in hand. */
const choice = (player: PlayerId): OpenMatch['asks'][number] => {
  return { id: `choose ${player}`, kind: 'choose', for: player, secret: true, choices: [] };
};

/** Cards that the app deals, though the match could continue without them. */
const deal = (player: PlayerId): OpenMatch['asks'][number] => {
  const draw = { kind: 'draw', from: 'cards', pool: { card: 5 }, count: 5 } as const;
  return { id: `hand ${player}`, for: player, secret: true, dealt: true, optional: true, ...draw };
};

test('the next player is named once the turn has passed', () => {
  expect(next([choice('p2')], 'p1')).toBe(isNext('Ben'));
  expect(next([choice('p2')], 'p2')).toBe('');
});

test('the app deals to the next player before anyone chooses', () => {
  expect(next([choice('p1'), choice('p2'), deal('p3')], 'p2')).toBe(isNext('Carla'));
  expect(next([choice('p1'), choice('p2'), choice('p3')], 'p3')).toBe(isNext('Anna'));
});
