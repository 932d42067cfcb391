import { plural } from '$lib/core';

export const inTheFist = (tokens: number) => `${plural(tokens, 'token')} in the fist.`;
export const noTokenIsInTheFist = 'No tokens in the fist yet.';

// Fist
export const tokensInTheFist = 'Tokens in the fist';
export const token = (count: number) => plural(count, 'token');
