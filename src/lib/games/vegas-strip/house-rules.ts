import { houseRule } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const secrets = houseRule({
  id: 'secrets',
  title: say.theFixersChoice,
  rule: '6.1',
  choices: [
    { value: 'app', label: say.inTheApp },
    { value: 'paper', label: say.withRealCards }
  ]
});

const fine = houseRule({
  id: 'fine',
  title: say.a7AtYourOwnRiggedCasino,
  rule: '5.9',
  variation: true,
  choices: [
    { value: 'ten', label: say.learningGameCosts10Chips },
    { value: 'all', label: say.experiencedCostsTheRound }
  ]
});

export const finedFrom = houseRule({
  id: 'finedFrom',
  title: say.theFineIsPaid,
  rule: '5.11',
  choices: [
    { value: 'after', label: say.fineAfterSplit },
    { value: 'pile', label: say.fineBeforeSplit }
  ]
});

export const tenFrom = houseRule({
  id: 'tenFrom',
  title: say.finePayer,
  rule: '5.11',
  needs: { fine: ['ten'] },
  choices: [
    { value: 'own', label: say.everythingOwned },
    { value: 'share', label: say.theShareOfThisRound }
  ]
});

export const jackpotSeven = houseRule({
  id: 'jackpotSeven',
  title: say.aJackpotWonWithThat7,
  rule: '5.12',
  choices: [
    { value: 'stands', label: say.winIsKept },
    { value: 'void', label: say.the7DoesNotCount }
  ]
});

export const tokenSeven = houseRule({
  id: 'tokenSeven',
  title: say.a7With3Tokens,
  rule: '4.9',
  choices: [
    { value: 'number', label: say.isTheNumberA4 },
    { value: 'print', label: say.isThePrintedNumber }
  ]
});

export const tokenOff = houseRule({
  id: 'tokenOff',
  title: say.aTokenLeavesTwoOthers,
  rule: '4.8',
  choices: [
    { value: 'not', label: say.notAllowed },
    { value: 'allowed', label: say.earlierLeaderLeads }
  ]
});

const equalLast = houseRule({
  id: 'equalLast',
  title: say.equalInTheLastRound,
  rule: '1.7',
  choices: [
    { value: 'shared', label: say.thePlaceIsShared },
    { value: 'earlier', label: say.earlierRoundsDecide }
  ]
});

export const twoWinners = houseRule({
  id: 'twoWinners',
  title: say.twoPlayersWhoWins,
  rule: '1.6',
  choices: [
    { value: 'first', label: say.theFirstAlone },
    { value: 'both', label: say.both }
  ],
  players: [2]
});

/** All house rules of this game; the first choice of each is the default. */
export const houseRules = [
  secrets,
  fine,
  finedFrom,
  tenFrom,
  jackpotSeven,
  tokenSeven,
  tokenOff,
  equalLast,
  twoWinners
] as const;
