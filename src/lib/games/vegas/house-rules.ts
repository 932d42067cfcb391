import { houseRule, type Chosen } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const duels = houseRule({
  id: 'duels',
  title: say.game,
  rule: '8.1',
  variation: true,
  choices: [
    { value: 'none', label: say.basicReplaceAtOnce },
    { value: 'hearts', label: say.advancedDuelsWithHearts }
  ]
});

const board = houseRule({
  id: 'board',
  title: say.board,
  rule: '1.3',
  choices: [
    { value: 'own', label: say.theOneYouEntered },
    { value: 'practice', label: say.madeUpBoard }
  ]
});

const emptyTable = houseRule({
  id: 'emptyTable',
  title: say.emptyTable,
  rule: '5.6',
  choices: [
    { value: 'goes-on', label: say.theTurnGoesOn },
    { value: 'ends', label: say.theTurnIsOver }
  ]
});

const fullByOne = houseRule({
  id: 'fullByOne',
  title: say.aThrown1FillsTheTable,
  rule: '5.7',
  choices: [
    { value: 'lost', label: say.stepIsLost },
    { value: 'moves', label: say.maryChipMovesAfterwards }
  ]
});

export const missingNumber = houseRule({
  id: 'missingNumber',
  title: say.noSpaceFor1To5,
  rule: '3.8',
  choices: [
    { value: 'nothing', label: say.placesNothing },
    { value: 'again', label: say.rollAgain }
  ]
});

export const doubleSpace = houseRule({
  id: 'doubleSpace',
  title: say.tiedDoubleSpace,
  rule: '6.6',
  choices: [
    { value: 'smaller', label: say.theLowerOne },
    { value: 'larger', label: say.theHigherOne }
  ]
});

export const equallyLow = houseRule({
  id: 'equallyLow',
  title: say.tieForLowest,
  rule: '6.7',
  choices: [
    { value: 'discard', label: say.goldIsDiscarded },
    { value: 'compare', label: say.nextLowestNumbers }
  ]
});

export const placing = houseRule({
  id: 'placing',
  title: say.jokersAndReplacing,
  rule: '3.10',
  choices: [
    { value: 'must', label: say.youMustPlace },
    { value: 'may', label: say.youMayPlaceNothing }
  ]
});

const lastCounter = houseRule({
  id: 'lastCounter',
  title: say.afterTheLastCounter,
  rule: '4.3',
  choices: [
    { value: 'stop', label: say.noRoll },
    { value: 'throw', label: say.rollForMaryChip }
  ]
});

export const equalTotals = houseRule({
  id: 'equalTotals',
  title: say.equalTotals,
  rule: '7.3',
  choices: [
    { value: 'shared', label: say.shareThePlace },
    { value: 'chips', label: say.moreGoldChipsFirst },
    { value: 'highest', label: say.highestGoldFirst }
  ]
});

const holdings = houseRule({
  id: 'holdings',
  title: say.goldAndCardsInHand,
  rule: '1.7',
  choices: [
    { value: 'open', label: say.openGold },
    { value: 'hidden', label: say.areHidden }
  ]
});

/** All house rules and printed variants; the first choice of each is the default. */
export const houseRules = [
  duels,
  board,
  emptyTable,
  fullByOne,
  missingNumber,
  doubleSpace,
  equallyLow,
  placing,
  lastCounter,
  equalTotals,
  holdings
] as const;

/** The chosen values as the rules use them. The board itself is stored instead of the choice of a board. */
export type Settlement = Omit<Chosen<typeof houseRules>, 'board'>;
