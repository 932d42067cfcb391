const KEY = 'croupier-seen-payout';

/** The last payout of a match that the players stepped through, kept across reloads; undefined for none. */
export function seenPayout(match: string): string | undefined {
  try {
    const stored = localStorage.getItem(KEY) ?? '';
    return stored.startsWith(`${match} `) ? stored.slice(match.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that the players stepped through this payout, so that it is not shown again after a reload. */
export function keepSeenPayout(match: string, payout: number): void {
  try {
    localStorage.setItem(KEY, `${match} ${payout}`);
  } catch {
    // Without storage the page forgets it on a reload.
  }
}

/** Forgets the payout after an undo or at its end, so that the next one is shown. */
export function forgetSeenPayout(match: string): void {
  try {
    if (seenPayout(match) !== undefined) localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
