/** So many rows of a long list are drawn at first: more than any screen shows at once. */
export const AT_FIRST = 24;
/** So many rows come with each tap. */
export const MORE = 48;
