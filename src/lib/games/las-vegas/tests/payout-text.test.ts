import { describe, expect, test } from 'vitest';
import { movesPiece, type Names, type Posting } from '$lib/core';
import { payCasino } from '$lib/games/las-vegas/payout/payout';
import { text } from '$lib/games/las-vegas/strings/en/log';
import type { Casino, CasinoAt, Dice, Pair, DiceOwner, Why } from '$lib/games/las-vegas/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'Ben', p3: 'Carla', p4: 'Denny' };
const names: Names = (player) => NAMES[player] ?? player;

type DiceByOwner = Readonly<Partial<Record<DiceOwner, Dice>>>;

function smallDice(count: number): Dice {
  return { small: count, big: 0 };
}

/** Value and sentence of each posting in a payout. */
function payoutSentences(
  casinoName: CasinoAt,
  notes: Pair,
  dice: DiceByOwner
): readonly (readonly [number, string])[] {
  const casino: Casino = { notes, dice };
  return payCasino(casinoName, casino).map((posting: Posting<Why>) => [
    movesPiece(posting) ? posting.value : 0,
    text.why(posting.why, names)
  ]);
}

describe('the printed examples, with sums and sentences', () => {
  test('4.2 in the example with counts of 5, 3, 3 (with the big die) and 1, the players with 3 are tied', () => {
    const dice = { p1: smallDice(5), p2: smallDice(3), p3: { small: 1, big: 1 }, p4: smallDice(1) };
    expect(payoutSentences(5, [80000, 50000], dice)).toEqual([
      [80000, 'Anna wins casino 5 (5 dice to Denny’s 1) and takes the higher note, $80,000.'],
      [
        0,
        'Ben has 3 dice at casino 5 and ties with Carla (1 small die and the big one). Tied dice are removed, so Ben gets nothing.'
      ],
      [
        0,
        'Carla has 3 (1 small die and the big one) at casino 5 and ties with Ben. Tied dice are removed, so Carla gets nothing.'
      ],
      [50000, 'Denny is second at casino 5 (1 die to Anna’s 5) and takes the other note, $50,000.']
    ]);
  });

  test('4.2 if four players tie in two pairs, no one wins', () => {
    const dice = { p1: { small: 0, big: 1 }, p2: smallDice(1), p3: smallDice(2), p4: smallDice(1) };
    const lines = payoutSentences('this', [90000, 60000], dice);
    expect(lines[0]).toEqual([
      0,
      'Anna has 2 (the big die) at this casino and ties with Carla. Tied dice are removed, so Anna gets nothing.'
    ]);
    expect(lines.slice(4)).toEqual([
      [90000, 'Everyone at this casino is tied, so no one wins and $90,000 and $60,000 go under the pile.'],
      [60000, 'Everyone at this casino is tied, so no one wins and $90,000 and $60,000 go under the pile.']
    ]);
  });

  test('7.5 each line of a payout names its paragraph', () => {
    const casino: Casino = {
      notes: [70000, 30000],
      dice: { p1: smallDice(3), p2: smallDice(2), p3: smallDice(1), p4: smallDice(1) }
    };
    expect(payCasino(2, casino).map(({ why }) => why.rule)).toEqual(['4.3', '4.3', '4.2', '4.2']);
  });

  test('4.3 the third player gets nothing', () => {
    expect(
      payoutSentences(2, [70000, 30000], { p2: smallDice(2), p3: smallDice(4), p4: smallDice(1) })[2]
    ).toEqual([
      0,
      'Denny has 1 die at casino 2, behind Carla (4) and Ben (2). Only first and second are paid, so Denny gets nothing.'
    ]);
  });

  test('4.4 if only one player is left, the other note goes under the pile', () => {
    expect(
      payoutSentences(1, [40000, 40000], { p1: smallDice(1), p2: smallDice(2), p3: smallDice(1) })
    ).toEqual([
      [
        40000,
        'Ben has 2 dice at casino 1, with no one else left there, and takes one of the two $40,000 notes.'
      ],
      [0, 'Anna has 1 die at casino 1 and ties with Carla. Tied dice are removed, so Anna gets nothing.'],
      [0, 'Carla has 1 die at casino 1 and ties with Anna. Tied dice are removed, so Carla gets nothing.'],
      [40000, 'Only one player is left at casino 1 and takes one note, so the $40,000 goes under the pile.']
    ]);
    expect(payoutSentences(1, [40000, 30000], {})[0]).toEqual([
      40000,
      'No one has dice at casino 1, so $40,000 and $30,000 go under the pile.'
    ]);
  });

  test('5.2 if the neutral player is first, the higher note goes under the pile', () => {
    expect(payoutSentences(6, [80000, 30000], { p2: smallDice(2), neutral: smallDice(3) })).toEqual([
      [80000, 'The neutral player wins casino 6 with 3 dice, so the $80,000 goes under the pile.'],
      [
        30000,
        'Ben is second at casino 6 (2 dice to the neutral player’s 3) and takes the other note, $30,000.'
      ]
    ]);
  });

  test('5.2 if the neutral player is second, the lower note goes under the pile', () => {
    const dice = { p3: smallDice(4), neutral: { small: 1, big: 1 }, p2: smallDice(2) };
    expect(payoutSentences(6, [70000, 40000], dice).slice(1)).toEqual([
      [
        40000,
        'The neutral player is second at casino 6 with 3 (1 small die and the big one), so the $40,000 goes under the pile.'
      ],
      [
        0,
        'Ben has 2 dice at casino 6, behind Carla (4) and the neutral player (3). Only first and second are paid, so Ben gets nothing.'
      ]
    ]);
  });

  test('5.2 the reason for a player behind two imaginary players names both', () => {
    const dice = { p1: smallDice(1), neutral: smallDice(3), gray: smallDice(2) };
    expect(payoutSentences('this', [70000, 40000], dice).at(-1)).toEqual([
      0,
      'Anna has 1 die at this casino, behind the neutral player (3) and the grey player (2). Only first and second are paid, so Anna gets nothing.'
    ]);
  });

  test('4.2 with three tied players, all are named, and black dice are mentioned', () => {
    const dice = { p1: smallDice(2), p2: { small: 1, big: 0, black: 1 }, neutral: smallDice(2) };
    expect(
      payoutSentences('this', [70000, 40000], dice)
        .map(([, sentence]) => sentence)
        .slice(0, 2)
    ).toEqual([
      'Anna has 2 dice at this casino and ties with Ben (1 small die and 1 black die) and the neutral player. Tied dice are removed, so Anna gets nothing.',
      'Ben has 2 (1 small die and 1 black die) at this casino and ties with Anna and the neutral player. Tied dice are removed, so Ben gets nothing.'
    ]);
  });
});
