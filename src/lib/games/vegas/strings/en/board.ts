import { joinWithOr, isolateName, ordinal, plural, possessive, joinWithAnd, type Names } from '$lib/core';
import type { View } from '$lib/games/vegas/types';

// Board
export const backLabel = 'Back';
export const theDuel = 'The duel';
export const practice = 'Practice';
export const vegas = 'Vegas';
export const theBoard = 'The board';
export const practiceMadeUpBoard = 'Practice: this board is made up.';
export const lastMove = 'The last move';

// Evidence
export const noCounters = 'No counters here.';

// Cell
export const lookAtLabel = (table: string) => `Look at ${table}`;
export const outText = 'out';
export const noOneWonItSentence = 'No one won it';
export const wonText = (name: string) => `${name} won it`;

// Duel
export const atStake = 'At stake';
export const whoKeepsSpaceQuestion = 'Who keeps the space?';
export const theSpaceIsFree = 'The space is free';
export const keepsTheSpace = (name: string) => `${name} keeps the space`;
export const whoBeatsWhom = 'Who beats whom?';
export const beatsText = 'beats';
export const duelTie = 'A tie: both come off.';
export const eachTheDefenderStays = 'each: the defender stays.';
export const challengesLabel = 'Challenges';
export const defendsLabel = 'Defends';
export const hasChosen = 'has chosen';
export const choosesHearts = 'chooses hearts';
export const staysText = 'stays';
export const takesBackTheCounter = 'takes the counter back';

// DuelPad
export const inSecret = 'In secret';
export const duellingDieOf = (name: string) => `${possessive(isolateName(name))} duelling die`;

// Hearts
export const ourDice = 'Our dice';
export const showsHearts = (name: string, hearts: string) => `${name}: ${hearts}`;
export const noHeartsAreChosenYet = 'No hearts chosen yet.';
export const chosenText = (heartText: string) => `Chosen: ${heartText}.`;
export const yourHearts = 'Your hearts';

// MaryWalk
export const start = 'Start';
export const step = 'Step';
export const nowHere = 'now here';
export const fromStart = 'from Start';
export const hereBefore = 'here before';
export const scoredSkipped = 'scored, skipped';

// OpenTable
export const ofFree = (freeCount: number, spaceCount: number) => `${freeCount} of ${spaceCount} free`;
export const ifItWereScoredNow = 'If it were scored now';
export const ifScoredNow = 'If this table were scored now, this would be the result:';
export const wouldWinItWhy = (name: string, counterCount: number) =>
  `${isolateName(name)}: ${counterCount}, would win it. Why?`;
export const wouldWinNothingWhy = (name: string, counterCount: number) =>
  `${isolateName(name)}: ${counterCount}, would win nothing. Why?`;
export const whyNoneNow = 'Why can’t I place a counter here now?';
export const playingHere = (names: string) => `Playing here: ${names}`;
export const counterLabel = (name: string) => `${possessive(isolateName(name))} counter`;
export const placeHere = 'place here';
export const replaceIt = 'replace it';
export const challengeIt = 'challenge it';
export const space = (place: number) => `${ordinal(place)} space`;

// Placing
export const freeText = 'free';
export const duel = 'duel';
export const joker = 'joker';
export const scores = 'scores';
export const scoresTheTable = 'fills and scores the table';
export const effectOnPlayers = (effect: string, names: readonly string[]) =>
  `${effect}, ${joinWithOr(names)}`;
export const replaceText = 'replace';
export const challengeText = 'challenge';
export const wouldWinIt = 'would win it';
export const placeNothing = 'Place nothing';

// Scored
export const scoredHeading = (tableTitle: string) => `${tableTitle} is scored`;
export const maryChipIsThere = 'Mary Chip is there';
export const allSpacesCovered = 'All its spaces are covered';
export const countersThere = 'Counters there';
export const noCounterHere = 'no counters here';
export const onNumbers = (numberText: string) => `on ${numberText}`;
export const counters = (count: number) => `${plural(count, 'counter')},`;
export const winsGold = (gold: number) => `wins ${gold} gold`;
export const getsNothing = 'gets nothing';
export const goldIsDiscarded = (gold: number) => `${gold} gold is discarded`;
export const goldToPlayer = (gold: number, name: string) => `${gold} gold to ${name}`;

// Seats
export const cards = (count: number) => `${plural(count, 'card')},`;
export const countersLeftCardsLeft = 'Counters left, cards left';

// ThrowPad
export const goldDie = 'The gold die';
export const goodLuckCards = 'Good Luck cards';
export const nothingToPlace = 'nothing to place';
export const rollForMaryText = (face: number, effect: string) =>
  `Rolled a ${face}: ${effect}, Mary Chip moves`;
export const rollText = (face: number, effect: string) => `Rolled a ${face}: ${effect}`;

// Track
export const tablesLabel = 'The tables in the order Mary Chip reaches them';
export const stepLabelOfMary = (mary: number) => `Step ${mary}`;

// Evidence
export const claimTitles = { pieces: 'Spaces', count: 'Counters', paid: 'Gold' } as const;

// ThrowPad
export const goodLuck = (face: number) => `Good Luck ${face}`;
export const goodLuckEffectLabel = (face: number, effect: string) => `Good Luck ${face}: ${effect}`;
export const goodLuckPlayed = (face: number) => `Good Luck ${face}, played`;

// Cell
export const maryIsHere = 'Mary Chip is here';
export const coveredText = (count: number, spaces: number) => `${count} of ${spaces} spaces covered`;
export const noOneWonIt = 'no one won it';
export const wouldWinItNow = (name: string) => `${isolateName(name)} would win it now`;
export const playsHere = (name: string) => `${name} plays here`;

/** The buttons after a move, and after the last move of the game. */
export const NEXT_LABEL = 'Next';
export const SEE_RESULT = 'See the result';
export const countersBack = (counts: string) => `Counters back: ${counts}`;

/** The button below the results of a move, and what comes next. */
export function continueLabel(
  { news, phase, turn, ended: endedTable }: View,
  pages: number,
  names: Names
): { readonly label: string; readonly hint: string } {
  if (pages > 1) return { label: NEXT_LABEL, hint: 'A table is also scored' };
  const returnedCounters = news.flatMap((why) => (why.code === 'countersBack' ? why.counts : []));
  const label =
    returnedCounters.length === 0
      ? NEXT_LABEL
      : countersBack(joinWithAnd(returnedCounters.map(({ count }) => String(count))));
  if (phase === 'over') return { label: SEE_RESULT, hint: 'That was the last gold chip' };
  if (phase === 'step') return { label, hint: 'Mary Chip moves next' };
  if (phase === 'throw') return { label, hint: `${names(turn)} still rolls` };
  return endedTable === undefined
    ? { label, hint: `${names(turn)} is next` }
    : { label, hint: 'One more table' };
}
