import type { BoxPart } from '$lib/parts';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import { CASINO_PLACES } from '$lib/games/las-vegas/data';
import { casinos } from '$lib/games/las-vegas/strings/en/pieces';
import * as say from '$lib/games/las-vegas/strings/en/parts';

/** The letter that both sides of a board share: "A" for "A1" and "A2". */
function boardOf(side: string): string {
  return side.slice(0, 1);
}

const LETTERS = [...new Set(TILES.map(({ side }) => boardOf(side)))].sort();

function boardTitles(letter: string): readonly string[] {
  return TILES.filter(({ side }) => boardOf(side) === letter).map(({ title }) => title);
}

/** The eight boards. The printed rules shuffle and flip them, so a draw also decides the side. */
export const tileBoards: BoxPart = {
  kind: 'deck',
  id: 'tile-boards',
  ...say.tileBoards,
  container: 'pile',
  holders: CASINO_PLACES,
  places: casinos,
  pieces: Object.fromEntries(LETTERS.map((letter) => [letter, 1])),
  names: Object.fromEntries(LETTERS.map((letter) => [letter, say.bothSides(boardTitles(letter))])),
  sides: Object.fromEntries(LETTERS.map((letter) => [letter, boardTitles(letter)])),
  sure: 'printed'
};
