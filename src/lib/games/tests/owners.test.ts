import { describe, expect, test } from 'vitest';
import { appendEntry, deckSize, nextEntry, type Entry } from '$lib/core';
import {
  countHeldBy,
  totalHeld,
  holdersOf,
  isPrivate,
  letteredSeats,
  partHolders,
  stateAfterSteps,
  partLogSentence,
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

const allParts: readonly (readonly [string, BoxPart])[] = (
  await Promise.all(
    boxes.map(async ({ meta, load }) =>
      (await load()).parts.map((part) => [`${meta.id}/${part.id}`, part] as const)
    )
  )
).flat();

const partsOfKind = <Kind extends BoxPart['kind']>(kind: Kind) =>
  allParts.filter(
    (item): item is readonly [string, Extract<BoxPart, { kind: Kind }>] => item[1].kind === kind
  );

/** Marks the whole part as lost, then makes these moves; each of them must be allowed. */
function stateAfter(part: BoxPart, ...moves: readonly PartMove[]): PartsState {
  return lastStepOf(part, ...moves).state;
}

function lastStepOf(
  part: BoxPart,
  ...moves: readonly PartMove[]
): { state: PartsState; announcement: string } {
  const setUpMove: PartMove = { type: 'setUp', chosen: [{ part, missing: part.pieces }] };
  const log = [setUpMove, ...moves].reduce<readonly Entry<PartMove>[]>((entriesSoFar, move) => {
    expect(
      refusePart(stateAfterSteps(replayParts(entriesSoFar)), move),
      JSON.stringify(move)
    ).toBeUndefined();
    return appendEntry(entriesSoFar, nextEntry('set', entriesSoFar, { move }, 'table', 1));
  }, []);
  const steps = replayParts(log);
  return { state: stateAfterSteps(steps), announcement: partLogSentence(steps.at(-1)!) };
}

function placesOf(part: BoxPart): readonly string[] {
  return holdersOf(partHolders(part) ?? [], SEATS);
}

/**
 * The owners that can have pieces which left the pile, bag or supply, and the places where these pieces can be, from
 * the setup and the rules of each box.
 */
const CASINOS = [1, 2, 3, 4, 5, 6].map((number) => `Casino ${number}`);
const BARS = ['Colibri', 'Cotton Club', 'Havana', 'Jazz Club', 'Jungle', 'Lincoln'];
const TABLES = Array.from({ length: 14 }, (_, index) => `Table ${index + 1}`);
const STRIP_CASINOS = [
  'Santorini',
  'Sunset Gondola',
  'The Peacock',
  'Sunken Treasure',
  'Gold Rush',
  'Sixth casino'
];
const HANDS = ['p1', 'p2', 'p3', 'p4'];

const PLACES_BY_PART: Readonly<Record<string, readonly string[]>> = {
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
  'vegas-strip/tiles': [...HANDS, ...STRIP_CASINOS, 'Discarded'],
  'vegas-strip/poker-chips': [
    ...HANDS,
    ...STRIP_CASINOS,
    'Winnings of Team A',
    'Winnings of Team B',
    'Winnings of Team C'
  ],
  'vegas-strip/fixer-cards': HANDS,
  'vegas-strip/partner-cards': HANDS,
  'vegas-strip/characters': STRIP_CASINOS,
  'vegas-strip/plus-three': STRIP_CASINOS,
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
  const parts = allParts.flatMap(([id, part]) => {
    const places = placesOf(part);
    return partHolders(part) === undefined && part.kind !== 'deck' ? [] : [[id, [...places].sort()] as const];
  });
  const placeLists = Object.entries(PLACES_BY_PART).map(([id, places]) => [id, [...places].sort()] as const);
  expect(Object.fromEntries(parts)).toEqual(Object.fromEntries(placeLists));
});

test('hands are hidden from others in the boxes that have hands', () => {
  const hiddenParts = partsOfKind('deck').filter(([, { hidden: hiddenParts }]) => hiddenParts === true);
  expect(hiddenParts.map(([id]) => id).sort()).toEqual([...FACE_DOWN].sort());
  const coveredParts = partsOfKind('supply').filter(([, part]) => part.covered !== undefined);
  expect(coveredParts.map(([id]) => id).sort()).toEqual(['las-vegas/black-box', 'las-vegas/hexagons']);
});

const drawMove = (part: DeckPart, piece: string, placeId?: string, side?: number): PartMove => ({
  type: 'draw',
  part: part.id,
  cards: [{ by: 'app', piece, ...(side === undefined ? {} : { side }) }],
  ...(placeId === undefined ? {} : { at: placeId })
});

