export const fiftyFiftyCounter = 'Fifty Fifty counter';
export const roundCounter = 'round counter';
export const roundCounters = 'round counters';
export const aRoundCounterForFifty = 'a round counter, for Fifty Fifty';
