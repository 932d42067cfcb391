import {
  redactAsks,
  nextEntry,
  readLog,
  replay,
  undo,
  type Entry,
  type Match,
  type PlayerId
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { consequencesOf } from '$lib/session/log/edit-entry';
import { droppedLines, nextDropped } from '$lib/session/log/dropped-entries';
import { redoLabel, undoLabel } from '$lib/session/match/labels';
import { logLinesOf } from '$lib/session/match/lines';
import { answer, isAnswerable } from './answers';
import { entriesOf, type AnyMove } from './matches';
import { expectSame } from './expect-same';

/** Two states that differ in one secret only. */
export interface StatePair {
  readonly one: object;
  readonly other: object;
}

/** The viewers who must not see a difference; undefined is a spectator. */
export type Viewers = readonly (PlayerId | undefined)[];

/**
 * Nothing that these viewers get shows a difference: not the view, the asks, the possible moves and the reasons of
 * refusals, the payout preview or the ranking.
 */
export function viewsAreEqual(
  { one, other }: StatePair,
  all: Viewers,
  { rules }: Game,
  message: unknown
): void {
  expectSame(rules.now(other), rules.now(one), message);
  expectSame(rules.progress(other), rules.progress(one), message);
  const asksOfBoth = { one: rules.asks(one), other: rules.asks(other) };
  // An ask that several viewers can see is the same for all of them, and so are its answers.
  const checkedMoves = new Set<object>();
  for (const viewer of all) {
    expectSame(rules.view(other, viewer), rules.view(one, viewer), message);
    expectSame(rules.ranking(other, [], viewer), rules.ranking(one, [], viewer), message);
    const asks = redactAsks(asksOfBoth.one, viewer);
    expectSame(redactAsks(asksOfBoth.other, viewer), asks, message);
    for (const ask of asks) {
      if (checkedMoves.has(ask) || !isShown(ask) || !isAnswerable(ask)) continue;
      checkedMoves.add(ask);
      const move = rules.move(
        ask,
        answer(ask, () => 0)
      );
      expectSame(rules.refuse(other, move), rules.refuse(one, move), { about: message, move });
    }
  }
}

/** Whether there is something left to choose from after redaction. */
function isShown(ask: ReturnType<Game['rules']['asks']>[number]): boolean {
  return ask.kind !== 'draw' || Object.keys(ask.pool).length > 0;
}

/** A move and its replacement have the same log event for these viewers. */
export function logEventsAreEqual(
  before: StatePair,
  moves: { readonly one: AnyMove; readonly other: AnyMove },
  latest: StatePair,
  all: Viewers,
  { rules }: Game
): void {
  for (const viewer of all)
    expectSame(
      rules.logEventOf(before.other, moves.other, latest.other, viewer),
      rules.logEventOf(before.one, moves.one, latest.one, viewer),
      moves.one
    );
}

type Log = readonly Entry<AnyMove>[];

/** The two logs have the same text, line by line, with the labels of undo and redo. */
export function logTextsAreEqual(
  match: Match,
  one: readonly AnyMove[],
  other: readonly AnyMove[],
  game: Game
): void {
  const logs: [Log, Log] = [entriesOf(one), entriesOf(other)];
  for (let undone = 0; undone < LABELS; undone += 1) {
    const [first, second] = logs.map((entries) => readView(match, entries, game));
    expectSame(second, first, one.at(-1));
    if (readLog(logs[0]).inEffect.length === 0) return;
    logs[0] = undo(logs[0], 'table', 1);
    logs[1] = undo(logs[1], 'table', 1);
  }
}

/** The number of undos whose labels are compared. */
const LABELS = 3;

function readView(match: Match, entries: Log, game: Game): object {
  const replayed = replay(game.rules, match, entries);
  return {
    broken: replayed.broken?.why,
    lines: logLinesOf(game, match, entries),
    undo: undoLabel(game, match, replayed),
    redo: redoLabel(game, match, replayed, entries)
  };
}

/** The moves of both matches. */
interface BothMoves {
  readonly one: readonly AnyMove[];
  readonly other: readonly AnyMove[];
}

/**
 * If the players had reached the reveal, undid everything back to before the secret, and enter it again, then the
 * dropped lines, the suggestions and the log are the same, whatever the secret is.
 */
export function reentryIsEqual(
  match: Match,
  before: readonly AnyMove[],
  at: number,
  entered: BothMoves,
  game: Game
): void {
  let undone: Log = entriesOf(before);
  while (readLog(undone).inEffect.length > at) undone = undo(undone, 'table', 1);
  const start = replay(game.rules, match, undone).state;
  const enteredAgain = [entered.one, entered.other].map((moves) => {
    let [log, state] = [undone, start];
    const offered = moves.slice(at, at + OFFERS).map((move) => {
      log = [...log, nextEntry('law', log, { move }, 'table', 1)];
      ({ state } = game.rules.play(state, move));
      const dropped = droppedLines(game, match, log);
      return [dropped, nextDropped(game, match, dropped, { state, last: move })];
    });
    return [offered, readView(match, log, game)];
  });
  expectSame(enteredAgain[1], enteredAgain[0], before[at]);
}

/** The number of moves that are entered again and compared. */
const OFFERS = 8;

/** Editing an earlier line has the same consequences for both. */
export function editsAreEqual(
  match: Match,
  { one, other }: BothMoves,
  line: { readonly at: number; readonly move: AnyMove },
  game: Game
): void {
  const [first, second] = [one, other].map((moves) =>
    consequencesOf(game, match, entriesOf(moves), line.at + 1, line.move)
  );
  expectSame(second, first, line);
}
