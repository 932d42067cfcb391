import { expect, test } from 'vitest';
import type { AskTap } from '$lib/core';
import { fitsAsks } from '$lib/core/asks/tap';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { olderTaps } from './older-taps';

/** Converts older taps to today's, and checks that each fits an ask of the match and each picked part has a label. */
function readTaps({ state }: TestMatch, ...taps: readonly object[]): readonly AskTap[] {
  const view = rules.view(state);
  const convertedTaps = olderTaps(taps, view, rules.asks(state));
  expect(convertedTaps.filter((tap) => !fitsAsks(rules.asks(state), tap))).toEqual([]);
  const picks = convertedTaps.filter(({ kit }) => kit === 'pick');
  expect(picks.filter((tap) => (text.tapLabel?.(tap, String, view) ?? '') === '')).toEqual([]);
  return convertedTaps;
}

const pickTap = (member: string, value: string | number) => ({ tap: 'pick', pick: { member, value } });
const pick = (ask: string, part: string, value: string) => ({ ask, kit: 'pick', part, value });

test('the picked cluster and casino of Block It! and the casino of No Entry! are restored', () => {
  const blockingMatch = matchAfter(table(3, ['block-it']), placeMove(1, 2));
  expect(readTaps(blockingMatch, pickTap('gray', 3), pickTap('face', 6))).toEqual([
    pick('block-it block', 'gray', '3'),
    pick('block-it block', 'face', '6')
  ]);
  const closingMatch = matchAfter(table(3, ['no-entry']), placeMove(1, 2));
  expect(readTaps(closingMatch, pickTap('face', 4))).toEqual([pick('no-entry close', 'face', '4')]);
});

test('the picked space of Handicap is restored, and then the adjusted die', () => {
  const takingMatch = matchAfter(table(3, ['handicap']), placeMove(1, 2));
  expect(readTaps(takingMatch, pickTap('slot', 'money'), pickTap('from', 5))).toEqual([
    pick('handicap take', 'slot', 'money'),
    pick('handicap take', 'from', '5')
  ]);
  const adjustingMatch = matchAfter(takingMatch, tile('handicap', { do: 'take', from: 4, slot: 'adjust' }));
  expect(readTaps(adjustingMatch, pickTap('do', 'takeBack'), pickTap('size', 'small'))).toEqual([
    pick('handicap adjust', 'do', 'takeBack'),
    pick('handicap adjust', 'size', 'small')
  ]);
});

test('the die adjusted because of a 5 on My Choice is restored', () => {
  const adjustingMatch = matchAfter(
    table(3, ['my-choice']),
    placeMove(1, 2),
    tile('my-choice', { do: 'throw', dice: [5, 6] }),
    tile('my-choice', { do: 'choose', result: 5 })
  );
  expect(readTaps(adjustingMatch, pickTap('size', 'big'))).toEqual([pick('my-choice adjust', 'size', 'big')]);
});

test('picking up the big die of Double Down and putting it down again are both restored', () => {
  const movingMatch = matchAfter(table(3, ['double-down']), placeMove(1, 2, 1));
  expect(readTaps(movingMatch, pickTap('big', 1), pickTap('big', 0))).toEqual([
    pick('double-down move', 'big', '1'),
    pick('double-down move', 'big', '0')
  ]);
});

test('the die turned with Power Play instead of a roll is restored', () => {
  const turningMatch = matchAfter(table(2, ['power-play']), placeMove(1, 2), placeMove(2, 1));
  expect(readTaps(turningMatch, { tap: 'show', show: 'tile' }, pickTap('size', 'big'))).toEqual([
    pick('power-play use', 'size', 'big')
  ]);
});

test('the first black die is restored if it was entered and not rolled by the app', () => {
  const throwingMatch = matchAfter(table(3, ['jackpot']), placeMove(1, 2));
  expect(
    readTaps(throwingMatch, { tap: 'show', show: 'table' }, { tap: 'die', die: 'black', face: 4 })
  ).toEqual([
    { ask: 'jackpot throw', kit: 'by', by: 'table' },
    { ask: 'jackpot throw', kit: 'die', face: 4 }
  ]);
});

test('a bet is left out, since it is now a move of its own', () => {
  const bettingMatch = matchAfter(
    table(3, ['fifty-fifty']),
    placeMove(1, 2),
    tile('fifty-fifty', { do: 'throw', dice: [2, 4] })
  );
  expect(readTaps(bettingMatch, pickTap('bet', 'higher'))).toEqual([]);
});
