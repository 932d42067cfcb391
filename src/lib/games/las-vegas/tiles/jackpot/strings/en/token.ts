export const jackpotCounter = 'Jackpot counter';
export const counters = 'counters';
export const hint1ForJackpot = '1, for Jackpot';
