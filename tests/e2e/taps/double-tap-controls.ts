import type { Page } from '@playwright/test';

/** A double tap, and the result of each of its taps. */
export interface DoubleTap {
  readonly control: string;
  /** Milliseconds between the two taps. */
  readonly gap: number;
  /** The number of lines that each tap added to the log. */
  readonly lines: readonly [number, number];
  /** The number of pages that each tap turned. */
  readonly pageTurns: readonly [number, number];
  /** A control that had moved under the finger before the second tap; empty for none. */
  readonly movedControl: string;
}

/** Whether the second tap repeated the first one, or acted on a control that had moved there. */
export function isSlip({ lines, pageTurns, movedControl }: DoubleTap): boolean {
  const [firstChanges, secondChanges] = [lines[0] + pageTurns[0], lines[1] + pageTurns[1]];
  return secondChanges > 0 && (firstChanges > 0 || movedControl !== '');
}

interface DoubleTapOptions {
  readonly match: string;
  readonly seed: number;
  /** The number of random controls to tap one after the other. */
  readonly taps: number;
}

/**
 * Double-taps every control of the open match and undoes each tap, and then double-taps random controls in sequence, by
 * touch and mouse, with all gaps of a double tap. The events carry their own times, so that a slow machine does not
 * matter.
 */
export function doubleTapControls(page: Page, options: DoubleTapOptions): Promise<readonly DoubleTap[]> {
  return page.evaluate(doubleTapInPage, options);
}

/** Runs in the page. */
async function doubleTapInPage({ match, seed, taps }: DoubleTapOptions): Promise<readonly DoubleTap[]> {
  // A simulated pointer cannot be captured.
  Element.prototype.setPointerCapture = () => undefined;
  const gaps = [80, 120, 200, 300, 380];
  let randomState = seed;
  const chance = (limit: number): number => {
    randomState = (Math.imul(randomState, 1103515245) + 12345) & 0x7fffffff;
    return (randomState >> 8) % limit;
  };
  const waitUntilSaved = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const openRequest = indexedDB.open('croupier');
    openRequest.onsuccess = () => resolve(openRequest.result);
    openRequest.onerror = () => reject(new Error('no database'));
  });
  const lines = async (): Promise<number> => {
    await waitUntilSaved();
    while (/Saving/.test(document.querySelector('.undo')?.textContent ?? '')) await waitUntilSaved();
    return new Promise((resolve, reject) => {
      const range = IDBKeyRange.bound([match, 0], [match, Infinity]);
      const countRequest = database.transaction('entries').objectStore('entries').count(range);
      countRequest.onsuccess = () => resolve(countRequest.result);
      countRequest.onerror = () => reject(new Error('not counted'));
    });
  };
  const payoutHeading = (): string => document.querySelector('[aria-label^="Payout of"]')?.ariaLabel ?? '';
  const nameOf = (control: Element): string =>
    (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim();
  const findEnabled = (): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>('.frame .ask button, .frame .board button')].filter(
      (element) =>
        element.checkVisibility() && element.ariaDisabled !== 'true' && !element.matches('.hold, .holding')
    );
  const findControls = (): HTMLElement[] => {
    const mainControls = findEnabled().filter((element) => element.matches('.ask .main-button, .ask .way'));
    return mainControls.length > 0 && chance(2) === 0 ? mainControls : findEnabled();
  };

  let time = 1e9;
  const tap = (clientX: number, clientY: number, pointerType: string): void => {
    const target = document.elementFromPoint(clientX, clientY);
    const eventOptions = { clientX, clientY, bubbles: true, cancelable: true, composed: true };
    const events = [
      new PointerEvent('pointerdown', { ...eventOptions, pointerType }),
      new PointerEvent('pointerup', { ...eventOptions, pointerType }),
      new PointerEvent('click', { ...eventOptions, pointerType, detail: 1 })
    ];
    for (const [index, event] of events.entries()) {
      Object.defineProperty(event, 'timeStamp', { value: time - (events.length - index) * 10 });
      target?.dispatchEvent(event);
    }
  };

  const slips: DoubleTap[] = [];
  const findUndoButton = (): HTMLElement | null => document.querySelector<HTMLElement>('.undo button');
  const undoText = (): string => findUndoButton()?.textContent.trim() ?? '';
  const closeDialogs = async (): Promise<void> => {
    const closeSelector = 'dialog[open] button[aria-label="Close"], dialog[open] button';
    document.querySelector<HTMLElement>(closeSelector)?.click();
    await waitUntilSaved();
  };
  const tapTwice = async (control: HTMLElement, turn: number): Promise<void> => {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!control.contains(document.elementFromPoint(x, y))) return;
    const gap = gaps[turn % gaps.length] ?? 80;
    const pointerType = turn % 2 === 0 ? 'touch' : 'mouse';
    const name = nameOf(control);
    const counts = [await lines()];
    const payoutHeadings = [payoutHeading()];
    let movedControl = '';
    for (const delay of [10_000, gap]) {
      const hitControl = document.elementFromPoint(x, y)?.closest('button') ?? control;
      movedControl = hitControl === control ? '' : nameOf(hitControl);
      time += delay;
      tap(x, y, pointerType);
      counts.push(await lines());
      payoutHeadings.push(payoutHeading());
    }
    const [countBefore = 0, countBetween = 0, countAfter = 0] = counts;
    slips.push({
      control: name,
      gap,
      lines: [countBetween - countBefore, countAfter - countBetween],
      pageTurns: [
        Number(payoutHeadings[0] !== payoutHeadings[1]),
        Number(payoutHeadings[1] !== payoutHeadings[2])
      ],
      movedControl
    });
  };
  /**
   * Undoes until the match is in its earlier state. Returns false if that fails, because then no other control can be
   * tried.
   */
  const restore = async (labelBefore: string): Promise<boolean> => {
    for (let undoCount = 0; undoCount < 6 && undoText() !== labelBefore; undoCount += 1) {
      const { left, top, width, height } = findUndoButton()?.getBoundingClientRect() ?? new DOMRect();
      time += 10_000;
      tap(left + width / 2, top + height / 2, 'touch');
      await lines();
    }
    return undoText() === labelBefore;
  };

  const labelBefore = undoText();
  // Of controls whose names differ only by a number, such as the six casinos, only two are tried.
  const triedNames = new Set<string>();
  const tapsByKind: Record<string, number> = {};
  const isTried = (control: Element): boolean => {
    const name = nameOf(control);
    return triedNames.has(name) || (tapsByKind[name.replace(/\d[\d,]*/g, '#')] ?? 0) >= 2;
  };
  for (let turn = 0; turn < 60; turn += 1) {
    await closeDialogs();
    const control = findEnabled().find((element) => !isTried(element));
    if (control === undefined) break;
    const name = nameOf(control);
    triedNames.add(name);
    const kind = name.replace(/\d[\d,]*/g, '#');
    tapsByKind[kind] = (tapsByKind[kind] ?? 0) + 1;
    await tapTwice(control, turn + seed);
    await closeDialogs();
    if (!(await restore(labelBefore))) break;
  }
  for (let turn = 0; turn < taps; turn += 1) {
    await closeDialogs();
    const candidates = findControls();
    const control = candidates[chance(candidates.length || 1)];
    if (control === undefined) break;
    await tapTwice(control, turn);
  }
  database.close();
  return slips;
}
