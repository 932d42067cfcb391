import { houseRule } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const secretsRule = houseRule({
  id: 'secrets',
  title: say.theFixersChoice,
  rule: '6.1',
  choices: { app: say.inTheApp, paper: say.withRealCards }
});

const fineRule = houseRule({
  id: 'fine',
  title: say.a7AtYourOwnRiggedCasino,
  rule: '5.9',
  variation: true,
  choices: { ten: say.learningGameCosts10Chips, all: say.experiencedCostsTheRound }
});

export const finedFromRule = houseRule({
  id: 'finedFrom',
  title: say.theFineIsPaid,
  rule: '5.11',
  choices: { after: say.fineAfterSplit, pile: say.fineBeforeSplit }
});

export const tenFromRule = houseRule({
  id: 'tenFrom',
  title: say.finePayer,
  rule: '5.11',
  needs: { fine: ['ten'] },
  choices: { own: say.everythingOwned, share: say.theShareOfThisRound }
});

export const jackpotSevenRule = houseRule({
  id: 'jackpotSeven',
  title: say.aJackpotWonWithThat7,
  rule: '5.12',
  choices: { stands: say.winIsKept, void: say.the7DoesNotCount }
});

export const tokenSevenRule = houseRule({
  id: 'tokenSeven',
  title: say.a7With3Tokens,
  rule: '4.9',
  choices: { number: say.isTheNumberA4, print: say.isThePrintedNumber }
});

export const tokenOffRule = houseRule({
  id: 'tokenOff',
  title: say.aTokenLeavesTwoOthers,
  rule: '4.8',
  choices: { not: say.notAllowed, allowed: say.earlierLeaderLeads }
});

const equalLastRule = houseRule({
  id: 'equalLast',
  title: say.equalInTheLastRound,
  rule: '1.7',
  choices: { shared: say.thePlaceIsShared, earlier: say.earlierRoundsDecide }
});

export const twoWinnersRule = houseRule({
  id: 'twoWinners',
  title: say.twoPlayersWhoWins,
  rule: '1.6',
  choices: { first: say.theFirstAlone, both: say.bothLabel },
  players: [2]
});

/** All house rules of this game; the first choice of each is the default. */
export const houseRules = [
  secretsRule,
  fineRule,
  finedFromRule,
  tenFromRule,
  jackpotSevenRule,
  tokenSevenRule,
  tokenOffRule,
  equalLastRule,
  twoWinnersRule
] as const;
