import { appendFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readFindings } from './read';

/** Names that occur in no English sentence. */
export const PEOPLE = ['Ольга', 'Борис', 'Зоя', 'Игорь', 'Юлия', 'Пётр', 'Жанна', 'Фёдор'];

/** Findings so far, so that each is listed once. */
const knownFindings = new Set<string>();

/** Records the findings on the page. */
export async function recordFindings(page: Page): Promise<void> {
  const address = new URL(page.url());
  const findings = await readFindings(page);
  // A tap has led to another page meanwhile, perhaps to one that is not part of the walk.
  if (page.url() !== address.href) return;
  for (const finding of findings) {
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
 * Taps through a page like a new user, least-used controls first, and reads every screen. Returns to the start if a tap
 * leads to a page that `homeUrl` does not match.
 */
export async function tapThrough(page: Page, steps: number, homeUrl: RegExp): Promise<void> {
  const start = page.url();
  const tapCounts: Record<string, number> = {};
  await recordFindings(page);
  for (let step = 0; step < steps; step += 1) {
    const tappedText = await page
      .evaluate(tapLeast, { taps: tapCounts, people: PEOPLE, turn: step })
      .catch(() => undefined);
    if (tappedText !== undefined) tapCounts[tappedText] = (tapCounts[tappedText] ?? 0) + 1;
    await page.waitForTimeout(30);
    if (tappedText === undefined || !homeUrl.test(page.url())) {
      await page.goto(start);
      await page.waitForLoadState('networkidle');
    }
    await recordFindings(page).catch(() => undefined);
  }
}

/** Runs in the page: taps or fills the control that was used least, and returns its text. */
function tapLeast({
  taps: tapCounts,
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
  const enabledControls = controls.filter(
    (control) =>
      control.checkVisibility() &&
      control.getAttribute('aria-disabled') !== 'true' &&
      !control.matches(':disabled, [download], [target], [type="file"]') &&
      control.closest('[inert]') === null
  );
  const namedControls = enabledControls.map((element) => ({
    each: element,
    words: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
      .replace(/\d+/g, '#')
      .trim()
  }));
  const leastTapped = namedControls.sort((a, b) => (tapCounts[a.words] ?? 0) - (tapCounts[b.words] ?? 0))[0];
  if (leastTapped === undefined) return undefined;
  const { each: element, words } = leastTapped;
  if (element instanceof HTMLInputElement && !/^(radio|checkbox|button)$/.test(element.type)) {
    element.value =
      element.inputMode === 'numeric' || element.type === 'number'
        ? '3'
        : (people[turn % people.length] ?? '');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.form?.requestSubmit();
  } else element.click();
  return words;
}
