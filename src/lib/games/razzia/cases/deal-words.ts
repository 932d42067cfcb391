export const accepts = 'Accepts';
export const wantsADuel = 'Challenges';
export const aListOfDuels = 'a list of duels';
export const whoGetsWhatInADeal = 'Who gets what in a deal?';
export const oneDeal = 'one deal';
export const withTwoClaimantsOrMore = (says: string) => `${says}, with two claimants or more`;
export const theProposal = 'The proposal';
export const aTapHandsAChit = 'tap a chit to give it to someone';
export const theChitsProposedForEachClaimant =
  'the chits proposed for each claimant by name, including the proposer. Together they are exactly the chits at the bar. A claimant with an empty list, or not named, is offered nothing';
export const whatTheySayToIt = 'Their answers';
export const acceptOrDuelOfEveryClaimant =
  '`accept` or `duel` for each claimant by name, except the proposer';
export const whatWasThrown = 'Dice rolled';
export const nobodyFights = 'no one duels';
export const theDuelsInOrderEachWithTheTwoDice =
  'the duels in order, each with two dice by name. List every duel, and no others';
export const twoClaimantsOrMore = 'two claimants or more';
export const twoEqualSymbolsAloneDivide =
  'with only two matching symbols there is no deal: the player further from the dealer takes everything';
export const winsTheDuel = 'wins the duel';
export const onlyThoseWhoWantTheMoney = 'only players in the deal can be offered chits';
export const togetherExactlyTheChitsThatLie = 'exactly the chits at the bar, each one whole';
export const onlyThoseWhoWereMadeAnOffer = 'only players with an offer can answer';
export const eachOfThoseWhoWereMadeAnOffer = 'each player with an offer accepts or challenges';
export const noDuelIsLeftToBeFought = 'there are no duels left to roll';
export const andFightNow = (player: string, playerNext: string) =>
  `the next duel is between “${player}” and “${playerNext}”`;
