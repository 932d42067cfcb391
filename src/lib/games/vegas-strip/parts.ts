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
    one: say.tile,
    many: say.tiles,
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
    hint: say.numberTilesHint,
    check: say.twoOfTheSixSuits,
    sure: 'derived',
    mend: 'groups'
  },
  {
    kind: 'supply',
    id: 'poker-chips',
    title: say.pokerChips,
    one: say.pokerChip,
    many: say.pokerChipsMany,
    // Jackpots are on the casinos; the winnings of partners are in a pile of their team until they split it.
    holders: ['players', ...CASINOS, ...WINNINGS],
    places: say.places,
    pieces: { chip: 98 },
    shape: 'chip',
    names: { chip: '' },
    hint: say.pokerChipsHint,
    check: say.chipValuesUnknown
  },
  {
    kind: 'deck',
    id: 'fixer-cards',
    title: say.fixerCards,
    one: say.fixerCard,
    many: say.fixerCardsMany,
    container: 'pile',
    hidden: true,
    pieces: oneOfEach(CASINOS),
    names: say.casinoNames,
    holders: 'players',
    decks: [
      { id: 'six', title: say.title6Casinos, pieces: oneOfEach(CASINOS) },
      { id: 'five', title: say.title5Casinos, pieces: oneOfEach(CASINOS.slice(0, 5)) }
    ],
    hint: say.fixerCardsHint,
    check: say.fiveOfTheSixCasinos,
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'deck',
    id: 'partner-cards',
    title: say.partnerCards,
    one: say.partnerCard,
    many: say.partnerCardsMany,
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
    hint: say.partnerCardsHint,
    check: say.teamNamesUnknown,
    sure: 'derived',
    mend: 'groups'
  },
  {
    kind: 'token',
    id: 'plus-three',
    title: say.plusThreeTokens,
    one: say.plusThreeToken,
    many: say.plusThreeTokens,
    holders: CASINOS,
    places: say.places,
    pieces: { token: 6 },
    names: { token: '' },
    hint: say.plusThreeTokensHint
  },
  {
    kind: 'token',
    id: 'team-markers',
    title: say.teamMarkers,
    one: say.teamMarker,
    many: say.teamMarkersMany,
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
    title: say.characterCards,
    one: say.characterCard,
    many: say.characterCardsMany,
    container: 'pile',
    holders: CASINOS,
    places: say.places,
    pieces: oneOfEach(CHARACTERS),
    names: say.characters,
    hint: say.atLeast6OneDealt,
    check: say.threeNamesKnown,
    sure: 'unknown',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'setup-cards',
    title: say.setupCards,
    one: say.setupCard,
    many: say.setupCardsMany,
    pieces: { 'setup card': 2 },
    names: { 'setup card': say.setupCard },
    hint: say.setupCardsHint,
    check: say.printOnThemUnknown
  },
  {
    kind: 'board',
    id: 'player-cards',
    title: say.playerCards,
    one: say.playerCard,
    many: say.playerCardsMany,
    pieces: oneOfEach(SUITS),
    names: say.suits,
    hint: say.teamMarkersHint,
    check: say.twoOfTheSixSuits,
    sure: 'derived',
    mend: 'names'
  },
  {
    kind: 'board',
    id: 'character-aid',
    title: say.characterAid,
    one: say.characterAidOne,
    many: say.characterAids,
    pieces: { aid: 1 },
    names: { aid: '' },
    hint: say.characterAidHint
  },
  {
    kind: 'token',
    id: 'first-player',
    title: say.firstPlayerMarker,
    one: say.firstPlayerMarkerOne,
    many: say.markers,
    holders: 'players',
    pieces: { marker: 1 },
    names: { marker: '' },
    hint: say.firstPlayerMarkerHint
  },
  {
    kind: 'board',
    id: 'casinos',
    title: say.casinos,
    one: say.casino,
    many: say.casinosMany,
    pieces: oneOfEach(CASINOS),
    names: say.casinoNames,
    hint: say.casinosHint,
    check: say.sourcesOfTheNames,
    sure: 'single',
    mend: 'names'
  }
];

export const box: Box = {
  meta,
  start: {
    word: say.visitedVegasLast,
    question: say.whoVisitedLasVegasLast,
    sentence: say.printedRuleLastVisitor
  },
  parts,
  // The values of the chips are not known, so each counts as one.
  ending: { money: [{ part: 'chips', value: 1, count: CHIPS }], tieBreak: '1.5' },
  copying,
  piece: () => import('./ui/Piece.svelte')
};
