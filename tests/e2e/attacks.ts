import { expect, type Page, type Request } from '@playwright/test';

/**
 * All that a page tells, besides what is drawn: each of its words may be read by anybody who holds the device.
 * How far each page was scrolled is kept by its number alone.
 */
function everythingTold(page: Page): Promise<string> {
  return page.evaluate((scrolled) => {
    const labels = [...document.querySelectorAll('*')].flatMap((each) =>
      [...each.attributes]
        .filter(({ name }) =>
          /^(aria-(label|valuetext|description)|title|alt|value|placeholder|data-)/.test(name)
        )
        .map(({ value }) => value)
    );
    const kept = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries<string>({ ...storage })
        .filter(([key]) => key !== scrolled)
        .flat()
    );
    const told = [document.title, location.href, JSON.stringify(history.state), document.body.textContent];
    return [...told, ...labels, ...kept.map(String)].join('\n').replace(/[ \t]+/g, ' ');
  }, 'sveltekit:scroll');
}

/** The same with the tree that readers are given, once nothing on the page is on its way any more. */
export async function pageAndTree(page: Page): Promise<string> {
  const read = async (): Promise<string> =>
    `${await everythingTold(page)}\n${await page.locator('body').ariaSnapshot()}`;
  let before = await read();
  await expect
    .poll(async () => {
      const now = await read();
      const isSteady = now === before;
      before = now;
      return isSteady;
    })
    .toBe(true);
  return before;
}

/** A sheet that can be laid over the table. */
export const SHEETS = ['Log', 'If stopped', 'Rules', 'Table'] as const;

/** What a page has asked for and not been given yet, such as the pictures of a log that was just opened. */
function underWay(page: Page): { readonly end: () => Promise<void> } {
  const asked = new Set<Request>();
  const ask = (request: Request): void => void asked.add(request);
  const given = (request: Request): void => void asked.delete(request);
  page.on('request', ask).on('requestfinished', given).on('requestfailed', given);
  return {
    async end() {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
      await expect.poll(() => asked.size).toBe(0);
      page.off('request', ask).off('requestfinished', given).off('requestfailed', given);
    }
  };
}

/** Opens a sheet, tells what is on it, and closes it. */
export async function readSheet(page: Page, sheet: (typeof SHEETS)[number]): Promise<string> {
  const action = page.getByRole('button', { name: sheet, exact: true }).first();
  const asked = underWay(page);
  await action.click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await asked.end();
  const told = await pageAndTree(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return told;
}

/** The words behind an open gate: what its buttons and lists are called. */
export function wordsOfHand(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.gate > .hand *')].flatMap((each) => {
      const own = each.children.length === 0 ? each.textContent.trim() : '';
      return [each.getAttribute('aria-label') ?? '', own].filter((words) => words.length > 2);
    })
  );
}

/** Opens the gate for whoever is asked, by the tapped way, and taps the first thing that can be chosen. */
export async function openAndChoose(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cannot hold/ }).click();
  await expect(page.locator('.gate > .hand')).toBeVisible();
  const free = page.locator('.gate > .hand button:not([aria-disabled="true"])');
  if ((await free.count()) > 0) await free.first().click();
}

/** Whatever takes eyes or hands off an open hand, by its name; each leaves the table as it was. */
export const ATTACKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the window loses the focus': (page) => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
  'the page is printed': (page) => page.evaluate(() => void window.dispatchEvent(new Event('beforeprint'))),
  'the page is put behind another': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    }),
  'one finger holds, and a second one taps beside it': async (page) => {
    await page.getByRole('button', { name: /^Cover/ }).click();
    await page.getByRole('button', { name: /^Hold to see/ }).hover();
    await page.mouse.down();
    await expect(page.locator('.gate > .hand')).toBeVisible();
    const undo = (await page.locator('.undo').boundingBox())!;
    await page.touchscreen.tap(undo.x + 60, undo.y + undo.height / 2);
    await page.mouse.move(4, 4);
    await page.mouse.up();
  },
  'the device is turned': async (page) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
  },
  'the page is loaded again': async (page) => {
    await page.reload();
  },
  'another page, and back again': async (page) => {
    await page.goto('settings/');
    await page.goBack();
  },
  'a second tab takes something back, and brings it again': async (page) => {
    const second = await page.context().newPage();
    await second.goto(page.url());
    await expect(second.locator('.frame .ask').first()).toBeVisible();
    const undo = second.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeVisible();
    await undo.click();
    const redo = /^Redo/;
    await expect(page.getByRole('button', { name: redo }), 'it was heard here').toBeVisible();
    await second.getByRole('button', { name: redo }).click();
    await expect(page.getByRole('button', { name: redo }), 'and its return as well').toHaveCount(0);
    await second.close();
    await page.bringToFront();
  },
  ...Object.fromEntries(
    SHEETS.map((sheet) => [
      `the sheet ${sheet}`,
      async (page: Page) => {
        await readSheet(page, sheet);
      }
    ])
  )
};
