// Tickets
export const onTheTable = 'On the table';
export const thisMatchCannotBeShown = 'This match cannot be shown.';

// roundOf
export const round = (number: number) => `Round ${number}`;
export const roundOf = (number: number, of: number) => `Round ${number} of ${of}`;
