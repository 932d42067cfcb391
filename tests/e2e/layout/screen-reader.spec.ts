import { everyAsk } from '#tests/e2e/support/asked';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { place, placedWithRank, rolledText } from '$lib/games/las-vegas/strings/en/board';
import { wouldBeSecond } from '$lib/games/las-vegas/strings/en/row';
import { DEAL_MOVE, tilesMoves, openRoyaleMatch, placeMove } from '#tests/e2e/las-vegas/royale-table';

const askStates = await everyAsk();

test('a screen reader announces each place of a board once', async ({ page }) => {
  await page.goto('ledger/');
  const rowAsks = askStates.filter(
    ({ title, secret }) => !secret && /: (choose (place|put|block|pay|turnover|lay)|dice roll)/i.test(title)
  );
  const repeatedNames: Record<string, readonly string[]> = {};
  let places = 0;
  for (const [index, { title, match }] of rowAsks.entries()) {
    await follow(page, `match/?id=${await storeMatch(page, match, { id: `heard-${index}` })}`);
    const rows = page.locator('.frame:not([data-left]) > .board .row[role="group"]');
    places += await rows.count();
    const repeatedInRow = await rows.evaluateAll((rowElements) =>
      rowElements.flatMap((row) => {
        const label = row.getAttribute('aria-label');
        const buttons = [...row.querySelectorAll('button')].map((button) =>
          button.getAttribute('aria-label')
        );
        return label !== null && buttons.includes(label) ? [label] : [];
      })
    );
    if (repeatedInRow.length > 0) repeatedNames[title] = repeatedInRow;
  }
  expect(rowAsks.length).toBeGreaterThan(3);
  expect(places).toBeGreaterThan(20);
  expect(repeatedNames).toEqual({});
});

// Fails if the counts on plates are read again as bare numbers, or two buttons have the same name.
test('a place of a board is read out in words, and its buttons have different names', async ({ page }) => {
  await page.goto('ledger/');
  const boardAsks = askStates.filter(
    ({ title, secret }) => !secret && /: (choose|dice|draw|counts) /i.test(title)
  );
  const problems: Record<string, readonly string[]> = {};
  for (const [index, { title, match }] of boardAsks.entries()) {
    await follow(page, `match/?id=${await storeMatch(page, match, { id: `words-${index}` })}`);
    const faults = await page
      .locator('.frame:not([data-left]) > .board .row[role="group"]')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const labels = [...row.querySelectorAll('.cover, button.claims, button.stake')].map(
            (button) => button.getAttribute('aria-label') ?? button.textContent
          );
          const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
          const bareTexts: string[] = [];
          while (walker.nextNode() !== null) {
            const text = walker.currentNode.textContent?.trim() ?? '';
            const isRead = walker.currentNode.parentElement?.closest('[aria-hidden], button') === null;
            if (isRead && /^[\d+]+$/.test(text)) bareTexts.push(text);
          }
          return [...labels.filter((label, position) => labels.indexOf(label) !== position), ...bareTexts];
        })
      );
    if (faults.length > 0) problems[title] = faults;
  }
  expect(boardAsks.length).toBeGreaterThan(40);
  expect(problems).toEqual({});
});

test('the label of a choice of dice includes the rank it would give', async ({ page }) => {
  const rollMove = { type: 'roll', dice: [2, 4, 4, 4, 4, 4, 4], big: 6 };
  const log = [...tilesMoves('jackpot'), DEAL_MOVE, placeMove(2, 2), rollMove];
  await openRoyaleMatch(page, { log, seats: ['Anna', 'Ben', 'Carla'], tiles: 1 });
  const rowSentence = placedWithRank(place(rolledText(1, 2)), wouldBeSecond);
  await expect(page.locator('.ask').getByRole('button', { name: rowSentence, exact: true })).toBeVisible();
});
