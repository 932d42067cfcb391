import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as exportWords from '$lib/exports/strings/en';
import * as recapWords from '#routes/ledger/recap/strings/en';
import * as historyWords from '#routes/ledger/strings/en';
import * as say from '#routes/ledger/export/strings/en';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { storeManyGames } from '#tests/e2e/support/many-games';

/** Names that a spreadsheet could run, split or turn around. */
const FORMULA = '=HYPERLINK("http://x.example","A")';
const NAMES = ['Anna', 'Ben "Ace"', FORMULA, 'two\nlines', 'שרה'];
/** The final sums of the recorded match, added up by hand in its file, in the order of the seats. */
const SUMS = [130_000, 240_000, 460_000, 280_000, 390_000];
const EDITION = '"Las Vegas Royale, 2019: Basic game"';

/** Stores a finished match of five players with its result. */
async function keepEvening(page: Page, id = 'kept', startedAt?: number): Promise<void> {
  const match = { ...readMatchToStore('five-players-rounds-only'), seats: NAMES };
  await storeMatch(page, match, { id, ...(startedAt === undefined ? {} : { startedAt }) });
  await page.goto(`ledger/match/?id=${id}`);
  await expect.poll(() => readResults(page)).toContain(id);
}

function readResults(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const request = database.transaction('results').objectStore('results').getAllKeys();
    const keys = await new Promise<readonly string[]>((resolve) => {
      request.onsuccess = () => resolve(request.result as string[]);
    });
    database.close();
    return keys;
  });
}

