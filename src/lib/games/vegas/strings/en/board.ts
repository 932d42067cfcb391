import { either, isolated, ordinal, plural, possessive, listed, type Names } from '$lib/core';
import type { View } from '$lib/games/vegas/types';

// Board
export const back = 'Back';
export const theDuel = 'The duel';
export const practice = 'Practice';
export const vegas = 'Vegas';
export const theBoard = 'The board';
export const practiceMadeUpBoard = 'Practice: this board is made up.';
export const lastMove = 'The last move';

// Evidence
export const noCounters = 'No counters here.';

// Cell
export const lookAt = (table: string) => `Look at ${table}`;
export const out = 'out';
export const noOneWonItSentence = 'No one won it';
export const wonIt = (name: string) => `${name} won it`;

// Duel
export const atStake = 'At stake';
export const whoKeepsTheSpace = 'Who keeps the space?';
export const theSpaceIsFree = 'The space is free';
export const keepsTheSpace = (name: string) => `${name} keeps the space`;
export const whoBeatsWhom = 'Who beats whom?';
export const beats = 'beats';
export const duelTie = 'A tie: both come off.';
export const eachTheDefenderStays = 'each: the defender stays.';
export const challenges = 'Challenges';
export const defends = 'Defends';
export const hasChosen = 'has chosen';
export const choosesHearts = 'chooses hearts';
export const stays = 'stays';
export const takesBackTheCounter = 'takes the counter back';

// DuelPad
export const inSecret = 'In secret';
export const duellingDieOf = (name: string) => `${possessive(isolated(name))} duelling die`;

// Hearts
export const ourDice = 'Our dice';
export const showsHearts = (name: string, hearts: string) => `${name}: ${hearts}`;
export const noHeartsAreChosenYet = 'No hearts chosen yet.';
export const chosen = (heartWords: string) => `Chosen: ${heartWords}.`;
export const yourHearts = 'Your hearts';

// MaryWalk
export const start = 'Start';
export const step = 'Step';
export const nowHere = 'now here';
export const fromStart = 'from Start';
export const hereBefore = 'here before';
export const scoredSkipped = 'scored, skipped';

// OpenTable
export const ofFree = (free: number, spacesCount: number) => `${free} of ${spacesCount} free`;
export const ifItWereScoredNow = 'If it were scored now';
export const ifScoredNow = 'If this table were scored now, this would be the result:';
export const wouldWinItWhy = (name: string, countOf: number) =>
  `${isolated(name)}: ${countOf}, would win it. Why?`;
export const wouldWinNothingWhy = (name: string, countOf: number) =>
  `${isolated(name)}: ${countOf}, would win nothing. Why?`;
export const whyNoneNow = 'Why can’t I place a counter here now?';
export const playingHere = (join: string) => `Playing here: ${join}`;
export const counter = (name: string) => `${possessive(isolated(name))} counter`;
export const placeHere = 'place here';
export const replaceIt = 'replace it';
export const challengeIt = 'challenge it';
export const space = (placeOf: number) => `${ordinal(placeOf)} space`;

// Placing
export const free = 'free';
export const duel = 'duel';
export const joker = 'joker';
export const scores = 'scores';
export const scoresTheTable = 'fills and scores the table';
export const doesTo = (effect: string, names: readonly string[]) => `${effect}, ${either(names)}`;
export const replace = 'replace';
export const challenge = 'challenge';
export const wouldWinIt = 'would win it';
export const placeNothing = 'Place nothing';

// Scored
export const isScored = (tableTitle: string) => `${tableTitle} is scored`;
export const maryChipIsThere = 'Mary Chip is there';
export const allSpacesCovered = 'All its spaces are covered';
export const countersThere = 'Counters there';
export const noCounterHere = 'no counters here';
export const on = (numberWords: string) => `on ${numberWords}`;
export const counters = (count: number) => `${plural(count, 'counter')},`;
export const winsGold = (gold: number) => `wins ${gold} gold`;
export const getsNothing = 'gets nothing';
export const goldIsDiscarded = (gold: number) => `${gold} gold is discarded`;
export const goldTo = (gold: number, name: string) => `${gold} gold to ${name}`;

// Seats
export const cards = (count: number) => `${plural(count, 'card')},`;
export const countersLeftCardsLeft = 'Counters left, cards left';

// ThrowPad
export const goldDie = 'The gold die';
export const goodLuckCards = 'Good Luck cards';
export const nothingToPlace = 'nothing to place';
export const rolledForMaryChip = (face: number, effect: string) =>
  `Rolled a ${face}: ${effect}, Mary Chip moves`;
export const rolledA = (face: number, effect: string) => `Rolled a ${face}: ${effect}`;

// Track
export const tablesLabel = 'The tables in the order Mary Chip reaches them';
export const stepOfMary = (mary: number) => `Step ${mary}`;

// Evidence
export const claimTitles = { pieces: 'Spaces', count: 'Counters', paid: 'Gold' } as const;

// ThrowPad
export const goodLuck = (face: number) => `Good Luck ${face}`;
export const goodLuckDoes = (face: number, effect: string) => `Good Luck ${face}: ${effect}`;
export const goodLuckPlayed = (face: number) => `Good Luck ${face}, played`;

// Cell
export const maryIsHere = 'Mary Chip is here';
export const covered = (count: number, spaces: number) => `${count} of ${spaces} spaces covered`;
export const noOneWonIt = 'no one won it';
export const wouldWinItNow = (name: string) => `${isolated(name)} would win it now`;
export const playsHere = (name: string) => `${name} plays here`;

/** The button after an earlier move, and after the last one. */
export const NEXT = 'Next';
export const SEE_RESULT = 'See the result';
export const countersBack = (counts: string) => `Counters back: ${counts}`;

/** The button below the results of a move, and what comes next. */
export function continueLabel(
  { news, phase, turn, ended }: View,
  pages: number,
  names: Names
): { readonly label: string; readonly hint: string } {
  if (pages > 1) return { label: NEXT, hint: 'A table is also scored' };
  const returned = news.flatMap((why) => (why.code === 'countersBack' ? why.counts : []));
  const label =
    returned.length === 0 ? NEXT : countersBack(listed(returned.map(({ count }) => String(count))));
  if (phase === 'over') return { label: SEE_RESULT, hint: 'That was the last gold chip' };
  if (phase === 'step') return { label, hint: 'Mary Chip moves next' };
  if (phase === 'throw') return { label, hint: `${names(turn)} still rolls` };
  return ended === undefined ? { label, hint: `${names(turn)} is next` } : { label, hint: 'One more table' };
}
