import { plural } from '$lib/core';

export const inTheFist = (tokens: number) => `${plural(tokens, 'token')} in the fist.`;
export const noTokenIsInTheFist = 'No token is in the fist yet.';
