import { describe, expect, test } from 'vitest';
import type { PlayerId } from '$lib/core';
import { leaving } from '$lib/games/vegas-strip/actions/leaving';
import { after, moves, revealMoves, newMatch } from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import { text } from '$lib/games/vegas-strip/strings/en/log';
import type { Move, State } from '$lib/games/vegas-strip/types';

const leave = (player: PlayerId): Move => ({ type: 'leave', player, pieces: 'stay' });
const names = (player: PlayerId): string => player.toUpperCase();

function placesOf(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

describe('a player leaves', () => {
  test('1.10 the tiles go in the box, and the marker passes to the next player', () => {
    const { state } = after(newMatch(5), leave('p1'));
    expect([state.first, state.turn, state.hands.p1]).toEqual(['p2', 'p2', undefined]);
    expect(placesOf(state, 'p1 7')).toEqual({ box: 1 });
    expect(rules.leftPlayers?.(state)).toEqual([{ player: 'p1', round: 1, between: true }]);
  });

  test('1.11 the teams are those for the smaller number of players', () => {
    // Teams: places 1 and 2, and places 3 and 4 in turn order, without p2.
    expect(after(newMatch(5), leave('p2')).state.teams).toEqual([
      { id: 't1', fixer: 'p1', partner: 'p3' },
      { id: 't2', fixer: 'p4', partner: 'p5' }
    ]);
    expect(after(newMatch(4), leave('p2')).state.teams.map(({ fixer, partner }) => [fixer, partner])).toEqual(
      [
        ['p1', undefined],
        ['p3', undefined],
        ['p4', undefined]
      ]
    );
  });

  test('1.11 the teams can still be changed', () => {
    const { state } = after(newMatch(5), leave('p2'), {
      type: 'teams',
      teams: [
        ['p1', 'p4'],
        ['p3', 'p5']
      ]
    });
    expect(state.teams.map(({ fixer, partner }) => [fixer, partner])).toEqual([
      ['p1', 'p4'],
      ['p3', 'p5']
    ]);
  });

  test('1.12 if three become two, they play with blockers, and the first turn is a blocker', () => {
    const { state } = after(newMatch(3), leave('p1'));
    expect(state.blockers).toEqual({ p2: [1, 2, 3, 4, 5, 6, 7], p3: [1, 2, 3, 4, 5, 6, 7] });
    expect([state.turn, state.due]).toEqual(['p2', { tile: false, blocker: true }]);
    expect(placesOf(state, 'p2 blocker 1')).toEqual({ hands: 1 });
    expect(placesOf(state, 'p1 blocker 1')).toEqual({ box: 1 });
    expect(placesOf(state, 'card c6')).toEqual({ box: 1 });
    expect(rules.view(state).casinos).toHaveLength(5);
  });

  test('1.12 if four become three, everyone gets two cards, for six casinos', () => {
    const dealMatch = newMatch(4, { secrets: 'app' });
    const { state } = after(dealMatch, leave('p4'), {
      type: 'deal',
      cards: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6']
    });
    expect(state.cards).toEqual({ p1: ['c1', 'c2'], p2: ['c3', 'c4'], p3: ['c5', 'c6'] });
    expect(state.jackpots).toMatchObject({ c5: 10, c6: 10 });
  });

  test('1.10 the remaining players continue, and the marker passes among them', () => {
    const threePlayerMatch = after(newMatch(4), leave('p2'));
    const placements = [1, 2, 3, 4, 5, 6, 7].flatMap((tile) =>
      ['c1', 'c2', 'c3'].map((_, index) => `${tile} c${((tile + index) % 6) + 1}`)
    );
    const paidMatch = after(
      threePlayerMatch,
      ...moves(...placements),
      ...revealMoves({ p1: 'c1', p3: 'c2', p4: 'c3' }),
      {
        type: 'pay'
      }
    );
    expect([paidMatch.state.round, paidMatch.state.first, paidMatch.state.seats]).toEqual([
      2,
      'p3',
      ['p1', 'p3', 'p4']
    ]);
    expect(Object.keys(paidMatch.state.hands)).toEqual(['p1', 'p3', 'p4']);
    expect(rules.ranking(paidMatch.state, paidMatch.ledger).flatMap(({ players }) => players)).toHaveLength(
      4
    );
    expect(rules.ranking(paidMatch.state, paidMatch.ledger).at(-1)?.players).toContain('p2');
  });

  test('1.11 the first two still win if three started', () => {
    const { state, ledger } = after(newMatch(3, { depth: 'rounds' }), {
      type: 'collected',
      chips: { p1: 12, p2: 9, p3: 3 },
      sevens: []
    });
    const matchAfterLeaving = after({ state, ledger }, leave('p2'));
    expect(
      rules
        .ranking(matchAfterLeaving.state, matchAfterLeaving.ledger)
        .map(({ players, wins }) => [players, wins === true])
    ).toEqual([
      [['p1'], true],
      [['p2'], true],
      [['p3'], false]
    ]);
  });

  test('the log says who left, and the sheet says what changes', () => {
    const { state } = newMatch(4);
    expect(text.logLine(rules.logEventOf(state, leave('p2'), state), names)).toBe('P2 leaves the game.');
    const leaveOptions = [6, 5, 4, 3].map(
      (count) => leaving.leaveOptions(rules.view(newMatch(count).state), 'p1', String)[0]
    );
    expect(leaveOptions.map((leaveOption) => leaveOption?.rule)).toEqual(['1.10', '1.12', '1.12', '1.12']);
    expect(leaveOptions.map((leaveOption) => leaveOption?.pieces)).toEqual(['stay', 'stay', 'stay', 'stay']);
    expect(leaveOptions[1]?.hint).toContain('back to the supply');
    expect(leaveOptions[3]?.hint).toContain('blockers');
  });
});
