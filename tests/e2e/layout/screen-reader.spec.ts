import { everyAsk } from '#tests/e2e/support/asked';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { place, placedWithRank, showing } from '$lib/games/las-vegas/strings/en/board';
import { wouldBeSecond } from '$lib/games/las-vegas/strings/en/row';
import { DEAL, tilesMoves, openRoyaleMatch, placeMove } from '#tests/e2e/las-vegas/royale-table';

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

// Would have caught: the counts of the plates were read again as bare numbers, and two buttons had one name.
test('a place of a board is read out in words, and its buttons have different names', async ({ page }) => {
  await page.goto('ledger/');
  const kinds = askStates.filter(
    ({ title, secret }) => !secret && /: (choose|dice|draw|counts) /i.test(title)
  );
  const found: Record<string, readonly string[]> = {};
  for (const [index, { title, match }] of kinds.entries()) {
    await follow(page, `match/?id=${await storeMatch(page, match, { id: `words-${index}` })}`);
    const faults = await page
      .locator('.frame:not([data-left]) > .board .row[role="group"]')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const labels = [...row.querySelectorAll('.cover, button.claims, button.stake')].map(
            (button) => button.getAttribute('aria-label') ?? button.textContent
          );
          const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
          const bare: string[] = [];
          while (texts.nextNode() !== null) {
            const text = texts.currentNode.textContent?.trim() ?? '';
            const isRead = texts.currentNode.parentElement?.closest('[aria-hidden], button') === null;
            if (isRead && /^[\d+]+$/.test(text)) bare.push(text);
          }
          return [...labels.filter((label, at) => labels.indexOf(label) !== at), ...bare];
        })
      );
    if (faults.length > 0) found[title] = faults;
  }
  expect(kinds.length).toBeGreaterThan(40);
  expect(found).toEqual({});
});

test('the label of a choice of dice includes the rank it would give', async ({ page }) => {
  const roll = { type: 'roll', dice: [2, 4, 4, 4, 4, 4, 4], big: 6 };
  const log = [...tilesMoves('jackpot'), DEAL, placeMove(2, 2), roll];
  await openRoyaleMatch(page, { log, seats: ['Anna', 'Ben', 'Carla'], tiles: 1 });
  const one = placedWithRank(place(showing(1, 2)), wouldBeSecond);
  await expect(page.locator('.ask').getByRole('button', { name: one, exact: true })).toBeVisible();
});
