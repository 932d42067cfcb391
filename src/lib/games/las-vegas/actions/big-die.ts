import type { PlayerId } from '$lib/core';
import { tileOf, type AnyTileInPlay } from '$lib/games/las-vegas/tiles';
import {
  FACES,
  type BigDiePlace,
  type Dice,
  type State,
  type View,
  type DiceOwner,
  type Why
} from '$lib/games/las-vegas/types';

type DiceByOwner = Readonly<Partial<Record<DiceOwner, Dice>>>;

function findBigDie(
  casinos: readonly DiceByOwner[],
  tiles: readonly AnyTileInPlay[],
  owner: DiceOwner
): BigDiePlace | undefined {
  const casino = FACES.find((face) => (casinos[face - 1]?.[owner]?.big ?? 0) > 0);
  if (casino !== undefined) return { casino };
  const bigDieTile = tiles.find(({ tile, live }) =>
    tileOf(tile)
      .dice?.(live)
      .some((die) => die.owner === owner && die.dice.big > 0)
  );
  return bigDieTile === undefined ? undefined : { tile: bigDieTile.tile };
}

/** Casino or tile where this player's big die is; undefined while it is still to be placed. */
export function bigDieOf(
  { casinos, royale }: Pick<View, 'casinos' | 'royale'>,
  owner: DiceOwner
): BigDiePlace | undefined {
  const claimsByOwner = casinos.map(({ claims }) =>
    Object.fromEntries(claims.map(({ own }) => [own.who, own]))
  );
  return findBigDie(claimsByOwner, royale?.tiles ?? [], owner);
}

/** Reason why a player cannot place the big die: it is on the table already (3.1). */
export function bigDiePlacedReason(
  { casinos, royale }: Pick<State, 'casinos' | 'royale'>,
  player: PlayerId
): Why {
  const diceByOwner = casinos.map(({ dice }) => dice);
  return bigDiePlacedAtReason(findBigDie(diceByOwner, royale?.tiles ?? [], player), player);
}

/** Reason why a player cannot place a big die that is at this place. */
export function bigDiePlacedAtReason(location: BigDiePlace | undefined, player: PlayerId): Why {
  return { code: 'bigGone', rule: '3.1', player, ...(location === undefined ? {} : { lies: location }) };
}
