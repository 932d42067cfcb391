export const everyTurn = 'Every turn';
export const roundsOnly = 'Round results';
