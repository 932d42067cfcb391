import { describe, expect, test } from 'vitest';
import { namesOf, type AskTap } from '$lib/core';
import type { AskContext } from '$lib/games/contract/define';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import {
  matchAfter,
  deal,
  placeMove,
  roll,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
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
  const { view, highlightedTargets } = preview(contextOf(testMatch, id, taps), names)!;
  return { casinos: view.casinos, lit: highlightedTargets, view };
}

const pick = (part: string, value: string): AskTap => ({ ask: 'place', kit: 'pick', part, value });
const fourTap = pick('face', '4');
const bigFour = [fourTap, pick('big', '4')];

function chooseIn({ state }: TestMatch): Extract<AskContext<LasVegas>['ask'], { kind: 'choose' }> {
  const ask = rules.asks(state).find(({ id }) => id === 'place');
  if (ask?.kind !== 'choose') throw new Error('a placement was expected');
  return ask;
}

describe('a roll', () => {
  const afterRoll = matchAfter(
    newMatch(3),
    deal(),
    placeMove(4, 3),
    placeMove(6, 2),
    roll([1, 3, 3, 4, 4, 6, 6], 3)
  );

  test('highlights the casinos where it can be placed, with the rank that the player would get', () => {
    const { casinos, lit } = previewedCasinos(afterRoll, 'place');
    expect(lit).toEqual(['casino:1', 'casino:3', 'casino:4', 'casino:6']);
    expect(casinos.map(({ supposed }) => supposed?.caption)).toEqual([
      'You’d lead',
      'No 2 in this roll',
      'You’d lead',
      'You’d be second',
      'No 5 in this roll',
      'You’d tie Ben'
    ]);
    expect(casinos.map(({ supposed }) => supposed?.markedOwner)).toEqual([
      'p3',
      undefined,
      'p3',
      'p3',
      undefined,
      'p3'
    ]);
  });

  test('shows for each casino a sentence with the placement that the preview assumes', () => {
    const sentences = previewedCasinos(afterRoll, 'place').casinos.map(({ supposed }) => supposed?.words);
    expect(sentences[2]).toBe('If Carla placed two 3s and the big 3 at casino 3, this would be the result:');
    expect(sentences[0]).toBe('If Carla placed one 1 at casino 1, this would be the result:');
    expect(sentences[5]).toBe('If Carla placed two 6s at casino 6, this would be the result:');
    expect(sentences[1]).toBeUndefined();
  });

  test('is read out with its possible results', () => {
    const spokenText = placesOf(
      previewedCasinos(afterRoll, 'place').view,
      names,
      rules.view(afterRoll.state)
    )[3]?.accessibleText;
    expect(spokenText).toMatch(/^Casino 4: You’d be second\. .* It would be: Anna 3, .* Carla 2, /);
  });

  test('is placed at a casino with one tap', () => {
    const targets = chooseIn(afterRoll).choices.map(({ move }) => ui.targetOf?.(move));
    expect(targets).toEqual([1, 2, 3, 4, 5, 6].map((face) => `casino:${face}`).concat([undefined!]));
  });
});

