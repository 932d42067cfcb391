import type { Kind } from '$lib/games/razzia/types';
import { faceText } from './shared';

export const oneCardEach = (players: number) => `one card per player, at most ${players}`;
export const secondCard = 'one card per player, and this one already has one';
export const raidHasDieSymbol = 'a raid has a die symbol from 3 to 6';
export const cardNotUsed = (players: number, kind: Kind, value: number) =>
  `with ${players} players the ${faceText({ kind, value })} isn’t used`;
export const barLimit = (players: number, inPlay: number, kind: Kind, value: number) =>
  `with ${players} players a bar has only ${inPlay} of the ${faceText({ kind, value })}`;
export const twoEqualCardsNeedTheSeats = 'with two matching cards, give the seats clockwise';
export const twoEqualCardsNeedTheDealer = 'with two matching cards, name the dealer';
export const namesOneAPlayer = (players: number) => `${players} names, one per player`;
export const eachNameOnce = 'each name once';
export const everyoneNeedsSeat = 'everyone with a card needs a seat';
export const oneOfTheSeats = 'one of the seats';

export const barCase = { title: 'Who takes the money of a bar?', shortName: 'one bar' };
export const proposesADeal = 'proposes a deal';

export const acceptsLabel = 'Accepts';
export const whoChallenges = 'Challenges';
export const aListOfDuels = 'a list of duels';
export const dealCase = { title: 'Who gets what in a deal?', shortName: 'one deal' };
export const withTwoClaimantsOrMore = (description: string) => `${description}, with two claimants or more`;
export const sharesMember = {
  title: 'The proposal',
  hint: 'tap a chit to give it to someone',
  description:
    'the chits proposed for each claimant by name, including the proposer. Together they are exactly the chits at the bar. A claimant with an empty list, or not named, is offered nothing'
};
export const answersMember = {
  title: 'Their answers',
  description: '`accept` or `duel` for each claimant by name, except the proposer'
};
export const duels = {
  title: 'Dice rolled',
  absent: 'no one duels',
  description: 'the duels in order, each with two dice by name. List every duel, and no others'
};
export const twoClaimantsOrMore = 'two claimants or more';
export const equalSymbolsAlone =
  'with only two matching symbols there is no deal: the player further from the dealer takes everything';
export const winsTheDuel = 'wins the duel';
export const onlyPlayersInDeal = 'only players in the deal can be offered chits';
export const exactlyTheChits = 'exactly the chits at the bar, each one whole';
export const onlyPlayersWithOffer = 'only players with an offer can answer';
export const everyOfferIsAnswered = 'each player with an offer accepts or challenges';
export const noDuelsLeft = 'there are no duels left to roll';
export const nextDuel = (player: string, playerNext: string) =>
  `the next duel is between “${player}” and “${playerNext}”`;

export const udo = 'Udo';
export const claudia = 'Claudia';
export const stefan = 'Stefan';
export const karin = 'Karin';
export const anna = 'Anna';
export const ben = 'Ben';
export const carla = 'Carla';
export const denny = 'Denny';
export const emil = 'Emil';
export const frida = 'Frida';
export const gerd = 'Gerd';
export const twoRaidersAndTwoGamblers = 'Two raiders and two gamblers';
export const oneRaiderTakesAll = 'One raider takes all';
export const twoEqualSymbolsSevenPlayers = 'Two matching symbols, seven players';
export const exampleAccepted = 'Claudia proposes and Udo accepts';
export const exampleTiedDuel = 'Udo challenges, and the duel is a tie';
export const exampleNoRoll = 'Matching symbols, so no one rolls';
export const a3AgainstA5 = 'A 3 against a 5';
export const twoEqualSymbols = 'Two matching symbols';

export const aDieSymbol = 'a die symbol';
export const aChitOfTheBox = 'a chit of the box';
export const aListOfChits = 'a list of chits';
export const gambler = 'Gambler';
export const raid = 'Raid';
export const whoPlayedIt = 'who played it; one card per player';
export const whatItIs = 'what it is';
export const theDieSymbol = 'the die symbol';
export const aListOfCards = 'a list of cards';
export const card = 'Card';
export const oneCardAPlayer = 'one card per player';
export const cardTwice = 'no two cards have the same kind and value';
export const chits = {
  title: 'Chits at the bar',
  hint: 'Tap again for one more',
  description: 'the chits at the bar, in any order; the list may be empty'
};
export const cards = {
  title: 'Cards at the bar',
  hint: 'all players, clockwise',
  description: 'the cards turned over there, up to eight and no more than `players`'
};
export const aNumberOfPlayers = 'a number of players';
export const players = { title: 'Players', description: 'how many people are playing' };
export const aListOfNames = 'a list of names';
export const seats = {
  title: 'Seats',
  description: 'the names of all `players`, clockwise, including every player with a card'
};
export const dealer = { title: 'Dealer', description: 'the player who deals this round, one of the seats' };

export const oddsCase = { title: 'What is a duel worth?', shortName: 'before a duel' };
export const proposer = {
  title: 'The proposer’s symbol',
  description: 'the die symbol of the proposer, or of the winner of the previous duel'
};
export const challenger = {
  title: 'The challenger’s symbol',
  description: 'the die symbol of the challenger'
};
export const theChallengerWins = 'The challenger wins';
export const waysOf = (ways: number, total: number) => `${ways} of ${total}`;
export const theProposerWins = 'The proposer wins';
