import type { Page } from '@playwright/test';
import { waitForDatabase } from '#tests/e2e/storage/app-database';

/** The number of seats in each of those games. */
export const SEAT_COUNT = 4;

/**
 * Stores finished games with their results and people in one call; game 0 is the oldest. `page` is any page of the app
 * that has opened its database.
 */
export async function storeManyGames(page: Page, count: number): Promise<void> {
  await waitForDatabase(page);
  await page.evaluate(putMany, { count, seats: SEAT_COUNT });
}

/** Runs in the page. */
async function putMany({ count, seats }: { count: number; seats: number }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const openRequest = indexedDB.open('croupier');
    openRequest.onsuccess = () => resolve(openRequest.result);
    openRequest.onerror = () => reject(new Error('no database'));
  });
  const colours = ['sky', 'yellow', 'blue', 'vermillion'];
  const games = ['las-vegas', 'razzia', 'vegas-strip', 'vegas'];
  const transaction = database.transaction(['matches', 'results', 'entries', 'people'], 'readwrite');
  const putRecord = (store: string, record: unknown): void => void transaction.objectStore(store).put(record);
  for (let number = 0; number < count; number += 1) {
    const [match, startedAt, game] = [`game ${number}`, 1.6e12 + number * 1e7, games[number % games.length]];
    const seatList = colours.slice(0, seats).map((colour, seat) => ({
      player: `p${seat + 1}`,
      name: `Person ${(number + seat) % count}`,
      colour,
      person: `person ${(number + seat) % count}`
    }));
    const item = Object.fromEntries(seatList.map(({ player }) => [player, 1000]));
    const emptyPurses = Object.fromEntries(seatList.map(({ player }) => [player, {}]));
    putRecord('people', {
      id: `person ${number}`,
      name: `Person ${number}`,
      names: [],
      colour: colours[number % colours.length],
      usedAt: number
    });
    putRecord('matches', {
      id: match,
      game,
      seats: seatList,
      options: {},
      table: { parts: {}, hideMoney: false },
      startedAt
    });
    putRecord('entries', { match, seq: 1, at: startedAt, by: 'table', do: 'end' });
    putRecord('results', {
      match,
      game,
      seats: seatList,
      startedAt,
      finishedAt: startedAt + 1,
      seq: 1,
      ended: 'table',
      places: seatList.map(({ player }, index) => ({
        place: index + 1,
        players: [player],
        total: (count - index) * 1000,
        reasons: []
      })),
      totals: item,
      held: emptyPurses,
      rounds: [{ round: 1, totals: item }]
    });
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(new Error('not kept'));
  });
  database.close();
}
