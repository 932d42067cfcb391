import { basename } from 'node:path';
import {
  appendEntry,
  nextEntry,
  PLAYER_COLOURS,
  PLAYER_IDS,
  type LogOp,
  type Entry,
  type Match
} from '$lib/core';
import { filesOf, readJson, type RecordedFile } from './load';
import { matchFile, type MatchFile, type Check, type TriedMove } from './match';

type Move = { readonly type: string };

/** A move, or another kind of entry. */
type Line = Move | 'undo' | 'redo' | 'end';

/** A point of a log with its checks. */
type LogPoint<Content> = { readonly entries: readonly Entry<Move>[]; readonly content: Content };

/** A recorded match in the app's types, with its expectations. */
export interface RecordedMatch {
  readonly box: string;
  /** The file name. */
  readonly name: string;
  readonly file: MatchFile;
  readonly match: Match;
  readonly log: readonly Line[];
  readonly entries: readonly Entry<Move>[];
  readonly triedMoves: readonly LogPoint<TriedMove>[];
  readonly checks: readonly LogPoint<Check>[];
}

/** Every recorded match. */
export function recordedMatches(): readonly RecordedMatch[] {
  return filesOf('matches').map(readMatch);
}

/** The recorded match with this file name. */
export function recordedMatch(box: string, name: string): RecordedMatch {
  const recordedFile = filesOf('matches').find(
    ([boxOfFile, file]) => boxOfFile === box && basename(file) === `${name}.json`
  );
  if (recordedFile === undefined) throw new Error(`${box} has no recorded match ${name}`);
  return readMatch(recordedFile);
}

function readMatch([box, path]: RecordedFile): RecordedMatch {
  const file = readJson(path, matchFile);
  const triedMoves: LogPoint<TriedMove>[] = [];
  const checks: LogPoint<Check>[] = [];
  const log: Line[] = [];
  let entries: readonly Entry<Move>[] = [];
  for (const step of file.moves) {
    if (isTried(step)) triedMoves.push({ entries, content: step });
    else if (isCheck(step)) checks.push({ entries, content: step.then });
    else {
      const action: LogOp<Move> = typeof step === 'string' ? step : { move: step };
      log.push(step);
      entries = appendEntry(entries, nextEntry('recorded', entries, action, 'table', 0));
    }
  }
  return {
    box,
    name: basename(path, '.json'),
    file,
    match: newMatch(file),
    log,
    entries,
    triedMoves,
    checks
  };
}

type Step = MatchFile['moves'][number];

function isTried(step: Step): step is TriedMove {
  return typeof step === 'object' && 'try' in step;
}

function isCheck(step: Step): step is { then: Check } {
  return typeof step === 'object' && 'then' in step;
}

function newMatch({ game, seats, options }: MatchFile): Match {
  return {
    id: 'recorded',
    game,
    seats: seats.map((name, index) => ({
      player: PLAYER_IDS[index] ?? 'p1',
      name,
      colour: PLAYER_COLOURS[index] ?? 'sky'
    })),
    options,
    table: { parts: {}, hideMoney: false },
    startedAt: 0
  };
}
