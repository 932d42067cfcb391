export const chipCards = 'Chip cards';
