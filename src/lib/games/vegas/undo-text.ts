import type { Names } from '$lib/core';
import { newsText, toldText } from './news-text';
import type { NewsWhy, Told, Why } from './types';
import { cardWords, numberWords, tableWords } from './words';

/** What the undo bar calls a line of the log: the deed alone. */
export function undo({ code, news: [deed] }: Told, names: Names): string | undefined {
  if (code === 'winner') return 'who took the gold chip';
  if (code === 'step') return 'the step of Mary Chip';
  return deed === undefined ? undefined : words(deed, names);
}

function words(deed: Why, names: Names): string | undefined {
  switch (deed.code) {
    case 'throwsForMary':
      return `${names(deed.player)} throws a ${deed.face} for Mary Chip`;
    case 'changes':
      return `${names(deed.player)} moves to ${tableWords(deed.at)}`;
    case 'playsGoodLuck':
      return `${names(deed.player)}’s Good Luck ${deed.number}`;
    case 'passes':
      return `${names(deed.player)} passes`;
    case 'places':
    case 'placesJoker':
    case 'replaces':
      return `${names(deed.player)}’s ${numberWords(deed.numbers)} of ${tableWords(deed.at)}`;
    case 'leaves':
      return `${names(deed.player)} places nothing`;
    case 'challenges':
      return `${names(deed.player)} challenges ${names(deed.other)}`;
    case 'challengerStays':
    case 'defenderStays':
    case 'bothLeave':
      return 'the duel';
    case 'toldOver':
      return `the end of ${tableWords(deed.at)}`;
    case 'toldCounts':
      return `the counters at ${tableWords(deed.at)}`;
    case 'toldGold':
      return `the gold chip of ${tableWords(deed.at)}`;
    case 'toldCounter':
      return `the ${numberWords(deed.numbers)} of ${tableWords(deed.at)}`;
    case 'toldLowest':
      return `${names(deed.player)}’s lowest number`;
    case 'toldCards':
      return `${names(deed.player)}’s ${cardWords(deed.card)}`;
    case 'toldMary':
      return 'where Mary Chip stands';
    case 'toldTurn':
      return 'the table as it was told';
    case 'toldDepth':
      return deed.depth === 'turns' ? 'telling every turn' : 'telling only the tables';
    default:
      return isNews(deed) ? sentence(deed, names) : undefined;
  }
}

const NEWS = { ...newsText, ...toldText };

function isNews(deed: Why): deed is NewsWhy {
  return Object.hasOwn(NEWS, deed.code);
}

function sentence(deed: NewsWhy, names: Names): string {
  const say = NEWS[deed.code] as (each: NewsWhy, called: Names) => string;
  return say(deed, names).replace(/\.$/, '');
}
