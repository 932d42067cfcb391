import type { Locator, Page } from '@playwright/test';
import { waitForDatabase } from '#tests/e2e/storage/app-database';
import {
  axe,
  expect,
  installedTest,
  expectNoSidewaysScroll,
  targets,
  test
} from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { seat } from '#tests/e2e/support/seats';
import { waitForCachedApp } from '#tests/e2e/support/worker';
import { redoButton, undoButton } from '#tests/e2e/support/controls';
import { startingWith } from '#tests/e2e/support/sentences';
import * as sessionWords from '$lib/session/strings/en/session';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as resultWords from '$lib/ui/strings/en/results';
import * as matchWords from '#routes/match/strings/en/match';
import * as matchPeopleWords from '#routes/match/strings/en/people';
import * as newGameWords from '#routes/new/[game]/strings/en';
import * as peopleWords from '#routes/people/strings/en';
import * as settingsWords from '#routes/settings/strings/en';

/** All text of the page, with sheets and announcements. */
async function allText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], input')].map(
      (element) =>
        element.getAttribute('aria-label') ?? (element instanceof HTMLInputElement ? element.value : '')
    );
    return [document.body.innerText, document.title, ...labels].join('\n');
  });
}

async function expectNotShown(page: Page, name: string): Promise<void> {
  expect(await allText(page)).not.toMatch(new RegExp(`\\b${name}\\b`));
}

function sheet(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

async function showPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await sheet(page, 'Options').getByRole('button', { name: peopleWords.people }).click();
  await expect(page.getByRole('heading', { level: 1, name: matchPeopleWords.playersHeading })).toBeVisible();
}

installedTest(
  'a name that is changed in the middle of a match is found nowhere under its old form, offline too',
  async ({ page, context }) => {
    await page.goto('settings/');
    await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
    await storeMatch(page, readMatchToStore('three-players'), { id: 'wrong', lines: 80 });
    await page.goto('match/?id=wrong');
    await waitForCachedApp(page);
    await context.setOffline(true);

    await showPeople(page);
    await axe(page, ['target-size']);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: matchPeopleWords.changeTheNameOf('Carla') }).click();
    const field = page.getByLabel(peopleWords.newNameOf('Carla'));
    await field.fill('Anna');
    await page.keyboard.press('Enter');
    await expect(page.getByText(matchPeopleWords.alreadyPlaying('Anna'))).toBeVisible();
    await field.fill('  <b>Carlotta</b> ');
    await axe(page, ['target-size']);
    await targets(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: '<b>Carlotta</b>' })).toBeVisible();
    await undoButton(page, '<b>Carlotta</b>', 'Carla').click();
    await page.getByRole('button', { name: matchPeopleWords.changeTheNameOf('Carla') }).click();
    await page.getByLabel(peopleWords.newNameOf('Carla')).fill('Carlotta');
    await page.keyboard.press('Enter');
    await page.locator('.ask').getByRole('button', { name: matchPeopleWords.backToTheTable }).click();
    await expect(page.getByRole('region', { name: uiWords.players })).toContainText('Carlotta');
    await expectNotShown(page, 'Carla');

    await page.getByRole('button', { name: matchWords.log, exact: true }).click();
    await expect(sheet(page, 'Log')).toContainText('Carlotta places');
    await expectNotShown(page, 'Carla');
    await page.keyboard.press('Escape');
  }
);

test('handing over a seat is logged with its time and can be undone', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { id: 'late', lines: 80 });
  await page.goto('match/?id=late');
  await showPeople(page);
  await page.getByRole('button', { name: matchPeopleWords.replacePlayer('Ben') }).click();
  await page.getByLabel(matchPeopleWords.whoTakesOver('Ben')).fill('Dora');
  await page.keyboard.press('Enter');
  const undo = undoButton(page, 'Dora', 'Ben');
  await undo.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await redoButton(page).click();
  await expect(undo).toBeVisible();
  await page.locator('.ask').getByRole('button', { name: matchPeopleWords.backToTheTable }).click();
  await expect(page.getByRole('region', { name: uiWords.players })).toContainText('Dora');
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
  await expect(sheet(page, 'Log')).toContainText(sessionWords.playsFromHere('Dora', 'Ben'));
  await expect(sheet(page, 'Log')).toContainText('Ben places');
  await page.keyboard.press('Escape');
});

/** Waits until the change has been stored. */
async function waitUntilSaved(page: Page): Promise<void> {
  await waitForDatabase(page);
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const openRequest = indexedDB.open('croupier');
        openRequest.onsuccess = () => {
          const countRequest = openRequest.result.transaction('people').objectStore('people').count();
          countRequest.onsuccess = () => {
            openRequest.result.close();
            resolve();
          };
        };
      })
  );
}

test('the page suggests merging anna and Anna, merges them, and removes a name from the list', async ({
  page
}) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
  await storeMatch(page, readMatchToStore('three-players'), { id: 'late', lines: 80 });
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben');
  await page.getByRole('button', { name: startingWith(resultWords.start) }).click();
  await page.waitForURL(/match/);
  await expect(page.getByRole('region', { name: uiWords.players })).toBeVisible();

  await page.goto('new/las-vegas/');
  const field = page.getByLabel(controlWords.newName);
  await expect(page.getByRole('button', { name: controlWords.addPlayer('Anna') })).toBeVisible();
  await field.fill('anna');
  await page.keyboard.press('Enter');
  await expect(page.getByText(controlWords.areTheyTheSame('anna', 'Anna'))).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: controlWords.someoneElse('anna') }).click();
  await expect(page.getByRole('button', { name: newGameWords.seat('anna', 1) })).toBeVisible();
  await seat(page, 'Dora');
  await page.getByRole('button', { name: startingWith(resultWords.start) }).click();
  await page.waitForURL(/match/);
  await expect(page.getByRole('region', { name: uiWords.players })).toContainText('anna');

  await page.goto('people/');
  const list = page.getByRole('list', { name: peopleWords.everyoneWhoPlays });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: peopleWords.change('anna'), exact: true }).click();
  await axe(page);
  await targets(page);
  await expectNoSidewaysScroll(page);
  await list.getByRole('button', { name: 'Dora', exact: true }).click();
  await expect(page.getByText(peopleWords.playedInTheSameGame('anna', 'Dora'))).toBeVisible();
  await page.getByLabel(peopleWords.newNameOf('anna')).fill('ANNA');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: controlWords.theSame('Anna') }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').filter({ hasText: 'Anna' })).toContainText(
    peopleWords.inMatches(3)
  );
  await page.getByRole('button', { name: peopleWords.change('Ben') }).click();
  await page.getByRole('button', { name: peopleWords.removeFromList }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('not suggested');
  await waitUntilSaved(page);
  await page.goto('new/las-vegas/');
  await expect(page.getByRole('button', { name: controlWords.addPlayer('Anna') })).toBeVisible();
  await expect(page.getByRole('button', { name: controlWords.addPlayer('Ben') })).toHaveCount(0);
});
