import { asked, choice, count, group, list, person, pieces, type PositionOf } from '$lib/games/statement';
import { CHIT_VALUES, symbols } from '$lib/games/razzia/data';
import { equalSymbols, furthest, threeCards } from '$lib/games/razzia/house-rules';
import type { JsonObject } from '$lib/games/form';
import type { Kind } from '$lib/games/razzia/types';
import { lying, settledOf } from './lying';

const MOST_PLAYERS = 8;

/** More chits than have ever lain at one bar. */
const MOST_CHITS = 20;

export const PEOPLE = { least: 3, most: MOST_PLAYERS, seats: 'seats', count: 'players' } as const;

/** What is printed on a card like the face of a die. */
export const symbol = asked(count(1, 6, 'a die symbol'), { kind: 'face' });

export const chits = pieces({
  piece: 'chit',
  values: CHIT_VALUES,
  most: MOST_CHITS,
  what: 'a chit of the box',
  all: 'a list of chits'
});

const KINDS = [
  { value: 'gambler', label: 'Gambler' },
  { value: 'raid', label: 'Raid' }
] as const;

const card = group({
  player: { is: person(), label: 'whose it is; one card a player' },
  kind: {
    is: choice(KINDS),
    label: 'what it is'
  },
  value: {
    is: symbol,
    label: 'the die symbol'
  }
});

const cards = asked(
  list(card, 'a list of cards', {
    label: 'Card',
    least: 0,
    most: MOST_PLAYERS,
    allowed: 'one card a player'
  }),
  (told) => ({
    kind: 'cards',
    kinds: KINDS.map((kind) => ({ ...kind, values: inPlay(told, kind.value) }))
  })
);

/** The symbols of one kind that are in play at this table. */
function inPlay(told: JsonObject, kind: Kind): readonly number[] {
  const { threeCards: deck } = settledOf(told);
  return [...new Set(symbols(kind, lying(told).seats.length, deck))];
}

const TWO_EQUAL = 'no two cards have one kind and value';

/** The members that every question of a bar has. */
export const barMembers = {
  chits: {
    is: chits,
    title: 'Chits at the bar',
    hint: 'Tap again for one more',
    says: 'the chits that lie there, in any order; the list may be empty'
  },
  cards: {
    is: cards,
    title: 'Cards at the bar',
    hint: 'everybody at the table, clockwise',
    says: 'the cards that were turned over there, none to eight and not more than `players`'
  },
  players: {
    is: count(3, MOST_PLAYERS, 'a number of players'),
    title: 'Players',
    says: 'how many play the game'
  },
  seats: {
    is: list(person(), 'a list of names'),
    title: 'Seats',
    absent: TWO_EQUAL,
    says: 'the names of all `players`, clockwise, among them every player with a card'
  },
  dealer: {
    is: person(),
    title: 'Who deals',
    absent: TWO_EQUAL,
    says: 'whoever of the seats deals in this round'
  },
  options: { rules: [equalSymbols, threeCards, furthest] }
} as const;

export type BarGiven = PositionOf<typeof barMembers>;
