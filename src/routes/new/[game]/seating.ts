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
export function refuseNewcomer(newcomers: Newcomers, name: string, maxPlayers: number): string | undefined {
  if (newcomers.length >= maxPlayers) return say.mostPlay(maxPlayers);
  if (newcomers.some((newcomer) => newcomer.name === name)) return say.isAlreadyPlaying(name);
  return refuseNames([name]);
}

/** The reason why the match cannot start with these people, as one sentence, or undefined if there is none. */
export function refuseNewcomers(
  newcomers: Newcomers,
  { min, max }: { readonly min: number; readonly max: number }
): string | undefined {
  if (newcomers.length < min)
    return newcomers.length === 0
      ? say.addPlayers(min, max)
      : say.morePlayers(min, max, min - newcomers.length);
  if (newcomers.length > max) return say.takeSomeAway(max, newcomers.length - max);
  return refuseNames(newcomers.map((newcomer) => newcomer.name));
}

/** The free colours, in their usual order. */
export function freeColours(newcomers: Newcomers): readonly PlayerColour[] {
  return PLAYER_COLOURS.filter((colour) => newcomers.every((newcomer) => newcomer.colour !== colour));
}

/** Adds a player at the end, in the preferred colour if it is free. */
export function addNewcomer(newcomers: Newcomers, name: string, preferredColour?: PlayerColour): Newcomers {
  const freeColourList = freeColours(newcomers);
  const colour = freeColourList.find((item) => item === preferredColour) ?? freeColourList[0];
  return colour === undefined ? newcomers : [...newcomers, { name, colour }];
}

export function removeNewcomer(newcomers: Newcomers, name: string): Newcomers {
  return newcomers.filter((newcomer) => newcomer.name !== name);
}

/** Moves a player to another place, counted from 0 and clamped to the list. */
export function movePlayerTo(newcomers: Newcomers, name: string, place: number): Newcomers {
  const newcomer = newcomers.find((other) => other.name === name);
  if (newcomer === undefined) return newcomers;
  const others = removeNewcomer(newcomers, name);
  const index = Math.max(0, Math.min(others.length, place));
  return [...others.slice(0, index), newcomer, ...others.slice(index)];
}

/** Gives a player the next free colour; repeated calls cycle through all of them. */
export function recolour(newcomers: Newcomers, name: string): Newcomers {
  return newcomers.map((newcomer) => {
    if (newcomer.name !== name) return newcomer;
    const index = PLAYER_COLOURS.indexOf(newcomer.colour);
    const laterColours = [...PLAYER_COLOURS.slice(index + 1), ...PLAYER_COLOURS.slice(0, index)];
    const freeColourList = freeColours(newcomers);
    return {
      name,
      colour: laterColours.find((colour) => freeColourList.includes(colour)) ?? newcomer.colour
    };
  });
}

/** The seats of the match, clockwise. */
export function seatsOf(newcomers: Newcomers): readonly Seat[] {
  return newcomers.flatMap(({ name, colour }, index): Seat[] => {
    const player = PLAYER_IDS[index];
    return player === undefined ? [] : [{ player, name, colour }];
  });
}
