import { putBack } from '#tests/past/device';
import { readDump, recordsOf } from '#tests/past/dump';
import { expect, test } from '#tests/e2e/support/harness';
import { startingWith } from '#tests/e2e/support/sentences';
import * as lasVegasTilesBlockItLookWords from '$lib/games/las-vegas/tiles/block-it/strings/en';
import * as uiWords from '$lib/ui/strings/en/results';

/** Restores the data of a 0.1.0 device in a real browser; see `tests/past/README.md`. */
test('matches of version 0.1.0 are listed and continue where they stopped, with a half-entered answer', async ({
  page,
  allow
}) => {
  const { device, shown, at } = readDump('royale-mid-evening');
  await page.clock.setFixedTime(at);
  // This address belongs to the app but runs no scripts; the browser requests a favicon there.
  allow(/favicon\.ico/);
  await page.goto('icons/icon-192.png');
  await page.evaluate(putBack, device);

  await page.goto('');
  const tickets = page.locator('main .tickets a.ticket');
  await expect(tickets).toHaveCount(shown.home.length);
  await expect(tickets.nth(1)).toContainText('Fritz');
  await expect(tickets.nth(1)).toContainText('$80,000');

  await page.goto('ledger/');
  await expect(page.locator('main .tickets a.ticket')).toHaveCount(shown.ledger.length);

  const [draft] = recordsOf(device, 'drafts');
  await page.goto(`match/?id=${draft!.match}`);
  await expect(page.getByRole('heading', { level: 1, name: uiWords.round(1) })).toBeVisible();
  const ask = page.locator('.ask');
  await expect(ask).toContainText(lasVegasTilesBlockItLookWords.WHICH_CLUSTER);
  await expect(
    ask.getByRole('button', {
      name: startingWith(lasVegasTilesBlockItLookWords.greyDieGreyDice(3)),
      pressed: true
    })
  ).toBeVisible();
});
