import { plural } from '$lib/core';

export const inTheFist = (tokens: number) => `${plural(tokens, 'token')} in the fist.`;
export const noTokenIsInTheFist = 'No tokens in the fist yet.';
