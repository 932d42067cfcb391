import { joinWithOr, joinWithAnd, ordinal, possessive, sentenceOf, type Sentences } from '$lib/core';
import type { BrokenRule, Why } from '$lib/games/vegas-strip/types';
import { placingText } from './placing';
import { atCasino, setText } from './shared';

/** Sentences of the referee about tiles that are not placed yet. */
export const refereeText = {
  mayPlace: (why, names) =>
    `${setText(why, names)} can place the ${why.tile} ${atCasino(why.casino)}, for a total of ${why.total}${why.leads ? ' and the lead' : ''}.`,
  fits: (why, names) =>
    why.numbers.length === 0
      ? `${names(why.player)} can’t place any ${why.blocker === true ? 'blockers' : 'tiles'} ${atCasino(why.casino)}.`
      : `${names(why.player)} can place ${joinWithOr(tilesOf(why))} ${atCasino(why.casino)}.`,
  closedTo: (why, names) =>
    `The ${joinWithAnd(tilesOf(why))} ${why.numbers.length === 1 ? 'doesn’t' : 'don’t'} fit ${atCasino(why.casino)}. ${sentenceOf<BrokenRule>(placingText, why.broken, names)}`,
  nothingFits: (why, names) =>
    `None of ${possessive(names(why.player))} ${why.blocker === true ? 'blockers' : 'tiles'} fit anywhere, so ${why.rule === '4.12' ? `${names(why.player)} chooses one to discard` : 'one is discarded'}.`
} satisfies Partial<Sentences<Why>>;

/** Returns each tile as "2" or "blocker 5". */
function tilesOf({ numbers, blocker }: Extract<Why, { code: 'fits' | 'closedTo' }>): readonly string[] {
  return numbers.map((number) => (blocker === true ? `blocker ${number}` : String(number)));
}

export const aTile = 'a tile';
export const number = 'number';
export const aNumberOfTokens = 'a number of tokens';
export const label3Tokens = '+3 tokens';
export const aTileFrom1To7 = 'a tile from 1 to 7, alone or as { number, plus }';
export const aListOfTiles = 'a list of tiles';
export const tile = 'Tile';
export const atMostTwoTiles = 'at most two tiles';
export const aListOfNames = 'a list of names';
export const player = 'Player';
export const teamsFixerFirst =
  'one or two players each, the fixer first. With two or three players everyone is solo, four make two teams of two, five make two teams and one solo player, six make three teams';
export const aRound = 'a round';
export const theRound = 'The round';
export const chips = 'chips';
export const start = { title: 'Starting jackpot', hint: 'as on your setup card' };
export const aListOfTeams = 'a list of teams';
export const team = 'Team';
export const theTeamsEachFixerFirst = 'The teams, each fixer first';
export const chipsFromCharacters = 'Chips from characters';
export const characterChips = 'chips each player got from characters this round';
export const chipsOwnedBefore = 'Chips owned before';
export const chipsBeforeTheRound = 'what each player owned before the round';
export const sevens = {
  title: 'A 7 at their own rigged casino that no tile shows',
  more: 'A 7 that no tile shows',
  description:
    'players with a 7 at their own team’s rigged casino that the entered tiles don’t show, because only totals were entered or a token was added later'
};
export const tenChips = 'Ten chips';
export const allOfTheRound = 'The whole round';
export const penalty = {
  title: 'A 7 at your own rigged casino costs',
  more: 'The fine',
  absent: 'no 7 without a token is at its own team’s rigged casino',
  description: 'what such a 7 costs'
};
export const jackpot = 'jackpot';
export const riggedPart = {
  label: 'rigged by',
  description: 'if a team rigged it, its fixer; each fixer rigged one casino'
};
export const theBlockersLead = 'The blockers lead';
export const theirTilesLead = 'Their tiles lead';
export const byBlockersPart = {
  label: 'the leader’s blockers lead',
  description: 'with two players only: whether it’s the blockers of the `leader`'
};
export const aNumberOfTiles = 'a number of tiles';
export const tilesAtMost = 'tiles at most';
export const noNumberTwice = 'No number twice';
export const anyNumbers = 'Any numbers';
export const noNumberTwiceLabel = 'no number twice';
export const blockersMember = {
  title: 'Blockers there',
  more: 'Blockers',
  description: 'with two players only: the tiles of their blockers'
};
export const aSetHasEachNumber = 'a set has each number from 1 to 7 once';
export const theBoxHoldsTokens = (tokens: number) => `the box holds ${tokens} tokens`;
export const atMostPlayersAreNamed = (maxPlayers: number) => `at most ${maxPlayers} players are named here`;

export const placementCase = { title: 'Can this tile go here?', shortName: 'one tile at one casino' };
export const playerMember = { title: 'Player placing', description: 'who places the tile' };
export const theTile = 'The tile';
export const tiles = {
  title: 'Tiles already there',
  hint: 'with tokens as they are after the turn',
  description:
    'by player, the tiles at the casino before this one is placed, with tokens already where the turn puts them'
};
export const aBlocker = 'A blocker';
export const aTileOfTheHand = 'A tile from the hand';
export const blocker = {
  title: 'The tile is',
  more: 'A blocker is placed',
  description: 'whether the tile is a blocker'
};
export const byTheirOwnTeam = 'By their own team';
export const notByTheirTeam = 'Not by their team';
export const riggedMember = {
  title: 'Rigged',
  more: 'Rigged by',
  description: 'whether the player’s own team rigged the casino, which is secret'
};
export const limitsMember = {
  title: 'Forbidden by the character',
  more: 'The character',
  description: 'what the character at the casino forbids'
};
export const tyingTheLeader = 'Tying the leader';
export const a4WithAToken = 'A 4 with a token at your own rigged casino';
export const yesLabel = 'Yes';
export const noLabel = 'No';

export const earnedInTheLastRound = 'earned in the last round';
export const rankingCase = { title: 'Who won?', shortName: 'the end of the game' };
export const players = {
  title: 'Each player’s chips',
  description:
    'two to six players by name, with their chips and what they earned in the last round, after the split and before a fine'
};
export const aTieForSecondPlace = 'A tie for second place, and the last round breaks it';
export const andWins = (place: number) => `${ordinal(place)}, and wins`;

export const leader = { label: 'leads', description: 'who leads, if there are tiles' };
export const aSumOfTiles = 'a total of tiles';
export const totalsOfTheOthers = 'what the others have';
export const sumsCase = {
  title: 'What does a round pay, going by totals?',
  shortName: 'a round entered casino by casino'
};
export const casino = 'Casino';
export const casinos = 'casinos';
export const casinosMember = {
  title: 'The casinos',
  description:
    'every casino by its name: five with two or four players, six otherwise; each fixer rigged one of them'
};
export const exampleThreeAlone = 'Three solo players, and a casino no one went to';
