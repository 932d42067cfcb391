import type { Settled } from '$lib/games/define';
import { chosen, houseRule, type Chosen } from '$lib/games/house-rule';
import { tileHouseRules } from './tiles/house-rules';
import * as say from './house-rule-words';

/** Nobody has won a higher note. */
const nobodyWon = houseRule({
  id: 'nobodyWon',
  title: say.nobodyWonAHigherNote,
  rule: '2.7',
  choices: [
    { value: 'same', label: say.whoeverBeganBefore },
    { value: 'next', label: say.theNextSeat }
  ]
});

/** An imaginary player has won the higher note, and a person the lower one. */
const imaginaryWinner = houseRule({
  id: 'imaginaryWinner',
  title: say.theHigherNoteWentUnder,
  rule: '2.6',
  choices: [
    { value: 'down', label: say.theWinnerOfTheNext },
    { value: 'second', label: say.whoeverTookTheLowerNote }
  ]
});

/** What tables settle before either game of the box. */
export const houseRules = [nobodyWon, imaginaryWinner] as const;

const chipCards = houseRule({
  id: 'chipCards',
  title: say.chipCardsOfTheCard,
  rule: '25.1',
  choices: [
    { value: 'without', label: say.areNotUsed },
    { value: 'with', label: say.areLaidOutOneAtEachCasino }
  ]
});

export const chipCardDice = houseRule({
  id: 'chipCardDice',
  title: say.twoDiceForAChip,
  rule: '25.3',
  choices: [
    { value: 'placement', label: say.placedThereInOneTurn },
    { value: 'accumulated', label: say.lyingThereInAll }
  ]
});

export const chipCardBig = houseRule({
  id: 'chipCardBig',
  title: say.forAChipCardTheBig,
  rule: '25.4',
  choices: [
    { value: 'two', label: say.two },
    { value: 'one', label: say.one }
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
  title: say.tilesARound,
  rule: '8.1',
  choices: (['3', '1', '2', '4', '5', '6'] as const).map((value) => ({ value, label: value }))
});

const sameTile = houseRule({
  id: 'sameTile',
  title: say.aTileThatWasUsed,
  rule: '8.3',
  choices: [
    { value: 'again', label: say.mayComeAgain },
    { value: 'aside', label: say.isPutAside }
  ]
});

const bank = houseRule({
  id: 'bank',
  title: say.theNotesOfTheBank,
  rule: '8.5',
  choices: [
    { value: 'counted', label: say.areCounted },
    { value: 'notCounted', label: say.areNotCounted }
  ]
});

export const bankShort = houseRule({
  id: 'bankShort',
  title: say.noNotesOfTheBank,
  rule: '8.19',
  choices: [
    { value: 'owes', label: say.theBankOwesIt },
    { value: 'chips', label: say.itIsPaidInChips },
    { value: 'nothing', label: say.itIsLost }
  ]
});

const onlyClosed = houseRule({
  id: 'onlyClosed',
  title: say.onlyClosedCasinosRolledPassing,
  rule: '8.9',
  choices: [
    { value: 'free', label: say.isFree },
    { value: 'chip', label: say.costsAChipIfThere }
  ]
});

const closedTile = houseRule({
  id: 'closedTile',
  title: say.theTileOfAClosed,
  rule: '8.10',
  choices: [
    { value: 'acts', label: say.actsWithoutMovingItsDice },
    { value: 'still', label: say.doesNothing }
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
