import { describe, expect, test } from 'vitest';
import { totalOf, type JoinStart, type PlayerId } from '$lib/core';
import { joining } from '$lib/games/vegas-strip/actions/joining';
import { usualCard } from '$lib/games/vegas-strip/data';
import {
  after,
  moves,
  refusalOf,
  revealMoves,
  newMatch,
  totals,
  withCharacters,
  type TestMatch
} from '$lib/games/vegas-strip/fixtures/test-match';
import { questions } from '$lib/games/vegas-strip/referee/questions';
import { rules } from '$lib/games/vegas-strip/rules';
import { text } from '$lib/games/vegas-strip/strings/en/log';
import { afterwardsText } from '$lib/games/vegas-strip/strings/en/steps';
import type { CasinoId, Chips, Move, Positions, State } from '$lib/games/vegas-strip/types';

const join = (player: PlayerId, round = 1, start: JoinStart = 'nothing'): Move => ({
  ...{ type: 'join', player, name: 'Dora', colour: 'white' },
  ...{ round, start }
});
const leave = (player: PlayerId): Move => ({ type: 'leave', player, pieces: 'stay' });
const collected = (chips: Chips): Move => ({ type: 'collected', chips, sevens: [] });
const ROUNDS = { depth: 'rounds' } as const;

function placesOf(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

/** The players of each team, the fixer first. */
function teams({ state }: TestMatch): readonly (readonly PlayerId[])[] {
  return state.teams.map(({ fixer, partner }) => (partner === undefined ? [fixer] : [fixer, partner]));
}

describe('a player joins', () => {
  test('1.13 a newcomer gets seven tiles and sits last clockwise, and the first player keeps the marker', () => {
    const { state } = after(newMatch(3), join('p4'));
    expect([state.seats, state.first, state.turn]).toEqual([['p1', 'p2', 'p3', 'p4'], 'p1', 'p1']);
    expect(state.hands.p4).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect([1, 4, 7].map((number) => placesOf(state, `p4 ${number}`))).toEqual(Array(3).fill({ hands: 1 }));
    const matchAfterTurn = after({ state, ledger: [] }, ...moves('1 c1', '1 c2', '1 c3'));
    expect(matchAfterTurn.state.turn).toBe('p4');
  });

  test('1.11 the teams are those for the larger number of players', () => {
    expect(teams(after(newMatch(2), join('p3')))).toEqual([['p1'], ['p2'], ['p3']]);
    // Teams: places 1 and 2, and places 3 and 4 in turn order.
    expect(teams(after(newMatch(3), join('p4')))).toEqual([
      ['p1', 'p2'],
      ['p3', 'p4']
    ]);
    // Teams: places 1 and 2, places 3 and 5, and place 4 solo. In round 2, p2 goes first.
    expect(teams(after(newMatch(4, ROUNDS), collected({}), join('p5', 2)))).toEqual([
      ['p2', 'p3'],
      ['p4', 'p1'],
      ['p5']
    ]);
    // Teams: places 1 and 2, places 3 and 6, and places 4 and 5.
    expect(teams(after(newMatch(5), join('p6')))).toEqual([
      ['p1', 'p2'],
      ['p3', 'p6'],
      ['p4', 'p5']
    ]);
  });

  test('1.11 the teams can still be changed', () => {
    const others: Move = {
      type: 'teams',
      teams: [
        ['p1', 'p4'],
        ['p2', 'p3']
      ]
    };
    expect(teams(after(newMatch(3), join('p4'), others))).toEqual([
      ['p1', 'p4'],
      ['p2', 'p3']
    ]);
  });

  test('1.11 an entered setup card is used only with its own number of players', () => {
    const oppositeTeams: Positions = [
      [1, 3],
      [2, 4]
    ];
    const card = { ...usualCard(4), teams: [oppositeTeams, oppositeTeams, oppositeTeams] };
    const fourPlayerMatch = newMatch(4, { card });
    const threePlayerMatch = after(fourPlayerMatch, leave('p2'));
    const rejoinedMatch = after(threePlayerMatch, join('p5'));
    expect([fourPlayerMatch, threePlayerMatch, rejoinedMatch].map(teams)).toEqual([
      [
        ['p1', 'p3'],
        ['p2', 'p4']
      ],
      [['p1'], ['p3'], ['p4']],
      // Turn order: p1, p3, p4, p5.
      [
        ['p1', 'p4'],
        ['p3', 'p5']
      ]
    ]);
    expect(teams(after(fourPlayerMatch, join('p5')))).toEqual([['p1', 'p2'], ['p3', 'p5'], ['p4']]);
  });

  test('1.12 the blockers go back in the box, and the first turn is a tile again', () => {
    const { state } = after(newMatch(2), join('p3'));
    expect([state.blockers, state.due]).toEqual([{}, { tile: true, blocker: false }]);
    expect(placesOf(state, 'p1 blocker 7')).toEqual({ box: 1 });
    expect(placesOf(state, 'p3 blocker 7')).toEqual({ box: 1 });
  });

  test('1.12 if three become four, each team is dealt two cards, for five casinos', () => {
    const { state } = after(newMatch(3, { secrets: 'app' }), join('p4'), {
      type: 'deal',
      cards: ['c1', 'c2', 'c3', 'c4']
    });
    expect(state.cards).toEqual({ p1: ['c1', 'c2'], p3: ['c3', 'c4'] });
    expect(placesOf(state, 'card c5')).toEqual({ deck: 1 });
    expect(placesOf(state, 'card c6')).toEqual({ box: 1 });
    expect(state.jackpots).toEqual({ c1: 10, c2: 10, c3: 10, c4: 10, c5: 10 });
  });

  test('1.12 the sixth casino opens again with a starting jackpot', () => {
    const { state, ledger } = after(newMatch(3), join('p4'), join('p5'), join('p6'));
    expect(state.jackpots).toEqual({ c1: 10, c2: 10, c3: 10, c4: 10, c5: 10, c6: 10 });
    expect(ledger.map(({ why }) => why)).toEqual([
      { code: 'casinoCloses', rule: '1.12', casino: 'Sixth casino', players: 4, value: 10 },
      { code: 'casinoOpens', rule: '1.12', casino: 'Sixth casino', players: 5, value: 10 }
    ]);
    expect(state.seats).toHaveLength(6);
  });

  test('1.13 no one can join after a character has moved chips', () => {
    const chips: Move = {
      type: 'chips',
      casino: 'c1',
      gives: { p1: 2 },
      takes: {},
      jackpot: { on: 0, off: 0 }
    };
    const matchAfterChips = after(newMatch(3, withCharacters(3, { chips: true })), chips);
    expect(refusalOf(matchAfterChips, join('p4'))).toEqual({ code: 'joinLater', rule: '1.13', max: 6 });
  });

  test('1.13 a match with three, four and then five players scores and ranks everyone', () => {
    const eveningMatch = after(
      newMatch(3, ROUNDS),
      collected({ p1: 12, p2: 9, p3: 3 }),
      // p4 starts with 3. In round 2 p2 goes first, and the teams are p2 with p3 and p4 with p1.
      join('p4', 2, 'lowest'),
      collected({ p2: 10, p4: 7 }),
      // p5 starts with 6, the lowest total: p4 has 3, plus 3 as their share of a pile of 7.
      join('p5', 3, 'lowest'),
      // In round 3 p3 goes first, and the teams are p3 with p4, p5 with p2, and p1 solo.
      collected({ p3: 20, p5: 4, p1: 1 })
    );
    expect(totals(eveningMatch)).toEqual({
      p1: 12 + 3 + 1,
      p2: 9 + 5 + 2,
      p3: 3 + 5 + 10,
      p4: 3 + 3 + 10,
      p5: 6 + 2
    });
    // p3 has 18. Of the three players with 16, p4 earned 10 in the last round, p2 earned 2 and p1 earned 1.
    const ranking = rules.ranking(eveningMatch.state, eveningMatch.ledger, 'all');
    expect(ranking.map(({ players, wins }) => [players, wins === true])).toEqual([
      [['p3'], true],
      [['p4'], true],
      [['p2'], false],
      [['p1'], false],
      [['p5'], false]
    ]);
  });

  test('1.14 starting chips belong to no round, so they do not break a tie', () => {
    const { state, ledger } = after(
      newMatch(3, ROUNDS),
      collected({ p1: 12, p2: 9, p3: 3 }),
      join('p4', 2, 'lowest'),
      collected({}),
      collected({})
    );
    expect(totalOf('p4', ledger)).toBe(3);
    expect(state.earned.map((round) => round.p4)).toEqual([undefined, 0, 0]);
    const last = rules.ranking(state, ledger, 'all').at(-1);
    expect(last?.players).toEqual(['p3', 'p4']);
    expect(last?.reasons).toContainEqual({ code: 'sum', rule: '1.5', player: 'p4', total: 3, last: 0 });
    expect(placesOf(state, 'chips 1')).toMatchObject({ p3: 3, p4: 3 });
  });

  test('1.11 the first two still win if two started and a third joined', () => {
    const { state, ledger } = after(newMatch(2, ROUNDS), join('p3'), collected({ p1: 12, p2: 9, p3: 3 }));
    const winnerFlags = (testMatch: TestMatch): readonly boolean[] =>
      rules.ranking(testMatch.state, testMatch.ledger).map((place) => place.wins === true);
    expect(winnerFlags({ state, ledger })).toEqual([true, true, false]);
    expect(winnerFlags(after({ state, ledger }, leave('p3')))).toEqual([true, true, false]);
  });

  test('1.13 a newcomer can leave, and the next one gets the next seat', () => {
    const next = after(newMatch(3), join('p4'), leave('p4'));
    expect(next.state.seats).toEqual(['p1', 'p2', 'p3']);
    expect(rules.leftPlayers?.(next.state)).toEqual([{ player: 'p4', round: 1, between: true }]);
    expect(refusalOf(next, join('p4'))).toMatchObject({ code: 'joinLater' });
    expect(after(next, join('p5')).state.seats).toEqual(['p1', 'p2', 'p3', 'p5']);
  });

  test('1.13 the payout of the previous round can still be shown, with its own teams', () => {
    const placements = [1, 2, 3, 4, 5, 6, 7].flatMap((tile) =>
      ['c1', 'c2', 'c3'].map((_, index) => `${tile} c${((tile + index) % 6) + 1}`)
    );
    const paidMatch = after(
      newMatch(3),
      ...moves(...placements),
      ...revealMoves({ p1: 'c1', p2: 'c2', p3: 'c6' }),
      {
        type: 'pay'
      }
    );
    const { state } = after(paidMatch, join('p4', 2));
    const { paid: paidBefore, casinos } = rules.view(state);
    expect(paidBefore?.houses.map(({ casino }) => casino)).toContain('c6');
    expect(casinos.map(({ id }) => id)).not.toContain('c6');
    expect(paidBefore?.teams).toHaveLength(3);
    // p1 leads at c1, c2 and c6. No one fills the sixth casino, which is not in play any more.
    expect(paidBefore?.postings.filter(({ why }) => why.code === 'refilled')).toHaveLength(3);
    expect(afterwardsText(paidBefore!, rules.view(state), (player) => player)).toBe(
      'Santorini and Sunset Gondola are empty, so put 10 chips on each. p2 has the first player marker.'
    );
    const seats = state.seats.map((player) => ({ player, name: player, colour: 'sky' }) as const);
    const matchQuestions = questions(rules.view(state), { seats, options: state.options });
    const roundQuestion = matchQuestions.find((question) => question.case === 'round');
    expect(Object.keys(roundQuestion?.position['casinos'] ?? {})).toContain('Sixth casino');
  });

  test('6.2 the refusal does not depend on secret choices', () => {
    const matchAfterChoice = (riggedCasino: CasinoId, secureCasino: CasinoId): TestMatch =>
      after(newMatch(3, { secrets: 'app' }), {
        type: 'fix',
        player: 'p1',
        rigged: riggedCasino,
        secure: secureCasino
      });
    const [firstReason, secondReason] = [matchAfterChoice('c1', 'c2'), matchAfterChoice('c5', 'c3')].map(
      (testMatch) => refusalOf(testMatch, join('p4'))
    );
    expect(firstReason).toEqual({ code: 'joinLater', rule: '1.13', max: 6 });
    expect(secondReason).toEqual(firstReason);
  });

  test('the log says who joined, and the sheet says what changes', () => {
    const { state } = newMatch(3);
    const names = (player: PlayerId): string => player.toUpperCase();
    const event = rules.logEventOf(state, join('p4', 1, 'lowest'), state);
    expect(text.logLine(event, names)).toBe('P4 joins with the lowest total.');
    expect(text.logLine(event, (player) => player)).toContain('Dora');
    const changes = [2, 3, 4, 5].map((count) => {
      const view = rules.view(newMatch(count).state);
      return (typeof joining === 'function' ? joining(view) : joining).changesSentence;
    });
    expect(changes).toEqual([
      'All three play solo, without blockers, at six casinos. The sixth one gets a starting jackpot.',
      'All four play in two teams, at five casinos. The chips at the sixth casino go back to the supply.',
      'All five play in two teams and one solo, at six casinos. The sixth one gets a starting jackpot.',
      'All six play in three teams, at six casinos.'
    ]);
  });
});
