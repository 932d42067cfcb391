import { askedOf, nextEntry, readLog, replay, undo, type Entry } from '$lib/core';
import type { Game } from '$lib/games/define';
import { consequencesOf, type Misfit } from '$lib/session/correcting';
import { linesOf } from '$lib/session/lines';
import type { AnyMove, Moment, Sitting } from './matches';
import { answer } from './answers';
import { same } from './same';

/** So many lines of each match are told again, the first and the middle one. */
const LINES = 2;

/** Another answer to the same ask, if there is one. */
export function otherAnswer({ ask, move }: Moment, { rules }: Game): AnyMove | undefined {
  const turns = [0, 1, 2, 3].map((turn) =>
    rules.move(
      ask,
      answer(ask, (below) => (below - 1 + turn) % below)
    )
  );
  return turns.find((each) => JSON.stringify(each) !== JSON.stringify(move));
}

/** Whether a choice was made in secret and none of these later moves has turned it over. */
function liesHidden(game: Game, { move }: Moment, later: readonly Moment[]): boolean {
  if (game.hides?.(move) === undefined) return false;
  const player = 'player' in move ? move.player : undefined;
  return !later.some(({ move: turned }) =>
    game.reveals === undefined
      ? game.hides?.(turned) === undefined
      : game.reveals.includes(turned.type) && (!('player' in turned) || turned.player === player)
  );
}

/** What somebody is asked in secret. */
function secretlyAsked({ rules }: Game, state: object, { move }: Moment): string {
  const asks = rules.asks(state).filter(({ secret }) => secret === true);
  return JSON.stringify(
    asks.filter((ask) => !('player' in move) || askedOf(ask).some((player) => player === move.player))
  );
}

/**
 * Plays a log again as if it had been written like that, up to the first line that does not fit. What lies hidden to
 * the end fits where its player is asked the same, whatever it is.
 */
function retold(sitting: Sitting, game: Game, at: number, move: AnyMove): { state: object; played: number } {
  const { rules } = game;
  const moves = [...sitting.moments.slice(0, at).map((moment) => moment.move), move];
  const later = sitting.moments.slice(at + 1);
  let state = moves.reduce<object>((so, each) => rules.play(so, each).state, sitting.start);
  let played = moves.length;
  for (const [index, each] of later.entries()) {
    if (rules.refuse(state, each.move) !== undefined) break;
    if (
      liesHidden(game, each, later.slice(index + 1)) &&
      secretlyAsked(game, each.before, each) !== secretlyAsked(game, state, each)
    )
      break;
    state = rules.play(state, each.move).state;
    played += 1;
  }
  return { state, played };
}

/**
 * A line told again is the match that was told like that from the beginning, up to the first line that no longer
 * fits; it is plain JSON, can be told again and again, and one undo leaves the match as it was.
 */
export function aChangedLineIsTheMatchToldLikeThat(sitting: Sitting, game: Game): void {
  const { match, entries, end } = sitting;
  let log: readonly Entry<AnyMove>[] = entries;
  for (let part = 0; part < LINES; part += 1) {
    const at = Math.floor((entries.length * part) / LINES);
    const moment = sitting.moments[at];
    const move = moment && otherAnswer(moment, game);
    if (move === undefined) continue;
    const told = consequencesOf(game, match, entries, at + 1, move);
    if (told === undefined || 'refused' in told) throw new Error(`line ${at + 1} was not told again`);
    saysNothingHidden(told.misfit, sitting, game);
    const expected = retold(sitting, game, at, move);
    const changed = [...entries, nextEntry('law', entries, told.correction, 'table', 3)];
    const again = replay(game.rules, match, JSON.parse(JSON.stringify(changed)) as typeof changed);
    same(again.broken, undefined);
    same(again.state, expected.state);
    same(again.steps.length, expected.played);
    same(told.dropped, entries.length - expected.played);
    same(readLog(changed).dropped.length, told.dropped);
    same(linesOf(game, match, changed).filter(({ stands }) => stands).length, expected.played);
    same(replay(game.rules, match, undo(changed, 'table', 4)).state, end);
    log = changedAgain(log, game, sitting, at, move);
  }
  same(replay(game.rules, match, log).broken, undefined);
}

/** Why a hidden choice does not fit any more would tell what was chosen. */
function saysNothingHidden(misfit: Misfit | undefined, { moments }: Sitting, game: Game): void {
  const move = misfit && moments[misfit.seq - 1]?.move;
  if (move !== undefined && game.hides?.(move) !== undefined) same(misfit?.why, undefined);
}

/** One more line of a log told again, as far as it still stands. */
function changedAgain(
  log: readonly Entry<AnyMove>[],
  game: Game,
  { match }: Sitting,
  at: number,
  move: AnyMove
): readonly Entry<AnyMove>[] {
  if (!readLog(log).stands.some(({ seq }) => seq === at + 1)) return log;
  const told = consequencesOf(game, match, log, at + 1, move);
  if (told === undefined || 'refused' in told) return log;
  return [...log, nextEntry('law', log, told.correction, 'table', 5)];
}
