import { describe, expect, test } from 'vitest';
import { namesOf, type AskTap } from '$lib/core';
import type { AskContext } from '$lib/games/contract/define';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, deal, place, roll, newMatch, type TestMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { bigDieOf, bigDiePlacedAtReason } from '$lib/games/las-vegas/actions/big-die';
import { readPlacement, onlyPlacement } from '$lib/games/las-vegas/actions/placement';
import { rules } from '$lib/games/las-vegas/rules';
import type { Face, LasVegas } from '$lib/games/las-vegas/types';
import { ui } from '$lib/games/las-vegas/ui';
import { countChoices } from './asks/count-choices';
import { placesOf } from './places';
import { preview } from './preview';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

function contextOf({ state }: TestMatch, id: string, taps: readonly AskTap[] = []): AskContext<LasVegas> {
  const ask = rules.asks(state).find((ask) => ask.id === id)!;
  return { ask, view: rules.view(state), taps, source: 'table' };
}

/** The casinos as the ask shows them, and the places that are lit. */
function previewedCasinos(testMatch: TestMatch, id: string, taps: readonly AskTap[] = []) {
  const { view, highlighted: lit } = preview(contextOf(testMatch, id, taps), names)!;
  return { casinos: view.casinos, lit, view };
}

const pick = (part: string, value: string): AskTap => ({ ask: 'place', kit: 'pick', part, value });
const four = pick('face', '4');
const bigFour = [four, pick('big', '4')];

function chooseIn({ state }: TestMatch): Extract<AskContext<LasVegas>['ask'], { kind: 'choose' }> {
  const ask = rules.asks(state).find(({ id }) => id === 'place');
  if (ask?.kind !== 'choose') throw new Error('a placement was expected');
  return ask;
}

describe('a roll', () => {
  const rolled = after(newMatch(3), deal(), place(4, 3), place(6, 2), roll([1, 3, 3, 4, 4, 6, 6], 3));

  test('highlights where it can be placed, with the rank it would get', () => {
    const { casinos, lit } = previewedCasinos(rolled, 'place');
    expect(lit).toEqual(['casino:1', 'casino:3', 'casino:4', 'casino:6']);
    expect(casinos.map(({ supposed }) => supposed?.caption)).toEqual([
      'You’d lead',
      'No 2 in this roll',
      'You’d lead',
      'You’d be second',
      'No 5 in this roll',
      'You’d tie Ben'
    ]);
    expect(casinos.map(({ supposed }) => supposed?.own)).toEqual([
      'p3',
      undefined,
      'p3',
      'p3',
      undefined,
      'p3'
    ]);
  });

  test('says for each casino what the preview assumes', () => {
    const words = previewedCasinos(rolled, 'place').casinos.map(({ supposed }) => supposed?.words);
    expect(words[2]).toBe('If Carla placed two 3s and the big 3 at casino 3, this would be the result:');
    expect(words[0]).toBe('If Carla placed one 1 at casino 1, this would be the result:');
    expect(words[5]).toBe('If Carla placed two 6s at casino 6, this would be the result:');
    expect(words[1]).toBeUndefined();
  });

  test('is read out with its possible results', () => {
    const spoken = placesOf(previewedCasinos(rolled, 'place').view, names, rules.view(rolled.state))[3]
      ?.accessibleText;
    expect(spoken).toMatch(/^Casino 4: You’d be second\. .* It would be: Anna 3, .* Carla 2, /);
  });

  test('is placed at a casino with one tap', () => {
    const targets = chooseIn(rolled).choices.map(({ move }) => ui.targetOf?.(move));
    expect(targets).toEqual([1, 2, 3, 4, 5, 6].map((face) => `casino:${face}`).concat([undefined!]));
  });
});

