import type { Settled } from '$lib/games/define';
import { chosen, houseRule, type Chosen } from '$lib/games/house-rule';
import { tileHouseRules } from './tiles/house-rules';

/** Nobody has won a higher note. */
const nobodyWon = houseRule({
  id: 'nobodyWon',
  title: 'Nobody won a higher note: who begins?',
  rule: '2.7',
  choices: [
    { value: 'same', label: 'Whoever began before' },
    { value: 'next', label: 'The next seat' }
  ]
});

/** An imaginary player has won the higher note, and a person the lower one. */
const imaginaryWinner = houseRule({
  id: 'imaginaryWinner',
  title: 'The higher note went under the pile: who begins?',
  rule: '2.6',
  choices: [
    { value: 'down', label: 'The winner of the next casino down' },
    { value: 'second', label: 'Whoever took the lower note there' }
  ]
});

/** What tables settle before either game of the box. */
export const houseRules = [nobodyWon, imaginaryWinner] as const;

const chipCards = houseRule({
  id: 'chipCards',
  title: 'Chip cards of the Card Game',
  rule: '25.1',
  choices: [
    { value: 'without', label: 'Are not used' },
    { value: 'with', label: 'Are laid out, one at each casino' }
  ]
});

export const chipCardDice = houseRule({
  id: 'chipCardDice',
  title: 'Two dice for a chip card',
  rule: '25.3',
  choices: [
    { value: 'placement', label: 'Placed there in one turn' },
    { value: 'accumulated', label: 'Lying there in all' }
  ]
});

export const chipCardBig = houseRule({
  id: 'chipCardBig',
  title: 'For a chip card the big die counts',
  rule: '25.4',
  choices: [
    { value: 'two', label: 'Two' },
    { value: 'one', label: 'One' }
  ]
});

/** What tables settle that have the Card Game as well. */
const chipCardRules = [chipCards, chipCardDice, chipCardBig] as const;

/** What tables settle before the basic game. */
export const basicHouseRules = [...houseRules, ...chipCardRules] as const;

type ChipCardRules = Chosen<typeof chipCardRules>;

/** How a table plays with the chip cards of the Card Game (25.3, 25.4). */
export interface ChipCardOptions {
  /** Dice of this placement, or all of one's own that lie there. */
  readonly dice: ChipCardRules['chipCardDice'];
  /** What the big die counts for a chip card. */
  readonly big: ChipCardRules['chipCardBig'];
}

/** How a table plays with the chip cards; undefined where it does not. */
export function chipCardOptions(settled: Settled): ChipCardOptions | undefined {
  const { chipCards: used, chipCardDice: dice, chipCardBig: big } = chosen(chipCardRules, settled);
  return used === 'without' ? undefined : { dice, big };
}

const tiles = houseRule({
  id: 'tiles',
  title: 'Tiles a round',
  rule: '8.1',
  choices: (['3', '1', '2', '4', '5', '6'] as const).map((value) => ({ value, label: value }))
});

const sameTile = houseRule({
  id: 'sameTile',
  title: 'A tile that was used',
  rule: '8.3',
  choices: [
    { value: 'again', label: 'May come again' },
    { value: 'aside', label: 'Is put aside' }
  ]
});

const bank = houseRule({
  id: 'bank',
  title: 'The notes of the bank',
  rule: '8.5',
  choices: [
    { value: 'counted', label: 'Are counted' },
    { value: 'notCounted', label: 'Are not counted' }
  ]
});

export const bankShort = houseRule({
  id: 'bankShort',
  title: 'No notes of the bank make a reward',
  rule: '8.19',
  choices: [
    { value: 'owes', label: 'The bank owes it' },
    { value: 'chips', label: 'It is paid in chips' },
    { value: 'nothing', label: 'It is lost' }
  ]
});

const onlyClosed = houseRule({
  id: 'onlyClosed',
  title: 'Only closed casinos rolled: passing',
  rule: '8.9',
  choices: [
    { value: 'free', label: 'Is free' },
    { value: 'chip', label: 'Costs a chip, if there is one' }
  ]
});

const closedTile = houseRule({
  id: 'closedTile',
  title: 'The tile of a closed casino',
  rule: '8.10',
  choices: [
    { value: 'acts', label: 'Acts, without moving its dice' },
    { value: 'still', label: 'Does nothing' }
  ]
});

/** What tables settle of the tiles. */
const tilesHouseRules = [
  tiles,
  sameTile,
  bank,
  bankShort,
  onlyClosed,
  closedTile,
  ...tileHouseRules
] as const;

/** What tables settle before Royale: its tiles, and what they settle before the basic game as well. */
export const royaleHouseRules = [...tilesHouseRules, ...basicHouseRules] as const;

/** What a table settles of the tiles, as the rules know it. */
export type RoyaleRules = Omit<Chosen<typeof tilesHouseRules>, 'tiles'> & {
  /** Tiles a round, 1 to 6, at casinos 1 upward (8.1). */
  readonly tiles: number;
};

/** How a table plays with tiles. */
export function royaleRules(settled: Settled): RoyaleRules {
  const { tiles: written, ...others } = chosen(tilesHouseRules, settled);
  return { ...others, tiles: Number(written) };
}
