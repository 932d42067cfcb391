import { describe, expect, test } from 'vitest';
import { askIds, movedPieces, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import type { Face, Move } from '$lib/games/las-vegas/types';

const afterActivation = matchAfter(table(3, ['fifty-fifty']), placeMove(1, 1));
const stop = tile('fifty-fifty', { do: 'stop' });

function roll(a: Face, b: Face): Move {
  return tile('fifty-fifty', { do: 'throw', dice: [a, b] });
}

const higher = tile('fifty-fifty', { do: 'bet', bet: 'higher' });
const lower = tile('fifty-fifty', { do: 'bet', bet: 'lower' });

describe('Fifty Fifty', () => {
  test('12.1 stopping after the first roll pays nothing, and a reason says so', () => {
    const { ledger, state } = matchAfter(afterActivation, roll(3, 5), stop);
    expect(ledger.map(({ value, why }) => [value, why.code])).toEqual([[0, 'fiftyFiftyTaken']]);
    expect(state.turn).toBe('p2');
  });

  test('12.1 only the last reward is paid', () => {
    expect(movedPieces(matchAfter(afterActivation, roll(3, 5), higher, roll(6, 4), stop).ledger)).toEqual([
      'chip 10000'
    ]);
    const afterSecondRoll = matchAfter(
      afterActivation,
      roll(3, 5),
      higher,
      roll(6, 4),
      lower,
      roll(2, 2),
      higher,
      roll(6, 3),
      stop
    );
    expect(movedPieces(afterSecondRoll.ledger)).toEqual(['note 40000']);
  });

  test('12.2 a lost bet pays nothing', () => {
    const { ledger, state } = matchAfter(afterActivation, roll(3, 5), higher, roll(6, 4), lower, roll(6, 5));
    expect(movedPieces(ledger)).toEqual([]);
    expect(ledger.at(-1)?.why).toMatchObject({ code: 'fiftyFiftyLost', rule: '12.2', sum: 11, before: 10 });
    expect(state.turn).toBe('p2');
  });

  test('12.5 an equal sum loses either bet, whatever the dice show', () => {
    for (const bet of [higher, lower]) {
      const { ledger } = matchAfter(afterActivation, roll(3, 5), bet, roll(6, 2));
      expect(ledger.at(-1)?.why).toMatchObject({ code: 'fiftyFiftyLost', rule: '12.5' });
      const afterSameSum = matchAfter(afterActivation, roll(3, 5), bet, roll(5, 3));
      expect(afterSameSum.ledger.at(-1)?.why).toMatchObject({ code: 'fiftyFiftyLost', rule: '12.3' });
    }
  });

  test('12.4 after four won bets the $60,000 is paid at once', () => {
    const finalMatch = matchAfter(
      afterActivation,
      roll(3, 5),
      higher,
      roll(6, 4),
      lower,
      roll(3, 3),
      higher,
      roll(6, 3),
      lower,
      roll(2, 2)
    );
    expect(movedPieces(finalMatch.ledger)).toEqual(['note 60000']);
    expect(askIds(finalMatch)).toContain('roll');
  });

  test('12.3 an equal number loses a bet on lower', () => {
    const { ledger } = matchAfter(afterActivation, roll(4, 4), lower, roll(4, 4));
    expect(ledger.map(({ value, why }) => [value, why.rule])).toEqual([[0, '12.3']]);
  });

  test('12.6 the next player starts on the first space again', () => {
    const afterWin = matchAfter(afterActivation, roll(3, 5), higher, roll(6, 4), stop);
    const next = matchAfter(afterWin, placeMove(1, 1), roll(3, 5), stop);
    expect(next.ledger.at(-1)).toMatchObject({ to: 'p2', value: 0, why: { code: 'fiftyFiftyTaken' } });
  });
});
