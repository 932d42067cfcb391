import type { PlayerId } from '$lib/core';
import { allowedFor, faultsOf, mustPlace, otherNumberRule } from './placing';
import { notNow } from './refuse-turn';
import { nameOf, spacesAt } from '$lib/games/vegas/state/table';
import type { Move, Placing, RefusalWhy, State } from '$lib/games/vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Returns the reason why a counter cannot be placed on this space, or cannot be kept in hand. */
export function refuseSpace(state: State, move: MoveOf<'place' | 'leave'>): RefusalWhy | undefined {
  const { placing, turn: player } = state;
  if (state.phase !== 'space' || placing === undefined) return notNow(state);
  const spaces = spacesAt(state, placing.table);
  const at = nameOf(state, placing.table);
  const allowed = allowedFor(spaces, player, placing.shown);
  if (move.type === 'leave') {
    const rule = allowed.joker || allowed.free.length === 0 ? '3.10' : '3.1';
    return mustPlace(allowed, state.options.placing) ? { code: 'mustPlace', rule, at, player } : undefined;
  }
  if (spaces[move.space] === undefined) return { code: 'noSuchSpace', rule: '3.1', at };
  return refuseFault(state, placing, move.space);
}

function refuseFault(state: State, { table, shown }: Placing, space: number): RefusalWhy | undefined {
  const at = nameOf(state, table);
  const spaces = spacesAt(state, table);
  const faults = faultsOf(spaces, state.turn, shown, space);
  if (faults.includes('number'))
    return { code: 'otherNumber', rule: otherNumberRule(spaces, shown), at, shown };
  if (faults.includes('free-first')) return { code: 'freeFirst', rule: '3.1', at, shown };
  return faults.includes('own') ? { code: 'ownCounter', rule: '3.9', player: state.turn } : undefined;
}

/** Checks that the player is in the duel and has not chosen yet. */
export function refuseHearts(state: State, player: PlayerId): RefusalWhy | undefined {
  const { fight } = state;
  if (fight === undefined) return notNow(state);
  if (![fight.challenger, fight.defender].includes(player)) return { code: 'notInDuel', rule: '8.2', player };
  return fight.chosen[player] === undefined ? undefined : { code: 'alreadyChosen', rule: '8.2', player };
}

export function refuseReveal(state: State): RefusalWhy | undefined {
  const { fight } = state;
  if (fight === undefined) return notNow(state);
  const missing = [fight.challenger, fight.defender].filter((player) => fight.chosen[player] === undefined);
  return missing.length === 0 ? undefined : { code: 'notAllChosen', rule: '8.2', missing };
}

/** Allows dice rolled at the table to be entered as long as the duel is open. */
export function refuseDuel(state: State): RefusalWhy | undefined {
  return state.fight === undefined ? notNow(state) : undefined;
}
