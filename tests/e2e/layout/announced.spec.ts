import { everyAsk } from '#tests/e2e/support/asked';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { place, placedSo, showing } from '$lib/games/las-vegas/strings/en/board';
import { wouldBeSecond } from '$lib/games/las-vegas/strings/en/row';
import { DEAL, tilesMoves, open, placeMove } from '#tests/e2e/las-vegas/royale-table';

const askStates = await everyAsk();

test('a screen reader announces each place of a board once', async ({ page }) => {
  await page.goto('ledger/');
  const kinds = askStates.filter(
    ({ title, secret }) => !secret && /: (choose (place|put|block|pay|turnover|lay)|dice roll)/i.test(title)
  );
  const twice: Record<string, readonly string[]> = {};
  let places = 0;
  for (const [index, { title, match }] of kinds.entries()) {
    await follow(page, `match/?id=${await storeMatch(page, match, { id: `heard-${index}` })}`);
    const rows = page.locator('.frame:not([data-left]) > .board .row[role="group"]');
    places += await rows.count();
    const found = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const label = row.getAttribute('aria-label');
        const buttons = [...row.querySelectorAll('button')].map((button) =>
          button.getAttribute('aria-label')
        );
        return label !== null && buttons.includes(label) ? [label] : [];
      })
    );
    if (found.length > 0) twice[title] = found;
  }
  expect(kinds.length).toBeGreaterThan(3);
  expect(places).toBeGreaterThan(20);
  expect(twice).toEqual({});
});

test('the label of a choice of dice includes the rank it would give', async ({ page }) => {
  const roll = { type: 'roll', dice: [2, 4, 4, 4, 4, 4, 4], big: 6 };
  const log = [...tilesMoves('jackpot'), DEAL, placeMove(2, 2), roll];
  await open(page, { log, seats: ['Anna', 'Ben', 'Carla'], tiles: 1 });
  const one = placedSo(place(showing(1, 2)), wouldBeSecond);
  await expect(page.locator('.ask').getByRole('button', { name: one, exact: true })).toBeVisible();
});
