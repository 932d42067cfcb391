import { expect, type Page } from '@playwright/test';
import { recordedMatch } from '#tests/recorded/matches';
import { waitForDatabase } from '#tests/e2e/storage/app-database';
import * as matchWords from '#routes/match/strings/en/match';

/** A whole recorded match, as in the fixtures of a game. */
export interface MatchToStore {
  /** The id of the game; Las Vegas by default. */
  readonly game?: string;
  readonly seats: readonly string[];
  readonly options: object;
  readonly log: readonly (object | string)[];
}

interface StoreOptions {
  readonly id?: string;
  /** The number of log lines; all by default. */
  readonly lines?: number;
  readonly hideMoney?: boolean;
  /** The source of each part; the players have the others. */
  readonly parts?: Readonly<Record<string, 'table' | 'app'>>;
  /** Milliseconds since 1970. */
  readonly startedAt?: number;
}

const COLOURS = ['sky', 'yellow', 'blue', 'vermillion', 'white', 'green', 'orange', 'purple'];

/** A match of the fixtures, without the refused moves. */
export function readMatchToStore(name: string): MatchToStore {
  const match = recordedMatch('las-vegas', name);
  return { seats: match.file.seats, options: match.match.options, log: match.log };
}

/** Stores a recorded match. `page` is any page of the app that has opened the database. */
export async function storeMatch(
  page: Page,
  match: MatchToStore,
  storeOptions: StoreOptions = {}
): Promise<string> {
  const {
    id = 'kept',
    lines,
    hideMoney = false,
    parts = {},
    startedAt = Date.UTC(2026, 10, 20, 19)
  } = storeOptions;
  const entries = match.log.slice(0, lines).map((action, index) => ({
    match: id,
    seq: index + 1,
    at: startedAt + 60_000 * index,
    by: typeof action === 'object' && 'type' in action && action.type === 'deal' ? 'app' : 'table',
    do: typeof action === 'string' || 'correct' in action ? action : { move: action }
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
    async ({ record: matchRecord, entries: log }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const openRequest = indexedDB.open('croupier');
        openRequest.onsuccess = () => resolve(openRequest.result);
        openRequest.onerror = () => reject(new Error('no database'));
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(['matches', 'entries'], 'readwrite');
        transaction.objectStore('matches').put(matchRecord);
        transaction.objectStore('entries').delete(IDBKeyRange.bound([matchRecord.id], [matchRecord.id, []]));
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
 * Opens a stored match through a link of the app, without a page load, and waits for its first question. `page` is any
 * page of the app.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const { href } = new URL(address, process.env['CROUPIER_ADDRESS']);
  if (page.url() === href) await page.reload();
  else await page.evaluate(followLink, href);
  await waitForQuestion(page);
}

/** Waits until the open match shows its first question. */
export async function waitForQuestion(page: Page): Promise<void> {
  await page.locator('.frame:not([data-left]) .ask').first().waitFor();
}

/** Waits until everything that was entered in the open match is stored. Its undo bar must have something to undo. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByText(matchWords.saved, { exact: true })).toBeVisible();
}

/** Follows a link within the app, without a page load. Runs in the page. */
export function followLink(href: string): void {
  for (const frame of document.querySelectorAll('.frame')) frame.setAttribute('data-left', '');
  const link = Object.assign(document.createElement('a'), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Every line of every stored log. */
export async function entriesIn(page: Page): Promise<unknown> {
  await waitForDatabase(page);
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const request = database.transaction('entries').objectStore('entries').getAll();
    const entries = await new Promise<unknown>((resolve) => {
      request.onsuccess = () => resolve(request.result as unknown);
    });
    database.close();
    return entries;
  });
}
