import type { Page } from '@playwright/test';
import { axe, expect, noSideways, targets, test } from './harness';
import { keep } from './kept-match';
import { count, walkOn } from './las-vegas-table';

const LONG = [
  'Maximiliane-Alexandra von Hohenlohe-Lang',
  'Ben',
  'Jean-Sebastien',
  'Denny',
  'Konstantinopolitanischer Dudelsackpfeife'
];
const OPTIONS = { first: 'p1', depth: 'turns', nobodyWon: 'same' };
const DEAL = {
  type: 'deal',
  pairs: [
    [40000, 40000],
    [70000, 30000],
    [80000, 50000],
    [90000, 40000],
    [90000, 70000],
    [100000, 80000]
  ]
};
const put = (face: number, small: number, big = 0): object => ({ type: 'place', face, small, big });
const TURNS = [DEAL, put(2, 2), put(2, 2), put(2, 1), put(2, 1, 1), put(2, 1)];
const ROLL = { type: 'roll', dice: [1, 3, 4, 5, 6], big: 2 };
/** Every width that the sign of a casino is drawn for. */
const SIGNS = [
  [320, 568],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [390, 844]
] as const;
const EVERYBODY = ['p1', 'p2', 'p3', 'p4', 'p5'];
const COUNT = {
  type: 'count',
  dice: Object.fromEntries(
    EVERYBODY.map((player, index) => [player, { small: [1, 1, 1, 1, 1, 2], big: index + 1 }])
  ),
  chips: Object.fromEntries(EVERYBODY.map((player) => [player, 2]))
};

async function open(
  page: Page,
  log: readonly object[],
  seats = LONG,
  options: object = OPTIONS
): Promise<void> {
  await page.goto('ledger/');
  const id = await keep(page, { seats, options, log });
  await page.goto(`match/?id=${id}`);
  await expect(page.locator('div.frame')).toBeVisible();
}

async function holds(page: Page): Promise<void> {
  await axe(page);
  await targets(page);
  await noSideways(page);
}

const ROUNDS = { ...OPTIONS, depth: 'rounds' };

test.describe('five with long names, at every width', () => {
  test('a deal that is typed, and one that is not', async ({ page }) => {
    await open(page, []);
    await page.getByRole('button', { name: /^\$80,000/ }).click();
    await holds(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await holds(page);
    await page.getByRole('radio', { name: 'The app’s' }).last().check();
    await page.getByRole('button', { name: 'Close' }).click();
    await holds(page);
  });

  test('a turn before its first tap, in its middle, and with the whole roll', async ({ page }) => {
    await open(page, TURNS);
    await holds(page);
    await page.getByRole('button', { name: 'Number 3', exact: true }).click();
    await page.getByRole('button', { name: 'Big die', exact: true }).click();
    await holds(page);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: 'All dice', exact: true }).click();
    await holds(page);
  });

  test('a choice after a roll, in both lights', async ({ page }) => {
    await open(page, [...TURNS, ROLL]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await holds(page);
    }
  });

  test('a count', async ({ page }) => {
    await open(page, [DEAL], LONG, ROUNDS);
    await holds(page);
    await page.getByRole('button', { name: 'Count the dice' }).click();
    await count(page, 'Ben', 3, true);
    await count(page, 'Denny', 5);
    await holds(page);
    await page.getByRole('button', { name: 'Casino 6', exact: true }).click();
    await page.getByRole('button', { name: 'Next: chips left' }).click();
    await holds(page);
  });

  test('a payout, its sum, and the result', async ({ page }) => {
    await open(page, [DEAL, COUNT], LONG, ROUNDS);
    await holds(page);
    const cut: string[] = [];
    for (let casino = 2; casino <= 7; casino += 1) {
      for (const [width, height] of SIGNS) {
        await page.setViewportSize({ width, height });
        const over = await page
          .locator('.marquee h2')
          .evaluate((each) => each.scrollWidth - each.clientWidth);
        if (over > 0) cut.push(`casino ${casino - 1} at ${width}: ${over} px`);
      }
      if (casino < 7) await page.getByRole('button', { name: `Next: casino ${casino}` }).click();
    }
    expect(cut, 'the name of a casino lies beside its notes').toEqual([]);
    await page.getByRole('button', { name: 'Next: the whole round' }).click();
    await holds(page);
  });
});

test('two players see the neutral colour, and what it takes', async ({ page }) => {
  await open(page, [DEAL], ['Anna', 'Ben']);
  await holds(page);
  const small = page.getByRole('group', { name: 'Small dice' });
  for (const face of [1, 1, 3, 4, 4, 6, 6])
    await small.getByRole('button', { name: new RegExp(`^Small ${face}`) }).click();
  await page.getByRole('button', { name: 'Big 3', exact: true }).click();
  const rows = page.getByRole('region', { name: 'Casinos' });
  await expect(rows.getByRole('button', { name: /^Casino 3, .*neutral 3, \$80,000/ })).toBeVisible();
  await rows.getByRole('button', { name: /^Casino 3, .*neutral 3, \$80,000/ }).click();
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText('goes under the pile');
  await holds(page);
});

test('hidden money shows only after a tap', async ({ page }) => {
  await page.goto('ledger/');
  const id = await keep(page, { seats: LONG, options: ROUNDS, log: [DEAL, COUNT] }, { hideMoney: true });
  await page.goto(`match/?id=${id}`);
  for (let casino = 2; casino <= 6; casino += 1)
    await page.getByRole('button', { name: `Next: casino ${casino}` }).click();
  await page.getByRole('button', { name: 'Next: the whole round' }).click();
  await expect(page.getByText(/\d with chips/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the money so far' }).click();
  await expect(page.getByText(/\d with chips/)).toHaveCount(5);
});

test('a link to nothing says so in one sentence, and leads home', async ({ page }) => {
  await page.goto('match/?id=nothing');
  await expect(page.getByText('There is no match at this address on this device.')).toBeVisible();
  await holds(page);
  await page.getByRole('link', { name: 'To the matches and boxes' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an earlier moment can be looked at, and nothing is played there', async ({ page }) => {
  await open(page, TURNS);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('button', { name: /^Line 2/ }).click();
  await expect(page.getByText('The table as it was after line 2.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Number 3', exact: true })).toHaveCount(0);
  await holds(page);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByRole('button', { name: 'Number 3', exact: true })).toBeVisible();
});

test('every turn and rounds only are switched before the first die, and later it says why not', async ({
  page
}) => {
  await open(page, [DEAL], ['Anna', 'Ben', 'Carla']);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Tell only the end of each round' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Count the dice' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: telling only the rounds/ }).click();
  await page.getByRole('button', { name: 'Number 3', exact: true }).click();
  await page.getByRole('button', { name: /^2 small dice/ }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Tell only the end of each round' }).click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText('§ 7.4');
});

test('a match that the table ends shows its result, and the end can be taken back', async ({ page }) => {
  await open(page, [DEAL, COUNT], LONG, ROUNDS);
  await walkOn(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'End the match here' }).click();
  await page
    .getByRole('dialog', { name: 'End the match' })
    .getByRole('button', { name: 'End the match now' })
    .click();
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
  await holds(page);
  await page.getByRole('button', { name: /^Undo: the end of the match/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Round 2' })).toBeVisible();
});
