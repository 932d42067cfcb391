import type { Locator, Page } from '@playwright/test';
import { axe, expect, installed, noSideways, targets, test } from './harness';
import { keep, recorded } from './kept-match';
import { seat } from './seats';
import { kept } from './worker';

/** What is read on the page, sheets included, and what is said to those who listen. */
async function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], input')].map(
      (each) => each.getAttribute('aria-label') ?? (each instanceof HTMLInputElement ? each.value : '')
    );
    return [document.body.innerText, document.title, ...labels].join('\n');
  });
}

async function isNowhere(page: Page, name: string): Promise<void> {
  expect(await said(page)).not.toMatch(new RegExp(`\\b${name}\\b`));
}

function sheet(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

async function showPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await sheet(page, 'Table').getByRole('button', { name: 'People' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'At this table' })).toBeVisible();
}

installed(
  'a name that is changed in the middle of a match is found nowhere under its old form, offline too',
  async ({ page, context }) => {
    await page.goto('settings/');
    await expect(page.getByText('no matches yet')).toBeVisible();
    await keep(page, recorded('three-players'), { id: 'wrong', lines: 80 });
    await page.goto('match/?id=wrong');
    await kept(page);
    await context.setOffline(true);

    await showPeople(page);
    await axe(page, ['target-size']);
    await targets(page);
    await noSideways(page);
    await page.getByRole('button', { name: 'Change the name of Carla' }).click();
    const field = page.getByLabel('New name of Carla');
    await field.fill('Anna');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Anna sits at this table already.')).toBeVisible();
    await field.fill('  <b>Carlotta</b> ');
    await axe(page, ['target-size']);
    await targets(page);
    await noSideways(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '<b>Carlotta</b>' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo: <b>Carlotta</b> instead of Carla' }).click();
    await page.getByRole('button', { name: 'Change the name of Carla' }).click();
    await page.getByLabel('New name of Carla').fill('Carlotta');
    await page.keyboard.press('Enter');
    await page.locator('.ask').getByRole('button', { name: 'Back to the table' }).click();
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('Carlotta');
    await isNowhere(page, 'Carla');

    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(sheet(page, 'Log')).toContainText('Carlotta places');
    await isNowhere(page, 'Carla');
    await page.keyboard.press('Escape');
  }
);

test('a seat is handed on: the log says from when, and undo takes it back', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText('no matches yet')).toBeVisible();
  await keep(page, recorded('three-players'), { id: 'late', lines: 80 });
  await page.goto('match/?id=late');
  await showPeople(page);
  await page.getByRole('button', { name: 'Hand the seat of Ben on' }).click();
  await page.getByLabel('Who plays for Ben from here?').fill('Dora');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Undo: Dora plays for Ben' });
  await undo.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(undo).toBeVisible();
  await page.locator('.ask').getByRole('button', { name: 'Back to the table' }).click();
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Dora');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(sheet(page, 'Log')).toContainText('From here Dora plays for Ben.');
  await expect(sheet(page, 'Log')).toContainText('Ben places');
  await page.keyboard.press('Escape');
});

/** What was changed has reached the storage, which answers in turn. */
function saved(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('croupier');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('people').objectStore('people').count();
          reading.onsuccess = () => {
            opening.result.close();
            done();
          };
        };
      })
  );
}

test('anna and Anna are asked about, made into one, and forgotten', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText('no matches yet')).toBeVisible();
  await keep(page, recorded('three-players'), { id: 'late', lines: 80 });
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.waitForURL(/match/);
  await expect(page.getByRole('region', { name: 'Players' })).toBeVisible();

  await page.goto('new/las-vegas/');
  const field = page.getByLabel('New name');
  await expect(page.getByRole('button', { name: 'Anna sits down' })).toBeVisible();
  await field.fill('anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Are anna and Anna the same person?')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Somebody else: anna' }).click();
  await expect(page.getByRole('button', { name: 'anna, seat 1' })).toBeVisible();
  await seat(page, 'Dora');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.waitForURL(/match/);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('anna');

  await page.goto('people/');
  const list = page.getByRole('list', { name: 'Everybody who plays' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Change anna', exact: true }).click();
  await axe(page);
  await targets(page);
  await noSideways(page);
  await list.getByRole('button', { name: 'Dora', exact: true }).click();
  await expect(page.getByText('anna and Dora sat at one table')).toBeVisible();
  await page.getByLabel('New name of anna').fill('ANNA');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'The same: Anna' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText('in 3 matches');
  await page.getByRole('button', { name: 'Change Ben' }).click();
  await page.getByRole('button', { name: 'Forget the name' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('not remembered');
  await saved(page);
  await page.goto('new/las-vegas/');
  await expect(page.getByRole('button', { name: 'Anna sits down' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ben sits down' })).toHaveCount(0);
});