describe('a placement that is entered', () => {
  const before = after(newMatch(3), deal(), place(4, 3));

  test('highlights its casino, and counts the big die if it is one of its dice', () => {
    expect(previewedCasinos(before, 'place', [four]).lit).toEqual(['casino:4']);
    const { casinos } = previewedCasinos(before, 'place', bigFour);
    expect(casinos[3]).toMatchObject({
      supposed: {
        caption: 'You’d have 2 so far',
        own: 'p2',
        words: 'If Ben placed the big die at casino 4, this would be the result:'
      }
    });
    expect(casinos[3]?.claims.map(({ own }) => own.count)).toEqual([3, 2]);
  });

  test('leaves the big die out if another number is chosen', () => {
    expect(readPlacement(bigFour)).toEqual({ face: 4, big: true });
    expect(readPlacement([...bigFour, pick('face', '5')])).toEqual({ face: 5, big: false });
    expect(readPlacement([...bigFour, pick('big', 'no')])).toEqual({ face: 4, big: false });
    expect(readPlacement([])).toEqual({ big: false });
  });

  test('opens with its values if its line is edited', () => {
    expect(ui.controls?.['place']?.enteredParts?.({ type: 'place', face: 4, small: 2, big: 1 })).toEqual([
      ['face', '4'],
      ['big', '4']
    ]);
  });

  test('shows the result of each count, and allows every count without the big die', () => {
    const view = rules.view(before.state);
    const plain = countChoices(view, chooseIn(before), 4, false);
    expect(plain).toHaveLength(8);
    expect(plain[0]?.refused).toMatchObject({ code: 'noDice' });
    expect(plain.slice(1, 5).map(({ own }) => [own?.own.count, own?.tied])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false]
    ]);
    const [none] = countChoices(view, chooseIn(before), 4, true);
    expect(chooseIn(before).choices[none?.choice ?? -1]?.move).toEqual({
      type: 'place',
      face: 4,
      small: 0,
      big: 1
    });
  });

  test('with only one die left needs only its number', () => {
    const last = after(newMatch(3), deal(), place(1, 7), place(2, 1), place(3, 1));
    const ask = chooseIn(last);
    expect(ask.choices[onlyPlacement(ask, 6) ?? -1]?.move).toEqual({
      type: 'place',
      face: 6,
      small: 0,
      big: 1
    });
    expect(onlyPlacement(chooseIn(before), 6)).toBeUndefined();
    expect(bigDieOf(rules.view(after(newMatch(3), deal(), place(5, 0, 1)).state), 'p1')).toEqual({
      casino: 5
    });
  });
});

test('3.1 cannot include a big die that is already placed, and the reason says where it is', () => {
  const next = ({ state }: TestMatch) => bigDiePlacedAtReason(bigDieOf(rules.view(state), 'p1'), 'p1');
  const atCasino = after(newMatch(3), deal(), place(2, 1, 1));
  expect(next(atCasino)).toEqual({ code: 'bigGone', rule: '3.1', player: 'p1', lies: { casino: 2 } });
  const onTile = after(
    table(3, ['double-down']),
    place(1, 1, 1),
    tile('double-down', { do: 'move', small: 0, big: 1 })
  );
  expect(next(onTile)).toMatchObject({ lies: { tile: 'double-down' } });
});

test('8.8 a closed casino says so before the roll and after it', () => {
  const { state, ...rest } = table(3, ['no-entry']);
  const closed: TestMatch = { ...rest, state: { ...state, royale: { ...state.royale!, closed: 5 } } };
  const ask = chooseIn(closed);
  const [five, one] = ([5, 1] as const).map((face: Face) => ask.choices[onlyPlacement(ask, face) ?? -1]);
  expect(five?.refused).toEqual({ code: 'closed', rule: '8.8', face: 5 });
  expect(one).toBeUndefined();
  expect(ui.controls?.['place']?.outcome?.(contextOf(closed, 'place', [pick('face', '5')]))).toBeDefined();
});

test('2.1 the notes of a deal are shown in the order of the taps', () => {
  const note = (piece: string): AskTap => ({ ask: 'deal', kit: 'piece', from: 'notes', piece });
  expect(previewedCasinos(newMatch(3), 'deal', [note('30000'), note('90000')]).view.turnedUp).toEqual([
    30000, 90000
  ]);
});
