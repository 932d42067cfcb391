import type { Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { everyAsk } from './asked';
import { expect, test } from './harness';
import { keep } from './kept-match';

const LOW = [
  { width: 320, height: 568 },
  { width: 844, height: 390 }
] as const;
const PHONE = { width: 390, height: 844 };

/** As many as a table of an evening has. */
const FIVE = 5;
/** Asks of each game that are looked at, spread over all of them. */
const LOOKED = 12;

const asked = (await everyAsk()).filter(({ match }) => match.seats.length <= FIVE);

/** What of the main action and of undo cannot be seen and tapped without scrolling. */
function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('.frame .ask .main-button'),
      ...document.querySelectorAll('.frame .undo')
    ].filter((each) => each.checkVisibility());
    return controls.flatMap((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = isInside && under !== null && (control.contains(under) || under.contains(control));
      const name = control.textContent.replace(/\s+/g, ' ').trim();
      return isSeen ? [] : [`${name}: ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`];
    });
  });
}

/** The places of the board that are not wholly in sight. */
function placesCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('.frame > .board')?.getBoundingClientRect();
    return [...document.querySelectorAll('.frame > .board .row[role="group"]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const isSeen = board !== undefined && top >= board.top - 1 && bottom <= board.bottom + 1;
      return isSeen
        ? []
        : [
            `${row.getAttribute('aria-label')?.slice(0, 20)}: ${Math.round(bottom - (board?.bottom ?? 0))} px`
          ];
    });
  });
}

for (const { id, title } of games.map(({ meta }) => meta))
  test(`${title}: places, main action and undo are in sight without scrolling`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto('ledger/');
    const kinds = asked.filter(({ match }) => match.game === id);
    const looked = kinds.filter((_, index) => index % Math.ceil(kinds.length / LOOKED) === 0);
    const found: Record<string, readonly string[]> = {};
    for (const [index, { called, match }] of looked.entries()) {
      const kept = await keep(page, match, { id: `sight-${index}` });
      await page.setViewportSize(PHONE);
      await page.goto(`match/?id=${kept}`);
      await expect(page.locator('.frame .ask').first()).toBeVisible();
      const cut = await placesCut(page);
      if (cut.length > 0) found[`${called}, 390x844, ${match.seats.length} players`] = cut;
      for (const size of [PHONE, ...LOW]) {
        await page.setViewportSize(size);
        const hidden = await outOfSight(page);
        if (hidden.length > 0) found[`${called}, ${size.width}x${size.height}`] = hidden;
      }
    }
    expect(looked.length).toBeGreaterThan(2);
    expect(found).toEqual({});
  });
