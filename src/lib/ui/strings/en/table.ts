// ClaimLine
export const tiedOutWhy = (name: string, count: number) => `${name} ${count}, tied, out: why?`;
export const why = (name: string, count: number) => `${name} ${count}: why?`;

// ClaimTable
export const player = 'Player';

// Places
export const whoGetsIt = (place: string) => `${place}: who gets its notes?`;
