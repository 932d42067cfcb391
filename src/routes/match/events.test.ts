import { expect, test } from 'vitest';
import { namesOf, type PlayerId } from '$lib/core';
import {
  after,
  eightyAndThirty,
  lay,
  seated,
  type Sitting
} from '$lib/games/las-vegas-cards/fixtures/sitting';
import { rules } from '$lib/games/las-vegas-cards/rules';
import type { Move } from '$lib/games/las-vegas-cards/types';
import type { OpenMatch } from '$lib/session';
import { nextPlayerWords } from './events';
import { isNext } from './strings/en/match';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

function next({ state }: Sitting, before: PlayerId, cards: 'app' | 'table'): string {
  const open = { asks: rules.asks(state), names, game: { parts: [{ id: 'cards' }] } };
  return nextPlayerWords({ ...open, match: { table: { parts: { cards } } } } as unknown as OpenMatch, before);
}

const hand = (player: PlayerId): Move => ({
  type: 'hand',
  player,
  cards: ['single 1', 'single 2', 'single 3', 'single 4', 'single 5']
});

test('the next player is named once the turn has passed', () => {
  const cards = after(seated(3), eightyAndThirty);
  expect(next(cards, 'p3', 'table')).toBe(isNext('Anna'));
  expect(next(after(cards, lay('p1', '5')), 'p1', 'table')).toBe(isNext('Ben'));
});

test('the app deals to the next player before anyone chooses', () => {
  const two = after(seated(3), eightyAndThirty, hand('p1'), hand('p2'));
  expect(next(two, 'p2', 'app')).toBe(isNext('Carla'));
  expect(next(after(two, hand('p3')), 'p3', 'app')).toBe(isNext('Anna'));
});
