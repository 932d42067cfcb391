import type { Settled } from '$lib/games/contract/define';
import { chosen, houseRule, type Chosen } from '$lib/games/contract/house-rule';
import { tileHouseRules } from './tiles/options';
import * as say from './strings/en/house-rules';

/** Case: nobody has won a higher note. */
const nobodyWon = houseRule({
  id: 'nobodyWon',
  title: say.noOneWonAHigherNote,
  rule: '2.7',
  choices: [
    { value: 'same', label: say.samePlayerAsBefore },
    { value: 'next', label: say.theNextSeat }
  ]
});

/** Case: an imaginary player has won the higher note, and a person the lower one. */
const imaginaryWinner = houseRule({
  id: 'imaginaryWinner',
  title: say.theHigherNoteWentUnder,
  rule: '2.6',
  choices: [
    { value: 'down', label: say.theWinnerOfTheNext },
    { value: 'second', label: say.winnerOfTheLowerNote }
  ]
});

/** House rules of both games in the box. */
export const houseRules = [nobodyWon, imaginaryWinner] as const;

const chipCards = houseRule({
  id: 'chipCards',
  title: say.chipCardsOfTheCard,
  rule: '25.1',
  choices: [
    { value: 'without', label: say.notUsed },
    { value: 'with', label: say.usedOnePerCasino }
  ]
});

export const chipCardDice = houseRule({
  id: 'chipCardDice',
  title: say.twoDiceForAChip,
  rule: '25.3',
  needs: { chipCards: ['with'] },
  choices: [
    { value: 'placement', label: say.placedInOneTurn },
    { value: 'accumulated', label: say.thereInTotal }
  ]
});

export const chipCardBig = houseRule({
  id: 'chipCardBig',
  title: say.forAChipCardTheBig,
  rule: '25.4',
  needs: { chipCards: ['with'] },
  choices: [
    { value: 'two', label: say.two },
    { value: 'one', label: say.one }
  ]
});

/** House rules for players who own the Card Game as well. */
const chipCardRules = [chipCards, chipCardDice, chipCardBig] as const;

/** House rules of the basic game. */
export const basicHouseRules = [...houseRules, ...chipCardRules] as const;

type ChipCardRules = Chosen<typeof chipCardRules>;

/** House rules for the chip cards of the Card Game (25.3, 25.4). */
export interface ChipCardOptions {
  /** The dice that count: only those of this placement, or all of the player's own dice at the casino. */
  readonly dice: ChipCardRules['chipCardDice'];
  /** The number of dice that the big die counts as for a chip card. */
  readonly big: ChipCardRules['chipCardBig'];
}

/** House rules for the chip cards; undefined if they are not used. */
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
    { value: 'again', label: say.mayComeUpAgain },
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
  title: say.passingWithOnlyClosedCasinos,
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

/** House rules of the tiles. */
const tilesHouseRules = [
  tiles,
  sameTile,
  bank,
  bankShort,
  onlyClosed,
  closedTile,
  ...tileHouseRules
] as const;

/** House rules of Royale: those of its tiles and those of the basic game. */
export const royaleHouseRules = [...tilesHouseRules, ...basicHouseRules] as const;

/** House rules of the tiles, typed as the rules use them. */
export type RoyaleRules = Omit<Chosen<typeof tilesHouseRules>, 'tiles'> & {
  /** Tiles a round, 1 to 6, at casinos 1 upward (8.1). */
  readonly tiles: number;
};

/** Reads the house rules of the tiles. */
export function royaleRules(settled: Settled): RoyaleRules {
  const { tiles: written, ...others } = chosen(tilesHouseRules, settled);
  return { ...others, tiles: Number(written) };
}
