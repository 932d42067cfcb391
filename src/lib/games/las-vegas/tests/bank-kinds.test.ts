import { describe, expect, test } from 'vitest';
import type { Deck } from '$lib/core';
import { table } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import { text } from '$lib/games/las-vegas/strings/en/log';
import type { Move, State } from '$lib/games/las-vegas/types';

/** p1 has placed at casinos 2 and 3, Pay Day is at casino 1, and `unseenThirties` notes of $30,000 are unseen. */
function payDay(round: number, unseenThirties: number): TestMatch {
  const { state } = table(3, ['pay-day'], {
    bank: 'whenNeeded',
    dice: { 2: { p1: '1' }, 3: { p1: '1' } }
  });
  const unseen: Deck = { ...state.unseen, 30000: unseenThirties };
  return { state: { ...state, round, unseen }, ledger: [] };
}

const countThirties = (count: number): Move => ({ type: 'bank', notes: { 30000: count } });

function notesOf({ state }: TestMatch): readonly unknown[] {
  return [state.unseen[30000], state.royale?.bank?.notes[30000], state.purses.p1?.notes];
}

describe('8.20 a bank counted when it may run out', () => {
  test('8.20 in the third round nothing is set aside: the last note is paid, and the next one is owed', () => {
    const firstMatch = matchAfter(payDay(3, 1), placeMove(1, 1));
    expect(notesOf(firstMatch)).toEqual([0, undefined, [30000]]);
    expect(matchAfter(payDay(3, 0), placeMove(1, 1)).ledger.map(({ why }) => why.code)).toEqual([
      'payDay',
      'bankOwes'
    ]);
  });

  test('8.21 four notes are set aside, so of five unseen ones one can certainly be paid, and of four none', () => {
    expect(matchAfter(payDay(1, 5), placeMove(1, 1)).ledger.map(({ why }) => why.code)).toEqual(['payDay']);
    expect(matchAfter(payDay(1, 4), placeMove(1, 1)).ledger).toEqual([]);
  });

  test('8.20 a value is counted only once in a match, which shows how many are set aside', () => {
    const afterCount = matchAfter(payDay(1, 3), placeMove(1, 1), countThirties(2));
    expect(notesOf(afterCount)).toEqual([1, 1, [30000]]);
    expect(afterCount.state.phase).toBe('turns');
    expect(afterCount.state.turn).toBe('p2');
  });

  test('8.20 an entered bank waits for the count, and no other move is accepted', () => {
    const waitingMatch = matchAfter(payDay(1, 3), placeMove(1, 1));
    expect(waitingMatch.ledger).toEqual([]);
    expect(rules.refuse(waitingMatch.state, placeMove(2, 1))).toMatchObject({
      code: 'notNow',
      wanted: 'bank'
    });
    expect(rules.refuse(waitingMatch.state, countThirties(4))).toMatchObject({
      code: 'notTheBank',
      rule: '8.5'
    });
    expect(rules.refuse(waitingMatch.state, { type: 'bank', notes: { 40000: 1 } })).toMatchObject({
      notes: 1
    });
    expect(rules.refuse(payDay(1, 3).state, countThirties(2))).toMatchObject({
      code: 'notNow',
      wanted: 'turn'
    });
  });

  test('8.20 while the bank is counted, the placed dice are at their casino and no longer in hand', () => {
    const initialMatch = payDay(1, 3);
    const view = rules.view(matchAfter(initialMatch, placeMove(1, 1)).state);
    expect(view.casinos[0]?.claims.map(({ own }) => own)).toMatchObject([{ who: 'p1', small: 1, big: 0 }]);
    const smallNotes = (stateNow: State): number | undefined =>
      rules.view(stateNow).players.find(({ player }) => player === 'p1')?.small;
    expect(view.players.find(({ player }) => player === 'p1')?.small).toBe(
      Number(smallNotes(initialMatch.state)) - 1
    );
    const viewAfterCount = rules.view(matchAfter(initialMatch, placeMove(1, 1), countThirties(2)).state);
    expect(viewAfterCount.casinos[0]?.claims).toEqual(view.casinos[0]?.claims);
  });

  test('8.20 a count of the whole bank is offered until it is made or declined', () => {
    const isCountOffered = (state: State): boolean => rules.asks(state).some(({ id }) => id === 'count bank');
    expect(isCountOffered(payDay(1, 3).state)).toBe(true);
    expect(
      isCountOffered(
        matchAfter(payDay(1, 3), { type: 'countBank' }, { type: 'bank', notes: 'notCounted' }).state
      )
    ).toBe(false);
  });

  test('8.20 the log says what was counted', () => {
    const waits = matchAfter(payDay(1, 3), placeMove(1, 1)).state;
    const line = (count: number): string =>
      text.logLine(
        rules.logEventOf(waits, countThirties(count), rules.play(waits, countThirties(count)).state),
        String
      );
    expect([0, 1, 3].map(line)).toEqual([
      'The bank has no $30,000 notes.',
      'The bank has one $30,000 note.',
      'The bank has three $30,000 notes.'
    ]);
  });
});
