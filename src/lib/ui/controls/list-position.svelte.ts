import { hasMembers, isCount, isOptional, isText } from '$lib/core';
import { tick } from 'svelte';

/** The number of rows and the scroll position of a list when its page was left. */
export interface SavedPosition {
  readonly rows: number;
  /** The scroll position of the page, in CSS pixels. */
  readonly top: number;
  /** The link that had the focus. */
  readonly link?: string;
}

/**
 * Limits how many rows of a long list are rendered, and restores rows, scroll position and focus after Back. The page
 * passes `capture` and `restore` to its snapshot and calls `scrollBack` once its rows are rendered.
 */
export class ListPosition {
  /** The maximum number of rendered rows. */
  rows = $state(INITIAL_ROWS);
  #savedPosition: SavedPosition | undefined;

  /** Renders more rows and focuses the first new one. */
  async showMore(list: HTMLElement | undefined): Promise<void> {
    const oldLength = list?.children.length ?? 0;
    this.rows += MORE_ROWS;
    await tick();
    list?.children[oldLength]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }

  /** The position, for a later `restore`. */
  capture(): SavedPosition {
    const { activeElement } = document;
    const position = { rows: this.rows, top: scrollY };
    return activeElement instanceof HTMLAnchorElement ? { ...position, link: activeElement.href } : position;
  }

  /** Renders as many rows as before. Anything that is not a saved position is ignored. */
  restore(storedValue: unknown): void {
    if (!isSavedPosition(storedValue)) return;
    this.rows = Math.max(storedValue.rows, INITIAL_ROWS);
    this.#savedPosition = storedValue;
  }

  /** Restores scroll position and focus once, unless the page has been scrolled since. */
  async scrollBack(): Promise<void> {
    const position = this.#savedPosition;
    this.#savedPosition = undefined;
    if (position === undefined) return;
    await tick();
    if (scrollY > 0) return;
    scrollTo(0, position.top);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    links.find(({ href }) => href === position.link)?.focus({ preventScroll: true });
  }
}

function isSavedPosition(value: unknown): value is SavedPosition {
  return hasMembers(value, { rows: isCount, top: Number.isFinite, link: isOptional(isText) });
}

/** Rows of a long list that are rendered first: more than any screen shows at once. */
export const INITIAL_ROWS = 24;
/** Rows that each tap on “Show more” adds. */
export const MORE_ROWS = 48;
