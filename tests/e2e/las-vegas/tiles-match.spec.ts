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
    const enabledButtons = [...document.querySelectorAll<HTMLButtonElement>('.frame button')].filter(
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
      return tap(enabledButtons.filter((button) => /^(Next|Winnings|On to round|See)/.test(name(button))));
    const gate = document.querySelector('.gate');
    const isMain = (element: HTMLElement): boolean => element.classList.contains('main-button');
    if (gate !== null) {
      const mainButtons = enabledButtons.filter(
        (button) => isMain(button) && !name(button).startsWith('Hold')
      );
      const openButtons = enabledButtons.filter((button) => name(button).startsWith('Cannot hold'));
      if (mainButtons.length > 0) return tap(mainButtons);
      return openButtons.length > 0
        ? tap(openButtons)
        : tap(enabledButtons.filter((button) => gate.contains(button)));
    }
    const otherEntryLabels =
      /^(Type|Enter (it|them)$|Placed|All dice|In the app|App rolls|Roll$|Pass|§|Count them)/;
    const answers = enabledButtons.filter(
      (button) =>
        button.closest('.ask') !== null &&
        !otherEntryLabels.test(name(button)) &&
        !button.matches('.tag, .pass')
    );
    const mainAnswers = answers.filter(isMain);
    const litButtons = enabledButtons.filter((button) => button.matches('.row.lit, .row.lit .cover'));
    const candidates =
      mainAnswers.length > 0 && Math.random() < 0.6 ? mainAnswers : [...answers, ...litButtons];
    return tap(
      candidates.length > 0
        ? candidates
        : enabledButtons.filter(
            (button) => button.closest('.ask') !== null && name(button).startsWith('Pass')
          )
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
    let lastTapped = '';
    for (let tapIndex = 0; tapIndex < MAX_TAPS && lastTapped !== 'over'; tapIndex += 1) {
      const tapAgain = async (): Promise<string> => (lastTapped = await tapNext(page));
      await expect.poll(tapAgain, { message: 'something can always be tapped' }).not.toBe('');
      await expect(page.locator('dialog[open]'), `${lastTapped} is not refused`).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { name: shellWords.finalResult })).toBeVisible();
  });
}
