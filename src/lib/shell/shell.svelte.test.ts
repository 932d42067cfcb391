import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BoardActions } from '$lib/games/contract/define';
import type { OpenMatch } from '$lib/session';
import { openSecret } from '$lib/ui/ask/open-secret.svelte';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { rollMove } from '$lib/session/fixtures/pennies';
import { heist, heistMatch } from './fixtures/heist';
import { secondaryScreens, askPart } from './lazy-screens';
import Shell from './Shell.svelte';

let fixture: MatchFixture;
let openMatch: OpenMatch;
let component: object;

const emptySnippet = createRawSnippet(() => ({ render: () => '<span></span>' }));
const result = createRawSnippet(() => ({ render: () => '<p>The result</p>' }));

function boardActionsOf(match: OpenMatch): BoardActions {
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

function bodyText(): string {
  return document.body.textContent.replace(/\s+/g, ' ');
}

async function tap(name: RegExp): Promise<void> {
  const foundButton = [...document.querySelectorAll('button')].find((button) =>
    name.test((button.getAttribute('aria-label') ?? button.textContent).trim())
  );
  if (foundButton === undefined) throw new Error(`no ${String(name)} in: ${bodyText()}`);
  foundButton.click();
  flushSync();
  await tick();
}

async function mountShell(...options: readonly [] | [{ readonly sealed: true }]): Promise<void> {
  fixture = await new MatchFixture(1, heistMatch(`heist ${crypto.randomUUID()}`, ...options)).build();
  openMatch = await fixture.open(heist());
  const props = {
    openMatch,
    actions: boardActionsOf(openMatch),
    top: emptySnippet,
    footer: emptySnippet,
    result
  };
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
  expect(bodyText()).toContain('Pass to AAnna');
  expect(bodyText()).not.toContain('vault');
  await tap(/^B ?Ben$/);
  await tap(/^Cannot hold/);
  expect(bodyText()).toContain('Ben, only you look');
  await tap(/^Hit the vault$/);
  await tap(/^Place it face down$/);
  expect(bodyText()).not.toContain('vault');
  await tap(/^C ?Carla/);
  for (const piece of [/^\$10,000/, /^\$20,000/, /^\$30,000/]) await tap(piece);
  await tap(/^Done$/);
  expect(openMatch.totals).toEqual({ p1: 0, p2: 0, p3: 60_000 });
  expect(bodyText()).toContain('The two planners$5,000');
  await tap(/^See the result$/);
  expect(bodyText()).toContain('The result');
});

test('a preview of the payout is shown only to players who know it', async () => {
  await tap(/^Let the app do it/);
  const secretAsk = openMatch.asks[0];
  expect(secretAsk?.kind === 'choose' ? secretAsk.choices : undefined).toEqual([]);
  expect(openMatch.currentPayout).toEqual([]);
  expect(openMatch.postingsIfEndedNowFor('p3')).toEqual([]);
  expect(bodyText()).not.toContain('$5,000');
  await tap(/^Cannot hold/);
  expect(bodyText()).toContain('$5,000');
});

test('taps on a secret are stored nowhere before it is placed', async () => {
  await tap(/^Let the app do it/);
  await tap(/^Cannot hold/);
  await tap(/^Hit the train$/);
  expect(openMatch.draft).toEqual([]);
  expect(openMatch.undoLabel).not.toMatch(/train/);
  window.dispatchEvent(new Event('blur'));
  flushSync();
  expect(bodyText()).not.toContain('train');
});

test('money of earlier rounds is hidden until a player shows it', async () => {
  expect(bodyText()).toContain('•••');
  await tap(/^Show the money so far$/);
  expect(bodyText()).not.toContain('•••');
});

test('no tap shows money that is hidden until the end', async () => {
  await unmount(component);
  await fixture.close();
  await mountShell({ sealed: true });
  expect([openMatch.ranking, openMatch.totals]).toEqual([[], {}]);
  expect(bodyText()).toContain('•••');
  expect(bodyText()).not.toContain('Show the money so far');
  openMatch.end();
  flushSync();
  expect(openMatch.totals).toEqual({ p1: 0, p2: 0, p3: 0 });
  expect(bodyText()).not.toContain('•••');
});

