export const aNumberOfCards = 'a number of cards';
export const diceCards = 'dice cards';
export const card = 'Card';
export const aPlayerHasTheThirty = 'a player has the thirty dice cards we expect';
export const diceCardsOfAPlayer = 'A player’s dice cards in your copy';
export const whereYouHaveCountedOthers = 'if your count differs from ours';
export const otherDiceCardsInYour = 'Other dice cards in your copy';
export const diceCardsOfWhichAPlayer =
  'the dice cards that a player in your copy has more or fewer of than we think, `single 1` to `double 6`, and how many; with those not named, thirty in all';
export const aDiceCardOneOf = (cardNames: string) => `a dice card: one of ${cardNames}`;
export const aPlayerHasDiceCards = (setSize: number) => `a player has ${setSize} dice cards`;
export const aCountFrom0To = (most: number) => `a count from 0 to ${most}`;
