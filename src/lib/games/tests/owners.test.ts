import { describe, expect, test } from 'vitest';
import { append, deckSize, nextEntry, type Entry } from '$lib/core';
import {
  countHeldBy,
  totalHeld,
  holdersOf,
  isForOne,
  letteredSeats,
  partHolders,
  partsAfter,
  partEntered,
  pieceName,
  refusePart,
  replayParts,
  type BoxPart,
  type DeckPart,
  type PartMove,
  type PartsState,
  type SupplyPart,
  type TokenPart
} from '$lib/parts';
import { boxes } from '$lib/games/boxes';

const SEATS = letteredSeats(4);

const all: readonly (readonly [string, BoxPart])[] = (
  await Promise.all(
    boxes.map(async ({ meta, load }) =>
      (await load()).parts.map((part) => [`${meta.id}/${part.id}`, part] as const)
    )
  )
).flat();

const ofKind = <Kind extends BoxPart['kind']>(kind: Kind) =>
  all.filter((item): item is readonly [string, Extract<BoxPart, { kind: Kind }>] => item[1].kind === kind);

/** Marks the whole part as lost, then makes these moves; each of them must be allowed. */
function after(part: BoxPart, ...moves: readonly PartMove[]): PartsState {
  return lastOf(part, ...moves).state;
}

function lastOf(part: BoxPart, ...moves: readonly PartMove[]): { state: PartsState; said: string } {
  const first: PartMove = { type: 'setUp', chosen: [{ part, missing: part.pieces }] };
  const log = [first, ...moves].reduce<readonly Entry<PartMove>[]>((entered, move) => {
    expect(refusePart(partsAfter(replayParts(entered)), move), JSON.stringify(move)).toBeUndefined();
    return append(entered, nextEntry('set', entered, { move }, 'table', 1));
  }, []);
  const steps = replayParts(log);
  return { state: partsAfter(steps), said: partEntered(steps.at(-1)!) };
}

function placesOf(part: BoxPart): readonly string[] {
  return holdersOf(partHolders(part) ?? [], SEATS);
}

/**
 * From the setup and the rules of each box: which owners can have pieces that left the pile, bag or supply, and where
 * those can be.
 */
const CASINOS = [1, 2, 3, 4, 5, 6].map((number) => `Casino ${number}`);
const BARS = ['Colibri', 'Cotton Club', 'Havana', 'Jazz Club', 'Jungle', 'Lincoln'];
const TABLES = Array.from({ length: 14 }, (_, index) => `Table ${index + 1}`);
const STRIP = ['Santorini', 'Sunset Gondola', 'The Peacock', 'Sunken Treasure', 'Gold Rush', 'Sixth casino'];
const HANDS = ['p1', 'p2', 'p3', 'p4'];

const WHERE: Readonly<Record<string, readonly string[]>> = {
  'las-vegas/notes': [...HANDS, ...CASINOS],
  'las-vegas/chips': HANDS,
  'las-vegas/gray': [...CASINOS, 'On the tile'],
  'las-vegas/tile-boards': CASINOS,
  'las-vegas/no-entry': CASINOS,
  'las-vegas/high-five': HANDS,
  'las-vegas/power-play': HANDS,
  'las-vegas/hexagons': ['In the fist'],
  'las-vegas/black-box': ['One stack', 'Other stack'],
  'las-vegas-cards/dice-cards-first': [...HANDS, ...CASINOS],
  'las-vegas-cards/dice-cards-second': [...HANDS, ...CASINOS],
  'las-vegas-cards/dice-cards-third': [...HANDS, ...CASINOS],
  'las-vegas-cards/dice-cards-fourth': [...HANDS, ...CASINOS],
  'las-vegas-cards/dice-cards-fifth': [...HANDS, ...CASINOS],
  'las-vegas-cards/notes': [...HANDS, ...CASINOS],
  'las-vegas-cards/chip-cards': [...HANDS, ...CASINOS],
  'razzia/chits': [...HANDS, ...BARS],
  'razzia/cards': [...HANDS, ...BARS],
  'vegas/gold-chips': [...HANDS, ...TABLES, 'Discarded'],
  'vegas/pawns': TABLES,
  'vegas/counters': ['On the board'],
  'vegas/cards-first': ['Played'],
  'vegas/cards-second': ['Played'],
  'vegas/cards-third': ['Played'],
  'vegas/cards-fourth': ['Played'],
  'vegas-strip/tiles': [...HANDS, ...STRIP, 'Discarded'],
  'vegas-strip/poker-chips': [
    ...HANDS,
    ...STRIP,
    'Winnings of Team A',
    'Winnings of Team B',
    'Winnings of Team C'
  ],
  'vegas-strip/fixer-cards': HANDS,
  'vegas-strip/partner-cards': HANDS,
  'vegas-strip/characters': STRIP,
  'vegas-strip/plus-three': STRIP,
  'vegas-strip/team-markers': ['1st', '2nd', '3rd', '4th', '5th', '6th'],
  'vegas-strip/first-player': HANDS
};

