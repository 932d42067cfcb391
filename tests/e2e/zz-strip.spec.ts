import { readFileSync } from 'node:fs';
import { test, expect } from './harness';
import { keep } from './kept-match';
import { moves } from '$lib/games/vegas-strip/fixtures/sitting';

const SIZES = [[390, 844], [320, 568], [844, 390], [1180, 820]] as const;
for (const name of ['six-in-teams', 'three-rounds-only-tie', 'two-players-blockers'])
  test(`result ${name}`, async ({ page }) => {
    const m = JSON.parse(readFileSync(`src/lib/games/vegas-strip/fixtures/${name}.json`, 'utf8')) as any;
    const log = m.log.flatMap((l: any) => (typeof l === 'string' ? moves(l) : [l]));
    await page.goto('ledger/');
    await keep(page, { game: 'vegas-strip', seats: m.seats, options: m.options, log });
    for (const [w, h] of SIZES) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto('match/?id=kept');
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
      await page.screenshot({ path: `/tmp/pics/${name}-${w}.png` });
      await page.goto('ledger/');
      await expect(page.getByRole('link', { name: /Vegas Strip/ }).first()).toBeVisible();
      await page.screenshot({ path: `/tmp/pics/${name}-ledger-${w}.png` });
    }
  });
