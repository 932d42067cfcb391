import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckSize, seededRandom, type RandomSource, type Deck } from '$lib/core';
import { chiSquareTail } from '$lib/core/dice/dice-fairness';
import type { ChosenPart, DeckPart } from './part';
import {
  areDrawn,
  reshuffledPile,
  withReturnedCards,
  withCount,
  withDifferenceDrawn,
  RETURN_PLACES
} from './return-cards';
import {
  replacedPiecesInPile,
  drawCards,
  fitsPile,
  newPile,
  pileCounts,
  withDraw,
  type PileCard,
  type Pile
} from './pile';

const pieces: Deck = { 30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7 };
const VALUES = Object.keys(pieces);
const TABLE_CARD: PileCard = { by: 'table' };
const appCard = (piece: string): PileCard => ({ by: 'app', piece });

function withMissing(missing: Deck, boxDeck: Deck = pieces): ChosenPart {
  const part: DeckPart = {
    kind: 'deck',
    id: 'notes',
    title: 'Notes',
    one: 'note',
    many: 'notes',
    hint: '',
    container: 'pile',
    pieces: boxDeck
  };
  return { part, missing };
}

function withDrawnCards(pile: Pile, count: number, random: RandomSource): Pile {
  return withDraw(pile, drawCards(pile, count, random));
}

/** Simulates players with real cards, who shuffle a pile of their own without the app's random numbers. */
class Table {
  pile: Pile;
  /** Unordered: the topmost card of a shuffled pile may be any of them. */
  readonly realPieces: string[];

  constructor(
    chosenPart: ChosenPart,
    readonly random: RandomSource,
    readonly handChance: RandomSource
  ) {
    this.pile = newPile(chosenPart);
    this.realPieces = Object.entries(chosenPart.part.pieces).flatMap(([piece, count]) =>
      Array<string>(count - (chosenPart.missing[piece] ?? 0)).fill(piece)
    );
  }

  /** Draws as the app says, and returns the piece that the players then have. */
  draw(): string {
    const [card] = drawCards(this.pile, 1, this.random);
    this.pile = withDraw(this.pile, [card!]);
    return card!.by === 'app'
      ? card!.piece
      : this.realPieces.splice(this.handChance(this.realPieces.length), 1)[0]!;
  }

  /** Shuffles in a piece that the app or the players had drawn. */
  shuffleIn(card: PileCard, piece: string): void {
    this.pile = withReturnedCards(this.pile, [card], 'shuffled');
    if (card.by === 'table') this.realPieces.push(piece);
  }
}

/** The probability that a full deck deviates at least as much from the expected counts. */
function unevennessOf(counts: readonly number[], expected: readonly number[]): number {
  const unevenness = counts.reduce(
    (sum, count, index) => sum + (count - expected[index]!) ** 2 / expected[index]!,
    0
  );
  return chiSquareTail(unevenness, counts.length - 1);
}

