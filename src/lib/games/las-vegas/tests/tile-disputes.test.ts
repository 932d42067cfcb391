import { expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYER_IDS } from '$lib/core';
import { lastDie, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { settle } from '$lib/games';
import { cited } from '$lib/games/fixtures/cited';
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

const jackpot = (...dice: readonly [Face, Face]): Move => tile('jackpot', { do: 'throw', dice });
const closing = (track: readonly number[]): TestMatch =>
  after(
    table(3, ['no-entry'], { options: { noEntryTrack: track } }),
    place(1, 1),
    tile('no-entry', { do: 'close', face: 5 })
  );

test('10.2 a jackpot is disputed with the counter where it was before', () => {
  const afterWin = after(table(3, ['jackpot']), place(1, 1), jackpot(3, 4));
  expect(questionFor(afterWin, 'jackpotWon')).toEqual({
    case: 'jackpot',
    title: 'Jackpot',
    position: { player: 'Anna', counter: 30000, first: 3, second: 4 }
  });
  const longer = after(table(3, ['jackpot']), place(1, 1), jackpot(6, 5));
  expect(questionFor(longer, 'jackpotGrows')).toMatchObject({
    position: { counter: 30000, first: 6, second: 5 }
  });
});

test('15.2 a pay day is disputed with the number of casinos', () => {
  const paid = after(table(3, ['pay-day'], { dice: { 2: { p1: '1' } } }), place(1, 1));
  expect(questionFor(paid, 'payDay')).toMatchObject({
    case: 'pay-day',
    position: { player: 'Anna', casinos: 2 }
  });
});

test('22.2 Double Down is disputed with all dice that are on it', () => {
  const start = table(3, ['double-down'], { left: { p1: '0', p2: '0', p3: '0' } });
  const dice = { p1: { small: 2, big: 0 }, p2: { small: 0, big: 1 } };
  const tiles = start.state.royale?.tiles.map((tile) => ({ ...tile, live: { dice } }));
  const state = { ...start.state, royale: { ...start.state.royale, tiles } } as typeof start.state;
  expect(questionFor(lastDie({ ...start, state }, 'p3', 6), 'doubleDownTied')).toMatchObject({
    case: 'double-down',
    position: { dice: { Anna: { small: 2 }, Ben: { big: 1 } } }
  });
});

test('17.2 No Entry! is disputed with the ring of the players’ own box', async () => {
  expect(questionFor(closing([0, 20000, 0, 30000, 0, 10000]), 'noEntryClosed')).toEqual({
    case: 'no-entry',
    title: 'No Entry!',
    position: { player: 'Anna', space: 0, token: 'moved' }
  });
  const question = questionFor(closing([0, 40000]), 'noEntryClosed');
  expect(question).toMatchObject({ position: { player: 'Anna', space: 0, token: 'moved', ring: [40000] } });
  const { position } = question as Question;
  const { awards } = await settle({ game: 'las-vegas', case: 'no-entry', ...position });
  expect(awards).toEqual([{ from: 'bank', to: 'Anna', piece: 'note', value: 40000 }]);
});

test('17.3 a ring that the referee cannot accept is only a sentence, without a link', () => {
  expect(questionFor(closing([0, 40000, ...Array<number>(24).fill(0)]), 'noEntryClosed')).toBeUndefined();
});

test('14.1 Bad Luck is disputed with all dice on the table, and what everyone had before it', () => {
  const start = table(3, ['bad-luck'], {
    dice: { 1: { p1: '2', p2: '1', p3: '3' } },
    purses: { p1: { notes: [], chips: 1 }, p2: { notes: [80000], chips: 2 }, p3: { notes: [], chips: 0 } }
  });
  // Casino 1 pays Carla and Anna $30,000 each and casino 6 pays Carla $100,000; then Ben, with one die, is charged.
  expect(questionFor(lastDie(start, 'p3', 6), 'badLuck')).toEqual({
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

test('21.2 the Black Box is disputed with both piles if everyone has seen them', () => {
  const waits = lastDie(table(3, ['black-box'], { dice: { 1: { p1: '2' } } }), 'p3', 6);
  const split = after(waits, tile('black-box', { do: 'split', pile: [60000, 0] }));
  expect(questionFor(after(split, tile('black-box', { do: 'pick', pick: 1 })), 'blackBox')).toMatchObject({
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
  const afterEntry = after(waits, tile('black-box', { do: 'told', value: 40000 }));
  expect(questionFor(afterEntry, 'blackBox')).toEqual({
    case: 'black-box',
    title: 'Black Box',
    position: { winner: 'Anna' },
    isOpen: true
  });
});

test('13.3 a payment for a High Five token is disputed with the holder of the token', () => {
  const start = table(3, ['high-five'], { dice: { 1: { p1: '3' } } });
  expect(questionFor(lastDie(after(start, place(1, 2)), 'p3', 6), 'highFivePaid')).toMatchObject({
    case: 'high-five',
    position: { player: 'Anna', dice: { small: 5 }, holder: 'Anna' }
  });
});

/** Paragraphs that the referee cites for the last posting with this reason. */
async function citedFor(testMatch: TestMatch, code: Why['code']): Promise<readonly string[]> {
  const { case: question, position } = questionFor(testMatch, code) as Question;
  return cited('las-vegas', question, position);
}

test('14.5 a dispute of Bad Luck includes grey dice at the casino, which do not spare anyone', async () => {
  const start = table(2, ['bad-luck'], {
    dice: { 1: { p1: '2', p2: '1+B', gray: '1' } },
    purses: { p1: { notes: [50000] } }
  });
  const paid = lastDie(start, 'p2', 6);
  expect(questionFor(paid, 'badLuck')).toMatchObject({
    case: 'bad-luck-others',
    position: { dice: { Anna: { small: 2 }, Ben: { small: 1, big: 1 } }, gray: 1 }
  });
  // If grey dice could be charged, Anna would be spared; if the big die counted as one, Ben would not be.
  expect(await citedFor(paid, 'badLuck')).toEqual(['LV 14.5 Anna', 'LV 14.5 Ben']);
});

test('14.5 a dispute of Bad Luck includes black dice', async () => {
  const start = table(2, ['bad-luck', 'prime-time'], {
    dice: { 1: { p1: '2', p2: '1' }, 2: { p2: '3' } },
    purses: { p1: { notes: [50000] }, p2: { notes: [50000] } }
  });
  const thrown = after(
    lastDie(start, 'p1', 6),
    tile('prime-time', { do: 'throw', dice: [1, 1] }),
    tile('prime-time', { do: 'place', faces: [1, 1] })
  );
  expect(questionFor(thrown, 'badLuck')).toMatchObject({
    case: 'bad-luck-others',
    position: { dice: { Anna: { small: 2 }, Ben: { small: 1 } }, extra: { Ben: 2 } }
  });
  // Ben has 3 with the black dice and Anna 2; without them Ben would pay, so counting them decides for both.
  expect(await citedFor(thrown, 'badLuck')).toEqual(['LV 14.5 Anna', 'LV 14.5 Ben']);
});

test.each([
  ['bad-luck', '24.7'],
  ['prime-time', '24.7'],
  ['black-box', '24.7'],
  ['jackpot', '24.3']
] as const)('24.7 a 4 for %s is disputed with that tile, and follows %s', async (other, rule) => {
  const afterUse = after(
    table(3, ['my-choice', other]),
    place(1, 1),
    tile('my-choice', { do: 'throw', dice: [4, 4] }),
    tile('my-choice', { do: 'activate', face: 2 })
  );
  expect(questionFor(afterUse, 'myChoiceActivates')).toEqual({
    case: 'my-choice',
    title: 'My Choice',
    position: { player: 'Anna', result: 4, other: 2, tile: other }
  });
  expect(await citedFor(afterUse, 'myChoiceActivates')).toEqual([`LV ${rule} Anna`]);
});

test.each([
  ['3+B', { small: 3, big: 1 }, '24.3'],
  ['4', { small: 4 }, '24.7']
] as const)(
  '24.7 a 4 for High Five with %s is disputed with the dice at that casino',
  async (placed, dice, rule) => {
    const afterUse = after(
      table(3, ['my-choice', 'high-five'], { dice: { 2: { p1: placed } } }),
      place(1, 1),
      tile('my-choice', { do: 'throw', dice: [4, 4] }),
      tile('my-choice', { do: 'activate', face: 2 })
    );
    expect(questionFor(afterUse, 'myChoiceActivates')).toMatchObject({
      position: { player: 'Anna', result: 4, other: 2, tile: 'high-five', dice }
    });
    expect(await citedFor(afterUse, 'myChoiceActivates')).toEqual([`LV ${rule} Anna`]);
  }
);

test('11.4 a roll that no one made is disputed with all dice at the casino', async () => {
  const next = lastDie(table(2, ['prime-time'], { dice: { 1: { p1: '2', p2: '1', gray: '3' } } }), 'p2', 6);
  expect(questionFor(next, 'primeTimeNobody')).toEqual({
    case: 'prime-time',
    title: 'Prime Time',
    position: { dice: { Anna: { small: 2 }, Ben: { small: 1 } }, gray: 3 }
  });
  expect(await citedFor(next, 'primeTimeNobody')).toEqual(['LV 11.4 nobody']);
});
