import type { Page } from '@playwright/test';

/** A double tap, and the result of each of its taps. */
export interface DoubleTap {
  readonly control: string;
  /** Milliseconds between the two taps. */
  readonly gap: number;
  /** The number of lines that each tap added to the log. */
  readonly lines: readonly [number, number];
  /** The number of pages that each tap turned. */
  readonly pages: readonly [number, number];
  /** A control that had moved under the finger before the second tap; empty for none. */
  readonly movedControl: string;
}

/** Whether the second tap repeated the first one, or acted on a control that had moved there. */
export function isSlip({ lines, pages, movedControl }: DoubleTap): boolean {
  const [first, second] = [lines[0] + pages[0], lines[1] + pages[1]];
  return second > 0 && (first > 0 || movedControl !== '');
}

interface DoubleTapOptions {
  readonly match: string;
  readonly seed: number;
  /** The number of random controls to tap one after the other. */
  readonly taps: number;
}

/**
 * Double-taps every control of the open match, undoing each tap, and then this many random controls, one after the
 * other; by touch and mouse, with all gaps of a double tap. The events carry their own times, so that no machine is too
 * slow.
 */
export function doubleTapControls(page: Page, options: DoubleTapOptions): Promise<readonly DoubleTap[]> {
  return page.evaluate(doubleTapInPage, options);
}

/** Runs in the page. */
async function doubleTapInPage({ match, seed, taps }: DoubleTapOptions): Promise<readonly DoubleTap[]> {
  // A simulated pointer cannot be captured.
  Element.prototype.setPointerCapture = () => undefined;
  const gaps = [80, 120, 200, 300, 380];
  let word = seed;
  const chance = (limit: number): number => {
    word = (Math.imul(word, 1103515245) + 12345) & 0x7fffffff;
    return (word >> 8) % limit;
  };
  const untilSaved = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('croupier');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('no database'));
  });
  const lines = async (): Promise<number> => {
    await untilSaved();
    while (/Saving/.test(document.querySelector('.undo')?.textContent ?? '')) await untilSaved();
    return new Promise((resolve, reject) => {
      const range = IDBKeyRange.bound([match, 0], [match, Infinity]);
      const counting = database.transaction('entries').objectStore('entries').count(range);
      counting.onsuccess = () => resolve(counting.result);
      counting.onerror = () => reject(new Error('not counted'));
    });
  };
  const heading = (): string => document.querySelector('[aria-label^="Payout of"]')?.ariaLabel ?? '';
  const nameOf = (control: Element): string =>
    (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim();
  const free = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('.frame .ask button, .frame .board button')].filter(
      (element) =>
        element.checkVisibility() && element.ariaDisabled !== 'true' && !element.matches('.hold, .holding')
    );
  const controls = (): HTMLElement[] => {
    const main = free().filter((element) => element.matches('.ask .main-button, .ask .way'));
    return main.length > 0 && chance(2) === 0 ? main : free();
  };

  let at = 1e9;
  const tap = (clientX: number, clientY: number, pointerType: string): void => {
    const target = document.elementFromPoint(clientX, clientY);
    const eventOptions = { clientX, clientY, bubbles: true, cancelable: true, composed: true };
    const events = [
      new PointerEvent('pointerdown', { ...eventOptions, pointerType }),
      new PointerEvent('pointerup', { ...eventOptions, pointerType }),
      new PointerEvent('click', { ...eventOptions, pointerType, detail: 1 })
    ];
    for (const [index, event] of events.entries()) {
      Object.defineProperty(event, 'timeStamp', { value: at - (events.length - index) * 10 });
      target?.dispatchEvent(event);
    }
  };

  const slips: DoubleTap[] = [];
  const undoing = (): HTMLElement | null => document.querySelector<HTMLElement>('.undo button');
  const undoText = (): string => undoing()?.textContent.trim() ?? '';
  const cleared = async (): Promise<void> => {
    const close = 'dialog[open] button[aria-label="Close"], dialog[open] button';
    document.querySelector<HTMLElement>(close)?.click();
    await untilSaved();
  };
  const twice = async (control: HTMLElement, turn: number): Promise<void> => {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!control.contains(document.elementFromPoint(x, y))) return;
    const gap = gaps[turn % gaps.length] ?? 80;
    const pointerType = turn % 2 === 0 ? 'touch' : 'mouse';
    const name = nameOf(control);
    const counts = [await lines()];
    const headings = [heading()];
    let movedControl = '';
    for (const later of [10_000, gap]) {
      const hitControl = document.elementFromPoint(x, y)?.closest('button') ?? control;
      movedControl = hitControl === control ? '' : nameOf(hitControl);
      at += later;
      tap(x, y, pointerType);
      counts.push(await lines());
      headings.push(heading());
    }
    const [before = 0, between = 0, after = 0] = counts;
    slips.push({
      control: name,
      gap,
      lines: [between - before, after - between],
      pages: [Number(headings[0] !== headings[1]), Number(headings[1] !== headings[2])],
      movedControl
    });
  };
  /** Undoes until the match is as it was before; otherwise nothing else can be tried there. */
  const restore = async (labelBefore: string): Promise<boolean> => {
    for (let undoCount = 0; undoCount < 6 && undoText() !== labelBefore; undoCount += 1) {
      const { left, top, width, height } = undoing()?.getBoundingClientRect() ?? new DOMRect();
      at += 10_000;
      tap(left + width / 2, top + height / 2, 'touch');
      await lines();
    }
    return undoText() === labelBefore;
  };

  const labelBefore = undoText();
  // If controls differ only by a number in their names, such as six casinos, two are tried.
  const triedNames = new Set<string>();
  const ofKind: Record<string, number> = {};
  const isTried = (control: Element): boolean => {
    const name = nameOf(control);
    return triedNames.has(name) || (ofKind[name.replace(/\d[\d,]*/g, '#')] ?? 0) >= 2;
  };
  for (let turn = 0; turn < 60; turn += 1) {
    await cleared();
    const control = free().find((element) => !isTried(element));
    if (control === undefined) break;
    const name = nameOf(control);
    triedNames.add(name);
    const kind = name.replace(/\d[\d,]*/g, '#');
    ofKind[kind] = (ofKind[kind] ?? 0) + 1;
    await twice(control, turn + seed);
    await cleared();
    if (!(await restore(labelBefore))) break;
  }
  for (let turn = 0; turn < taps; turn += 1) {
    await cleared();
    const candidates = controls();
    const control = candidates[chance(candidates.length || 1)];
    if (control === undefined) break;
    await twice(control, turn);
  }
  database.close();
  return slips;
}
