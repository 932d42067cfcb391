import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { putBack } from '#tests/past/device';
import { readDump } from '#tests/past/dump';
import { HOOKS, type MatchData } from './app';
import { waitForFonts, FIXED_TIME, Requests, waitUntilStill, slowTaps } from './stage';
import { groups, statesOf, type State } from './states';

/** Run by `npm run shots`; not a test, but it fails if a screen cannot be reached. */

const SIZES = (process.env['SHOTS_SIZES'] ?? '390x844').split(',');
const THEMES = (process.env['SHOTS_THEMES'] ?? 'dark').split(',');
const GAMES = settingList('SHOTS_GAMES');
const NAME_FILTERS = settingList('SHOTS_ONLY');
const TARGET_FOLDER = process.env['SHOTS_INTO'] ?? 'shots/now';
/** An earlier set of screenshots whose matches are reused, so that two versions show the same match. */
const REUSED_SET = process.env['SHOTS_LIKE'];
/** Long pages are taken whole at this size. */
const WHOLE_PAGE = '390x844';
/** The height limit in pixels, because browsers make no taller picture. */
const MAX_HEIGHT = 16_000;
const MAX_PAGES = 12;
const CHUNKS = 3;

function settingList(setting: string): readonly string[] {
  return (process.env[setting] ?? '').split(',').filter((text) => text !== '');
}

for (const group of groups.filter((group) => GAMES.length === 0 || GAMES.includes(group)))
  for (let chunk = 0; chunk < CHUNKS; chunk += 1)
    test(`takes the screenshots of ${group}, ${chunk + 1} of ${CHUNKS}`, async ({ browser }) => {
      test.setTimeout(0);
      const groupStates = (await statesOf(group)).filter(
        ({ id }) => NAME_FILTERS.length === 0 || NAME_FILTERS.some((text) => id.includes(text))
      );
      const states = groupStates.filter((_, index) => index % CHUNKS === chunk);
      const failedStates: string[] = [];
      for (const evening of new Set(states.map((state) => state.evening))) {
        const page = await openPage(browser, evening);
        const requests = new Requests(page);
        for (const state of states.filter((state) => state.evening === evening))
          await takeState(page, requests, state).catch((error: unknown) => {
            failedStates.push(`${state.id}: ${String(error).split('\n')[0] ?? ''}`);
          });
        await page.context().close();
      }
      if (failedStates.length > 0) throw new Error(failedStates.join('\n'));
    });

type Browser = Parameters<Parameters<typeof test>[2]>[0]['browser'];

async function openPage(browser: Browser, evening: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: process.env['CROUPIER_ADDRESS'] ?? '',
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block'
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.clock.setFixedTime(FIXED_TIME);
  await page.addInitScript(slowTaps);
  await page.goto('icons/icon-192.png');
  if (evening !== undefined) await page.evaluate(putBack, readDump(evening).device);
  await page.goto('ledger/');
  return page;
}

async function takeState(page: Page, requests: Requests, state: State): Promise<void> {
  const match = matchOf(state);
  await page.setViewportSize(sizeOf(WHOLE_PAGE));
  await applyTheme(page, THEMES[0] ?? 'dark');
  await openState(page, requests, state, match);
  if (match !== undefined) writeData(state.id, match);
  await takePictures(page, requests, state, match, state.id);
  for (let number = 2; state.pagesThrough !== undefined && number <= MAX_PAGES; number += 1) {
    if (!(await turnPage(page, requests, state.pagesThrough))) return;
    await takePictures(page, requests, state, match, `${state.id}-${number}`);
  }
}

/** Taps a button. Returns whether it showed another page without logging anything. */
async function turnPage(page: Page, requests: Requests, button: string): Promise<boolean> {
  const undoLabel = (): Promise<string | null> => page.locator(HOOKS.undoLabel).first().textContent();
  await page.setViewportSize(sizeOf(WHOLE_PAGE));
  await waitUntilStill(page, requests);
  const nextButton = page.locator(button);
  if ((await nextButton.count()) !== 1) return false;
  const textsBefore = [await undoLabel(), await page.locator('main').innerText()];
  await nextButton.click();
  await waitUntilStill(page, requests);
  const textsAfter = [await undoLabel(), await page.locator('main').innerText()];
  return textsBefore[0] === textsAfter[0] && textsBefore[1] !== textsAfter[1];
}

