import { load } from './bundle.js';
import { entriesOf, matchOf, randomMatches } from './matches.js';

/** A match that was broken off in the middle of a turn, laid into a browser before it is opened there. */

const id = 'bench';

/** The address of the match within the app. */
export const inTheMiddle = `match/?id=${id}`;

/**
 * The log of half a match; its last entry is a roll, and the dice wait to be placed.
 *
 * @returns {Promise<import('./matches.js').Entry[]>}
 */
export async function halfAMatch() {
  const [match = []] = randomMatches(await load('scripts/bench/rules-entry.ts'), 1);
  const last = match.findIndex(({ type }, index) => type === 'roll' && index >= match.length / 2);
  return entriesOf(
    id,
    match.slice(0, last + 1).map((move) => ({ move }))
  );
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} home
 * @param {readonly import('./matches.js').Entry[]} entries
 */
export async function keep(context, home, entries) {
  const page = await context.newPage();
  await page.goto(`${home}ledger/`, { waitUntil: 'networkidle' });
  await page.evaluate(layIn, { match: matchOf(id), entries });
  await page.close();
}

/** Runs in the page, whose app has made its stores by now. */
function layIn(/** @type {{ match: object, entries: readonly object[] }} */ { match, entries }) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('croupier');
    opening.onerror = () => failed(new Error('The app’s stores cannot be opened.'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['matches', 'entries'], 'readwrite');
      transaction.objectStore('matches').put(match);
      for (const entry of entries) transaction.objectStore('entries').put(entry);
      transaction.oncomplete = () => done(opening.result.close());
      transaction.onerror = () => failed(new Error('The match cannot be kept.'));
    };
  });
}
