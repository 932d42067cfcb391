import { games } from '$lib/games/registry';
import { everyAsk } from './asked';
import { expect, test } from './harness';
import { keep } from './kept-match';
import { alikeIn, looksOf, type Looks } from './unusable';

const asked = await everyAsk();

for (const { id, title } of games.map(({ meta }) => meta))
  test(`${title}: what cannot be used looks so, in every kind of ask`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('ledger/');
    const seen: Looks[] = [];
    for (const [index, { match }] of asked.filter(({ match: { game } }) => game === id).entries()) {
      const kept = await keep(page, match, { id: `unusable-${index}` });
      for (const where of ['', '&plain']) {
        await page.goto(`match/?id=${kept}${where}`);
        await expect(page.locator('.frame .ask').first()).toBeVisible();
        seen.push(await looksOf(page));
      }
    }
    expect(seen.flatMap(({ unusable }) => unusable).length).toBeGreaterThan(0);
    expect(alikeIn(seen)).toEqual([]);
  });

test('what cannot be used looks so on the other pages', async ({ page }) => {
  const seen: Looks[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of ['new/las-vegas/', 'parts/', 'parts/starts/', 'parts/box/', 'parts/use/?id=tray']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    seen.push(await looksOf(page));
  }
  expect(seen.flatMap(({ unusable }) => unusable).length).toBeGreaterThan(0);
  expect(alikeIn(seen)).toEqual([]);
});
