import { capital, isolated, isolatedText, plural } from '$lib/core';

// Board
export const myTwo = 'My two';
export const chips = 'Chips';
export const more = 'More';
export const usesRealCards = (name: string) => `${isolated(name)} uses real cards`;
export const theAppDealsTheCards = 'The app deals the cards';
export const otherTeamsOrSomethingElse = 'Other teams, or something else';
export const backToTheTable = 'Back to the board';
export const finalResult = 'Final result';
export const round = (round: number) => `Round ${round}`;
export const payoutRound = (round: number) => `Payout, round ${round}`;

// Evidence
export const nothing = 'nothing';
export const noTilesHere = 'No tiles here.';

// AskAside
export const back = 'Back';

// AskChips
export const shorter = 'Shorter';
export const count = 'Count';
export const theseChipsChangeHands = 'These chips change hands';
export const whichWay = 'Which way?';
export const whoOrTheJackpot = 'A player or the jackpot';
export const theJackpot = 'The jackpot';
export const jackpot = 'Jackpot';
export const howManyChips = 'How many chips?';
export const fromTheSupply = 'From the supply';
export const backToIt = 'To the supply';
export const firstChooseWho = 'First choose a player or the jackpot.';
export const atMost = (max: number) => `At most ${max}.`;

// AskNow
export const ownCards = 'My own cards';

// CasinoRow
export const whoGetsItsChips = (casino: string) => `${isolatedText(casino)}: who gets its chips?`;
export const jackpotAt = (casino: string, chips: string) => `${isolatedText(casino)}: ${chips}`;

// shownCasinos
export const entered = 'entered';

// AskPlace
export const left = (tokens: number) => `${tokens} left`;
export const addToken = 'Add +3';
export const noToken = 'No +3';
export const putA3TokenOn = 'Put a +3 token on it,';
export const takeTheTokensOff = 'Take the tokens off,';
export const place = 'Place';
export const discard = 'Discard';
export const aLitCasinoPlacesIt = 'Tap a lit casino to place it.';
export const comesBackAfterTheRound = 'It comes back after the round.';
export const tapATileThenIts = 'Tap a tile, then a casino.';
export const blockers = 'Blockers';
export const tiles = 'Tiles';
export const tileTitle = 'Tile';
export const casinoTitle = 'Casino';
export const tokenTitle = '+3 token';
export const without = 'none';
export const discarded = 'discarded';
export const blocker = (tile: number) => `Blocker ${tile}`;
export const tile = (tile: number) => `Tile ${tile}`;
export const isAt = (tile: number, name: string) => `${tile} at ${isolatedText(name)}`;
export const isDiscarded = (tile: number) => `${tile} is discarded`;
export const threeToken = (count: number) => plural(count, '+3 token');
export const discardBlocker = 'discard blocker';

// CasinoRow
export const rigged = 'rigged';

// Casinos
export const casinos = 'Casinos';

// FixCards
export const inTheJackpot = (name: string, chipWords: string) =>
  `${isolatedText(name)}, ${chipWords} in the jackpot`;
export const riggedTitle = 'Rigged';
export const secure = 'Secure';
export const rigThisOne = 'Rig this one';
export const tapThisOne = 'Tap: this one';
export const leaderTakesItAll = 'Lead here: the leader takes it all.';
export const haveMuchHereButNever = 'Have a lot here, but don’t lead.';

// PaidLine
export const why = (why: string) => `${why} Why?`;
export const out = 'out';
export const takesItAll = 'takes it all';
export const leadsNoChipsHere = 'leads, but no chips here';
export const doesNotLead = 'doesn’t lead';
export const the7DoesNotCount = 'the 7 doesn’t count';
export const leadsKickedOut = 'leads: kicked out';
export const tileTotal = 'tile total';
export const toTheSupply = 'to the supply';
export const neverCollect = 'never collect';

// Payout
export const stays = 'stays';
export const jackpotWords = 'jackpot';
export const noOneIsPaidHere = 'No one is paid here';
export const theSupply = 'the supply';
export const paidTo = (paid: readonly { readonly chips: number; readonly to: string }[]) =>
  paid.map(({ chips, to }) => `${chips} to ${to}`).join(', ');
export const fromTheJackpot = 'from the jackpot';
export const fromTheSupplyWords = 'from the supply';
export const riggedOnlyTheLeaderIs = 'Rigged: only the leader is paid.';
export const secureAllButTheLeader = (chipWords: string) =>
  `Secure: everyone but the leader is paid, and ${chipWords} stay.`;
export const roundSoFar = (round: number) => `Round ${round} so far`;
export const soFar = (team: string, count: number) => `${team}: ${plural(count, 'chip')} so far`;
export const chipsForEveryone = 'Chips for everyone';
export const next = (nameOf: string) => `Next: ${isolatedText(nameOf)}`;

// SecretGate
export const whoTakesTheDevice = 'Who takes the device?';
export const noTalkingAboutItUntil = 'No talking about it until the last tile is placed.';
export const nothingIsChosenYet = 'Nothing chosen yet.';
export const isRiggedWhichOneIs = (name: string) => `${isolatedText(name)} is rigged. Which one is secure?`;

// Split
export const roundSplit = (round: number) => `Round ${round}, split`;
export const chipsWords = 'chips';
export const getsWhy = (name: string, value: number) => `${isolatedText(name)} gets ${value}. Why?`;
export const allThreeRoundsArePaid = 'All three rounds are paid out';
export const roundIsPaid = (round: number) => `Round ${round} is paid out`;
export const hasChips = (name: string, count: number) => `${isolated(name)}: ${plural(count, 'chip')}`;
export const chipsOfEach = 'Everyone’s chips';
export const whoHasWon = 'Winners';
export const onToRound = (round: number) => `On to round ${round}`;

// TeamCards
export const riggedLeadHere = 'Rigged: lead here';
export const secureDoNotLead = 'Secure: don’t lead';
export const noTilesOfYours = 'You have no tiles here.';
export const theTeamWouldGet = 'The team would get';

// CasinoForm
export const theRound = 'The round';
export const enterWhoLeadsAndRigged = 'First enter who leads and who rigged it.';

// Seats
/** Read out before what else somebody has. */
export const chipsHeld = (count: number) => `${plural(count, 'chip')},`;
export const inTheHand = 'In hand';
export const players = 'Players';
export const chipsAndTeam = 'Chips, team';

// Evidence
export const claimTitles = { pieces: 'Tiles', count: 'Sum', paid: 'Paid' } as const;

// AskAside
export const noLongerAsked = 'You no longer need to answer that.';

// AskChips
export const thereAreNoChipsToTake = 'There are no chips to take.';

// SecretGate
export const takesIt = (name: string) => `${isolated(name)} takes it`;

// Payout
export const isRigged = (casino: string) => `${isolatedText(casino)}, rigged.`;
export const isSecure = (casino: string) => `${isolatedText(casino)}, secure.`;

// CasinoRow
export const withVerdict = (casino: string, verdict: string) =>
  `${isolatedText(casino)} ${capital(verdict)}.`;
