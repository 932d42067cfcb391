import {
  isPlayEntry,
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
  startingPlayersOf,
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
  type UndoableEntry
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
  /** The payments of the entry, received and made by each player, with reasons. */
  readonly paid: readonly ReasonPayment[];
  /** The last time it was undone, even if it was redone since. */
  readonly undone?: UndoneInfo;
}

/** Facts about the undoing of a line. */
export interface UndoneInfo {
  readonly by: EntrySource;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The number of times that the line was undone. */
  readonly times: number;
  /** The players whose hands were viewed between the line and its undoing, in order of the first view. */
  readonly viewedHands: readonly PlayerId[];
}

/** Gives the people on these seats their current names. */
type CurrentNames = (seats: readonly Seat[]) => readonly Seat[];

/** An entry that one undo reverts, with the state before and after it; undefined if today's rules cannot follow. */
interface EntryMoment {
  readonly entry: UndoableEntry<Move>;
  /** The seats at the time of entry and, if they differ, after it. */
  readonly seats: readonly Seat[];
  readonly seatsAfter?: readonly Seat[];
  readonly stateBefore: GameTypes['State'] | undefined;
  readonly stateAfter: GameTypes['State'] | undefined;
  /** For a correction: the state on which the move was played. */
  readonly correctedState?: GameTypes['State'] | undefined;
}

/** Consecutive views of one player's hand. */
interface ConsecutiveViews {
  readonly entry: LogEntry;
  readonly player: PlayerId;
  readonly times: number;
  readonly seats: readonly Seat[];
  readonly currentState: GameTypes['State'] | undefined;
}

const END_SENTENCES: Readonly<Record<End, string>> = { end: say.endedEarly, endPaid: say.endedEarlyPaid };

/**
 * The whole log as sentences, newest first. Undone entries keep their line, which stays marked as undone. Each line
 * names the people seated at that time by their current names.
 */
