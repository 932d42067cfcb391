import { describe, expect, test } from 'vitest';
import { deckSize } from '$lib/core';
import { pieceTitle, startParts, type BoxPart } from '$lib/parts';
import type { Box } from './contract/define';
import { boxes, findBox } from './boxes';
import { boxOf, games, primaryGames } from './registry';

const allBoxes: readonly (readonly [string, Box])[] = await Promise.all(
  boxes.map(async ({ meta, load }) => [meta.id, await load()] as const)
);

function partSizes(id: string): Readonly<Record<string, number>> {
  const box = allBoxes.find(([boxId]) => boxId === id)?.[1];
  return Object.fromEntries((box?.parts ?? []).map((part) => [part.id, deckSize(part.pieces)]));
}

test('every playable game has a box that is named after one of its games', () => {
  for (const { meta } of games) expect(findBox(boxOf(meta.id)), meta.id).toBeDefined();
  for (const { meta } of primaryGames()) expect(findBox(meta.id)?.meta).toBe(meta);
  expect(findBox('nowhere')).toBeUndefined();
});

describe('the printed contents of the boxes', () => {
  test('Las Vegas Royale has the printed counts', () => {
    expect(partSizes('las-vegas')).toMatchObject({
      small: 35,
      big: 5,
      black: 2,
      notes: 90,
      chips: 20,
      gray: 9
    });
    expect(partSizes('las-vegas')).toMatchObject({ arena: 1, 'ring-of-casinos': 3 });
    const boards = allBoxes
      .find(([id]) => id === 'las-vegas')?.[1]
      .parts.find(({ id }) => id === 'tile-boards');
    const sides = boards?.kind === 'deck' ? boards.sides : undefined;
    expect(partSizes('las-vegas')['tile-boards']).toBe(Object.keys(sides ?? {}).length);
    expect(sides).toMatchObject({
      A: ['Lucky Punch', 'Jackpot'],
      B: ['Prime Time', 'Fifty Fifty'],
      C: ['High Five', 'Bad Luck'],
      D: ['Pay Day', 'Power Play'],
      E: ['No Entry!', 'Knockout?'],
      F: ['Block It!', 'Handicap'],
      G: ['Black Box', 'Double Down'],
      H: ['Nice Dice', 'My Choice']
    });
    const { jackpot, fifty, ring, hexagons, ...otherSizes } = partSizes('las-vegas');
    const counters = [jackpot, fifty, ring, hexagons, otherSizes['no-entry'], otherSizes['high-five']];
    expect(
      [...counters, otherSizes['power-play'], otherSizes['black-box']].reduce(
        (sum = 0, count = 0) => sum + count,
        0
      )
    ).toBe(15);
  });

  test('Razzia has the printed counts', () => {
    expect(partSizes('razzia')).toEqual({ die: 1, chits: 84, cards: 54, bars: 6 });
    const cards = allBoxes.find(([id]) => id === 'razzia')?.[1].parts.find((part) => part.id === 'cards');
    const decks = cards?.kind === 'deck' ? cards.decks : undefined;
    expect(decks?.map(({ pieces }) => deckSize(pieces))).toEqual([54, 72, 36]);
  });

  test('Las Vegas: The Card Game has the printed counts', () => {
    const partCounts = partSizes('las-vegas-cards');
    expect(partCounts).toMatchObject({ notes: 48, 'chip-cards': 25, casinos: 6, glasses: 10 });
    expect(
      Object.entries(partCounts).filter(([id, size]) => id.startsWith('dice-cards') && size === 30)
    ).toHaveLength(5);
  });

  test('Vegas has the printed counts', () => {
    expect(partSizes('vegas')).toMatchObject({
      'gold-die': 1,
      'duelling-dice': 2,
      'gold-chips': 14,
      pawns: 4,
      counters: 80,
      'cards-first': 10,
      'game-board': 1
    });
  });

  test('Vegas Strip has the printed counts', () => {
    expect(partSizes('vegas-strip')).toMatchObject({
      tiles: 42,
      'poker-chips': 98,
      'fixer-cards': 6,
      'plus-three': 6,
      'partner-cards': 18,
      'team-markers': 6,
      'setup-cards': 2,
      'player-cards': 6,
      'character-aid': 1,
      characters: 6
    });
  });
});

describe.each(allBoxes)('%s', (_, { parts }) => {
  test('has parts whose ids are unique', () => {
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  });

  test.each(parts.map((part) => [part.id, part] as const))(
    '%s can be lost as a whole',
    (__, part: BoxPart) => {
      const state = startParts([{ part, missing: part.pieces }]);
      expect(state.chosen).toHaveLength(1);
      for (const piece of Object.keys(part.pieces)) expect(pieceTitle(part, piece)).toMatch(/^\S.*\S$/);
    }
  );

  test('the groups of a part contain each of its pieces exactly once', () => {
    for (const part of parts) {
      if (part.groups === undefined) continue;
      const decks = part.kind === 'deck' ? (part.decks ?? []) : [];
      const pieces = new Set(
        [part.pieces, ...decks.map((deck) => deck.pieces)].flatMap((deck) => Object.keys(deck))
      );
      expect(Object.values(part.groups).flat().sort()).toEqual([...pieces].sort());
    }
  });

  test('dice of one colour are either all rolled or all chosen in secret', () => {
    const dice = parts.filter((part) => part.kind === 'dice');
    for (const dicePart of dice)
      for (const other of dice)
        if (dicePart.secret !== other.secret)
          expect(Object.keys(dicePart.pieces).filter((colour) => colour in other.pieces)).toEqual([]);
  });
});
