import { expect, test } from '#tests/e2e/support/harness';
import { pages } from '#tests/e2e/support/pages';

for (const address of pages) {
  test(`"/${address}" obeys its own policy and contacts no other host`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1').first()).toBeVisible();
  });
}

test('the policy blocks foreign scripts and markup that is set from a string @commit', async ({
  page,
  allow
}) => {
  allow(/policy: (script-src|require-trusted-types)|Content Security Policy|Trusted(HTML|Script)/);
  await page.goto('');
  const outcome = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.title = "taken over"');
    let isMarkupRefused = false;
    try {
      document.head.append(script);
    } catch {
      // Some browsers already refuse the text of a script here.
    }
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>from a string</p>');
    } catch {
      isMarkupRefused = true;
    }
    return { title: document.title, isMarkupRefused };
  });
  expect(outcome.title).not.toBe('taken over');
  expect(outcome.isMarkupRefused).toBe(true);
});

test('the policy blocks requests to other hosts @commit', async ({ page, allow }) => {
  allow(/policy: connect-src|Content Security Policy|Fetch API cannot load|another host/);
  await page.goto('');
  const isSent = await page.evaluate(() =>
    fetch('https://example.org/').then(
      () => true,
      () => false
    )
  );
  expect(isSent).toBe(false);
});
