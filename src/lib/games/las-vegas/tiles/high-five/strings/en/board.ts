export const highFiveToken = 'High Five token';
