import { expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYER_IDS } from '$lib/core';
import { placeLastDie, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, placeMove, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { settle } from '$lib/games';
import { citedParagraphs } from '$lib/games/fixtures/cited';
import type { Question } from '$lib/games/contract/form';
import { dispute } from '$lib/games/las-vegas/referee/questions';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import { view } from '$lib/games/las-vegas/state/view';

const seats = ['Anna', 'Ben', 'Carla'].map((name, index) => ({
  player: PLAYER_IDS[index] ?? 'p1',
  name,
  colour: PLAYER_COLOURS[index] ?? 'sky'
}));

/** The referee's question about the last posting with this reason. */
function questionFor({ state, ledger }: TestMatch, code: Why['code']): unknown {
  const why = ledger.findLast((posting) => posting.why.code === code)?.why;
  expect(why?.code).toBe(code);
  return why === undefined ? undefined : dispute(why, view(state), { seats, options: state.options });
}

const throwJackpot = (...dice: readonly [Face, Face]): Move => tile('jackpot', { do: 'throw', dice });
const afterClosingOf = (track: readonly number[]): TestMatch =>
  matchAfter(
    table(3, ['no-entry'], { options: { noEntryTrack: track } }),
    placeMove(1, 1),
    tile('no-entry', { do: 'close', face: 5 })
  );

test('10.2 the question about a jackpot has the counter where it was before the roll', () => {
  const afterWin = matchAfter(table(3, ['jackpot']), placeMove(1, 1), throwJackpot(3, 4));
  expect(questionFor(afterWin, 'jackpotWon')).toEqual({
    case: 'jackpot',
    title: 'Jackpot',
    position: { player: 'Anna', counter: 30000, first: 3, second: 4 }
  });
  const afterLongTrack = matchAfter(table(3, ['jackpot']), placeMove(1, 1), throwJackpot(6, 5));
  expect(questionFor(afterLongTrack, 'jackpotGrows')).toMatchObject({
    position: { counter: 30000, first: 6, second: 5 }
  });
});

test('15.2 the question about a Pay Day includes the number of casinos', () => {
  const afterPayout = matchAfter(table(3, ['pay-day'], { dice: { 2: { p1: '1' } } }), placeMove(1, 1));
  expect(questionFor(afterPayout, 'payDay')).toMatchObject({
    case: 'pay-day',
    position: { player: 'Anna', casinos: 2 }
  });
});

test('22.2 the question about Double Down includes all dice on the tile', () => {
  const initialMatch = table(3, ['double-down'], { diceInHand: { p1: '0', p2: '0', p3: '0' } });
  const dice = { p1: { small: 2, big: 0 }, p2: { small: 0, big: 1 } };
  const tiles = initialMatch.state.royale?.tiles.map((tile) => ({ ...tile, live: { dice } }));
  const state = {
    ...initialMatch.state,
    royale: { ...initialMatch.state.royale, tiles }
  } as typeof initialMatch.state;
  expect(questionFor(placeLastDie({ ...initialMatch, state }, 'p3', 6), 'doubleDownTied')).toMatchObject({
    case: 'double-down',
    position: { dice: { Anna: { small: 2 }, Ben: { big: 1 } } }
  });
});

test('17.2 the question about No Entry! uses the ring of the players’ own box', async () => {
  expect(questionFor(afterClosingOf([0, 20000, 0, 30000, 0, 10000]), 'noEntryClosed')).toEqual({
    case: 'no-entry',
    title: 'No Entry!',
    position: { player: 'Anna', space: 0, token: 'moved' }
  });
  const question = questionFor(afterClosingOf([0, 40000]), 'noEntryClosed');
  expect(question).toMatchObject({ position: { player: 'Anna', space: 0, token: 'moved', ring: [40000] } });
  const { position } = question as Question;
  const { awards } = await settle({ game: 'las-vegas', case: 'no-entry', ...position });
  expect(awards).toEqual([{ from: 'bank', to: 'Anna', piece: 'note', value: 40000 }]);
});

test('17.3 a ring that the referee cannot accept leads to no question', () => {
  expect(
    questionFor(afterClosingOf([0, 40000, ...Array<number>(24).fill(0)]), 'noEntryClosed')
  ).toBeUndefined();
});

test('14.1 the question about Bad Luck includes all dice at its casino, and what everyone had before the fine', () => {
  const initialMatch = table(3, ['bad-luck'], {
    dice: { 1: { p1: '2', p2: '1', p3: '3' } },
    purses: { p1: { notes: [], chips: 1 }, p2: { notes: [80000], chips: 2 }, p3: { notes: [], chips: 0 } }
  });
  // Casino 1 pays Carla and Anna $30,000 each and casino 6 pays Carla $100,000; then Ben, with one die, is charged.
  expect(questionFor(placeLastDie(initialMatch, 'p3', 6), 'badLuck')).toEqual({
    case: 'bad-luck',
    title: 'Bad Luck',
    position: {
      dice: { Anna: { small: 2 }, Ben: { small: 1 }, Carla: { small: 3 } },
      holdings: {
        Anna: { notes: [30000], chips: 1 },
        Ben: { notes: [80000], chips: 2 },
        Carla: { notes: [100000, 30000], chips: 0 }
      }
    }
  });
});

test('21.2 the question about Black Box includes both piles if everyone has seen them', () => {
  const waitingMatch = placeLastDie(table(3, ['black-box'], { dice: { 1: { p1: '2' } } }), 'p3', 6);
  const afterSplit = matchAfter(waitingMatch, tile('black-box', { do: 'split', pile: [60000, 0] }));
  expect(
    questionFor(matchAfter(afterSplit, tile('black-box', { do: 'pick', pick: 1 })), 'blackBox')
  ).toMatchObject({
    case: 'black-box',
    position: {
      winner: 'Anna',
      piles: [
        [20000, 20000, 0, 0],
        [60000, 0]
      ],
      chosen: 0
    }
  });
  const afterEntry = matchAfter(waitingMatch, tile('black-box', { do: 'told', value: 40000 }));
  expect(questionFor(afterEntry, 'blackBox')).toEqual({
    case: 'black-box',
    title: 'Black Box',
    position: { winner: 'Anna' },
    isOpen: true
  });
});

test('13.3 the question about a payment for a High Five token includes its holder', () => {
  const initialMatch = table(3, ['high-five'], { dice: { 1: { p1: '3' } } });
  expect(
    questionFor(placeLastDie(matchAfter(initialMatch, placeMove(1, 2)), 'p3', 6), 'highFivePaid')
  ).toMatchObject({
    case: 'high-five',
    position: { player: 'Anna', dice: { small: 5 }, holder: 'Anna' }
  });
});

/** Paragraphs that the referee cites for the last posting with this reason. */
async function citedParagraphsFor(testMatch: TestMatch, code: Why['code']): Promise<readonly string[]> {
  const { case: question, position } = questionFor(testMatch, code) as Question;
  return citedParagraphs('las-vegas', question, position);
}

test('14.5 the question about Bad Luck includes grey dice at the casino, which do not spare anyone', async () => {
  const initialMatch = table(2, ['bad-luck'], {
    dice: { 1: { p1: '2', p2: '1+B', gray: '1' } },
    purses: { p1: { notes: [50000] } }
  });
  const afterPayout = placeLastDie(initialMatch, 'p2', 6);
  expect(questionFor(afterPayout, 'badLuck')).toMatchObject({
    case: 'bad-luck-others',
    position: { dice: { Anna: { small: 2 }, Ben: { small: 1, big: 1 } }, gray: 1 }
  });
  // If grey dice could be charged, Anna would be spared; if the big die counted as one, Ben would not be.
  expect(await citedParagraphsFor(afterPayout, 'badLuck')).toEqual(['LV 14.5 Anna', 'LV 14.5 Ben']);
});

test('14.5 the question about Bad Luck includes black dice', async () => {
  const initialMatch = table(2, ['bad-luck', 'prime-time'], {
    dice: { 1: { p1: '2', p2: '1' }, 2: { p2: '3' } },
    purses: { p1: { notes: [50000] }, p2: { notes: [50000] } }
  });
  const thrown = matchAfter(
    placeLastDie(initialMatch, 'p1', 6),
    tile('prime-time', { do: 'throw', dice: [1, 1] }),
    tile('prime-time', { do: 'place', faces: [1, 1] })
  );
  expect(questionFor(thrown, 'badLuck')).toMatchObject({
    case: 'bad-luck-others',
    position: { dice: { Anna: { small: 2 }, Ben: { small: 1 } }, extra: { Ben: 2 } }
  });
  // Ben has 3 with the black dice and Anna 2; without them Ben would pay, so counting them decides for both.
  expect(await citedParagraphsFor(thrown, 'badLuck')).toEqual(['LV 14.5 Anna', 'LV 14.5 Ben']);
});

test.each([
  ['bad-luck', '24.7'],
  ['prime-time', '24.7'],
  ['black-box', '24.7'],
  ['jackpot', '24.3']
] as const)('24.7 a 4 for %s is disputed with that tile, and follows %s', async (other, rule) => {
  const afterUse = matchAfter(
    table(3, ['my-choice', other]),
    placeMove(1, 1),
    tile('my-choice', { do: 'throw', dice: [4, 4] }),
    tile('my-choice', { do: 'activate', face: 2 })
  );
  expect(questionFor(afterUse, 'myChoiceActivates')).toEqual({
    case: 'my-choice',
    title: 'My Choice',
    position: { player: 'Anna', result: 4, other: 2, tile: other }
  });
  expect(await citedParagraphsFor(afterUse, 'myChoiceActivates')).toEqual([`LV ${rule} Anna`]);
});

test.each([
  ['3+B', { small: 3, big: 1 }, '24.3'],
  ['4', { small: 4 }, '24.7']
] as const)(
  '24.7 a 4 for High Five with %s is disputed with the dice at that casino',
  async (placedDice, dice, rule) => {
    const afterUse = matchAfter(
      table(3, ['my-choice', 'high-five'], { dice: { 2: { p1: placedDice } } }),
      placeMove(1, 1),
      tile('my-choice', { do: 'throw', dice: [4, 4] }),
      tile('my-choice', { do: 'activate', face: 2 })
    );
    expect(questionFor(afterUse, 'myChoiceActivates')).toMatchObject({
      position: { player: 'Anna', result: 4, other: 2, tile: 'high-five', dice }
    });
    expect(await citedParagraphsFor(afterUse, 'myChoiceActivates')).toEqual([`LV ${rule} Anna`]);
  }
);

test('11.4 the question about a roll that no one made includes all dice at the casino', async () => {
  const next = placeLastDie(
    table(2, ['prime-time'], { dice: { 1: { p1: '2', p2: '1', gray: '3' } } }),
    'p2',
    6
  );
  expect(questionFor(next, 'primeTimeNobody')).toEqual({
    case: 'prime-time',
    title: 'Prime Time',
    position: { dice: { Anna: { small: 2 }, Ben: { small: 1 } }, gray: 3 }
  });
  expect(await citedParagraphsFor(next, 'primeTimeNobody')).toEqual(['LV 11.4 nobody']);
});
