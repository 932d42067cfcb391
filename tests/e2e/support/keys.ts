import { expect, type Page } from '@playwright/test';

const MAX_STEPS = 60;
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';

/** The name of the focused element, or the names of all that this selector finds. */
function namesOf(page: Page, selector = ':focus'): Promise<readonly string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) =>
        (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
      )
    );
}

async function focusedName(page: Page): Promise<string> {
  return (await namesOf(page))[0] ?? '';
}

/**
 * Waits for a control with this name, tabs to the next one, as a keyboard user does, and returns the number of steps.
 */
export async function tabTo(page: Page, name: RegExp): Promise<number> {
  await expect
    .poll(async () => (await namesOf(page, CONTROLS)).some((controlName) => name.test(controlName)), {
      message: String(name)
    })
    .toBe(true);
  for (let step = 0; step <= MAX_STEPS; step += 1) {
    if (name.test(await focusedName(page))) return step;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${String(name)} within ${MAX_STEPS} steps`);
}

export async function pressByKeyboard(page: Page, name: RegExp): Promise<number> {
  const stepCount = await tabTo(page, name);
  await page.keyboard.press('Enter');
  return stepCount;
}
