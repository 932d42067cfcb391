import {
  isCorrection,
  isHandOver,
  namesOf,
  readLog,
  replay,
  seatsAfter,
  type Entry,
  type Match,
  type Posting,
  type Reason,
  type Replay,
  type GameTypes
} from '$lib/core';
import { findGame, readMatch } from '$lib/games/registry';
import type { Game } from '$lib/games/contract/define';
import { correctionLabel, redoLabel, undoLabel } from '$lib/session/match/labels';
import { logLinesOf } from '$lib/session/match/lines';
import { tapsFor, type Taps } from './taps';

/**
 * Everything that the recorder needs from the app. A commit with other names has its own `app.ts`, which is used there;
 * the other files of this folder replace those of that commit.
 */

export type AnyEntry = Entry<{ readonly type: string }>;

export interface Input {
  readonly match: Match;
  readonly entries: readonly AnyEntry[];
}

/** A match with its game loaded, converted to today's types. */
export interface Opened extends Input {
  readonly game: Game;
}

/** The match after a number of entries. */
export interface Moment {
  readonly state: object;
  readonly broken?: { readonly seq: number; readonly why: Reason };
  readonly ended: boolean;
  /** The result of the last of these entries, if it is a move or an end that is still in force. */
  readonly step?: {
    readonly postings: readonly (Posting<Reason> & { readonly sentence: string })[];
    readonly taps?: Taps;
  };
  readonly ranking: readonly object[];
  readonly undo: string | undefined;
  readonly redo: string | undefined;
}

/** Loads a match and its game. Returns undefined if this version does not have the game. */
export async function open({ match: storedMatch, entries }: Input): Promise<Opened | undefined> {
  const match = readMatch(storedMatch);
  const game = await findGame(match.game)?.load();
  if (game === undefined) return undefined;
  await game.loadModules?.(match.options);
  return { match, game, entries };
}

export function stateAtStart({ game, match }: Opened): object {
  return game.rules.start(
    match.options,
    match.seats.map(({ player }) => player)
  );
}

/** Replays the first entries of a match. `earlierReplay` is the result for fewer of them, and saves time. */
export function momentAt(
  opened: Opened,
  count: number,
  earlierReplay?: Replay<GameTypes>
): { readonly moment: Moment; readonly replayed: Replay<GameTypes> } {
  const { game, match } = opened;
  const entries = opened.entries.slice(0, count);
  const { rules } = game;
  const replayed = replay(rules, match, entries, earlierReplay);
  const ledger = replayed.steps.flatMap(({ postings }) => postings);
  const { refusedEntry, isEnded, state } = replayed;
  const moment: Moment = {
    state,
    ended: isEnded,
    ...(refusedEntry === undefined ? {} : { broken: { seq: refusedEntry.entry.seq, why: refusedEntry.why } }),
    ...stepOf(opened, entries, replayed),
    ranking: rules.ranking(state, ledger, 'all'),
    ...labelsOf(game, match, replayed, entries)
  };
  return { moment, replayed };
}

function stepOf(
  { game, match }: Opened,
  entries: readonly AnyEntry[],
  { steps }: Replay<GameTypes>
): Pick<Moment, 'step'> {
  const step = steps.at(-1);
  if (step === undefined || step.entry !== entries.at(-1)) return {};
  const names = namesOf(match.seats);
  const postings = step.postings.map((posting) => ({
    ...posting,
    sentence: game.text.why(posting.why, names)
  }));
  if (step.move === undefined) return { step: { postings } };
  const taps = tapsFor(game, step.stateBefore, step.move);
  return { step: { postings, ...(taps === undefined ? {} : { taps }) } };
}

function labelsOf(
  game: Game,
  match: Match,
  replayed: Replay<GameTypes>,
  entries: readonly AnyEntry[]
): Pick<Moment, 'undo' | 'redo'> {
  const { undoableEntry, inEffect, handovers } = readLog(entries);
  const currentMatch = { ...match, seats: seatsAfter(match.seats, handovers) };
  const redo = redoLabel(game, currentMatch, replayed, entries);
  if (undoableEntry !== undefined && isCorrection(undoableEntry)) {
    const number = inEffect.findIndex(({ seq }) => seq === undoableEntry.do.correct) + 1;
    return { undo: correctionLabel(number), redo };
  }
  if (undoableEntry !== undefined && isHandOver(undoableEntry)) return { undo: 'a seat', redo };
  return { undo: undoLabel(game, currentMatch, replayed, entries), redo };
}

/** The final sentence of each log line. */
export function sentencesOf({ game, match, entries }: Opened): ReadonlyMap<number, string> {
  return new Map(
    logLinesOf(game, match, entries).map(({ seq, number, sentence, isInEffect: inEffect }) => [
      seq,
      `${number ?? '-'} ${sentence}${inEffect ? '' : ' (undone)'}`
    ])
  );
}
