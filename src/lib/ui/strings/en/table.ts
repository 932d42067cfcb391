// ClaimLine
const standingText = (name: string, count: number | undefined, note: string | undefined) =>
  [count === undefined ? name : `${name} ${count}`, ...(note === undefined ? [] : [note])].join(', ');
export const outWhy = (name: string, count: number | undefined, note = 'tied') =>
  `${standingText(name, count, note)}, out: why?`;
export const why = (name: string, count: number | undefined, note?: string) =>
  `${standingText(name, count, note)}: why?`;

// ClaimTable
export const player = 'Player';

// Places
export const whoGetsIt = (place: string) => `${place}: who gets its notes?`;
export const whereItGoes = (place: string) => `${place}: where do its notes go?`;
