import { afterEach, expect, test } from 'vitest';
import { watchTranslation } from './translation';

const page = document.documentElement;
let stop = (): void => undefined;
let reportCount = 0;

function watch(): void {
  reportCount = 0;
  stop = watchTranslation(() => (reportCount += 1));
}

/** Wraps every text of a page in an element, as a translator does. */
function wrapTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font' as string);
    font.append(document.createElement('font' as string));
    font.firstElementChild?.append(`«${text.data}»`);
    text.replaceWith(font);
  }
}

/** Mutation observers are called after the task that changed the page. */
async function waitForObserver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

afterEach(() => {
  stop();
  page.className = '';
  page.lang = 'en';
  document.body.replaceChildren();
});

test('a page that no one translates is not reported, whatever changes on it', async () => {
  page.lang = 'en';
  watch();
  const line = document.createElement('p');
  line.append('Anna to roll');
  document.body.append(line);
  line.firstChild?.replaceWith('Ben to roll');
  page.dataset['theme'] = 'night';
  await waitForObserver();
  expect(reportCount).toBe(0);
});

test('texts that a translator wraps are reported only once', async () => {
  page.lang = 'en';
  document.body.append(document.createElement('p'));
  document.body.firstElementChild?.append('Anna to roll');
  watch();
  wrapTexts(document.body);
  await waitForObserver();
  wrapTexts(document.body);
  await waitForObserver();
  expect(reportCount).toBe(1);
});

test.each([
  ['the class that Chrome adds', () => page.classList.add('translated-ltr')],
  ['the class that Chrome adds for a right-to-left language', () => page.classList.add('translated-rtl')],
  ['another language', () => (page.lang = 'de')]
])('%s is reported, later or at once', async (_, translate) => {
  page.lang = 'en';
  watch();
  translate();
  await waitForObserver();
  expect(reportCount).toBe(1);
  watch();
  expect(reportCount).toBe(1);
});

test('a page that was wrapped before the app started is reported immediately', () => {
  page.lang = 'en';
  document.body.append('Anna to roll');
  wrapTexts(document.body);
  watch();
  expect(reportCount).toBe(1);
});
