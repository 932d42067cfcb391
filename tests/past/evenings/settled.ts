import { expect } from '@playwright/test';
import { writePosition } from '$lib/referee/position-url';
import { seatRazzia, playOneStep } from '#tests/e2e/razzia/razzia-table';
import { seat as seatRoyale } from '#tests/e2e/las-vegas/royale-table';
import { endMatch, waitUntilSaved, playOn, tapButtons, type Evening } from '#tests/past/table';

/** A fine that needs change which no one has: the rulebook says nothing about it, and no house rule covers it. */
const SIXTY_FINE = {
  dice: { Anna: { small: 1 }, Ben: { small: 2 } },
  holdings: { Anna: { notes: [60000], chips: 0 }, Ben: { notes: [], chips: 0 } }
};

/** A ruling that the players agreed on with the referee, the match that started with it, its result, and a rematch. */
export const settled: Evening = async (page, clock) => {
  await page.goto('referee/razzia/bar/');
  await tapButtons(page, 'Example', 'Two equal symbols, seven players');
  await page.getByRole('link', { name: 'See the answer' }).click();
  const unprintedRegion = page.getByRole('region', { name: 'The printed rules don’t say' });
  await unprintedRegion.getByRole('button', { name: 'We play it differently' }).last().click();
  await page.getByRole('dialog').getByRole('radio', { name: 'The further one wins without a throw' }).check();
  await tapButtons(page, 'Done');
  await page.goto(`referee/las-vegas/bad-luck/#v${writePosition(SIXTY_FINE)}`);
  await unprintedRegion.getByRole('button', { name: 'We play it differently' }).first().click();
  await page.getByLabel('In your own words').fill('The bank owes it, on a slip of paper.');
  await tapButtons(page, 'Save note');
  await page.goto('parts/box/');
  const counterRow = page.getByRole('listitem').filter({ hasText: 'No Entry counter' });
  await counterRow.getByRole('button', { name: /^Edit/ }).click();
  await counterRow.getByRole('textbox', { name: 'Space 3' }).fill('$40,000');
  await counterRow.getByRole('textbox', { name: 'Space 3' }).press('Enter');
  await expect(counterRow).toContainText('As in your copy');
  await clock.advance(1);
  await seatRazzia(page, {
    names: ['Anna', 'Ben', 'Carla', 'Dana', 'Emil', 'Fritz', 'Gerda'],
    app: ['Chits', 'Cards', 'Die']
  });
  for (let step = 0; step < 40; step += 1) if (await playOneStep(page)) break;
  await endMatch(page);
  await tapButtons(page, 'Play again');
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeVisible();
  for (let step = 0; step < 12; step += 1) await playOneStep(page);
  await waitUntilSaved(page);
  await clock.advance(30);
  await seatRoyale(page, { names: ['Anna', 'Ben'], app: ['Dice', 'Notes', 'Neutral dice', 'Tiles'] });
  await playOn(page);
  await waitUntilSaved(page);
  await clock.advance(2);
  await tapButtons(page, 'Play again');
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeVisible();
  await playOn(page, 50);
  await waitUntilSaved(page);
};
