import { joinWithCommas, isolateName, ordinal, plural, possessive } from '$lib/core';

// page
export const statisticsCroupier = 'Statistics · History · Croupier';
export const history = 'History';
export const gamesPage = 'Games';
export const statistics = 'Statistics';
export const games = (count: number) => plural(count, 'game');
export const counting = (countedGames: number, total: number) =>
  `Counting ${countedGames} of ${plural(total, 'game')}`;
export const noStatisticsYet = 'No statistics yet';
export const finishAGameFirst = 'Finish a game to see everyone’s figures here.';
export const playerColumn = 'Player';
export const noGamesOf = (name: string) => `${isolateName(name)} has no games that match this filter.`;
export const allGames = 'All games';

// PersonChips
export const morePeople = 'More players';
export const more = 'More';

// Filter
export const filter = 'Filter';
export const filtered = (parts: readonly string[]) =>
  parts.length === 0 ? 'all games' : joinWithCommas(parts);
export const withPeople = (names: readonly string[]) => `with ${joinWithCommas(names.map(isolateName))}`;
export const game = 'Game';
export const all = 'All';
export const year = 'Year';
export const playedWith = 'Played with';

// Wins
export const winsOf = (name: string) => `${possessive(isolateName(name))} wins`;
export const winsOfGames = (winCount: number, count: number) =>
  `${winCount === 1 ? 'win' : 'wins'} of ${count}`;
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
export const placeWon = (place: number, hasWon: boolean) =>
  hasWon ? `${ordinal(place)}, won` : ordinal(place);
const timesWords = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);
export const placesTimes = (place: number, times: number) => `${ordinal(place)}: ${timesWords(times)}`;
export const partialTimes = (times: number) => `joined late or left early: ${timesWords(times)}`;
export const partialGames = 'Games joined late or left early';
export const places = 'Places';
export const gamesInPlace = (place: number) => `Games in ${ordinal(place)} place`;

// Boxes
export const resultsOf = (name: string) => `${possessive(isolateName(name))} results`;
export const withTheAverage = 'with everyone’s average';
export const wonOf = (winCount: number, total: number) => `${winCount} of ${total} won`;
export const bestAndWorst = (bestResult: string, worstResult: string) =>
  `best ${bestResult}, worst ${worstResult}`;
export const averages = (player: string, tableAverage: string) =>
  `average ${player}, everyone’s ${tableAverage}`;
export const resultsSoFar = (results: readonly string[]) => `Results: ${joinWithCommas(results)}`;

// HeadToHead
export const headToHead = 'Head to head';
export const whoEndedAhead = 'who ended ahead';
export const against = (name: string, other: string) => `${isolateName(name)} and ${isolateName(other)}`;
export const aheadOf = (
  name: string,
  aheadCount: number,
  other: string,
  behindCount: number,
  tiedCount: number
) =>
  `${isolateName(name)} ahead: ${aheadCount}. ${isolateName(other)} ahead: ${behindCount}.${tiedCount === 0 ? '' : ` Tied: ${tiedCount}.`}`;
export const ties = (count: number) => plural(count, 'tie');

// Moments
export const tiesAndPayments = 'Ties and payments';
export const tiesTook = 'Lost to ties';
export const tiesGave = 'Gained from ties';
export const comparedWithSharing = (count: number, total: number) =>
  `in ${count} of ${plural(total, 'game')}, compared with sharing the prize`;
export const biggestPayment = 'Biggest payment';
export const toName = (name: string) => `to ${isolateName(name)}`;
export const reason = (sentence: string, rule: string) => `${sentence} § ${rule}`;

// Dice
export const dice = 'Dice';
export const wholeRollsOnly = 'whole rolls only';
export const sixesOf = (sixCount: number, count: number) =>
  `${sixCount === 1 ? '1 six' : `${sixCount} sixes`} of ${plural(count, 'die', 'dice')}`;
export const expectedOf = (expected: string) => `${expected} expected, as for each face`;
export const tooFewGames = 'too few games to call it luck';
export const diceOf = (name: string) => `${possessive(isolateName(name))} dice`;
export const showAsATable = 'Show as a table';
export const face = 'Face';
export const rolled = 'Rolled';
export const expected = 'Expected';
export const luckiestRoll = 'Least likely roll';
export const sameOf = (count: number, face: number, dice: number) => `${count} of ${dice} dice show ${face}`;
export const rolledBy = (name: string, odds: string) => `${isolateName(name)}, ${odds}`;
export const onceIn = (rolls: string) => `once in ${rolls} rolls`;

// GamesSheet
export const theseGames = 'Games counted, newest first';
