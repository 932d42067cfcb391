import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { openButton, undoButton } from '#tests/e2e/support/controls';
import { ANY, startingWith } from '#tests/e2e/support/sentences';
import * as uiAskWords from '$lib/ui/strings/en/gate';
import * as uiTabWords from '$lib/ui/strings/en/tabs';
import * as matchWords from '#routes/match/strings/en/match';

/**
 * Everything that a page contains besides its rendering, because anyone who holds the device can read it. Ignores
 * scroll positions, repeated list states, the attributes set while a page starts, and the order of lazily loaded files.
 */
function readPageContent(page: Page): Promise<string> {
  return page.evaluate(
    ({ scrolled, lists, unordered }) => {
      const labels = [...document.querySelectorAll('*:not(link)')].flatMap((element) =>
        [...element.attributes].filter(({ name }) => !unordered.includes(name)).map(({ value }) => value)
      );
      const statesOf = (storedStates: string): readonly string[] => {
        const states = Object.values(JSON.parse(storedStates) as Record<string, unknown>);
        return [...new Set(states.map((state) => JSON.stringify(state)))];
      };
      const storedTexts = [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries<string>({ ...storage })
          .filter(([key]) => key !== scrolled)
          .flatMap(([key, value]) => (key === lists ? [key, ...statesOf(value)] : [key, value]))
      );
      const selectedText = String(getSelection());
      const visibleTexts = [
        document.title,
        location.href,
        JSON.stringify(history.state),
        document.body.textContent,
        selectedText
      ];
      return [...visibleTexts, ...labels, ...storedTexts.map(String)].join('\n').replace(/[ \t]+/g, ' ');
    },
    {
      scrolled: 'sveltekit:scroll',
      lists: 'sveltekit:snapshot',
      // These attributes are set in any order while a page starts.
      unordered: ['data-letters', 'data-started']
    }
  );
}

/** The content of the page with its accessibility tree, once nothing is loading any more. */
export async function contentAndTree(page: Page): Promise<string> {
  const readPage = async (): Promise<string> => {
    await page.evaluate(waitForFrame);
    return readPageContent(page);
  };
  let [content, tree] = [await readPage(), ''];
  await expect
    .poll(async () => {
      tree = await page.locator('body').ariaSnapshot();
      const contentBefore = content;
      content = await readPage();
      return content === contentBefore;
    })
    .toBe(true);
  return `${content}\n${tree}`;
}

/** Runs in the page: announcements are made after the frame that shows the change. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
}

/** A sheet that can be opened over the match. */
export const SHEETS = ['Log', 'If we stop', 'Rules', 'Options'] as const;

/** Counts requests without a response, such as the pictures of a log that was just opened. */
function trackRequests(page: Page): { readonly end: () => Promise<void> } {
  const openRequests = new Set<Request>();
  const ask = (request: Request): void => void openRequests.add(request);
  const markFinished = (request: Request): void => void openRequests.delete(request);
  page.on('request', ask).on('requestfinished', markFinished).on('requestfailed', markFinished);
  return {
    async end() {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect.poll(() => openRequests.size).toBe(0);
      page.off('request', ask).off('requestfinished', markFinished).off('requestfailed', markFinished);
    }
  };
}

/** Opens a sheet, returns its content, and closes it. */
export async function readSheet(page: Page, sheet: (typeof SHEETS)[number]): Promise<string> {
  const openRequests = trackRequests(page);
  let content = '';
  await withTableCovered(page, sheet, async () => {
    await openRequests.end();
    content = await contentAndTree(page);
  });
  return content;
}

