import type { Page } from '@playwright/test';
import { recordedMatch } from '#tests/recorded/matches';
import { waitForDatabase } from './app-database';

/** A match recorded whole, as the fixtures of a game tell it. */
export interface Recorded {
  /** Las Vegas, where nothing is said. */
  readonly game?: string;
  readonly seats: readonly string[];
  readonly options: object;
  readonly log: readonly (object | string)[];
}

interface Keeping {
  readonly id?: string;
  /** How many lines of the log have happened; all of them, if it is left out. */
  readonly lines?: number;
  readonly hideMoney?: boolean;
  /** What the app supplies; the other parts lie on the table. */
  readonly parts?: Readonly<Record<string, 'table' | 'app'>>;
  /** Milliseconds since 1970. */
  readonly startedAt?: number;
}

const COLOURS = ['sky', 'yellow', 'blue', 'vermillion', 'white', 'green', 'orange', 'purple'];

/** A match of the fixtures, without the moves that were refused. */
export function recorded(name: string): Recorded {
  const match = recordedMatch('las-vegas', name);
  return { seats: match.file.seats, options: match.match.options, log: match.log };
}

/** Puts a recorded match where the app keeps its matches; the page is any page of the app that has opened them. */
export async function keep(page: Page, match: Recorded, keeping: Keeping = {}): Promise<string> {
  const {
    id = 'kept',
    lines,
    hideMoney = false,
    parts = {},
    startedAt = Date.UTC(2026, 10, 20, 19)
  } = keeping;
  const entries = match.log.slice(0, lines).map((deed, index) => ({
    match: id,
    seq: index + 1,
    at: startedAt + 60_000 * index,
    by: typeof deed === 'object' && 'type' in deed && deed.type === 'deal' ? 'app' : 'table',
    do: typeof deed === 'string' || 'correct' in deed ? deed : { move: deed }
  }));
  const seats = match.seats.map((name, index) => ({
    player: `p${index + 1}`,
    name,
    colour: COLOURS[index]
  }));
  const options = match.options;
  const table = { parts, hideMoney };
  const record = { id, game: match.game ?? 'las-vegas', seats, options, table, startedAt };
  await waitForDatabase(page);
  await page.evaluate(
    async ({ record: kept, entries: log }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('croupier');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('no database'));
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(['matches', 'entries'], 'readwrite');
        transaction.objectStore('matches').put(kept);
        transaction.objectStore('entries').delete(IDBKeyRange.bound([kept.id], [kept.id, []]));
        for (const entry of log) transaction.objectStore('entries').put(entry);
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(new Error('not kept'));
      });
      database.close();
    },
    { record, entries }
  );
  return id;
}

/**
 * Opens a kept match as a link of the app does, without loading the page anew; ready once its first question stands.
 * The page is any page of the app.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const { href } = new URL(address, process.env['CROUPIER_ADDRESS']);
  if (page.url() === href) await page.reload();
  else await page.evaluate(tapLink, href);
  await questionStands(page);
}

/** Waits until the match that is open has its first question. */
export async function questionStands(page: Page): Promise<void> {
  await page.locator('.frame:not([data-left]) .ask').first().waitFor();
}

/** Goes to an address of the app by a link, without loading the page anew. Runs in the page. */
export function tapLink(href: string): void {
  for (const left of document.querySelectorAll('.frame')) left.setAttribute('data-left', '');
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Every line of every log, as the browser has it. */
export async function entriesIn(page: Page): Promise<unknown> {
  await waitForDatabase(page);
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('croupier');
      opening.onsuccess = () => resolve(opening.result);
    });
    const request = database.transaction('entries').objectStore('entries').getAll();
    const entries = await new Promise<unknown>((resolve) => {
      request.onsuccess = () => resolve(request.result as unknown);
    });
    database.close();
    return entries;
  });
}
