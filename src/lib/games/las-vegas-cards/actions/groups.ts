import { CHIP_COLOURS, type ChipColour } from '$lib/chip-cards';
import { PLAYER_IDS, type PlayerId } from '$lib/core';
import { NUMBERS, type CasinoNumber } from './cards';

/**
 * The subject of a group of counts: the notes of a casino, the dice of a player, or the takers of one chip card colour
 * at a casino.
 */
export type CountedGroup =
  | { readonly kind: 'notes'; readonly casino: CasinoNumber }
  | { readonly kind: 'dice'; readonly player: PlayerId }
  | { readonly kind: 'chipCards'; readonly casino: CasinoNumber; readonly colour: ChipColour };

/** Returns the id of a group of counts. */
export function groupId(group: CountedGroup): string {
  switch (group.kind) {
    case 'notes':
      return `notes ${group.casino}`;
    case 'dice':
      return `dice ${group.player}`;
    case 'chipCards':
      // eslint-disable-next-line house/words -- the id of an ask
      return `chipCards ${group.casino} ${group.colour}`;
  }
}

const ALL_GROUPS: readonly CountedGroup[] = [
  ...NUMBERS.map((casino): CountedGroup => ({ kind: 'notes', casino })),
  ...PLAYER_IDS.map((player): CountedGroup => ({ kind: 'dice', player })),
  ...NUMBERS.flatMap((casino) =>
    CHIP_COLOURS.map((colour): CountedGroup => ({ kind: 'chipCards', casino, colour }))
  )
];

const BY_ID: ReadonlyMap<string, CountedGroup> = new Map(ALL_GROUPS.map((group) => [groupId(group), group]));

/** Looks up the subject of a group by its id; undefined for an unknown id. */
export function countedGroupOf(id: string): CountedGroup | undefined {
  return BY_ID.get(id);
}
