import { either, isolated, plural, possessive } from '$lib/core';

// Board
export const back = 'Back';
export const finalResult = 'Final result';
export const theDuel = 'The duel';
export const practice = 'Practice';
export const vegas = 'Vegas';
export const theBoard = 'The board';
export const practiceThisBoardIsInvented = 'Practice: this board is invented.';
export const whatHappenedLast = 'What happened last';

// Evidence
export const noCounterLiesHere = 'No counter lies here.';

// AskAny
export const whatIsTold = 'What is told';
export const thatIsAll = 'That is all';

// Cell
export const out = 'out';
export const nobodyWonIt = 'Nobody won it';
export const wonIt = (name: string) => `${name} won it`;

// Duel
export const atStake = 'At stake';
export const whoKeepsTheSpace = 'Who keeps the space?';
export const theSpaceIsFree = 'The space is free';
export const keepsTheSpace = (name: string) => `${name} keeps the space`;
export const whoBeatsWhom = 'Who beats whom';
export const beats = 'beats';
export const twoAlikeBothGo = 'Two alike: both go.';
export const eachTheDefenderStays = 'each: the defender stays.';
export const challenges = 'Challenges';
export const defends = 'Defends';
export const hasChosen = 'has chosen';
export const choosesHearts = 'chooses hearts';
export const stays = 'stays';
export const takesTheCounterBack = 'takes the counter back';

// DuelPad
export const inSecret = 'In secret';
export const whatShows = (name: string) => `What ${isolated(name)} shows`;

// Duelling
export const typeIt = 'Type it';

// Hearts
export const challengesForTheAtThis = (name: string, name2: string, numberWords: string) =>
  `${name} challenges ${name2} for the ${numberWords} at this table.`;
export const challengesForTheAt = (name: string, name2: string, numberWords: string, tableWords: string) =>
  `${name} challenges ${name2} for the ${numberWords} at ${tableWords}.`;
export const whoChoosesHearts = 'Who chooses hearts';
export const ourDice = 'Our dice';
export const showsHearts = (name: string, hearts: string) => `${name}: ${hearts}`;
export const noHeartsAreChosenYet = 'No hearts are chosen yet.';
export const chosen = (heartWords: string) => `Chosen: ${heartWords}.`;
export const yourHearts = 'Your hearts';

// MaryWalk
export const start = 'Start';
export const step = 'Step';
export const nowHere = 'now here';
export const fromStart = 'from Start';
export const hereBefore = 'here before';
export const scoredSkipped = 'scored: skipped';

// OpenTable
export const ofFree = (free: number, spacesCount: number) => `${free} of ${spacesCount} free`;
export const ifItWereScoredNow = 'If it were scored now';
export const ifScoredNow = 'If this table were scored now, this would be the result:';
export const wouldWinItWhy = (name: string, countOf: number) =>
  `${isolated(name)}: ${countOf}, would win it. Why?`;
export const wouldWinNothingWhy = (name: string, countOf: number) =>
  `${isolated(name)}: ${countOf}, would win nothing. Why?`;
export const whoPlaysHere = (join: string) => `Who plays here: ${join}`;
export const counter = (name: string) => `${possessive(isolated(name))} counter`;
export const placeHere = 'place here';
export const replaceIt = 'replace it';
export const challengeIt = 'challenge it';
export const space = (placeOf: number) => `Space ${placeOf}`;

// Placing
export const free = 'free';
export const duel = 'duel';
export const joker = 'joker';
export const doesTo = (does: string, names: readonly string[]) => `${does}, ${either(names)}`;
export const replace = 'replace';
export const challenge = 'challenge';
export const wouldWinIt = 'would win it';
export const placeNothing = 'Place nothing';

// Scored
export const isScored = (tableTitle: string) => `${tableTitle} is scored`;
export const maryChipIsThere = 'Mary Chip is there';
export const allOfItsSpacesAre = 'All of its spaces are covered';
export const whoHadWhatThere = 'Who had what there';
export const noCounterHere = 'no counter here';
export const on = (numberWords: string) => `on ${numberWords}`;
export const counters = (count: number) => `${plural(count, 'counter')},`;
export const takesThe = (gold: number) => `takes the ${gold}`;
export const takesNoGold = 'takes nothing';
export const theIsOutOfThe = (gold: number) => `The ${gold} is out of the game`;
export const goldTo = (gold: number, name: string) => `${gold} gold to ${name}`;

// Seats
export const goldOf = (gold: string) => `${gold} gold`;
export const cards = (count: number) => `${plural(count, 'card')},`;
export const countersLeftCardsLeft = 'Counters left, cards left';
export const goldTitle = 'Gold';

// ThrowPad
export const mary = 'Mary';
export const frontMan = 'Front-man';
export const change = 'Change';
export const app = 'App';
export const whatTheGoldDieShows = 'What the gold die shows';
export const goodLuckCards = 'Good Luck cards';
export const pass = 'Pass';
export const nothingToPlace = 'nothing to place';
export const aWasThrownMaryChip = (face: number, what: string) =>
  `A ${face} was thrown: ${what}, Mary Chip moves`;
export const aWasThrown = (face: number, what: string) => `A ${face} was thrown: ${what}`;

// Track
export const theTablesInTheOrder = 'The tables in the order in which Mary Chip reaches them';
export const stepOfMary = (mary: number) => `Step ${mary}`;

// Evidence
export const claimTitles = { pieces: 'Spaces', count: 'Counters', paid: 'Gold' } as const;

// ThrowPad
export const goodLuck = (face: number) => `Good Luck ${face}`;
export const goodLuckPlayed = (face: number) => `Good Luck ${face}, played`;
