import {
  askedPlayers,
  isSameFact,
  nextEntry,
  readLog,
  replay,
  seededRandom,
  undo,
  type Entry
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { consequencesOf, type RefusedEntry } from '$lib/session/log/edit-entry';
import { droppedLines, nextDropped } from '$lib/session/log/dropped-entries';
import { logLinesOf } from '$lib/session/match/lines';
import type { AnyMove, Moment, PlayedMatch } from './matches';
import { answer, pickAsk } from './answers';
import { expectSame } from './expect-same';

/** The number of lines of each match that are edited: the first and the middle one. */
const LINE_COUNT = 2;

/** Another answer to the same ask, if there is one. */
export function otherAnswer({ ask, move }: Moment, { rules }: Game): AnyMove | undefined {
  const turns = [0, 1, 2, 3].map((turn) =>
    rules.move(
      ask,
      answer(ask, (limit) => (limit - 1 + turn) % limit)
    )
  );
  return turns.find((turn) => JSON.stringify(turn) !== JSON.stringify(move));
}

/** Whether a choice was secret and none of the later moves has revealed it. */
function isStillHidden(game: Game, { move }: Moment, laterMoments: readonly Moment[]): boolean {
  if (game.publicMembers?.(move) === undefined) return false;
  const player = 'player' in move ? move.player : undefined;
  return !laterMoments.some(({ move: revealingMove }) =>
    game.revealingMoves === undefined
      ? game.publicMembers?.(revealingMove) === undefined
      : game.revealingMoves.includes(revealingMove.type) &&
        (!('player' in revealingMove) || revealingMove.player === player)
  );
}

/** The secret asks of a player. */
function secretAsksOf({ rules }: Game, state: object, { move }: Moment): string {
  const asks = rules.asks(state).filter(({ secret }) => secret === true);
  return JSON.stringify(
    asks.filter((ask) => !('player' in move) || askedPlayers(ask).some((player) => player === move.player))
  );
}

/**
 * Replays a log with one move replaced, up to the first line that does not fit. A choice that stays hidden to the end
 * fits if its player is still asked the same question, no matter which choice it is.
 */
function replayWithMove(
  playedMatch: PlayedMatch,
  game: Game,
  index: number,
  move: AnyMove
): { state: object; playedCount: number } {
  const { rules } = game;
  const moves = [...playedMatch.moments.slice(0, index).map((moment) => moment.move), move];
  const laterMoments = playedMatch.moments.slice(index + 1);
  let state = moves.reduce<object>((current, move) => rules.play(current, move).state, playedMatch.start);
  let playedCount = moves.length;
  for (const [index, moment] of laterMoments.entries()) {
    if (rules.refuse(state, moment.move) !== undefined) break;
    if (
      isStillHidden(game, moment, laterMoments.slice(index + 1)) &&
      secretAsksOf(game, moment.previousState, moment) !== secretAsksOf(game, state, moment)
    )
      break;
    state = rules.play(state, moment.move).state;
    playedCount += 1;
  }
  return { state, playedCount };
}

/**
 * An edited line gives the same match as if it had been entered that way, up to the first line that no longer fits. The
 * result is plain JSON, can be edited again, and one undo restores the match.
 */
export function editedLineEqualsDirectEntry(playedMatch: PlayedMatch, game: Game): void {
  const { match, entries, end } = playedMatch;
  let log: readonly Entry<AnyMove>[] = entries;
  for (let lineIndex = 0; lineIndex < LINE_COUNT; lineIndex += 1) {
    const index = Math.floor((entries.length * lineIndex) / LINE_COUNT);
    const moment = playedMatch.moments[index];
    const move = moment && otherAnswer(moment, game);
    if (move === undefined) continue;
    const consequences = consequencesOf(game, match, entries, index + 1, move);
    if (consequences === undefined || 'refused' in consequences)
      throw new Error(`line ${index + 1} was not told again`);
    misfitHidesChoices(consequences.refusedEntry, playedMatch, game);
    const expectedReplay = replayWithMove(playedMatch, game, index, move);
    const changedEntries = [...entries, nextEntry('law', entries, consequences.correction, 'table', 3)];
    const changedReplay = replay(
      game.rules,
      match,
      JSON.parse(JSON.stringify(changedEntries)) as typeof changedEntries
    );
    expectSame(changedReplay.refusedEntry, undefined);
    expectSame(changedReplay.state, expectedReplay.state);
    expectSame(changedReplay.steps.length, expectedReplay.playedCount);
    expectSame(consequences.droppedCount, entries.length - expectedReplay.playedCount);
    expectSame(readLog(changedEntries).droppedEntries.length, consequences.droppedCount);
    expectSame(
      logLinesOf(game, match, changedEntries).filter(({ isInEffect }) => isInEffect).length,
      expectedReplay.playedCount
    );
    expectSame(replay(game.rules, match, undo(changedEntries, 'table', 4)).state, end);
    log = withMoveChanged(log, game, playedMatch, index, move);
  }
  expectSame(replay(game.rules, match, log).refusedEntry, undefined);
}

/** The reason why a hidden choice no longer fits must not reveal the choice. */
function misfitHidesChoices(misfit: RefusedEntry | undefined, { moments }: PlayedMatch, game: Game): void {
  const move = misfit && moments[misfit.seq - 1]?.move;
  if (move !== undefined && game.publicMembers?.(move) !== undefined) expectSame(misfit?.refusal, undefined);
}

/** Edits another line that is still in force. */
function withMoveChanged(
  log: readonly Entry<AnyMove>[],
  game: Game,
  { match }: PlayedMatch,
  index: number,
  move: AnyMove
): readonly Entry<AnyMove>[] {
  if (!readLog(log).inEffect.some(({ seq }) => seq === index + 1)) return log;
  const consequences = consequencesOf(game, match, log, index + 1, move);
  if (consequences === undefined || 'refused' in consequences) return log;
  return [...log, nextEntry('law', log, consequences.correction, 'table', 5)];
}

/** The maximum number of entries after an edit. */
const ENTRY_COUNT = 16;

/**
 * After an edit, dropped lines are entered again in order, for the player who made them and in answer to the same ask.
 * Any other answer replaces at most one line of its player, and the rest keep their order.
 */
export function droppedLinesKeepPlayersAndOrder(playedMatch: PlayedMatch, game: Game): void {
  const { match, entries, moments } = playedMatch;
  const index = Math.floor(entries.length / 3);
  const moment = moments[index];
  const move = moment && otherAnswer(moment, game);
  if (move === undefined) return;
  const consequences = consequencesOf(game, match, entries, index + 1, move);
  if (consequences === undefined || 'refused' in consequences) return;
  let log: readonly Entry<AnyMove>[] = [
    ...entries,
    nextEntry('law', entries, consequences.correction, 'table', 3)
  ];
  let lines = droppedLines(game, match, log);
  expectSame(
    lines.map(({ seq }) => seq),
    readLog(log).droppedEntries.map(({ seq }) => seq)
  );
  const chance = seededRandom(entries.length);
  for (let enteredCount = 0; enteredCount < ENTRY_COUNT && lines.length > 0; enteredCount += 1) {
    const { state, steps } = replay(game.rules, match, log);
    const asks = game.rules.asks(state);
    const next = nextDropped(game, match, lines, { state, last: steps.at(-1)?.move });
    const isFitting = next?.sentence !== undefined;
    const ask = pickAsk(asks, chance);
    if (ask === undefined) return;
    const nextMove = isFitting ? next.line.move : game.rules.move(ask, answer(ask, chance));
    const player = playerOf(game, state, nextMove);
    log = [...log, nextEntry('law', log, { move: nextMove }, 'table', 4)];
    const remainingLines = droppedLines(game, match, log);
    const removedLines = lines.filter(({ seq }) => !remainingLines.some((line) => line.seq === seq));
    expectSame(
      remainingLines,
      lines.filter((line) => !removedLines.includes(line))
    );
    expectSame(removedLines.length <= 1, true, { booked: nextMove, removed: removedLines });
    if (isFitting) expectSame(removedLines, lines.slice(0, 1));
    for (const line of removedLines) {
      const playedMoment = moments[line.seq - 1];
      if (playedMoment === undefined) throw new Error(`line ${line.seq} was never entered`);
      expectSame(player, playerOf(game, playedMoment.previousState, playedMoment.move), {
        line,
        booked: nextMove
      });
      const isAsked = asks.some(({ id, for: askedPlayer }) =>
        isSameFact([id, askedPlayer], [playedMoment.ask.id, playedMoment.ask.for])
      );
      expectSame(isAsked, true, { line, booked: nextMove });
    }
    lines = remainingLines;
  }
}

/** The player of a move, according to the log. */
function playerOf({ rules }: Game, stateBefore: object, move: AnyMove): unknown {
  const event = rules.logEventOf(stateBefore, move, stateBefore);
  return 'player' in event ? event.player : undefined;
}
