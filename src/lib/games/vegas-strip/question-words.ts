export const whereTheBlockersMayGo = 'Where the blockers can go';
export const whereTheTilesMayGo = 'Where the tiles can go';
export const roundAsItLies = (round: number) => `Round ${round} as it stands`;
export const roundAsItWasPaid = (round: number) => `Round ${round} as paid out`;
export const thePlaces = 'The places';
