import { dollars } from '$lib/core';
import type { Field, Form } from '$lib/games/form';
import { BIG_DICE, CHIPS, NOTES, NOTE_VALUES, SMALL_DICE } from '$lib/games/las-vegas/data';
import { JACKPOT_TRACK } from '$lib/games/las-vegas/tiles/jackpot';

const ONE = { least: 1, most: 1 } as const;
const SOME = { least: 0, most: 5 } as const;
const DICE = { kind: 'dice', small: SMALL_DICE, big: BIG_DICE } as const;
const MOST_NOTES = Object.values(NOTES).reduce((sum, count) => sum + count, 0);

/** What two dice can come to. */
const SUMS = Array.from({ length: 11 }, (_, index) => ({ value: index + 2, label: String(index + 2) }));

const RING = Array.from({ length: 6 }, (_, space) => ({
  value: space,
  label: space === 0 ? 'Arrow' : String(space)
}));

const who: Field = { member: 'player', title: 'Who', kind: 'person', first: true };

export const badLuckForm: Form = {
  about: 'Bad Luck',
  sketch: { figure: '−$50,000' },
  people: { least: 1, most: 5 },
  fields: () => [
    { member: 'dice', title: 'Dice at its casino', hint: 'big die counts 2', kind: 'people', each: DICE },
    {
      member: 'holdings',
      title: 'What each has',
      hint: 'when the round is paid',
      kind: 'people',
      each: {
        kind: 'group',
        members: [
          {
            member: 'notes',
            label: 'notes',
            kind: 'pieces',
            piece: 'note',
            values: NOTE_VALUES,
            most: MOST_NOTES
          },
          { member: 'chips', label: 'chips', kind: 'count', min: 0, max: CHIPS }
        ]
      }
    }
  ],
  examples: [
    {
      title: 'The fewest pay, and get change of one note',
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 1 } },
        holdings: { Anna: { notes: [50000], chips: 0 }, Ben: { notes: [80000], chips: 2 } }
      }
    }
  ]
};

export const payDayForm: Form = {
  about: 'Pay Day',
  sketch: { dice: [1, 2, 3] },
  people: ONE,
  fields: () => [who, { member: 'casinos', title: 'Casinos with own dice', kind: 'count', min: 1, max: 6 }],
  examples: [{ title: 'Three casinos', position: { player: 'Ben', casinos: 3 } }]
};

export const blackBoxForm: Form = {
  about: 'Black Box',
  sketch: { figure: '$100,000' },
  people: ONE,
  fields: () => [
    { member: 'winner', title: 'Who won the casino', kind: 'person', first: true },
    {
      member: 'piles',
      title: 'Tokens of both piles',
      kind: 'lists',
      count: 2,
      label: 'Pile',
      each: { kind: 'pieces', piece: 'note', values: [0, 20000, 60000], most: 5 }
    },
    {
      member: 'chosen',
      title: 'The pile that was chosen',
      kind: 'choice',
      choices: [
        { value: 0, label: 'First' },
        { value: 1, label: 'Second' }
      ]
    }
  ],
  examples: [
    {
      title: 'Two tokens of 2 chips are one note',
      position: {
        winner: 'Anna',
        piles: [
          [60000, 0, 0, 0],
          [20000, 20000]
        ],
        chosen: 1
      }
    }
  ]
};

export const jackpotForm: Form = {
  about: 'Jackpot',
  sketch: { figure: '$80,000' },
  people: ONE,
  fields: () => [
    who,
    {
      member: 'counter',
      title: 'The counter',
      kind: 'choice',
      choices: JACKPOT_TRACK.map((value) => ({ value, label: dollars(value) }))
    },
    { member: 'first', title: 'One black die', kind: 'face' },
    { member: 'second', title: 'The other', kind: 'face' }
  ],
  examples: [
    { title: 'A seven', position: { player: 'Anna', counter: 50000, first: 3, second: 4 } },
    { title: 'Neither', position: { player: 'Anna', counter: 80000, first: 6, second: 5 } }
  ]
};

