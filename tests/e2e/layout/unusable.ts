import type { Page } from '@playwright/test';

/** A control and its style: its kind, colours and borders, and those of its content. */
interface ControlStyle {
  readonly name: string;
  readonly look: string;
}

export interface PageStyles {
  readonly usable: readonly ControlStyle[];
  readonly unusable: readonly ControlStyle[];
  /** The disabled controls, styled as if they were enabled. */
  readonly enabledLook: readonly ControlStyle[];
}

/** The styles of all visible controls, enabled and disabled. */
export function looksOf(page: Page): Promise<PageStyles> {
  return page.evaluate(() => {
    const styleNames = [
      'color',
      'backgroundColor',
      'backgroundImage',
      'borderTopColor',
      'borderTopStyle',
      'opacity'
    ] as const;
    const lookOf = (control: Element): string => {
      const kind = [...control.classList].filter((text) => text.startsWith('svelte-')).join();
      const drawn = [control, ...control.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return styleNames.map((styleName) => style[styleName]).join(' ');
      });
      return [kind, ...drawn].join('\n');
    };
    const nameOf = (control: Element): string =>
      (control.getAttribute('aria-label') ?? control.textContent).replace(/\s+/g, ' ').trim().slice(0, 50);
    // A control that only covers a row is empty, because the row draws its look.
    const shownButtons = [...document.querySelectorAll('button:not(:empty)')].filter((element) =>
      element.checkVisibility()
    );
    const stylesOf = (elements: readonly Element[]): ControlStyle[] =>
      elements.map((element) => ({ name: nameOf(element), look: lookOf(element) }));
    const disabledButtons = shownButtons.filter(
      (element) => element.getAttribute('aria-disabled') === 'true'
    );
    const [usable, unusable] = [
      stylesOf(shownButtons.filter((element) => !disabledButtons.includes(element))),
      stylesOf(disabledButtons)
    ];
    for (const element of disabledButtons) element.removeAttribute('aria-disabled');
    const enabledLook = stylesOf(disabledButtons);
    for (const element of disabledButtons) element.setAttribute('aria-disabled', 'true');
    return { usable, unusable, enabledLook };
  });
}

/** Disabled controls that look the same as an enabled one on any page. */
export function indistinguishableControls(pageStyles: readonly PageStyles[]): readonly string[] {
  const usableLooks = new Set(pageStyles.flatMap((page) => page.usable.map(({ look }) => look)));
  const sameStyle = pageStyles.flatMap(({ unusable, enabledLook }) =>
    unusable.filter(({ look }, index) => look === enabledLook[index]?.look && usableLooks.has(look))
  );
  return [...new Set(sameStyle.map(({ name }) => name))];
}
