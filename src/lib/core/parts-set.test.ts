import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededChance } from './chance';
import { append, nextEntry, redo, undo } from './log';
import type { Entry } from './match';
import { missingWords, pieceTitle, type BoxPart, type ChosenPart } from './parts';
import { rollTray } from './parts-dice';
import { heldBy } from './parts-held';
import { partsAfter, replayParts } from './parts-log';
import type { PartMove } from './parts-move';
import { drawCards } from './parts-pile';
import { refusePart } from './parts-refuse';
import { letteredSeats, NO_PARTS, type PartsState } from './parts-state';
import { partTold } from './parts-text';

const frame = { hint: '' };
const small: BoxPart = {
  ...frame,
  kind: 'dice',
  id: 'small',
  title: 'Small dice',
  one: 'small die',
  many: 'small dice',
  size: 'small',
  faces: 6,
  mark: 'pips',
  pieces: { red: 7, blue: 7 }
};
const big: BoxPart = {
  ...frame,
  kind: 'dice',
  id: 'big',
  title: 'Big dice',
  one: 'big die',
  many: 'big dice',
  size: 'big',
  big: true,
  faces: 6,
  mark: 'pips',
  pieces: { red: 1, blue: 1 }
};
const duel: BoxPart = {
  ...frame,
  kind: 'dice',
  id: 'duel',
  title: 'Duelling dice',
  one: 'duelling die',
  many: 'duelling dice',
  size: 'duelling',
  secret: true,
  faces: 3,
  mark: 'hearts',
  pieces: { black: 1, white: 1 }
};
const notes: BoxPart = {
  ...frame,
  kind: 'deck',
  id: 'notes',
  title: 'Notes',
  one: 'note',
  many: 'notes',
  lies: 'pile',
  money: true,
  pieces: { 70000: 13, 80000: 11 }
};
const chips: BoxPart = {
  ...frame,
  kind: 'supply',
  id: 'chips',
  title: 'Chips',
  one: 'chip',
  many: 'chips',
  holders: 'players',
  each: 2,
  pieces: { chip: 20 },
  names: { chip: '' }
};
const track: BoxPart = {
  ...frame,
  kind: 'track',
  id: 'jackpot',
  title: 'Jackpot counter',
  one: 'counter',
  many: 'counters',
  spaces: ['$30,000', '$40,000'],
  pieces: { counter: 1 }
};
const token: BoxPart = {
  ...frame,
  kind: 'token',
  id: 'entry',
  title: 'No Entry',
  one: 'No Entry token',
  many: 'tokens',
  holders: ['Casino 1', 'Casino 2'],
  pieces: { token: 1 },
  names: { token: '' }
};

const chosen: readonly ChosenPart[] = [
  { part: small, missing: { red: 2 } },
  { part: big, missing: { red: 1 } },
  { part: duel, missing: { black: 1 } },
  { part: notes, missing: { 70000: 2 } },
  { part: chips, missing: { chip: 20 } },
  { part: track, missing: { counter: 1 } },
  { part: token, missing: { token: 1 } }
];

type Log = readonly Entry<PartMove>[];

function logOf(...moves: readonly PartMove[]): Log {
  return moves.reduce<Log>((log, move) => append(log, nextEntry('set', log, { move }, 'table', 1)), []);
}

function after(...moves: readonly PartMove[]): PartsState {
  return partsAfter(replayParts(logOf({ type: 'setUp', chosen }, ...moves)));
}

function told(...moves: readonly PartMove[]): string | undefined {
  const step = replayParts(logOf({ type: 'setUp', chosen }, ...moves)).at(-1);
  return step === undefined ? undefined : partTold(step);
}

const rolled = (...faces: readonly number[]): PartMove => ({
  type: 'roll',
  tray: 'red',
  dice: faces.map((face, index) => ({ part: index === faces.length - 1 ? 'big' : 'small', of: 6, face }))
});

describe('what a part is called', () => {
  test('piece by piece', () => {
    expect(pieceTitle(big, 'red')).toBe('Big red die');
    expect(pieceTitle(notes, '70000')).toBe('$70,000');
    expect(pieceTitle(chips, 'chip')).toBe('Chip');
  });

  test('as it is missing', () => {
    expect(chosen.map(missingWords)).toEqual([
      '2 small red dice',
      '1 big red die',
      '1 duelling black die',
      '2 $70,000 notes',
      'all 20 chips',
      '1 counter',
      '1 No Entry token'
    ]);
  });
});