/** Taps a save button, and returns the name and the text of the file. */
async function saveBy(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await downloadPromise;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

function saveGames(page: Page, games: number): ReturnType<typeof saveBy> {
  return saveBy(page, say.save(games));
}

/** The cells of a plain CSV file, read as RFC 4180 says. */
function cellsIn(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  for (const [, quoted, unquoted = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? unquoted);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

test('finished games are saved as CSV and for BG Stats, with any player names @commit', async ({ page }) => {
  await page.goto('settings/');
  await keepEvening(page);
  await page.goto('ledger/');
  await page.getByRole('link', { name: historyWords.exportGames }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.exportTitle })).toBeVisible();
  const games = await saveGames(page, 1);
  expect(games.name).toMatch(/^croupier-games-\d{4}-\d\d-\d\d\.csv$/);
  expect(games.text.split('\r\n').slice(0, 3)).toEqual([
    'date,time,game,edition,location,player,rank,winner,total,unit,first,players,minutes,rounds,ended,note,id',
    `2026-11-20,19:00,Las Vegas,${EDITION},,"'=HYPERLINK(""http://x.example"",""A"")",1,yes,460000,dollars,no,5,7,3,rules,,kept`,
    `2026-11-20,19:00,Las Vegas,${EDITION},,שרה,2,no,390000,dollars,no,5,7,3,rules,,kept`
  ]);
  expect(cellsIn(games.text).map((cells) => cells[5])).toEqual([
    ...['player', `'${FORMULA}`, 'שרה', 'two\nlines', 'Ben "Ace"', 'Anna']
  ]);
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('switch', { name: say.forExcel }).click();
  const excelFile = await saveGames(page, 1);
  expect(excelFile.text.startsWith('\ufeffdate;time;game;')).toBe(true);
  await page.getByRole('switch', { name: say.forExcel }).click();

  await page.getByRole('radio', { name: say.payments }).check();
  const paymentRows = cellsIn((await saveGames(page, 1)).text);
  const sumOf = (name: string): number =>
    paymentRows.reduce((sum, { 4: payer, 5: payee, 7: value }) => {
      if (payee === name) return sum + Number(value);
      return payer === name ? sum - Number(value) : sum;
    }, 0);
  expect(NAMES.map((name) => sumOf(name === FORMULA ? `'${FORMULA}` : name))).toEqual(SUMS);
  expect(paymentRows.slice(1).every((cells) => cells.length === 12 && cells[10]?.startsWith('§ '))).toBe(
    true
  );

  await page.getByRole('radio', { name: say.bgStats }).check();
  await page.getByRole('radio', { name: say.inTenThousands }).check();
  const playsFile = await saveGames(page, 1);
  expect(playsFile.name).toMatch(/\.bgsplay$/);
  const file = JSON.parse(playsFile.text) as {
    players: { name: string }[];
    plays: { playDate: string; playerScores: { score: string; startPlayer: boolean }[] }[];
  };
  expect(file.players.map(({ name }) => name)).toEqual([FORMULA, 'שרה', 'two\nlines', 'Ben "Ace"', 'Anna']);
  expect(file.plays[0]?.playDate).toBe('2026-11-20 19:00:00');
  expect(file.plays[0]?.playerScores.map(({ score }) => score)).toEqual(['46', '39', '28', '24', '13']);
  expect(file.plays[0]?.playerScores.map(({ startPlayer }) => startPlayer)).toEqual([
    ...[false, false, false, false, true]
  ]);
});

test('games can be filtered by year, and without finished games there is nothing to save', async ({
  page
}) => {
  await page.goto('ledger/export/');
  await expect(page.getByText(say.noFinishedGames)).toBeVisible();
  await axe(page);
  await keepEvening(page);
  await keepEvening(page, 'older', Date.UTC(2025, 5, 1, 19));
  await page.goto('ledger/export/');
  await expect(page.getByRole('button', { name: say.save(2) })).toBeVisible();
  await page.getByLabel(say.year).selectOption('2025');
  const { text } = await saveGames(page, 1);
  expect(new Set(cellsIn(text).map(({ 16: id }) => id))).toEqual(new Set(['id', 'older']));
});

test('a thousand games are saved in one file', async ({ page }) => {
  await page.goto('settings/');
  await storeManyGames(page, 1000);
  await page.goto('ledger/export/');
  const { text } = await saveGames(page, 1000);
  expect(cellsIn(text)).toHaveLength(4001);
});

test('one game is sent to BG Stats by link and QR code, and saved as CSV and JSON', async ({ page }) => {
  await page.goto('settings/');
  await keepEvening(page);
  await page.goto('ledger/recap/?id=kept');
  await page.getByRole('button', { name: recapWords.shareTheNight }).click();
  const link = page.getByRole('link', { name: exportWords.openInBgStats });
  const href = await link.getAttribute('href');
  const play = JSON.parse(new URL(href ?? '').searchParams.get('data') ?? '') as {
    playDate: string;
    game: { bggId: number };
    players: { name: string; score: number }[];
  };
  expect([play.playDate, play.game.bggId]).toEqual(['2026-11-20 19:00:00', 117959]);
  expect(play.players.map(({ name, score }) => [name, score])).toEqual([
    [FORMULA, 460_000],
    ['שרה', 390_000],
    ['two\nlines', 280_000],
    ['Ben "Ace"', 240_000],
    ['Anna', 130_000]
  ]);
  const code = page.getByRole('button', { name: exportWords.largerCode });
  const smallBox = await code.boundingBox();
  await code.click();
  const largeBox = await page.getByRole('button', { name: exportWords.smallerCode }).boundingBox();
  expect(largeBox?.width).toBeGreaterThan(2.5 * (smallBox?.width ?? 0));

  const csvFile = await saveBy(page, exportWords.saveCsv);
  expect(csvFile.name).toBe('croupier-las-vegas-games-2026-11-20.csv');
  expect(cellsIn(csvFile.text).map((cells) => cells[8])).toEqual([
    ...['total', '460000', '390000', '280000', '240000', '130000']
  ]);
  const jsonFile = await saveBy(page, exportWords.saveJson);
  expect(jsonFile.name).toBe('croupier-las-vegas-2026-11-20.json');
  const file = JSON.parse(jsonFile.text) as { seats: { name: string }[]; log: unknown[] };
  expect(file.seats.map(({ name }) => name)).toEqual(NAMES);
  expect(file.log).toHaveLength(8);
});
