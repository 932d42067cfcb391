import { expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYER_IDS } from '$lib/core';
import { lastDie, table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place, type Sitting } from '$lib/games/las-vegas/fixtures/sitting';
import { settle } from '$lib/games';
import type { Question } from '$lib/games/form';
import { dispute } from '$lib/games/las-vegas/questions';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import { view } from '$lib/games/las-vegas/view';

const seats = ['Anna', 'Ben', 'Carla'].map((name, index) => ({
  player: PLAYER_IDS[index] ?? 'p1',
  name,
  colour: PLAYER_COLOURS[index] ?? 'sky'
}));

/** What the referee is asked of the last line with this reason. */
function asked({ state, ledger }: Sitting, code: Why['code']): unknown {
  const why = ledger.findLast((posting) => posting.why.code === code)?.why;
  expect(why?.code).toBe(code);
  return why === undefined ? undefined : dispute(why, view(state), { seats, options: state.options });
}

const jackpot = (...dice: readonly [Face, Face]): Move => tile('jackpot', { do: 'throw', dice });
const closing = (track: readonly number[]): Sitting =>
  after(
    table(3, ['no-entry'], { options: { noEntryTrack: track } }),
    place(1, 1),
    tile('no-entry', { do: 'close', face: 5 })
  );

test('10.2 a jackpot is disputed with the counter as it lay', () => {
  const won = after(table(3, ['jackpot']), place(1, 1), jackpot(3, 4));
  expect(asked(won, 'jackpotWon')).toEqual({
    case: 'jackpot',
    title: 'Jackpot',
    position: { player: 'Anna', counter: 30000, first: 3, second: 4 }
  });
  const grown = after(table(3, ['jackpot']), place(1, 1), jackpot(6, 5));
  expect(asked(grown, 'jackpotGrows')).toMatchObject({ position: { counter: 30000, first: 6, second: 5 } });
});

test('15.2 a pay day is disputed with the number of casinos', () => {
  const paid = after(table(3, ['pay-day'], { dice: { 2: { p1: '1' } } }), place(1, 1));
  expect(asked(paid, 'payDay')).toMatchObject({ case: 'pay-day', position: { player: 'Anna', casinos: 2 } });
});

test('22.2 Double Down is disputed with all dice on it', () => {
  const start = table(3, ['double-down'], { left: { p1: '0', p2: '0', p3: '0' } });
  const lying = { p1: { small: 2, big: 0 }, p2: { small: 0, big: 1 } };
  const tiles = start.state.royale?.tiles.map((each) => ({ ...each, live: { dice: lying } }));
  const state = { ...start.state, royale: { ...start.state.royale, tiles } } as typeof start.state;
  expect(asked(lastDie({ ...start, state }, 'p3', 6), 'doubleDownTied')).toMatchObject({
    case: 'double-down',
    position: { dice: { Anna: { small: 2 }, Ben: { big: 1 } } }
  });
});

test('17.2 a ring is disputed as the table plays with it', async () => {
  expect(asked(closing([0, 20000, 0, 30000, 0, 10000]), 'noEntryClosed')).toEqual({
    case: 'no-entry',
    title: 'No Entry!',
    position: { player: 'Anna', space: 0, token: 'moved' }
  });
  const own = asked(closing([0, 40000]), 'noEntryClosed');
  expect(own).toMatchObject({ position: { player: 'Anna', space: 0, token: 'moved', ring: [40000] } });
  const { position } = own as Question;
  const { awards } = await settle({ game: 'las-vegas', case: 'no-entry', ...position });
  expect(awards).toEqual([{ from: 'bank', to: 'Anna', piece: 'note', value: 40000 }]);
});

test('17.3 a ring that the referee cannot be told has only its sentence', () => {
  expect(asked(closing([0, 40000, ...Array<number>(24).fill(0)]), 'noEntryClosed')).toBeUndefined();
});
