const KEY = 'croupier-seen-payout';

/** The last payout of a match that the players stepped through, kept across reloads; undefined for none. */
export function seenPayout(matchId: string): string | undefined {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    return stored.startsWith(`${matchId} `) ? stored.slice(matchId.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that the players stepped through this payout, so that it is not shown again after a reload. */
export function keepSeenPayout(matchId: string, round: number): void {
  try {
    localStorage.setItem(KEY, `${matchId} ${round}`);
  } catch {
    // Without storage, the payout is shown again after a reload.
  }
}

/** Forgets the last payout once it is over or undone, so that the next payout is shown. */
export function forgetSeenPayout(matchId: string): void {
  try {
    if (seenPayout(matchId) !== undefined) localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
