import { describe, expect, test } from 'vitest';
import { moves, type Names, type Posting } from '$lib/core';
import { payCasino } from './payout';
import { text } from './text';
import type { Casino, CasinoAt, Dice, Pair, Who, Why } from './types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'Ben', p3: 'Carla', p4: 'Denny' };
const names: Names = (player) => NAMES[player] ?? player;

type Lying = Readonly<Partial<Record<Who, Dice>>>;

function small(count: number): Dice {
  return { small: count, big: 0 };
}

/** Each line of a payout as it is handed out and said: value and sentence together. */
function said(at: CasinoAt, notes: Pair, dice: Lying): readonly (readonly [number, string])[] {
  const casino: Casino = { notes, dice };
  return payCasino(at, casino).map((posting: Posting<Why>) => [
    moves(posting) ? posting.value : 0,
    text.why(posting.why, names)
  ]);
}

describe('the printed examples, number and sentence together', () => {
  test('4.2 five, three, three with the big die, and one', () => {
    const dice = { p1: small(5), p2: small(3), p3: { small: 1, big: 1 }, p4: small(1) };
    expect(said(5, [80000, 50000], dice)).toEqual([
      [80000, 'Anna has the most left at casino 5 with 5 against Denny’s 1: the higher note, $80,000.'],
      [
        0,
        'Ben has 3 at casino 5, and so has Carla (1 small die and the big one); equal counts leave before anybody is paid: nothing.'
      ],
      [
        0,
        'Carla has 3 (1 small die and the big one) at casino 5, and so has Ben; equal counts leave before anybody is paid: nothing.'
      ],
      [50000, 'Denny has the second most left at casino 5 with 1 after Anna’s 5: the other note, $50,000.']
    ]);
  });

  test('4.2 four leave two by two', () => {
    const dice = { p1: { small: 0, big: 1 }, p2: small(1), p3: small(2), p4: small(1) };
    const lines = said('this', [90000, 60000], dice);
    expect(lines[0]).toEqual([
      0,
      'Anna has 2 (the big die) at this casino, and so has Carla; equal counts leave before anybody is paid: nothing.'
    ]);
    expect(lines.slice(4)).toEqual([
      [
        90000,
        'Equal counts leave nobody at this casino. Notes that nobody wins go under the pile: $90,000 and $60,000.'
      ],
      [
        60000,
        'Equal counts leave nobody at this casino. Notes that nobody wins go under the pile: $90,000 and $60,000.'
      ]
    ]);
  });

  test('4.3 the third gets nothing', () => {
    expect(said(2, [70000, 30000], { p2: small(2), p3: small(4), p4: small(1) })[2]).toEqual([
      0,
      'Denny has 1 at casino 2; Carla (4) and Ben (2) have more, and only two are paid: nothing.'
    ]);
  });

  test('4.4 one is left, and one note goes back', () => {
    expect(said(1, [40000, 40000], { p1: small(1), p2: small(2), p3: small(1) })).toEqual([
      [40000, 'Ben has 2 at casino 1, and nobody else is left there: one of the two notes of $40,000.'],
      [0, 'Anna has 1 at casino 1, and so has Carla; equal counts leave before anybody is paid: nothing.'],
      [0, 'Carla has 1 at casino 1, and so has Anna; equal counts leave before anybody is paid: nothing.'],
      [
        40000,
        'Only one is left at casino 1 and takes one note. A note that nobody wins goes under the pile: $40,000.'
      ]
    ]);
    expect(said(1, [40000, 30000], {})[0]).toEqual([
      40000,
      'Nobody has dice at casino 1. Notes that nobody wins go under the pile: $40,000 and $30,000.'
    ]);
  });

  test('5.2 the neutral player is best', () => {
    expect(said(6, [80000, 30000], { p2: small(2), neutral: small(3) })).toEqual([
      [80000, 'The neutral player has the most left at casino 6 with 3: the $80,000 goes under the pile.'],
      [
        30000,
        'Ben has the second most left at casino 6 with 2 after the neutral player’s 3: the other note, $30,000.'
      ]
    ]);
  });

  test('5.2 the neutral player is second', () => {
    const dice = { p3: small(4), neutral: { small: 1, big: 1 }, p2: small(2) };
    expect(said(6, [70000, 40000], dice).slice(1)).toEqual([
      [
        40000,
        'The neutral player has the second most left at casino 6 with 3 (1 small die and the big one): the $40,000 goes under the pile.'
      ],
      [
        0,
        'Ben has 2 at casino 6; Carla (4) and the neutral player (3) have more, and only two are paid: nothing.'
      ]
    ]);
  });

  test('5.2 everybody behind two imaginary players is told of both', () => {
    const dice = { p1: small(1), neutral: small(3), gray: small(2) };
    expect(said('this', [70000, 40000], dice).at(-1)).toEqual([
      0,
      'Anna has 1 at this casino; the neutral player (3) and the gray player (2) have more, and only two are paid: nothing.'
    ]);
  });

  test('4.2 three of a count are all named, black dice are said', () => {
    const dice = { p1: small(2), p2: { small: 1, big: 0, black: 1 }, neutral: small(2) };
    expect(
      said('this', [70000, 40000], dice)
        .map(([, sentence]) => sentence)
        .slice(0, 2)
    ).toEqual([
      'Anna has 2 at this casino, and so have Ben (1 small die and 1 black die) and the neutral player; equal counts leave before anybody is paid: nothing.',
      'Ben has 2 (1 small die and 1 black die) at this casino, and so have Anna and the neutral player; equal counts leave before anybody is paid: nothing.'
    ]);
  });
});
