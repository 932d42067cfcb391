import type { HouseRule, OtherGame } from '$lib/games/define';
import { NOTE_VALUES, CHIP_VALUE } from './data';
import { ROYALE_DEFAULTS, type RoyaleOptions } from './royale';

/** What tables settle before they play with tiles; the first is the default. */
export const royaleHouseRules: readonly HouseRule[] = [
  {
    id: 'tiles',
    title: 'Tiles a round',
    rule: '8.1',
    choices: ['3', '1', '2', '4', '5', '6'].map((value) => ({ value, label: value }))
  },
  {
    id: 'sameTile',
    title: 'A tile that was used',
    rule: '8.3',
    choices: [
      { value: 'again', label: 'May come again' },
      { value: 'aside', label: 'Is put aside' }
    ]
  },
  {
    id: 'bank',
    title: 'The notes of the bank',
    rule: '8.5',
    choices: [
      { value: 'counted', label: 'Are counted' },
      { value: 'notCounted', label: 'Are not counted' }
    ]
  },
  {
    id: 'onlyClosed',
    title: 'Only closed casinos rolled: passing',
    rule: '8.9',
    choices: [
      { value: 'free', label: 'Is free' },
      { value: 'chip', label: 'Costs a chip, if there is one' }
    ]
  },
  {
    id: 'closedTile',
    title: 'The tile of a closed casino',
    rule: '8.10',
    choices: [
      { value: 'acts', label: 'Acts, without moving its dice' },
      { value: 'still', label: 'Stands still' }
    ]
  },
  {
    id: 'badLuck',
    title: 'Bad Luck is charged',
    rule: '14.4',
    choices: [
      { value: 'after', label: 'After everything is paid' },
      { value: 'before', label: 'Before any casino pays' }
    ]
  },
  {
    id: 'badLuckChange',
    title: 'Bad Luck: change that no note can give',
    rule: '14.3',
    choices: [
      { value: 'kept', label: 'Stays with the bank' },
      { value: 'exact', label: 'Comes back in cash' }
    ]
  },
  {
    id: 'powerPlayUsed',
    title: 'Power Play, once used',
    rule: '16.5',
    choices: [
      { value: 'kept', label: 'Is kept' },
      { value: 'spent', label: 'Goes back to the tile' }
    ]
  },
  {
    id: 'powerPlayLeader',
    title: 'Power Play when another is in front',
    rule: '16.4',
    choices: [
      { value: 'back', label: 'Goes back to the tile' },
      { value: 'stays', label: 'Stays with its holder' },
      { value: 'leader', label: 'Goes to whoever is in front' }
    ]
  }
];

/** The main game of the box, beside the basic one. */
export const royaleGame: OtherGame = {
  id: 'royale',
  played: 'Royale',
  differences: ({ tiles = '3' }) => `The same and ${tiles === '1' ? '1 tile' : `${tiles} tiles`} a round`,
  houseRules: royaleHouseRules
};

type Chosen = Readonly<Record<string, string>>;

/**
 * How a table plays with tiles. No Entry's ring is a correction of the box: dollars from the start
 * arrow on, with spaces between; what is no such ring is left out.
 */
export function royaleOptions(chosen: Chosen): RoyaleOptions {
  const tiles = Number(chosen['tiles']);
  return {
    tiles: Number.isInteger(tiles) && tiles >= 1 && tiles <= 6 ? tiles : ROYALE_DEFAULTS.tiles,
    sameTile: chosen['sameTile'] === 'aside' ? 'aside' : 'again',
    bank: chosen['bank'] === 'notCounted' ? 'notCounted' : 'counted',
    onlyClosed: chosen['onlyClosed'] === 'chip' ? 'chip' : 'free',
    closedTile: chosen['closedTile'] === 'still' ? 'still' : 'acts',
    powerPlayUsed: chosen['powerPlayUsed'] === 'spent' ? 'spent' : 'kept',
    powerPlayLeader: leaderRule(chosen['powerPlayLeader']),
    badLuck: chosen['badLuck'] === 'before' ? 'before' : 'after',
    badLuckChange: chosen['badLuckChange'] === 'exact' ? 'exact' : 'kept',
    noEntryTrack: readTrack(chosen['noEntryTrack']) ?? ROYALE_DEFAULTS.noEntryTrack
  };
}

function leaderRule(chosen: string | undefined): RoyaleOptions['powerPlayLeader'] {
  return chosen === 'stays' || chosen === 'leader' ? chosen : 'back';
}

const SPACES: readonly number[] = [0, CHIP_VALUE, 2 * CHIP_VALUE, ...NOTE_VALUES];

function readTrack(written = ''): readonly number[] | undefined {
  const spaces = written.split(' ').map(Number);
  return spaces.length > 1 && spaces[0] === 0 && spaces.every((space) => SPACES.includes(space))
    ? spaces
    : undefined;
}
