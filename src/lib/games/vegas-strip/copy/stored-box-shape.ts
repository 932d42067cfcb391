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

/** Data that only the printed box has, as its owner copied it. */
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

type RefusedBox = { readonly refused: string };

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
export function readBox(value: unknown): StripBox | RefusedBox {
  if (!isObject(value)) return { refused: say.copyRefusal };
  const { cards = {}, casinos = [], characters = [] } = value as Readonly<Record<keyof StripBox, unknown>>;
  const refusal = refuseCards(cards) ?? refuseCharacters(characters) ?? refuseCasinos(casinos, characters);
  if (refusal !== undefined) return { refused: refusal };
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

function cleanCard({ start, removed: removedTiles, teams }: SetUpCard): SetUpCard {
  return { start, removed: removedTiles, teams };
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

function refuseCards(cards: unknown): string | undefined {
  if (!isObject(cards)) return say.cardsRefusal;
  for (const [count, card] of Object.entries(cards) as readonly [string, unknown][]) {
    const players = PLAYER_COUNTS.find((playerCount) => String(playerCount) === count);
    if (players === undefined) return say.cardsRefusal;
    if (!isObject(card)) return say.setupCardRefusal(players);
    const { start, removed: removedTiles, teams } = card as Readonly<Record<keyof SetUpCard, unknown>>;
    if (!isIntegerIn(start, 0, MAX_START)) return say.startRefusal(MAX_START);
    if (
      !isListOf(removedTiles, isTileNumber) ||
      hasDuplicates(removedTiles) ||
      (removedTiles as readonly unknown[]).length >= TILE_NUMBERS.length
    )
      return say.removedTilesRefusal;
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
  const hasEverybody = teams.flat().length === players && !hasDuplicates(teams.flat());
  return hasEverybody && sizes.join() === teamSizes(players).join();
}

function refuseCharacters(characters: unknown): string | undefined {
  if (!isListOf(characters, isObject) || (characters as readonly unknown[]).length > MAX_CHARACTERS)
    return say.characterCountRefusal(MAX_CHARACTERS);
  for (const character of characters as readonly Readonly<Record<keyof Character, unknown>>[]) {
    if (!isShort(character.name, MAX_NAME_LENGTH)) return say.characterNameRefusal(MAX_NAME_LENGTH);
    if (!SIDES.some((side) => side === character.side)) return say.sidesRefusal;
    if (character.text !== '' && !isShort(character.text, MAX_TEXT_LENGTH))
      return say.characterTextRefusal(MAX_TEXT_LENGTH);
    if (character.tiles !== undefined && !isIntegerIn(character.tiles, 1, MAX_TILES_HERE))
      return say.tileLimitRefusal(MAX_TILES_HERE);
    if (
      [character.distinct, character.tokens, character.chips].some(
        (flag) => flag !== undefined && typeof flag !== 'boolean'
      )
    )
      return say.abilitiesRefusal;
  }
  return undefined;
}

function refuseCasinos(casinos: unknown, characters: unknown): string | undefined {
  if (!isListOf(casinos, isObject) || (casinos as readonly unknown[]).length > MAX_CASINOS)
    return say.casinoCountRefusal(MAX_CASINOS);
  const places = casinos as readonly Readonly<Record<keyof CasinoPlace, unknown>>[];
  const last = (characters as readonly unknown[]).length - 1;
  for (const { name, character } of places) {
    if (name !== '' && !isShort(name, MAX_NAME_LENGTH)) return say.casinoNameRefusal(MAX_NAME_LENGTH);
    if (character !== undefined && !isIntegerIn(character, 0, last)) return say.casinoCharacterRefusal;
  }
  const names = places.map(({ name }) => name).filter((name) => name !== '');
  return hasDuplicates(names) ? say.sameNameRefusal : undefined;
}

function isTileNumber(value: unknown): boolean {
  return TILE_NUMBERS.some((number) => number === value);
}

function isIntegerIn(value: unknown, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** Accepts text that is not blank, has at most `maxLength` characters, and has no control characters. */
function isShort(value: unknown, maxLength: number): boolean {
  return (
    typeof value === 'string' &&
    value.trim() !== '' &&
    [...value].length <= maxLength &&
    !/\p{Cc}/u.test(value)
  );
}

function hasDuplicates(values: unknown): boolean {
  return Array.isArray(values) && new Set(values).size < values.length;
}
