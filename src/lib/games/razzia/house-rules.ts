import type { ChosenValues } from '$lib/games/contract/define';
import { fillInHouseRules, houseRule, type ChosenRules } from '$lib/games/contract/house-rule';
import { BAR_NAMES, type Bar } from './payout/bars';
import * as say from './strings/en/house-rules';

const THREE_PLAYERS = [3];

const oddsRule = houseRule({
  id: 'odds',
  title: say.oddsBeforeADuel,
  rule: '4.8',
  choices: { hidden: say.notShown, shown: say.oddsShown }
});

export const equalSymbolsRule = houseRule({
  id: 'equalSymbols',
  title: say.twoCardsOfOneSymbol,
  rule: '6.4',
  choices: { wins: say.furtherPlayerWins, stronger: say.furtherPlayerProposes },
  oldDefault: 'stronger',
  players: [3, 7, 8]
});

export const furthestRule = houseRule({
  id: 'furthest',
  title: say.distanceFromDealer,
  rule: '6.2',
  choices: { clockwise: say.countedClockwise, shorter: say.shorterWayRound },
  players: [3, 7, 8]
});

const unclaimedRule = houseRule({
  id: 'unclaimed',
  title: say.moneyLeftAtTheBars,
  rule: '1.8',
  choices: { nobody: say.goesToNoOne, dealer: say.theLastDealerTakesIt }
});

export const threeCardsRule = houseRule({
  id: 'threeCards',
  title: say.cardsWithThree,
  rule: '5.2',
  choices: { fewer: say.label36AsFourToSix, whole: say.label48AllCardsOfTheFour },
  players: THREE_PLAYERS
});

const lastChitsRule = houseRule({
  id: 'lastChits',
  title: say.leftoverChits,
  rule: '5.4',
  choices: { box: say.stayInTheBox, round: say.makeAFifteenthRound },
  players: THREE_PLAYERS
});

/** Returns all bars, the usual one first. */
function bars(defaultBar: Bar): typeof BAR_NAMES {
  return { [defaultBar]: BAR_NAMES[defaultBar], ...BAR_NAMES };
}

const closedBarsRule = houseRule({
  id: 'closed',
  title: say.firstBarLeftOut,
  rule: '5.5',
  choices: bars('lincoln'),
  players: THREE_PLAYERS
});

const alsoClosedBarsRule = houseRule({
  id: 'alsoClosed',
  title: say.secondBarLeftOut,
  rule: '5.5',
  choices: bars('jazz'),
  players: THREE_PLAYERS,
  differsFrom: 'closed'
});

/** All house rules of this game. */
export const houseRules = [
  oddsRule,
  equalSymbolsRule,
  furthestRule,
  unclaimedRule,
  threeCardsRule,
  lastChitsRule,
  closedBarsRule,
  alsoClosedBarsRule
] as const;

/** The chosen values of all house rules, in the shape that the rules use. */
export type Settlement = Omit<ChosenRules<typeof houseRules>, 'closed' | 'alsoClosed'> & {
  readonly closed: readonly [Bar, Bar];
};

export function settlement(chosenValues: ChosenValues): Settlement {
  const { closed: firstBar, alsoClosed: secondBar, ...others } = fillInHouseRules(houseRules, chosenValues);
  return { ...others, closed: [firstBar, secondBar] };
}