describe.each(partsOfKind('deck'))('%s', (_, part) => {
  const places = placesOf(part);
  const pieces = Object.keys(part.pieces);

  test('each piece can be drawn to each place, and is then there', () => {
    for (const piece of pieces)
      for (const placeId of places) {
        const { state, announcement } = lastStepOf(part, drawMove(part, piece, placeId));
        expect(state.piles[part.id]!.out.app).toEqual([{ piece, number: 1, at: placeId }]);
        const isHand = part.hidden === true && HANDS.includes(placeId);
        expect(isPrivate(part, placeId, state)).toBe(isHand);
        expect(announcement.includes(pieceName(part, piece))).toBe(!isHand);
      }
  });

  test('a piece can be moved from each place to the next, and to no one', () => {
    const [piece = ''] = pieces;
    for (const [index, from] of places.entries()) {
      const targetPlace = places[(index + 1) % places.length]!;
      const next = stateAfter(part, drawMove(part, piece, from), {
        type: 'give',
        part: part.id,
        number: 1,
        at: targetPlace
      });
      expect(next.piles[part.id]!.out.app).toEqual([{ piece, number: 1, at: targetPlace }]);
      const stateAfterDraw = stateAfter(part, drawMove(part, piece, from), {
        type: 'give',
        part: part.id,
        number: 1
      });
      expect(stateAfterDraw.piles[part.id]!.out.app).toEqual([{ piece, number: 1 }]);
    }
  });

  test('putting a piece back leaves all others of its kind', () => {
    for (const [piece, count] of Object.entries(part.pieces)) {
      const other = count > 1 ? piece : pieces.find((each) => each !== piece)!;
      const [one = '', two = one] = places;
      const moves = [drawMove(part, piece, one), drawMove(part, other, two)];
      for (const [number, left] of [
        [1, { piece: other, number: 2, at: two }],
        [2, { piece, number: 1, at: one }]
      ] as const) {
        const takeMove = { by: 'app', piece: number === 1 ? piece : other, number } as const;
        const returnMove: PartMove = { type: 'back', part: part.id, cards: [takeMove], where: 'shuffled' };
        const state = stateAfter(part, ...moves, returnMove);
        expect(state.piles[part.id]!.out.app).toEqual([left]);
        expect(deckSize(state.piles[part.id]!.app)).toBe(deckSize(part.pieces) - 1);
        expect(refusePart(state, returnMove)).toBe(`That ${part.one} isn’t in play.`);
      }
    }
  });

  test('a two-sided piece keeps the side on which it was placed', () => {
    for (const [piece, sides] of Object.entries(part.sides ?? {}))
      for (const side of sides.keys())
        for (const placeId of places) {
          const { state, announcement } = lastStepOf(part, drawMove(part, piece, placeId, side));
          expect(state.piles[part.id]!.out.app).toEqual([{ piece, number: 1, side, at: placeId }]);
          expect(announcement).toContain(sides[side]);
        }
  });
});

const holdMove = (part: SupplyPart, piece: string, holder: string, count: number): PartMove => ({
  ...{ type: 'hold', part: part.id },
  ...{ piece, holder, count }
});

describe.each(partsOfKind('supply'))('%s', (_, part) => {
  const places = placesOf(part);

  test('each piece can be held at each place, and is returned only from there', () => {
    for (const [piece, count] of Object.entries(part.pieces))
      for (const [index, holder] of places.entries()) {
        const firstHold = lastStepOf(part, holdMove(part, piece, holder, 1));
        expect(countHeldBy(firstHold.state.holdings[part.id], piece, holder)).toBe(1);
        expect(firstHold.announcement).toContain(
          HANDS.includes(holder) ? SEATS[HANDS.indexOf(holder)]!.name : holder
        );
        if (part.covered !== undefined) expect(firstHold.announcement).toMatch(/changed face down\.$/);
        const other = places[(index + 1) % places.length]!;
        if (count < 2 || other === holder) continue;
        const moves = [holdMove(part, piece, holder, 1), holdMove(part, piece, other, 1)];
        const stateAfterReturn = stateAfter(part, ...moves, holdMove(part, piece, holder, 0));
        expect(countHeldBy(stateAfterReturn.holdings[part.id], piece, holder)).toBe(0);
        expect(countHeldBy(stateAfterReturn.holdings[part.id], piece, other)).toBe(1);
        expect(totalHeld(stateAfterReturn.holdings[part.id], piece)).toBe(1);
      }
  });

  test('a part with one piece for everyone is held by players only', () => {
    if (part.each !== undefined) expect(part.holders).toBe('players');
  });
});

const placeMove = (part: TokenPart, token: number, placeId?: string): PartMove => ({
  ...{ type: 'place', part: part.id, token },
  ...(placeId === undefined ? {} : { at: placeId })
});

describe.each(partsOfKind('token'))('%s', (_, part) => {
  test('each piece can be at each place, and returning it leaves the others', () => {
    const size = deckSize(part.pieces);
    for (let token = 0; token < size; token += 1)
      for (const holder of placesOf(part)) {
        const other = (token + 1) % size;
        const moves = [placeMove(part, other, holder), placeMove(part, token, holder)];
        const tokens = stateAfter(part, ...moves).tokens[part.id]!;
        expect([tokens[token]!.at, tokens[other]!.at]).toEqual([holder, holder]);
        const tokensAfterReturn = stateAfter(part, ...moves, placeMove(part, token)).tokens[part.id]!;
        expect(tokensAfterReturn[token]).not.toHaveProperty('at');
        if (other !== token) expect(tokensAfterReturn[other]!.at).toBe(holder);
      }
  });
});

describe.each(partsOfKind('track'))('%s', (_, part) => {
  test('the counter can be on every space', () => {
    for (const [to, space] of part.spaces.entries()) {
      const { state, announcement } = lastStepOf(part, { type: 'step', part: part.id, to });
      expect(state.spaces[part.id]).toBe(to);
      expect(announcement).toBe(`${part.title}: ${space}.`);
    }
  });
});

test('each die is in the tray of its colour, only once', () => {
  for (const [id, part] of partsOfKind('dice')) {
    const dice = stateAfter(part).trays.flatMap((tray) => tray.dice.map(() => tray.id));
    const colours = Object.entries(part.pieces).flatMap(([colour, count]) =>
      Array<string>(count).fill(colour)
    );
    expect(dice.sort(), id).toEqual(colours.sort());
  }
});