let number = 0;

async function openState(
  page: Page,
  requests: Requests,
  { address, taps = [], isHand = false }: State,
  match: MatchData | undefined
): Promise<void> {
  if (match !== undefined) {
    number += 1;
    if (!page.url().includes('/match/') || page.url().includes('/ledger/')) await page.goto('ledger/');
    const { parts, ...recordedMatch } = match;
    const id = await storeMatch(page, recordedMatch, { id: `shot-${number}`, parts });
    if (address === undefined) await openMatch(page, id);
    await waitForFonts(page);
  } else await page.goto(address ?? '');
  await waitUntilStill(page, requests);
  const isBesideGate = isHand && (await page.locator(HOOKS.openHand).count()) === 0;
  for (const tap of isBesideGate ? [HOOKS.toGate, ...taps] : taps) {
    await page.locator(tap).first().click();
    await waitUntilStill(page, requests);
  }
}

async function openMatch(page: Page, id: string): Promise<void> {
  await Promise.race([
    follow(page, `match/?id=${id}`).catch(() => undefined),
    page.locator(`${HOOKS.match} .result`).first().waitFor()
  ]);
  await page.locator(HOOKS.match).first().waitFor();
}

async function takePictures(
  page: Page,
  requests: Requests,
  state: State,
  match: MatchData | undefined,
  id: string
): Promise<void> {
  mkdirSync(join(TARGET_FOLDER, id), { recursive: true });
  for (const size of SIZES)
    for (const theme of THEMES) {
      const path = join(TARGET_FOLDER, id, `${size}-${theme}.png`);
      await page.setViewportSize(sizeOf(size));
      await applyTheme(page, theme);
      await waitUntilStill(page, requests);
      if (state.isHand === true && (await page.locator(HOOKS.hand).count()) === 0)
        await openState(page, requests, state, match);
      await waitUntilStill(page, requests);
      await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
      if (match === undefined && size === WHOLE_PAGE)
        await takeWholePage(page, requests, join(TARGET_FOLDER, id), theme);
    }
}

/** Takes a long page in a window as tall as the page. */
async function takeWholePage(
  page: Page,
  requests: Requests,
  targetFile: string,
  theme: string
): Promise<void> {
  const { width } = sizeOf(WHOLE_PAGE);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
  await waitUntilStill(page, requests);
  const path = join(targetFile, `${width}xwhole-${theme}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
}

/** Sets the theme: dark, light, text at 200 %, or forced colours. */
async function applyTheme(page: Page, theme: string): Promise<void> {
  await page.emulateMedia({
    colorScheme: theme === 'light' ? 'light' : 'dark',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce'
  });
  await page.evaluate((isLarge) => {
    const { style } = document.documentElement;
    if ((style.fontSize !== '') === isLarge) return;
    style.setProperty('font-size', isLarge ? '200%' : '');
    window.dispatchEvent(new Event('resize'));
  }, theme === 'large');
}

function sizeOf(size: string): { width: number; height: number } {
  const [width = 390, height = 844] = size.split('x').map(Number);
  return { width, height };
}

function matchOf({ id, match }: State): MatchData | undefined {
  const other = REUSED_SET === undefined ? undefined : join(REUSED_SET, id, 'match.json');
  if (match === undefined || other === undefined || !existsSync(other)) return match;
  return JSON.parse(readFileSync(other, 'utf8')) as MatchData;
}

function writeData(id: string, match: MatchData): void {
  mkdirSync(join(TARGET_FOLDER, id), { recursive: true });
  writeFileSync(join(TARGET_FOLDER, id, 'match.json'), JSON.stringify(match));
}