test('the heading names the next round only after the move that follows the payout', async () => {
  await unmount(component);
  await fixture.close();
  fixture = await new MatchFixture().build();
  openMatch = await fixture.open();
  const top = createRawSnippet((title: () => string) => ({
    render: () => `<h1>${title()}</h1>`,
    setup: (heading) => {
      $effect(() => {
        heading.textContent = title();
      });
    }
  }));
  const props = {
    openMatch,
    actions: boardActionsOf(openMatch),
    top,
    footer: emptySnippet,
    result
  };
  component = mount(Shell, { target: document.body, props });
  const headings = ['Round 1', 'Round 1', 'Round 1', 'Round 2', 'Round 2'].map((heading, rolls) => {
    if (rolls > 0) openMatch.play(rollMove(2));
    flushSync();
    return [heading, document.querySelector('h1')?.textContent];
  });
  expect(headings.map(([, visibleText]) => visibleText)).toEqual(headings.map(([heading]) => heading));
});

describe('a hand that is opened', () => {
  const shownSentences = (): readonly string[] => openMatch.lines.map(({ sentence }) => sentence);

  test('is logged in a line that undo skips and that leaves redo possible', async () => {
    await tap(/^Let the app do it/);
    openMatch.undo();
    openMatch.redo();
    await tap(/^Cannot hold/);
    expect(shownSentences()[0]).toBe('Anna’s hand was opened.');
    const { undoLabel } = openMatch;
    await tap(/^Cover, choose later$/);
    await tap(/^Cannot hold/);
    expect(shownSentences()[0]).toBe('Anna’s hand was opened twice.');
    expect(openMatch.undoLabel).toBe(undoLabel);
    window.dispatchEvent(new Event('blur'));
    flushSync();
    openMatch.undo();
    flushSync();
    const { redoLabel } = openMatch;
    openMatch.redo();
    flushSync();
    expect(redoLabel).toBe(undoLabel);
    const [, dealLine] = openMatch.lines;
    expect(dealLine).toMatchObject({ isInEffect: true, undone: { times: 2, viewedHands: ['p1'] } });
  });

  test('is counted from the start of the secret, and logged once it is answered', async () => {
    await tap(/^Let the app do it/);
    expect(openMatch.secretViews).toEqual([]);
    await tap(/^Cannot hold/);
    await tap(/^Cover, choose later$/);
    await tap(/^B ?Ben$/);
    await tap(/^Cannot hold/);
    await tap(/^Cover, choose later$/);
    await tap(/^Cannot hold/);
    expect(openMatch.secretViews).toEqual([
      { player: 'p1', times: 1 },
      { player: 'p2', times: 2 }
    ]);
    await tap(/^Hit the vault$/);
    await tap(/^Place it face down$/);
    expect(openMatch.secretViews).toEqual([
      { player: 'p1', times: 1 },
      { player: 'p2', times: 2 }
    ]);
  });

  test('still counts after undo and redo of the secret', async () => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    await tap(/^Cover, choose later$/);
    openMatch.undo();
    flushSync();
    expect(openMatch.secretViews).toEqual([]);
    await tap(/^Let the app do it/);
    expect(openMatch.secretViews).toEqual([{ player: 'p1', times: 1 }]);
    await tap(/^Cannot hold/);
    expect(openMatch.secretViews).toEqual([{ player: 'p1', times: 2 }]);
  });

  test('can be opened only by the player who is asked, and only while a secret is asked', () => {
    openMatch.revealSecret('p3');
    openMatch.revealSecret('p1');
    expect(openMatch.entries).toEqual([]);
  });

  test('is hidden again by Escape', async () => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(bodyText()).toContain('Pass to AAnna');
  });

  test.each(['blur', 'pagehide', 'resize', 'orientationchange'])('is covered by a %s', async (eventName) => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    expect(openSecret()).toBeDefined();
    expect(bodyText()).toContain('Hit the vault');
    window.dispatchEvent(new Event(eventName));
    flushSync();
    expect(openSecret()).toBeUndefined();
    expect(bodyText()).not.toContain('Hit the vault');
  });

  test.each([
    ['an undo', () => openMatch.undo()],
    ['a move', () => openMatch.end()],
    ['looking at an earlier moment', () => openMatch.viewEntry(0)]
  ])('is covered by %s', async (_, changeMatch) => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    expect(bodyText()).toContain('Hit the vault');
    changeMatch();
    flushSync();
    expect(bodyText()).not.toContain('Hit the vault');
    expect(openSecret()).toBeUndefined();
  });

  test('lets its own taps be undone', async () => {
    await tap(/^Let the app do it/);
    await tap(/^Cannot hold/);
    expect(openSecret()?.undoLastTap).toBeUndefined();
    await tap(/^Hit the vault$/);
    openSecret()?.undoLastTap?.();
    flushSync();
    expect(bodyText()).toContain('Nothing chosen yet.');
  });
});
