import { CASINO_NAMES, usualCard } from '$lib/games/vegas-strip/data';
import type { CasinoPlace, PlayerCount, StripBox } from './stored-box';
import type { Character, SetUpCard } from '$lib/games/vegas-strip/types';
import { character } from '$lib/games/vegas-strip/strings/en/shared';

/** Returns the setup card for this number of players: the copied one, or else the assumed one. */
export function cardOf({ cards }: StripBox, players: PlayerCount): SetUpCard {
  return cards[players] ?? usualCard(players);
}

export function withCard(box: StripBox, players: PlayerCount, card: SetUpCard): StripBox {
  return { ...box, cards: { ...box.cards, [players]: card } };
}

/** Adds or removes a tile from those that stay in the box. */
export function withTileRemoved(card: SetUpCard, tile: number): SetUpCard {
  const removed = card.removed.includes(tile)
    ? card.removed.filter((otherTile) => otherTile !== tile)
    : [...card.removed, tile].sort((a, b) => a - b);
  return { ...card, removed };
}

/** Swaps the teams of two places in a round. */
export function withPlacesSwapped(card: SetUpCard, round: number, first: number, second: number): SetUpCard {
  const positionOf = (place: number): number => (place === first ? second : place === second ? first : place);
  const teams = card.teams.map((positions, index) =>
    index === round ? positions.map((team) => team.map(positionOf).sort((a, b) => a - b)) : positions
  );
  return { ...card, teams };
}

/** Returns all six casinos, with copied or else known names. */
export function casinosOf({ casinos }: StripBox): readonly CasinoPlace[] {
  return CASINO_NAMES.map((name, index) => casinos[index] ?? { name });
}

export function withCasino(box: StripBox, at: number, casino: CasinoPlace): StripBox {
  return {
    ...box,
    casinos: casinosOf(box).map((otherCasino, index) => (index === at ? casino : otherCasino))
  };
}

export function withCharacter(box: StripBox, at: number, character: Character): StripBox {
  const { characters } = box;
  return {
    ...box,
    characters:
      at < characters.length
        ? characters.map((otherCharacter, index) => (index === at ? character : otherCharacter))
        : [...characters, character]
  };
}

/** Deletes a character, also from the casinos that use it. */
export function withoutCharacter(box: StripBox, at: number): StripBox {
  const casinos = casinosOf(box).map(({ name, character }): CasinoPlace =>
    character === undefined || character === at
      ? { name }
      : { name, character: character > at ? character - 1 : character }
  );
  return { ...box, casinos, characters: box.characters.filter((_, index) => index !== at) };
}

/** Makes a new character with a numbered default name. */
export function newCharacter({ characters }: StripBox): Character {
  return { name: character(characters.length + 1), side: 'A', text: '' };
}
