import { capitalize, isolateName, isolateText, plural } from '$lib/core';
import { atCasino, spokenCasino } from './shared';

// index
export const ownCasinosLabel = 'My two';

// Evidence
export const nothingText = 'nothing';
export const noTilesHere = 'No tiles here.';

// MovedChips
export const shorterLabel = 'Shorter';
export const count = 'Count';
export const theseChipsChangeHands = 'These chips change hands';
export const directionLabel = 'Which way?';
export const recipientLabel = 'A player or the jackpot';
export const theJackpot = 'The jackpot';
export const jackpot = 'Jackpot';
export const howManyChips = 'How many chips?';
export const fromTheSupply = 'From the supply';
export const backToSupply = 'To the supply';
export const chooseRecipientHint = 'First choose a player or the jackpot.';
export const maxChipsHint = (max: number) => `At most ${max}.`;

// CasinoRow
export const whoGetsItsChips = (casino: string) => `${isolateText(casino)}: who gets its chips?`;
export const jackpotAt = (casino: string, chips: string) => `${isolateText(casino)}: ${chips}`;

// Place
export const addToken = (tokensLeft: number) => `+3: ${tokensLeft} left`;
export const noToken = 'No +3';
export const tapCasinoHint = 'Tap a lit casino to place it.';
export const tapTileHint = 'Tap a tile, then a casino.';
export const blockers = 'Blockers';
export const tiles = 'Tiles';
export const blocker = (tile: number) => `Blocker ${tile}`;
export const tile = (tile: number) => `Tile ${tile}`;
export const tileAtCasino = (tile: number, name: string) => `${tile} ${atCasino(name)}`;
export const isDiscarded = (tile: number) => `${tile} is discarded`;

// CasinoRow
export const riggedLabel = 'rigged';

// Table
export const casinos = 'Casinos';

// FixCards
export const inTheJackpot = (name: string, chipText: string) =>
  `${isolateText(name)}, ${chipText} in the jackpot`;
export const riggedTitle = 'Rigged';
export const secureLabel = 'Secure';
export const rigLabel = 'Rig this one';
export const tapLabel = 'Tap: this one';
export const riggedHint = 'Lead here: the leader takes it all.';
export const secureHint = 'Have a lot here, but don’t lead.';

// pages
export const takesItAll = 'takes it all';
export const leadsNoChipsHere = 'leads, but no chips here';
export const doesNotLead = 'doesn’t lead';
export const the7DoesNotCount = 'the 7 doesn’t count';
export const leadsKickedOut = 'leads: kicked out';
export const tileTotal = 'tile total';
export const toTheSupply = 'to the supply';
export const neverCollect = 'never collect';

export const theSupply = 'the supply';
export const riggedLead = 'Rigged: only the leader is paid.';
export const secureAllButTheLeader = (chipText: string, chipCount: number) =>
  `Secure: everyone but the leader is paid, and ${chipText} ${chipCount === 1 ? 'stays' : 'stay'}.`;
export const next = (casinoName: string) => `Next: ${isolateText(casinoName)}`;

// index
export const noTalkingHint = 'No talking about it until the last tile is placed.';
export const nothingIsChosenYet = 'Nothing chosen yet.';
export const whichIsSecure = (name: string) =>
  `${capitalize(spokenCasino(name))} is rigged. Which one is secure?`;

// Winnings
export const chipsLabel = 'chips';
export const getsWhyLabel = (name: string, value: number) => `${isolateText(name)} gets ${value}. Why?`;
export const allThreeRoundsArePaid = 'All three rounds are paid';
export const roundIsPaid = (round: number) => `Round ${round} is paid`;
export const hasChips = (name: string, count: number) => `${isolateName(name)}: ${plural(count, 'chip')}`;
export const chipsOfEach = 'Everyone’s chips';
export const seeWhoWon = 'See who won';
export const onToRound = (round: number) => `On to round ${round}`;

// TeamCards
export const riggedLeadHere = 'Rigged: lead here';
export const secureDoNotLead = 'Secure: don’t lead';
export const noTilesOfYours = 'You have no tiles here.';
export const theTeamWouldGet = 'The team would get';

// House
export const houseHint = 'Who leads, and who rigged it?';

// Seats
export const inTheHand = 'In hand';
export const players = 'Players';

// Evidence
export const claimTitles = { pieces: 'Tiles', count: 'Sum', paid: 'Paid' } as const;

// MovedChips
export const thereAreNoChipsToTake = 'There are no chips to take.';

// CasinoRow
export const withVerdict = (casino: string, verdict: string) =>
  `${isolateText(casino)} ${capitalize(verdict)}.`;
