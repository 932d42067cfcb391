const KEY = 'croupier-seen-payout';

/** Which payout of a match the players walked through last, also before a reload; undefined for none. */
export function seenPayout(match: string): string | undefined {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return kept.startsWith(`${match} `) ? kept.slice(match.length + 1) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that the players walked through this payout of a match, so that nobody is paid twice. */
export function keepSeenPayout(match: string, payout: number): void {
  try {
    localStorage.setItem(KEY, `${match} ${payout}`);
  } catch {
    // Without storage it is remembered until the page is closed.
  }
}

/** The payout that was walked through is undone or over: the next one is shown. */
export function forgetSeenPayout(match: string): void {
  try {
    if (seenPayout(match) !== undefined) localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
