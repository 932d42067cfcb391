import { expect, test } from 'vitest';
import type { Posting } from '$lib/core';
import { placeLastDie, table } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import type { Why } from '$lib/games/las-vegas/types';
import { payments } from './payments';

const chipPayment = { player: 'p1', value: 10000, piece: 'chip', place: '1' };

test('15.2 each chip of Pay Day comes from the casino of its tile', () => {
  const { ledger } = matchAfter(table(3, ['pay-day'], { dice: { 2: { p1: '1' } } }), placeMove(1, 1));
  expect(payments(ledger)).toEqual([chipPayment, chipPayment]);
});

test('3.2 a placement without a tile pays nothing', () => {
  expect(payments(matchAfter(table(3, ['pay-day']), placeMove(2, 1)).ledger)).toEqual([]);
});

test('4.5 the payout of a round is left out, because it has screens of its own', () => {
  expect(payments(placeLastDie(table(3, ['pay-day']), 'p1', 1).ledger)).toEqual([chipPayment]);
});

test('8.18 change goes back to the bank', () => {
  const why: Why = {
    code: 'bankChanges',
    rule: '8.18',
    player: 'p1',
    value: 30000,
    given: [50000],
    back: [20000]
  };
  const postings: readonly Posting<Why>[] = [
    { from: 'bank', to: 'p1', piece: 'note', value: 50000, why },
    { from: 'p1', to: 'bank', piece: 'note', value: 20000, why }
  ];
  expect(payments(postings).map(({ value }) => value)).toEqual([50000, -20000]);
});
