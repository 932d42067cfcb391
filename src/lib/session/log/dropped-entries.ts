import {
  askedPlayers,
  findDroppedEntries,
  isPlayEntry,
  isCorrection,
  isJoinMove,
  startingPlayersOf,
  readLog,
  spokenNamesOf,
  type PlayEntry,
  type EntrySource,
  type Entry,
  type Match,
  type PlayerId,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { isLeaving } from '$lib/games/contract/leaving';
import { hiddenFacts, describeAccepted, unacceptedText } from '$lib/session/match/accepting';
import { askKey, answeredAsks } from '$lib/session/match/answered-asks';
import { replayWithSteps, playerIn, nextState } from '$lib/session/match/lines';

type Move = GameTypes['Move'];
type State = GameTypes['State'];
type Log = readonly Entry<Move>[];

/** The entries in effect before a move; undefined if that move is not in effect. */
export function entriesBefore(entries: Log, seq: number): Log | undefined {
  const { inEffect } = readLog(entries);
  const index = inEffect.findIndex((entry) => entry.seq === seq && typeof entry.do !== 'string');
  return index < 0 ? undefined : inEffect.slice(0, index);
}

/** An entry that was dropped or undone and not entered again. It keeps its player and its ask. */
export interface DroppedLine {
  readonly seq: number;
  /** The source of the entry; the app rolls or draws its own entries again. */
  readonly by: EntrySource;
  /** Whether an edit or an undo removed it. */
  readonly cause: 'change' | 'undo';
  /** The player who made the move, if the game names one. */
  readonly player?: PlayerId;
  /** The log text at the time of entry. */
  readonly sentence: string;
  readonly move: Move;
  /**
   * The keys of the asks that the move answered, with the players asked; several keys if it could have answered several
   * asks.
   */
  readonly asks: readonly string[];
}

/** The first dropped entry that the players entered: the only one that may be entered again. */
export interface NextDropped {
  readonly line: DroppedLine;
  /** Its log text now; undefined if it does not fit, and for a secret, which is entered on the player's private screen. */
  readonly sentence?: string;
  /** The reason why it does not fit, as one sentence, if the rules give one. */
  readonly refusal?: string;
  /** Whether its player is asked the same question now, so that the next answer takes its place. */
  readonly isAsked: boolean;
}

/** The entries that an edit or undo removed and that were not entered again since, in order. */
export function droppedLines(game: Game, match: Match, entries: Log): readonly DroppedLine[] {
  if (readLog(entries).droppedEntries.length === 0) return [];
  const { undosBySeq } = readLog(entries);
  const { statesBefore, askKeys } = walkThrough(game, match, entries);
  const asksOf = (entry: PlayEntry<Move>): readonly string[] => {
    const { seq, do: action } = entry;
    const asks =
      askKeys.get(entry) ??
      (typeof action === 'string' ? [] : answeredAskKeys(game, statesBefore.get(seq), action.move));
    askKeys.set(entry, asks);
    return asks;
  };
  const droppedEntries = findDroppedEntries<Move>(entries, (candidates, entry) => {
    const asks = asksOf(entry);
    const sameAskIndex = candidates.findIndex((entry) => hasCommonKey(asksOf(entry), asks));
    if (sameAskIndex >= 0) return sameAskIndex;
    const firstByTable = candidates.findIndex(({ by }) => by === 'table');
    const next = candidates[firstByTable];
    return next !== undefined && isReplacement(game, statesBefore.get(entry.seq), asksOf(next), entry)
      ? firstByTable
      : -1;
  });
  return droppedEntries.flatMap((entry): readonly DroppedLine[] => {
    const { seq, by, do: action } = entry;
    // An early end is not a player's answer, and the match has continued since.
    if (typeof action === 'string') return [];
    const { move } = action;
    const state = statesBefore.get(seq);
    const followingState = nextState(game, state, entry);
    const event = describeAccepted(
      game,
      { before: state, after: followingState },
      move,
      spokenNamesOf(match.seats)
    );
    const player = event && playerIn(event.event);
    const sentence = event?.sentence ?? unacceptedText(game, state, move);
    const cause = undosBySeq.get(seq)?.at(-1)?.do === 'undo' ? 'undo' : 'change';
    // If a player's leaving or joining was undone, it does not have to be entered again.
    if (cause === 'undo' && isJoinOrLeave(move)) return [];
    return [
      { seq, by, cause, sentence, move, asks: asksOf(entry), ...(player === undefined ? {} : { player }) }
    ];
  });
}

/** The current state, and the last move in effect. */
export interface CurrentState {
  readonly state: State;
  readonly last: Move | undefined;
}

/**
 * The next dropped entry of the players, and whether it can be entered again unchanged: the same player is asked the
 * same question, and the rules accept the move. Later entries wait for it. Secret moves are entered behind their gate.
 * Neither they nor moves that reveal secrets are ever tried here, because the outcome would leak the secret.
 */
export function nextDropped(
  game: Game,
  match: Match,
  lines: readonly DroppedLine[],
  { state, last }: CurrentState
): NextDropped | undefined {
  const line = lines.find(({ by }) => by === 'table');
  if (line === undefined) return undefined;
  const { rules, text } = game;
  const { move } = line;
  const isAsked = isJoinOrLeave(move) || rules.asks(state).some((ask) => line.asks.includes(askKey(ask)));
  if (!isAsked || isSecret(game, move, last)) return { line, isAsked };
  const names = spokenNamesOf(match.seats);
  try {
    const reason = rules.refuse(state, move);
    if (reason !== undefined) return { line, isAsked, refusal: text.why(reason, names) };
    const event = rules.logEventOf(state, move, rules.play(state, move).state);
    const isSameDrop =
      hasCommonKey(answeredAskKeys(game, state, move), line.asks) && playerIn(event) === line.player;
    return isSameDrop ? { line, isAsked, sentence: text.logLine(event, names) } : { line, isAsked };
  } catch {
    return { line, isAsked };
  }
}

/**
 * Whether a move hides or reveals something. In a game that lists no revealing moves, the move after a secret reveals
 * it.
 */
function isSecret(game: Game, move: Move, lastMove: Move | undefined): boolean {
  const hasHiddenFacts = (item: Move): boolean => hiddenFacts(game, item) !== undefined;
  return (
    hasHiddenFacts(move) ||
    (game.revealingMoves?.includes(move.type) ?? (lastMove !== undefined && hasHiddenFacts(lastMove)))
  );
}

/**
 * Whether an entry replaces a dropped one: the same player answered something else while the dropped entry's ask was
 * open, and that ask is closed afterwards.
 */
function isReplacement(
  game: Game,
  state: State | undefined,
  droppedAsks: readonly string[],
  entry: PlayEntry<Move>
): boolean {
  const followingState = nextState(game, state, entry);
  if (state === undefined || followingState === undefined || typeof entry.do === 'string') return false;
  const isAsked = (askState: State): boolean =>
    game.rules.asks(askState).some((ask) => ask.optional !== true && droppedAsks.includes(askKey(ask)));
  if (!isAsked(state) || isAsked(followingState)) return false;
  const players = game.rules
    .asks(state)
    .filter((ask) => droppedAsks.includes(askKey(ask)))
    .flatMap(askedPlayers);
  return answeredAsks(game, state, entry.do.move).some(
    (ask) => ask.optional !== true && askedPlayers(ask).some((player) => players.includes(player))
  );
}

/** The keys of the asks that a move answers in this state; empty if today's rules cannot follow the log. */
function answeredAskKeys(game: Game, state: State | undefined, move: Move): readonly string[] {
  if (isJoinOrLeave(move)) return [`${move.type} ${'player' in move ? String(move.player) : ''}`];
  try {
    return state === undefined ? [] : answeredAsks(game, state, move).map(askKey);
  } catch {
    return [];
  }
}

/** Checks whether a move makes a player leave or join. Such a move answers no ask: a sheet offers it. */
function isJoinOrLeave(move: Move): boolean {
  return isLeaving(move) || isJoinMove(move);
}

function hasCommonKey(keys: readonly string[], otherKeys: readonly string[]): boolean {
  return keys.some((text) => otherKeys.includes(text));
}

/** The states and asks found so far while walking through a log. */
interface LogWalk {
  readonly game: Game;
  readonly entries: Log;
  /**
   * The state before every move with edits applied, undone branches included; absent for a move if today's rules cannot
   * follow.
   */
  readonly statesBefore: Map<number, State>;
  readonly statesAround: Map<
    number,
    { readonly before: State | undefined; readonly after: State | undefined }
  >;
  readonly currentState: State | undefined;
  /** The keys of the asks that the moves answered, as far as they were needed. */
  readonly askKeys: WeakMap<PlayEntry<Move>, readonly string[]>;
}

/**
 * The last walk through each match, keyed by its options. A log mostly grows, so the next walk continues from there.
 */
const lastWalks = new WeakMap<object, LogWalk>();

function walkThrough(game: Game, match: Match, entries: Log): LogWalk {
  const { targetBySeq } = readLog(entries);
  const lastWalk = lastWalkOf(game, match, entries);
  const { statesBefore, statesAround } = lastWalk;
  let { currentState, askKeys } = lastWalk;
  /** A correction changes the state before every later entry. */
  const replayUntil = (lastIndex: number): State | undefined => {
    const replay = replayWithSteps(game, match, entries.slice(0, lastIndex + 1));
    for (const step of replay?.steps ?? []) statesBefore.set(step.entry.seq, step.stateBefore);
    askKeys = new WeakMap();
    return replay?.state;
  };
  for (const [index, entry] of entries.entries()) {
    if (index < lastWalk.entries.length) continue;
    const previous = currentState;
    if (isPlayEntry(entry)) {
      if (previous !== undefined) statesBefore.set(entry.seq, previous);
      currentState = nextState(game, previous, entry);
    } else if (isCorrection(entry)) currentState = replayUntil(index);
    const targetEntry = targetBySeq.get(entry.seq);
    if (targetEntry === undefined) statesAround.set(entry.seq, { before: previous, after: currentState });
    else if (isCorrection(targetEntry)) currentState = replayUntil(index);
    else currentState = statesAround.get(targetEntry.seq)?.[entry.do === 'undo' ? 'before' : 'after'];
  }
  const walk: LogWalk = { ...lastWalk, entries, currentState, askKeys };
  lastWalks.set(match.options, walk);
  return walk;
}

/** The last walk through this match if the log starts with the same entries, else a new one. */
function lastWalkOf(game: Game, match: Match, entries: Log): LogWalk {
  const last = lastWalks.get(match.options);
  if (last?.game === game && last.entries.every((entry, index) => entry === entries[index])) return last;
  const currentState = game.rules.start(match.options, startingPlayersOf(match));
  return {
    game,
    entries: [],
    statesBefore: new Map(),
    statesAround: new Map(),
    currentState,
    askKeys: new WeakMap()
  };
}
