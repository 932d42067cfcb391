// Tickets
export const onTheTable = 'On the table';
export const thisMatchCannotBeShown = 'This match cannot be shown.';
