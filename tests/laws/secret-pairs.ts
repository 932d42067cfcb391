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
  readonly original: object;
  readonly other: object;
}

/** The viewers who must not see a difference; undefined is a spectator. */
export type Viewers = readonly (PlayerId | undefined)[];

/**
 * Nothing that these viewers can see differs: the view, the asks, the possible moves and the reasons for refusals, the
 * payout preview and the ranking.
 */
export function expectEqualViews(
  { original, other }: StatePair,
  viewers: Viewers,
  { rules }: Game,
  message: unknown
): void {
  expectSame(rules.currentPayout(other), rules.currentPayout(original), message);
  expectSame(rules.progress(other), rules.progress(original), message);
  const asksOfBoth = { original: rules.asks(original), other: rules.asks(other) };
  // An ask that several viewers can see is the same for all of them, and so are its answers.
  const checkedMoves = new Set<object>();
  for (const viewer of viewers) {
    expectSame(rules.view(other, viewer), rules.view(original, viewer), message);
    expectSame(rules.ranking(other, [], viewer), rules.ranking(original, [], viewer), message);
    const asks = redactAsks(asksOfBoth.original, viewer);
    expectSame(redactAsks(asksOfBoth.other, viewer), asks, message);
    for (const ask of asks) {
      if (checkedMoves.has(ask) || !isShown(ask) || !isAnswerable(ask)) continue;
      checkedMoves.add(ask);
      const move = rules.move(
        ask,
        answer(ask, () => 0)
      );
      expectSame(rules.refuse(other, move), rules.refuse(original, move), { about: message, move });
    }
  }
}

/** Whether there is something left to choose from after redaction. */
function isShown(ask: ReturnType<Game['rules']['asks']>[number]): boolean {
  return ask.kind !== 'draw' || Object.keys(ask.pool).length > 0;
}

/** A move and its replacement have the same log event for these viewers. */
export function expectEqualLogEvents(
  worldsBefore: StatePair,
  moves: { readonly original: AnyMove; readonly other: AnyMove },
  latestWorlds: StatePair,
  viewers: Viewers,
  { rules }: Game
): void {
  for (const viewer of viewers)
    expectSame(
      rules.logEventOf(worldsBefore.other, moves.other, latestWorlds.other, viewer),
      rules.logEventOf(worldsBefore.original, moves.original, latestWorlds.original, viewer),
      moves.original
    );
}

type Log = readonly Entry<AnyMove>[];

/** The two logs have the same text, line by line, with the labels of undo and redo. */
export function expectEqualLogTexts(
  match: Match,
  moves: readonly AnyMove[],
  otherMoves: readonly AnyMove[],
  game: Game
): void {
  const logs: [Log, Log] = [entriesOf(moves), entriesOf(otherMoves)];
  for (let undoCount = 0; undoCount < LABEL_COUNT; undoCount += 1) {
    const [firstView, secondView] = logs.map((entries) => readView(match, entries, game));
    expectSame(secondView, firstView, moves.at(-1));
    if (readLog(logs[0]).inEffect.length === 0) return;
    logs[0] = undo(logs[0], 'table', 1);
    logs[1] = undo(logs[1], 'table', 1);
  }
}

/** The number of undos whose labels are compared. */
const LABEL_COUNT = 3;

function readView(match: Match, entries: Log, game: Game): object {
  const replayed = replay(game.rules, match, entries);
  return {
    broken: replayed.refusedEntry?.why,
    lines: logLinesOf(game, match, entries),
    undo: undoLabel(game, match, replayed),
    redo: redoLabel(game, match, replayed, entries)
  };
}

/** The moves of both matches. */
interface BothMoves {
  readonly original: readonly AnyMove[];
  readonly other: readonly AnyMove[];
}

/**
 * If the players reach the reveal, undo to before the secret and enter it again, the dropped lines, the suggestions and
 * the log are the same for any secret.
 */
export function expectEqualReentry(
  match: Match,
  movesBefore: readonly AnyMove[],
  index: number,
  bothMoves: BothMoves,
  game: Game
): void {
  let undoneLog: Log = entriesOf(movesBefore);
  while (readLog(undoneLog).inEffect.length > index) undoneLog = undo(undoneLog, 'table', 1);
  const start = replay(game.rules, match, undoneLog).state;
  const reenteredOffers = [bothMoves.original, bothMoves.other].map((moves) => {
    let [log, state] = [undoneLog, start];
    const offers = moves.slice(index, index + MAX_OFFERS).map((move) => {
      log = [...log, nextEntry('law', log, { move }, 'table', 1)];
      ({ state } = game.rules.play(state, move));
      const droppedOffers = droppedLines(game, match, log);
      return [droppedOffers, nextDropped(game, match, droppedOffers, { state, last: move })];
    });
    return [offers, readView(match, log, game)];
  });
  expectSame(reenteredOffers[1], reenteredOffers[0], movesBefore[index]);
}

/** The number of moves that are entered again and compared. */
const MAX_OFFERS = 8;

/** An edit of an earlier line has the same consequences in both matches. */
export function expectEqualEdits(
  match: Match,
  { original, other }: BothMoves,
  line: { readonly index: number; readonly move: AnyMove },
  game: Game
): void {
  const [firstEdit, secondEdit] = [original, other].map((moves) =>
    consequencesOf(game, match, entriesOf(moves), line.index + 1, line.move)
  );
  expectSame(secondEdit, firstEdit, line);
}
