export const whatIsADuelWorth = 'What is a duel worth?';
export const beforeADuel = 'before a duel';
export const theProposersSymbol = 'The proposer’s symbol';
export const theDieSymbolOfTheProposer =
  'the die symbol of the proposer, or of the winner of the previous duel';
export const theChallengersSymbol = 'The challenger’s symbol';
export const theDieSymbolOfTheChallenger = 'the die symbol of the challenger';
export const theChallengerWins = 'The challenger wins';
export const waysOf = (ways: number, all: number) => `${ways} of ${all}`;
export const theProposerWins = 'The proposer wins';
