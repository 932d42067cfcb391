import { CHIP_COLOURS, type ChipColour } from '$lib/chip-cards';
import { PLAYER_IDS, type PlayerId } from '$lib/core';
import { NUMBERS, type CasinoNumber } from './cards';

/**
 * The subject of a group of counts: the notes of a casino, the dice of a player, or the takers of one chip card colour
 * at a casino.
 */
export type CountedGroup =
  | { readonly what: 'notes'; readonly casino: CasinoNumber }
  | { readonly what: 'dice'; readonly player: PlayerId }
  | { readonly what: 'chipCards'; readonly casino: CasinoNumber; readonly colour: ChipColour };

/** Returns the id of a group of counts. */
export function groupId(counted: CountedGroup): string {
  switch (counted.what) {
    case 'notes':
      return `notes ${counted.casino}`;
    case 'dice':
      return `dice ${counted.player}`;
    case 'chipCards':
      // eslint-disable-next-line house/words -- the id of an ask
      return `chipCards ${counted.casino} ${counted.colour}`;
  }
}

const ALL: readonly CountedGroup[] = [
  ...NUMBERS.map((casino): CountedGroup => ({ what: 'notes', casino })),
  ...PLAYER_IDS.map((player): CountedGroup => ({ what: 'dice', player })),
  ...NUMBERS.flatMap((casino) =>
    CHIP_COLOURS.map((colour): CountedGroup => ({ what: 'chipCards', casino, colour }))
  )
];

const BY_ID: ReadonlyMap<string, CountedGroup> = new Map(ALL.map((each) => [groupId(each), each]));

/** Looks up the subject of a group by its id; undefined for an unknown id. */
export function countedIn(id: string): CountedGroup | undefined {
  return BY_ID.get(id);
}
