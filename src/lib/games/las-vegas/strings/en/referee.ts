import { ordinal, plural } from '$lib/core';

export const bankCase = { title: 'How does the bank pay?', shortName: 'the bank' };
export const whoGetsIt = 'who gets it';
export const aReward = 'A reward';
export const moneyOwed = 'Money it owes';
export const payments = {
  title: 'Payments',
  description: 'a reward from a tile, or one that the bank had no notes for and still owes the player'
};
export const aRewardInNotes = 'a reward in notes';
export const value = {
  title: 'The amount',
  description:
    'the amount in whole dollars; rewards below $30,000 are chips, and there are always enough of those'
};
export const notesWords = { title: 'The player’s notes', description: 'the notes the player has' };
export const noNoteOf90000 = 'The bank has no $90,000 notes left';

export const tiesRemovedFewestWin = 'Ties are removed, and the fewest dice win';
export const everyoneTies = 'Everyone ties, and no one is paid';
export const twoPlayersAndTheNeutral = 'Two players, with the neutral colour second';
export const aBlackDieMakesATie = 'A black die makes a tie';

export const neutralGreyOrBlackDice = 'Neutral, grey or black dice';
export const casinoCase = { title: 'Who is paid at a casino?', shortName: 'one casino' };
export const pairWords = {
  title: 'Notes there',
  hint: 'Tap again for a second one',
  description: 'the two notes there'
};
export const diceThere = 'Dice there';
export const zeroToFivePlayers = 'none to five players by name; leave out players with no dice there';
export const neutralColourOfTwoPlayers = 'Neutral dice (two players)';
export const neutralColourForTwo =
  'the neutral colour in a two-player game; if you give it, name at most two players';
export const gray = {
  title: 'Grey dice',
  description: 'grey dice; one imaginary player, and not the same one as the neutral colour'
};
export const extra = {
  title: 'Black dice of one player',
  description:
    'black dice of just one player, who may be left out of `dice`; with `neutral`, both name at most two players together'
};
export const atMostTwoPlayersWithNeutral = 'two players at most with the neutral colour';
export const atMostFivePlayers = 'five players at most, one a colour';

export const chipsCase = {
  title: 'How many chips does a player have?',
  shortName: 'the chips of one player'
};
export const ownerOfTheChips = 'whose chips they are';
export const aRoundStarts = 'A round starts';
export const passing = 'Passing';
export const aRoundIsOver = 'A round is over';
export const moment = {
  title: 'What happens?',
  description:
    'a round starts, the player passes, or the chips are counted after a round whose turns weren’t entered'
};
export const aRound = 'a round';
export const round = { absent: 'no round starts', title: 'The round', description: 'the round that starts' };
export const chipsWords = { title: 'Chips before', description: 'the chips the player has before' };
export const left = {
  absent: 'nothing is counted',
  title: 'Chips left',
  description: 'the chips the player has left after the round'
};
export const passingWithTwoChips = 'Passing with two chips';
export const theSecondRoundStarts = 'The second round starts';
export const oneOfFourIsLeft = 'One of four is left';
export const chipsNow = 'Chips now';
export const onlyIfARoundStarts = 'only if a round starts';
export const onlyIfChipsAreCounted = 'only if the chips are counted';
export const noOneGetsChipsByPassing = (chipsBefore: number) =>
  `0 to ${chipsBefore}: no one gets chips by passing`;

export const aNoteOfTheBox = 'a note of the box';
export const twoNotes = 'two notes';
export const aListOfNotes = 'a list of notes';
export const notes = {
  label: 'notes',
  description: 'notes, with no more of any value among all players than the box has'
};
export const chips = {
  label: 'chips',
  description: 'chips, limited for each player but not for all together'
};
export const wholeDollars = 'whole dollars';
export const owedMoney = {
  label: 'owed by the bank',
  description: 'whole dollars that the bank still owes: money, but not a piece'
};
export const newcomerWithoutPieces = 'A newcomer who started with money but no notes';
export const start = {
  label: 'starting money (joined late)',
  description: 'whole dollars for which the box has no piece, such as what a newcomer started with'
};
export const colour = 'Colour';
export const colours = 'colours';
export const chipCards = {
  label: 'chip cards',
  description:
    'chip cards of the Card Game: none to five colours, by any names, and how many of each; all players together have at most five of each of five colours'
};
export const bigDieCounts2 = 'big die counts 2';
export const owner = 'Player';
export const aNumberOfNotes = 'a number of notes';
export const valuesOfNotes = 'values of notes';
export const note = 'Note';
export const bankNotes = {
  title: 'The bank’s notes',
  hint: 'if they are counted',
  description: 'if the bank’s notes are counted, how many it has of each value'
};
export const box = {
  absent: 'no value has more notes than we expect',
  title: 'Notes in your copy',
  hint: 'if your count differs from ours',
  more: 'Other notes in your copy',
  description: 'how many notes of each value your copy has, where that differs from what we expect'
};
export const aNoteOfTheBoxOne = (noteValues: string) => `a note of the box: one of ${noteValues}`;
export const theBoxHoldsNotesOf = (count: number, value: number) => `the box has ${count} notes of ${value}`;

export const whichPairGoesWhere = 'Which pair of notes goes where?';
export const sixPairsOfNotes = 'six pairs of notes';
export const pair = 'Pair';
export const pairs = {
  title: 'Pairs that were turned up',
  hint: 'in any order',
  description: 'six pairs of notes in any order, with no more of any value than the box has'
};
export const twoPairsWithTheSameTotal = 'Two pairs with the same total';
export const casino = (number: string) => `Casino ${number}`;

export const rankingCase = { title: 'Who won?', shortName: 'the end of the game' };
export const players = {
  title: 'Each player’s winnings',
  hint: 'a chip is worth $10,000',
  description: 'one to five players by name, and what each has'
};
export const theSameMoneyAndMorePieces = 'A tie on money, and more notes and chips win';
export const placeWithPieces = (place: number, pieces: number) =>
  `${ordinal(place)} with ${plural(pieces, 'piece')}`;
export const theBoxHoldsColours = (count: number) => `the box has ${count} colours`;
export const theBoxHoldsOfEachColour = (cardsOfAColour: number) =>
  `the box has ${cardsOfAColour} of each colour`;
