import { createRawSnippet, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Game } from '$lib/games/contract/define';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { heist, heistMatch } from '$lib/shell/fixtures/heist';
import Guarded from '$lib/shell/fixtures/Guarded.svelte';

/** If any part of a match fails, at once or after its board was loaded, the page still offers a way to continue. */

const emptySnippet = createRawSnippet(() => ({ render: () => '<span></span>' }));
let unmountBoard: (() => Promise<void>) | undefined;

async function showMatch(game: Game): Promise<void> {
  const fixture = await new MatchFixture(1, heistMatch(`heist ${crypto.randomUUID()}`)).build();
  const openMatch = await fixture.open(game);
  const component = mount(Guarded, {
    target: document.body,
    props: { openMatch, emptySnippet }
  });
  unmountBoard = async () => {
    await unmount(component);
    await fixture.close();
  };
}

// The simple view is loaded when it is first shown. On a busy machine that can exceed the timeout of a test.
beforeAll(() => import('$lib/shell/Shell.svelte'), 120_000);

afterEach(async () => {
  await unmountBoard?.();
});

function failToRender(): never {
  throw new Error('broken');
}

test('if a question cannot be worded, the page still offers the home page, the simple view and a file', async () => {
  const game = heist();
  await showMatch({ ...game, text: { ...game.text, ask: failToRender } });
  await expect
    .poll(() => document.body.textContent, { timeout: 30_000 })
    .toContain('This game can’t be shown');
  expect(document.querySelector('a[href="/home"]')?.textContent).toBe('Home');
  expect(document.body.textContent).toContain('Open the simple view');
  expect(document.body.textContent).toContain('Save the game as a file');
});

test('if the board and then the simple view fail, the page offers the same', async () => {
  const game = heist();
  await showMatch({
    ...game,
    text: { ...game.text, ask: failToRender },
    ui: () => Promise.resolve({ ui: { Table: failToRender } })
  });
  await expect
    .poll(() => document.body.textContent, { timeout: 30_000 })
    .toContain('This game can’t be shown');
});
