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
import { redoing, undoing } from '$lib/session/match/labels';
import { linesOf } from '$lib/session/match/lines';
import { answer, isAnswerable } from './answers';
import { entriesOf, type AnyMove } from './matches';
import { same } from './same';

/** Two states that differ in one secret only. */
export interface Worlds {
  readonly one: object;
  readonly other: object;
}

/** The viewers who must not see a difference; undefined is a spectator. */
export type Viewers = readonly (PlayerId | undefined)[];

/**
 * Nothing that these viewers get shows a difference: not the view, the asks, the possible moves and the reasons of
 * refusals, the payout preview or the ranking.
 */
export function looksTheSame({ one, other }: Worlds, all: Viewers, { rules }: Game, about: unknown): void {
  same(rules.now(other), rules.now(one), about);
  same(rules.progress(other), rules.progress(one), about);
  const asked = { one: rules.asks(one), other: rules.asks(other) };
  // An ask that several viewers can see is the same for all of them, and so are its answers.
  const checkedMoves = new Set<object>();
  for (const viewer of all) {
    same(rules.view(other, viewer), rules.view(one, viewer), about);
    same(rules.ranking(other, [], viewer), rules.ranking(one, [], viewer), about);
    const asks = redactAsks(asked.one, viewer);
    same(redactAsks(asked.other, viewer), asks, about);
    for (const ask of asks) {
      if (checkedMoves.has(ask) || !isShown(ask) || !isAnswerable(ask)) continue;
      checkedMoves.add(ask);
      const move = rules.move(
        ask,
        answer(ask, () => 0)
      );
      same(rules.refuse(other, move), rules.refuse(one, move), { about, move });
    }
  }
}

/** Whether there is something left to choose from after redaction. */
function isShown(ask: ReturnType<Game['rules']['asks']>[number]): boolean {
  return ask.kind !== 'draw' || Object.keys(ask.pool).length > 0;
}

/** A move and its replacement have the same log event for these viewers. */
export function logsEventAlike(
  before: Worlds,
  moves: { readonly one: AnyMove; readonly other: AnyMove },
  latest: Worlds,
  all: Viewers,
  { rules }: Game
): void {
  for (const viewer of all)
    same(
      rules.logEventOf(before.other, moves.other, latest.other, viewer),
      rules.logEventOf(before.one, moves.one, latest.one, viewer),
      moves.one
    );
}

type Log = readonly Entry<AnyMove>[];

/** The two logs have the same text, line by line, with the labels of undo and redo. */
export function logsReadTheSame(
  match: Match,
  one: readonly AnyMove[],
  other: readonly AnyMove[],
  game: Game
): void {
  const logs: [Log, Log] = [entriesOf(one), entriesOf(other)];
  for (let taken = 0; taken < LABELS; taken += 1) {
    const [first, second] = logs.map((entries) => read(match, entries, game));
    same(second, first, one.at(-1));
    if (readLog(logs[0]).inEffect.length === 0) return;
    logs[0] = undo(logs[0], 'table', 1);
    logs[1] = undo(logs[1], 'table', 1);
  }
}

/** The number of undos whose labels are compared. */
const LABELS = 3;

function read(match: Match, entries: Log, game: Game): object {
  const replayed = replay(game.rules, match, entries);
  return {
    broken: replayed.broken?.why,
    lines: linesOf(game, match, entries),
    undo: undoing(game, match, replayed),
    redo: redoing(game, match, replayed, entries)
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
export function toldAgainTheSame(
  match: Match,
  before: readonly AnyMove[],
  at: number,
  entered: BothMoves,
  game: Game
): void {
  let taken: Log = entriesOf(before);
  while (readLog(taken).inEffect.length > at) taken = undo(taken, 'table', 1);
  const start = replay(game.rules, match, taken).state;
  const again = [entered.one, entered.other].map((moves) => {
    let [log, state] = [taken, start];
    const offered = moves.slice(at, at + OFFERS).map((move) => {
      log = [...log, nextEntry('law', log, { move }, 'table', 1)];
      ({ state } = game.rules.play(state, move));
      const dropped = droppedLines(game, match, log);
      return [dropped, nextDropped(game, match, dropped, { state, last: move })];
    });
    return [offered, read(match, log, game)];
  });
  same(again[1], again[0], before[at]);
}

/** The number of moves that are entered again and compared. */
const OFFERS = 8;

/** Editing an earlier line has the same consequences for both. */
export function changesTheSame(
  match: Match,
  { one, other }: BothMoves,
  line: { readonly at: number; readonly move: AnyMove },
  game: Game
): void {
  const [first, second] = [one, other].map((moves) =>
    consequencesOf(game, match, entriesOf(moves), line.at + 1, line.move)
  );
  same(second, first, line);
}
