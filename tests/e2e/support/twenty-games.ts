import type { Page } from '@playwright/test';
import { resultOfSummary, TWENTY_SUMMARIES } from '$lib/statistics/fixtures/twenty-games';
import { waitForDatabase } from '#tests/e2e/storage/app-database';

interface Store {
  readonly name: string;
  readonly records: readonly object[];
}

/**
 * Stores the twenty games of the fixture with their results and summaries. `newNames` renames people. `page` is any
 * page of the app that opens its database.
 */
export async function storeTwentyGames(
  page: Page,
  {
    newNames: replacementNames = {},
    count = TWENTY_SUMMARIES.length
  }: { newNames?: Readonly<Record<string, string>>; count?: number } = {}
): Promise<void> {
  const summaries = TWENTY_SUMMARIES.slice(0, count).map((summary) => ({
    ...summary,
    seats: summary.seats.map((seat) => ({ ...seat, name: replacementNames[seat.name] ?? seat.name }))
  }));
  await storeRecords(page, [
    { name: 'summaries', records: summaries },
    {
      name: 'results',
      records: summaries.map((summary) => {
        const { startedAt, seq, ended, places } = summary;
        const totals = Object.fromEntries(places.map(({ player, total }) => [player, total]));
        const { places: rows, ...result } = resultOfSummary(summary);
        return {
          ...{ ...result, startedAt, seq, ended, totals },
          places: withSharedPlaces(rows).map((row) => ({ ...row, reasons: [] })),
          held: Object.fromEntries(places.map(({ player }) => [player, {}])),
          rounds: [{ round: 1, totals }]
        };
      })
    },
    {
      name: 'matches',
      records: summaries.map(({ match, game, seats, startedAt }) => ({
        ...{ id: match, game, seats, options: {}, startedAt },
        table: { parts: {}, hideMoney: true }
      }))
    },
    {
      name: 'entries',
      records: summaries.map(({ match, finishedAt }) => ({
        ...{ match, seq: 1, at: finishedAt, by: 'table', do: 'end' }
      }))
    }
  ]);
}

type Rows = ReturnType<typeof resultOfSummary>['places'];

/** Merges the rows of tied players, because results are stored with one row per place. */
function withSharedPlaces(rows: Rows): Rows {
  return rows
    .filter(({ place }, index) => rows.findIndex((other) => other.place === place) === index)
    .map((row) => ({
      ...row,
      players: rows.filter(({ place }) => place === row.place).flatMap(({ players }) => players)
    }));
}

/** Puts records into the app's database. */
export async function storeRecords(page: Page, stores: readonly Store[]): Promise<void> {
  await waitForDatabase(page);
  await page.evaluate(async (allStores) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
      openRequest.onerror = () => reject(new Error('no database'));
    });
    const transaction = database.transaction(
      allStores.map(({ name }) => name),
      'readwrite'
    );
    for (const { name, records } of allStores)
      for (const record of records) transaction.objectStore(name).put(record);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(new Error('not kept'));
    });
    database.close();
  }, stores);
}
