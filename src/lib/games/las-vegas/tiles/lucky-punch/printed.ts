export const TOKENS = [1, 2, 3] as const;

export type Tokens = (typeof TOKENS)[number];

/** Reward in whole dollars for a fist that was not guessed. */
export const LUCKY_PUNCH: Readonly<Record<Tokens, number>> = { 1: 20000, 2: 30000, 3: 40000 };
