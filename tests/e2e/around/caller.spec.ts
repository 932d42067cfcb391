import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, type MatchToStore } from '#tests/e2e/support/stored-match';
import { recordedMatch } from '#tests/recorded/matches';
import * as payoutWords from '$lib/shell/strings/en/payout';
import * as settingsWords from '#routes/settings/strings/en';

/** These tests fail if a payout is not spoken, is spoken twice, or continues after a tap. */

interface SpeechLog {
  readonly spokenTexts: string[];
  cancelCount: number;
}

/** Replaces the voice of the device, which a headless browser does not have. */
async function watchSpeech(page: Page): Promise<() => Promise<SpeechLog>> {
  await page.addInitScript(() => {
    const speechLog: SpeechLog = { spokenTexts: [], cancelCount: 0 };
    const voice = { name: 'Test', lang: 'en-GB', localService: true, default: true };
    Object.assign(window, { heard: speechLog });
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
    speechSynthesis.getVoices = () => [voice as SpeechSynthesisVoice];
    speechSynthesis.speak = ({ text }) => void speechLog.spokenTexts.push(text);
    speechSynthesis.cancel = () => void (speechLog.cancelCount += 1);
  });
  return () => page.evaluate(() => (window as unknown as { heard: SpeechLog }).heard);
}

const tiedRoll = [1, 1, 1, 1, 2, 2, 2];
const turn = (dice: readonly number[], face: number) => [
  { type: 'roll', dice, big: 2 },
  { type: 'place', face }
];

/** Uma, Vito and Wanda have four dice each at the first casino, and the last of them places the rest at the second. */
const tiedMatch: MatchToStore = {
  seats: ['Uma', 'Vito', 'Wanda'],
  options: { first: 'p1', depth: 'turns', nobodyWon: 'same', imaginaryWinner: 'down' },
  log: [
    {
      type: 'deal',
      pairs: [
        [50000, 30000],
        [70000, 40000],
        [80000, 60000],
        [80000, 70000],
        [90000, 90000],
        [100000, 80000]
      ]
    },
    ...[1, 2, 3].flatMap(() => turn(tiedRoll, 1)),
    ...[1, 2, 3].flatMap(() => turn([2, 2, 2], 2)).slice(0, -1)
  ]
};

test('a payout is spoken, each reason once, until the next tap', async ({ page }) => {
  const readSpeech = await watchSpeech(page);
  await page.goto('settings/');
  await page.getByRole('switch', { name: settingsWords.caller }).click();
  const id = await storeMatch(page, tiedMatch);
  await follow(page, `match/?id=${id}`);
  await page.locator('.row.lit').first().click();

  await expect.poll(async () => (await readSpeech()).spokenTexts.length).toBe(1);
  const { spokenTexts, cancelCount } = await readSpeech();
  const sentences = spokenTexts[0]?.split(/(?<=\.) +/) ?? [];
  expect(sentences.length).toBeGreaterThan(2);
  expect(sentences).toEqual([...new Set(sentences)]);
  expect(spokenTexts[0]).toContain('Uma');
  expect(spokenTexts[0], 'no mark around a name, which some voices read out').not.toMatch(
    /[\u2066-\u2069]| {2}/
  );

  await page.locator('.board').first().click();
  await expect.poll(async () => (await readSpeech()).cancelCount).toBeGreaterThan(cancelCount);
});

// Fails if the same long reason is repeated for every player of a casino.
test('a reason that several players share is spoken once', async ({ page }) => {
  const readSpeech = await watchSpeech(page);
  await page.goto('settings/');
  await page.getByRole('switch', { name: settingsWords.caller }).click();
  const { file, match, log } = recordedMatch('vegas-strip', 'four-in-teams');
  const { options, game } = match;
  const lines = log.findIndex((line) => typeof line === 'object' && 'type' in line && line.type === 'pay');
  const id = await storeMatch(page, { game, seats: file.seats, options, log }, { lines });
  await follow(page, `match/?id=${id}`);
  await page.locator('.ask .main-button').click();
  await expect.poll(async () => (await readSpeech()).spokenTexts.length).toBe(1);
  const [spoken = ''] = (await readSpeech()).spokenTexts;
  expect(spoken).toContain(payoutWords.theSameGoesFor('Anna and Denny'));
});

test('nothing is spoken unless the setting is on', async ({ page }) => {
  const readSpeech = await watchSpeech(page);
  await page.goto('settings/');
  await expect(page.getByRole('switch', { name: settingsWords.caller })).not.toBeChecked();
  const id = await storeMatch(page, tiedMatch);
  await follow(page, `match/?id=${id}`);
  await page.locator('.row.lit').first().click();
  await expect(page.locator('.walk').first()).toBeVisible();
  expect((await readSpeech()).spokenTexts).toEqual([]);
});
