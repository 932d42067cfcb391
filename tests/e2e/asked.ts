import { askedOf, seededChance } from '$lib/core';
import { games } from '$lib/games/registry';
import { DEPTHS, type Game, type Setup } from '$lib/games/define';
import { playMatch, playersFor, type Moment } from '#tests/laws/matches';
import { otherMove } from '#tests/laws/other-move';
import type { Recorded } from './kept-match';

/** A match that has come to an ask of a kind: whoever opens it is asked just that. */
export interface Asked {
  /** Game, the depth that its match began with, and what is asked, without its numbers. */
  readonly called: string;
  readonly match: Recorded;
  readonly secret: boolean;
  /** Somebody answers it alone, behind a gate; what is dealt in secret is looked at by the choice that follows. */
  readonly gated: boolean;
  /** Of a secret: the match with one choice, and with another of which the rule makes the same public. */
  readonly worlds?: readonly [Recorded, Recorded];
}

const SEEDS = [1, 2, 3, 4, 5, 6];

let all: Promise<readonly Asked[]> | undefined;

/**
 * For each game one match for every kind of ask that random matches come to, house rules and depths included. Depth is
 * a move, so an ask is the same whatever depth its match began with: it is taken from the first that comes to it.
 */
export function everyAsk(): Promise<readonly Asked[]> {
  return (all ??= findAll());
}

async function findAll(): Promise<readonly Asked[]> {
  const found = new Map<string, Asked>();
  for (const { load, meta } of games) {
    const game = await load();
    for (const { value: depth } of DEPTHS)
      for (const seed of SEEDS)
        for (const { what, ...asked } of askedIn(game, meta.id, setupFor(game, seed, depth)))
          if (!found.has(`${meta.id}: ${what}`)) found.set(`${meta.id}: ${what}`, asked);
  }
  return [...found.values()];
}

function* askedIn(game: Game, id: string, setup: Setup): Generator<Asked & { readonly what: string }> {
  const chance = seededChance(setup.players.length);
  const tape = Array.from({ length: 4000 }, () => chance(2 ** 30));
  const { match, moments } = playMatch(game, setup, tape);
  const log = moments.map(({ move }) => move);
  const seats = match.seats.map(({ name }) => name);
  const roundAt = (at: number): number | undefined => {
    const before = moments[at]?.before;
    return before && game.rules.progress(before).round;
  };
  for (const [at, moment] of moments.entries()) {
    const { ask, move } = moment;
    const isAfter = at > 0 && roundAt(at) !== roundAt(at - 1);
    const before = { game: id, seats, options: match.options, log: log.slice(0, at) };
    const other = ask.secret === true ? otherMove(moment, game) : undefined;
    const after = (told: object): Recorded => ({ ...before, log: [...before.log, told] });
    const what = `${kindOf(ask)}${isAfter ? ', after a round' : ''}`;
    yield {
      what,
      called: `${id}, ${setup.depth}: ${what}`,
      match: before,
      secret: ask.secret === true,
      gated: askedOf(ask).length > 0 && ask.kind !== 'draw',
      ...(other === undefined ? {} : { worlds: [after(move), after(other)] })
    };
  }
}

/** What is asked, whoever is asked and wherever. */
function kindOf({ id, kind }: Moment['ask']): string {
  return `${kind} ${id.replace(/p\d/g, 'player').replace(/\d+/g, 'n')}`;
}

/** House rules as chance settles them. */
function setupFor(game: Game, seed: number, depth: Setup['depth']): Setup {
  const chance = seededChance(seed);
  const settled = Object.fromEntries(
    game.houseRules.map(({ id, choices }) => [id, choices[chance(choices.length)]?.value ?? ''])
  );
  const { min, max } = game.meta.players;
  const players = playersFor(min + (seed % (max - min + 1)));
  return { players, first: 'p1', depth, houseRules: settled };
}
