import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { waitForDatabase } from '#tests/e2e/storage/app-database';

/** Milliseconds between the two taps of a double tap. */
export const GAPS = [80, 120, 200, 300, 380];
/** Milliseconds between two taps on undo, which accepts a second tap sooner than other controls. */
export const UNDO_GAPS = [80, 120, 180];
export const FINGERS = ['touch', 'mouse'] as const;

export interface DoubleTapTiming {
  readonly gap: number;
  readonly pointerType: 'touch' | 'mouse';
  /** The selector of the text to read after each tap. */
  readonly textSelector?: string;
  /** The selector of an element to wait for before the second tap. */
  readonly waitSelector?: string;
}

/** Double-taps in the same place, on the clock of the test's events. Returns the text after each tap. */
export async function tapTwice(
  locator: Locator,
  { gap, pointerType, textSelector = 'body', waitSelector = 'body' }: DoubleTapTiming
): Promise<readonly string[]> {
  await expect(locator).toBeVisible();
  await locator.scrollIntoViewIfNeeded();
  return locator.evaluate(
    async (control, doubleTap) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const eventOptions = {
        clientX: left + width / 2,
        clientY: top + height / 2,
        bubbles: true,
        cancelable: true,
        composed: true,
        pointerType: doubleTap.pointerType
      };
      const startTime = new Event('now').timeStamp;
      const texts: string[] = [];
      for (const time of [startTime, startTime + doubleTap.gap]) {
        const target = document.elementFromPoint(eventOptions.clientX, eventOptions.clientY);
        for (const kind of ['pointerdown', 'pointerup', 'click']) {
          const event = new PointerEvent(kind, { ...eventOptions, detail: kind === 'click' ? 1 : 0 });
          Object.defineProperty(event, 'timeStamp', { value: time });
          target?.dispatchEvent(event);
        }
        for (
          let turn = 0;
          turn < 3 || (turn < 2000 && document.querySelector(doubleTap.until) === null);
          turn += 1
        )
          await new Promise((resolve) => setTimeout(resolve, turn < 3 ? 0 : 10));
        texts.push(document.querySelector(doubleTap.read)?.textContent.replace(/\s+/g, ' ').trim() ?? '');
      }
      return texts;
    },
    { gap, pointerType, read: textSelector, until: waitSelector }
  );
}

/**
 * Taps several controls in sequence, this many milliseconds apart on the events' own clock. Each tap hits the control's
 * position before the first tap, like fingers that know the way, or its later position if it appeared since.
 */
export async function tapInTurn(page: Page, controls: readonly Locator[], gap: number): Promise<void> {
  const centers = await Promise.all(
    controls.map(async (control) => ((await control.count()) > 0 ? control.boundingBox() : null))
  );
  const startTime = await page.evaluate(() => new Event('now').timeStamp);
  for (const [index, control] of controls.entries()) {
    const box = centers[index] ?? (await control.boundingBox());
    if (box === null) throw new Error('a control is not on the screen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.evaluate(tapAt, { x, y, timeStamp: startTime + gap * index });
  }
}

interface TapTarget {
  readonly x: number;
  readonly y: number;
  readonly timeStamp: number;
}

/** Runs in the page. */
function tapAt({ x: clientX, y: clientY, timeStamp }: TapTarget): void {
  const eventOptions = {
    clientX,
    clientY,
    bubbles: true,
    cancelable: true,
    composed: true,
    pointerType: 'touch'
  };
  for (const kind of ['pointerdown', 'pointerup', 'click']) {
    const event = new PointerEvent(kind, { ...eventOptions, detail: kind === 'click' ? 1 : 0 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(event);
  }
}

/** Combines each gap with touch and mouse. */
export function doubleTapsWithGaps(
  gaps: readonly number[]
): readonly Pick<DoubleTapTiming, 'gap' | 'pointerType'>[] {
  return gaps.flatMap((gap) => FINGERS.map((pointerType) => ({ gap, pointerType })));
}

/** The number of stored records. */
export async function countStored(page: Page, storeName: 'matches' | 'entries'): Promise<number> {
  await waitForDatabase(page);
  return page.evaluate(async (store) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('croupier');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const countRequest = database.transaction(store).objectStore(store).count();
    const count = await new Promise<number>((resolve) => {
      countRequest.onsuccess = () => resolve(countRequest.result);
    });
    database.close();
    return count;
  }, storeName);
}
