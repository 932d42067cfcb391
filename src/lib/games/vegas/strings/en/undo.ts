import type { Names } from '$lib/core';
import { newsText, enteredText } from './news';
import type { NewsReason, LogEvent, Why } from '$lib/games/vegas/types';
import { cardText, numberText, tableText } from './shared';

/** The label of undo for a line of the log: only the action. */
export function undo(event: LogEvent, names: Names): string | undefined {
  if (event.code === 'left' || event.code === 'joined') return undefined;
  const {
    code,
    news: [action]
  } = event;
  if (code === 'winner') return 'who won the gold chip';
  if (code === 'step') return 'Mary Chip’s step';
  return action === undefined ? undefined : actionText(action, names);
}

/** Labels that differ from the sentence in the log. */
const ACTION_TEXTS: {
  readonly [Code in Why['code']]?: (action: Extract<Why, { code: Code }>, names: Names) => string;
} = {
  throwsForMary: ({ player, face }, names) => `${names(player)} rolls a ${face} for Mary Chip`,
  changes: ({ player, at: tableName }, names) => `${names(player)} moves to ${tableText(tableName)}`,
  playsGoodLuck: ({ player, number }, names) => `${names(player)}’s Good Luck ${number}`,
  passes: ({ player }, names) => `${names(player)} passes`,
  sendsFrontMan: ({ player }, names) => `${names(player)}’s Front-man`,
  places: placedText,
  placesJoker: placedText,
  replaces: placedText,
  leaves: ({ player }, names) => `${names(player)} places nothing`,
  challenges: ({ player, other }, names) => `${names(player)} challenges ${names(other)}`,
  challengerStays: () => 'the duel',
  defenderStays: () => 'the duel',
  bothLeave: () => 'the duel',
  toldOver: ({ at: tableName }) => `scoring ${tableText(tableName)}`,
  toldCounts: ({ at: tableName }) => `the counters at ${tableText(tableName)}`,
  toldGold: ({ at: tableName }) => `the gold chip at ${tableText(tableName)}`,
  toldCounter: ({ numbers, at: tableName }) => `space ${numberText(numbers)} of ${tableText(tableName)}`,
  toldLowest: ({ player }, names) => `${names(player)}’s lowest number`,
  toldCards: ({ player, card }, names) => `${names(player)}’s ${cardText(card)}`,
  toldMary: () => 'where Mary Chip is',
  toldTurn: () => 'the board you entered',
  toldDepth: ({ depth }) => (depth === 'turns' ? 'entering every turn' : 'entering scored tables only')
};

type PlacingWhy = Extract<Why, { code: 'places' | 'placesJoker' | 'replaces' }>;

function placedText({ player, numbers, at: tableName }: PlacingWhy, names: Names): string {
  return `${names(player)}’s ${numberText(numbers)} at ${tableText(tableName)}`;
}

function actionText(action: Why, names: Names): string | undefined {
  const textOf = ACTION_TEXTS[action.code] as ((reason: Why, names: Names) => string) | undefined;
  return textOf?.(action, names) ?? (isNews(action) ? newsSentence(action, names) : undefined);
}

const NEWS = { ...newsText, ...enteredText };

function isNews(action: Why): action is NewsReason {
  return Object.hasOwn(NEWS, action.code);
}

function newsSentence(action: NewsReason, names: Names): string {
  const textOf = NEWS[action.code] as (reason: NewsReason, names: Names) => string;
  return textOf(action, names).replace(/\.$/, '');
}
