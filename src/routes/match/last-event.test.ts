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

function nextText(asks: OpenMatch['asks'], previousPlayer: PlayerId): string {
  const openMatch = {
    asks,
    names,
    game: { parts: [{ id: 'cards' }] },
    match: { table: { parts: { cards: 'app' } } }
  };
  return nextPlayerText(openMatch as unknown as OpenMatch, previousPlayer);
}

/** A choice from the cards in hand. */
const choiceAsk = (player: PlayerId): OpenMatch['asks'][number] => {
  return { id: `choose ${player}`, kind: 'choose', for: player, secret: true, choices: [] };
};

/** Cards that the app deals, though the match could continue without them. */
const dealAsk = (player: PlayerId): OpenMatch['asks'][number] => {
  const drawAsk = { kind: 'draw', from: 'cards', pool: { card: 5 }, count: 5 } as const;
  return { id: `hand ${player}`, for: player, secret: true, dealt: true, optional: true, ...drawAsk };
};

test('the next player is named once the turn has passed', () => {
  expect(nextText([choiceAsk('p2')], 'p1')).toBe(isNext('Ben'));
  expect(nextText([choiceAsk('p2')], 'p2')).toBe('');
});

test('the next player to get cards from the app is named before anyone who has to choose', () => {
  expect(nextText([choiceAsk('p1'), choiceAsk('p2'), dealAsk('p3')], 'p2')).toBe(isNext('Carla'));
  expect(nextText([choiceAsk('p1'), choiceAsk('p2'), choiceAsk('p3')], 'p3')).toBe(isNext('Anna'));
});
