import { load } from './bundle.js';
import { entriesOf, matchOf, randomMatches, royaleMatch, royaleMatchOf } from './matches.js';

/** Unfinished matches that are written into a browser's storage before they are opened. */

/** @typedef {{ match: ReturnType<typeof matchOf>, entries: import('./matches.js').Entry[] }} Kept */

/** The address of a match within the app. */
export function addressOf(/** @type {Kept} */ { match }) {
  return `match/?id=${match.id}`;
}

/**
 * Half a match of Las Vegas for three players. Its last entry is a roll, and the dice wait to be placed.
 *
 * @param {{ id?: string, lines?: number, parts?: Readonly<Record<string, 'app'>>, isRolled?: boolean }} wanted lines
 *   are added by undo and redo; without the roll the dice wait to be rolled
 * @returns {Promise<Kept>}
 */
export async function unfinishedMatch({ id = 'bench', lines = 0, parts = {}, isRolled = true } = {}) {
  const [match = []] = randomMatches(await load('scripts/bench/rules-entry.ts'), 1);
  const lastMoveIndex = match.findIndex(({ type }, index) => type === 'roll' && index >= match.length / 2);
  /** @type {import('./matches.js').Deed[]} */
  const operations = match.slice(0, isRolled ? lastMoveIndex + 1 : lastMoveIndex).map((move) => ({ move }));
  while (operations.length < lines) operations.push('undo', 'undo', 'redo', 'redo');
  return { match: matchOf(id, parts), entries: entriesOf(id, operations) };
}

/**
 * The second round of Las Vegas Royale for five players with six tiles, with dice at the casinos. Its last entry is a
 * roll.
 *
 * @returns {Promise<Kept>}
 */
export async function unfinishedRoyaleMatch(id = 'many') {
  const { moves, options } = royaleMatch(await load('scripts/bench/rules-entry.ts'));
  return {
    match: royaleMatchOf(id, options),
    entries: entriesOf(
      id,
      moves.map((move) => ({ move }))
    )
  };
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} home
 * @param {readonly Kept[]} matches
 */
export async function storeMatches(context, home, matches) {
  const page = await context.newPage();
  await page.goto(`${home}ledger/`, { waitUntil: 'networkidle' });
  for (const match of matches) await page.evaluate(putMatch, match);
  await page.close();
}

/** Runs in the page. The app has created its database by then. */
function putMatch(/** @type {Kept} */ { match, entries }) {
  return new Promise((resolve, reject) => {
    const openRequest = indexedDB.open('croupier');
    openRequest.onerror = () => reject(new Error('The app’s stores cannot be opened.'));
    openRequest.onsuccess = () => {
      const transaction = openRequest.result.transaction(['matches', 'entries'], 'readwrite');
      transaction.objectStore('matches').put(match);
      for (const entry of entries) transaction.objectStore('entries').put(entry);
      transaction.oncomplete = () => resolve(openRequest.result.close());
      transaction.onerror = () => reject(new Error('The match cannot be stored.'));
    };
  });
}
