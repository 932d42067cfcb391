import { describe, expect, test } from 'vitest';
import { redactAsks, type Names } from '$lib/core';
import { askTextFor, type AskText } from '$lib/games/contract/define';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import {
  matchAfter,
  placeRolled,
  deal,
  placeMove,
  roll,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import { rolledText } from './board';
import { text } from './log';

const NAMES: Readonly<Record<string, string>> = { p1: 'Anna', p2: 'Ben', p3: 'Carla', p4: 'Denny' };
const names: Names = (player) => NAMES[player] ?? player;

/** Strings of all open asks, by id. */
function askTextsOf({ state }: TestMatch): Readonly<Record<string, AskText>> {
  const view = rules.view(state);
  const asks = redactAsks(rules.asks(state));
  return Object.fromEntries(asks.map((ask) => [ask.id, text.ask(ask, view, names)]));
}

/** Button labels of an ask. */
function buttonLabels({ state }: TestMatch, id: string): readonly string[] {
  const view = rules.view(state);
  return rules
    .asks(state)
    .flatMap((ask) => (ask.id === id && ask.kind === 'choose' ? ask.choices : []))
    .map(({ move }) => text.choice(move, view, names));
}

describe('the questions of asks', () => {
  const afterDeal = matchAfter(newMatch(3), deal());

  test('2.1 the app deals the notes, or the players enter them', () => {
    const { deal: dealText } = askTextsOf(newMatch(3));
    expect(askTextFor(dealText!, 'app')).toEqual({
      question: 'Round 1: six pairs of notes.',
      hint: 'Everyone gets two chips.',
      why: { code: 'begins', rule: '1.5', player: 'p1' },
      action: 'Deal the notes',
      appButton: 'App deals',
      tableButton: 'Enter them'
    });
    expect(askTextFor(dealText!, 'table').question).toBe('Turn up six pairs of notes.');
  });

  test('3.1 the button says how many dice are rolled, the big one too', () => {
    expect(askTextsOf(afterDeal)['roll']).toMatchObject({ question: 'Anna rolls.', action: 'Roll 8 dice' });
    const lastTurnMatch = matchAfter(
      { ...afterDeal, state: { ...afterDeal.state, turn: 'p1' } },
      placeMove(1, 6, 1)
    );
    const firstMatch = matchAfter(lastTurnMatch, placeMove(2, 1), placeMove(2, 1));
    expect(askTextsOf(firstMatch)['roll']).toMatchObject({
      question: 'Anna rolls.',
      action: 'Roll the last die'
    });
  });

  test('3.2 once the roll is entered, the buttons offer the casinos and a pass', () => {
    const afterRoll = matchAfter(afterDeal, roll([1, 1, 2, 2, 3, 4, 4], 5));
    expect(askTextsOf(afterRoll)['place']?.question).toBe('Where to, Anna?');
    expect(buttonLabels(afterRoll, 'place')).toEqual([
      'Casino 1',
      'Casino 2',
      'Casino 3',
      'Casino 4',
      'Casino 5',
      'Casino 6',
      'Pay 1 chip and pass'
    ]);
    expect(askTextsOf(matchAfter(afterRoll, placeRolled(4)))['roll']?.question).toBe('Ben rolls.');
  });

  test('3.2 without a roll the buttons say how many dice go where', () => {
    expect(buttonLabels(afterDeal, 'place')).toContain('Casino 6: 2 small dice and the big one');
  });

  test('7.2 the labels of counts name the owner of the dice and the place', () => {
    const roundsMatch = matchAfter(newMatch(2, { depth: 'rounds' }), deal());
    const view = rules.view(roundsMatch.state);
    expect(text.countLabel('p2 big', undefined, view, names)).toBe('Ben’s big die');
    expect(text.countLabel('neutral small', undefined, view, names)).toBe('The neutral player’s small dice');
    expect(text.countLabel('p1 small', '3', view, names)).toBe('Casino 3');
    expect(text.countLabel('chips', 'p2', view, names)).toBe('Ben');
  });
});

describe('the questions of tiles', () => {
  const fistMatch = matchAfter(table(4, ['lucky-punch']), placeMove(1, 2));

  test('9.1 the question about a fist does not reveal how many tokens it holds', () => {
    expect(askTextsOf(fistMatch)['lucky-punch hide']?.question).toBe('How many tokens does Anna hide?');
    const [one, three] = ([1, 3] as const).map((tokens) =>
      askTextsOf(matchAfter(fistMatch, tile('lucky-punch', { do: 'hide', tokens })))
    );
    expect(one).toEqual(three);
    expect(one?.['lucky-punch guess']?.hint).toBe('How many tokens does Anna hold?');
  });

  test('9.3 the buttons for entering a fist say what it pays', () => {
    expect(buttonLabels(fistMatch, 'lucky-punch told')).toEqual([
      'Guessed right: nothing',
      '1 token: 2 chips',
      '2 tokens: $30,000',
      '3 tokens: $40,000'
    ]);
  });

  test('12.1 the button for stopping says what the player takes', () => {
    const betMatch = matchAfter(
      table(3, ['fifty-fifty']),
      placeMove(1, 2),
      tile('fifty-fifty', { do: 'throw', dice: [2, 4] }),
      tile('fifty-fifty', { do: 'bet', bet: 'higher' }),
      tile('fifty-fifty', { do: 'throw', dice: [4, 4] })
    );
    expect(askTextsOf(betMatch)['fifty-fifty bet']?.question).toBe('Higher or lower than 8?');
    expect(buttonLabels(betMatch, 'fifty-fifty bet')).toEqual(['Take 1 chip and stop', 'Higher', 'Lower']);
  });

  test('11.2 the buttons for the black dice name the casinos they go to', () => {
    const throwMove = { type: 'tile', tile: 'prime-time', do: 'place' } as const;
    const view = rules.view(fistMatch.state);
    const rolls = [[], [3], [5, 2], [4, 4]] as const;
    expect(rolls.map((faces) => text.choice({ ...throwMove, faces }, view, names))).toEqual([
      'No black die',
      'The 3 at casino 3',
      'Both at casinos 5 and 2',
      'Both at casino 4'
    ]);
  });

  test('8.11 a group that enters only round results is asked whom a tile paid', () => {
    const royale = table(3, ['jackpot']);
    const rounds = { ...royale, state: { ...royale.state, depth: 'rounds' as const } };
    expect(askTextsOf(rounds)['jackpot reward']?.question).toBe('Who was paid by Jackpot?');
    expect(buttonLabels(rounds, 'jackpot reward')[0]).toBe('Anna: $30,000');
  });
});

test('dice of a roll are counted in words, as two digits would be read as one number', () => {
  expect([rolledText(1, 2), rolledText(2, 1), rolledText(3, 6)]).toEqual(['one 2', 'two 1s', 'three 6s']);
});
