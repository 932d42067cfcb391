import type { Page } from '@playwright/test';

/** Every visible tap target whose box is under 48 by 48 CSS pixels, with its name and size. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minSize = 48;
    const measuringError = 0.5;
    const roles = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];
    const elements = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'];
    const targetSelector = [...elements, ...roles.map((role) => `[role=${role}]`)].join(',');

    /** A checkbox or radio button is tapped through its label. */
    const tappedElement = (element: Element): Element => {
      if (!(element instanceof HTMLInputElement)) return element;
      const label = [...(element.labels ?? [])].find((label) => label.checkVisibility());
      const isToggle = element.type === 'radio' || element.type === 'checkbox';
      return isToggle && label !== undefined ? label : element;
    };
    const isShown = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      const isOnPage = box.right > 0 && box.bottom + scrollY > 0;
      const options = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
      // An element for screen readers only is no tap target. Its single pixel is larger in a scaled frame.
      const isForReaders = getComputedStyle(element).clipPath === 'inset(50%)';
      return element.checkVisibility(options) && box.width > 1 && box.height > 1 && !isForReaders && isOnPage;
    };
    return [...document.querySelectorAll(targetSelector)]
      .filter((element) => element.closest('[inert]') === null)
      .map(tappedElement)
      .filter(isShown)
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (Math.min(width, height) >= minSize - measuringError) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return [`${element.tagName.toLowerCase()} "${name}" ${width.toFixed(1)} × ${height.toFixed(1)}`];
      });
  });
}
