import { expect, type Page } from '@playwright/test';
import * as ledgerWords from '#routes/ledger/strings/en';
import * as matchWords from '#routes/match/strings/en/match';
import * as tableWords from '#routes/match/strings/en/table';

/** Random taps on a match screen, for the recorded evenings. */

const MAX_TAPS = 1200;

/** Taps the next control of a Las Vegas match; returns its name, or "over" once the result is shown. */
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
      return tap(
        enabledButtons.filter((button) => /^(Next|On to round|See who won|Who has won)/.test(name(button)))
      );
    const gate = document.querySelector('.hand-over');
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
      candidates.length > 0 ? candidates : enabledButtons.filter((button) => button.matches('.ask .pass'))
    );
  });
}

/** Plays at random for this many taps, or to the end. Returns whether the match is over. */
export async function playOn(page: Page, maxTaps = MAX_TAPS): Promise<boolean> {
  let lastTapped = '';
  for (let tap = 0; tap < maxTaps && lastTapped !== 'over'; tap += 1) {
    await expect.poll(async () => (lastTapped = await tapNext(page))).not.toBe('');
    await page.waitForTimeout(15);
  }
  return lastTapped === 'over';
}

/** Ends the open match early. */
export async function endMatch(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchWords.optionsTitle, exact: true }).click();
  await page.getByRole('button', { name: tableWords.endTheMatchHere }).click();
  await expect(page.getByText('1st', { exact: true }).first()).toBeVisible();
  await waitUntilSaved(page);
}

/** Waits until everything is saved; taps are written a moment later. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^(Saving|Not saved yet)$/)).toHaveCount(0);
  await page.waitForTimeout(250);
}

/** Deletes the newest finished match from the history. */
export async function deleteNewest(page: Page): Promise<void> {
  await page.goto('ledger/');
  const finishedLinks = page.getByRole('list', { name: ledgerWords.finishedGames }).getByRole('link');
  await finishedLinks.first().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('is no longer in your History')).toBeVisible();
  await waitUntilSaved(page);
}

/** The clock of a page, stopped until it is advanced. */
export interface Clock {
  advance(hours: number): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The steps on a device before its stores are dumped. */
export type Evening = (page: Page, clock: Clock) => Promise<void>;

/** Taps the controls with these names, one after the other. */
export async function tapButtons(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names)
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();
}

/** A clock that starts at this time, in milliseconds since 1970. */
export function clockOf(page: Page, start: number): Clock {
  let time = start;
  return {
    now: () => time,
    async advance(hours) {
      time += Math.round(hours * 3_600_000);
      await page.clock.setFixedTime(time);
    }
  };
}
