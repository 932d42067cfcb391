export const whoWinsTheDuel = 'Who wins the duel?';
export const aDuel = 'a duel';
export const whoChallenges = 'Challenger';
export const whoseCounterCameSecondOneOfTheTwoInHearts =
  'the player whose counter came second, one of the two in `hearts`';
export const aNumberOfHearts = 'a number of hearts';
export const heartsShown = 'Hearts shown';
export const exactlyTwoPlayersByName = 'exactly two players by name, and how many hearts each shows, 1 to 3';
export const oneOfTheTwoWhoShow = 'one of the two players showing hearts';
export const twoHeartsAgainstOne = 'Two hearts against one';
export const threeEach = 'Three each';
export const bothTakeTheirCountersBack = 'Both take their counters back';
export const stays = 'stays';
