import { ordinal, type Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/define';
import { copying } from './box-copying';
import { meta } from './meta';

/** Five names are known; the sixth is not. */
const CASINOS = [
  'Santorini',
  'Sunset Gondola',
  'The Peacock',
  'Sunken Treasure',
  'Gold Rush',
  'Sixth casino'
] as const;

/** Four suits are seen in the rules; two more are not named. */
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs', 'fifth suit', 'sixth suit'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

function one(names: readonly string[]): Deck {
  return Object.fromEntries(names.map((name) => [name, 1]));
}

/** Three teams at most: with six players. */
const TEAMS = ['Team A', 'Team B', 'Team C'] as const;
const WINNINGS = TEAMS.map((team) => `Winnings of ${team}`);
const PLACES = [1, 2, 3, 4, 5, 6].map(ordinal);

function partnerCards(team: string): readonly string[] {
  return CASINOS.map((casino) => `${team}: ${casino}`);
}

function tilesOf(suit: string): readonly string[] {
  return NUMBERS.map((number) => `${suit} ${number}`);
}

/** Three are named anywhere; at least one for each casino there must be. */
const CHARACTERS = [
  'Casino Owner',
  'High Roller',
  'Pro Gambler',
  'Fourth character',
  'Fifth character',
  'Sixth character'
] as const;

const parts: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'tiles',
    title: 'Number tiles',
    one: 'tile',
    many: 'tiles',
    holders: ['players', ...CASINOS, 'Discarded'],
    pieces: one(SUITS.flatMap(tilesOf)),
    groups: Object.fromEntries(SUITS.map((suit) => [suit, tilesOf(suit)])),
    hint: '42: 1 to 7 for each of six players',
    check: 'Two of the six suits are not named anywhere; they stand for yours.',
    sure: 'derived',
    mend: 'groups'
  },
  {
    kind: 'supply',
    id: 'poker-chips',
    title: 'Poker chips',
    one: 'poker chip',
    many: 'poker chips',
    // Jackpots lie on the casinos, and what partners win in a pile of their team until they split it.
    holders: ['players', ...CASINOS, ...WINNINGS],
    pieces: { chip: 98 },
    shape: 'chip',
    names: { chip: '' },
    hint: '98, values not known',
    check: 'What the 98 chips are worth is not known: here each counts one.'
  },
  {
    kind: 'deck',
    id: 'fixer-cards',
    title: 'Fixer cards',
    one: 'fixer card',
    many: 'fixer cards',
    lies: 'pile',
    hidden: true,
    pieces: one(CASINOS),
    holders: 'players',
    decks: [
      { id: 'six', title: '6 casinos', pieces: one(CASINOS) },
      { id: 'five', title: '5 casinos', pieces: one(CASINOS.slice(0, 5)) }
    ],
    hint: '6, one for each casino',
    check: 'Five of the six casinos are named anywhere; with two or four players one is left out.',
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'deck',
    id: 'partner-cards',
    title: 'Partner cards',
    one: 'partner card',
    many: 'partner cards',
    lies: 'pile',
    hidden: true,
    holders: 'players',
    pieces: one(TEAMS.flatMap(partnerCards)),
    groups: Object.fromEntries(TEAMS.map((team) => [team, partnerCards(team)])),
    hint: '18: one for each casino, for three teams',
    check: 'What the teams are called on the cards is not known; one of the six casinos is not either.',
    sure: 'derived',
    mend: 'groups'
  },
  {
    kind: 'token',
    id: 'plus-three',
    title: '+3 tokens',
    one: '+3 token',
    many: '+3 tokens',
    holders: CASINOS,
    pieces: { token: 6 },
    names: { token: '' },
    hint: '6, for the Pro Gambler'
  },
  {
    kind: 'token',
    id: 'team-markers',
    title: 'Team markers',
    one: 'team marker',
    many: 'team markers',
    holders: PLACES,
    pieces: one(SUITS),
    hint: '6, one for each player',
    check: 'Two of the six suits are not named anywhere; they stand for yours.',
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'deck',
    id: 'characters',
    title: 'Character cards',
    one: 'character card',
    many: 'character cards',
    lies: 'pile',
    holders: CASINOS,
    pieces: one(CHARACTERS),
    hint: 'at least 6, one dealt to each casino',
    check: 'Three are named anywhere, and how many there are is not known; count and name yours.',
    sure: 'unknown',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'setup-cards',
    title: 'Setup cards',
    one: 'setup card',
    many: 'setup cards',
    pieces: { 'setup card': 2 },
    hint: '2, with a side for so many players',
    check: 'What is printed on them is not known: type in the side that you use under “Your box”.'
  },
  {
    kind: 'board',
    id: 'player-cards',
    title: 'Player cards',
    one: 'player card',
    many: 'player cards',
    pieces: one(SUITS),
    hint: '6, one for each player',
    check: 'Two of the six suits are not named anywhere; they stand for yours.',
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'character-aid',
    title: 'Character aid',
    one: 'character aid',
    many: 'character aids',
    pieces: { aid: 1 },
    names: { aid: '' },
    hint: '1, tells what the characters do'
  },
  {
    kind: 'token',
    id: 'first-player',
    title: 'First player marker',
    one: 'first player marker',
    many: 'markers',
    holders: 'players',
    pieces: { marker: 1 },
    names: { marker: '' },
    hint: '1, goes round clockwise'
  },
  {
    kind: 'board',
    id: 'casinos',
    title: 'Casinos',
    one: 'casino',
    many: 'casinos',
    pieces: one(CASINOS),
    hint: '6 cards, all alike but for their names',
    check: 'Five names come from single sources, and the sixth from none.',
    sure: 'single',
    mend: 'names'
  }
];

export const box: Box = {
  meta,
  start: {
    word: 'Latest guest',
    question: 'Who was in Las Vegas last?',
    sentence: 'Printed rule: whoever visited Las Vegas most recently takes the first player marker.'
  },
  parts,
  copying,
  piece: () => import('./Piece.svelte')
};
