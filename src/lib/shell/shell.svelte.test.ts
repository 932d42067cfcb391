import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BoardActions } from '$lib/games/contract/define';
import type { OpenMatch } from '$lib/session';
import { openSecret } from '$lib/ui/ask/open-secret.svelte';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { roll } from '$lib/session/fixtures/pennies';
import { heist, heistMatch } from './fixtures/heist';
import { secondaryScreens, askPart } from './lazy-screens';
import Shell from './Shell.svelte';

let fixture: MatchFixture;
let open: OpenMatch;
let component: object;

const empty = createRawSnippet(() => ({ render: () => '<span></span>' }));
const result = createRawSnippet(() => ({ render: () => '<p>The result</p>' }));

function actionsOf(match: OpenMatch): BoardActions {
  return {
    play: (move) => void match.play(move),
    answer: (ask, outcome) => void match.answer(ask, outcome),
    answerByApp: (ask) => void match.answerByApp(ask),
    tap: (tap) => match.tap(tap),
    revealSecret: (player) => {
      match.revealSecret(player);
      return true;
    },
    turnPage: (show) => show(),
    explain: () => undefined
  };
}

function words(): string {
  return document.body.textContent.replace(/\s+/g, ' ');
}

async function tap(name: RegExp): Promise<void> {
  const found = [...document.querySelectorAll('button')].find((button) =>
    name.test((button.getAttribute('aria-label') ?? button.textContent).trim())
  );
  if (found === undefined) throw new Error(`no ${String(name)} in: ${words()}`);
  found.click();
  flushSync();
  await tick();
}

async function mountShell(...options: readonly [] | [{ readonly sealed: true }]): Promise<void> {
  fixture = await new MatchFixture(1, heistMatch(`heist ${crypto.randomUUID()}`, ...options)).build();
  open = await fixture.open(heist());
  const props = { openMatch: open, actions: actionsOf(open), top: empty, footer: empty, result };
  component = mount(Shell, { target: document.body, props });
  flushSync();
}

beforeAll(async () => {
  await Promise.all([secondaryScreens.load(), askPart.load()]);
});

beforeEach(() => mountShell());

afterEach(async () => {
  await unmount(component);
  await fixture.close();
});

test('a game without a board is played from its first ask to its result', async () => {
  await tap(/^Let the app do it/);
  expect(words()).toContain('Pass to AAnna');
  expect(words()).not.toContain('vault');
  await tap(/^B ?Ben$/);
  await tap(/^Cannot hold/);
  expect(words()).toContain('Ben, only you look');
  await tap(/^Hit the vault$/);
  await tap(/^Place it face down$/);
  expect(words()).not.toContain('vault');
  await tap(/^C ?Carla/);
  for (const piece of [/^\$10,000/, /^\$20,000/, /^\$30,000/]) await tap(piece);
  await tap(/^Done$/);
  expect(open.totals).toEqual({ p1: 0, p2: 0, p3: 60_000 });
  expect(words()).toContain('The two planners$5,000');
  await tap(/^See the result$/);
  expect(words()).toContain('The result');
});

test('a preview of the payout is shown only to players who know it', async () => {
  await tap(/^Let the app do it/);
  const secret = open.asks[0];
  expect(secret?.kind === 'choose' ? secret.choices : undefined).toEqual([]);
  expect(open.now).toEqual([]);
  expect(open.postingsIfEndedNowFor('p3')).toEqual([]);
  expect(words()).not.toContain('$5,000');
  await tap(/^Cannot hold/);
  expect(words()).toContain('$5,000');
});

test('taps before a secret is laid are stored nowhere', async () => {
  await tap(/^Let the app do it/);
  await tap(/^Cannot hold/);
  await tap(/^Hit the train$/);
  expect(open.draft).toEqual([]);
  expect(open.undoLabel).not.toMatch(/train/);
  window.dispatchEvent(new Event('blur'));
  flushSync();
  expect(words()).not.toContain('train');
});

test('money of earlier rounds is hidden until it is asked for', async () => {
  expect(words()).toContain('•••');
  await tap(/^Show the money so far$/);
  expect(words()).not.toContain('•••');
});

test('no tap shows money that is hidden until the end', async () => {
  await unmount(component);
  await fixture.close();
  await mountShell({ sealed: true });
  expect([open.ranking, open.totals]).toEqual([[], {}]);
  expect(words()).toContain('•••');
  expect(words()).not.toContain('Show the money so far');
  open.end();
  flushSync();
  expect(open.totals).toEqual({ p1: 0, p2: 0, p3: 0 });
  expect(words()).not.toContain('•••');
});

