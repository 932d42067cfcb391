import { expect } from 'vitest';
import { askedPlayers, playersOf, type Ask, type Reason } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { logLinesOf } from '$lib/session/match/lines';
import { otherAnswer } from './correction-laws';
import { entriesOf, type AnyMove, type Moment, type PlayedMatch } from './matches';
import { otherMove } from './other-move';
import { expectSame } from './expect-same';
import {
  editsAreEqual,
  logTextsAreEqual,
  viewsAreEqual,
  logEventsAreEqual,
  reentryIsEqual,
  type Viewers,
  type StatePair
} from './secret-pairs';

/** The number of secrets of each match for which whole logs are compared, which is slow. */
const LOGS = 3;

/** Open moves are always compared as log events; the whole screen only after one move in this many. */
const SELDOM = 4;

/**
 * From a secret choice until the next open move, or until its reveal in a game that names its reveals, no one else can
 * know what was chosen. The match is played a second time with another choice, and everything that the others can see
 * must be the same, including the log and undo.
 */
export function secretChoicesStayHidden(playedMatch: PlayedMatch, game: Game): void {
  const { match, moments } = playedMatch;
  const secrets = moments.flatMap(({ ask }, at) => (ask.secret === true ? [at] : []));
  const checkedSecrets = secrets.filter((_, index) => index % Math.ceil(secrets.length / LOGS) === 0);
  for (const at of secrets) {
    const { ask } = moments[at]!;
    // The hands that the app deals in secret contain every player's cards: only spectators know none of them.
    const others =
      ask.for === undefined
        ? []
        : playersOf(match).filter(
            (player) => ![...askedPlayers(ask), ...(ask.shared ?? [])].includes(player)
          );
    const other = otherMove(moments[at]!, game);
    if (other === undefined) continue;
    const played = follow(playedMatch, at, other, [undefined, ...others], game);
    const first = moments.slice(0, played.length).map(({ move }) => move);
    if (!checkedSecrets.includes(at)) continue;
    logTextsAreEqual(match, first, played, game);
    const entered = { one: first, other: played };
    const laterMoves = moments.slice(0, played.length + REVEALED_AFTER).map(({ move }) => move);
    reentryIsEqual(match, laterMoves, at, entered, game);
    for (const line of linesBefore(playedMatch, at)) {
      const move = otherAnswer(moments[line]!, game);
      if (move !== undefined) editsAreEqual(match, entered, { at: line, move }, game);
    }
  }
}

/** After this many more moves a secret has been revealed. */
const REVEALED_AFTER = 2;

/** Lines before a secret that are edited: the last one, and the last one of the same type as the secret. */
function linesBefore({ moments }: PlayedMatch, at: number): readonly number[] {
  const { type, ...secret } = moments[at]!.move as AnyMove & { readonly player?: string };
  const before = moments.slice(0, at).map(({ move }) => move as typeof secret & AnyMove);
  const sameTypeIndex = before.findLastIndex((move) => move.type === type && move.player === secret.player);
  return [...new Set([at - 1, sameTypeIndex])].filter((line) => line >= 0);
}

/** A move that no rules know. */
const UNKNOWN: AnyMove = { type: 'of another version' };

/** A log that today's rules cannot replay reveals no secret either, whether replay stops before or after it. */
export function brokenLogsKeepSecrets({ match, moments }: PlayedMatch, game: Game): void {
  const moves = moments.map(({ move }) => move);
  const secrets = moments.flatMap(({ ask }, at) => (ask.secret === true ? [at] : []));
  const checkedSecrets = secrets.filter((_, index) => index % Math.ceil(secrets.length / LOGS) === 0);
  for (const at of checkedSecrets) {
    const other = otherMove(moments[at]!, game);
    if (other === undefined) continue;
    for (const stop of [0, at + 1]) {
      const [one, instead] = [moves, moves.with(at, other)].map((all) =>
        logLinesOf(game, match, entriesOf(all.slice(0, at + 1).toSpliced(stop, 0, UNKNOWN)))
      );
      expectSame(instead, one, moves[at]);
    }
  }
}

/** Replays the match with the other choice while it is secret, and compares after every move. Returns the moves. */
function follow(
  { moments }: PlayedMatch,
  at: number,
  other: AnyMove,
  viewer: Viewers,
  game: Game
): readonly AnyMove[] {
  const { rules } = game;
  const moves = moments.slice(0, at).map(({ move }) => move);
  const secret = moments[at]!;
  let before: StatePair = { one: secret.before, other: secret.before };
  for (const moment of moments.slice(at)) {
    const { ask, move, played } = moment;
    if (!isSecret(ask) && !staysSecret(secret, moment, game)) break;
    const instead = moves.length === at ? other : sameMoveInOther(moment, before.other, game);
    if (instead === undefined) break;
    const { state, postings } = rules.play(before.other, instead);
    const nextWorlds: StatePair = { one: played.state, other: state };
    expectSame(postings, played.postings, instead);
    const viewers = isSecret(ask) ? viewer : [undefined, viewer[moves.length % viewer.length]];
    if (isSecret(ask) || moves.length % SELDOM === at % SELDOM)
      viewsAreEqual(nextWorlds, viewers, game, instead);
    logEventsAreEqual(before, { one: move, other: instead }, nextWorlds, viewers, game);
    moves.push(instead);
    before = nextWorlds;
  }
  return moves;
}

/** Whether an open move keeps the secret, in a game that names its reveals. */
function staysSecret(secret: Moment, { ask, move }: Moment, { revealingMoves }: Game): boolean {
  if (revealingMoves === undefined) return false;
  if (!revealingMoves.includes(move.type)) return true;
  const players = askedPlayers(ask);
  return (
    players.length > 0 &&
    secret.ask.for !== undefined &&
    !players.some((player) => askedPlayers(secret.ask).includes(player))
  );
}

/** The same move in the other match; for another secret that depends on this one, the choice at the same index. */
function sameMoveInOther({ ask, move }: Moment, state: object, { rules }: Game): AnyMove | undefined {
  const refused = rules.refuse(state, move);
  if (refused === undefined) return move;
  if (!isSecret(ask))
    expect(refused, `${JSON.stringify(move)} is refused because of a secret`).toBeUndefined();
  const instead = rules.asks(state).find(({ id }) => id === ask.id);
  if (ask.kind !== 'choose' || instead?.kind !== 'choose') return undefined;
  const place = ask.choices.findIndex((choice) => JSON.stringify(choice.move) === JSON.stringify(move));
  return instead.choices[place]?.move;
}

function isSecret(ask: Ask<AnyMove, Reason>): boolean {
  return ask.secret === true;
}

/** For a log that cannot be replayed, the game names the moves that were made in secret. */
export function hiddenMovesAreNamed({ moments }: PlayedMatch, game: Game): void {
  for (const { ask, move } of moments)
    if (isSecret(ask)) expectSame(game.publicMembers?.(move) === undefined, false, move);
}
