import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Match } from '$lib/core';
import { game } from '$lib/games/las-vegas';
import type { OpenMatch } from '$lib/session';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { makePenniesMatch } from '$lib/session/fixtures/pennies';
import ThrownDice from '$lib/ui/throws/ThrownDice.svelte';
import FreshDice from './FreshDice.svelte';

const ROLLS = 200;

/** A match of two players in which the app has all pieces. */
function matchOf(id: string): Match {
  return {
    ...makePenniesMatch(id),
    game: game.meta.id,
    options: { first: 'p1', depth: 'turns', nobodyWon: 'same', neutral: 'none' },
    table: { parts: { dice: 'app', notes: 'app', neutral: 'app' }, hideMoney: false }
  };
}

/** The matrix of an element as it is shown, calculated by the browser. */
function matrixOf(element: Element): DOMMatrix {
  const { transform } = getComputedStyle(element);
  return new DOMMatrix(transform === 'none' ? '' : transform);
}

/** The face of a die that is nearest to the viewer. */
function topFace(die: Element): number {
  const cube = matrixOf(die).multiply(matrixOf(die.firstElementChild!));
  const heights = [...die.querySelectorAll('.face')].map((face) => cube.multiply(matrixOf(face)).m33);
  return heights.indexOf(Math.max(...heights)) + 1;
}

/** The faces on top of all dice once the throw has ended. */
function landedFaces(openMatch: OpenMatch): readonly number[] {
  const latestRoll = openMatch.latestRoll!;
  const ignore = (): undefined => undefined;
  const component = mount(FreshDice, {
    target: document.body,
    props: { openMatch, thrown: latestRoll, ontap: ignore, onseen: ignore }
  });
  flushSync();
  const dice = [...document.querySelectorAll('[data-rolled]')];
  for (const animation of dice.flatMap((die) => die.getAnimations())) animation.finish();
  const faces = dice.map(topFace);
  void unmount(component);
  return faces;
}

// Fails if the sound starts when the throw is prepared, up to 400 ms before its first frame.
test('a throw is heard from its first frame', async () => {
  const onthrow = vi.fn<(contacts: unknown, startTime: number) => void>();
  const ignore = (): undefined => undefined;
  const component = mount(ThrownDice, {
    target: document.body,
    props: { dice: [3, 4], colour: 'yellow', seed: 1, onthrow, ontap: ignore, onseen: ignore }
  });
  flushSync();
  expect(onthrow).not.toHaveBeenCalled();
  const [animation] = document.querySelector('[data-rolled]')!.getAnimations();
  await animation!.ready;
  expect(onthrow.mock.calls.map(([, startTime]) => startTime)).toEqual([animation!.startTime]);
  await unmount(component);
});

// Fails if a throw that was skipped before its first frame is heard, or reads values of a closed component.
test('a throw that is skipped before its first frame is not heard', async () => {
  const onThrow = vi.fn();
  const ignore = (): undefined => undefined;
  const component = mount(ThrownDice, {
    target: document.body,
    props: { dice: [3, 4], colour: 'yellow', seed: 1, onthrow: onThrow, ontap: ignore, onseen: ignore }
  });
  flushSync();
  const [animation] = document.querySelector('[data-rolled]')!.getAnimations();
  const { ready } = animation!;
  await unmount(component);
  await expect(ready).rejects.toThrow();
  expect(onThrow).not.toHaveBeenCalled();
});

/** Rolls if dice are asked for, and otherwise answers with the first choice or lets the app draw. */
function answerNext(openMatch: OpenMatch): boolean {
  const oldLength = openMatch.entries.length;
  const ask = openMatch.asks.find(({ kind }) => kind === 'dice') ?? openMatch.asks[0];
  if (ask?.kind === 'choose')
    openMatch.answer(ask, {
      kind: 'choose',
      choice: ask.choices.findIndex(({ refused: refusal }) => refusal === undefined)
    });
  else if (ask !== undefined) openMatch.answerByApp(ask);
  if (openMatch.entries.length === oldLength) throw new Error(`nothing came of ${ask?.id ?? 'no question'}`);
  return ask?.kind === 'dice';
}

/** The dice that the last entry of the log has. */
function loggedDice(openMatch: OpenMatch): readonly number[] {
  const { do: action } = openMatch.entries.at(-1)!;
  const { dice, big } = (action as unknown as { move: { dice: readonly number[]; big?: number } }).move;
  return big === undefined ? dice : [...dice, big];
}

test(`${ROLLS} rolls land on the faces that are in the log`, async () => {
  const counts = new Set<number>();
  let rolls = 0;
  for (let match = 0; rolls < ROLLS; match += 1) {
    const fixture = await new MatchFixture(1, matchOf(`throws ${match}`)).build();
    const openMatch = await fixture.open(game);
    while (!openMatch.isOver && rolls < ROLLS) {
      if (!answerNext(openMatch)) continue;
      rolls += 1;
      const loggedFaces = loggedDice(openMatch);
      expect(landedFaces(openMatch), `roll ${rolls}`).toEqual(loggedFaces);
      counts.add(loggedFaces.length);
    }
    await fixture.close();
  }
  expect([...counts].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
}, 60_000);
