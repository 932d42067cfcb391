export const chips = 'Chips';
export const chipCards = 'Chip cards';
