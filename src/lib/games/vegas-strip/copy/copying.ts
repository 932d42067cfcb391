import { CASINO_NAMES, usualCard, ROUNDS } from '$lib/games/vegas-strip/data';
import { type CasinoPlace, type PlayerCount, type StripBox, PLAYER_COUNTS } from './stored-box';
import type { Character, SetUpCard } from '$lib/games/vegas-strip/types';
import { character } from '$lib/games/vegas-strip/strings/en/shared';
import { isIndex, isObject, readTypedTexts, type TypedTexts } from '$lib/core';

/** Returns the setup card for this number of players: the copied one, or else the assumed one. */
export function cardOf({ cards }: StripBox, players: PlayerCount): SetUpCard {
  return cards[players] ?? usualCard(players);
}

export function withCard(box: StripBox, players: PlayerCount, card: SetUpCard): StripBox {
  return { ...box, cards: { ...box.cards, [players]: card } };
}

/** Adds or removes a tile from those that stay in the box. */
export function withTileRemoved(card: SetUpCard, tile: number): SetUpCard {
  const removedTiles = card.removed.includes(tile)
    ? card.removed.filter((removedTile) => removedTile !== tile)
    : [...card.removed, tile].sort((a, b) => a - b);
  return { ...card, removed: removedTiles };
}

/** Swaps the teams of two places in a round. */
export function withPlacesSwapped(
  card: SetUpCard,
  round: number,
  firstPlace: number,
  secondPlace: number
): SetUpCard {
  const swappedPlace = (place: number): number =>
    place === firstPlace ? secondPlace : place === secondPlace ? firstPlace : place;
  const teams = card.teams.map((positions, index) =>
    index === round ? positions.map((team) => team.map(swappedPlace).sort((a, b) => a - b)) : positions
  );
  return { ...card, teams };
}

/** Returns all six casinos, with copied or else known names. */
export function casinosOf({ casinos }: StripBox): readonly CasinoPlace[] {
  return CASINO_NAMES.map((name, index) => casinos[index] ?? { name });
}

export function withCasino(box: StripBox, casinoIndex: number, casino: CasinoPlace): StripBox {
  return {
    ...box,
    casinos: casinosOf(box).map((currentCasino, index) => (index === casinoIndex ? casino : currentCasino))
  };
}

export function withCharacter(box: StripBox, characterIndex: number, character: Character): StripBox {
  const { characters } = box;
  return {
    ...box,
    characters:
      characterIndex < characters.length
        ? characters.map((currentCharacter, index) =>
            index === characterIndex ? character : currentCharacter
          )
        : [...characters, character]
  };
}

/** Deletes a character, and removes it from the casinos that use it. */
export function withoutCharacter(box: StripBox, removedIndex: number): StripBox {
  const casinos = casinosOf(box).map(({ name, character }): CasinoPlace =>
    character === undefined || character === removedIndex
      ? { name }
      : { name, character: character > removedIndex ? character - 1 : character }
  );
  return { ...box, casinos, characters: box.characters.filter((_, index) => index !== removedIndex) };
}

/** Makes a new character with a numbered default name. */
export function newCharacter({ characters }: StripBox): Character {
  return { name: character(characters.length + 1), side: 'A', text: '' };
}

const COPY_PAGES = ['card', 'casinos', 'characters'] as const;
type CopyPage = (typeof COPY_PAGES)[number];

/** The state of the copying screen: the open page, and field texts that are not accepted yet. */
export interface CopyEntered {
  readonly page: CopyPage;
  readonly players: PlayerCount;
  readonly round: number;
  /** Index of the open character. */
  readonly character: number;
  readonly texts: TypedTexts;
}

export const NOTHING_ENTERED: CopyEntered = { page: 'card', players: 4, round: 0, character: 0, texts: {} };

/** Ids of text fields: of a card by its number of players, of a casino or character by its index. */
export const jackpotField = (players: PlayerCount): string => `jackpot ${players}`;
export const casinoField = (index: number): string => `casino ${index}`;
export const nameField = (index: number): string => `name ${index}`;
export const wordsField = (index: number): string => `words ${index}`;

/** Validates stored input. Returns it if it fits this box, else undefined. */
export function readCopyEntered(box: StripBox, input: unknown): CopyEntered | undefined {
  if (!isObject(input)) return undefined;
  const stored = input as Partial<Record<keyof CopyEntered, unknown>>;
  const page = COPY_PAGES.find((copyPage) => copyPage === stored.page);
  const players = PLAYER_COUNTS.find((playerCount) => playerCount === stored.players);
  const { round, character } = stored;
  if (page === undefined || players === undefined || !isIndex(round, ROUNDS)) return undefined;
  if (!isIndex(character, Math.max(1, box.characters.length))) return undefined;
  const fields = [
    ...PLAYER_COUNTS.map(jackpotField),
    ...casinosOf(box).map((_, index) => casinoField(index)),
    ...box.characters.flatMap((_, index) => [nameField(index), wordsField(index)])
  ];
  const texts = readTypedTexts(stored.texts, (field) => fields.includes(field));
  return texts && { page, players, round, character, texts };
}
