import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { openMatchWithTiles } from './tiles-table';
import * as shellWords from '$lib/shell/strings/en/shell';

/** Far more taps than a match of three rounds needs. */
const MAX_TAPS = 900;

/** Taps the main button, or a random other answer or lit casino. */
function tapNext(page: Page): Promise<string> {
  return page.evaluate(() => {
    const name = (element: HTMLElement): string =>
      (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
    const open = [...document.querySelectorAll<HTMLButtonElement>('.frame button')].filter(
      (button) => button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility()
    );
    const tap = (buttons: readonly HTMLButtonElement[]): string => {
      const button = buttons[Math.floor(Math.random() * buttons.length)];
      button?.click();
      return button === undefined ? '' : name(button);
    };
    const title = document.querySelector('h1')?.textContent ?? '';
    if (title.startsWith('Final')) return 'over';
    if (title.startsWith('Payout'))
      return tap(open.filter((button) => /^(Next|Winnings|On to round|See)/.test(name(button))));
    const hidden = document.querySelector('.gate');
    const isMain = (element: HTMLElement): boolean => element.classList.contains('main-button');
    if (hidden !== null) {
      const mainButtons = open.filter((button) => isMain(button) && !name(button).startsWith('Hold'));
      const opening = open.filter((button) => name(button).startsWith('Cannot hold'));
      if (mainButtons.length > 0) return tap(mainButtons);
      return opening.length > 0 ? tap(opening) : tap(open.filter((button) => hidden.contains(button)));
    }
    const otherWay = /^(Type|Enter (it|them)$|Placed|All dice|In the app|App rolls|Roll$|Pass|§|Count them)/;
    const answers = open.filter(
      (button) =>
        button.closest('.ask') !== null && !otherWay.test(name(button)) && !button.matches('.tag, .pass')
    );
    const main = answers.filter(isMain);
    const litButtons = open.filter((button) => button.matches('.row.lit, .row.lit .cover'));
    const pool = main.length > 0 && Math.random() < 0.6 ? main : [...answers, ...litButtons];
    return tap(
      pool.length > 0
        ? pool
        : open.filter((button) => button.closest('.ask') !== null && name(button).startsWith('Pass'))
    );
  });
}

for (const players of [2, 5]) {
  test(`${players} play three rounds with six tiles each, with random taps`, async ({ page }) => {
    test.setTimeout(300_000);
    await openMatchWithTiles(page, {
      tiles: [],
      tileCount: 6,
      turns: [],
      app: true,
      names: ['Anna', 'Ben', 'Carla', 'Denny', 'Emil'].slice(0, players)
    });
    let last = '';
    for (let taps = 0; taps < MAX_TAPS && last !== 'over'; taps += 1) {
      const tapped = async (): Promise<string> => (last = await tapNext(page));
      await expect.poll(tapped, { message: 'something can always be tapped' }).not.toBe('');
      await expect(page.locator('dialog[open]'), `${last} is not refused`).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
  });
}
