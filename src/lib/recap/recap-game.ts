import { winning } from '$lib/core';
import type { OpenMatch, Result } from '$lib/session';
import { makeSummary } from '$lib/summary/make-summary';
import { SUMMARY_VERSION, type GameSummary } from '$lib/summary/summary';
import type { Told } from './facts';

/**
 * The content of a recap of a finished match; undefined while it goes on. A match that today's rules cannot replay, or
 * whose rules cannot be loaded, has only its result: no moments and no duration.
 */
export async function toldOf(open: OpenMatch): Promise<Told | undefined> {
  const { game, result } = open;
  if (result === undefined) return undefined;
  const summary = await summaryOf(open).catch(() => undefined);
  return {
    summary: summary ?? bareSummary(result),
    seats: result.seats,
    meta: game.meta,
    held: result.held
  };
}

async function summaryOf({ game, match, entries }: OpenMatch): Promise<GameSummary | undefined> {
  const loaded = await game.facts?.();
  return loaded === undefined ? undefined : makeSummary(game, loaded.facts, match, entries);
}

/** The summary of a stored result, without anything that only the log knows. */
export function bareSummary(result: Result): GameSummary {
  const { match, seq, game, seats, startedAt, finishedAt, ended, places, rounds } = result;
  const winners = winning(places);
  return {
    version: SUMMARY_VERSION,
    match,
    seq,
    game,
    seats,
    startedAt,
    finishedAt,
    playedFor: 0,
    pauses: 0,
    ended,
    places: places.flatMap((row) =>
      row.players.map((player) => ({
        player,
        place: row.place,
        total: row.total,
        wins: winners.includes(row)
      }))
    ),
    rounds: rounds.map(({ round, totals }) => {
      const most = Math.max(...seats.map(({ player }) => totals[player] ?? 0));
      const leaders = seats.map(({ player }) => player).filter((player) => (totals[player] ?? 0) === most);
      return { round, totals, leaders };
    }),
    money: [],
    ties: []
  };
}
