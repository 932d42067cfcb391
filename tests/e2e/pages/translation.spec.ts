import { expect, test } from '#tests/e2e/support/harness';
import { storeMatch, waitForQuestion, readMatchToStore } from '#tests/e2e/support/stored-match';

/** Wraps every text of the page in elements, as a translator does. Runs in the page. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && parentElement?.localName !== 'script'
  )) {
    const outerElement = document.createElement('font' as string);
    const innerElement = document.createElement('font' as string);
    innerElement.append(text.data.toUpperCase());
    outerElement.append(innerElement);
    text.replaceWith(outerElement);
  }
}

// Fails if a translated question stays on screen, so that the next player's turn looks like the last one.
test('a page that the browser translates says that it may show an outdated turn', async ({ page }) => {
  await page.goto('');
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  await page.goto('settings/');
  await storeMatch(page, readMatchToStore('two-players'), { id: 'here', lines: 8 });
  await page.goto('match/?id=here');
  await waitForQuestion(page);
  const notice = page.locator('[data-translated]');
  await expect(notice).toHaveCount(0);
  await page.evaluate(wrapTexts);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toHaveRole('alert');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(notice, 'it stays visible').toBeInViewport({ ratio: 1 });
  await notice.getByRole('button').click();
  await waitForQuestion(page);
  await expect(notice).toHaveCount(0);
});

test('a page whose language attribute was changed shows the warning too', async ({ page }) => {
  await page.goto('');
  await page.evaluate(() => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
  });
  await expect(page.locator('[data-translated]')).toBeVisible();
});
