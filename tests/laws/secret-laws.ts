import { playersOf, type Ask, type Reason } from '$lib/core';
import type { Game } from '$lib/games/define';
import { answer } from './answers';
import { freeze } from './freeze';
import type { AnyMove, Moment, Sitting } from './matches';
import { same } from './same';
import { logsReadTheSame, looksTheSame, tellsTheSame, type Eyes, type Worlds } from './worlds';

/** Logs are read twice as a whole; so many secrets of a match are looked at in the log too. */
const LOGS = 3;

/**
 * From the moment when something is chosen in secret until the next move that is made in the open,
 * nobody but the one who chose can tell what was chosen: with another choice everything that the other
 * eyes are given is the same, the log and its undo included.
 */
export function secretsAreKept(sitting: Sitting, game: Game): void {
  const { match, moments } = sitting;
  const secrets = moments.flatMap(({ ask }, at) => (ask.secret === true ? [at] : []));
  const looked = secrets.filter((_, index) => index % Math.ceil(secrets.length / LOGS) === 0);
  for (const at of secrets) {
    const { ask } = moments[at]!;
    // A draw that is secret from the table is every player's own hand: only eyes of nobody are blind to it.
    const others = ask.for === undefined ? [] : playersOf(match).filter((player) => player !== ask.for);
    const other = otherMove(moments[at]!, game);
    if (other === undefined) continue;
    const played = follow(sitting, at, other, [undefined, ...others], game);
    const first = moments.slice(0, played.length).map(({ move }) => move);
    if (looked.includes(at)) logsReadTheSame(match, first, played, game);
  }
}

/** Something else that could have been chosen, if there is anything else. */
function otherMove({ ask, move }: Moment, { rules }: Game): AnyMove | undefined {
  return [(below: number) => below - 1, () => 0]
    .map((chance) => rules.move(ask, freeze(answer(ask, chance))))
    .find((each) => JSON.stringify(each) !== JSON.stringify(move));
}

/** Plays on with the other choice as far as all is secret, and looks after every move. Returns the moves. */
function follow(
  { moments }: Sitting,
  at: number,
  other: AnyMove,
  eyes: Eyes,
  game: Game
): readonly AnyMove[] {
  const { rules } = game;
  const moves = moments.slice(0, at).map(({ move }) => move);
  const start = moments[at]!.before;
  let before: Worlds = { one: start, other: start };
  for (const { ask, move, played } of moments.slice(at)) {
    const instead = moves.length === at ? other : move;
    if (!isSecret(ask) || rules.refuse(before.other, instead) !== undefined) break;
    const { state, postings } = rules.play(before.other, instead);
    const then: Worlds = { one: played.state, other: state };
    same(postings, played.postings, instead);
    looksTheSame(then, eyes, game, instead);
    tellsTheSame(before, { one: move, other: instead }, then, eyes, game);
    moves.push(instead);
    before = then;
  }
  return moves;
}

function isSecret(ask: Ask<AnyMove, Reason>): boolean {
  return ask.secret === true;
}

/** A log that cannot be followed any more knows which of its moves were made in secret. */
export function hiddenMovesAreNamed({ moments }: Sitting, { hidden = [] }: Game): void {
  for (const { ask, move } of moments) if (isSecret(ask)) same(hidden.includes(move.type), true, move);
}
