import { expect } from 'vitest';
import { askedPlayers, playersOf, type Ask, type Reason } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { logLinesOf } from '$lib/session/match/lines';
import { otherAnswer } from './correction-laws';
import { entriesOf, type AnyMove, type Moment, type PlayedMatch } from './matches';
import { otherMove } from './other-move';
import { expectSame } from './expect-same';
import {
  expectEqualEdits,
  expectEqualLogTexts,
  expectEqualViews,
  expectEqualLogEvents,
  expectEqualReentry,
  type Viewers,
  type StatePair
} from './secret-pairs';

/** The number of secrets of each match for which whole logs are compared, which is slow. */
const LOG_COUNT = 3;

/** The log events of open moves are always compared; whole views only after one move in this many. */
const CHECK_INTERVAL = 4;

/**
 * No one else can know a secret choice before the next open move, or before its reveal in a game that names its
 * reveals. To check this, the match is played again with another choice: everything that the others can see must be the
 * same, including the log and undo.
 */
export function secretChoicesStayHidden(playedMatch: PlayedMatch, game: Game): void {
  const { match, moments } = playedMatch;
  const secretIndexes = moments.flatMap(({ ask }, index) => (ask.secret === true ? [index] : []));
  const checkedIndexes = secretIndexes.filter(
    (_, index) => index % Math.ceil(secretIndexes.length / LOG_COUNT) === 0
  );
  for (const index of secretIndexes) {
    const { ask } = moments[index]!;
    // The hands that the app deals in secret contain every player's cards: only spectators know none of them.
    const otherViewers =
      ask.for === undefined
        ? []
        : playersOf(match).filter(
            (player) => ![...askedPlayers(ask), ...(ask.shared ?? [])].includes(player)
          );
    const other = otherMove(moments[index]!, game);
    if (other === undefined) continue;
    const otherMoves = followSecret(playedMatch, index, other, [undefined, ...otherViewers], game);
    const originalMoves = moments.slice(0, otherMoves.length).map(({ move }) => move);
    if (!checkedIndexes.includes(index)) continue;
    expectEqualLogTexts(match, originalMoves, otherMoves, game);
    const bothMoves = { original: originalMoves, other: otherMoves };
    const laterMoves = moments.slice(0, otherMoves.length + REVEALED_AFTER).map(({ move }) => move);
    expectEqualReentry(match, laterMoves, index, bothMoves, game);
    for (const line of linesBefore(playedMatch, index)) {
      const move = otherAnswer(moments[line]!, game);
      if (move !== undefined) expectEqualEdits(match, bothMoves, { index: line, move }, game);
    }
  }
}

/** After this many more moves a secret has been revealed. */
const REVEALED_AFTER = 2;

/** Lines before a secret that are edited: the last one, and the last one of the same type as the secret. */
function linesBefore({ moments }: PlayedMatch, index: number): readonly number[] {
  const { type, ...secretMove } = moments[index]!.move as AnyMove & { readonly player?: string };
  const movesBefore = moments.slice(0, index).map(({ move }) => move as typeof secretMove & AnyMove);
  const sameTypeIndex = movesBefore.findLastIndex(
    (move) => move.type === type && move.player === secretMove.player
  );
  return [...new Set([index - 1, sameTypeIndex])].filter((line) => line >= 0);
}

/** A move that no rules know. */
const UNKNOWN_MOVE: AnyMove = { type: 'of another version' };

/** A log that today's rules cannot replay reveals no secret either, whether replay stops before or after it. */
export function brokenLogsKeepSecrets({ match, moments }: PlayedMatch, game: Game): void {
  const moves = moments.map(({ move }) => move);
  const secretIndexes = moments.flatMap(({ ask }, index) => (ask.secret === true ? [index] : []));
  const checkedIndexes = secretIndexes.filter(
    (_, index) => index % Math.ceil(secretIndexes.length / LOG_COUNT) === 0
  );
  for (const index of checkedIndexes) {
    const other = otherMove(moments[index]!, game);
    if (other === undefined) continue;
    for (const logLength of [0, index + 1]) {
      const [lines, otherLines] = [moves, moves.with(index, other)].map((logMoves) =>
        logLinesOf(game, match, entriesOf(logMoves.slice(0, index + 1).toSpliced(logLength, 0, UNKNOWN_MOVE)))
      );
      expectSame(otherLines, lines, moves[index]);
    }
  }
}

/** Replays the match with the other choice while it is secret, and compares after every move. Returns the moves. */
function followSecret(
  { moments }: PlayedMatch,
  index: number,
  other: AnyMove,
  viewer: Viewers,
  game: Game
): readonly AnyMove[] {
  const { rules } = game;
  const moves = moments.slice(0, index).map(({ move }) => move);
  const secretMoment = moments[index]!;
  let worlds: StatePair = { original: secretMoment.previousState, other: secretMoment.previousState };
  for (const moment of moments.slice(index)) {
    const { ask, move, playResult } = moment;
    if (!isSecret(ask) && !staysSecret(secretMoment, moment, game)) break;
    const moveInOther = moves.length === index ? other : sameMoveInOther(moment, worlds.other, game);
    if (moveInOther === undefined) break;
    const { state, postings } = rules.play(worlds.other, moveInOther);
    const nextWorlds: StatePair = { original: playResult.state, other: state };
    expectSame(postings, playResult.postings, moveInOther);
    const viewers = isSecret(ask) ? viewer : [undefined, viewer[moves.length % viewer.length]];
    if (isSecret(ask) || moves.length % CHECK_INTERVAL === index % CHECK_INTERVAL)
      expectEqualViews(nextWorlds, viewers, game, moveInOther);
    expectEqualLogEvents(worlds, { original: move, other: moveInOther }, nextWorlds, viewers, game);
    moves.push(moveInOther);
    worlds = nextWorlds;
  }
  return moves;
}

/** Whether an open move keeps the secret, in a game that names its reveals. */
function staysSecret(secretMoment: Moment, { ask, move }: Moment, { revealingMoves }: Game): boolean {
  if (revealingMoves === undefined) return false;
  if (!revealingMoves.includes(move.type)) return true;
  const players = askedPlayers(ask);
  return (
    players.length > 0 &&
    secretMoment.ask.for !== undefined &&
    !players.some((player) => askedPlayers(secretMoment.ask).includes(player))
  );
}

/**
 * The corresponding move in the other match. A secret that depends on this one is replaced by the choice at the same
 * index.
 */
function sameMoveInOther({ ask, move }: Moment, state: object, { rules }: Game): AnyMove | undefined {
  const refusal = rules.refuse(state, move);
  if (refusal === undefined) return move;
  if (!isSecret(ask))
    expect(refusal, `${JSON.stringify(move)} is refused because of a secret`).toBeUndefined();
  const otherAsk = rules.asks(state).find(({ id }) => id === ask.id);
  if (ask.kind !== 'choose' || otherAsk?.kind !== 'choose') return undefined;
  const place = ask.choices.findIndex((choice) => JSON.stringify(choice.move) === JSON.stringify(move));
  return otherAsk.choices[place]?.move;
}

function isSecret(ask: Ask<AnyMove, Reason>): boolean {
  return ask.secret === true;
}

/** The game names all secret moves, so that a log that cannot be replayed hides them. */
export function hiddenMovesAreNamed({ moments }: PlayedMatch, game: Game): void {
  for (const { ask, move } of moments)
    if (isSecret(ask)) expectSame(game.publicMembers?.(move) === undefined, false, move);
}