test('a round is left with the move after its payout', async () => {
  await unmount(component);
  await fixture.close();
  fixture = await new MatchFixture().build();
  open = await fixture.open();
  const top = createRawSnippet((title: () => string) => ({
    render: () => `<h1>${title()}</h1>`,
    setup: (heading) => {
      $effect(() => {
        heading.textContent = title();
      });
    }
  }));
  const props = { openMatch: open, actions: actionsOf(open), top, footer: empty, result };
  component = mount(Shell, { target: document.body, props });
  const headings = ['Round 1', 'Round 1', 'Round 1', 'Round 2', 'Round 2'].map((heading, rolls) => {
    if (rolls > 0) open.play(roll(2));
    flushSync();
    return [heading, document.querySelector('h1')?.textContent];
  });
  expect(headings.map(([, visibleText]) => visibleText)).toEqual(headings.map(([heading]) => heading));
});

describe('a hand that is opened', () => {
  const lines = (): readonly string[] => open.lines.map(({ sentence }) => sentence);

  test('is a line of the log that undo skips, and that keeps redo', async () => {
    await tap(/^Let the app do it/);
    open.undo();
    open.redo();
    await tap(/^Cannot hold/);
    expect(lines()[0]).toBe('Anna’s hand was opened.');
    const { undoLabel } = open;
    await tap(/^Cover, choose later$/);
    await tap(/^Cannot hold/);
    expect(lines()[0]).toBe('Anna’s hand was opened twice.');
    expect(open.undoLabel).toBe(undoLabel);
    window.dispatchEvent(new Event('blur'));
    flushSync();
    open.undo();
    flushSync();
    const { redoLabel } = open;
    open.redo();
    flushSync();
    expect(redoLabel).toBe(undoLabel);
    const [, dealt] = open.lines;
    expect(dealt).toMatchObject({ isInEffect: true, undone: { times: 2, viewedHands: ['p1'] } });
  });

  test('is counted from the start of the secret, and logged once it is answered', async () => {
    await tap(/^Let the app do it/);
    expect(open.openings).toEqual([]);
    await tap(/^Cannot hold/);
    await tap(/^Cover, choose later$/);
    await tap(/^B ?Ben$/);
    await tap(/^Cannot hold/);
    await tap(/^Cover, choose later$/);
    await tap(/^Cannot hold/);
    expect(open.openings).toEqual([
      { player: 'p1', times: 1 },
      { player: 'p2', times: 2 }
    ]);
    await tap(/^Hit the vault$/);
    await tap(/^Place it face down$/);
    expect(open.openings).toEqual([
      { player: 'p1', times: 1 },
      { player: 'p2', times: 2 }
    ]);
  });

  test('still counts after undo and redo of the secret', async () => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    await tap(/^Cover, choose later$/);
    open.undo();
    flushSync();
    expect(open.openings).toEqual([]);
    await tap(/^Let the app do it/);
    expect(open.openings).toEqual([{ player: 'p1', times: 1 }]);
    await tap(/^Cannot hold/);
    expect(open.openings).toEqual([{ player: 'p1', times: 2 }]);
  });

  test('can be opened only by the player who is asked, and only while a secret is asked', () => {
    open.revealSecret('p3');
    open.revealSecret('p1');
    expect(open.entries).toEqual([]);
  });

  test('is hidden again by Escape', async () => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(words()).toContain('Pass to AAnna');
  });

  test.each(['blur', 'pagehide', 'resize', 'orientationchange'])('is covered by a %s', async (leaving) => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    expect(openSecret()).toBeDefined();
    expect(words()).toContain('Hit the vault');
    window.dispatchEvent(new Event(leaving));
    flushSync();
    expect(openSecret()).toBeUndefined();
    expect(words()).not.toContain('Hit the vault');
  });

  test.each([
    ['an undo', () => open.undo()],
    ['a move', () => open.end()],
    ['looking at an earlier moment', () => open.viewEntry(0)]
  ])('is covered by %s', async (_, change) => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    expect(words()).toContain('Hit the vault');
    change();
    flushSync();
    expect(words()).not.toContain('Hit the vault');
    expect(openSecret()).toBeUndefined();
  });

  test('lets its own taps be undone', async () => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    expect(openSecret()?.takeBack).toBeUndefined();
    await tap(/^Hit the vault$/);
    openSecret()?.takeBack?.();
    flushSync();
    expect(words()).toContain('Nothing chosen yet.');
  });
});
