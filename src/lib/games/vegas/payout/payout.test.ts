import { expect, test } from 'vitest';
import type { Face } from '$lib/games/vegas/data';
import { payTable, unpaidPostings } from './payout';
import type { Space, TieRules } from '$lib/games/vegas/types';

const PRINTED: TieRules = { doubleSpace: 'smaller', equallyLow: 'discard' };
const ORDER = ['p1', 'p2', 'p3', 'p4'] as const;
type Player = (typeof ORDER)[number];

/** Parses spaces with their numbers and counters: "1 p1, 2, 3/4 p2". */
function spaces(text: string): readonly Space[] {
  return text.split(', ').map((text) => {
    const [numbersText = '', counter] = text.split(' ');
    const [firstNumber = 1, secondNumber] = numbersText.split('/').map(Number) as Face[];
    return {
      numbers: secondNumber === undefined ? [firstNumber] : [firstNumber, secondNumber],
      ...(counter === undefined ? {} : { counter: counter as Player })
    };
  });
}

/** Pays a chip of 8; formats each posting with its reason: "p1 8 most 6.3". */
function payoutLines(text: string, rules: TieRules = PRINTED): readonly string[] {
  return payTable({ name: 'this', gold: 8 }, spaces(text), ORDER, rules).map(
    ({ to: receiver, value, why }) => `${receiver} ${value} ${why.code} ${why.rule}`
  );
}

test('6.3 the most counters win the gold chip, and players with fewer get nothing', () => {
  expect(payoutLines('1 p2, 2 p1, 3 p1, 4, 5, 6')).toEqual(['p1 8 most 6.3', 'p2 0 fewer 6.3']);
});

test('6.4 if players are tied for the most, the lowest number wins', () => {
  expect(payoutLines('1 p2, 2 p1, 3 p1, 4 p2, 5 p3, 6')).toEqual([
    'p2 8 lowest 6.4',
    'p1 0 higher 6.4',
    'p3 0 fewer 6.3'
  ]);
});

test('6.4 a low number of a player with fewer counters does not break the tie', () => {
  expect(payoutLines('1 p3, 2 p1, 3 p1, 4 p2, 5 p2, 6')).toEqual([
    'p1 8 lowest 6.4',
    'p2 0 higher 6.4',
    'p3 0 fewer 6.3'
  ]);
});

test('6.5 if two lowest numbers are equal, the chip is discarded, and everyone gets nothing', () => {
  expect(payoutLines('1 p1, 2 p1, 3 p3, 1 p2, 4 p2, 5')).toEqual([
    'box 8 discarded 6.5',
    'p1 0 equallyLow 6.5',
    'p2 0 equallyLow 6.5',
    'p3 0 fewer 6.3'
  ]);
});

test('5.5 the chip of an empty table is discarded', () => {
  expect(payoutLines('1, 2, 3')).toEqual(['box 8 nobodyThere 5.5']);
});

test('6.6 a space with two numbers counts as the lower one', () => {
  expect(payoutLines('1/2 p1, 2 p2, 3')[0]).toBe('p1 8 lowest 6.6');
  expect(payoutLines('1/2 p1, 1 p2, 3')[0]).toBe('box 8 discarded 6.6');
  // 3 is lower than both 4 and 5, so it does not matter which number counts.
  expect(payoutLines('3 p1, 4/5 p2, 1')[0]).toBe('p1 8 lowest 6.4');
});

test('6.6 by house rule a space with two numbers counts as the higher one', () => {
  const largerRules: TieRules = { ...PRINTED, doubleSpace: 'larger' };
  expect(payoutLines('1/2 p1, 2 p2, 3', largerRules)[0]).toBe('box 8 discarded 6.6');
  expect(payoutLines('1/2 p1, 1 p2, 3', largerRules)[0]).toBe('p2 8 lowest 6.6');
});

test('6.7 the next lowest number does not break a tie', () => {
  expect(payoutLines('1 p1, 2 p1, 1 p2, 6 p2')[0]).toBe('box 8 discarded 6.5');
});

test('6.7 by house rule the next lowest number breaks a tie, and then the one after it', () => {
  const compareRules: TieRules = { ...PRINTED, equallyLow: 'compare' };
  expect(payoutLines('1 p1, 2 p1, 1 p2, 6 p2', compareRules)).toEqual([
    'p1 8 nextLowest 6.7',
    'p2 0 nextHigher 6.7'
  ]);
  expect(payoutLines('1 p1, 2 p1, 6 p1, 1 p2, 2 p2, 5 p2, 2 p3, 3 p3, 4 p3', compareRules)).toEqual([
    'p2 8 nextLowest 6.7',
    'p1 0 nextHigher 6.7',
    'p3 0 higher 6.4'
  ]);
  expect(payoutLines('1 p1, 2 p1, 1 p2, 2 p2', compareRules)[0]).toBe('box 8 discarded 6.5');
});

test('6.7 the reason says which numbers decided', () => {
  const compareRules: TieRules = { ...PRINTED, equallyLow: 'compare' };
  const [winnerReason, lossReason] = payTable(
    { name: 'this', gold: 8 },
    spaces('1 p1, 3 p1, 1 p2, 4 p2, 1 p3, 2 p3'),
    ORDER,
    compareRules
  ).map(({ why }) => why);
  expect(winnerReason).toMatchObject({ player: 'p3', lowest: 1, next: 2 });
  expect(winnerReason).toMatchObject({
    others: [
      { player: 'p1', number: 3 },
      { player: 'p2', number: 4 }
    ]
  });
  expect(lossReason).toMatchObject({ player: 'p1', next: 3, winner: { player: 'p3', number: 2 } });
});

test('6.8 a third player with a higher number does not win either', () => {
  expect(payoutLines('1 p1, 4 p1, 1 p2, 5 p2, 2 p3, 3 p3')).toEqual([
    'box 8 discarded 6.5',
    'p1 0 equallyLow 6.5',
    'p2 0 equallyLow 6.5',
    'p3 0 higherThird 6.8'
  ]);
});

test('6.8 a lower number wins even if two players behind it are equal', () => {
  expect(payoutLines('2 p1, 4 p1, 2 p2, 5 p2, 1 p3, 3 p3')[0]).toBe('p3 8 lowest 6.4');
});

test('6.2 no one is paid while a space is free', () => {
  const reasons = unpaidPostings('this', spaces('1 p1, 2, 3 p2, 4 p2'), ORDER, PRINTED).map(({ why }) => why);
  expect(reasons).toMatchObject([
    { code: 'notScored', player: 'p1', count: 1, free: 1 },
    { code: 'notScored', player: 'p2', count: 2, free: 1 }
  ]);
});