describe('a mixed deck draws like the full deck', () => {
  const expectedShares = VALUES.map((value) => pieces[value]! / 90);
  const missingNotes = { 70: 2 };
  const missingHalf = { 30: 6, 40: 5, 50: 7, 60: 7, 70: 6, 80: 6, 90: 4, 100: 4 };

  test.each([
    { name: 'the first note, two of ninety in the app', missing: missingNotes, at: 0 },
    { name: 'the twelfth note, two of ninety in the app', missing: missingNotes, at: 11 },
    { name: 'the twelfth note, half of them in the app', missing: missingHalf, at: 11 },
    { name: 'the last note, half of them in the app', missing: missingHalf, at: 89 }
  ])('$name', ({ missing, at: drawIndex }) => {
    const trials = [20_000, 8_000, 1_500][Math.ceil(drawIndex / 45)]!;
    const [chance, handChance] = [seededRandom(41), seededRandom(1963)];
    const counts = new Map(VALUES.map((value) => [value, 0]));
    for (let trial = 0; trial < trials; trial += 1) {
      const table = new Table(withMissing(missing), chance, handChance);
      for (let skippedDraw = 0; skippedDraw < drawIndex; skippedDraw += 1) table.draw();
      const value = table.draw();
      counts.set(value, counts.get(value)! + 1);
    }
    expect(
      unevennessOf(
        [...counts.values()],
        expectedShares.map((value) => value * trials)
      )
    ).toBeGreaterThan(0.001);
  });

  test('a million draws are even, with half of the notes in the app', () => {
    const trials = 1_000_000;
    const [chance, handChance] = [seededRandom(2016), seededRandom(1992)];
    const pile = newPile(withMissing(missingHalf));
    const realPieces = VALUES.flatMap((value) =>
      Array<string>(pieces[value]! - missingHalf[value as '30']).fill(value)
    );
    const counts = new Map(VALUES.map((value) => [value, 0]));
    for (let trial = 0; trial < trials; trial += 1) {
      const [card] = drawCards(pile, 1, chance);
      const value = card!.by === 'app' ? card!.piece : realPieces[handChance(realPieces.length)]!;
      counts.set(value, counts.get(value)! + 1);
    }
    expect(
      unevennessOf(
        [...counts.values()],
        expectedShares.map((value) => value * trials)
      )
    ).toBeGreaterThan(0.001);
  });

  test('two notes in a row are drawn evenly, in all sixty-four pairs of values', () => {
    const trials = 40_000;
    const [chance, handChance] = [seededRandom(7), seededRandom(77)];
    const counts = new Map(VALUES.flatMap((first) => VALUES.map((second) => [`${first} ${second}`, 0])));
    for (let trial = 0; trial < trials; trial += 1) {
      const table = new Table(withMissing(missingHalf), chance, handChance);
      const pair = `${table.draw()} ${table.draw()}`;
      counts.set(pair, counts.get(pair)! + 1);
    }
    const expectedCounts = VALUES.flatMap((first) =>
      VALUES.map((other) => {
        const remainingCount = pieces[other]! - (first === other ? 1 : 0);
        return (trials * pieces[first]! * remainingCount) / (90 * 89);
      })
    );
    expect(unevennessOf([...counts.values()], expectedCounts)).toBeGreaterThan(0.001);
  });

  test('each position of six cards, three of them in the app, is equally likely after one was shuffled back in', () => {
    const boxDeck: Deck = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
    const trials = 30_000;
    const [chance, handChance] = [seededRandom(3), seededRandom(33)];
    const counts = new Map<string, number>();
    for (let trial = 0; trial < trials; trial += 1) {
      const table = new Table(withMissing({ a: 1, b: 1, c: 1 }, boxDeck), chance, handChance);
      const firstPiece = table.draw();
      const card = 'abc'.includes(firstPiece) ? appCard(firstPiece) : TABLE_CARD;
      table.shuffleIn(card, firstPiece);
      const secondPiece = table.draw();
      const key = `${firstPiece}${secondPiece}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    expect(unevennessOf([...counts.values()], Array<number>(36).fill(trials / 36))).toBeGreaterThan(0.001);
  });

  test('the test would find an unfair way of drawing', () => {
    const coinChance = seededRandom(5);
    const counts = new Map(VALUES.map((value) => [value, 0]));
    for (let trial = 0; trial < 30_000; trial += 1) {
      const value = coinChance(2) === 0 ? '70' : VALUES[coinChance(VALUES.length)]!;
      counts.set(value, counts.get(value)! + 1);
    }
    expect(
      unevennessOf(
        [...counts.values()],
        expectedShares.map((value) => value * 30_000)
      )
    ).toBeLessThan(1e-6);
  });
});

describe('pieces put on top or underneath are drawn in order', () => {
  const sixPieces: Deck = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
  const startPile = newPile(withMissing({ a: 1, b: 1, c: 1 }, sixPieces));
  const random = seededRandom(9);
  const pileWithBothDrawn = withDraw(startPile, [appCard('a'), TABLE_CARD]);

  test('pieces put on top are drawn first, beginning with the uppermost', () => {
    const pileAfterReturn = withReturnedCards(pileWithBothDrawn, [TABLE_CARD, appCard('a')], 'top');
    for (let trial = 0; trial < 50; trial += 1)
      expect(drawCards(pileAfterReturn, 2, random)).toEqual([TABLE_CARD, appCard('a')]);
    expect(fitsPile(pileAfterReturn, [appCard('a')])).toBe(false);
  });

  test('pieces put at the bottom are drawn after everything else', () => {
    const pileAfterReturn = withReturnedCards(pileWithBothDrawn, [appCard('a'), TABLE_CARD], 'under');
    for (let trial = 0; trial < 50; trial += 1)
      expect(drawCards(pileAfterReturn, 6, random).slice(4)).toEqual([appCard('a'), TABLE_CARD]);
  });

  test('after shuffling in, no position is known', () => {
    const pileWithTopCard = withReturnedCards(pileWithBothDrawn, [appCard('a')], 'top');
    const shuffledPile = withReturnedCards(pileWithTopCard, [TABLE_CARD], 'shuffled');
    expect(shuffledPile.top).toEqual([]);
    const firstCards = new Set(
      Array.from({ length: 200 }, () => JSON.stringify(drawCards(shuffledPile, 1, random)[0]))
    );
    expect(firstCards.size).toBe(4);
  });

  test('discards return only when they are shuffled in', () => {
    const pileWithDiscards = withReturnedCards(pileWithBothDrawn, [appCard('a'), TABLE_CARD], 'discard');
    expect(pileCounts(pileWithDiscards)).toEqual({
      table: 2,
      app: 2,
      out: 0,
      discard: 2,
      missingCount: 0,
      total: 6
    });
    expect(() => drawCards(pileWithDiscards, 5, random)).toThrow(RangeError);
    expect(pileCounts(reshuffledPile(pileWithDiscards))).toMatchObject({ table: 3, app: 3, discard: 0 });
  });

  test('if two drawn pieces are alike, the chosen one is returned', () => {
    const chitPile = newPile(withMissing({ 5000: 2 }, { 5000: 14, 10000: 14 }));
    const pileWithDraws = withDraw(
      withDraw(chitPile, [appCard('5000')], 'Colibri'),
      [appCard('5000')],
      'Havana'
    );
    const firstCard: PileCard = { by: 'app', piece: '5000', number: 1 };
    const secondCard: PileCard = { by: 'app', piece: '5000', number: 2 };
    expect(withReturnedCards(pileWithDraws, [secondCard], 'discard').out.app).toEqual([
      { piece: '5000', number: 1, at: 'Colibri' }
    ]);
    expect(withReturnedCards(pileWithDraws, [firstCard], 'discard').out.app).toEqual([
      { piece: '5000', number: 2, at: 'Havana' }
    ]);
    expect(areDrawn(withReturnedCards(pileWithDraws, [firstCard], 'discard'), [firstCard])).toBe(false);
    expect(areDrawn(withReturnedCards(pileWithDraws, [firstCard], 'discard'), [secondCard])).toBe(true);
  });

  test('a piece that is not drawn cannot be returned', () => {
    expect(areDrawn(pileWithBothDrawn, [appCard('a')])).toBe(true);
    expect(areDrawn(pileWithBothDrawn, [appCard('b')])).toBe(false);
    expect(areDrawn(pileWithBothDrawn, [TABLE_CARD, TABLE_CARD])).toBe(false);
  });
});

describe('a count of the real pile', () => {
  const random = seededRandom(4);
  const startPile = withDrawnCards(newPile(withMissing({ 70: 2 })), 24, random);
  const { table } = pileCounts(startPile);

  test('a count that matches changes nothing', () => {
    expect(pileCounts(withCount(startPile, table))).toEqual(pileCounts(startPile));
  });

  test('with a count of one too few, one is missing, and the total still equals the box', () => {
    const pileWithTooFew = withCount(startPile, table - 1);
    expect(pileCounts(pileWithTooFew)).toMatchObject({ table: table - 1, missingCount: 1, total: 90 });
    expect(pileCounts(withDifferenceDrawn(pileWithTooFew))).toMatchObject({
      missingCount: 0,
      out: 25,
      total: 90
    });
  });

  test('with a count of one too many, one never left the pile', () => {
    const pileWithTooMany = withCount(startPile, table + 1);
    expect(pileCounts(pileWithTooMany)).toMatchObject({ table: table + 1, missingCount: -1, total: 90 });
    expect(pileCounts(withDifferenceDrawn(pileWithTooMany))).toMatchObject({
      missingCount: 0,
      out: 23,
      total: 90
    });
  });

  test('a count of less than the ordered pieces mixes the pile', () => {
    const pileWithTopCard = withReturnedCards(
      withDraw(newPile(withMissing({ 70: 2 })), [TABLE_CARD]),
      [TABLE_CARD],
      'top'
    );
    const pileAfterCount = withCount(pileWithTopCard, 0);
    expect(pileCounts(pileAfterCount)).toMatchObject({ table: 0, app: 2, missingCount: 88, total: 90 });
    expect(drawCards(pileAfterCount, 2, random)).toEqual([appCard('70'), appCard('70')]);
  });
});

describe('a board with two sides', () => {
  const boards: Deck = { A: 1, B: 1, C: 1 };
  const sides = {
    A: ['Lucky Punch', 'Jackpot'],
    B: ['Prime Time', 'Fifty Fifty'],
    C: ['High Five', 'Bad Luck']
  };

  test('a board is drawn with either side up, and never twice', () => {
    const random = seededRandom(3);
    const drawCounts = new Map<string, number>();
    for (let trial = 0; trial < 6000; trial += 1) {
      const cards = drawCards(newPile(withMissing(boards, boards)), 3, random, sides);
      const visibleSides = cards.map((card) =>
        card.by === 'app' ? sides[card.piece as 'A'][card.side!]! : ''
      );
      expect(new Set(cards.map((card) => (card.by === 'app' ? card.piece : ''))).size).toBe(3);
      drawCounts.set(visibleSides[0]!, (drawCounts.get(visibleSides[0]!) ?? 0) + 1);
    }
    expect(drawCounts.size).toBe(6);
    expect(unevennessOf([...drawCounts.values()], Array<number>(6).fill(1000))).toBeGreaterThan(0.001);
  });

  test('a board has no side while it is in the pile, whichever was up', () => {
    const pile = newPile(withMissing(boards, boards));
    const pileWithDraw = withDraw(pile, [{ by: 'app', piece: 'A', side: 1 }], 'Casino 1');
    expect(pileWithDraw.out.app).toEqual([{ piece: 'A', number: 1, side: 1, at: 'Casino 1' }]);
    expect(
      withReturnedCards(pileWithDraw, [{ by: 'app', piece: 'A', side: 1, number: 1 }], 'top').top
    ).toEqual([appCard('A')]);
  });
});

test('pile, app and used pieces always add up to the box', () => {
  const step = fc.record({
    action: fc.constantFrom('draw', 'back', 'reshuffle', 'count', 'found'),
    size: fc.integer({ min: 1, max: 4 }),
    where: fc.constantFrom(...RETURN_PLACES),
    ours: fc.boolean()
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(), (steps, seed) => {
      const random = seededRandom(seed);
      const missing = { 30: 2, 70: 2, 100: 1 };
      let pile = newPile(withMissing(missing));
      for (const { action, size, where, ours: isReplaced } of steps) {
        const { table, app: appCount } = pileCounts(pile);
        if (action === 'draw' && size <= table + appCount) pile = withDrawnCards(pile, size, random);
        if (action === 'back') {
          const piece = pile.out.app[0]?.piece;
          const card = isReplaced || piece === undefined ? TABLE_CARD : appCard(piece);
          if (areDrawn(pile, [card])) pile = withReturnedCards(pile, [card], where);
        }
        if (action === 'reshuffle') pile = reshuffledPile(pile);
        if (action === 'count') pile = withCount(pile, Math.max(0, table - 2 + size));
        if (action === 'found' && pile.out.table + pile.missingCount >= 0) pile = withDifferenceDrawn(pile);
        expect(pileCounts(pile).total).toBe(90);
        expect(pileCounts(pile).table).toBeGreaterThanOrEqual(0);
        const totalCount =
          deckSize(replacedPiecesInPile(pile)) + pile.out.app.length + deckSize(pile.discard.app);
        expect(totalCount).toBe(5);
      }
    })
  );
});
