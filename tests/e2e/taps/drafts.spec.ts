import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { seat } from '#tests/e2e/support/seats';
import { recordedMatch } from '#tests/recorded/matches';
import { tapInTurn } from './double-tap';
import * as cardsWords from '$lib/games/las-vegas-cards/strings/en/table';
import * as stripWords from '$lib/games/vegas-strip/strings/en/board';
import * as settingsWords from '#routes/settings/strings/en';
import * as controlWords from '$lib/ui/strings/en/controls';
import * as newGameWords from '#routes/new/[game]/strings/en';

/** Milliseconds between two taps of a quick hand. */
const QUICK_PAUSE = 150;

test.beforeEach(async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText(settingsWords.noMatchesYet)).toBeVisible();
});

// Each of these tests fails if the second tap is ignored because its control appeared in the place of another one.

test('three quickly tapped names are added, each the one under the finger', async ({ page }) => {
  await page.goto('new/las-vegas/');
  await seat(page, 'Anna', 'Ben', 'Carla');
  for (const name of ['Anna', 'Ben', 'Carla']) {
    await page.getByRole('button', { name: new RegExp(`^${name}, seat`) }).click();
    await page.getByRole('button', { name: newGameWords.remove }).click();
  }
  const addButton = (name: string): ReturnType<typeof page.getByRole> =>
    page.getByRole('button', { name: controlWords.addPlayer(name) });
  await expect(addButton('Carla')).toBeVisible();
  await tapInTurn(page, [addButton('Anna'), addButton('Ben'), addButton('Carla')], QUICK_PAUSE);
  await expect(page.locator('[data-sitter]')).toHaveCount(3);
  for (const name of ['Anna', 'Ben', 'Carla']) {
    await expect(page.locator(`[data-sitter="${name}"]`)).toBeVisible();
    await expect(addButton(name)).toHaveCount(0);
  }
});

test('the Card Game: quick taps on a number and “& another” both count', async ({ page }) => {
  const log = [
    { type: 'notes', notes: [60, 30, 90, 50, 80, 40, 60, 30, 60, 30, 60, 30].map((value) => 1000 * value) }
  ];
  const options = { first: 'p1', depth: 'turns', money: 'hidden', order: 'oneByOne', neutral: false };
  await storeMatch(page, { game: 'las-vegas-cards', seats: ['Anna', 'Ben'], options, log });
  await follow(page, 'match/?id=kept');
  const number = page.getByRole('button', { name: cardsWords.cardNumber(3), exact: true });
  const anotherButton = page.getByRole('button', { name: cardsWords.another });
  await tapInTurn(page, [number, anotherButton], QUICK_PAUSE);
  await expect(page.locator('.ask')).toBeVisible();
  await expect(anotherButton).toHaveCount(0);
});

test('Vegas Strip: quick taps on a tile and its casino both count', async ({ page }) => {
  const match = recordedMatch('vegas-strip', 'six-in-teams');
  const firstPlacement = match.log.findIndex(
    (move) => typeof move === 'object' && 'type' in move && move.type === 'place'
  );
  const log = match.log.slice(0, firstPlacement);
  const options = match.match.options;
  await storeMatch(page, { game: 'vegas-strip', seats: match.file.seats, options, log }, { id: 'strip' });
  await follow(page, 'match/?id=strip');
  const tile = page.getByRole('button', { name: stripWords.tile(4), exact: true });
  const textBefore = await page.locator('.undo .words').textContent();
  await tapInTurn(page, [tile, page.locator('[data-casino]').first()], QUICK_PAUSE);
  await expect(page.locator('.undo .words')).not.toHaveText(textBefore ?? '');
});
