import { isListOf, isObject } from '$lib/core';
import * as say from '$lib/games/vegas-strip/strings/en/box';
import { ROUNDS, teamSizes } from '$lib/games/vegas-strip/data';
import {
  SIDES,
  TILE_NUMBERS,
  type Character,
  type Positions,
  type SetUpCard
} from '$lib/games/vegas-strip/types';

/** The numbers of players that have their own setup card. */
export const PLAYER_COUNTS = [2, 3, 4, 5, 6] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** What is printed only in a box, as its owner copied it. */
export interface StripBox {
  readonly cards: Readonly<Partial<Record<PlayerCount, SetUpCard>>>;
  /** The casinos in order, with their names and characters. */
  readonly casinos: readonly CasinoPlace[];
  readonly characters: readonly Character[];
}

export interface CasinoPlace {
  readonly name: string;
  /** Index in the list of characters. */
  readonly character?: number;
}

type Rejection = { readonly refused: string };

const MAX_CASINOS = 6;
const MAX_CHARACTERS = 40;
const MAX_NAME_LENGTH = 40;
const MAX_TEXT_LENGTH = 400;
const MAX_START = 999;
const MAX_TILES_HERE = 12;

/**
 * Validates an untrusted value as a box. Returns the fault in one sentence if it is invalid; unknown members are
 * dropped.
 */
export function readBox(value: unknown): StripBox | Rejection {
  if (!isObject(value)) return { refused: say.copyProblem };
  const { cards = {}, casinos = [], characters = [] } = value as Readonly<Record<keyof StripBox, unknown>>;
  const rejection = wrongCards(cards) ?? wrongCharacters(characters) ?? wrongCasinos(casinos, characters);
  if (rejection !== undefined) return { refused: rejection };
  return {
    cards: Object.fromEntries(
      Object.entries(cards as StripBox['cards']).map(([count, card]) => [count, cleanCard(card)])
    ),
    casinos: (casinos as readonly CasinoPlace[]).map(({ name, character }) =>
      character === undefined ? { name } : { name, character }
    ),
    characters: (characters as readonly Character[]).map(cleanCharacter)
  };
}

function cleanCard({ start, removed, teams }: SetUpCard): SetUpCard {
  return { start, removed, teams };
}

function cleanCharacter({ name, side, text, tiles, distinct, tokens, chips }: Character): Character {
  return {
    name,
    side,
    text,
    ...(tiles === undefined ? {} : { tiles }),
    ...(distinct === true ? { distinct } : {}),
    ...(tokens === true ? { tokens } : {}),
    ...(chips === true ? { chips } : {})
  };
}

function wrongCards(cards: unknown): string | undefined {
  if (!isObject(cards)) return say.cardsByPlayers;
  for (const [count, card] of Object.entries(cards) as readonly [string, unknown][]) {
    const players = PLAYER_COUNTS.find((item) => String(item) === count);
    if (players === undefined) return say.cardsByPlayers;
    if (!isObject(card)) return say.setupCardProblem(players);
    const { start, removed, teams } = card as Readonly<Record<keyof SetUpCard, unknown>>;
    if (!isIntegerIn(start, 0, MAX_START)) return say.start(MAX_START);
    if (
      !isListOf(removed, isTileNumber) ||
      hasDuplicates(removed) ||
      (removed as readonly unknown[]).length >= TILE_NUMBERS.length
    )
      return say.removed;
    if (
      !isListOf(teams, (round) => arePositions(round, players)) ||
      (teams as readonly unknown[]).length !== ROUNDS
    )
      return say.teams(players);
  }
  return undefined;
}

/** Checks whether every player has exactly one place, in teams of the printed sizes. */
function arePositions(round: unknown, players: number): round is Positions {
  if (!isListOf(round, (team) => isListOf(team, (place) => isIntegerIn(place, 1, players)))) return false;
  const teams = round as Positions;
  const sizes = teams.map((team) => team.length).sort((a, b) => b - a);
  const everybody = teams.flat().length === players && !hasDuplicates(teams.flat());
  return everybody && sizes.join() === teamSizes(players).join();
}

function wrongCharacters(characters: unknown): string | undefined {
  if (!isListOf(characters, isObject) || (characters as readonly unknown[]).length > MAX_CHARACTERS)
    return say.mostCharacters(MAX_CHARACTERS);
  for (const character of characters as readonly Readonly<Record<keyof Character, unknown>>[]) {
    if (!isShort(character.name, MAX_NAME_LENGTH)) return say.characterName(MAX_NAME_LENGTH);
    if (!SIDES.some((side) => side === character.side)) return say.sides;
    if (character.text !== '' && !isShort(character.text, MAX_TEXT_LENGTH))
      return say.characterText(MAX_TEXT_LENGTH);
    if (character.tiles !== undefined && !isIntegerIn(character.tiles, 1, MAX_TILES_HERE))
      return say.tilesHere(MAX_TILES_HERE);
    if (
      [character.distinct, character.tokens, character.chips].some(
        (mark) => mark !== undefined && typeof mark !== 'boolean'
      )
    )
      return say.onOrOff;
  }
  return undefined;
}

function wrongCasinos(casinos: unknown, characters: unknown): string | undefined {
  if (!isListOf(casinos, isObject) || (casinos as readonly unknown[]).length > MAX_CASINOS)
    return say.mostCasinos(MAX_CASINOS);
  const places = casinos as readonly Readonly<Record<keyof CasinoPlace, unknown>>[];
  const last = (characters as readonly unknown[]).length - 1;
  for (const { name, character } of places) {
    if (name !== '' && !isShort(name, MAX_NAME_LENGTH)) return say.casinoName(MAX_NAME_LENGTH);
    if (character !== undefined && !isIntegerIn(character, 0, last)) return say.characterThere;
  }
  const names = places.map(({ name }) => name).filter((name) => name !== '');
  return hasDuplicates(names) ? say.sameName : undefined;
}

function isTileNumber(value: unknown): boolean {
  return TILE_NUMBERS.some((number) => number === value);
}

function isIntegerIn(value: unknown, min: number, most: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= most;
}

/** Accepts text that is not blank, at most `longest` characters, and without control characters. */
function isShort(value: unknown, longest: number): boolean {
  return (
    typeof value === 'string' && value.trim() !== '' && [...value].length <= longest && !/\p{Cc}/u.test(value)
  );
}

function hasDuplicates(values: unknown): boolean {
  return Array.isArray(values) && new Set(values).size < values.length;
}
