import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness';
import { keep, recorded } from './kept-match';
import { seat } from './seats';

/** Milliseconds between the two taps of a slip. */
const GAPS = [80, 120, 200, 300, 380];
/** Undo may be repeated sooner than all else. */
const OF_UNDO = [80, 120, 180];
const FINGERS = ['touch', 'mouse'] as const;

interface Twice {
  readonly gap: number;
  readonly pointerType: 'touch' | 'mouse';
  /** What is read after each of the two taps. */
  readonly read?: string;
}

/** Taps twice at the same place, by the clock that the hands of a test have; what stood there after each tap. */
async function tapTwice(on: Locator, { gap, pointerType, read = 'body' }: Twice): Promise<readonly string[]> {
  await expect(on).toBeVisible();
  await on.scrollIntoViewIfNeeded();
  return on.evaluate(
    async (control, slip) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const where = {
        clientX: left + width / 2,
        clientY: top + height / 2,
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerType: slip.pointerType
      };
      const first = new Event('now').timeStamp;
      const seen: string[] = [];
      for (const at of [first, first + slip.gap]) {
        const target = document.elementFromPoint(where.clientX, where.clientY);
        for (const kind of ['pointerdown', 'pointerup', 'click']) {
          const event = new PointerEvent(kind, { ...where, detail: kind === 'click' ? 1 : 0 });
          Object.defineProperty(event, 'timeStamp', { value: at });
          target?.dispatchEvent(event);
        }
        for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
        seen.push(document.querySelector(slip.read)?.textContent.replace(/\s+/g, ' ').trim() ?? '');
      }
      return seen;
    },
    { gap, pointerType, read }
  );
}

/** Each gap with a finger and with a mouse. */
function slips(gaps: readonly number[]): readonly Pick<Twice, 'gap' | 'pointerType'>[] {
  return gaps.flatMap((gap) => FINGERS.map((pointerType) => ({ gap, pointerType })));
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Change (the name of )?${from}$`) }).click();
  await page.getByLabel(`New name of ${from}`).fill(to);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Undo: ${to} instead of ${from}` })).toBeVisible();
}

function matchesKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('croupier');
      opening.onsuccess = () => resolve(opening.result);
    });
    const counting = database.transaction('matches').objectStore('matches').count();
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => resolve(counting.result);
    });
    database.close();
    return count;
  });
}

async function peopleOf(page: Page): Promise<void> {
  await page.goto('settings/');
  await expect(page.getByText('no matches yet')).toBeVisible();
  await keep(page, recorded('three-players'), { id: 'named', lines: 80 });
}

test('people: a second tap on undo takes back one name, and not the one before', async ({ page }) => {
  await peopleOf(page);
  await page.goto('people/');
  await rename(page, 'Anna', 'Annika');
  for (const slip of slips(OF_UNDO)) {
    await rename(page, 'Ben', 'Benny');
    const seen = await tapTwice(page.getByRole('button', { name: /^Undo: Benny/ }), {
      ...slip,
      read: '.undo'
    });
    expect(seen, JSON.stringify(slip)).toEqual(
      Array(2).fill(expect.stringMatching(/Annika instead of Anna/))
    );
  }
});

test('people of a match: a second tap on undo reaches neither the name before nor the log', async ({
  page
}) => {
  await peopleOf(page);
  await page.goto('match/?id=named');
  const told = await page.locator('.undo').textContent();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('dialog', { name: 'Table' }).getByRole('button', { name: 'People' }).click();
  for (const slip of slips(GAPS)) {
    await rename(page, 'Anna', 'Annika');
    const [first, second] = await tapTwice(page.getByRole('button', { name: /^Undo: Annika/ }), {
      ...slip,
      read: '.undo .words'
    });
    expect(told?.replace(/\s+/g, ' '), JSON.stringify(slip)).toContain(first);
    expect(second, JSON.stringify(slip)).toBe(first);
  }
});

test('who starts: a second tap draws nobody else', async ({ page }) => {
  await page.goto('parts/starts/');
  const more = page.getByRole('button', { name: /more/ });
  for (let player = 4; player < 8; player += 1) await more.first().click();
  for (const slip of slips(GAPS)) {
    const [first, second] = await tapTwice(page.locator('.starts .main-button'), {
      ...slip,
      read: '.result'
    });
    expect(first).toMatch(/begins/);
    expect(second, JSON.stringify(slip)).toBe(first);
  }
});

test('a board that is copied: a row is put once, a table is left once, and undo takes back one tap', async ({
  page
}) => {
  await page.goto('parts/copy/?box=vegas');
  const undo = { read: '.undo .words' };
  for (const slip of slips(GAPS)) {
    const row = page.getByRole('button', { name: '1 to 6, a space each' });
    await tapTwice(row, { ...slip, ...undo });
    await expect(page.getByRole('region', { name: '1st table' })).toContainText('6 spaces');
    await tapTwice(page.getByRole('button', { name: /^Next: the/ }), { ...slip, ...undo });
    await expect(page.getByRole('region', { name: '2nd table' })).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('region', { name: '1st table' })).toContainText('6 spaces');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  }
  for (const slip of slips(OF_UNDO)) {
    await page.getByRole('button', { name: '1 to 6, a space each' }).click();
    await page.getByRole('button', { name: 'One gold more' }).click();
    await tapTwice(page.getByRole('button', { name: /^Undo: one more gold/ }), { ...slip, ...undo });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('button', { name: /^Undo/ }), JSON.stringify(slip)).toHaveCount(0);
  }
});

test('referee: a second tap on “Read the verdict” shares nothing, and one on undo takes back one thing', async ({
  page
}) => {
  await page.addInitScript(() => {
    const share = (): Promise<void> => {
      document.title = 'shared';
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  for (const slip of slips(OF_UNDO)) {
    await page.goto('about:blank');
    await page.goto('referee/las-vegas/casino/');
    for (const note of ['$80,000', '$50,000']) await page.getByRole('button', { name: note }).click();
    const undo = page.getByRole('button', { name: /^Undo/ });
    const [first, second] = await tapTwice(undo, { ...slip, read: '.undo .words' });
    expect(second, JSON.stringify(slip)).toBe(first);
    expect(first).toMatch(/^Undo/);
  }
  for (const slip of slips(GAPS)) {
    await page.goto('about:blank');
    await page.goto('referee/las-vegas/casino/');
    for (const note of ['$80,000', '$50,000']) await page.getByRole('button', { name: note }).click();
    await tapTwice(page.getByRole('link', { name: 'Read the verdict' }), slip);
    await expect(page.getByRole('button', { name: 'Share link' })).toBeVisible();
    await expect(page, JSON.stringify(slip)).not.toHaveTitle('shared');
  }
});

test('new match: two taps on “Start” begin one match, and log nothing in it', async ({ page }) => {
  for (const slip of slips([80, 380])) {
    await page.goto('new/las-vegas/');
    await seat(page, 'Anna', 'Ben', 'Carla');
    await tapTwice(page.getByRole('button', { name: /^Start/ }), slip);
    await expect(page).toHaveURL(/match/);
    await expect(page.getByText('Nothing to undo yet')).toBeVisible();
  }
  expect(await matchesKept(page)).toBe(4);
});
