import { askedPlayers, seededRandom } from '$lib/core';
import { games } from '$lib/games/registry';
import { ENTRY_DETAILS, type Game, type Setup } from '$lib/games/contract/define';
import { playMatch, playersFor, type Moment } from '#tests/laws/matches';
import { otherMove } from '#tests/laws/other-move';
import type { MatchToStore } from './stored-match';

/** A match that has reached one kind of ask; opening it shows that ask. */
export interface AskMatch {
  /** The game, the depth at the start of the match, and the ask without its numbers. */
  readonly title: string;
  readonly match: MatchToStore;
  readonly secret: boolean;
  /**
   * Whether the ask is answered alone, behind a gate. Secretly dealt cards have no gate: their owner sees them at the
   * next choice.
   */
  readonly gated: boolean;
  /** For a secret: the match with one choice, and with another choice that reveals the same to everyone. */
  readonly variants?: readonly [MatchToStore, MatchToStore];
}

const SEEDS = [1, 2, 3, 4, 5, 6];

let allAsks: Promise<readonly AskMatch[]> | undefined;

/**
 * Finds one match for each kind of ask that random matches of each game reach, with various house rules and depths. The
 * depth can change during a match, so the same ask can occur in matches of any starting depth; the first match that
 * reaches it is used.
 */
export function everyAsk(): Promise<readonly AskMatch[]> {
  return (allAsks ??= findAllAsks());
}

async function findAllAsks(): Promise<readonly AskMatch[]> {
  const asksByTitle = new Map<string, AskMatch>();
  for (const { load, meta } of games) {
    const game = await load();
    for (const { value: depth } of ENTRY_DETAILS)
      for (const seed of SEEDS)
        for (const { askKind, ...askMatch } of askMatchesIn(game, meta.id, setupFor(game, seed, depth)))
          if (!asksByTitle.has(`${meta.id}: ${askKind}`)) asksByTitle.set(`${meta.id}: ${askKind}`, askMatch);
  }
  return [...asksByTitle.values()];
}

function* askMatchesIn(
  game: Game,
  id: string,
  setup: Setup
): Generator<AskMatch & { readonly askKind: string }> {
  const chance = seededRandom(setup.players.length);
  const tape = Array.from({ length: 4000 }, () => chance(2 ** 30));
  const { match, moments } = playMatch(game, setup, tape);
  const log = moments.map(({ move }) => move);
  const seats = match.seats.map(({ name }) => name);
  const roundAt = (index: number): number | undefined => {
    const stateBefore = moments[index]?.previousState;
    return stateBefore && game.rules.progress(stateBefore).round;
  };
  for (const [index, moment] of moments.entries()) {
    const { ask, move } = moment;
    const isAfterRound = index > 0 && roundAt(index) !== roundAt(index - 1);
    const matchBefore = { game: id, seats, options: match.options, log: log.slice(0, index) };
    const other = ask.secret === true ? otherMove(moment, game) : undefined;
    const withEntry = (entry: object): MatchToStore => ({ ...matchBefore, log: [...matchBefore.log, entry] });
    const askKind = `${kindOf(ask)}${isAfterRound ? ', after a round' : ''}`;
    yield {
      askKind,
      title: `${id}, ${setup.depth}: ${askKind}`,
      match: matchBefore,
      secret: ask.secret === true,
      gated: askedPlayers(ask).length > 0 && ask.kind !== 'draw',
      ...(other === undefined ? {} : { variants: [withEntry(move), withEntry(other)] })
    };
  }
}

/** The kind of an ask, without its player and place. */
function kindOf({ id, kind }: Moment['ask']): string {
  return `${kind} ${id.replace(/p\d/g, 'player').replace(/\d+/g, 'n')}`;
}

/** Random house rules. */
function setupFor(game: Game, seed: number, depth: Setup['depth']): Setup {
  const chance = seededRandom(seed);
  const randomRules = Object.fromEntries(
    game.houseRules.map(({ id, choices }) => [id, choices[chance(choices.length)]?.value ?? ''])
  );
  const { min, max } = game.meta.players;
  const players = playersFor(min + (seed % (max - min + 1)));
  return { players, first: 'p1', depth, houseRules: randomRules };
}
