import { plural } from '$lib/core';

// Fist
export const tokensInTheFist = 'Tokens in the fist';
export const token = (count: number) => plural(count, 'token');
