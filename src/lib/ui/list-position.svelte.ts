import { hasMembers, isCount, isMaybe, isText } from '$lib/core';
import { tick } from 'svelte';
import { AT_FIRST, MORE } from './list-rows';

/** Where somebody was in a list when they left it. */
export interface PlaceLeft {
  readonly rows: number;
  /** How far the page was scrolled, in CSS pixels. */
  readonly top: number;
  /** The link that had the focus. */
  readonly link?: string;
}

/**
 * How much of a long list is drawn, and the way back to where somebody was in it. The page hands `capture` and
 * `restore` on as its snapshot, and calls `comeBack` once its rows stand.
 */
export class ListPlace {
  /** How many rows are drawn at the most. */
  rows = $state(AT_FIRST);
  #left: PlaceLeft | undefined;

  /** Draws more rows of a list, and goes to the first of them. */
  async more(list: HTMLElement | undefined): Promise<void> {
    const before = list?.children.length ?? 0;
    this.rows += MORE;
    await tick();
    list?.children[before]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }

  /** What a later `restore` needs. */
  capture(): PlaceLeft {
    const { activeElement } = document;
    const place = { rows: this.rows, top: scrollY };
    return activeElement instanceof HTMLAnchorElement ? { ...place, link: activeElement.href } : place;
  }

  /** Draws as many rows as were drawn; what an earlier version may have noted otherwise is passed over. */
  restore(left: unknown): void {
    if (!isPlaceLeft(left)) return;
    this.rows = Math.max(left.rows, AT_FIRST);
    this.#left = left;
  }

  /** Goes back to where somebody was, once; not where they have gone on meanwhile. */
  async comeBack(): Promise<void> {
    const left = this.#left;
    this.#left = undefined;
    if (left === undefined) return;
    await tick();
    if (scrollY > 0) return;
    scrollTo(0, left.top);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
    links.find(({ href }) => href === left.link)?.focus({ preventScroll: true });
  }
}

function isPlaceLeft(value: unknown): value is PlaceLeft {
  return hasMembers(value, { rows: isCount, top: Number.isFinite, link: isMaybe(isText) });
}
