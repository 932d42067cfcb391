import type { Page } from '@playwright/test';
import { gameIds, HOOKS } from '#tests/shots/app';
import { Requests, waitUntilStill } from '#tests/shots/stage';
import { statesOf, type State } from '#tests/shots/states';
import { putBack } from '#tests/past/device';
import { readDump, type Device } from '#tests/past/dump';
import { unisolatedNames, FOREIGN_NAMES, FOREIGN_PLACES } from './unisolated-names';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';

/**
 * Whether a state is checked: one for each kind of ask, regardless of the source of the dice, and other screens only
 * for matches entered turn by turn.
 */
function isChecked({ id }: State): boolean {
  return !/-app(-open|-payout)?$/.test(id) && !/screen-rounds/.test(id) && !/ask-rounds/.test(id);
}

/** The match of a state with right-to-left names for players and casinos. */
function withForeignNames({ match }: State): NonNullable<State['match']> | undefined {
  if (match === undefined) return undefined;
  const places = 'casinos' in match.options ? (match.options.casinos as { name?: string }[]) : [];
  const text = places.reduce(
    (currentText, { name }, index) =>
      name === undefined ? currentText : currentText.replaceAll(name, FOREIGN_PLACES[index] ?? ''),
    JSON.stringify(match)
  );
  const seats = match.seats.map((_, index) => FOREIGN_NAMES[index] ?? '');
  return { ...(JSON.parse(text) as NonNullable<State['match']>), seats };
}

/** A recorded device with right-to-left names for all people and part sets. */
function deviceWithForeignNames(evening: string): Device {
  const { device } = readDump(evening);
  const records = device.stores.flatMap((store) => store.records.map(({ value }) => value));
  const names = new Set(records.flatMap(namesIn));
  const text = [...names].reduce(
    (currentText, name, index) =>
      currentText.replaceAll(
        JSON.stringify(name),
        JSON.stringify(
          `${FOREIGN_NAMES[index % FOREIGN_NAMES.length] ?? ''} ${FOREIGN_NAMES[Math.floor(index / FOREIGN_NAMES.length)] ?? ''}`
        )
      ),
    JSON.stringify(device)
  );
  return JSON.parse(text) as Device;
}

/** The names in a record: of its seats, of a person or of a part set. */
function namesIn(record: unknown): readonly string[] {
  const { name, seats = [] } = record as { name?: string; seats?: readonly { name: string }[] };
  return [...(name === undefined ? [] : [name]), ...seats.map((seat) => seat.name)];
}

/** Opens the match of a state and taps to its screen. */
async function openState(page: Page, requests: Requests, state: State): Promise<void> {
  const match = withForeignNames(state);
  if (match === undefined) throw new Error(`${state.id} has no match`);
  const { parts, ...recordedMatch } = match;
  const id = await storeMatch(page, recordedMatch, { id: state.id.replace('/', '-'), parts });
  await Promise.race([
    follow(page, `match/?id=${id}`).catch(() => undefined),
    page.locator(`${HOOKS.match} .result`).first().waitFor()
  ]);
  await page.locator(HOOKS.match).first().waitFor();
  await waitUntilStill(page, requests);
  for (const tap of state.taps ?? []) {
    const element = page.locator(tap).first();
    if ((await element.count()) === 0) return;
    await element.click();
    await waitUntilStill(page, requests);
  }
}

for (const game of gameIds)
  test(`${game}: right-to-left names are isolated`, async ({ page }) => {
    test.setTimeout(600_000);
    const requests = new Requests(page);
    await page.goto('ledger/');
    const placesByText = new Map<string, string>();
    let stateCount = 0;
    for (const state of (await statesOf(game)).filter(isChecked)) {
      if (!page.url().includes('/match/')) await page.goto('ledger/');
      await openState(page, requests, state);
      stateCount += 1;
      for (const text of await page.evaluate(unisolatedNames)) placesByText.set(text, state.id);
    }
    expect(stateCount).toBeGreaterThan(10);
    expect([...placesByText].map(([text, place]) => `${place}: ${text}`)).toEqual([]);
  });

test('right-to-left names are isolated on the pages that list saved data', async ({ browser }) => {
  test.setTimeout(600_000);
  const states = await statesOf('device');
  const placesByText = new Map<string, string>();
  for (const evening of new Set(states.map((state) => state.evening ?? ''))) {
    const page = await browser.newPage({ baseURL: process.env['CROUPIER_ADDRESS'] ?? '' });
    const requests = new Requests(page);
    await page.goto('icons/icon-192.png');
    await page.evaluate(putBack, deviceWithForeignNames(evening));
    for (const { id, address = '' } of states.filter((state) => state.evening === evening)) {
      await page.goto(address);
      await waitUntilStill(page, requests);
      for (const text of await page.evaluate(unisolatedNames)) placesByText.set(text, id);
    }
    await page.close();
  }
  expect([...placesByText].map(([text, place]) => `${place}: ${text}`)).toEqual([]);
});
