import { expect, test } from 'vitest';
import { findGame } from '$lib/games/registry';
import { toExportedGame, manualToExportedGame } from './exported-game';
import { eveningGame, summary } from './fixtures/evening';

async function loadGame(id: string): Promise<NonNullable<Awaited<ReturnType<typeof gameOf>>>> {
  const game = await gameOf(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

function gameOf(id: string): ReturnType<NonNullable<ReturnType<typeof findGame>>['load']> | undefined {
  return findGame(id)?.load();
}

test('a summary is converted for the exports', async () => {
  expect(toExportedGame(summary, await loadGame('las-vegas-royale'))).toEqual(eveningGame);
});

test.each([
  ['las-vegas', 'Las Vegas Royale, 2019: Basic game', 117959],
  ['las-vegas-royale', 'Las Vegas Royale, 2019: Royale', 271319],
  ['las-vegas-cards', 'Las Vegas: The Card Game, 2016', undefined],
  ['razzia', 'Razzia, 1992', undefined],
  ['vegas', 'Vegas, 1996', undefined],
  ['vegas-strip', 'Vegas Strip, 2024', 428638]
])(
  '%s has the name of its edition, and its number on BoardGameGeek only if that is known',
  async (id, edition, bggId) => {
    const exportedResult = toExportedGame(summary, await loadGame(id));
    expect([exportedResult.edition, exportedResult.bggId]).toEqual([edition, bggId]);
  }
);

test('a seat that was handed over has the name and id of its last player', async () => {
  const [anna, ben] = summary.seats;
  if (anna === undefined || ben === undefined) throw new Error('two seats');
  const seats = [anna, { ...ben, then: [{ name: ' DANA ', person: 'dana' }, { name: 'Eve  Fox' }] }];
  const { players } = toExportedGame({ ...summary, seats }, await loadGame('las-vegas-royale'));
  expect(players.map(({ name, id }) => [name, id])).toEqual([
    ['Anna', '5f0c7a34-1111-4222-8333-944455556666'],
    ['Eve  Fox', 'guest eve fox']
  ]);
});

test('initials replace names, and blank typed text is left out', async () => {
  const game = await loadGame('las-vegas-royale');
  const exportedResult = toExportedGame(summary, game, (player) => (player === 'p1' ? 'A' : 'B'), {
    location: 'At Ben’s',
    note: '  '
  });
  expect(exportedResult.players.map(({ name }) => name)).toEqual(['A', 'B']);
  expect([exportedResult.location, exportedResult.note]).toEqual(['At Ben’s', undefined]);
});

test('a game that was entered by hand exports what was entered', async () => {
  const manualGame = {
    ...{ id: 'by hand', game: 'vegas-strip', playedAt: 7, changedAt: 8, first: 1, teams: [1, 2] },
    players: [
      { name: 'Ben', colour: 'sky', place: 2, score: 30 },
      { name: 'Anna', colour: 'blue', place: 1, person: 'anna' }
    ],
    text: 'On the train'
  } as const;
  expect(manualToExportedGame(manualGame, await loadGame('vegas-strip'))).toMatchObject({
    ...{ id: 'by hand', title: 'Vegas Strip', startedAt: 7, ended: 'rules', note: 'On the train' },
    players: [
      { id: 'anna', name: 'Anna', seat: 2, rank: 1, wins: true, first: true, team: 'Team 2' },
      { id: 'guest ben', name: 'Ben', seat: 1, rank: 2, total: 30, wins: false, first: false, team: 'Team 1' }
    ]
  });
});

test('a game of Vegas Strip that was entered by hand has two winners', async () => {
  // Fails if the export says that the second of a game of Vegas Strip has lost.
  const manualGame = {
    ...{ id: 'by hand', game: 'vegas-strip', playedAt: 7, changedAt: 8 },
    players: [
      { name: 'Anna', colour: 'sky', place: 1, score: 62 },
      { name: 'Ben', colour: 'yellow', place: 2, score: 50 },
      { name: 'Carla', colour: 'blue', place: 3, score: 41 }
    ]
  } as const;
  const { players } = manualToExportedGame(manualGame, await loadGame('vegas-strip'));
  expect(players.map(({ name, wins }) => [name, wins])).toEqual([
    ['Anna', true],
    ['Ben', true],
    ['Carla', false]
  ]);
});

test('a player who left has the round of leaving as attendance', async () => {
  const [anna, ben] = summary.seats;
  if (anna === undefined || ben === undefined) throw new Error('two seats');
  const seats = [anna, { ...ben, left: { round: 2 } }];
  const { players } = toExportedGame({ ...summary, seats }, await loadGame('las-vegas-royale'));
  const attendanceBySeat = players.map(({ seat, attendance }) => [seat, attendance]);
  expect(attendanceBySeat.sort()).toEqual([
    [1, undefined],
    [2, 'left in round 2']
  ]);
});
