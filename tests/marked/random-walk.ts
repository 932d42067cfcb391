import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { read } from './read';

/** Names that occur in no English sentence. */
export const PEOPLE = ['Ольга', 'Борис', 'Зоя', 'Игорь', 'Юлия', 'Пётр', 'Жанна', 'Фёдор'];

/** Findings so far, so that each is listed once. */
const knownFindings = new Set<string>();

/** Records the findings on the page. */
export async function note(page: Page): Promise<void> {
  const address = new URL(page.url());
  const found = await read(page);
  // A tap has led to another page meanwhile, perhaps to one that is not part of the walk.
  if (page.url() !== address.href) return;
  for (const finding of found) {
    const key = `${finding.kind} ${finding.words.replace(/\d+/g, '#')}`;
    if (knownFindings.has(key)) continue;
    knownFindings.add(key);
    appendFileSync(
      String(process.env.MARKED_FOUND),
      `${JSON.stringify({ ...finding, page: address.pathname })}\n`
    );
  }
}

/**
 * Taps through a page like a new user, least-used controls first, and reads every screen. Returns to the page if it
 * leaves those that `homeUrl` matches.
 */
export async function tapThrough(page: Page, steps: number, homeUrl: RegExp): Promise<void> {
  const start = page.url();
  const taps: Record<string, number> = {};
  await note(page);
  for (let step = 0; step < steps; step += 1) {
    const tapped = await page.evaluate(tapLeast, { taps, people: PEOPLE, turn: step }).catch(() => undefined);
    if (tapped !== undefined) taps[tapped] = (taps[tapped] ?? 0) + 1;
    await page.waitForTimeout(30);
    if (tapped === undefined || !homeUrl.test(page.url())) {
      await page.goto(start);
      await page.waitForLoadState('networkidle');
    }
    await note(page).catch(() => undefined);
  }
}

/** Runs in the page: taps or fills the control that was used least, and returns its text. */
function tapLeast({
  taps,
  people,
  turn
}: {
  taps: Record<string, number>;
  people: string[];
  turn: number;
}): string | undefined {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, a[href], summary, input, select, textarea, [role="radio"], [role="tab"]'
    )
  ];
  const free = controls.filter(
    (control) =>
      control.checkVisibility() &&
      control.getAttribute('aria-disabled') !== 'true' &&
      !control.matches(':disabled, [download], [target], [type="file"]') &&
      control.closest('[inert]') === null
  );
  const named = free.map((element) => ({
    each: element,
    words: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
      .replace(/\d+/g, '#')
      .trim()
  }));
  const leastUsed = named.sort((one, next) => (taps[one.words] ?? 0) - (taps[next.words] ?? 0))[0];
  if (leastUsed === undefined) return undefined;
  const { each, words } = leastUsed;
  if (each instanceof HTMLInputElement && !/^(radio|checkbox|button)$/.test(each.type)) {
    each.value =
      each.inputMode === 'numeric' || each.type === 'number' ? '3' : (people[turn % people.length] ?? '');
    each.dispatchEvent(new Event('input', { bubbles: true }));
    each.form?.requestSubmit();
  } else each.click();
  return words;
}
