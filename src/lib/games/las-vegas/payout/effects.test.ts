import { expect, test } from 'vitest';
import { placeLastDie, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import { effectSentences, effectsOf } from './effects';

const names = (player: string): string => ({ p1: 'Anna', p2: 'Ben', p3: 'Carla' })[player] ?? player;

test('10.2 the winnings of a roll are described with the pieces that were paid', () => {
  const { ledger } = matchAfter(
    table(3, ['jackpot']),
    placeMove(1, 2),
    tile('jackpot', { do: 'throw', dice: [3, 4] })
  );
  expect(effectSentences(ledger, names)).toBe(
    'Anna rolls 3 and 4, a seven, and wins the jackpot of $30,000.'
  );
  const [paid] = effectsOf(ledger);
  expect(paid?.postings).toMatchObject([{ to: 'p1', piece: 'note', value: 30000 }]);
});

test('15.2 two chips have a single reason', () => {
  const { ledger } = matchAfter(table(3, ['pay-day'], { dice: { 2: { p1: '1' } } }), placeMove(1, 1));
  const [paid, another] = effectsOf(ledger);
  expect(paid?.postings).toHaveLength(2);
  expect(another).toBeUndefined();
});

test('4.5 the payout of a round is left out, but what the last die did before it is described', () => {
  const { ledger } = placeLastDie(table(3, ['pay-day']), 'p1', 1);
  expect(effectSentences(ledger, names)).toBe('Anna gets 1 chip for 1 casino.');
});

test('3.2 a placement without a tile has no result to describe', () => {
  expect(effectSentences(matchAfter(table(3, ['pay-day']), placeMove(2, 1)).ledger, names)).toBe('');
});
