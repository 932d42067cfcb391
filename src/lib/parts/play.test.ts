import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appendEntry, nextEntry, redo, seededRandom, undo, type Entry } from '$lib/core';
import { missingText, pieceTitle, type BoxPart, type ChosenPart } from './part';
import { rollTray, traySum } from './dice';
import { countHeldBy, type Holdings } from './holdings';
import { stateAfterSteps, replayParts } from './replay';
import type { PartMove } from './move';
import { drawCards } from './pile';
import { refusePart } from './refuse';
import { letteredSeats, NO_PARTS, type PartsState } from './state';
import { partLogSentence } from './strings/en/log';

const partFrame = { hint: '' };
const smallDice: BoxPart = {
  ...partFrame,
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
const bigDice: BoxPart = {
  ...partFrame,
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
const duelDice: BoxPart = {
  ...partFrame,
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
  ...partFrame,
  kind: 'deck',
  id: 'notes',
  title: 'Notes',
  one: 'note',
  many: 'notes',
  container: 'pile',
  money: true,
  pieces: { 70000: 13, 80000: 11 }
};
const chips: BoxPart = {
  ...partFrame,
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
  ...partFrame,
  kind: 'track',
  id: 'jackpot',
  title: 'Jackpot counter',
  one: 'counter',
  many: 'counters',
  spaces: ['$30,000', '$40,000'],
  pieces: { counter: 1 }
};
const token: BoxPart = {
  ...partFrame,
  kind: 'token',
  id: 'entry',
  title: 'No Entry',
  one: 'No Entry token',
  many: 'tokens',
  holders: ['Casino 1', 'Casino 2'],
  pieces: { token: 1 },
  names: { token: '' }
};

const cards: BoxPart = {
  ...partFrame,
  kind: 'deck',
  id: 'cards',
  title: 'Cards',
  one: 'card',
  many: 'cards',
  container: 'pile',
  hidden: true,
  holders: ['players', 'Colibri', 'Havana'],
  pieces: { 'gambler 3': 2, 'raid 5': 1 }
};
const chits: BoxPart = {
  ...partFrame,
  kind: 'deck',
  id: 'chits',
  title: 'Chits',
  one: 'chit',
  many: 'chits',
  container: 'pile',
  money: true,
  holders: ['Colibri', 'Havana', 'players'],
  pieces: { 5000: 14, 10000: 14 }
};
const stackPart: BoxPart = {
  ...partFrame,
  kind: 'supply',
  id: 'black-box',
  title: 'Black Box tokens',
  one: 'token',
  many: 'tokens',
  covered: 'pieces',
  holders: ['One stack', 'Other stack'],
  pieces: { 60000: 1, 20000: 2, 0: 3 },
  names: { 60000: '$60,000', 20000: '$20,000', 0: '$0' }
};

const parts: readonly ChosenPart[] = [
  { part: smallDice, missing: { red: 2 } },
  { part: bigDice, missing: { red: 1 } },
  { part: duelDice, missing: { black: 1 } },
  { part: notes, missing: { 70000: 2 } },
  { part: chips, missing: { chip: 20 } },
  { part: track, missing: { counter: 1 } },
  { part: token, missing: { token: 1 } }
];

type Log = readonly Entry<PartMove>[];

/** A second set: pieces in hands, at bars and face down. */
const chosenParts: readonly ChosenPart[] = [
  { part: cards, missing: cards.pieces },
  { part: chits, missing: { 5000: 2 } },
  { part: stackPart, missing: stackPart.pieces },
  { part: smallDice, missing: { red: 2 } }
];

function logOf(...moves: readonly PartMove[]): Log {
  return moves.reduce<Log>((log, move) => appendEntry(log, nextEntry('set', log, { move }, 'table', 1)), []);
}

function stateAfter(...moves: readonly PartMove[]): PartsState {
  return stateAfterSteps(replayParts(logOf({ type: 'setUp', chosen: parts }, ...moves)));
}

function lastRefusal(...moves: readonly PartMove[]): string | undefined {
  const step = replayParts(logOf({ type: 'setUp', chosen: parts }, ...moves)).at(-1);
  return step === undefined ? undefined : partLogSentence(step);
}

function lastStepOf(...moves: readonly PartMove[]): {
  readonly state: PartsState;
  readonly sentence: string;
} {
  const step = replayParts(logOf({ type: 'setUp', chosen: chosenParts }, ...moves)).at(-1);
  if (step === undefined) throw new Error('nothing stands');
  return { state: step.stateAfter, sentence: partLogSentence(step) };
}

const rollMove = (...faces: readonly number[]): PartMove => ({
  type: 'roll',
  tray: 'red',
  dice: faces.map((face, index) => ({ part: index === faces.length - 1 ? 'big' : 'small', of: 6, face }))
});

describe('the name of a part', () => {
  test('a single piece is named by its colour, value or kind', () => {
    expect(pieceTitle(bigDice, 'red')).toBe('Big red die');
    expect(pieceTitle(notes, '70000')).toBe('$70,000');
    expect(pieceTitle(chips, 'chip')).toBe('Chip');
  });

  test('the missing pieces of a part are counted and named', () => {
    expect(parts.map(missingText)).toEqual([
      'two small red dice',
      'one big red die',
      'one duelling black die',
      'two $70,000 notes',
      'all 20 chips',
      'one counter',
      'one No Entry token'
    ]);
  });
});

describe('dice', () => {
  test('dice of one colour are rolled together, whatever their size', () => {
    const { trays } = stateAfter();
    expect(trays.map(({ id, dice }) => [id, dice.length])).toEqual([
      ['red', 3],
      ['black', 1]
    ]);
    expect(stateAfter(rollMove(3, 5, 6)).trays[0]?.dice.map(({ face }) => face)).toEqual([3, 5, 6]);
  });

  test('rolls are numbered', () => {
    expect(lastRefusal(rollMove(3, 5, 6))).toBe('Red dice, roll 1: 3 5 6.');
    expect(lastRefusal(rollMove(3, 5, 6), rollMove(3, 5, 6))).toBe('Red dice, roll 2: 3 5 6.');
  });

  test('dice that are set aside keep their face and are not rolled', () => {
    const setAsideMove: PartMove = { type: 'aside', tray: 'red', die: 1, aside: true };
    const state = stateAfter(rollMove(3, 5, 6), setAsideMove);
    expect(rollTray(state.trays[0]!, seededRandom(1))).toHaveLength(2);
    const stateAfterReroll = stateAfter(rollMove(3, 5, 6), setAsideMove, rollMove(1, 2));
    expect(stateAfterReroll.trays[0]?.dice.map(({ face }) => face)).toEqual([1, 5, 2]);
    expect(refusePart(state, rollMove(1, 2, 3))).toMatch(/aren’t the dice/);
    expect(
      stateAfter(rollMove(3, 5, 6), setAsideMove, { type: 'gather', tray: 'red' }).trays[0]?.dice.some(
        (die) => die.aside
      )
    ).toBe(false);
  });

  test('faces that a die does not have are refused', () => {
    expect(refusePart(stateAfter(), rollMove(3, 5, 7))).toBeDefined();
    expect(refusePart(stateAfter(), rollMove(3, 5, 0))).toBeDefined();
    expect(refusePart(stateAfter(), { type: 'aside', tray: 'red', die: 0, aside: true })).toMatch(
      /before you set it aside/
    );
  });

  test('dice set in secret are named when they are revealed', () => {
    const turnMove: PartMove = { type: 'turn', tray: 'black', die: 0, face: 2 };
    expect(lastRefusal(turnMove)).toBe('Duelling black die: set in secret.');
    expect(stateAfter(turnMove).trays[1]?.dice[0]?.face).toBeUndefined();
    expect(lastRefusal(turnMove, { type: 'reveal', tray: 'black' })).toBe('Duelling black die, revealed: 2.');
    expect(refusePart(stateAfter(), { type: 'reveal', tray: 'black' })).toMatch(/secret yet/);
  });
});

describe('supplies, tracks and tokens', () => {
  const giveMove = (count: number, holder = 'p1'): PartMove => ({
    type: 'hold',
    part: 'chips',
    piece: 'chip',
    holder,
    count
  });

  test('the bank hands out no more than it has', () => {
    const state = stateAfter(giveMove(15));
    expect(refusePart(state, giveMove(6, 'p2'))).toBe('Only 5 chips are left in the bank.');
    expect(refusePart(state, giveMove(5, 'p2'))).toBeUndefined();
    expect(refusePart(state, { type: 'each', part: 'chips', piece: 'chip', count: 2 })).toMatch(/Only 5/);
    expect(refusePart(state, giveMove(-1))).toBeDefined();
    expect(refusePart(state, giveMove(1, 'p8'))).toMatch(/here has this name/);
  });

  test('everyone gets their pieces in one step', () => {
    const partMove: PartMove = { type: 'each', part: 'chips', piece: 'chip', count: 2 };
    expect(countHeldBy(stateAfter(partMove).holdings['chips'], 'chip', 'p4')).toBe(2);
    expect(lastRefusal(partMove)).toBe('Two chips each.');
    expect(lastRefusal(partMove, giveMove(1))).toBe('A: 1 chip back to the bank, now 1.');
  });

  test('a player who leaves gives everything back', () => {
    const state = stateAfter(giveMove(4, 'p4'), { type: 'seats', seats: letteredSeats(3) });
    expect(refusePart(state, giveMove(20))).toBeUndefined();
  });

  test('a counter is on a space of its track', () => {
    expect(stateAfter({ type: 'step', part: 'jackpot', to: 1 }).spaces['jackpot']).toBe(1);
    expect(lastRefusal({ type: 'step', part: 'jackpot', to: 1 })).toBe('Jackpot counter: $40,000.');
    expect(refusePart(stateAfter(), { type: 'step', part: 'jackpot', to: 2 })).toBeDefined();
  });

  test('a token is at a place, or beside the board', () => {
    const placeMove: PartMove = { type: 'place', part: 'entry', token: 0, at: 'Casino 2' };
    expect(stateAfter(placeMove).tokens['entry']).toEqual([{ piece: 'token', at: 'Casino 2' }]);
    expect(stateAfter(placeMove, { type: 'place', part: 'entry', token: 0 }).tokens['entry']).toEqual([
      { piece: 'token' }
    ]);
    expect(lastRefusal(placeMove)).toBe('No Entry token: Casino 2.');
    expect(refusePart(stateAfter(), { ...placeMove, at: 'Casino 7' })).toBeDefined();
  });
});

describe('pieces that have left the pile have an owner or a place', () => {
  const drawChit = (holder?: string): PartMove => ({
    type: 'draw',
    part: 'chits',
    cards: [{ by: 'app', piece: '5000' }],
    ...(holder === undefined ? {} : { at: holder })
  });
  const drawCard = (piece: string, holder?: string): PartMove => ({
    type: 'draw',
    part: 'cards',
    cards: [{ by: 'app', piece }],
    ...(holder === undefined ? {} : { at: holder })
  });

  test('a chit is at a bar until a player wins it', () => {
    const { state, sentence } = lastStepOf(drawChit('Havana'), drawChit('Colibri'));
    expect(sentence).toBe('Chit 2, Colibri: $5,000 from the app.');
    expect(state.piles['chits']?.out.app).toEqual([
      { piece: '5000', number: 1, at: 'Havana' },
      { piece: '5000', number: 2, at: 'Colibri' }
    ]);
    const afterPrize = lastStepOf(drawChit('Havana'), drawChit('Colibri'), {
      type: 'give',
      part: 'chits',
      number: 1,
      at: 'p2'
    });
    expect(afterPrize.sentence).toBe('$5,000, from Havana: B.');
    expect(afterPrize.state.piles['chits']?.out.app[1]).toEqual({ piece: '5000', number: 2, at: 'Colibri' });
  });

  test('with two $5,000 chits, the returned one is gone and the other stays', () => {
    const returnMove: PartMove = {
      type: 'back',
      part: 'chits',
      cards: [{ by: 'app', piece: '5000', number: 2 }],
      where: 'shuffled'
    };
    const { state, sentence } = lastStepOf(drawChit('Havana'), drawChit('Colibri'), returnMove);
    expect(sentence).toBe('$5,000 goes into the pile, shuffled.');
    expect(state.piles['chits']?.out.app).toEqual([{ piece: '5000', number: 1, at: 'Havana' }]);
    expect(refusePart(state, returnMove)).toBe('That chit isn’t in play.');
  });

  test('a card in a hand is named by its number, and by its title once it is at a bar', () => {
    expect(lastStepOf(drawCard('raid 5', 'p1')).sentence).toBe('Card 1 for A: one from the app.');
    const giveMove = (holder?: string): PartMove => ({
      type: 'give',
      part: 'cards',
      number: 1,
      ...(holder === undefined ? {} : { at: holder })
    });
    expect(lastStepOf(drawCard('raid 5', 'p1'), giveMove('p2')).sentence).toBe('Card 1, from A: B.');
    expect(lastStepOf(drawCard('raid 5', 'p1'), giveMove('Colibri')).sentence).toBe(
      'Raid 5, from A: Colibri.'
    );
    const returnMove = (moves: readonly PartMove[]): string =>
      lastStepOf(...moves, {
        type: 'back',
        part: 'cards',
        cards: [{ by: 'app', piece: 'raid 5', number: 1 }],
        where: 'discard'
      }).sentence;
    expect(returnMove([drawCard('raid 5', 'p1')])).toBe('Card 1 goes to the discards.');
    expect(returnMove([drawCard('raid 5', 'p1'), giveMove('Colibri')])).toBe('Raid 5 goes to the discards.');
  });

  test('nothing moves to an empty seat, and only drawn pieces can move', () => {
    const { state } = lastStepOf(drawChit('Havana'));
    expect(refusePart(state, drawChit('Lincoln'))).toBe('There’s no such place.');
    expect(refusePart(state, { type: 'give', part: 'chits', number: 1, at: 'p8' })).toBe(
      'There’s no such place.'
    );
    expect(refusePart(state, { type: 'give', part: 'chits', number: 2, at: 'p1' })).toBe(
      'That chit isn’t in play.'
    );
  });

  test('a player who leaves no longer owns the drawn pieces', () => {
    const { state } = lastStepOf(drawCard('raid 5', 'p4'), { type: 'seats', seats: letteredSeats(3) });
    expect(state.piles['cards']?.out.app).toEqual([{ piece: 'raid 5', number: 1 }]);
  });

  test('face-down pieces are named when they are turned over, and covered again by any change', () => {
    const holdMove = (piece: string, count: number): PartMove => ({
      type: 'hold',
      part: 'black-box',
      piece,
      holder: 'One stack',
      count
    });
    const turnMove: PartMove = { type: 'turnOver', part: 'black-box', holder: 'One stack' };
    expect(lastStepOf(holdMove('60000', 1)).sentence).toBe('Black Box tokens, One stack: changed face down.');
    const stepAfterTurn = lastStepOf(holdMove('60000', 1), holdMove('0', 2), turnMove);
    expect(stepAfterTurn.sentence).toMatch(/^Black Box tokens, One stack, revealed: /);
    expect(stepAfterTurn.sentence).toContain('one $60,000 token');
    expect(stepAfterTurn.sentence).toContain('two $0 tokens');
    expect(stepAfterTurn.state.openHolders?.['black-box']).toEqual(['One stack']);
    expect(refusePart(stepAfterTurn.state, turnMove)).toBe('It’s already face up.');
    expect(
      lastStepOf(holdMove('60000', 1), turnMove, holdMove('60000', 0)).state.openHolders?.['black-box']
    ).toEqual([]);
  });
});

describe('changing a stack face down', () => {
  const part = 'black-box';
  const layMove = (holdings: Holdings): PartMove => ({ type: 'lay', part, held: holdings });
  const layBoth = layMove({ '60000': { 'One stack': 1 }, '0': { 'One stack': 2, 'Other stack': 1 } });

  test('a face-down change has one line for any number of kinds, and reveals none of them', () => {
    const { state, sentence } = lastStepOf(layBoth);
    expect(sentence).toBe('Black Box tokens, One stack and Other stack: changed face down.');
    expect(countHeldBy(state.holdings[part], '0', 'One stack')).toBe(2);
    const turnMove: PartMove = { type: 'turnOver', part, holder: 'One stack' };
    const stepAfterRemoval = lastStepOf(layBoth, turnMove, layMove({ '60000': { 'One stack': 0 } }));
    expect(stepAfterRemoval.sentence).toBe('Black Box tokens, One stack: changed face down.');
    expect(stepAfterRemoval.state.openHolders?.[part]).toEqual([]);
  });

  test('a face-down change moves pieces from one stack to the other in one step, up to what is there', () => {
    const { state } = lastStepOf(layMove({ '60000': { 'One stack': 1 } }));
    const layTooMany = layMove({ '60000': { 'One stack': 0, 'Other stack': 1 } });
    expect(refusePart(state, layTooMany)).toBeUndefined();
    expect(refusePart(state, layMove({ '60000': { 'Other stack': 1 } }))).toMatch(/in the bank/);
    expect(refusePart(state, layMove({ '60000': { 'One stack': -1 } }))).toBeDefined();
    expect(refusePart(state, layMove({ '60000': { nobody: 1 } }))).toMatch(/here has this name/);
    expect(refusePart(state, { type: 'lay', part: 'chips', held: {} })).toBeDefined();
  });
});

describe('a tray that adds up its dice', () => {
  const rollOfTwo: PartMove = {
    type: 'roll',
    tray: 'red',
    dice: [
      { part: 'small', of: 6, face: 3 },
      { part: 'small', of: 6, face: 6 }
    ]
  };

  test('the sum includes a number added to or subtracted from every roll', () => {
    expect(traySum(lastStepOf(rollOfTwo).state.trays[0]!)).toBe(9);
    const plusMove = (delta: number): PartMove => ({ type: 'plus', tray: 'red', plus: delta });
    expect(traySum(lastStepOf(rollOfTwo, plusMove(2)).state.trays[0]!)).toBe(11);
    expect(traySum(lastStepOf(plusMove(-4), rollOfTwo).state.trays[0]!)).toBe(5);
    expect(lastStepOf(plusMove(-4)).sentence).toBe('Small red dice: −4 to every roll.');
    expect(traySum(lastStepOf(plusMove(3)).state.trays[0]!)).toBeUndefined();
    expect(refusePart(lastStepOf(rollOfTwo).state, plusMove(0.5))).toBeDefined();
  });
});

describe('a set', () => {
  const drawMove: PartMove = {
    type: 'draw',
    part: 'notes',
    cards: [{ by: 'table' }, { by: 'app', piece: '70000' }, { by: 'table' }]
  };

  test('the log lists a draw piece by piece', () => {
    expect(lastRefusal(drawMove)).toBe(
      'Notes 1 to 3: 1 from your pile, $70,000 from the app, 1 from your pile.'
    );
    expect(lastRefusal(drawMove, { type: 'draw', part: 'notes', cards: [{ by: 'table' }] })).toBe(
      'Note 4: from your pile.'
    );
    expect(
      lastRefusal(drawMove, {
        type: 'back',
        part: 'notes',
        cards: [{ by: 'app', piece: '70000' }],
        where: 'under'
      })
    ).toBe('$70,000 goes under the pile.');
    expect(lastRefusal(drawMove, { type: 'count', part: 'notes', pile: 19 })).toBe(
      'You counted 19 notes in your pile.'
    );
  });

  test('a reset restores the state after setup, and undo restores everything', () => {
    const log = logOf({ type: 'setUp', chosen: parts }, drawMove, rollMove(1, 2, 3), { type: 'reset' });
    expect(stateAfterSteps(replayParts(log))).toEqual(stateAfter());
    expect(stateAfterSteps(replayParts(undo(log, 'table', 2)))).toEqual(
      stateAfter(drawMove, rollMove(1, 2, 3))
    );
    expect(stateAfterSteps(replayParts(redo(undo(log, 'table', 2), 'table', 3)))).toEqual(stateAfter());
  });

  test('a new setup keeps the chosen pieces', () => {
    const changedParts = parts.map((part) =>
      part.part.id === 'chips' ? { ...part, missing: { chip: 5 } } : part
    );
    const state = stateAfter(drawMove, rollMove(1, 2, 3), { type: 'setUp', chosen: changedParts });
    expect(state.piles['notes']?.drawn).toBe(3);
    expect(state.trays[0]?.rolls).toBe(1);
    expect(stateAfter(drawMove, { type: 'setUp', chosen: parts.slice(0, 2) }).piles).toEqual({});
  });

  test('a set cannot lack more than the box contains', () => {
    expect(
      refusePart(NO_PARTS, { type: 'setUp', chosen: [{ part: notes, missing: { 70000: 14 } }] })
    ).toMatch(/24 notes/);
    expect(refusePart(NO_PARTS, { type: 'setUp', chosen: [{ part: notes, missing: {} }] })).toBeDefined();
  });

  test('impossible moves change nothing', () => {
    expect(stateAfter({ type: 'draw', part: 'notes', cards: [{ by: 'app', piece: '80000' }] })).toEqual(
      stateAfter()
    );
    expect(stateAfter({ type: 'step', part: 'gone', to: 1 })).toEqual(stateAfter());
  });

  test('a set survives JSON, and as many redos as undos change nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 30 }), fc.nat(), (steps, seed) => {
        const random = seededRandom(seed);
        let log = logOf({ type: 'setUp', chosen: parts });
        for (const step of steps) {
          const state = stateAfterSteps(replayParts(log));
          const moves: readonly PartMove[] = [
            { type: 'roll', tray: 'red', dice: rollTray(state.trays[0]!, random) },
            { type: 'aside', tray: 'red', die: random(3), aside: random(2) === 0 },
            { type: 'each', part: 'chips', piece: 'chip', count: 1 },
            { type: 'step', part: 'jackpot', to: random(2) },
            { type: 'reset' }
          ];
          const drawMove = (): PartMove => ({
            type: 'draw',
            part: 'notes',
            cards: drawCards(state.piles['notes']!, 1, random)
          });
          const move = moves[step] ?? drawMove();
          if (refusePart(state, move) === undefined)
            log = appendEntry(log, nextEntry('set', log, { move }, 'app', 2));
        }
        const state = stateAfterSteps(replayParts(log));
        expect(stateAfterSteps(replayParts(JSON.parse(JSON.stringify(log)) as Log))).toEqual(state);
        let undoneLog = log;
        for (let undoCount = 0; undoCount < 3; undoCount += 1) undoneLog = undo(undoneLog, 'table', 3);
        for (let redoCount = 0; redoCount < 3; redoCount += 1) undoneLog = redo(undoneLog, 'table', 4);
        expect(stateAfterSteps(replayParts(undoneLog))).toEqual(state);
      }),
      { numRuns: 60 }
    );
  });
});
