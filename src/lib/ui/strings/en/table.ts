// ClaimLine
export const outWhy = (name: string, count: number | undefined, note = 'tied') =>
  `${name} ${count ?? ''}, ${note}, out: why?`;
export const why = (name: string, count: number | undefined) => `${name} ${count ?? ''}: why?`;

// ClaimTable
export const player = 'Player';

// Places
export const whoGetsIt = (place: string) => `${place}: who gets its notes?`;
