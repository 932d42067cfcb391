import { houseRule, type Chosen } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const duels = houseRule({
  id: 'duels',
  title: say.game,
  rule: '8.1',
  variation: true,
  choices: { none: say.basicReplaceAtOnce, hearts: say.advancedDuelsWithHearts }
});

const board = houseRule({
  id: 'board',
  title: say.board,
  rule: '1.3',
  choices: { own: say.theOneYouEntered, practice: say.madeUpBoard }
});

const emptyTable = houseRule({
  id: 'emptyTable',
  title: say.emptyTable,
  rule: '5.6',
  choices: { 'goes-on': say.theTurnGoesOn, ends: say.theTurnIsOver }
});

const fullByOne = houseRule({
  id: 'fullByOne',
  title: say.aThrown1FillsTheTable,
  rule: '5.7',
  choices: { lost: say.stepIsLost, moves: say.maryChipMovesAfterwards }
});

export const missingNumber = houseRule({
  id: 'missingNumber',
  title: say.noSpaceFor1To5,
  rule: '3.8',
  choices: { nothing: say.placesNothing, again: say.rollAgain }
});

export const doubleSpace = houseRule({
  id: 'doubleSpace',
  title: say.tiedDoubleSpace,
  rule: '6.6',
  choices: { smaller: say.theLowerOne, larger: say.theHigherOne }
});

export const equallyLow = houseRule({
  id: 'equallyLow',
  title: say.tieForLowest,
  rule: '6.7',
  choices: { discard: say.goldIsDiscarded, compare: say.nextLowestNumbers }
});

export const placing = houseRule({
  id: 'placing',
  title: say.jokersAndReplacing,
  rule: '3.10',
  choices: { must: say.youMustPlace, may: say.youMayPlaceNothing }
});

const lastCounter = houseRule({
  id: 'lastCounter',
  title: say.afterTheLastCounter,
  rule: '4.3',
  choices: { stop: say.noRoll, throw: say.rollForMaryChip }
});

export const equalTotals = houseRule({
  id: 'equalTotals',
  title: say.equalTotals,
  rule: '7.3',
  choices: { shared: say.shareThePlace, chips: say.moreGoldChipsFirst, highest: say.highestGoldFirst }
});

const holdings = houseRule({
  id: 'holdings',
  title: say.goldAndCardsInHand,
  rule: '1.7',
  choices: { open: say.openGold, hidden: say.areHidden }
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
