import { sharePlaces, totalOf, type PlayerId, type Posting, type RankedPlace, type Ranking } from '$lib/core';
import { playersIncludingLeft } from '$lib/games/vegas-strip/state/table';
import type { Options, State, Why } from '$lib/games/vegas-strip/types';

/** A player's total at the end, and the earnings of each round, the last one first. */
export interface Score {
  readonly player: PlayerId;
  readonly total: number;
  readonly earned: readonly number[];
}

/** Ranks by chips, then by earnings in the last round, and with a house rule by earlier rounds (1.5, 1.7). */
export function ranking(state: State, ledger: readonly Posting<Why>[]): Ranking<Why> {
  const { options, earned } = state;
  const scores = playersIncludingLeft(state).map((player): Score => ({
    player,
    total: totalOf(player, ledger),
    earned: [...earned].reverse().map((round) => round[player] ?? 0)
  }));
  return rank(scores, options);
}

export function rank(
  scores: readonly Score[],
  options: Pick<Options, 'twoWinners' | 'equalLast'>
): Ranking<Why> {
  const rounds = options.equalLast === 'earlier' ? Infinity : 1;
  const rows = sharePlaces(scores, (a, b) => compare(a, b, rounds));
  return rows.map(({ place, players }, index): RankedPlace<Why> => {
    const ids = players.map(({ player }) => player);
    const [best] = players;
    const sum = best?.total ?? 0;
    const scoresBehind = rows[index + 1]?.players ?? [];
    return {
      place,
      players: ids,
      total: sum,
      reasons: [
        ...players.map(({ player, earned: [last = 0] }): Why => ({
          code: 'sum',
          rule: '1.5',
          player,
          total: sum,
          last
        })),
        ...(best === undefined ? [] : tieBreakReasons(players, scoresBehind, rounds)),
        ...sharedWinReasons(players),
        ...(place === 1 ? [allWinnersReason(rows, scores.length, options)] : [])
      ],
      ...(isWinning(place, scores.length, options) ? { wins: true } : {})
    };
  });
}

function compare(a: Score, b: Score, rounds: number): number {
  if (a.total !== b.total) return b.total - a.total;
  const round = decidingRound(a, b, rounds);
  return round === undefined ? 0 : (b.earned[round] ?? 0) - (a.earned[round] ?? 0);
}

/**
 * Returns the round that separates two players with the same total, counted back from the last one, or undefined if
 * none does.
 */
function decidingRound(a: Score, b: Score, rounds: number): number | undefined {
  const round = a.earned.slice(0, rounds).findIndex((earned, index) => earned !== b.earned[index]);
  return round < 0 ? undefined : round;
}

function tieBreakReasons(
  scoresAhead: readonly Score[],
  scoresBehind: readonly Score[],
  rounds: number
): readonly Why[] {
  const [scoreAhead] = scoresAhead;
  const [other] = scoresBehind;
  if (scoreAhead === undefined || other === undefined || scoreAhead.total !== other.total) return [];
  const decidingIndex = decidingRound(scoreAhead, other, rounds);
  if (decidingIndex === undefined) return [];
  const players = {
    ahead: scoresAhead.map(({ player }) => player),
    behind: scoresBehind.map(({ player }) => player)
  };
  const earned = [scoreAhead.earned[decidingIndex] ?? 0, other.earned[decidingIndex] ?? 0] as const;
  const round = decidingIndex === 0 ? {} : { round: scoreAhead.earned.length - decidingIndex };
  return [
    {
      code: 'lastDecides',
      rule: decidingIndex === 0 ? '1.5' : '1.7',
      ...players,
      total: scoreAhead.total,
      ...round,
      earned
    }
  ];
}

function sharedWinReasons(players: readonly Score[]): readonly Why[] {
  const [firstScore] = players;
  if (firstScore === undefined || players.length < 2) return [];
  const names = players.map(({ player }) => player);
  return [
    { code: 'level', rule: '1.7', players: names, total: firstScore.total, last: firstScore.earned[0] ?? 0 }
  ];
}

/** Checks whether a place wins: the first two places, and with two players only the first (1.5, 1.6). */
function isWinning(place: number, seats: number, { twoWinners }: Pick<Options, 'twoWinners'>): boolean {
  return place === 1 || (place === 2 && (seats > 2 || twoWinners === 'both'));
}

/** Returns the reason that names all winners together. */
function allWinnersReason(
  rows: ReturnType<typeof sharePlaces<Score>>,
  seats: number,
  options: Pick<Options, 'twoWinners'>
): Why {
  const playersAt = (rank: 1 | 2): readonly PlayerId[] =>
    rows
      .filter(({ place }) => place === rank && isWinning(place, seats, options))
      .flatMap(({ players }) => players.map(({ player }) => player));
  return { code: 'winsWith', rule: seats === 2 ? '1.6' : '1.5', first: playersAt(1), second: playersAt(2) };
}
