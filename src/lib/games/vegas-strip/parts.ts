import { ordinal, type Deck } from '$lib/core';
import type { BoxPart } from '$lib/parts';
import type { Box } from '$lib/games/contract/define';
import { copying } from './copy/box-copying';
import { CHIPS } from './data';
import { meta } from './meta';
import { CASINOS, SUITS } from './part-ids';
import * as say from './strings/en/parts';

/* eslint-disable house/words -- ids; strings/en/parts.ts has the names for screens */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

function oneOfEach(names: readonly string[]): Deck {
  return Object.fromEntries(names.map((name) => [name, 1]));
}

/** At most three teams, with six players. */
const TEAMS = ['Team A', 'Team B', 'Team C'] as const;
const WINNINGS = TEAMS.map((team) => `Winnings of ${team}`);
const PLACES = [1, 2, 3, 4, 5, 6].map(ordinal);

function partnerCards(team: (typeof TEAMS)[number]): readonly string[] {
  return CASINOS.map((casino) => `${team}: ${casino}`);
}

function tilesOf(suit: (typeof SUITS)[number]): readonly string[] {
  return NUMBERS.map((number) => `${suit} ${number}`);
}

/** Sources name only three characters, but there must be at least one per casino. */
const CHARACTERS = [
  'Casino Owner',
  'High Roller',
  'Pro Gambler',
  'Fourth character',
  'Fifth character',
  'Sixth character'
] as const;
/* eslint-enable house/words */

const parts: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'tiles',
    title: say.numberTiles,
    ...say.tiles,
    holders: ['players', ...CASINOS, 'Discarded'],
    places: say.places,
    pieces: oneOfEach(SUITS.flatMap(tilesOf)),
    names: Object.fromEntries(
      SUITS.flatMap((suit) =>
        tilesOf(suit).map((tile, index) => [tile, say.tileOf(say.suits[suit], index + 1)])
      )
    ),
    groupNames: say.suits,
    groups: Object.fromEntries(SUITS.map((suit) => [suit, tilesOf(suit)])),
    check: say.twoOfTheSixSuits,
    sure: 'derived',
    mend: 'groups'
  },
  {
    kind: 'supply',
    id: 'poker-chips',
    ...say.pokerChips,
    // Jackpots are on the casinos; the winnings of partners are in a pile of their team until they split it.
    holders: ['players', ...CASINOS, ...WINNINGS],
    places: say.places,
    pieces: { chip: 98 },
    shape: 'chip',
    names: { chip: '' }
  },
  {
    kind: 'deck',
    id: 'fixer-cards',
    ...say.fixerCards,
    container: 'pile',
    hidden: true,
    pieces: oneOfEach(CASINOS),
    names: say.casinoNames,
    holders: 'players',
    decks: [
      { id: 'six', title: say.title6Casinos, pieces: oneOfEach(CASINOS) },
      { id: 'five', title: say.title5Casinos, pieces: oneOfEach(CASINOS.slice(0, 5)) }
    ],
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'deck',
    id: 'partner-cards',
    ...say.partnerCards,
    container: 'pile',
    hidden: true,
    holders: 'players',
    pieces: oneOfEach(TEAMS.flatMap(partnerCards)),
    names: Object.fromEntries(
      TEAMS.flatMap((team) =>
        CASINOS.map((casino) => [
          `${team}: ${casino}`,
          say.partnerCardOf(say.teams[team], say.casinoNames[casino])
        ])
      )
    ),
    groupNames: say.teams,
    groups: Object.fromEntries(TEAMS.map((team) => [team, partnerCards(team)])),
    sure: 'derived',
    mend: 'groups'
  },
  {
    kind: 'token',
    id: 'plus-three',
    title: say.plusThreeTokens,
    ...say.plusThree,
    many: say.plusThreeTokens,
    holders: CASINOS,
    places: say.places,
    pieces: { token: 6 },
    names: { token: '' }
  },
  {
    kind: 'token',
    id: 'team-markers',
    ...say.teamMarkers,
    holders: PLACES,
    pieces: oneOfEach(SUITS),
    names: say.suits,
    hint: say.teamMarkersHint,
    check: say.twoOfTheSixSuits,
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'deck',
    id: 'characters',
    ...say.charactersTexts,
    container: 'pile',
    holders: CASINOS,
    places: say.places,
    pieces: oneOfEach(CHARACTERS),
    names: say.characters,
    sure: 'unknown',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'setup-cards',
    ...say.setupCards,
    one: say.setupCard,
    pieces: { 'setup card': 2 },
    names: { 'setup card': say.setupCard }
  },
  {
    kind: 'board',
    id: 'player-cards',
    ...say.playerCards,
    pieces: oneOfEach(SUITS),
    names: say.suits,
    hint: say.teamMarkersHint,
    check: say.twoOfTheSixSuits,
    sure: 'derived',
    mend: 'names'
  },
  { kind: 'board', id: 'character-aid', ...say.characterAid, pieces: { aid: 1 }, names: { aid: '' } },
  {
    kind: 'token',
    id: 'first-player',
    ...say.firstPlayer,
    holders: 'players',
    pieces: { marker: 1 },
    names: { marker: '' }
  },
  {
    kind: 'board',
    id: 'casinos',
    ...say.casinos,
    pieces: oneOfEach(CASINOS),
    names: say.casinoNames,
    sure: 'single',
    mend: 'names'
  }
];

export const box: Box = {
  meta,
  start: say.start,
  parts,
  // The values of the chips are not known, so each counts as one.
  ending: { money: [{ part: 'chips', value: 1, count: CHIPS }], tieBreak: '1.5' },
  copying,
  piece: () => import('./ui/Piece.svelte')
};
