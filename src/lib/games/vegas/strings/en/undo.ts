import type { Names } from '$lib/core';
import { newsText, enteredText } from './news';
import type { NewsReason, LogEvent, Why } from '$lib/games/vegas/types';
import { cardWords, numberWords, tableWords } from './shared';

/** The label of undo for a line of the log: only the action. */
export function undo(event: LogEvent, names: Names): string | undefined {
  if (event.code === 'left' || event.code === 'joined') return undefined;
  const {
    code,
    news: [action]
  } = event;
  if (code === 'winner') return 'who won the gold chip';
  if (code === 'step') return 'Mary Chip’s step';
  return action === undefined ? undefined : words(action, names);
}

/** Labels that differ from the sentence in the log. */
const CALLED: {
  readonly [Code in Why['code']]?: (action: Extract<Why, { code: Code }>, names: Names) => string;
} = {
  throwsForMary: ({ player, face }, names) => `${names(player)} rolls a ${face} for Mary Chip`,
  changes: ({ player, at }, names) => `${names(player)} moves to ${tableWords(at)}`,
  playsGoodLuck: ({ player, number }, names) => `${names(player)}’s Good Luck ${number}`,
  passes: ({ player }, names) => `${names(player)} passes`,
  sendsFrontMan: ({ player }, names) => `${names(player)}’s Front-man`,
  places: placed,
  placesJoker: placed,
  replaces: placed,
  leaves: ({ player }, names) => `${names(player)} places nothing`,
  challenges: ({ player, other }, names) => `${names(player)} challenges ${names(other)}`,
  challengerStays: () => 'the duel',
  defenderStays: () => 'the duel',
  bothLeave: () => 'the duel',
  toldOver: ({ at }) => `scoring ${tableWords(at)}`,
  toldCounts: ({ at }) => `the counters at ${tableWords(at)}`,
  toldGold: ({ at }) => `the gold chip at ${tableWords(at)}`,
  toldCounter: ({ numbers, at }) => `space ${numberWords(numbers)} of ${tableWords(at)}`,
  toldLowest: ({ player }, names) => `${names(player)}’s lowest number`,
  toldCards: ({ player, card }, names) => `${names(player)}’s ${cardWords(card)}`,
  toldMary: () => 'where Mary Chip is',
  toldTurn: () => 'the board you entered',
  toldDepth: ({ depth }) => (depth === 'turns' ? 'entering every turn' : 'entering scored tables only')
};

type PlacingWhy = Extract<Why, { code: 'places' | 'placesJoker' | 'replaces' }>;

function placed({ player, numbers, at }: PlacingWhy, names: Names): string {
  return `${names(player)}’s ${numberWords(numbers)} at ${tableWords(at)}`;
}

function words(action: Why, names: Names): string | undefined {
  const say = CALLED[action.code] as ((reason: Why, names: Names) => string) | undefined;
  return say?.(action, names) ?? (isNews(action) ? sentence(action, names) : undefined);
}

const NEWS = { ...newsText, ...enteredText };

function isNews(action: Why): action is NewsReason {
  return Object.hasOwn(NEWS, action.code);
}

function sentence(action: NewsReason, names: Names): string {
  const say = NEWS[action.code] as (reason: NewsReason, names: Names) => string;
  return say(action, names).replace(/\.$/, '');
}
