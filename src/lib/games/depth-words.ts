export const everyTurn = 'Every turn';
export const roundsOnly = 'Rounds only';
