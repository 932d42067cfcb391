import { PLAYER_COLOURS, PLAYER_IDS, type PlayerColour, type Seat } from '$lib/core';
import { refuseNames } from '$lib/games/reserved-names';
import * as say from './strings/en';

/** A player of a new match who has no seat id yet. */
export interface Newcomer {
  readonly name: string;
  readonly colour: PlayerColour;
}

type Newcomers = readonly Newcomer[];

/** The reason why a player with this name cannot be added, as one sentence, or undefined if there is none. */
export function refuseSitter(sitters: Newcomers, name: string, most: number): string | undefined {
  if (sitters.length >= most) return say.mostPlay(most);
  if (sitters.some((sitter) => sitter.name === name)) return say.isAlreadyPlaying(name);
  return refuseNames([name]);
}

/** The reason why the match cannot start with these people, as one sentence, or undefined if there is none. */
export function refuseSitters(
  sitters: Newcomers,
  { min, max }: { readonly min: number; readonly max: number }
): string | undefined {
  if (sitters.length < min)
    return sitters.length === 0 ? say.addPlayers(min, max) : say.morePlayers(min, max, min - sitters.length);
  if (sitters.length > max) return say.takeSomeAway(max, sitters.length - max);
  return refuseNames(sitters.map((sitter) => sitter.name));
}

/** The free colours, in their usual order. */
export function freeColours(sitters: Newcomers): readonly PlayerColour[] {
  return PLAYER_COLOURS.filter((colour) => sitters.every((sitter) => sitter.colour !== colour));
}

/** Adds a player at the end, in the preferred colour if it is free. */
export function addSitter(sitters: Newcomers, name: string, liked?: PlayerColour): Newcomers {
  const free = freeColours(sitters);
  const colour = free.find((item) => item === liked) ?? free[0];
  return colour === undefined ? sitters : [...sitters, { name, colour }];
}

export function removeSitter(sitters: Newcomers, name: string): Newcomers {
  return sitters.filter((sitter) => sitter.name !== name);
}

/** Moves a player to another place, counted from 0 and clamped to the list. */
export function movePlayerTo(sitters: Newcomers, name: string, place: number): Newcomers {
  const sitter = sitters.find((sitter) => sitter.name === name);
  if (sitter === undefined) return sitters;
  const others = removeSitter(sitters, name);
  const at = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, at), sitter, ...others.slice(at)];
}

/** Gives a player the next free colour; repeated calls cycle through all of them. */
export function recolour(sitters: Newcomers, name: string): Newcomers {
  return sitters.map((sitter) => {
    if (sitter.name !== name) return sitter;
    const index = PLAYER_COLOURS.indexOf(sitter.colour);
    const after = [...PLAYER_COLOURS.slice(index + 1), ...PLAYER_COLOURS.slice(0, index)];
    const free = freeColours(sitters);
    return { name, colour: after.find((colour) => free.includes(colour)) ?? sitter.colour };
  });
}

/** The seats of the match, clockwise. */
export function seatsOf(sitters: Newcomers): readonly Seat[] {
  return sitters.flatMap(({ name, colour }, index): Seat[] => {
    const player = PLAYER_IDS[index];
    return player === undefined ? [] : [{ player, name, colour }];
  });
}
