import { describe, expect, test } from 'vitest';
import { appendEntry, nextEntry, type Entry, type GameTypes, type Match } from '$lib/core';
import { penniesGame, makePenniesMatch } from '$lib/session/fixtures/pennies';
import { csvOf } from './csv';
import { EVENING_START, eveningGame } from './fixtures/evening';
import { gamesTable, paymentRows, paymentsOf, PAYMENT_COLUMNS } from './tables';

describe('the table of games', () => {
  test('has a line for each player, the best first', () => {
    expect(csvOf(gamesTable([{ ...eveningGame, startedAt: EVENING_START }]))).toBe(
      [
        'date,time,game,edition,location,player,rank,winner,total,unit,first,players,minutes,rounds,ended,note,id',
        '2026-11-20,19:05,Las Vegas Royale,"Las Vegas Royale, 2019: Royale",,Anna,1,yes,460000,dollars,no,2,62,4,rules,,0b6fd5c2-7a11-4d0e-9c55-3f6f1f0e8a21',
        '2026-11-20,19:05,Las Vegas Royale,"Las Vegas Royale, 2019: Royale",,Ben,2,no,-5000,dollars,yes,2,62,4,rules,,0b6fd5c2-7a11-4d0e-9c55-3f6f1f0e8a21',
        ''
      ].join('\r\n')
    );
  });

  test('protects typed text from being read as a formula, and leaves unknown cells empty', () => {
    const { edition: _, playedFor: __, rounds: ___, ...bare } = eveningGame;
    const [anna] = eveningGame.players;
    const players = anna === undefined ? [] : [{ ...anna, name: '=1+1' }];
    const game = {
      ...bare,
      startedAt: EVENING_START,
      ended: 'table' as const,
      note: '-2',
      location: '@home',
      players
    };
    expect(csvOf(gamesTable([game])).split('\r\n')[1]).toBe(
      "2026-11-20,19:05,Las Vegas Royale,,'@home,'=1+1,1,yes,460000,dollars,,1,,,early,'-2,0b6fd5c2-7a11-4d0e-9c55-3f6f1f0e8a21"
    );
  });
});

/** Two players roll in turn and get 1,000 for each pip: Anna has a 4, Ben a 2. */
function rolledMatch(): { readonly match: Match; readonly entries: readonly Entry<GameTypes['Move']>[] } {
  const match = makePenniesMatch('match', 1);
  const rolls = [4, 2].map((face) => ({ move: { type: 'roll', face } }));
  const entries = rolls.reduce<readonly Entry<GameTypes['Move']>[]>(
    (log, roll) => appendEntry(log, nextEntry('match', log, roll, 'table', 0)),
    []
  );
  return { match, entries };
}

describe('the table of payments', () => {
  const names = (player: string): string => (player === 'p1' ? 'Anna' : '=Ben');

  test('has a line for each posting, with its reason and its paragraph', () => {
    const payments = paymentsOf({ game: penniesGame(), ...rolledMatch() }, names);
    expect(payments).toEqual([
      {
        ...{ line: 1, round: 1, from: 'bank', to: 'Anna', piece: 'note', value: 4000 },
        ...{ reason: 'Anna has a 4.', rule: '1' }
      },
      {
        ...{ line: 2, round: 1, from: 'bank', to: '=Ben', piece: 'note', value: 2000 },
        ...{ reason: '=Ben has a 2.', rule: '1' }
      }
    ]);
    const rows = paymentRows(
      { ...eveningGame, title: 'Pennies', id: 'match', startedAt: EVENING_START },
      payments
    );
    expect(csvOf({ columns: PAYMENT_COLUMNS, rows })).toBe(
      [
        'date,game,line,round,from,to,piece,value,unit,reason,rule,id',
        '2026-11-20,Pennies,1,1,bank,Anna,note,4000,dollars,Anna has a 4.,§ 1,match',
        "2026-11-20,Pennies,2,1,bank,'=Ben,note,2000,dollars,'=Ben has a 2.,§ 1,match",
        ''
      ].join('\r\n')
    );
  });

  test('leaves out undone postings', () => {
    const { match, entries } = rolledMatch();
    const undoneEntries = appendEntry(entries, nextEntry('match', entries, 'undo', 'table', 0));
    const payments = paymentsOf({ game: penniesGame(), match, entries: undoneEntries }, names);
    expect(payments.map(({ value }) => value)).toEqual([4000]);
  });
});
