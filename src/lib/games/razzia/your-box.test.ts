import { describe, expect, test } from 'vitest';
import { deckSize, seatsUpTo } from '$lib/core';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import { game } from './index';
import { rules } from './rules';
import type { Options } from './types';
import { yourBox } from './your-box';

function options(box: BoxOverrides): Options {
  const players = seatsUpTo(4);
  return game.options({ players, first: 'p1', depth: 'turns', houseRules: {}, box }) as Options;
}

const MORE_CHITS = { chits: { counts: { 5000: 21 } } };

describe('the chits of the players’ own box', () => {
  test('2.1 the chits make as many rounds as possible: 91 make thirteen rounds of seven', () => {
    const { stack, rounds } = rules.start(options(MORE_CHITS), seatsUpTo(4));
    expect([stack['5000'], deckSize(stack), rounds]).toEqual([21, 91, 13]);
  });

  test('5.3 with three players the usual twelve are left out: 79 make fifteen rounds of five', () => {
    const { stack, rounds } = rules.start(options(MORE_CHITS), seatsUpTo(3));
    expect([stack['5000'], deckSize(stack), rounds]).toEqual([19, 79, 15]);
  });

  test('5.3 pieces that the box does not have are not left out', () => {
    const { stack } = rules.start(options({ chits: { counts: { 50000: 0, 5000: 1 } } }), seatsUpTo(3));
    expect([stack['50000'], stack['5000'], stack['10000']]).toEqual([0, 0, 12]);
  });

  test('2.1 the players see which chits differ', () => {
    expect(yourBox.usedCorrections(options(MORE_CHITS))).toEqual([
      'The game uses the chits in your copy: 21 of $5,000 instead of 14.'
    ]);
    expect(yourBox.usedCorrections(options({}))).toEqual([]);
  });

  test('2.1 the chits are ignored if they are too few, and the players are informed', () => {
    const fewChits = { 5000: 0, 10000: 0, 15000: 0, 20000: 0, 25000: 0, 30000: 7, 40000: 7, 50000: 4 };
    expect(options({ chits: { counts: fewChits } })).not.toHaveProperty('chits');
    expect(yourBox.unusedCorrections({ chits: { counts: fewChits } })).toHaveLength(1);
    expect(yourBox.unusedCorrections(MORE_CHITS)).toEqual([]);
  });
});
