export const whereTheBlockersMayGo = 'Where can the blockers go?';
export const whereTheTilesMayGo = 'Where can the tiles go?';
export const roundAsItLies = (round: number) => `Round ${round} as it stands`;
export const roundAsItWasPaid = (round: number) => `Round ${round} as paid out`;
export const thePlaces = 'The places';
