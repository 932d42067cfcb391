import { plural } from '$lib/core';
import type { AskOf, LasVegasAsk } from '$lib/games/las-vegas/board/mode';
import type { People } from '$lib/games/las-vegas/board/people';
import { CASINO_NAMES } from '$lib/games/las-vegas/data';
import type { Face } from '$lib/games/las-vegas/types';
import type { TileMode } from './tile-mode';

/** What the ask bar says above its buttons. */
export interface Asking {
  readonly question: string;
  readonly hint?: string;
}

/** "Casino 3, Three Palms". */
export function casinoWords(face: Face): string {
  return `Casino ${face}, ${CASINO_NAMES[face]}`;
}

interface Asked {
  /** Who is asked, and who activated the tile. */
  readonly name: string;
  readonly activator: string;
  /** "Block It! at casino 2". */
  readonly at: string;
  readonly number: Face;
}

/** By the id of the ask. */
const ASKING: Readonly<Partial<Record<string, (asked: Asked) => Asking>>> = {
  'lucky-punch told': ({ activator }) => ({
    question: `What did ${activator} hold?`,
    hint: 'Guess first, then open the fist'
  }),
  'lucky-punch guess': ({ name, activator }) => ({
    question: `${name} guesses`,
    hint: `How many does ${activator} hold?`
  }),
  'prime-time place': ({ name }) => ({
    question: `Which does ${name} place?`,
    hint: 'Black dice count as own ones'
  }),
  'no-entry close': ({ name, at }) => ({
    question: `Which casino does ${name} close?`,
    hint: `${at}: tap a lit casino`
  }),
  'knockout give': ({ name, activator }) => ({
    question: `${name}, which die?`,
    hint: `Into the bar that ${activator} has opened`
  }),
  'block-it block': ({ at }) => ({
    question: 'Which gray dice, and where?',
    hint: `${at}: a cluster, then a casino`
  }),
  'handicap take': ({ at }) => ({
    question: 'A gray die, and its picture',
    hint: `${at}: a picture, then a casino`
  }),
  'handicap adjust': ({ name }) => ({ question: `${name} adjusts a die`, hint: 'Tap a lit casino' }),
  'my-choice adjust': ({ name }) => ({ question: `${name} adjusts a die`, hint: 'Tap a lit casino' }),
  'power-play use': () => ({
    question: 'Turn a die to which number?',
    hint: 'Instead of rolling: tap a casino'
  }),
  'black-box told': ({ activator }) => ({
    question: `What does ${activator} get?`,
    hint: 'The tokens of the pile that was chosen'
  }),
  'black-box pick': ({ name }) => ({
    question: `Which pile does ${name} take?`,
    hint: 'Only the number of tokens is seen'
  }),
  'double-down move': ({ name, number }) => ({
    question: `How many does ${name} move?`,
    hint: `From casino ${number} to the tile`
  }),
  'nice-dice put': ({ name }) => ({
    question: `Which die does ${name} put there?`,
    hint: 'The space of its own number'
  }),
  'my-choice choose': ({ name }) => ({ question: `${name} chooses`, hint: 'One of the two results' }),
  'my-choice activate': () => ({
    question: 'Which tile does it activate?',
    hint: 'As if dice were placed there'
  }),
  'my-choice golden': () => ({
    question: 'Which die onto the golden space?',
    hint: 'It pays $60,000 at the payout'
  })
};

/** The question that an ask of a tile puts to whoever it is for. */
export function askingOf({ id }: LasVegasAsk, { owner, player, tile }: TileMode, people: People): Asking {
  const at = `${tile.title} at casino ${tile.at}`;
  const name = people.name(player);
  const asked = { name, activator: people.name(owner), at, number: tile.at };
  return ASKING[id]?.(asked) ?? { question: `${name} goes on`, hint: at };
}

/** Whether an ask offers choices with nothing to hide. */
export function isChoice(ask: LasVegasAsk): ask is AskOf<'choose'> {
  return ask.kind === 'choose' && ask.secret !== true;
}

/** "2 tokens". */
export function tokenWords(tokens: number): string {
  return plural(tokens, 'token');
}
