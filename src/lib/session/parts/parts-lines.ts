import {
  isAct,
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
  partEntered,
  playPart,
  refusePart,
  type PartMove,
  type PartsState,
  type PartsStep,
  missingText,
  partsAfter,
  replayParts
} from '$lib/parts';
import * as say from '$lib/session/strings/en/session';
import { rolledDice } from './parts-rolled';

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
  const { inEffect, undone } = readLog(entries);
  const numbers = new Map(inEffect.map((entry, index) => [entry.seq, index + 1]));
  return partMoments(entries)
    .map((moment) => {
      const { seq, at: time, by } = moment.entry;
      if ('openedName' in moment)
        return { seq, time, by, sentence: say.handOpened(moment.openedName, moment.times), isInEffect: true };
      const number = numbers.get(seq);
      const undos = undone.get(seq) ?? [];
      const last = undos.at(-1);
      return {
        ...{ seq, time, by, sentence: partEntered(moment), isInEffect: number !== undefined },
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
function partMoments(entries: Log): readonly (PartsStep | ConsecutiveViews)[] {
  const { target } = readLog(entries);
  const moments = new Map<number, PartsStep>();
  const event: (PartsStep | ConsecutiveViews)[] = [];
  let present = NO_PARTS;
  for (const entry of entries) {
    if (isAct(entry)) {
      const moment = momentOf(entry, present);
      moments.set(entry.seq, moment);
      event.push(moment);
      present = moment.after;
    } else if (isSecretView(entry)) {
      const openedName = nameOf(entry.do.look, present);
      const before = event.at(-1);
      const isAgain =
        before !== undefined &&
        'openedName' in before &&
        before.openedName === openedName &&
        before.entry.seq === entry.seq - 1;
      if (isAgain) event.pop();
      event.push({ entry, openedName, times: isAgain ? before.times + 1 : 1 });
    } else {
      const targetStep = moments.get(target.get(entry.seq)?.seq ?? 0);
      if (targetStep !== undefined) present = entry.do === 'undo' ? targetStep.before : targetStep.after;
    }
  }
  return event;
}

function nameOf(player: PlayerId, { seats }: PartsState): string {
  return seats.find((seat) => seat.player === player)?.name ?? player;
}

function momentOf(entry: PlayEntry<PartMove>, before: PartsState): PartsStep {
  if (typeof entry.do === 'string') return { entry, before, after: before };
  const { move } = entry.do;
  const after = refusePart(before, move) === undefined ? playPart(before, move) : before;
  return { entry, before, after };
}

/** Whether this version can read a log of parts: everything that a screen needs is tried once. */
export function isPartsLog(entries: readonly Entry[]): entries is readonly Entry<PartMove>[] {
  try {
    const log = entries as readonly Entry<PartMove>[];
    if (!beginsWithPieces(log)) return false;
    const steps = replayParts(log);
    partsAfter(steps).chosen.map(missingText);
    steps.map(partEntered);
    partLines(log);
    rolledDice(log);
    return true;
  } catch {
    return false;
  }
}

/** Whether the log starts with a valid choice of pieces; that may be undone later. */
function beginsWithPieces([first]: readonly Entry<PartMove>[]): boolean {
  if (first === undefined || !isAct(first) || typeof first.do === 'string') return false;
  const { move } = first.do;
  return move.type === 'setUp' && refusePart(NO_PARTS, move) === undefined;
}
