export const highFiveToken = 'High Five token';
export const tokens = 'tokens';
export const hint1Worth100000 = '1, worth $100,000';