const FACE_DOWN = [
  'las-vegas-cards/dice-cards-first',
  'las-vegas-cards/dice-cards-second',
  'las-vegas-cards/dice-cards-third',
  'las-vegas-cards/dice-cards-fourth',
  'las-vegas-cards/dice-cards-fifth',
  'razzia/cards',
  'vegas-strip/fixer-cards',
  'vegas-strip/partner-cards'
];

test('every part that is drawn or handed out lists its places', () => {
  const parts = all.flatMap(([id, part]) => {
    const places = placesOf(part);
    return partHolders(part) === undefined && part.kind !== 'deck' ? [] : [[id, [...places].sort()] as const];
  });
  const listed = Object.entries(WHERE).map(([id, places]) => [id, [...places].sort()] as const);
  expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(listed));
});

test('hands are hidden from others in the boxes that have hands', () => {
  const hidden = ofKind('deck').filter(([, { hidden }]) => hidden === true);
  expect(hidden.map(([id]) => id).sort()).toEqual([...FACE_DOWN].sort());
  const covered = ofKind('supply').filter(([, part]) => part.covered !== undefined);
  expect(covered.map(([id]) => id).sort()).toEqual(['las-vegas/black-box', 'las-vegas/hexagons']);
});

const draw = (part: DeckPart, piece: string, at?: string, side?: number): PartMove => ({
  type: 'draw',
  part: part.id,
  cards: [{ by: 'app', piece, ...(side === undefined ? {} : { side }) }],
  ...(at === undefined ? {} : { at })
});

describe.each(ofKind('deck'))('%s', (_, part) => {
  const places = placesOf(part);
  const pieces = Object.keys(part.pieces);

  test('each piece can be drawn to each place, and is then there', () => {
    for (const piece of pieces)
      for (const at of places) {
        const { state, said } = lastOf(part, draw(part, piece, at));
        expect(state.piles[part.id]!.out.app).toEqual([{ piece, number: 1, at }]);
        const isHand = part.hidden === true && HANDS.includes(at);
        expect(isForOne(part, at, state)).toBe(isHand);
        expect(said.includes(pieceName(part, piece))).toBe(!isHand);
      }
  });

  test('a piece can be moved from each place to the next, and to no one', () => {
    const [piece = ''] = pieces;
    for (const [index, from] of places.entries()) {
      const to = places[(index + 1) % places.length]!;
      const next = after(part, draw(part, piece, from), { type: 'give', part: part.id, number: 1, at: to });
      expect(next.piles[part.id]!.out.app).toEqual([{ piece, number: 1, at: to }]);
      const placed = after(part, draw(part, piece, from), { type: 'give', part: part.id, number: 1 });
      expect(placed.piles[part.id]!.out.app).toEqual([{ piece, number: 1 }]);
    }
  });

  test('putting a piece back leaves all others of its kind', () => {
    for (const [piece, count] of Object.entries(part.pieces)) {
      const other = count > 1 ? piece : pieces.find((each) => each !== piece)!;
      const [one = '', two = one] = places;
      const moves = [draw(part, piece, one), draw(part, other, two)];
      for (const [number, left] of [
        [1, { piece: other, number: 2, at: two }],
        [2, { piece, number: 1, at: one }]
      ] as const) {
        const removed = { by: 'app', piece: number === 1 ? piece : other, number } as const;
        const returnMove: PartMove = { type: 'back', part: part.id, cards: [removed], where: 'shuffled' };
        const state = after(part, ...moves, returnMove);
        expect(state.piles[part.id]!.out.app).toEqual([left]);
        expect(deckSize(state.piles[part.id]!.app)).toBe(deckSize(part.pieces) - 1);
        expect(refusePart(state, returnMove)).toBe(`That ${part.one} isn’t in play.`);
      }
    }
  });

  test('a two-sided piece keeps the side on which it was placed', () => {
    for (const [piece, sides] of Object.entries(part.sides ?? {}))
      for (const side of sides.keys())
        for (const at of places) {
          const { state, said } = lastOf(part, draw(part, piece, at, side));
          expect(state.piles[part.id]!.out.app).toEqual([{ piece, number: 1, side, at }]);
          expect(said).toContain(sides[side]);
        }
  });
});