export function logLinesOf(
  game: Game,
  match: Match,
  entries: readonly LogEntry[],
  currentNames: CurrentNames = (seats) => seats,
  matchReplay = replayUntilInvalid(game, match, entries)
): readonly LogLine[] {
  const reading = readLog(entries);
  const postingsBySeq = new Map(matchReplay?.steps.map(({ entry, postings }) => [entry.seq, postings]));
  const numberBySeq = new Map(reading.inEffect.map((entry, index) => [entry.seq, index + 1]));
  const handoverSeqs = new Set(reading.handovers.map(({ seq }) => seq));
  const correctionSeqs = new Set([...reading.corrections.values()].map(({ seq }) => seq));
  const players = playersOf({ seats: seatsWithJoined(match.seats, reading.inEffect) });
  const { events, latestState } = momentsOf(game, match, entries, reading);
  return events
    .map((item) => {
      if ('times' in item) return openingLine(game, item, currentNames);
      const { entry } = item;
      const undoneInfo = findUndoneInfo(reading, entry.seq) ?? findUndoneInfo(reading, seqOfEvent(entry));
      const correction = reading.corrections.get(entry.seq);
      const isUndone = isCorrection(entry) && !correctionSeqs.has(entry.seq);
      const number = correction === undefined && !isUndone ? numberBySeq.get(seqOfEvent(entry)) : undefined;
      const isInEffect = number !== undefined || handoverSeqs.has(entry.seq);
      const line = lineOf(game, item, isInEffect ? latestState : item.stateAfter, currentNames);
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
        ...(correction === undefined ? {} : { changed: { by: correction.by } }),
        ...(undoneInfo === undefined ? {} : { undone: undoneInfo })
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
  return lineOf(game, { ...step, seats: match.seats }, step.stateAfter, (seats) => seats);
}

/** The seats of a line: for a handover, those before it; for a joining, those that include the new player. */
function seatsAt({ entry, seats, seatsAfter: seatsThen }: EntryMoment): readonly Seat[] {
  return isHandOver(entry) ? seats : (seatsThen ?? seats);
}

/** The number of the entry whose move a line shows. */
function seqOfEvent(entry: UndoableEntry<Move>): number {
  return isCorrection(entry) ? entry.do.correct : entry.seq;
}

function findUndoneInfo({ undosBySeq, views }: LogReading<Move>, seq: number): UndoneInfo | undefined {
  const undos = undosBySeq.get(seq) ?? [];
  const last = undos.at(-1);
  if (last === undefined) return undefined;
  const viewsBetween = views.filter((view) => view.seq > seq && view.seq < last.seq);
  const viewedHands = [...new Set(viewsBetween.map((view) => view.do.look))];
  return { by: last.by, time: last.at, times: undos.length, viewedHands };
}

function openingLine(
  game: Game,
  { entry, player, times, seats, currentState }: ConsecutiveViews,
  currentNames: CurrentNames
): LogLine {
  const { seq, at: time, by } = entry;
  const round = currentState === undefined ? {} : { round: game.rules.progress(currentState).round };
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
  {
    entry,
    seats,
    seatsAfter: seatsThen = seats,
    stateBefore: entryState,
    stateAfter: after,
    correctedState
  }: EntryMoment,
  latestState: GameTypes['State'] | undefined,
  currentNames: CurrentNames
): Omit<LogLine, 'isInEffect' | 'postings' | 'paid'> {
  const { seq, at: time, by } = entry;
  const baseState = isCorrection(entry) ? correctedState : entryState;
  const commonFields = {
    seq,
    of: seqOfEvent(entry),
    time,
    by,
    ...(baseState === undefined ? {} : { round: game.rules.progress(baseState).round })
  };
  if (typeof entry.do === 'string') return { ...commonFields, sentence: END_SENTENCES[entry.do] };
  if ('to' in entry.do)
    return {
      ...commonFields,
      player: entry.do.seat,
      sentence: handoverSentence(entry.do, currentNames(seats), currentNames)
    };
  const { move } = entry.do;
  const event = describeAccepted(
    game,
    { before: baseState, after },
    move,
    spokenNamesOf(currentNames(seatsThen)),
    latestState
  );
  if (event === undefined) return { ...commonFields, sentence: unacceptedText(game, baseState, move) };
  const player = playerIn(event.event);
  return { ...commonFields, ...event, ...(player === undefined ? {} : { player }) };
}

/** Returns "From here on, Ben plays for Anna."; `seats` are those before the handover. */
function handoverSentence(
  { seat, to }: HandOver,
  seats: readonly Seat[],
  currentNames: CurrentNames
): string {
  const names = spokenNamesOf(seats);
  const namesAfter = spokenNamesOf(
    currentNames(seats.map((otherSeat) => (otherSeat.player === seat ? { ...otherSeat, ...to } : otherSeat)))
  );
  return say.playsFromHere(namesAfter(seat), names(seat));
}

/** Walks through the log entry by entry, undone branches included. */
function momentsOf(
  game: Game,
  match: Match,
  entries: readonly LogEntry[],
  { targetBySeq }: LogReading<Move>
): {
  readonly events: readonly (EntryMoment | ConsecutiveViews)[];
  readonly latestState: GameTypes['State'] | undefined;
} {
  const moments = new Map<number, EntryMoment>();
  const events: (EntryMoment | ConsecutiveViews)[] = [];
  let seats: readonly Seat[] = match.seats;
  let currentState: GameTypes['State'] | undefined = game.rules.start(
    match.options,
    startingPlayersOf(match)
  );
  for (const [index, entry] of entries.entries()) {
    if (isCorrection(entry)) {
      const correctedReplay = currentState && replayWithSteps(game, match, entries.slice(0, index + 1));
      const moment: EntryMoment = {
        entry,
        seats: moments.get(entry.do.correct)?.seats ?? seats,
        // A correction can drop the move with which someone joined.
        seatsAfter: seats.filter(
          ({ player, joined }) =>
            joined === undefined || correctedReplay?.steps.some(({ move }) => isJoinOf(move, player))
        ),
        stateBefore: currentState,
        stateAfter: correctedReplay?.state,
        correctedState: correctedReplay?.steps.find((step) => step.entry.seq === entry.do.correct)
          ?.stateBefore
      };
      moments.set(entry.seq, moment);
      events.push(moment);
      currentState = moment.stateAfter;
      seats = moment.seatsAfter ?? seats;
    } else if (isPlayEntry(entry)) {
      const seatsThen = seatsWithJoined(seats, [entry]);
      const moment: EntryMoment = {
        entry,
        seats,
        stateBefore: currentState,
        stateAfter: nextState(game, currentState, entry),
        ...(seatsThen === seats ? {} : { seatsAfter: seatsThen })
      };
      moments.set(entry.seq, moment);
      events.push(moment);
      currentState = moment.stateAfter;
      seats = seatsThen;
    } else if (isHandOver(entry)) {
      const seatsThen = seatsAfter(seats, [entry]);
      const moment: EntryMoment = {
        entry,
        seats,
        seatsAfter: seatsThen,
        stateBefore: currentState,
        stateAfter: currentState
      };
      moments.set(entry.seq, moment);
      events.push(moment);
      seats = seatsThen;
    } else if (isSecretView(entry)) {
      const lastEvent = events.at(-1);
      const isSameHand =
        lastEvent !== undefined && 'times' in lastEvent && lastEvent.player === entry.do.look;
      const earlierTimes = isSameHand && lastEvent.entry.seq === entry.seq - 1 ? lastEvent.times : 0;
      if (earlierTimes > 0) events.pop();
      events.push({ entry, player: entry.do.look, times: earlierTimes + 1, seats, currentState });
    } else {
      const targetMoment = moments.get(targetBySeq.get(entry.seq)?.seq ?? 0);
      if (targetMoment === undefined) continue;
      currentState = entry.do === 'undo' ? targetMoment.stateBefore : targetMoment.stateAfter;
      if (targetMoment.seatsAfter !== undefined)
        seats = entry.do === 'undo' ? targetMoment.seats : targetMoment.seatsAfter;
    }
  }
  return { events, latestState: currentState };
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
export function replayWithSteps(
  game: Game,
  match: Match,
  entries: readonly LogEntry[]
): Replay<GameTypes> | undefined {
  const matchReplay = replayUntilInvalid(game, match, entries);
  return matchReplay?.refusedEntry === undefined ? matchReplay : undefined;
}

/** The state after an entry; undefined if today's rules cannot follow it. */
export function nextState(
  game: Game,
  stateBefore: GameTypes['State'] | undefined,
  entry: PlayEntry<Move>
): GameTypes['State'] | undefined {
  if (stateBefore === undefined || typeof entry.do === 'string') return stateBefore;
  return tryMove(game, stateBefore, entry.do.move)?.state;
}

/** The player named in a log event, if there is one. */
export function playerIn(event: GameTypes['LogEvent']): PlayerId | undefined {
  const namedPlayer = 'player' in event ? event.player : undefined;
  return PLAYER_IDS.find((player) => player === namedPlayer);
}
