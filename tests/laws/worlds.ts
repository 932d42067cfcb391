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
import type { Game } from '$lib/games/define';
import { consequencesOf } from '$lib/session/edit-entry';
import { droppedLines, nextDropped } from '$lib/session/dropped-entries';
import { redoing, undoing } from '$lib/session/labels';
import { linesOf } from '$lib/session/lines';
import { answer, isAnswerable } from './answers';
import { entriesOf, type AnyMove } from './matches';
import { same } from './same';

/** Two tables that differ in one secret only. */
export interface Worlds {
  readonly one: object;
  readonly other: object;
}

/** Who may not tell them apart; without a player it is everybody who just looks on. */
export type Eyes = readonly (PlayerId | undefined)[];

/**
 * Nothing that a screen is given for these eyes tells the two tables apart: not the view, not what is
 * asked, not what can be done and the reason why it cannot, not what would be paid or how they stand.
 */
export function looksTheSame({ one, other }: Worlds, all: Eyes, { rules }: Game, about: unknown): void {
  same(rules.now(other), rules.now(one), about);
  same(rules.progress(other), rules.progress(one), about);
  const asked = { one: rules.asks(one), other: rules.asks(other) };
  // An ask that is open to several eyes is the same for all of them, and so is what answers it.
  const tried = new Set<object>();
  for (const eyes of all) {
    same(rules.view(other, eyes), rules.view(one, eyes), about);
    same(rules.ranking(other, [], eyes), rules.ranking(one, [], eyes), about);
    const asks = redactAsks(asked.one, eyes);
    same(redactAsks(asked.other, eyes), asks, about);
    for (const ask of asks) {
      if (tried.has(ask) || !isShown(ask) || !isAnswerable(ask)) continue;
      tried.add(ask);
      const move = rules.move(
        ask,
        answer(ask, () => 0)
      );
      same(rules.refuse(other, move), rules.refuse(one, move), { about, move });
    }
  }
}

/** Whether an ask was left with something to choose from. */
function isShown(ask: ReturnType<Game['rules']['asks']>[number]): boolean {
  return ask.kind !== 'draw' || Object.keys(ask.pool).length > 0;
}

/** A move and the one that was made in its place tell the same, to these eyes and in words. */
export function tellsTheSame(
  before: Worlds,
  moves: { readonly one: AnyMove; readonly other: AnyMove },
  latest: Worlds,
  all: Eyes,
  { rules }: Game
): void {
  for (const eyes of all)
    same(
      rules.logEventOf(before.other, moves.other, latest.other, eyes),
      rules.logEventOf(before.one, moves.one, latest.one, eyes),
      moves.one
    );
}

type Log = readonly Entry<AnyMove>[];

/** The two logs read the same, line by line, with what undo and redo would take back and bring back. */
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
    if (readLog(logs[0]).stands.length === 0) return;
    logs[0] = undo(logs[0], 'table', 1);
    logs[1] = undo(logs[1], 'table', 1);
  }
}

/** So many undos are looked behind. */
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

/** The two tables as they were told, move by move. */
interface Told {
  readonly one: readonly AnyMove[];
  readonly other: readonly AnyMove[];
}

/**
 * A table that had come to what was revealed, took everything back as far as the secret and enters it again has the
 * same dropped lines, is offered the same, and its log reads the same, whatever the secret is this time.
 */
export function toldAgainTheSame(
  match: Match,
  before: readonly AnyMove[],
  at: number,
  told: Told,
  game: Game
): void {
  let taken: Log = entriesOf(before);
  while (readLog(taken).stands.length > at) taken = undo(taken, 'table', 1);
  const start = replay(game.rules, match, taken).state;
  const again = [told.one, told.other].map((moves) => {
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

/** So many lines told again are looked behind. */
const OFFERS = 8;

/** Whatever comes of telling an earlier line otherwise, it is the same for both. */
export function changesTheSame(
  match: Match,
  { one, other }: Told,
  line: { readonly at: number; readonly move: AnyMove },
  game: Game
): void {
  const [first, second] = [one, other].map((moves) =>
    consequencesOf(game, match, entriesOf(moves), line.at + 1, line.move)
  );
  same(second, first, line);
}
