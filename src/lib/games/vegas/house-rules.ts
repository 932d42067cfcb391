import { houseRule, type ChosenRules } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const duelsRule = houseRule({
  id: 'duels',
  title: say.game,
  rule: '8.1',
  variation: true,
  choices: { none: say.basicReplaceAtOnce, hearts: say.advancedDuelsWithHearts }
});

const boardRule = houseRule({
  id: 'board',
  title: say.board,
  rule: '1.3',
  choices: { own: say.theOneYouEntered, practice: say.madeUpBoard }
});

const emptyTableRule = houseRule({
  id: 'emptyTable',
  title: say.emptyTable,
  rule: '5.6',
  choices: { 'goes-on': say.theTurnGoesOn, ends: say.theTurnIsOver }
});

const fullByOneRule = houseRule({
  id: 'fullByOne',
  title: say.aThrown1FillsTheTable,
  rule: '5.7',
  choices: { lost: say.stepIsLost, moves: say.maryChipMovesAfterwards }
});

export const missingNumberRule = houseRule({
  id: 'missingNumber',
  title: say.noSpaceFor1To5,
  rule: '3.8',
  choices: { nothing: say.placesNothing, again: say.rollAgain }
});

export const doubleSpaceRule = houseRule({
  id: 'doubleSpace',
  title: say.tiedDoubleSpace,
  rule: '6.6',
  choices: { smaller: say.theLowerOne, larger: say.theHigherOne }
});

export const equallyLowRule = houseRule({
  id: 'equallyLow',
  title: say.tieForLowest,
  rule: '6.7',
  choices: { discard: say.goldIsDiscarded, compare: say.nextLowestNumbers }
});

export const placingRule = houseRule({
  id: 'placing',
  title: say.jokersAndReplacing,
  rule: '3.10',
  choices: { must: say.youMustPlace, may: say.youMayPlaceNothing }
});

const lastCounterRule = houseRule({
  id: 'lastCounter',
  title: say.afterTheLastCounter,
  rule: '4.3',
  choices: { stop: say.noRoll, throw: say.rollForMaryChip }
});

export const equalTotalsRule = houseRule({
  id: 'equalTotals',
  title: say.equalTotals,
  rule: '7.3',
  choices: { shared: say.shareThePlace, chips: say.moreGoldChipsFirst, highest: say.highestGoldFirst }
});

const holdingsRule = houseRule({
  id: 'holdings',
  title: say.goldAndCardsInHand,
  rule: '1.7',
  choices: { open: say.openGold, hidden: say.areHidden }
});

/** All house rules and printed variants; the first choice of each is the default. */
export const houseRules = [
  duelsRule,
  boardRule,
  emptyTableRule,
  fullByOneRule,
  missingNumberRule,
  doubleSpaceRule,
  equallyLowRule,
  placingRule,
  lastCounterRule,
  equalTotalsRule,
  holdingsRule
] as const;

/** The chosen values as the rules use them. The board itself is stored instead of the choice of a board. */
export type Settlement = Omit<ChosenRules<typeof houseRules>, 'board'>;
