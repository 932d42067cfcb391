import type { Page } from '@playwright/test';

/** A control that was tapped many times: the lines that the first tap logged, and those of all later taps. */
export interface RepeatedTaps {
  readonly control: string;
  readonly firstLines: number;
  readonly laterLines: number;
}

/**
 * Taps the middle of each main control of the open ask twenty times, 90 ms apart on the events' own clock. The finger
 * stays in place, whatever moves under it.
 */
export function tapControlsRepeatedly(page: Page, match: string): Promise<readonly RepeatedTaps[]> {
  return page.evaluate(tapControlsInPage, match);
}

/** Runs in the page. */
async function tapControlsInPage(match: string): Promise<readonly RepeatedTaps[]> {
  Element.prototype.setPointerCapture = () => undefined;
  const waitUntilSaved = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const openRequest = indexedDB.open('croupier');
    openRequest.onsuccess = () => resolve(openRequest.result);
    openRequest.onerror = () => reject(new Error('no database'));
  });
  const lines = async (): Promise<number> => {
    for (let turn = 0; turn < 6; turn += 1) await waitUntilSaved();
    // On a busy machine a line is written later, and would be counted for a later tap.
    while (/Saving/.test(document.querySelector('.undo')?.textContent ?? '')) await waitUntilSaved();
    return new Promise((resolve, reject) => {
      const range = IDBKeyRange.bound([match, 0], [match, Infinity]);
      const countRequest = database.transaction('entries').objectStore('entries').count(range);
      countRequest.onsuccess = () => resolve(countRequest.result);
      countRequest.onerror = () => reject(new Error('not counted'));
    });
  };
  let time = 3e9;
  const tap = (clientX: number, clientY: number): void => {
    const target = document.elementFromPoint(clientX, clientY);
    const eventOptions = {
      clientX,
      clientY,
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerType: 'touch'
    };
    for (const [type, detail] of [
      ['pointerdown', 0],
      ['pointerup', 0],
      ['click', 1]
    ] as const) {
      const event = new PointerEvent(type, { ...eventOptions, detail });
      Object.defineProperty(event, 'timeStamp', { value: time });
      target?.dispatchEvent(event);
    }
  };
  const repeatedTaps: RepeatedTaps[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const closeButton = document.querySelector<HTMLElement>('dialog[open] button');
    closeButton?.click();
    await waitUntilSaved();
    const allControls = [
      ...document.querySelectorAll<HTMLElement>('.frame .ask .main-button, .frame .ask .way')
    ];
    const enabledControls = allControls.filter(
      (element) => element.checkVisibility() && element.ariaDisabled !== 'true'
    );
    const control = enabledControls[turn % enabledControls.length];
    if (control === undefined) break;
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const name = (control.ariaLabel ?? control.textContent).replace(/\s+/g, ' ').trim();
    const linesBefore = await lines();
    time += 10_000;
    tap(left + width / 2, top + height / 2);
    const linesAfterFirst = await lines();
    for (let tapIndex = 1; tapIndex < 20; tapIndex += 1) {
      // Taps on a pad correctly enter one piece each, and the last piece logs the move.
      if (document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.pad-button')) break;
      time += 90;
      tap(left + width / 2, top + height / 2);
      await waitUntilSaved();
    }
    repeatedTaps.push({
      control: name,
      firstLines: linesAfterFirst - linesBefore,
      laterLines: (await lines()) - linesAfterFirst
    });
  }
  database.close();
  return repeatedTaps;
}
