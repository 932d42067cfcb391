import type { Page } from '@playwright/test';
import { follow, storeMatch, readMatchToStore } from '#tests/e2e/support/stored-match';
import { undoButton } from '#tests/e2e/support/controls';
import { place } from '#tests/e2e/las-vegas/las-vegas-table';

/** A match of Anna, Ben and Carla in which Anna has the turn. */
export interface TwoTurns {
  /** The id of the match. */
  readonly id: string;
  /** Anna places two dice, and the turn passes to Ben. */
  readonly pass: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Stores and opens a match in which only the notes have been dealt. `page` can be any page of the app. */
export async function twoTurns(page: Page, startedAt = Date.UTC(2026, 10, 20, 19)): Promise<TwoTurns> {
  const id = await storeMatch(page, readMatchToStore('three-players'), { id: 'around', lines: 1, startedAt });
  await follow(page, `match/?id=${id}`);
  return {
    id,
    pass: () => place(page, { face: 3, smallCount: 2 }),
    undo: () => undoButton(page).click()
  };
}