/** Opens a sheet over the match, and closes it again. */
async function withTableCovered(
  page: Page,
  sheet: (typeof SHEETS)[number],
  betweenSteps = (): Promise<void> => Promise.resolve()
): Promise<void> {
  await page.getByRole('button', { name: sheet, exact: true }).first().click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toBeVisible();
  await betweenSteps();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** The text behind an open gate: the names of its buttons and lists. */
export function wordsOfHand(page: Page, hand = '.gate > .hand'): Promise<readonly string[]> {
  return page.evaluate(
    (container) =>
      [...document.querySelectorAll(`${container} *`)].flatMap((element) => {
        const ownText = element.children.length === 0 ? element.textContent.trim() : '';
        return [element.getAttribute('aria-label') ?? '', ownText].filter((text) => text.length > 2);
      }),
    hand
  );
}

/** The content that can be taken from an open page and read after it is covered: by copying, dragging or printing. */
export async function copiedText(page: Page): Promise<string> {
  await page.keyboard.press('ControlOrMeta+a');
  const selectedText = await page.evaluate(() => String(getSelection()));
  await page.evaluate(() => getSelection()?.empty());
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  const printedText = await page.locator('body').ariaSnapshot();
  await page.emulateMedia({ media: null });
  return [selectedText, printed, printedText].join('\n');
}

/** The text that a search in the page finds. */
export function foundOnPage(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((text) => {
    const finder = window as unknown as {
      find: (text: string, sameCase: boolean, backwards: boolean, cyclic: boolean) => boolean;
    };
    const foundTexts = text.filter((text) => finder.find(text, true, false, true));
    getSelection()?.empty();
    return foundTexts;
  }, texts);
}

/** The covered gate, or the button to it if a choice can be viewed again. */
export function coveredGate(page: Page): Locator {
  return page.getByRole('button', { name: /^(Cannot hold|My two)/ });
}

/** Opens the gate of the asked player with a tap. */
export async function openHand(page: Page): Promise<void> {
  const gate = coveredGate(page);
  await expect(gate).toHaveCount(1);
  if ((await gate.innerText()).startsWith('My two')) await gate.click();
  await openButton(page).click();
  await expect(page.locator('.gate > .hand')).toBeVisible();
}

/** Opens the gate and taps the first choice. */
export async function openAndChoose(page: Page): Promise<void> {
  await openHand(page);
  const enabledCards = page.locator('.gate > .hand button:not([aria-disabled="true"])');
  if ((await enabledCards.count()) > 0) await enabledCards.first().click();
}

/** An attack leaves the match unchanged, and reports the content of other pages that it showed. */
export type Attack = (page: Page, report: (text: string) => void) => Promise<void>;

/** Every event that takes the player's eyes or hands off an open hand. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  'Escape, with the whole page selected': async (page) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Escape');
  },
  'the window loses the focus': (page) => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
  'the page is printed': (page) => page.evaluate(() => void window.dispatchEvent(new Event('beforeprint'))),
  'the page goes to the background': (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    }),
  'a second finger taps while the first one holds': async (page) => {
    await page.locator('[data-do=cover]').click();
    await page.getByRole('button', { name: startingWith(uiAskWords.holdToSee(ANY)) }).hover();
    await page.mouse.down();
    await expect(page.locator('.gate > .hand')).toBeVisible();
    const undo = (await page.locator('.undo').boundingBox())!;
    await page.touchscreen.tap(undo.x + 60, undo.y + undo.height / 2);
    await page.mouse.move(4, 4);
    await page.mouse.up();
  },
  'the device is rotated': async (page) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
  },
  'the page is reloaded': async (page) => {
    await page.reload();
  },
  'another page, then Back': async (page) => {
    await page.goto('settings/');
    await page.goBack();
  },
  'a swipe away and back': (page) =>
    page.evaluate(() => {
      for (const eventType of ['pagehide', 'pageshow'])
        window.dispatchEvent(new PageTransitionEvent(eventType, { persisted: true }));
    }),
  'a link and Back, then Forward and Back': async (page, report) => {
    await page.locator('.frame > .top a').click();
    const places = page.getByRole('navigation', { name: uiTabWords.places });
    await expect(places).toBeVisible();
    report(await contentAndTree(page));
    await page.goBack();
    await openAndChoose(page);
    await page.goForward();
    await expect(places).toBeVisible();
    report(await contentAndTree(page));
    await page.goBack();
  },
  'Forward to a sheet that Back closed': async (page) => {
    await page.getByRole('button', { name: matchWords.log, exact: true }).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await openAndChoose(page);
    await page.goForward();
  },
  'undo and redo in a second tab': async (page, report) => {
    const secondTab = await page.context().newPage();
    await secondTab.goto(page.url());
    await expect(secondTab.locator('.frame .ask').first()).toBeVisible();
    const undo = undoButton(secondTab);
    await expect(undo).toBeVisible();
    report(await contentAndTree(secondTab));
    await undo.click();
    const redo = /^Redo/;
    await expect(page.getByRole('button', { name: redo }), 'it was announced here').toBeVisible();
    await secondTab.getByRole('button', { name: redo }).click();
    await expect(page.getByRole('button', { name: redo }), 'redo was announced too').toHaveCount(0);
    await secondTab.close();
    await page.bringToFront();
  },
  ...Object.fromEntries(
    SHEETS.map((sheet) => [`the sheet ${sheet}`, (page: Page) => withTableCovered(page, sheet)])
  )
};
