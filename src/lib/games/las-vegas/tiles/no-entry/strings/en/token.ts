export const noEntryCounter = 'No Entry counter';
export const roundCounter = 'round counter';
export const roundCounters = 'round counters';
export const start = 'Start';
export const empty = 'Empty';
export const aRoundCounterForNoEntry = 'a round counter, for No Entry!';
export const theRewardsRoundThisRing =
  'The rewards on this ring come from one source. Compare them with your tile.';
export const noEntryToken = 'No Entry token';
export const tokens = 'tokens';
export const hint1ClosesACasino = '1, closes a casino';