describe('dice', () => {
  test('of one colour are rolled together, whatever their size', () => {
    const { trays } = after();
    expect(trays.map(({ id, dice }) => [id, dice.length])).toEqual([
      ['red', 3],
      ['black', 1]
    ]);
    expect(after(rolled(3, 5, 6)).trays[0]?.dice.map(({ face }) => face)).toEqual([3, 5, 6]);
  });

  test('rolls are numbered', () => {
    expect(told(rolled(3, 5, 6))).toBe('Red dice, roll 1: 3 5 6.');
    expect(told(rolled(3, 5, 6), rolled(3, 5, 6))).toBe('Red dice, roll 2: 3 5 6.');
  });

  test('that are set aside keep their face and are not rolled', () => {
    const aside: PartMove = { type: 'aside', tray: 'red', die: 1, aside: true };
    const state = after(rolled(3, 5, 6), aside);
    expect(rollTray(state.trays[0]!, seededChance(1))).toHaveLength(2);
    const again = after(rolled(3, 5, 6), aside, rolled(1, 2));
    expect(again.trays[0]?.dice.map(({ face }) => face)).toEqual([1, 5, 2]);
    expect(refusePart(state, rolled(1, 2, 3))).toMatch(/not the dice/);
    expect(
      after(rolled(3, 5, 6), aside, { type: 'gather', tray: 'red' }).trays[0]?.dice.some((die) => die.aside)
    ).toBe(false);
  });

  test('faces that a die has not are refused', () => {
    expect(refusePart(after(), rolled(3, 5, 7))).toBeDefined();
    expect(refusePart(after(), rolled(3, 5, 0))).toBeDefined();
    expect(refusePart(after(), { type: 'aside', tray: 'red', die: 0, aside: true })).toMatch(
      /after it was rolled/
    );
  });

  test('chosen in secret are told when they are turned over', () => {
    const turn: PartMove = { type: 'turn', tray: 'black', die: 0, face: 2 };
    expect(told(turn)).toBe('Duelling black die: chosen in secret.');
    expect(after(turn).trays[1]?.dice[0]?.face).toBeUndefined();
    expect(told(turn, { type: 'reveal', tray: 'black' })).toBe('Duelling black die, turned over: 2.');
    expect(refusePart(after(), { type: 'reveal', tray: 'black' })).toMatch(/secret yet/);
  });
});

describe('supplies, tracks and tokens', () => {
  const give = (count: number, holder = 'p1'): PartMove => ({
    type: 'hold',
    part: 'chips',
    piece: 'chip',
    holder,
    count
  });

  test('nothing is handed out that the bank has not', () => {
    const state = after(give(15));
    expect(refusePart(state, give(6, 'p2'))).toBe('Only 5 chips are left in the bank.');
    expect(refusePart(state, give(5, 'p2'))).toBeUndefined();
    expect(refusePart(state, { type: 'each', part: 'chips', piece: 'chip', count: 2 })).toMatch(/Only 5/);
    expect(refusePart(state, give(-1))).toBeDefined();
    expect(refusePart(state, give(1, 'p8'))).toMatch(/sits here/);
  });

  test('everybody gets some at once', () => {
    const each: PartMove = { type: 'each', part: 'chips', piece: 'chip', count: 2 };
    expect(heldBy(after(each).held['chips'], 'chip', 'p4')).toBe(2);
    expect(told(each)).toBe('Two chips each.');
    expect(told(each, give(1))).toBe('A: 1 chip back to the bank, 1 now.');
  });

  test('who leaves gives everything back', () => {
    const state = after(give(4, 'p4'), { type: 'seats', seats: letteredSeats(3) });
    expect(refusePart(state, give(20))).toBeUndefined();
  });

  test('a counter stands on a space of its track', () => {
    expect(after({ type: 'step', part: 'jackpot', to: 1 }).spaces['jackpot']).toBe(1);
    expect(told({ type: 'step', part: 'jackpot', to: 1 })).toBe('Jackpot counter: $40,000.');
    expect(refusePart(after(), { type: 'step', part: 'jackpot', to: 2 })).toBeDefined();
  });

  test('a token stands somewhere, or beside the board', () => {
    const place: PartMove = { type: 'place', part: 'entry', token: 0, at: 'Casino 2' };
    expect(after(place).tokens['entry']).toEqual([{ piece: 'token', at: 'Casino 2' }]);
    expect(after(place, { type: 'place', part: 'entry', token: 0 }).tokens['entry']).toEqual([
      { piece: 'token' }
    ]);
    expect(told(place)).toBe('No Entry token: Casino 2.');
    expect(refusePart(after(), { ...place, at: 'Casino 7' })).toBeDefined();
  });
});

