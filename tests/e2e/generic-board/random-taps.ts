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
  await page.addInitScript((first) => {
    let word = first;
    crypto.getRandomValues = (words) => {
      if (words instanceof Uint32Array)
        for (const index of words.keys()) {
          word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
          words[index] = word ^ (word >>> 16);
        }
      return words;
    };
  }, seed);
}

/** The state of the automatic play: a new kind of control, or the end. */
export interface AutoPlay {
  /** A control of this kind is shown for the first time; undefined at the end of the match. */
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
  let word = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) >>> 0 || 1;
  const chance = (limit: number): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    word >>>= 0;
    return word % limit;
  };
  const all = <El extends HTMLElement>(selector: string): El[] =>
    [...document.querySelectorAll<El>(selector)].filter((element) => element.checkVisibility());
  const free = (selector: string): HTMLElement[] =>
    all(selector).filter((element) => element.getAttribute('aria-disabled') !== 'true');
  const one = (elements: readonly HTMLElement[]): HTMLElement | undefined =>
    elements[chance(elements.length || 1)];
  const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  let taps = 0;
  const tap = async (control: HTMLElement | undefined): Promise<boolean> => {
    if (control === undefined) return false;
    taps += 1;
    control.click();
    await nextTask();
    return true;
  };
  const buttonNamed = (selector: string, words: RegExp): HTMLElement | undefined =>
    free(selector).find((element) => words.test(element.textContent.trim()));

  /** Fills each group of counts up to its total; groups without one stay as they are. */
  const fill = async (): Promise<void> => {
    for (const group of all('.groups > section')) {
      const missingPieces = (): number =>
        Number(/^(\d+) still/.exec(group.querySelector('.still')?.textContent ?? '')?.[1] ?? 0);
      for (let missing = missingPieces(); missing > 0; missing = missingPieces())
        await tap(
          one([
            ...group.querySelectorAll<HTMLElement>('[aria-label^="One more"]:not([aria-disabled="true"])')
          ])
        );
    }
  };
  const handOut = async (): Promise<void> => {
    for (const piece of all('[aria-label="The pieces"] button')) {
      await tap(one(all('[aria-label="Who gets the piece you tap?"] button')));
      await tap(piece);
    }
  };
  /** Everything that can be tapped to answer, in the bar or behind the gate. */
  const pads = '.ask .ask-room .pad-button, .gate .part .pad-button';
  const kindNow = (): string => {
    if (all('.gate.covered').length > 0) return 'gate';
    const inside = all('.gate').length > 0 ? 'behind the gate, ' : '';
    if (all('.groups').length > 0) return `${inside}counts`;
    if (all('[aria-label="The pieces"]').length > 0) return `${inside}split`;
    if (all('.ask .faces, .gate .faces').length > 0) return `${inside}dice`;
    if (all('.ask .pieces, .gate .pieces').length > 0) return `${inside}pieces`;
    if (all(pads).length > 0) return `${inside}choices`;
    return `${inside}one button`;
  };

  for (let step = 0; step < maxTaps; step += 1) {
    // The pads of the shell are loaded when a question needs them first.
    if (all(`${pads}, .ask .main-button, .gate`).length === 0) await nextTask();
    if (document.querySelector('dialog[open]') !== null)
      throw new Error(`a tap was refused: ${document.querySelector('dialog[open]')?.textContent ?? ''}`);
    if (/Final result/.test(document.querySelector('h1')?.textContent ?? ''))
      return { newKind: undefined, taps };
    const kind = kindNow();
    if (knownKinds.length > 0 && !knownKinds.includes(kind)) return { newKind: kind, taps };
    if (await tap(buttonNamed('.ask button', /^See the result/))) continue;
    const others = all('.ask button[aria-pressed="false"]');
    if (others.length > 0 && chance(8) === 0 && (await tap(one(others)))) continue;
    if (kind === 'gate') await tap(buttonNamed('.ask button', /^Cannot hold/));
    else if (kind.endsWith('counts')) await fill();
    else if (kind.endsWith('split')) await handOut();
    else if (chance(3) > 0 && (await tap(buttonNamed('.ask .way', /^App /)))) continue;
    else if (!(await tap(one(free(pads)))) && all(pads).length > 0 && (await tap(one(others)))) continue;
    if (kind.startsWith('behind') || all(pads).length === 0 || /counts|split|one button/.test(kind))
      await tap(free('.ask .main-button:not(.hold)')[0]);
  }
  throw new Error(`no end after ${maxTaps} steps: ${document.querySelector('.ask')?.textContent ?? ''}`);
}
