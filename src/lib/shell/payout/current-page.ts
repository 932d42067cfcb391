const KEY = 'croupier-payout-page';

/**
 * The last shown page of a payout, from 0. It survives reloads and visits to the referee. `payoutId` differs for every
 * payout. After its `pageCount` pages comes a summary.
 */
export function currentPage(payoutId: string, pageCount: number): number {
  try {
    const [index = '', ...id] = (localStorage.getItem(KEY) ?? '').split(' ');
    return id.join(' ') === payoutId && /^\d{1,3}$/.test(index) && Number(index) <= pageCount
      ? Number(index)
      : 0;
  } catch {
    return 0;
  }
}

/** Remembers the page of a payout that is being shown. */
export function keepCurrentPage(payoutId: string, index: number): void {
  try {
    localStorage.setItem(KEY, `${index} ${payoutId}`);
  } catch {
    // Without storage, the payout starts at its first page after a reload.
  }
}
