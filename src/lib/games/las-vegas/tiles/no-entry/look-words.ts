export const closeIt = 'Close it';
