import { expect, type Page } from '@playwright/test';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { startButton } from '#tests/e2e/support/controls';
import * as uiWords from '$lib/ui/strings/en/ui';

/** The options of a match on the generic board; the others keep their defaults. */
export interface BoardMatch {
  readonly game: string;
  readonly names: readonly string[];
  readonly depth?: 'Every turn' | 'Round results';
  /** Titles of the parts that the app supplies. */
  readonly app?: readonly string[];
}

/** Starts a match through the screens, and opens it on the generic board. */
export async function openGenericBoard(
  page: Page,
  { game, names, depth, app = [] }: BoardMatch
): Promise<void> {
  await page.goto(`new/${game}/`);
  await page.waitForLoadState('networkidle');
  await takeSeats(page, ...names);
  if (depth !== undefined)
    await page
      .getByRole('radio', { name: depth === 'Every turn' ? depth : /^(Round results|Scored tables)$/ })
      .check();
  for (const part of app) await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  await startButton(page).click();
  await page.waitForURL(/match\/\?id=/);
  await expect(page.getByText(uiWords.nothingToUndoYet)).toBeVisible();
  await page.goto(`${page.url()}&plain`);
  await expect(page.locator('.plain, .gate').first()).toBeVisible();
}

/** Makes the app's random numbers on this page the same in every run. */
export async function fixRandomNumbers(page: Page, seed: number): Promise<void> {
  await page.addInitScript((firstState) => {
    let randomState = firstState;
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint32Array)
        for (const index of values.keys()) {
          randomState = (Math.imul(randomState, 1664525) + 1013904223) >>> 0;
          values[index] = randomState ^ (randomState >>> 16);
        }
      return values;
    };
  }, seed);
}

/** The reason why the automatic play paused: a new kind of control, or the end of the match. */
export interface AutoPlay {
  /** The kind of control that is shown for the first time; undefined at the end of the match. */
  readonly newKind: string | undefined;
  readonly taps: number;
}

/**
 * Plays on the generic board with random taps on whatever controls it shows, until a kind of control appears that is
 * not in `knownKinds`, or the result. It knows no game: it taps dice and pieces, fills counts up to their totals, hands out
 * pieces, and opens and covers gates. Rejects if a tap is refused.
 */
export function playOn(page: Page, seed: number, knownKinds: readonly string[] = []): Promise<AutoPlay> {
  return page.evaluate(playInPage, { seed, knownKinds: [...knownKinds], maxTaps: 6000 });
}

/** Runs in the page. */
async function playInPage({
  seed,
  knownKinds,
  maxTaps
}: {
  readonly seed: number;
  readonly knownKinds: string[];
  readonly maxTaps: number;
}): Promise<AutoPlay> {
  let randomState = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) >>> 0 || 1;
  const chance = (limit: number): number => {
    randomState ^= randomState << 13;
    randomState ^= randomState >>> 17;
    randomState ^= randomState << 5;
    randomState >>>= 0;
    return randomState % limit;
  };
  const findAll = <El extends HTMLElement>(selector: string): El[] =>
    [...document.querySelectorAll<El>(selector)].filter((element) => element.checkVisibility());
  const findEnabled = (selector: string): HTMLElement[] =>
    findAll(selector).filter((element) => element.getAttribute('aria-disabled') !== 'true');
  const pickOne = (elements: readonly HTMLElement[]): HTMLElement | undefined =>
    elements[chance(elements.length || 1)];
  const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  let tapCount = 0;
  const tap = async (control: HTMLElement | undefined): Promise<boolean> => {
    if (control === undefined) return false;
    tapCount += 1;
    control.click();
    await nextTask();
    return true;
  };
  const buttonNamed = (selector: string, pattern: RegExp): HTMLElement | undefined =>
    findEnabled(selector).find((element) => pattern.test(element.textContent.trim()));

  /** Fills each group of counts up to its total; groups without one stay as they are. */
  const fillCounts = async (): Promise<void> => {
    for (const group of findAll('.groups > section')) {
      const missingPieces = (): number =>
        Number(/^(\d+) still/.exec(group.querySelector('.still')?.textContent ?? '')?.[1] ?? 0);
      for (let missingCount = missingPieces(); missingCount > 0; missingCount = missingPieces())
        await tap(
          pickOne([
            ...group.querySelectorAll<HTMLElement>('[aria-label^="One more"]:not([aria-disabled="true"])')
          ])
        );
    }
  };
  const handOut = async (): Promise<void> => {
    for (const piece of findAll('[aria-label="The pieces"] button')) {
      await tap(pickOne(findAll('[aria-label="Who gets the piece you tap?"] button')));
      await tap(piece);
    }
  };
  /** Everything that can be tapped to answer, in the bar or behind the gate. */
  const padSelector = '.ask .ask-room .pad-button, .gate .part .pad-button';
  const currentKind = (): string => {
    if (findAll('.gate.covered').length > 0) return 'gate';
    const gatePrefix = findAll('.gate').length > 0 ? 'behind the gate, ' : '';
    if (findAll('.groups').length > 0) return `${gatePrefix}counts`;
    if (findAll('[aria-label="The pieces"]').length > 0) return `${gatePrefix}split`;
    if (findAll('.ask .faces, .gate .faces').length > 0) return `${gatePrefix}dice`;
    if (findAll('.ask .pieces, .gate .pieces').length > 0) return `${gatePrefix}pieces`;
    if (findAll(padSelector).length > 0) return `${gatePrefix}choices`;
    return `${gatePrefix}one button`;
  };

  for (let step = 0; step < maxTaps; step += 1) {
    // The shell loads its pads when the first question needs them.
    if (findAll(`${padSelector}, .ask .main-button, .gate`).length === 0) await nextTask();
    if (document.querySelector('dialog[open]') !== null)
      throw new Error(`a tap was refused: ${document.querySelector('dialog[open]')?.textContent ?? ''}`);
    if (/Final result/.test(document.querySelector('h1')?.textContent ?? ''))
      return { newKind: undefined, taps: tapCount };
    const kind = currentKind();
    if (knownKinds.length > 0 && !knownKinds.includes(kind)) return { newKind: kind, taps: tapCount };
    if (await tap(buttonNamed('.ask button', /^See the result/))) continue;
    const unpressedButtons = findAll('.ask button[aria-pressed="false"]');
    if (unpressedButtons.length > 0 && chance(8) === 0 && (await tap(pickOne(unpressedButtons)))) continue;
    if (kind === 'gate') await tap(buttonNamed('.ask button', /^Cannot hold/));
    else if (kind.endsWith('counts')) await fillCounts();
    else if (kind.endsWith('split')) await handOut();
    else if (chance(3) > 0 && (await tap(buttonNamed('.ask .way', /^App /)))) continue;
    else if (
      !(await tap(pickOne(findEnabled(padSelector)))) &&
      findAll(padSelector).length > 0 &&
      (await tap(pickOne(unpressedButtons)))
    )
      continue;
    if (
      kind.startsWith('behind') ||
      findAll(padSelector).length === 0 ||
      /counts|split|one button/.test(kind)
    )
      await tap(findEnabled('.ask .main-button:not(.hold)')[0]);
  }
  throw new Error(`no end after ${maxTaps} steps: ${document.querySelector('.ask')?.textContent ?? ''}`);
}
