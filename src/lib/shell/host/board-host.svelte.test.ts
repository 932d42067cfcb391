import { createRawSnippet, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Game } from '$lib/games/contract/define';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { heist, heistMatch } from '$lib/shell/fixtures/heist';
import BoardHost from './BoardHost.svelte';

const FAILURE_NOTICE = 'Couldn’t load the board. You can keep playing in this simple view; nothing is lost.';
const emptySnippet = createRawSnippet(() => ({ render: () => '<span></span>' }));
let unmountBoard: (() => Promise<void>) | undefined;

/**
 * Mounts the board of a match with this `ui`, waits until its question can be answered, and returns the text of the
 * page.
 */
async function showBoard(ui: Game['ui']): Promise<string> {
  const fixture = await new MatchFixture(1, heistMatch(`heist ${crypto.randomUUID()}`)).build();
  const openMatch = await fixture.open({ ...heist(), ...(ui === undefined ? {} : { ui }) });
  const ignore = (): void => undefined;
  const actions = {
    play: ignore,
    answer: ignore,
    answerByApp: ignore,
    tap: ignore,
    revealSecret: () => false,
    turnPage: ignore,
    explain: ignore
  };
  const props = { openMatch, actions, top: emptySnippet, footer: emptySnippet };
  const component = mount(BoardHost, { target: document.body, props });
  unmountBoard = async () => {
    await unmount(component);
    await fixture.close();
  };
  await expect.poll(() => document.body.textContent, { timeout: 30_000 }).toContain('Let the app do it');
  return document.body.textContent;
}

// The simple view is loaded when it is first shown. On a busy machine that can exceed the timeout of a test.
beforeAll(() => import('$lib/shell/Shell.svelte'), 120_000);

afterEach(async () => {
  await unmountBoard?.();
});

test('a game without a board uses the simple view, without a message', async () => {
  expect(await showBoard(undefined)).not.toContain(FAILURE_NOTICE);
});

test('if a board cannot be loaded, the simple view replaces it and says so', async () => {
  expect(await showBoard(() => Promise.reject(new Error('gone')))).toContain(FAILURE_NOTICE);
});

test('if a board throws, the simple view replaces it and says so', async () => {
  const failToLoad = (): never => {
    throw new Error('broken');
  };
  expect(await showBoard(() => Promise.resolve({ ui: { Table: failToLoad } }))).toContain(FAILURE_NOTICE);
});
