import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deckSize, seededChance, type Chance, type Deck } from '$lib/core';
import { chiSquareTail } from '$lib/core/dice/dice-fairness';
import type { ChosenPart, DeckPart } from './part';
import {
  haveBeenDrawn,
  reshuffled,
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
const TABLE: PileCard = { by: 'table' };
const app = (piece: string): PileCard => ({ by: 'app', piece });

function withMissing(missing: Deck, box: Deck = pieces): ChosenPart {
  const part: DeckPart = {
    kind: 'deck',
    id: 'notes',
    title: 'Notes',
    one: 'note',
    many: 'notes',
    hint: '',
    container: 'pile',
    pieces: box
  };
  return { part, missing };
}

function drawn(pile: Pile, count: number, chance: Chance): Pile {
  return withDraw(pile, drawCards(pile, count, chance));
}

/** A group with real cards: a pile of their own, shuffled by other hands than the app's. */
class Table {
  pile: Pile;
  /** Unordered: the topmost card of a shuffled pile may be any of them. */
  readonly real: string[];

  constructor(
    chosenPart: ChosenPart,
    readonly chance: Chance,
    readonly hands: Chance
  ) {
    this.pile = newPile(chosenPart);
    this.real = Object.entries(chosenPart.part.pieces).flatMap(([piece, count]) =>
      Array<string>(count - (chosenPart.missing[piece] ?? 0)).fill(piece)
    );
  }

  /** Draws as the app says, and returns the piece that the players then have. */
  draw(): string {
    const [card] = drawCards(this.pile, 1, this.chance);
    this.pile = withDraw(this.pile, [card!]);
    return card!.by === 'app' ? card!.piece : this.real.splice(this.hands(this.real.length), 1)[0]!;
  }

  /** Shuffles in a piece that the app or the players had drawn. */
  shuffleIn(card: PileCard, piece: string): void {
    this.pile = withReturnedCards(this.pile, [card], 'shuffled');
    if (card.by === 'table') this.real.push(piece);
  }
}

/** The probability that a full deck deviates at least as much from the expected counts. */
function likely(counts: readonly number[], expected: readonly number[]): number {
  const unevenness = counts.reduce(
    (sum, count, index) => sum + (count - expected[index]!) ** 2 / expected[index]!,
    0
  );
  return chiSquareTail(unevenness, counts.length - 1);
}

describe('a mixed deck draws like the full deck', () => {
  const share = VALUES.map((value) => pieces[value]! / 90);
  const lostNotes = { 70: 2 };
  const lostHalf = { 30: 6, 40: 5, 50: 7, 60: 7, 70: 6, 80: 6, 90: 4, 100: 4 };

  test.each([
    { name: 'the first note, two of ninety in the app', missing: lostNotes, at: 0 },
    { name: 'the twelfth note, two of ninety in the app', missing: lostNotes, at: 11 },
    { name: 'the twelfth note, half of them in the app', missing: lostHalf, at: 11 },
    { name: 'the last note, half of them in the app', missing: lostHalf, at: 89 }
  ])('$name', ({ missing, at }) => {
    const trials = [20_000, 8_000, 1_500][Math.ceil(at / 45)]!;
    const [chance, hands] = [seededChance(41), seededChance(1963)];
    const counts = new Map(VALUES.map((value) => [value, 0]));
    for (let trial = 0; trial < trials; trial += 1) {
      const table = new Table(withMissing(missing), chance, hands);
      for (let skip = 0; skip < at; skip += 1) table.draw();
      const value = table.draw();
      counts.set(value, counts.get(value)! + 1);
    }
    expect(
      likely(
        [...counts.values()],
        share.map((value) => value * trials)
      )
    ).toBeGreaterThan(0.001);
  });

  test('a million draws, half of the notes in the app', () => {
    const trials = 1_000_000;
    const [chance, hands] = [seededChance(2016), seededChance(1992)];
    const pile = newPile(withMissing(lostHalf));
    const real = VALUES.flatMap((value) =>
      Array<string>(pieces[value]! - lostHalf[value as '30']).fill(value)
    );
    const counts = new Map(VALUES.map((value) => [value, 0]));
    for (let trial = 0; trial < trials; trial += 1) {
      const [card] = drawCards(pile, 1, chance);
      const value = card!.by === 'app' ? card!.piece : real[hands(real.length)]!;
      counts.set(value, counts.get(value)! + 1);
    }
    expect(
      likely(
        [...counts.values()],
        share.map((value) => value * trials)
      )
    ).toBeGreaterThan(0.001);
  });

  test('two notes in a row, all sixty-four pairs of values', () => {
    const trials = 40_000;
    const [chance, hands] = [seededChance(7), seededChance(77)];
    const counts = new Map(VALUES.flatMap((one) => VALUES.map((other) => [`${one} ${other}`, 0])));
    for (let trial = 0; trial < trials; trial += 1) {
      const table = new Table(withMissing(lostHalf), chance, hands);
      const pair = `${table.draw()} ${table.draw()}`;
      counts.set(pair, counts.get(pair)! + 1);
    }
    const expected = VALUES.flatMap((one) =>
      VALUES.map((other) => {
        const left = pieces[other]! - (one === other ? 1 : 0);
        return (trials * pieces[one]! * left) / (90 * 89);
      })
    );
    expect(likely([...counts.values()], expected)).toBeGreaterThan(0.001);
  });

  test('the position of each of six cards, three of them in the app, after one was shuffled back in', () => {
    const box: Deck = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
    const trials = 30_000;
    const [chance, hands] = [seededChance(3), seededChance(33)];
    const counts = new Map<string, number>();
    for (let trial = 0; trial < trials; trial += 1) {
      const table = new Table(withMissing({ a: 1, b: 1, c: 1 }, box), chance, hands);
      const first = table.draw();
      const card = 'abc'.includes(first) ? app(first) : TABLE;
      table.shuffleIn(card, first);
      const second = table.draw();
      const key = `${first}${second}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    expect(likely([...counts.values()], Array<number>(36).fill(trials / 36))).toBeGreaterThan(0.001);
  });

  test('the test would find an unfair way of drawing', () => {
    const coin = seededChance(5);
    const counts = new Map(VALUES.map((value) => [value, 0]));
    for (let trial = 0; trial < 30_000; trial += 1) {
      const value = coin(2) === 0 ? '70' : VALUES[coin(VALUES.length)]!;
      counts.set(value, counts.get(value)! + 1);
    }
    expect(
      likely(
        [...counts.values()],
        share.map((value) => value * 30_000)
      )
    ).toBeLessThan(1e-6);
  });
});

describe('pieces put on top or underneath are drawn in order', () => {
  const six: Deck = { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 };
  const start = newPile(withMissing({ a: 1, b: 1, c: 1 }, six));
  const chance = seededChance(9);
  const both = withDraw(start, [app('a'), TABLE]);

  test('on top, with the first one uppermost', () => {
    const returned = withReturnedCards(both, [TABLE, app('a')], 'top');
    for (let trial = 0; trial < 50; trial += 1)
      expect(drawCards(returned, 2, chance)).toEqual([TABLE, app('a')]);
    expect(fitsPile(returned, [app('a')])).toBe(false);
  });

  test('at the bottom, below everything else', () => {
    const returned = withReturnedCards(both, [app('a'), TABLE], 'under');
    for (let trial = 0; trial < 50; trial += 1)
      expect(drawCards(returned, 6, chance).slice(4)).toEqual([app('a'), TABLE]);
  });

  test('after shuffling in, no position is known', () => {
    const withTop = withReturnedCards(both, [app('a')], 'top');
    const mixed = withReturnedCards(withTop, [TABLE], 'shuffled');
    expect(mixed.top).toEqual([]);
    const firstCards = new Set(
      Array.from({ length: 200 }, () => JSON.stringify(drawCards(mixed, 1, chance)[0]))
    );
    expect(firstCards.size).toBe(4);
  });

  test('discards return only when they are shuffled in', () => {
    const discarded = withReturnedCards(both, [app('a'), TABLE], 'discard');
    expect(pileCounts(discarded)).toEqual({
      table: 2,
      app: 2,
      out: 0,
      discard: 2,
      missingCount: 0,
      total: 6
    });
    expect(() => drawCards(discarded, 5, chance)).toThrow(RangeError);
    expect(pileCounts(reshuffled(discarded))).toMatchObject({ table: 3, app: 3, discard: 0 });
  });

  test('if two drawn pieces are alike, the chosen one is returned', () => {
    const chits = newPile(withMissing({ 5000: 2 }, { 5000: 14, 10000: 14 }));
    const drawn = withDraw(withDraw(chits, [app('5000')], 'Colibri'), [app('5000')], 'Havana');
    const first: PileCard = { by: 'app', piece: '5000', number: 1 };
    const second: PileCard = { by: 'app', piece: '5000', number: 2 };
    expect(withReturnedCards(drawn, [second], 'discard').out.app).toEqual([
      { piece: '5000', number: 1, at: 'Colibri' }
    ]);
    expect(withReturnedCards(drawn, [first], 'discard').out.app).toEqual([
      { piece: '5000', number: 2, at: 'Havana' }
    ]);
    expect(haveBeenDrawn(withReturnedCards(drawn, [first], 'discard'), [first])).toBe(false);
    expect(haveBeenDrawn(withReturnedCards(drawn, [first], 'discard'), [second])).toBe(true);
  });

  test('a piece that is not drawn cannot be returned', () => {
    expect(haveBeenDrawn(both, [app('a')])).toBe(true);
    expect(haveBeenDrawn(both, [app('b')])).toBe(false);
    expect(haveBeenDrawn(both, [TABLE, TABLE])).toBe(false);
  });
});

describe('a count of the real pile', () => {
  const chance = seededChance(4);
  const start = drawn(newPile(withMissing({ 70: 2 })), 24, chance);
  const { table } = pileCounts(start);

  test('that matches changes nothing', () => {
    expect(pileCounts(withCount(start, table))).toEqual(pileCounts(start));
  });

  test('with one too few, one is missing, and the total still equals the box', () => {
    const tooFew = withCount(start, table - 1);
    expect(pileCounts(tooFew)).toMatchObject({ table: table - 1, missingCount: 1, total: 90 });
    expect(pileCounts(withDifferenceDrawn(tooFew))).toMatchObject({ missingCount: 0, out: 25, total: 90 });
  });

  test('with one too many, one never left the pile', () => {
    const tooMany = withCount(start, table + 1);
    expect(pileCounts(tooMany)).toMatchObject({ table: table + 1, missingCount: -1, total: 90 });
    expect(pileCounts(withDifferenceDrawn(tooMany))).toMatchObject({ missingCount: 0, out: 23, total: 90 });
  });

  test('that is less than the ordered pieces mixes the pile', () => {
    const withTop = withReturnedCards(withDraw(newPile(withMissing({ 70: 2 })), [TABLE]), [TABLE], 'top');
    const counted = withCount(withTop, 0);
    expect(pileCounts(counted)).toMatchObject({ table: 0, app: 2, missingCount: 88, total: 90 });
    expect(drawCards(counted, 2, chance)).toEqual([app('70'), app('70')]);
  });
});

describe('a board with two sides', () => {
  const boards: Deck = { A: 1, B: 1, C: 1 };
  const sides = {
    A: ['Lucky Punch', 'Jackpot'],
    B: ['Prime Time', 'Fifty Fifty'],
    C: ['High Five', 'Bad Luck']
  };

  test('is drawn with either side up, and never twice', () => {
    const chance = seededChance(3);
    const drawCounts = new Map<string, number>();
    for (let trial = 0; trial < 6000; trial += 1) {
      const cards = drawCards(newPile(withMissing(boards, boards)), 3, chance, sides);
      const named = cards.map((card) => (card.by === 'app' ? sides[card.piece as 'A'][card.side!]! : ''));
      expect(new Set(cards.map((card) => (card.by === 'app' ? card.piece : ''))).size).toBe(3);
      drawCounts.set(named[0]!, (drawCounts.get(named[0]!) ?? 0) + 1);
    }
    expect(drawCounts.size).toBe(6);
    expect(likely([...drawCounts.values()], Array<number>(6).fill(1000))).toBeGreaterThan(0.001);
  });

  test('has no side while it is in the pile, whichever was up', () => {
    const pile = newPile(withMissing(boards, boards));
    const drawn = withDraw(pile, [{ by: 'app', piece: 'A', side: 1 }], 'Casino 1');
    expect(drawn.out.app).toEqual([{ piece: 'A', number: 1, side: 1, at: 'Casino 1' }]);
    expect(withReturnedCards(drawn, [{ by: 'app', piece: 'A', side: 1, number: 1 }], 'top').top).toEqual([
      app('A')
    ]);
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
      const chance = seededChance(seed);
      const missing = { 30: 2, 70: 2, 100: 1 };
      let pile = newPile(withMissing(missing));
      for (const { action, size, where, ours: isReplaced } of steps) {
        const { table, app: inApp } = pileCounts(pile);
        if (action === 'draw' && size <= table + inApp) pile = drawn(pile, size, chance);
        if (action === 'back') {
          const piece = pile.out.app[0]?.piece;
          const card = isReplaced || piece === undefined ? TABLE : app(piece);
          if (haveBeenDrawn(pile, [card])) pile = withReturnedCards(pile, [card], where);
        }
        if (action === 'reshuffle') pile = reshuffled(pile);
        if (action === 'count') pile = withCount(pile, Math.max(0, table - 2 + size));
        if (action === 'found' && pile.out.table + pile.missingCount >= 0) pile = withDifferenceDrawn(pile);
        expect(pileCounts(pile).total).toBe(90);
        expect(pileCounts(pile).table).toBeGreaterThanOrEqual(0);
        const everywhere =
          deckSize(replacedPiecesInPile(pile)) + pile.out.app.length + deckSize(pile.discard.app);
        expect(everywhere).toBe(5);
      }
    })
  );
});
