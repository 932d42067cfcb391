import {
  isAct,
  isCorrection,
  isHandOver,
  isJoinMove,
  isSecretView,
  namesOf,
  seatsAfter,
  seatsWithJoined,
  spokenNamesOf,
  PLAYER_IDS,
  playersOf,
  startersOf,
  readLog,
  replay,
  type PlayEntry,
  type EntrySource,
  type End,
  type Entry,
  type HandOver,
  type LogReading,
  type Match,
  type PlayerId,
  type Posting,
  type Replay,
  type Seat,
  type GameTypes,
  type Undoable
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { tryMove, describeAccepted, unacceptedText } from './accepting';
import { secretViewsText } from './secret-views';
import { paymentsByReason, type ReasonPayment } from '$lib/session/results/payments-by-reason';
import * as say from '$lib/session/strings/en/session';

type Move = GameTypes['Move'];
type LogEntry = Entry<Move>;

/** One line of the log on a screen. */
export interface LogLine {
  readonly seq: number;
  /** Its number among the entries in effect, from 1; absent for undone entries and views of a hand. */
  readonly number?: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly by: EntrySource;
  readonly round?: number;
  /** The game's description of it; absent for an early end, and if today's rules cannot follow. */
  readonly event?: GameTypes['LogEvent'];
  /** The player who made the move, if the game names one. */
  readonly player?: PlayerId;
  /** The name of the person on the seat at that time, in a match with handovers. */
  readonly who?: string;
  readonly sentence: string;
  readonly isInEffect: boolean;
  /** The number of the entry whose move it shows: its own or, for a correction, the original entry's. */
  readonly of: number;
  /** Set if a correction replaces it. */
  readonly changed?: { readonly by: EntrySource };
  /** All its postings as the match is now; empty if it is not in effect. */
  readonly postings: readonly Posting<GameTypes['Why']>[];
  /** The payments in it, received and made by each player, with reasons. */
  readonly paid: readonly ReasonPayment[];
  /** The last time it was undone, even if it was redone since. */
  readonly undone?: UndoneInfo;
}

/** Facts about the undoing of a line. */
export interface UndoneInfo {
  readonly by: EntrySource;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The number of times. */
  readonly times: number;
  /** The players whose hands were viewed between the line and its undoing, in order of the first view. */
  readonly viewedHands: readonly PlayerId[];
}

/** Gives the people on these seats their current names. */
type CurrentNames = (seats: readonly Seat[]) => readonly Seat[];

/** An entry that one undo reverts, with the state before and after it; undefined if today's rules cannot follow. */
interface Moment {
  readonly entry: Undoable<Move>;
  /** The seats at the time of entry and, if they differ, after it. */
  readonly seats: readonly Seat[];
  readonly seatsThen?: readonly Seat[];
  readonly before: GameTypes['State'] | undefined;
  readonly after: GameTypes['State'] | undefined;
  /** For a correction: the state on which the move was played. */
  readonly corrected?: GameTypes['State'] | undefined;
}

/** Consecutive views of one player's hand. */
interface ConsecutiveViews {
  readonly entry: LogEntry;
  readonly player: PlayerId;
  readonly times: number;
  readonly seats: readonly Seat[];
  readonly present: GameTypes['State'] | undefined;
}

const END_SENTENCES: Readonly<Record<End, string>> = { end: say.endedEarly, endPaid: say.endedEarlyPaid };

/**
 * The whole log as sentences, newest first. Undone entries keep their line, marked for good. Each line names the people
 * seated at that time by their current names.
 */
export function logLinesOf(
  game: Game,
  match: Match,
  entries: readonly LogEntry[],
  currentNames: CurrentNames = (seats) => seats,
  replayed = replayUntilInvalid(game, match, entries)
): readonly LogLine[] {
  const reading = readLog(entries);
  const postingsBySeq = new Map(replayed?.steps.map(({ entry, postings }) => [entry.seq, postings]));
  const numbers = new Map(reading.inEffect.map((entry, index) => [entry.seq, index + 1]));
  const handoverSeqs = new Set(reading.handovers.map(({ seq }) => seq));
  const correctionSeqs = new Set([...reading.changed.values()].map(({ seq }) => seq));
  const players = playersOf({ seats: seatsWithJoined(match.seats, reading.inEffect) });
  const { event, latest } = momentsOf(game, match, entries, reading);
  return event
    .map((item) => {
      if ('times' in item) return openingLine(game, item, currentNames);
      const { entry } = item;
      const undone = undoingOf(reading, entry.seq) ?? undoingOf(reading, seqOfEvent(entry));
      const changed = reading.changed.get(entry.seq);
      const isUndone = isCorrection(entry) && !correctionSeqs.has(entry.seq);
      const number = changed === undefined && !isUndone ? numbers.get(seqOfEvent(entry)) : undefined;
      const isInEffect = number !== undefined || handoverSeqs.has(entry.seq);
      const line = lineOf(game, item, isInEffect ? latest : item.after, currentNames);
      const postings = isInEffect ? (postingsBySeq.get(seqOfEvent(entry)) ?? []) : [];
      return {
        ...line,
        ...(handoverSeqs.size === 0 || line.player === undefined
          ? {}
          : { who: namesOf(currentNames(seatsAt(item)))(line.player) }),
        isInEffect,
        postings,
        paid: paymentsByReason(players, postings),
        ...(number === undefined ? {} : { number }),
        ...(changed === undefined ? {} : { changed: { by: changed.by } }),
        ...(undone === undefined ? {} : { undone })
      };
    })
    .reverse();
}

/**
 * The sentence and player of the last entry, without computing the lines before it; undefined if it was not a move or an
 * end, or today's rules cannot follow it. `match` has the current seats.
 */
export function lastLineOf(
  game: Game,
  match: Match,
  entries: readonly LogEntry[],
  { steps }: Replay<GameTypes>
): Pick<LogLine, 'sentence' | 'player'> | undefined {
  const step = steps.at(-1);
  if (step === undefined || step.entry !== entries.at(-1)) return undefined;
  return lineOf(game, { ...step, seats: match.seats }, step.after, (seats) => seats);
}

/** The seats of a line: those before a handover, and those with the player who joins by it. */
function seatsAt({ entry, seats, seatsThen }: Moment): readonly Seat[] {
  return isHandOver(entry) ? seats : (seatsThen ?? seats);
}

/** The number of the entry whose move a line shows. */
function seqOfEvent(entry: Undoable<Move>): number {
  return isCorrection(entry) ? entry.do.correct : entry.seq;
}

function undoingOf({ undone, views }: LogReading<Move>, seq: number): UndoneInfo | undefined {
  const undos = undone.get(seq) ?? [];
  const last = undos.at(-1);
  if (last === undefined) return undefined;
  const viewsBetween = views.filter((view) => view.seq > seq && view.seq < last.seq);
  const viewedHands = [...new Set(viewsBetween.map((view) => view.do.look))];
  return { by: last.by, time: last.at, times: undos.length, viewedHands };
}

function openingLine(
  game: Game,
  { entry, player, times, seats, present }: ConsecutiveViews,
  currentNames: CurrentNames
): LogLine {
  const { seq, at: time, by } = entry;
  const round = present === undefined ? {} : { round: game.rules.progress(present).round };
  return {
    seq,
    time,
    by,
    ...round,
    player,
    sentence: secretViewsText(player, times, spokenNamesOf(currentNames(seats))),
    of: seq,
    isInEffect: true,
    postings: [],
    paid: []
  };
}

function lineOf(
  game: Game,
  { entry, seats, seatsThen = seats, before: present, after, corrected }: Moment,
  latest: GameTypes['State'] | undefined,
  currentNames: CurrentNames
): Omit<LogLine, 'isInEffect' | 'postings' | 'paid'> {
  const { seq, at: time, by } = entry;
  const before = isCorrection(entry) ? corrected : present;
  const frame = {
    seq,
    of: seqOfEvent(entry),
    time,
    by,
    ...(before === undefined ? {} : { round: game.rules.progress(before).round })
  };
  if (typeof entry.do === 'string') return { ...frame, sentence: END_SENTENCES[entry.do] };
  if ('to' in entry.do)
    return {
      ...frame,
      player: entry.do.seat,
      sentence: handoverSentence(entry.do, currentNames(seats), currentNames)
    };
  const { move } = entry.do;
  const event = describeAccepted(
    game,
    { before, after },
    move,
    spokenNamesOf(currentNames(seatsThen)),
    latest
  );
  if (event === undefined) return { ...frame, sentence: unacceptedText(game, before, move) };
  const player = playerIn(event.event);
  return { ...frame, ...event, ...(player === undefined ? {} : { player }) };
}

/** "From here Ben plays for Anna." `seats` are those before the handover. */
function handoverSentence(
  { seat, to }: HandOver,
  seats: readonly Seat[],
  currentNames: CurrentNames
): string {
  const names = spokenNamesOf(seats);
  const after = spokenNamesOf(
    currentNames(seats.map((each) => (each.player === seat ? { ...each, ...to } : each)))
  );
  return say.playsFromHere(after(seat), names(seat));
}

/** Walks through the log entry by entry, undone branches included. */
function momentsOf(
  game: Game,
  match: Match,
  entries: readonly LogEntry[],
  { target }: LogReading<Move>
): {
  readonly event: readonly (Moment | ConsecutiveViews)[];
  readonly latest: GameTypes['State'] | undefined;
} {
  const moments = new Map<number, Moment>();
  const event: (Moment | ConsecutiveViews)[] = [];
  let seats: readonly Seat[] = match.seats;
  let present: GameTypes['State'] | undefined = game.rules.start(match.options, startersOf(match));
  for (const [index, entry] of entries.entries()) {
    if (isCorrection(entry)) {
      const steps = present && played(game, match, entries.slice(0, index + 1));
      const moment: Moment = {
        entry,
        seats: moments.get(entry.do.correct)?.seats ?? seats,
        // A correction can drop the move with which someone joined.
        seatsThen: seats.filter(
          ({ player, joined }) =>
            joined === undefined || steps?.steps.some(({ move }) => isJoinOf(move, player))
        ),
        before: present,
        after: steps?.state,
        corrected: steps?.steps.find((step) => step.entry.seq === entry.do.correct)?.before
      };
      moments.set(entry.seq, moment);
      event.push(moment);
      present = moment.after;
      seats = moment.seatsThen ?? seats;
    } else if (isAct(entry)) {
      const seatsThen = seatsWithJoined(seats, [entry]);
      const moment: Moment = {
        entry,
        seats,
        before: present,
        after: stateAfter(game, present, entry),
        ...(seatsThen === seats ? {} : { seatsThen })
      };
      moments.set(entry.seq, moment);
      event.push(moment);
      present = moment.after;
      seats = seatsThen;
    } else if (isHandOver(entry)) {
      const seatsThen = seatsAfter(seats, [entry]);
      const moment: Moment = { entry, seats, seatsThen, before: present, after: present };
      moments.set(entry.seq, moment);
      event.push(moment);
      seats = seatsThen;
    } else if (isSecretView(entry)) {
      const before = event.at(-1);
      const again = before !== undefined && 'times' in before && before.player === entry.do.look;
      const times = again && before.entry.seq === entry.seq - 1 ? before.times : 0;
      if (times > 0) event.pop();
      event.push({ entry, player: entry.do.look, times: times + 1, seats, present });
    } else {
      const targetMoment = moments.get(target.get(entry.seq)?.seq ?? 0);
      if (targetMoment === undefined) continue;
      present = entry.do === 'undo' ? targetMoment.before : targetMoment.after;
      if (targetMoment.seatsThen !== undefined)
        seats = entry.do === 'undo' ? targetMoment.seats : targetMoment.seatsThen;
    }
  }
  return { event, latest: present };
}

function isJoinOf(move: Move | undefined, player: PlayerId): boolean {
  return move !== undefined && isJoinMove(move) && move.player === player;
}

/** The replay as far as today's rules can follow it. */
function replayUntilInvalid(
  game: Game,
  match: Match,
  entries: readonly LogEntry[]
): Replay<GameTypes> | undefined {
  try {
    return replay(game.rules, match, entries);
  } catch {
    return undefined;
  }
}

/** The replay of these entries; undefined if today's rules cannot follow all of them. */
export function played(
  game: Game,
  match: Match,
  entries: readonly LogEntry[]
): Replay<GameTypes> | undefined {
  const replayed = replayUntilInvalid(game, match, entries);
  return replayed?.broken === undefined ? replayed : undefined;
}

/** The state after an entry; undefined if today's rules cannot follow it. */
export function stateAfter(
  game: Game,
  before: GameTypes['State'] | undefined,
  entry: PlayEntry<Move>
): GameTypes['State'] | undefined {
  if (before === undefined || typeof entry.do === 'string') return before;
  return tryMove(game, before, entry.do.move)?.state;
}

/** The player named in a log event, if there is one. */
export function playerIn(event: GameTypes['LogEvent']): PlayerId | undefined {
  const named = 'player' in event ? event.player : undefined;
  return PLAYER_IDS.find((player) => player === named);
}
