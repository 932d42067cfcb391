export const teamPile = 'Team’s pile';
export const fines = 'Fines';
export const characters = 'Characters';
