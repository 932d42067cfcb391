import { CHIP_COLOUR_NAMES, chipColourLabel, isChipColour } from '$lib/chip-cards';
import { formatDollars, PLAYER_IDS, type Names } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import { parseDiceGroup, IN_BOX, parseChipCardGroup } from '$lib/games/las-vegas/actions/count-groups';
import { isTile, mainText, titleOf } from '$lib/games/las-vegas/tiles';
import type { Move, View } from '$lib/games/las-vegas/types';
import { diceWords, subjectName } from './shared';

/** The label of a button that makes this choice. */
export function choice(move: Move, view: View, names: Names): string {
  switch (move.type) {
    case 'place':
      return placeLabel(move);
    case 'pass':
      return move.free === true ? PASS_FREE : 'Pay 1 chip and pass';
    case 'depth':
      return depthLabel(move.depth);
    case 'chipCard':
      return move.colour === 'none' ? LEAVE_CARDS : chipColourLabel(move.colour);
    case 'chipCards':
    case 'deal':
    case 'neutral':
    case 'roll':
    case 'count':
    case 'leave':
    case 'join':
      return '';
    case 'lay':
    case 'bank':
    case 'countBank':
    case 'reward':
    case 'tile':
      return mainText()?.choice(move, view, names) ?? '';
  }
}

/** The buttons for passing for free and for taking no chip card. */
export const PASS_FREE = 'Pass without a chip';
export const LEAVE_CARDS = 'Leave them all';

/** The button for counting the whole bank. */
export const COUNT_BANK = 'Count the whole bank';

/** The button that changes how much is entered. */
export function depthLabel(depth: EntryDetail): string {
  return depth === 'turns' ? 'Enter every turn' : 'Enter round results';
}

function placeLabel({ face, small, big = 0 }: Extract<Move, { type: 'place' }>): string {
  return small === undefined ? `Casino ${face}` : `Casino ${face}: ${diceWords({ small, big })}`;
}

/** The name of a group of counts, or of one row of it. */
export function countLabel(group: string, row: string | undefined, _: View, names: Names): string {
  if (group === 'bank') return row === undefined ? 'The bank’s notes' : formatDollars(Number(row));
  if (group === 'chips') return row === undefined ? 'Chips left' : playerCalled(row, names);
  const card = parseChipCardGroup(group);
  if (card !== undefined) {
    if (row === undefined) return `Casino ${card.face}: ${CHIP_COLOUR_NAMES[card.colour]} chip cards`;
    return row === 'stays' ? 'Still there' : playerCalled(row, names);
  }
  if (row === IN_BOX) return 'Back in the box';
  if (row !== undefined) return `Casino ${row}`;
  const { owner, size } = parseDiceGroup(group) ?? {};
  if (owner === undefined || size === undefined)
    throw new RangeError(`“${group}” is nothing that is counted`);
  return `${subjectName(owner, names)}’s ${size === 'big' ? 'big die' : 'small dice'}`;
}

function playerCalled(row: string, names: Names): string {
  const player = PLAYER_IDS.find((each) => each === row);
  if (player === undefined) throw new RangeError(`“${row}” is not a player with chips`);
  return names(player);
}

/** The name of a piece that can be drawn: a note, a chip card, or the side of a tile. */
export function piece(pool: string, name: string): string {
  if (isChipColour(name)) return chipColourLabel(name);
  return pool === 'tiles' && isTile(name) ? titleOf(name) : formatDollars(Number(name));
}
