import { buildFolder } from '#scripts/settings.js';
import { axe, expect, noSideways, targets, test } from './harness';
import { openHost } from './hosts';
import { press } from './keys';
import { chooseInTurn, seatRazzia, stepOn } from './razzia-table';
import { kept } from './worker';

const FOUR = ['Anna', 'Ben', 'Carla', 'Dana'] as const;
const ALL = ['Chits', 'Cards', 'Die'] as const;

test('a whole match of four with the app’s parts, with the host gone', async ({ page }) => {
  test.setTimeout(180_000);
  const host = await openHost(buildFolder);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(host.address);
  await kept(page);
  await page.goto(`${host.address}new/razzia/`);
  await host.stop();
  await page.goto(`${host.address}new/razzia/`);
  for (const name of FOUR) {
    await page.getByLabel('New name').fill(name);
    await page.getByRole('button', { name: 'Add this name' }).click();
  }
  for (const part of ALL) await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  await page.getByRole('button', { name: /^Start with Anna/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeVisible();
  let steps = 0;
  while (!(await stepOn(page))) {
    steps += 1;
    expect(steps, 'twelve rounds come to an end').toBeLessThan(400);
  }
  await expect(page.getByText('1st', { exact: true })).toBeVisible();
  for (const name of FOUR) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('1st', { exact: true })).toBeVisible();
});

test('a round by keyboard alone, and the end of the match', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seatRazzia(page, { names: FOUR, app: ALL });
  await press(page, /^Deal the cards$/);
  await press(page, /^Turn up 7 chits$/);
  await press(page, /^Colibri: .*Put /);
  for (let player = 0; player < FOUR.length; player += 1) {
    await press(page, /^Cannot hold/);
    await press(page, /^(Gambler|Raid)/);
    await press(page, /^Lay it face down$/);
  }
  await press(page, /^Turn the cards over$/);
  await expect(page.locator('.ask')).toContainText(/is left to settle|Cards for everybody/);
  for (let step = 0; step < 20; step += 1) {
    const asked = await page.locator('.ask').innerText();
    if (asked.includes('Cards for everybody')) break;
    if (asked.includes('is left to settle')) await press(page, /^Open the deal/);
    else if (asked.includes('Every chit goes')) await press(page, /chit, in the middle$/);
    else if (asked.includes('proposes')) await press(page, /^Propose this$/);
    else await press(page, /^Accept/);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible();
  await press(page, /^Table$/);
  await press(page, /^End the match here$/);
  await expect(page.getByText('1st', { exact: true }).first()).toBeVisible();
});

test('nobody reads a card that is not theirs', async ({ page, alsoWatch, context }) => {
  await alsoWatch(context);
  await seatRazzia(page, { names: FOUR, app: ALL });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('button', { name: 'Turn up 7 chits' }).click();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  await chooseInTurn(page, 1);

  const CARD = /gambler|raid/i;
  /** All that can be read of the page by any way but the eyes of its player. */
  const read = async (): Promise<string> => {
    const page1 = await page.locator('body').innerHTML();
    const tree = await page.locator('body').ariaSnapshot();
    return `${page1} ${tree} ${await page.title()} ${page.url()}`;
  };
  const isCovered = async (): Promise<void> => {
    await expect(page.getByRole('button', { name: /^Cannot hold/ })).toBeVisible();
    expect(await read()).not.toMatch(CARD);
  };
  await isCovered();

  await page.getByRole('button', { name: /^Cannot hold/ }).click();
  await expect(page.getByRole('list', { name: 'Cards of Ben' }).getByRole('button')).toHaveCount(5);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await isCovered();
  await page.getByRole('button', { name: /^Cannot hold/ }).click();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isCovered();
  await page.getByRole('button', { name: /^Cannot hold/ }).click();
  await page.reload();
  await isCovered();
  await page.getByRole('button', { name: /^Cannot hold/ }).click();
  await page.getByRole('link', { name: 'To the matches' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Ledger' })).toBeVisible();
  await page.goBack();
  await isCovered();

  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log).toContainText('Anna has chosen.');
  expect(await log.innerText()).not.toMatch(CARD);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'If stopped' }).click();
  expect(await page.getByRole('dialog').innerText()).not.toMatch(CARD);
  await page.keyboard.press('Escape');

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('button', { name: /^Cannot hold/ })).toBeVisible();
  expect(await second.locator('body').innerHTML()).not.toMatch(CARD);
  await second.close();

  await page.getByRole('button', { name: 'Anna has chosen', exact: true }).click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText('Anna has chosen already');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo: Anna has chosen' }).click();
  await expect(page.getByRole('button', { name: 'Anna chooses' })).toBeVisible();
  await isCovered();
});

test('a finger that holds sees the hand, and covers it by letting go', async ({ page }) => {
  await seatRazzia(page, { names: FOUR, app: ALL });
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.getByRole('button', { name: 'Turn up 7 chits' }).click();
  await page.getByRole('button', { name: /^Jungle: .*Put / }).click();
  const hold = page.getByRole('button', { name: /^Hold to see your cards/ });
  await hold.hover();
  await page.mouse.down();
  await expect(page.getByRole('list', { name: 'Cards of Anna' })).toBeVisible();
  await page.mouse.up();
  await expect(hold).toBeVisible();
  await expect(page.getByRole('button', { name: 'Anna chooses' })).toBeVisible();
  await axe(page);
  await targets(page);
  await noSideways(page);
  await page.getByRole('button', { name: /^Cannot hold/ }).click();
  await axe(page);
  await targets(page);
  await noSideways(page, [320, 390]);
});
