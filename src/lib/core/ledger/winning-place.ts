/**
 * Whether a place wins in a game that has only places. `winnerCount` is the number of players who win together, if the
 * game has more of them than that; otherwise only the first place wins.
 */
export function isWinningPlace(place: number, playerCount: number, winnerCount = 1): boolean {
  return place === 1 || (place <= winnerCount && playerCount > winnerCount);
}
