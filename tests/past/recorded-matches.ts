import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry, Match } from '$lib/core';

/** One piece that changed hands, or a claim that paid nothing, as 0.1.0 posted it. */
export interface PastPosting {
  /** The `seq` of the entry that caused it. */
  readonly seq: number;
  readonly from?: string;
  readonly to: string;
  readonly piece?: string;
  readonly value: number;
  readonly code: string;
  readonly rule: string;
  /** The casino or bar of its reason. */
  readonly at?: number | string;
}

/** One row of the ranking, with the codes of its reasons: "sum 6.1". */
export interface PastPlace {
  readonly place: number;
  readonly players: readonly string[];
  readonly total: number;
  readonly whys: readonly string[];
}

/** The result of a match. */
export interface Outcome {
  /** Whether the rules or the players ended it. */
  readonly ended: 'rules' | 'table';
  readonly totals: Readonly<Record<string, number>>;
  readonly places: readonly PastPlace[];
  readonly postings: readonly PastPosting[];
}

/** A whole match of 0.1.0: the record, the log, and the result. */
export interface PastMatch {
  readonly match: Match;
  readonly entries: readonly Entry<{ readonly type: string }>[];
  readonly outcome: Outcome;
}

/** The recorded files, one for each game. */
export const GAMES = ['las-vegas', 'las-vegas-royale', 'razzia'] as const;
export type PastGame = (typeof GAMES)[number];

const FOLDER = 'tests/past';

/** The recorded matches of one game. */
export function readPast(game: PastGame): readonly PastMatch[] {
  return unpack(`${FOLDER}/${game}.json.gz`) as readonly PastMatch[];
}

/** Writes the matches of one game, one per line. Run once by hand: an existing file is never overwritten. */
export function writePast(game: PastGame, matches: readonly PastMatch[]): void {
  const lines = matches.map((match) => JSON.stringify(match));
  const packedMatches = gzipSync(`[\n${lines.join(',\n')}\n]\n`, { level: 9 });
  writeFileSync(`${FOLDER}/${game}.json.gz`, packedMatches, { flag: 'wx' });
}

/** The content of a gzipped JSON file. */
export function unpack(file: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'));
}
