import { describe, expect, test } from 'vitest';
import { citedParagraphs as citedByReferee } from '$lib/games/fixtures/cited';
import { placeLastDie, offeredMoves, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import {
  matchAfter,
  placeRolled,
  placeMove,
  roll,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { Move } from '$lib/games/las-vegas/types';
import { fineOf } from '$lib/games/las-vegas/tiles/shared/fine';

/**
 * The expected paragraphs are written down by hand: our interpretation if it decides, otherwise the printed rule
 * beside it.
 */

function citedRules({ ledger }: TestMatch, code: string): readonly string[] {
  return ledger.flatMap(({ why }) => (why.code === code ? [why.rule] : []));
}

describe('14.5 the counts of Bad Luck', () => {
  const badLuck = (dice: object) => {
    const holdings = Object.fromEntries(
      Object.keys(dice).map((name) => [name, { notes: [50000], chips: 0 }])
    );
    return citedByReferee('las-vegas', 'bad-luck', { dice, holdings });
  };

  test('the big die counts as two, so its owner does not have the fewest', async () => {
    expect(await badLuck({ Anna: { big: 1 }, Ben: { small: 1 } })).toEqual(['LV 14.1 Ben', 'LV 14.5 Anna']);
  });

  test('the big die counts as two, so a player with two small dice pays as well', async () => {
    const dice = { Anna: { big: 1 }, Ben: { small: 2 }, Carla: { small: 3 } };
    expect(await badLuck(dice)).toEqual(['LV 14.1 Anna', 'LV 14.5 Ben', 'LV 14.1 Carla']);
  });

  test('14.1 is cited if there are only small dice', async () => {
    expect(await badLuck({ Anna: { small: 2 }, Ben: { small: 1 } })).toEqual(['LV 14.1 Ben', 'LV 14.1 Anna']);
  });

  test('an imaginary player with fewer dice does not spare anyone', () => {
    const initialMatch = table(2, ['bad-luck'], {
      dice: { 1: { p1: '2', p2: '1+B', gray: '1' } },
      purses: { p1: { notes: [50000] } }
    });
    expect(citedRules(placeLastDie(initialMatch, 'p2', 6), 'badLuck')).toEqual(['14.5']);
  });

  test('black dice count, so someone else has the fewest', () => {
    const initialMatch = table(2, ['bad-luck', 'prime-time'], {
      dice: { 1: { p1: '2', p2: '1' }, 2: { p2: '3' } },
      purses: { p1: { notes: [50000] }, p2: { notes: [50000] } }
    });
    const thrown = matchAfter(
      placeLastDie(initialMatch, 'p1', 6),
      tile('prime-time', { do: 'throw', dice: [1, 1] })
    );
    const badLuckAfter = (faces: readonly 1[]) =>
      citedRules(matchAfter(thrown, tile('prime-time', { do: 'place', faces })), 'badLuck');
    // With both black dice Ben has 3 and Anna has 2; without them Ben has 1 and pays.
    expect(badLuckAfter([1, 1])).toEqual(['14.5']);
    expect(badLuckAfter([])).toEqual(['14.1']);
  });
});

describe('14.6 the payments of Bad Luck', () => {
  test.each([
    ['80 rather than 90, either with a note back', [90000, 80000], 0, '14.6'],
    ['two $30,000 notes, although one of them and two chips would be exact', [30000, 30000], 2, '14.6'],
    ['14.1 one note is exactly the sum', [50000], 5, '14.1'],
    ['14.1 a higher note would be enough too, but this one is exact', [50000, 80000], 0, '14.1'],
    ['14.2 the only note, with change', [80000], 0, '14.2'],
    ['14.2 the notes are not enough, so chips are added', [30000], 5, '14.2'],
    ['14.3 the only note, without change', [60000], 4, '14.3']
  ])('%s', (_, notes, chips, rule) => {
    expect(fineOf(notes, chips).rule).toBe(rule);
  });
});

describe('refusals', () => {
  const powerPlayMove = (face: 1 | 5): Move => tile('power-play', { do: 'use', size: 'small', face });
  const holderMatch = matchAfter(
    table(2, ['nice-dice', 'power-play'], { dice: { 2: { p1: '1' } } }),
    placeMove(2, 1),
    placeMove(6, 1)
  );

  test('16.6 the token is used in place of a roll', () => {
    const afterRoll = matchAfter(holderMatch, roll([1, 1, 3, 4, 5], 6));
    expect(rules.refuse(afterRoll.state, powerPlayMove(5))).toMatchObject({
      code: 'powerPlayRolled',
      rule: '16.6'
    });
    expect(rules.refuse(holderMatch.state, powerPlayMove(5))).toBeUndefined();
  });

  test('7.1 only the holder of the token may use it', () => {
    const afterOtherTile = matchAfter(holderMatch, placeMove(5, 1));
    expect(rules.refuse(afterOtherTile.state, powerPlayMove(5))).toMatchObject({ code: 'notNow' });
  });

  test('23.4 nothing counts as rolled with Power Play', () => {
    const afterUse = matchAfter(holderMatch, powerPlayMove(1));
    const putMove = tile('nice-dice', { do: 'put', from: 'rolled', size: 'small', face: 4 });
    expect(rules.refuse(afterUse.state, putMove)).toMatchObject({ code: 'niceDiceNotRolled', rule: '23.4' });
  });

  test('23.5 a die is refused on a taken space whose casino is closed', () => {
    const afterClosing = matchAfter(
      table(2, ['nice-dice', 'no-entry'], { diceInHand: { p1: '6', p2: '6' } }),
      roll([1, 6, 6, 6, 5, 5]),
      placeRolled(1),
      tile('nice-dice', { do: 'put', from: 'rolled', size: 'small', face: 6 }),
      placeMove(2, 1),
      tile('no-entry', { do: 'close', face: 6 }),
      roll([1, 6, 6, 6]),
      placeRolled(1)
    );
    const putMove = tile('nice-dice', { do: 'put', from: 'rolled', size: 'small', face: 6 });
    expect(offeredMoves(afterClosing, 'nice-dice put').refusedMoves).toEqual([putMove]);
    expect(rules.refuse(afterClosing.state, putMove)).toEqual({
      code: 'niceDiceClosed',
      rule: '23.5',
      at: 1,
      space: 6
    });
  });
});

describe('24.7 the tile that a 4 activates', () => {
  const afterFours = (
    other: 'prime-time' | 'bad-luck' | 'black-box' | 'high-five' | 'jackpot',
    ownValue = '1'
  ) =>
    matchAfter(
      table(2, ['my-choice', other], { dice: { 2: { p1: ownValue } } }),
      placeMove(1, 1),
      tile('my-choice', { do: 'throw', dice: [4, 4] }),
      tile('my-choice', { do: 'activate', face: 2 })
    );

  test.each(['prime-time', 'bad-luck', 'black-box', 'high-five'] as const)('%s has no effect', (other) => {
    expect(citedRules(afterFours(other), 'myChoiceActivates')).toEqual(['24.7']);
  });

  test('24.3 is cited for a tile that has an effect', () => {
    expect(citedRules(afterFours('jackpot'), 'myChoiceActivates')).toEqual(['24.3']);
    expect(citedRules(afterFours('high-five', '5'), 'myChoiceActivates')).toEqual(['24.3']);
  });
});

describe('money that no one wins has a line too', () => {
  const citedAfterCount = (tileId: 'prime-time' | 'black-box', code: string, diceByPlayer: object) =>
    citedRules(placeLastDie(table(2, [tileId], { dice: { 1: diceByPlayer } }), 'p2', 6), code);

  test.each([
    ['all players there are tied', { p1: '2', p2: 'B' }],
    ['an imaginary player has the most dice', { p1: '2', p2: '1', gray: '3' }],
    ['the neutral player has the most dice', { p1: '1', neutral: '1+B' }],
    ['no one has dice there', {}]
  ])('11.4 and 21.3 %s', (_, diceByPlayer) => {
    expect(citedAfterCount('prime-time', 'primeTimeNobody', diceByPlayer)).toEqual(['11.4']);
    expect(citedAfterCount('black-box', 'blackBoxNobody', diceByPlayer)).toEqual(['21.3']);
  });

  test('11.4 the line is left out if someone wins the money', () => {
    expect(citedAfterCount('prime-time', 'primeTimeNobody', { p1: '2', p2: '1' })).toEqual([]);
    expect(citedAfterCount('black-box', 'blackBoxNobody', { p1: '2', p2: '1' })).toEqual([]);
  });

  test('19.3 the tile has no effect once all nine grey dice are used', () => {
    const blockMove = (size: number): Move => tile('block-it', { do: 'block', gray: size, face: 4 });
    const clusters = [1, 1, 2, 2, 3];
    const next = clusters.reduce(
      (testMatch, size, index) =>
        matchAfter(testMatch, placeMove(1, 1), blockMove(size), ...(index < 4 ? [placeMove(2, 1)] : [])),
      table(2, ['block-it'], { diceInHand: { p1: '8', p2: '8' } })
    );
    expect(citedRules(next, 'blockItEmpty')).toEqual([]);
    expect(citedRules(matchAfter(next, placeMove(1, 1)), 'blockItEmpty')).toEqual(['19.3']);
  });
});

describe('22.3 the big die on Double Down', () => {
  const doubleDown = (dice: object) => citedByReferee('las-vegas', 'double-down', { dice });

  test('the big die counts as two, so it ties with two small dice', async () => {
    const dice = { Anna: { big: 1 }, Ben: { small: 2 }, Carla: { small: 3 } };
    // If the big die counted as one, Ben would be second. Anna would get nothing either, but without a tie.
    expect(await doubleDown(dice)).toEqual(['LV 22.2 Carla', 'LV 22.3 Anna', 'LV 22.3 Ben']);
  });

  test('22.2 is cited if there are only small dice, or if the big die changes nothing', async () => {
    expect(await doubleDown({ Anna: { small: 3 }, Ben: { small: 2 } })).toEqual([
      'LV 22.2 Anna',
      'LV 22.2 Ben'
    ]);
    expect(await doubleDown({ Anna: { small: 2, big: 1 }, Ben: { small: 1 } })).toEqual([
      'LV 22.2 Anna',
      'LV 22.2 Ben'
    ]);
  });
});
