import { buildFolder, basePath } from '#scripts/settings.js';
import { expect, installedTest as test } from '#tests/e2e/support/harness';
import { buildVariant, openHost } from './hosts';
import type { Host } from './hosts';
import { pages } from '#tests/e2e/support/pages';
import { waitForCachedApp } from '#tests/e2e/support/worker';

const places = [
  { title: 'at /', base: '', origin: '' },
  { title: 'under a path', base: '/table/croupier', origin: 'https://croupier.example' }
];

for (const { title, base, origin } of places) {
  test.describe(`with the host offline, ${title}`, () => {
    test.describe.configure({ mode: 'default' });
    let folder = buildFolder;
    let host: Host;

    test.beforeAll(async () => {
      // The test builds the app again, which takes long on a busy machine.
      test.setTimeout(900_000);
      if (base !== basePath) folder = await buildVariant({ name: 'under-a-path', base, origin });
    });
    test.beforeEach(async ({ page }) => {
      host = await openHost(folder, base);
      await page.goto(host.address);
      await waitForCachedApp(page);
      await host.stop();
    });
    test.afterEach(() => host.stop());

    // The pages open one at a time: with several at once, a busy browser aborted scripts of pages that were still
    // loading.
    test('every page opens by its address and requests only cached files', async ({ context }) => {
      test.slow();
      const failedRequests: string[] = [];
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is closed aborts requests that it no longer needs. Without a host, a request for a file that is
        // not cached fails with another error.
        if (reason !== 'net::ERR_ABORTED') failedRequests.push(`${request.url()} ${reason}`);
      });
      const tab = await context.newPage();
      for (const address of pages) {
        const response = await tab.goto(host.address + address);
        expect(response?.status(), address).toBe(200);
        await expect(tab.locator('h1').first(), address).toBeVisible();
        // A page that is closed before it has started reports its pending requests as failed.
        await expect(tab.locator('html[data-started]'), address).toBeAttached({ timeout: 60_000 });
        await tab.waitForLoadState('networkidle');
      }
      expect(failedRequests).toEqual([]);
    });

    test('pages have a link preview if the build knows the public address', async ({ page }) => {
      const contentOf = (name: string): Promise<(string | null)[]> =>
        page
          .locator(`meta[property="${name}"]`)
          .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
      expect(await contentOf('og:title')).toEqual(origin === '' ? [] : ['Croupier']);
      expect(await contentOf('og:image')).toEqual(
        origin === '' ? [] : [`${origin}${base}/pictures/link-preview.png`]
      );
    });

    test('an address without a trailing slash opens, and so does a missing page', async ({ page, allow }) => {
      allow(/version\.json|Not found|404/);
      for (const address of [
        ...pages.filter((page) => page !== '').map((page) => page.slice(0, -1)),
        'nowhere/at/all'
      ]) {
        await page.goto(host.address + address);
        await expect(page.locator('h1').first(), address).toBeVisible();
      }
    });

    test('a page that was open when the host went offline still links to every other page', async ({
      page
    }) => {
      const homePath = new URL(host.address).pathname;
      const tabs = await page
        .locator('nav a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      for (const tab of tabs.filter((path) => path.startsWith(homePath))) {
        await page.evaluate((path) => {
          const link = [...document.querySelectorAll('nav a')].find(
            (element) => (element as HTMLAnchorElement).pathname === path
          );
          (link as HTMLElement).click();
        }, tab);
        await expect.poll(() => withoutSlash(new URL(page.url()).pathname)).toBe(withoutSlash(tab));
        await expect(page.locator('h1').first(), tab).toBeVisible();
      }
    });
  });
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