export const fiftyFiftyForm: Form = {
  about: 'Fifty Fifty',
  sketch: { dice: [5, 3] },
  people: ONE,
  fields: () => [
    who,
    { member: 'won', title: 'Bets won before', kind: 'count', min: 0, max: 3 },
    { member: 'before', title: 'The last sum', kind: 'choice', choices: SUMS },
    {
      member: 'bet',
      title: 'The bet',
      kind: 'choice',
      choices: [
        { value: 'higher', label: 'Higher' },
        { value: 'lower', label: 'Lower' }
      ]
    },
    { member: 'sum', title: 'The sum thrown', kind: 'choice', choices: SUMS }
  ],
  examples: [
    { title: 'The same sum loses', position: { player: 'Ben', won: 1, before: 8, bet: 'lower', sum: 8 } }
  ]
};

export const niceDiceForm: Form = {
  about: 'Nice Dice',
  sketch: { dice: [6, 4] },
  people: SOME,
  fields: () => [
    {
      member: 'dice',
      title: 'Dice on the spaces',
      kind: 'people',
      each: {
        kind: 'group',
        members: ['1', '2', '3', '4', '5', '6'].map((member) => ({
          member,
          label: `space ${member}`,
          kind: 'count',
          min: 0,
          max: 1
        }))
      }
    }
  ],
  examples: [
    {
      title: 'All six spaces are taken',
      position: { dice: { Anna: { '1': 1, '2': 1, '6': 1 }, Ben: { '3': 1, '4': 1, '5': 1 } } }
    }
  ]
};

export const doubleDownForm: Form = {
  about: 'Double Down',
  sketch: { notes: [60000, 30000] },
  people: SOME,
  fields: () => [
    { member: 'dice', title: 'Dice on the tile', hint: 'big die counts 2', kind: 'people', each: DICE }
  ],
  examples: [
    {
      title: 'Equal counts leave',
      position: { dice: { Anna: { small: 1 }, Ben: { small: 1 }, Carla: { big: 1 } } }
    }
  ]
};

export const highFiveForm: Form = {
  about: 'High Five',
  sketch: { figure: '$100,000' },
  people: { least: 2, most: 2 },
  fields: () => [
    who,
    { member: 'dice', title: 'Dice there after placing', hint: 'big die counts 2', ...DICE },
    { member: 'holder', title: 'Who holds the token already', more: 'The token is gone', kind: 'person' }
  ],
  examples: [
    { title: 'Three and the big one', position: { player: 'Anna', dice: { small: 3, big: 1 } } },
    { title: 'The token is gone', position: { player: 'Ben', dice: { small: 5 }, holder: 'Anna' } }
  ]
};

export const noEntryForm: Form = {
  about: 'No Entry!',
  sketch: { figure: '2 chips' },
  people: ONE,
  fields: () => [
    who,
    {
      member: 'space',
      title: 'Space of the counter',
      hint: 'before the token moves, from the arrow on',
      kind: 'choice',
      choices: RING
    },
    {
      member: 'token',
      title: 'The token',
      kind: 'choice',
      choices: [
        { value: 'moved', label: 'Moved' },
        { value: 'kept', label: 'Left there' }
      ]
    }
  ],
  examples: [{ title: 'The first closing', position: { player: 'Anna', space: 0, token: 'moved' } }]
};

export const handicapForm: Form = {
  about: 'Handicap',
  sketch: { figure: '$30,000' },
  people: ONE,
  fields: () => [
    who,
    {
      member: 'picture',
      title: 'The picture',
      kind: 'choice',
      choices: [
        { value: 'chip', label: '1 chip' },
        { value: 'money', label: '$30,000' },
        { value: 'adjust', label: 'Adjust a die' }
      ]
    },
    { member: 'taken', title: 'Pictures of that kind taken', kind: 'count', min: 0, max: 4 }
  ],
  examples: [{ title: 'The last $30,000', position: { player: 'Anna', picture: 'money', taken: 2 } }]
};
