import type { Verdict } from '$lib/games/define';
import type { Field, Form, JsonObject, Line, Plate } from '$lib/games/form';
import { CHIT_VALUES, symbols } from '$lib/games/razzia/data';
import { PLAYER_IDS } from '$lib/core';
import { examples } from './examples';
import { lying } from './lying';

/** More chits than have ever lain at one bar. */
const MOST_CHITS = 20;

const PEOPLE = { least: 3, most: 8, seats: 'seats', count: 'players' } as const;
const HOUSE_RULES = ['equalSymbols', 'furthest', 'threeCards'] as const;

function barFields(position: JsonObject): readonly Field[] {
  const players = lying(position).seats.length;
  const three = wholeDeck(position) ? 'whole' : 'fewer';
  const each = (kind: 'gambler' | 'raid'): readonly number[] => [...new Set(symbols(kind, players, three))];
  return [
    {
      member: 'chits',
      title: 'Chits at the bar',
      hint: 'Tap again for one more',
      kind: 'pieces',
      piece: 'chit',
      values: CHIT_VALUES,
      most: MOST_CHITS
    },
    {
      member: 'cards',
      title: 'Cards at the bar',
      hint: 'everybody at the table, clockwise',
      kind: 'cards',
      symbols: { gambler: each('gambler'), raid: each('raid') }
    },
    { member: 'dealer', title: 'Who deals', kind: 'person', first: true }
  ];
}

function wholeDeck(position: JsonObject): boolean {
  const { options } = position;
  return typeof options === 'object' && 'threeCards' in options && options['threeCards'] === 'whole';
}

/** Who takes the money of one bar. */
export const barForm: Form = {
  about: 'one bar',
  sketch: { chits: [30000, 5000] },
  people: PEOPLE,
  fields: barFields,
  houseRules: HOUSE_RULES,
  examples: examples.bar,
  answer: ({ facts }) => {
    const proposer = facts['proposer'];
    return typeof proposer === 'string' ? [{ who: proposer, words: 'proposes a deal' }] : [];
  },
  plates
};

/** What everybody gets of a deal. */
export const dealForm: Form = {
  about: 'one deal',
  sketch: { chits: [20000, 20000, 15000] },
  people: PEOPLE,
  fields: (position) => [...barFields(position), ...dealFields(position)],
  houseRules: HOUSE_RULES,
  examples: examples.deal,
  answer: ({ facts }) =>
    (facts['duels'] as readonly Fought[]).map(({ winner, totals }): Line => ({
      who: winner,
      words: 'wins the duel',
      figure: [Math.max(...totals), Math.min(...totals)].join(' : ')
    })),
  plates
};

interface Fought {
  readonly totals: readonly number[];
  readonly winner: string;
}

function dealFields(position: JsonObject): readonly Field[] {
  const { chits, claimants, duels } = lying(position);
  const others = claimants.slice(1);
  if (others.length === 0) return [];
  const fights: Field = { member: 'duels', title: 'What was thrown', kind: 'throws', pairs: duels };
  return [
    {
      member: 'shares',
      title: 'The proposal',
      hint: 'a tap hands a chit on',
      kind: 'split',
      piece: 'chit',
      pieces: chits,
      whom: claimants
    },
    {
      member: 'answers',
      title: 'What they say to it',
      kind: 'people',
      whom: others,
      each: {
        kind: 'choice',
        choices: [
          { value: 'accept', label: 'Accepts' },
          { value: 'duel', label: 'Wants a duel' }
        ],
        first: 'accept'
      }
    },
    ...(duels.length === 0 ? [] : [fights])
  ];
}

/** What a duel is worth. */
export const oddsForm: Form = {
  about: 'before a duel',
  sketch: { dice: [3, 5] },
  fields: () => [
    { member: 'proposer', title: 'The proposer’s symbol', kind: 'face' },
    { member: 'challenger', title: 'The challenger’s symbol', kind: 'face' }
  ],
  houseRules: HOUSE_RULES,
  examples: examples.odds,
  answer: ({ facts }) => {
    const { of, ways } = facts['challengerWins'] as { readonly of: number; readonly ways: number };
    return [
      { words: 'The challenger wins', figure: `${ways} of ${of}` },
      { words: 'The proposer wins', figure: `${of - ways} of ${of}` }
    ];
  }
};

/** Every card at the bar by its symbol: who wants the money, or got it, and who was raided. */
function plates({ awards }: Verdict, position: JsonObject): readonly Plate[] {
  const { cards, seats, claimants, shutOut } = lying(position);
  const isPaid = awards.length > 0;
  return cards.map(({ player, value }): Plate => {
    const name = seats[PLAYER_IDS.indexOf(player)] ?? '';
    const isLit = isPaid ? awards.some(({ to }) => to === name) : claimants.includes(name);
    return { name, count: value, state: isLit ? 'lit' : shutOut.includes(name) ? 'struck' : 'dark' };
  });
}
