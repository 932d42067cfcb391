/** Rows of a long list that are rendered first: more than any screen shows at once. */
export const INITIAL_ROWS = 24;
/** Rows that each tap on “Show more” adds. */
export const MORE_ROWS = 48;
