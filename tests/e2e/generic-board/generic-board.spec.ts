import type { Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { axe, expect, expectNoSidewaysScroll, targets, test } from '#tests/e2e/support/harness';
import { pressByKeyboard, tabTo } from '#tests/e2e/support/keys';
import { playOn, fixRandomNumbers, openGenericBoard } from './random-taps';
import { openButton, undoButton } from '#tests/e2e/support/controls';
import { matchExactly, ANY, startingWith } from '#tests/e2e/support/sentences';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as uiAskWords from '$lib/ui/strings/en/pads';
import * as matchWords from '#routes/match/strings/en/match';
import * as newGameWords from '#routes/new/[game]/strings/en';
import { whereToPut } from '$lib/games/razzia/strings/en/asks';

const NAMES = ['Anna', 'Ben', 'Carla', 'Denny', 'Emil'];
const WIDTHS = [320, 390, 1180];

for (const { meta } of games)
  for (const depth of ['Every turn', 'Round results'] as const)
    test(`${meta.title}, ${depth.toLowerCase()}: a random match in the simple view`, async ({ page }) => {
      await openGenericBoard(page, { game: meta.id, names: NAMES.slice(0, meta.players.min), depth });
      await playOn(page, meta.players.min);
      await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
    });

test('every kind of control is reachable and labelled, on a phone and on a tablet @commit', async ({
  page
}) => {
  test.setTimeout(240_000);
  const knownKinds = ['one button'];
  await fixRandomNumbers(page, 1);
  await openGenericBoard(page, { game: 'razzia', names: NAMES.slice(0, 3), app: ['Cards'] });
  for (let turn = 0; turn < 12; turn += 1) {
    const { newKind: seenKind } = await playOn(page, 11, knownKinds);
    if (seenKind === undefined) break;
    knownKinds.push(seenKind);
    await targets(page, WIDTHS);
    await expectNoSidewaysScroll(page, WIDTHS);
    await axe(page);
  }
  expect(knownKinds).toEqual(
    expect.arrayContaining(['pieces', 'choices', 'gate', 'behind the gate, choices', 'split', 'dice'])
  );
});

test('a secret is covered as soon as the player looks away or lets go @commit', async ({ page }) => {
  await openGenericBoard(page, { game: 'razzia', names: NAMES.slice(0, 3), app: ['Cards', 'Chits'] });
  await playOn(page, 3, ['one button', 'choices', 'pieces']);
  const gate = page.locator('.gate');
  const openHandButton = openButton(page);
  const cards = gate.locator('.part button');
  await expect(cards).toHaveCount(0);
  for (const eventType of ['blur', 'pagehide', 'resize']) {
    await openHandButton.click();
    await expect(cards.first()).toBeVisible();
    await page.evaluate((name) => window.dispatchEvent(new Event(name)), eventType);
    await expect(cards).toHaveCount(0);
  }
  await openHandButton.click();
  await page.getByRole('button', { name: newGameWords.rules }).click();
  await expect(page.getByRole('dialog', { name: newGameWords.rules })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards).toHaveCount(0);
  await openHandButton.click();
  await expect(undoButton(page)).toHaveCount(0);
});

test('entered taps survive a reload, can be undone one by one, and are back after undo @commit', async ({
  page
}) => {
  await openGenericBoard(page, { game: 'razzia', names: NAMES.slice(0, 3) });
  const chits = page.getByRole('group', { name: uiAskWords.which });
  await chits.getByRole('button', { name: /^\$10,000/ }).click();
  await chits.getByRole('button', { name: /^\$20,000/ }).click();
  await expect(page.getByText(matchWords.saved)).toBeVisible();
  await page.reload();
  const enteredList = page.getByRole('list', { name: uiAskWords.soFar }).getByRole('listitem');
  await expect(enteredList.nth(1)).toHaveText('$20,000');
  await undoButton(page, '$20,000').click();
  await expect(enteredList.nth(1)).toHaveText('2');
  for (let chit = 0; chit < 4; chit += 1) await chits.getByRole('button', { name: /^\$5,000/ }).click();
  await expect(page.getByRole('heading', { name: startingWith(whereToPut('Anna', ANY)) })).toBeVisible();
  await undoButton(page).click();
  await expect(enteredList.nth(0)).toHaveText('$10,000');
  await expect(enteredList.nth(3)).toHaveText('$5,000');
  await expect(enteredList.nth(4)).toHaveText('5');
});

test('a whole match can be played with the keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  await openGenericBoard(page, {
    game: 'las-vegas',
    names: NAMES.slice(0, 3),
    depth: 'Round results',
    app: ['Notes']
  });
  for (let round = 1; round <= 3; round += 1) {
    await pressByKeyboard(page, /^Deal the notes$/);
    for (const name of NAMES.slice(0, 3))
      for (const [dice, count] of [
        ['small', '7'],
        ['big', '1']
      ] as const)
        await type(page, new RegExp(`^${name}’s ${dice} di(c)?e, Casino 1`), count);
    await pressByKeyboard(page, /^Pay round/);
  }
  await pressByKeyboard(page, matchExactly(shellWords.END.action ?? ''));
  await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
});

/** Types into the next field with this name, as a keyboard user does. */
async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
