export const accepts = 'Accepts';
export const wantsADuel = 'Wants a duel';
export const aListOfDuels = 'a list of duels';
export const whoGetsWhatInADeal = 'Who gets what in a deal?';
export const oneDeal = 'one deal';
export const withTwoClaimantsOrMore = (says: string) => `${says}, with two claimants or more`;
export const theProposal = 'The proposal';
export const aTapHandsAChit = 'a tap hands a chit on';
export const theChitsProposedForEachClaimant =
  'the chits proposed for each claimant, the proposer included, by name; together exactly the chits that lie there. Whoever is not named is offered nothing, as with an empty list';
export const whatTheySayToIt = 'What they say to it';
export const acceptOrDuelOfEveryClaimant = '`accept` or `duel` of every claimant but the proposer, by name';
export const whatWasThrown = 'What was thrown';
export const nobodyFights = 'nobody fights';
export const theDuelsInOrderEachWithTheTwoDice =
  'the duels in order, each with the two dice by name; no more and no fewer than are fought';
export const twoClaimantsOrMore = 'two claimants or more';
export const twoEqualSymbolsAloneDivide = 'two equal symbols alone divide nothing: the further one takes all';
export const winsTheDuel = 'wins the duel';
export const onlyThoseWhoWantTheMoney = 'only those who want the money are offered chits';
export const togetherExactlyTheChitsThatLie = 'together exactly the chits that lie there, each one whole';
export const onlyThoseWhoWereMadeAnOffer = 'only those who were made an offer answer';
export const eachOfThoseWhoWereMadeAnOffer = 'each of those who were made an offer accepts or wants a duel';
export const noDuelIsLeftToBeFought = 'no duel is left to fight';
export const andFightNow = (player: string, playerNext: string) =>
  `“${player}” and “${playerNext}” fight now`;
