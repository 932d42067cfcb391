export const whereTheBlockersMayGo = 'Where the blockers may go';
export const whereTheTilesMayGo = 'Where the tiles may go';
export const roundAsItLies = (round: number) => `Round ${round} as it lies`;
export const roundAsItWasPaid = (round: number) => `Round ${round} as it was paid`;
export const thePlaces = 'The places';
