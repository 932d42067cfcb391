import { inARow, isolated, ordinal, plural, possessive } from '$lib/core';

// page
export const statisticsCroupier = 'Statistics · History · Croupier';
export const history = 'History';
export const gamesPage = 'Games';
export const statistics = 'Statistics';
export const games = (count: number) => plural(count, 'game');
export const counting = (entered: number, all: number) => `Counting ${entered} of ${plural(all, 'game')}`;
export const noStatisticsYet = 'No statistics yet';
export const finishAGameFirst = 'Finish a game to see everyone’s figures here.';
export const playerColumn = 'Player';
export const noGamesOf = (name: string) => `${isolated(name)} has no games that match this filter.`;
export const allGames = 'All games';

// PersonChips
export const morePeople = 'More players';
export const more = 'More';

// Filter
export const filter = 'Filter';
export const filtered = (parts: readonly string[]) => (parts.length === 0 ? 'all games' : inARow(parts));
export const withPeople = (names: readonly string[]) => `with ${inARow(names.map(isolated))}`;
export const game = 'Game';
export const all = 'All';
export const year = 'Year';
export const playedWith = 'Played with';

// Wins
export const winsOf = (name: string) => `${possessive(isolated(name))} wins`;
export const winsOfGames = (wins: number, count: number) => `${wins === 1 ? 'win' : 'wins'} of ${count}`;
export const fairShare = (share: string) => `a fair share is ${share}`;
export const inARowSoFar = 'in a row, and counting';
export const inARowAtBest = 'in a row at best';
export const atBest = (count: number) => `${count} in a row at best`;
export const streakOf = (count: number) => `${plural(count, 'win')} in a row`;
export const lastGames = (count: number) => (count === 1 ? 'The last game' : `The last ${count} games`);
export const lastGamesOldestFirst = (count: number) =>
  count === 1 ? 'The last game' : `The last ${count} games, oldest first`;
export const gameColumn = 'Game';
export const placeColumn = 'Place';
export const placeWon = (place: number, wins: boolean) => (wins ? `${ordinal(place)}, won` : ordinal(place));
const timesWords = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);
export const placesTimes = (place: number, times: number) => `${ordinal(place)}: ${timesWords(times)}`;
export const partialTimes = (times: number) => `joined late or left early: ${timesWords(times)}`;
export const partialGames = 'Games joined late or left early';
export const places = 'Places';
export const gamesInPlace = (place: number) => `Games in ${ordinal(place)} place`;

// Boxes
export const resultsOf = (name: string) => `${possessive(isolated(name))} results`;
export const withTheAverage = 'with everyone’s average';
export const wonOf = (wins: number, total: number) => `${wins} of ${total} won`;
export const bestAndWorst = (best: string, worst: string) => `best ${best}, worst ${worst}`;
export const averages = (player: string, everyone: string) => `average ${player}, everyone’s ${everyone}`;
export const resultsSoFar = (results: readonly string[]) => `Results: ${inARow(results)}`;

// HeadToHead
export const headToHead = 'Head to head';
export const whoEndedAhead = 'who ended ahead';
export const against = (name: string, other: string) => `${isolated(name)} and ${isolated(other)}`;
export const aheadOf = (name: string, ahead: number, other: string, behind: number, tied: number) =>
  `${isolated(name)} ahead: ${ahead}. ${isolated(other)} ahead: ${behind}.${tied === 0 ? '' : ` Tied: ${tied}.`}`;
export const ties = (count: number) => plural(count, 'tie');

// Moments
export const tiesAndPayments = 'Ties and payments';
export const tiesTook = 'Lost to ties';
export const tiesGave = 'Gained from ties';
export const comparedWithSharing = (count: number, all: number) =>
  `in ${count} of ${plural(all, 'game')}, compared with sharing the prize`;
export const biggestPayment = 'Biggest payment';
export const toName = (name: string) => `to ${isolated(name)}`;
export const reason = (sentence: string, rule: string) => `${sentence} § ${rule}`;

// Dice
export const dice = 'Dice';
export const wholeRollsOnly = 'whole rolls only';
export const sixesOf = (sixes: number, count: number) =>
  `${sixes === 1 ? '1 six' : `${sixes} sixes`} of ${plural(count, 'die', 'dice')}`;
export const expectedOf = (expected: string) => `${expected} expected, as for each face`;
export const tooFewDice = 'too few games to call it luck';
export const facesOf = (name: string) => `${possessive(isolated(name))} dice`;
export const showAsATable = 'Show as a table';
export const face = 'Face';
export const rolled = 'Rolled';
export const expected = 'Expected';
export const luckiestRoll = 'Least likely roll';
export const sameOf = (count: number, face: number, dice: number) => `${count} of ${dice} dice show ${face}`;
export const rolledBy = (name: string, odds: string) => `${isolated(name)}, ${odds}`;
export const onceIn = (rolls: string) => `once in ${rolls} rolls`;

// GamesSheet
export const theseGames = 'Games counted, newest first';