describe('a placement that is entered', () => {
  const afterPlacing = matchAfter(newMatch(3), deal(), placeMove(4, 3));

  test('highlights its casino, and counts the big die if it is part of the placement', () => {
    expect(previewedCasinos(afterPlacing, 'place', [fourTap]).lit).toEqual(['casino:4']);
    const { casinos } = previewedCasinos(afterPlacing, 'place', bigFour);
    expect(casinos[3]).toMatchObject({
      supposed: {
        caption: 'You’d have 2 so far',
        markedOwner: 'p2',
        words: 'If Ben placed the big die at casino 4, this would be the result:'
      }
    });
    expect(casinos[3]?.claims.map(({ own }) => own.count)).toEqual([3, 2]);
  });

  test('leaves the big die out if another number is chosen', () => {
    expect(readPlacement(bigFour)).toEqual({ face: 4, hasBigDie: true });
    expect(readPlacement([...bigFour, pick('face', '5')])).toEqual({ face: 5, hasBigDie: false });
    expect(readPlacement([...bigFour, pick('big', 'no')])).toEqual({ face: 4, hasBigDie: false });
    expect(readPlacement([])).toEqual({ hasBigDie: false });
  });

  test('opens with the values of the log line that is edited', () => {
    expect(ui.controls?.['place']?.enteredParts?.({ type: 'place', face: 4, small: 2, big: 1 })).toEqual([
      ['face', '4'],
      ['big', '4']
    ]);
  });

  test('shows the result of each count, and allows every count without the big die', () => {
    const view = rules.view(afterPlacing.state);
    const choicesWithoutBig = countChoices(view, chooseIn(afterPlacing), 4, false);
    expect(choicesWithoutBig).toHaveLength(8);
    expect(choicesWithoutBig[0]?.refused).toMatchObject({ code: 'noDice' });
    expect(choicesWithoutBig.slice(1, 5).map(({ own }) => [own?.own.count, own?.tied])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, false]
    ]);
    const [none] = countChoices(view, chooseIn(afterPlacing), 4, true);
    expect(chooseIn(afterPlacing).choices[none?.choice ?? -1]?.move).toEqual({
      type: 'place',
      face: 4,
      small: 0,
      big: 1
    });
  });

  test('needs only a number if one die is left', () => {
    const lastTurnMatch = matchAfter(newMatch(3), deal(), placeMove(1, 7), placeMove(2, 1), placeMove(3, 1));
    const ask = chooseIn(lastTurnMatch);
    expect(ask.choices[onlyPlacement(ask, 6) ?? -1]?.move).toEqual({
      type: 'place',
      face: 6,
      small: 0,
      big: 1
    });
    expect(onlyPlacement(chooseIn(afterPlacing), 6)).toBeUndefined();
    expect(bigDieOf(rules.view(matchAfter(newMatch(3), deal(), placeMove(5, 0, 1)).state), 'p1')).toEqual({
      casino: 5
    });
  });
});

test('3.1 a big die that is already placed cannot be placed again, and the reason says where it is', () => {
  const next = ({ state }: TestMatch) => bigDiePlacedAtReason(bigDieOf(rules.view(state), 'p1'), 'p1');
  const afterCasinoPlacement = matchAfter(newMatch(3), deal(), placeMove(2, 1, 1));
  expect(next(afterCasinoPlacement)).toEqual({
    code: 'bigGone',
    rule: '3.1',
    player: 'p1',
    lies: { casino: 2 }
  });
  const afterTileMove = matchAfter(
    table(3, ['double-down']),
    placeMove(1, 1, 1),
    tile('double-down', { do: 'move', small: 0, big: 1 })
  );
  expect(next(afterTileMove)).toMatchObject({ lies: { tile: 'double-down' } });
});

test('8.8 a closed casino refuses the placement with its reason', () => {
  const { state, ...rest } = table(3, ['no-entry']);
  const afterClosing: TestMatch = { ...rest, state: { ...state, royale: { ...state.royale!, closed: 5 } } };
  const ask = chooseIn(afterClosing);
  const [five, one] = ([5, 1] as const).map((face: Face) => ask.choices[onlyPlacement(ask, face) ?? -1]);
  expect(five?.refused).toEqual({ code: 'closed', rule: '8.8', face: 5 });
  expect(one).toBeUndefined();
  expect(
    ui.controls?.['place']?.outcome?.(contextOf(afterClosing, 'place', [pick('face', '5')]))
  ).toBeDefined();
});

test('2.1 the notes of a deal are shown in the order of the taps', () => {
  const note = (piece: string): AskTap => ({ ask: 'deal', kit: 'piece', from: 'notes', piece });
  expect(previewedCasinos(newMatch(3), 'deal', [note('30000'), note('90000')]).view.turnedUp).toEqual([
    30000, 90000
  ]);
});