describe('a set', () => {
  const draw: PartMove = {
    type: 'draw',
    part: 'notes',
    cards: [{ by: 'table' }, { by: 'app', piece: '70000' }, { by: 'table' }]
  };

  test('tells a draw piece by piece', () => {
    expect(told(draw)).toBe('Notes 1 to 3: 1 from your pile, $70,000 from the app, 1 from your pile.');
    expect(told(draw, { type: 'draw', part: 'notes', cards: [{ by: 'table' }] })).toBe(
      'Note 4: from your pile.'
    );
    expect(
      told(draw, { type: 'back', part: 'notes', cards: [{ by: 'app', piece: '70000' }], where: 'under' })
    ).toBe('$70,000 goes under the pile.');
    expect(told(draw, { type: 'count', part: 'notes', pile: 19 })).toBe('19 notes counted in your pile.');
  });

  test('is as it was set up after a reset, and undo brings all back', () => {
    const log = logOf({ type: 'setUp', chosen }, draw, rolled(1, 2, 3), { type: 'reset' });
    expect(partsAfter(replayParts(log))).toEqual(after());
    expect(partsAfter(replayParts(undo(log, 'table', 2)))).toEqual(after(draw, rolled(1, 2, 3)));
    expect(partsAfter(replayParts(redo(undo(log, 'table', 2), 'table', 3)))).toEqual(after());
  });

  test('set up again keeps what is chosen as before', () => {
    const changed = chosen.map((each) =>
      each.part.id === 'chips' ? { ...each, missing: { chip: 5 } } : each
    );
    const state = after(draw, rolled(1, 2, 3), { type: 'setUp', chosen: changed });
    expect(state.piles['notes']?.drawn).toBe(3);
    expect(state.trays[0]?.rolls).toBe(1);
    expect(after(draw, { type: 'setUp', chosen: chosen.slice(0, 2) }).piles).toEqual({});
  });

  test('cannot miss more than the box holds', () => {
    expect(
      refusePart(NO_PARTS, { type: 'setUp', chosen: [{ part: notes, missing: { 70000: 14 } }] })
    ).toMatch(/24 notes/);
    expect(refusePart(NO_PARTS, { type: 'setUp', chosen: [{ part: notes, missing: {} }] })).toBeDefined();
  });

  test('moves that cannot be leave everything as it is', () => {
    expect(after({ type: 'draw', part: 'notes', cards: [{ by: 'app', piece: '80000' }] })).toEqual(after());
    expect(after({ type: 'step', part: 'gone', to: 1 })).toEqual(after());
  });

  test('survives JSON, and so many undos and redos change nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 30 }), fc.nat(), (steps, seed) => {
        const chance = seededChance(seed);
        let log = logOf({ type: 'setUp', chosen });
        for (const step of steps) {
          const state = partsAfter(replayParts(log));
          const moves: readonly PartMove[] = [
            { type: 'roll', tray: 'red', dice: rollTray(state.trays[0]!, chance) },
            { type: 'aside', tray: 'red', die: chance(3), aside: chance(2) === 0 },
            { type: 'each', part: 'chips', piece: 'chip', count: 1 },
            { type: 'step', part: 'jackpot', to: chance(2) },
            { type: 'reset' }
          ];
          const drawn = (): PartMove => ({
            type: 'draw',
            part: 'notes',
            cards: drawCards(state.piles['notes']!, 1, chance)
          });
          const move = moves[step] ?? drawn();
          if (refusePart(state, move) === undefined)
            log = append(log, nextEntry('set', log, { move }, 'app', 2));
        }
        const state = partsAfter(replayParts(log));
        expect(partsAfter(replayParts(JSON.parse(JSON.stringify(log)) as Log))).toEqual(state);
        let back = log;
        for (let times = 0; times < 3; times += 1) back = undo(back, 'table', 3);
        for (let times = 0; times < 3; times += 1) back = redo(back, 'table', 4);
        expect(partsAfter(replayParts(back))).toEqual(state);
      }),
      { numRuns: 60 }
    );
  });
});
