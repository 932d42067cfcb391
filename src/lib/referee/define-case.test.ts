import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { houseRule } from '$lib/games/contract/house-rule';
import { issueMessage, issuePath } from './position';
import {
  choice,
  count,
  defineCase,
  dice,
  yesNo,
  group,
  label,
  labels,
  list,
  numberOr,
  people,
  person
} from './define-case';

const tileAnswer = numberOr(
  'number',
  { answer: count(1, 7), label: 'number' },
  { plus: { answer: count(1, 6), label: 'tokens' } },
  'a tile: a number, or number and plus'
);
const pushRule = houseRule({
  id: 'pushes',
  title: 'Pushes',
  rule: '1.1',
  choices: { lose: 'Lose', win: 'Win', stay: 'Stay' }
});

/** An invented case with one field of each kind. */
const inventedCase = defineCase({
  id: 'round',
  title: 'What does a round pay?',
  shortName: 'one round',
  sketch: { places: true },
  people: { min: 2, max: 4 },
  fields: {
    tiles: {
      answer: people(list(tileAnswer, 'a list of tiles', { label: 'Tile', min: 0, max: 2 }), 0, 4),
      title: 'Tiles'
    },
    spaces: {
      answer: list(
        group({
          colour: {
            answer: choice({ red: 'Red', blue: 'Blue' }),
            label: 'colour'
          },
          counter: { answer: person(), label: 'counter', absent: true }
        }),
        'a list of spaces',
        { label: 'Space', min: 1, max: 3 }
      ),
      title: 'Spaces',
      absent: true
    },
    casinos: {
      answer: labels(group({ jackpot: { answer: count(0, 999), label: 'jackpot' } }), 'casinos', {
        label: 'Casino',
        min: 1,
        max: 2
      }),
      title: 'Casinos'
    },
    hand: { answer: dice(3, 1), title: 'Dice', absent: 'no one rolls', when: ({ mary }) => mary !== true },
    mary: { answer: yesNo('Stands here', 'Is elsewhere'), title: 'Mary' },
    best: { answer: label(), title: 'The best casino', absent: true },
    options: { rules: [pushRule] }
  },
  examples: [],
  settle: (position) => ({ awards: [], reasons: [], facts: { position } })
});

const VALID_POSITION = {
  game: 'invented',
  case: 'round',
  tiles: { Anna: [4, { number: 3, plus: 1 }] },
  casinos: { 'The Sands': { jackpot: 40 } },
  mary: false
};

/** Returns the result of a position: its facts, or the path and message of its fault. */
function parse(changes: object): unknown {
  const parsed = v.safeParse(
    inventedCase.schema,
    { ...VALID_POSITION, ...changes },
    { abortPipeEarly: true }
  );
  return parsed.success
    ? inventedCase.settle(parsed.output).facts
    : [issuePath(parsed.issues[0]), issueMessage(parsed.issues[0])];
}

describe('the check', () => {
  test('the check passes a position on as it was entered, with people and labels in order', () => {
    expect(parse({ options: { pushes: 'win' } })).toMatchObject({
      position: {
        tiles: [['Anna', [4, { number: 3, plus: 1 }]]],
        casinos: [['The Sands', { jackpot: 40 }]],
        mary: false,
        options: { pushes: 'win' }
      }
    });
  });

  test.each([
    [{ tiles: { Anna: [8] } }, 'tiles.Anna.0', 'a count from 1 to 7'],
    [{ tiles: { Anna: ['4'] } }, 'tiles.Anna.0', 'a tile: a number, or number and plus'],
    [{ tiles: { Anna: [{ number: 3, plus: 7 }] } }, 'tiles.Anna.0.plus', 'a count from 1 to 6'],
    [{ tiles: { Anna: [1, 2, 3] } }, 'tiles.Anna', 'a list of tiles: 0 to 2 of them'],
    [{ tiles: { bank: [1] } }, 'tiles.bank', 'Croupier uses “bank” itself. Write it with a capital letter.'],
    [{ spaces: [] }, 'spaces', 'a list of spaces: 1 to 3 of them'],
    [{ spaces: [{ colour: 'green' }] }, 'spaces.0.colour', 'red or blue'],
    [{ spaces: [{ colour: 'red', x: 1 }] }, 'spaces.0.x', 'not a member here; allowed are colour, counter'],
    [{ casinos: {} }, 'casinos', '1 to 2 casinos; you have 0'],
    [{ casinos: { '': { jackpot: 1 } } }, 'casinos.', 'a name of 1 to 40 letters'],
    [{ casinos: { bank: { jackpot: 1000 } } }, 'casinos.bank.jackpot', 'a count from 0 to 999'],
    [{ mary: 1 }, 'mary', 'true or false'],
    [{ best: 'x'.repeat(41) }, 'best', 'a name of 1 to 40 letters'],
    [{ options: { pushes: 'draw' } }, 'options', 'pushes is lose, win or stay'],
    [
      { cards: 1 },
      'cards',
      'not a member here; allowed are game, case, tiles, spaces, casinos, hand, mary, best, options'
    ]
  ])('refuses %j at %s', (changes, path, message) => {
    expect(parse(changes)).toEqual([path, message]);
  });
});

test('the form asks for the members that can be entered, and leaves out those that don’t matter now', () => {
  const membersOf = (enteredPosition: { mary: boolean }): readonly string[] =>
    inventedCase.form.fields(enteredPosition).map(({ member }) => member);
  expect(membersOf({ mary: false })).toEqual(['tiles', 'spaces', 'casinos', 'hand', 'mary', 'best']);
  expect(membersOf({ mary: true })).not.toContain('hand');
  expect(inventedCase.form.houseRules).toEqual([pushRule]);
});

test('the document has a line for every member', () => {
  const descriptionByPath = new Map(inventedCase.rows.map(({ path, description }) => [path, description]));
  expect(descriptionByPath.get('tiles.*.*.plus')).toBe('tokens (1 to 6)');
  expect(descriptionByPath.get('spaces.*.counter')).toBe('may be absent: counter');
  expect(descriptionByPath.get('casinos.*.jackpot')).toBe('jackpot (0 to 999)');
  expect(descriptionByPath.get('hand')).toBe('may be absent if no one rolls: dice');
  expect(descriptionByPath.get('hand.small')).toBe('may be absent: small dice, 0 to 3');
  expect(descriptionByPath.get('options')).toBe(
    'may be absent: `pushes` is `lose` (the default), `win` or `stay`'
  );
});
