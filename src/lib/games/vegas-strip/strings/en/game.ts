export const fixerCards = 'Fixer cards';
export const fixerCardsTexts = {
  hints: {
    table: 'You deal the cards. Fixers choose with them, or in the app.',
    app: 'The app deals; fixers and partners look in secret'
  }
};
export const edition = { box: 'Vegas Strip, 2024', played: 'As printed' };
export const numberTilesFixersAndPartners = 'Number tiles, fixers and partners, rigged casinos';
export const printedStart = {
  word: 'Visited Vegas last',
  sentence: 'Printed rule: the player who last visited Las Vegas takes the first player marker.'
};
export const whoVisitedLasVegasLast = 'Who was in Las Vegas last?';
export const depths = {
  turns: 'You enter every tile as it’s placed.',
  rounds: 'After each round, you enter what happened at each casino, or what everyone collected.'
};
export const alwaysHint = 'The app always adds up the chips won.';

export const whereCanBlockersGo = 'Where can the blockers go?';
export const whereCanTilesGo = 'Where can the tiles go?';
export const roundAsItStands = (round: number) => `Round ${round} as it stands`;
export const roundAsItWasPaid = (round: number) => `Round ${round} as paid out`;
export const thePlaces = 'The places';
