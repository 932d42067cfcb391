import { describe, expect, test } from 'vitest';
import {
  appendEntry,
  nextEntry,
  PLAYER_COLOURS,
  seatsUpTo,
  undo,
  type Entry,
  type Match,
  type GameTypes
} from '$lib/core';
import { findGame } from '$lib/games/registry';
import type { Game } from '$lib/games/contract/define';
import { consequencesOf, type Consequences } from './edit-entry';
import { postingsIfEndedNow } from '$lib/session/match/ending';

type Move = GameTypes['Move'];
type Log = readonly Entry<Move>[];

const [ANNA, BEN, CARLA] = ['p1', 'p2', 'p3'];

async function startCardGame(): Promise<{ readonly game: Game; readonly match: Match }> {
  const game = await findGame('las-vegas-cards')!.load();
  const players = seatsUpTo(3);
  const seats = players.map((player, index) => ({
    player,
    name: ['Anna', 'Ben', 'Carla'][index]!,
    colour: PLAYER_COLOURS[index]!
  }));
  const options = game.options({ players, first: 'p1', depth: 'rounds', houseRules: {} });
  const table = { parts: {}, hideMoney: false };
  return { game, match: { id: 'm', game: 'las-vegas-cards', seats, options, table, startedAt: 0 } };
}

function logOf(moves: readonly Move[]): Log {
  return moves.reduce<Log>((log, move) => appendEntry(log, nextEntry('m', log, { move }, 'table', 0)), []);
}

/** $80,000 and $30,000 at every casino. */
const NOTES_MOVE = {
  type: 'notes',
  notes: Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? 80_000 : 30_000))
};

/** The players' dice at casino 1; those at casinos 2 and 6 are the same in every round. */
function countMove(anna: number, ben: number, carla: number): Move {
  return {
    type: 'count',
    dice: { [ANNA]: [anna, 0, 0, 0, 0, 1], [BEN]: [ben, 2, 0, 0, 0, 1], [CARLA]: [carla, 1, 0, 0, 0, 0] },
    chipCards: {}
  } as Move;
}

function requireConsequences(result: ReturnType<typeof consequencesOf>): Consequences {
  if (result === undefined || 'refused' in result) throw new Error('nothing comes of it');
  return result;
}

describe('the Card Game with hidden money, which is the default', () => {
  const moves = [
    NOTES_MOVE,
    countMove(3, 2, 1),
    NOTES_MOVE,
    countMove(2, 0, 3),
    NOTES_MOVE,
    countMove(3, 0, 2),
    NOTES_MOVE,
    countMove(4, 2, 3)
  ];

  test('changing a placement of a paid round says who hands which notes to whom', async () => {
    const { game, match } = await startCardGame();
    // One undo reopens the finished game. The edit gives Carla 4 dice instead of 2 in round 3, against Anna's 3.
    const log = undo(logOf(moves), 'table', 1);
    const event = requireConsequences(consequencesOf(game, match, log, 6, countMove(3, 0, 4)));
    expect(event).toMatchObject({
      totalsBefore: {},
      totalsAfter: {},
      droppedCount: 0,
      hasMoneyChanged: true
    });
    expect(event.transfers).toEqual([
      { from: ANNA, to: CARLA, piece: 'note', value: 80_000, count: 1 },
      { from: CARLA, to: ANNA, piece: 'note', value: 30_000, count: 1 }
    ]);
  });

  test('if the same players win the same notes, nothing is handed over', async () => {
    const { game, match } = await startCardGame();
    const log = undo(logOf(moves), 'table', 1);
    const event = requireConsequences(consequencesOf(game, match, log, 6, countMove(4, 0, 2)));
    expect(event).toMatchObject({
      totalsBefore: {},
      totalsAfter: {},
      hasMoneyChanged: false,
      transfers: []
    });
  });

  test('unclaimed money goes back', async () => {
    const { game, match } = await startCardGame();
    const log = undo(logOf(moves), 'table', 1);
    const { transfers } = requireConsequences(consequencesOf(game, match, log, 6, countMove(3, 0, 0)));
    expect(transfers).toEqual([{ from: CARLA, to: 'box', piece: 'note', value: 30_000, count: 1 }]);
  });
});

test('in the Card Game, no one can know what a round pays before its notes are entered', async () => {
  const { game, match } = await startCardGame();
  const { rules } = game;
  const start = rules.start({ ...match.options, depth: 'turns' }, ['p1', 'p2', 'p3']);
  const { state } = rules.play(start, { type: 'later' });
  expect([rules.isPayoutUnknown?.(state), postingsIfEndedNow(game, state)]).toEqual([true, []]);
  expect(rules.isPayoutUnknown?.(rules.play(start, NOTES_MOVE).state)).toBe(false);
});
