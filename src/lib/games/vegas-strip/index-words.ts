export const fixerCards = 'Fixer cards';
export const youDealTheCardsAndTheFixers =
  'You deal the cards, and the fixers choose on paper or tap them in';
export const theAppDealsAndFixers = 'The app deals, and fixers and partners look behind a cover';
export const vegasStrip2024 = 'Vegas Strip, 2024';
export const asPrinted = 'As printed';
export const numberTilesFixersAndPartners = 'Number tiles, fixers and partners, rigged casinos';
export const latestGuest = 'Latest guest';
export const whoWasInLasVegas = 'Who was in Las Vegas last?';
export const printedRuleWhoeverVisitedLas =
  'Printed rule: whoever visited Las Vegas most recently takes the first player marker.';
export const eachTileIsToldAsItIsPlaced = 'Each tile is told as it is placed.';
export const atTheEndOfARound = 'At the end of a round: how each casino ended, or what everybody collected.';
export const theChipsThatAreWon = 'The chips that are won are always counted by the app.';