const hold = (part: SupplyPart, piece: string, holder: string, count: number): PartMove => ({
  ...{ type: 'hold', part: part.id },
  ...{ piece, holder, count }
});

describe.each(ofKind('supply'))('%s', (_, part) => {
  const places = placesOf(part);

  test('each piece can be held at each place, and is returned only from there', () => {
    for (const [piece, count] of Object.entries(part.pieces))
      for (const [index, holder] of places.entries()) {
        const first = lastOf(part, hold(part, piece, holder, 1));
        expect(countHeldBy(first.state.holdings[part.id], piece, holder)).toBe(1);
        expect(first.said).toContain(HANDS.includes(holder) ? SEATS[HANDS.indexOf(holder)]!.name : holder);
        if (part.covered !== undefined) expect(first.said).toMatch(/changed face down\.$/);
        const other = places[(index + 1) % places.length]!;
        if (count < 2 || other === holder) continue;
        const both = [hold(part, piece, holder, 1), hold(part, piece, other, 1)];
        const returned = after(part, ...both, hold(part, piece, holder, 0));
        expect(countHeldBy(returned.holdings[part.id], piece, holder)).toBe(0);
        expect(countHeldBy(returned.holdings[part.id], piece, other)).toBe(1);
        expect(totalHeld(returned.holdings[part.id], piece)).toBe(1);
      }
  });

  test('a part with one piece for everyone is held by players only', () => {
    if (part.each !== undefined) expect(part.holders).toBe('players');
  });
});

const place = (part: TokenPart, token: number, at?: string): PartMove => ({
  ...{ type: 'place', part: part.id, token },
  ...(at === undefined ? {} : { at })
});

describe.each(ofKind('token'))('%s', (_, part) => {
  test('each piece can be at each place, and returning it leaves the others', () => {
    const size = deckSize(part.pieces);
    for (let token = 0; token < size; token += 1)
      for (const at of placesOf(part)) {
        const other = (token + 1) % size;
        const both = [place(part, other, at), place(part, token, at)];
        const tokens = after(part, ...both).tokens[part.id]!;
        expect([tokens[token]!.at, tokens[other]!.at]).toEqual([at, at]);
        const returned = after(part, ...both, place(part, token)).tokens[part.id]!;
        expect(returned[token]).not.toHaveProperty('at');
        if (other !== token) expect(returned[other]!.at).toBe(at);
      }
  });
});

describe.each(ofKind('track'))('%s', (_, part) => {
  test('its counter can be on every space', () => {
    for (const [to, space] of part.spaces.entries()) {
      const { state, said } = lastOf(part, { type: 'step', part: part.id, to });
      expect(state.spaces[part.id]).toBe(to);
      expect(said).toBe(`${part.title}: ${space}.`);
    }
  });
});

test('each die is in the tray of its colour, only once', () => {
  for (const [id, part] of ofKind('dice')) {
    const dice = after(part).trays.flatMap((tray) => tray.dice.map(() => tray.id));
    const colours = Object.entries(part.pieces).flatMap(([colour, count]) =>
      Array<string>(count).fill(colour)
    );
    expect(dice.sort(), id).toEqual(colours.sort());
  }
});
