import { createRawSnippet, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Game } from '$lib/games/contract/define';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { heist, heistMatch } from '$lib/shell/fixtures/heist';
import BoardHost from './BoardHost.svelte';

const FAILED = 'Couldn’t load the board. You can keep playing in this simple view; nothing is lost.';
const empty = createRawSnippet(() => ({ render: () => '<span></span>' }));
let stop: (() => Promise<void>) | undefined;

/** Mounts a match of a game with these drawings, and waits until something can be answered. */
async function show(ui: Game['ui']): Promise<string> {
  const fixture = await new MatchFixture(1, heistMatch(`heist ${crypto.randomUUID()}`)).build();
  const open = await fixture.open({ ...heist(), ...(ui === undefined ? {} : { ui }) });
  const nothing = (): void => undefined;
  const actions = {
    play: nothing,
    answer: nothing,
    answerByApp: nothing,
    tap: nothing,
    revealSecret: () => false,
    turnPage: nothing,
    explain: nothing
  };
  const props = { openMatch: open, actions, top: empty, footer: empty };
  const mounted = mount(BoardHost, { target: document.body, props });
  stop = async () => {
    await unmount(mounted);
    await fixture.close();
  };
  await expect.poll(() => document.body.textContent, { timeout: 30_000 }).toContain('Let the app do it');
  return document.body.textContent;
}

// The simple view is loaded when it is first shown. On a busy machine that can exceed the timeout of a test.
beforeAll(() => import('$lib/shell/Shell.svelte'), 120_000);

afterEach(async () => {
  await stop?.();
});

test('a game without a board uses the simple view, without a message', async () => {
  expect(await show(undefined)).not.toContain(FAILED);
});

test('if a board cannot be loaded, the simple view replaces it and says so', async () => {
  expect(await show(() => Promise.reject(new Error('gone')))).toContain(FAILED);
});

test('if a board throws, the simple view replaces it and says so', async () => {
  const broken = (): never => {
    throw new Error('broken');
  };
  expect(await show(() => Promise.resolve({ ui: { Table: broken } }))).toContain(FAILED);
});
