// exportedGame
export const playedFrom = (box: string, played: string) => `${box}: ${played}`;

// bgStats
export const scoreInDollars = 'Score in dollars.';
export const scoreInTenThousands = 'Score in tens of thousands of dollars.';
export const scoreInUnit = (many: string) => `Score in ${many}.`;
export const endedEarly = 'Ended early.';
export const aboutThisFile =
  'This is a Play file that can be read by Board Game Stats. Croupier wrote it, without any server.';
