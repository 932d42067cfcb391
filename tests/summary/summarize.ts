import type { Entry, Match } from '$lib/core';
import { findGame } from '$lib/games/registry';
import { makeSummary } from '$lib/summary/make-summary';
import type { GameSummary } from '$lib/summary/summary';
import { recordedMatch } from '#tests/recorded/matches';

export const MINUTE = 60_000;
/** 26 November 2026, 19:30 in London. */
export const START = Date.UTC(2026, 10, 26, 19, 30);

export type Log = readonly Entry<{ readonly type: string }>[];

export interface Evening {
  readonly match: Match;
  readonly entries: Log;
}

/** A recorded match that starts at 19:30, with one entry every minute. */
export function eveningOf(box: string, name: string): Evening {
  const { match, entries } = recordedMatch(box, name);
  return {
    match: { ...match, startedAt: START },
    entries: entries.map((entry, index) => ({ ...entry, at: START + (index + 1) * MINUTE }))
  };
}

/** The summary of a match, or undefined if there is none. */
export async function summarize({ match, entries }: Evening): Promise<GameSummary | undefined> {
  const game = await findGame(match.game)?.load();
  if (game?.facts === undefined) throw new Error(`no facts of ${match.game}`);
  await game.loadModules?.(match.options);
  const { facts } = await game.facts();
  return makeSummary(game, facts, match, entries);
}

/** The summary of a whole recorded match. Throws if there is none. */
export async function summaryOf(box: string, name: string): Promise<GameSummary> {
  const summary = await summarize(eveningOf(box, name));
  if (summary === undefined) throw new Error(`${name} is not over`);
  return summary;
}

/** Money as lines that can be written by hand: "1 casino 3 p2 80000", sorted. */
export function moneyLines({ money }: GameSummary): readonly string[] {
  return money
    .map(({ player, round, source, value }) =>
      [round, source.kind, ...(source.id === undefined ? [] : [source.id]), player, value].join(' ')
    )
    .sort();
}

/** Ties as lines: "1 casino 3 p1,p2: p1 -15000, p2 -15000, p3 30000". */
export function tieLines({ ties }: GameSummary): readonly string[] {
  return ties.map(
    ({ round, source, players, effects }) =>
      `${[round, source.kind, source.id].join(' ')} ${players.join()}: ${effects.map(({ player, value }) => `${player} ${value}`).join(', ')}`
  );
}

/** Rounds as lines: "1 200000 230000 100000 leads p2", totals in seat order. */
export function roundLines({ seats, rounds }: GameSummary): readonly string[] {
  return rounds.map(({ round, totals, leaders }) =>
    [round, ...seats.map(({ player }) => totals[player] ?? 0), 'leads', ...leaders].join(' ')
  );
}

/** Places as lines: "1 p2 530000 wins". */
export function placeLines({ places }: GameSummary): readonly string[] {
  return places.map(({ place, player, total, wins }) =>
    [place, player, total, ...(wins ? ['wins'] : [])].join(' ')
  );
}
