import {
  isPlayEntry,
  isSecretView,
  readLog,
  type PlayEntry,
  type EntrySource,
  type Entry,
  type SecretViewOp,
  type PlayerId
} from '$lib/core';
import {
  NO_PARTS,
  partLogSentence,
  playPart,
  refusePart,
  type PartMove,
  type PartsState,
  type PartsStep,
  missingText,
  stateAfterSteps,
  replayParts
} from '$lib/parts';
import * as say from '$lib/session/strings/en/session';
import { rolledDiceOf } from './parts-rolled';

type Log = readonly Entry<PartMove>[];

/** One line of a part set's log on a screen. */
export interface PartLine {
  readonly seq: number;
  /** Its number among the entries in effect, from 1; absent for undone entries. */
  readonly number?: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly by: EntrySource;
  readonly sentence: string;
  readonly isInEffect: boolean;
  /** The last time it was undone, even if it was redone since. */
  readonly undone?: { readonly by: EntrySource; readonly time: number; readonly times: number };
}

/** The whole log as sentences, newest first; undone entries keep their line. */
export function partLines(entries: Log): readonly PartLine[] {
  const { inEffect, undosBySeq } = readLog(entries);
  const numberBySeq = new Map(inEffect.map((entry, index) => [entry.seq, index + 1]));
  return partEvents(entries)
    .map((moment) => {
      const { seq, at: time, by } = moment.entry;
      if ('openedName' in moment)
        return { seq, time, by, sentence: say.handOpened(moment.openedName, moment.times), isInEffect: true };
      const number = numberBySeq.get(seq);
      const undos = undosBySeq.get(seq) ?? [];
      const last = undos.at(-1);
      return {
        ...{ seq, time, by, sentence: partLogSentence(moment), isInEffect: number !== undefined },
        ...(number === undefined ? {} : { number }),
        ...(last === undefined ? {} : { undone: { by: last.by, time: last.at, times: undos.length } })
      };
    })
    .reverse();
}

/** Consecutive views of one player's pieces. */
interface ConsecutiveViews {
  readonly entry: Entry<PartMove, SecretViewOp>;
  /** The name of the player at that time. */
  readonly openedName: string;
  readonly times: number;
}

/** Every view, and every move with the state before and after it, undone ones included. */
function partEvents(entries: Log): readonly (PartsStep | ConsecutiveViews)[] {
  const { targetBySeq } = readLog(entries);
  const moments = new Map<number, PartsStep>();
  const events: (PartsStep | ConsecutiveViews)[] = [];
  let currentState = NO_PARTS;
  for (const entry of entries) {
    if (isPlayEntry(entry)) {
      const moment = stepOf(entry, currentState);
      moments.set(entry.seq, moment);
      events.push(moment);
      currentState = moment.stateAfter;
    } else if (isSecretView(entry)) {
      const openedName = nameOf(entry.do.look, currentState);
      const lastEvent = events.at(-1);
      const isSameHand =
        lastEvent !== undefined &&
        'openedName' in lastEvent &&
        lastEvent.openedName === openedName &&
        lastEvent.entry.seq === entry.seq - 1;
      if (isSameHand) events.pop();
      events.push({ entry, openedName, times: isSameHand ? lastEvent.times + 1 : 1 });
    } else {
      const targetStep = moments.get(targetBySeq.get(entry.seq)?.seq ?? 0);
      if (targetStep !== undefined)
        currentState = entry.do === 'undo' ? targetStep.stateBefore : targetStep.stateAfter;
    }
  }
  return events;
}

function nameOf(player: PlayerId, { seats }: PartsState): string {
  return seats.find((seat) => seat.player === player)?.name ?? player;
}

function stepOf(entry: PlayEntry<PartMove>, stateBefore: PartsState): PartsStep {
  if (typeof entry.do === 'string') return { entry, stateBefore, stateAfter: stateBefore };
  const { move } = entry.do;
  const stateAfter = refusePart(stateBefore, move) === undefined ? playPart(stateBefore, move) : stateBefore;
  return { entry, stateBefore, stateAfter };
}

/** Checks whether this version can read a log of parts, by trying once everything that a screen needs. */
export function isPartsLog(entries: readonly Entry[]): entries is readonly Entry<PartMove>[] {
  try {
    const log = entries as readonly Entry<PartMove>[];
    if (!beginsWithPieces(log)) return false;
    const steps = replayParts(log);
    stateAfterSteps(steps).chosen.map(missingText);
    steps.map(partLogSentence);
    partLines(log);
    rolledDiceOf(log);
    return true;
  } catch {
    return false;
  }
}

/** Checks whether the log starts with a valid choice of pieces, which may be undone later. */
function beginsWithPieces([firstEntry]: readonly Entry<PartMove>[]): boolean {
  if (firstEntry === undefined || !isPlayEntry(firstEntry) || typeof firstEntry.do === 'string') return false;
  const { move } = firstEntry.do;
  return move.type === 'setUp' && refusePart(NO_PARTS, move) === undefined;
}
