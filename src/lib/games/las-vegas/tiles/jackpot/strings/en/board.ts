// Scene
export const sevenOrDouble = 'seven or double';
export const theJackpot = 'The jackpot';
