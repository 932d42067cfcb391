import { capital, possessive, type Names } from '$lib/core';
import type { AskWords, GateWords } from '$lib/games/define';
import { numberOf } from './board';
import type { VegasAsk } from './choices';
import { stepAt } from './track';
import type { Move, Placing, View } from './types';
import { cardWords, heartWords, numberWords, tableTitle, tableWords } from './words';

/** What is asked with the moves of one kind. */
type Words = (view: View, names: Names, move: Move | undefined) => AskWords;

/** What stands before a duelling die that is set alone. */
const GATE: GateWords = {
  lies: 'The duelling die is hidden.',
  wants: 'choose your hearts alone',
  what: 'your die',
  laid: 'it is laid'
};

/** A question for each kind of move that can be asked for: one that is missing does not compile. */
const ASKS: Readonly<Record<Move['type'], Words>> = {
  stand: (view, names, move) =>
    view.phase === 'resume' && move?.type === 'stand'
      ? { question: `Where does ${names(move.player)} stand?` }
      : { question: `Where does ${names(view.turn)} begin?`, hint: 'Any table with its gold chip.' },
  throw: (view, names) => ({
    question:
      view.sentTo === undefined
        ? `What does ${names(view.turn)} throw?`
        : `What does ${names(view.turn)} throw for the Front-man at ${tableAt(view, view.sentTo)}?`,
    hint: throwHint(view),
    action: 'Throw the gold die',
    table: { question: `What did ${names(view.turn)} throw?`, hint: throwHint(view) }
  }),
  goodLuck: (view, names) => ({
    question: `Does ${names(view.turn)} play a Good Luck card first?`,
    hint: 'It places a counter here, and then comes the throw.'
  }),
  frontMan: (view, names) => ({
    question: `Where does ${names(view.turn)} send a Front-man?`,
    hint: 'The throw is placed there.'
  }),
  maryCard: (view, names) => ({
    question: `Does ${names(view.turn)} play the Mary Chip card?`,
    hint: 'She moves by one place, and then comes the throw.'
  }),
  change: (view, names) => ({
    question: `Where does ${names(view.turn)} move to?`,
    hint: 'Moving is the whole turn.'
  }),
  pass: (view, names) => ({
    question: `Does ${names(view.turn)} pass?`,
    hint: 'There is no counter left in hand.'
  }),
  place: (view, names) => placeWords(view, names),
  leave: (view, names) => placeWords(view, names),
  hearts: (view, names, move) => ({
    ...(move?.type === 'hearts'
      ? { question: `How many hearts does ${names(move.player)} show?`, hint: 'Nobody else looks.' }
      : { question: 'How many hearts?', hint: 'Both choose in secret.' }),
    gate: GATE
  }),
  reveal: () => ({
    question: 'Both have chosen.',
    hint: 'Nobody knows yet, not even the log.',
    action: 'Reveal both'
  }),
  duel: (view, names) => ({
    question:
      view.fight === undefined
        ? 'What do the two dice show?'
        : `What do ${names(view.fight.challenger)} and ${names(view.fight.defender)} show?`,
    hint: 'For dice that lie on the table.'
  }),
  step: () => ({ question: 'The thrown 1 still counts.', action: 'Mary Chip moves' }),
  scored: () => ({ question: 'Which table is scored?', hint: 'It is full, or Mary Chip has come to it.' }),
  gold: (view) => ({ question: `What is the gold chip of ${endedAt(view)} worth?` }),
  winner: (view) => ({ question: `Who takes the gold chip of ${endedAt(view)}?` }),
  counts: (view) => ({
    question: `How many counters lie at ${endedAt(view)}?`,
    hint: 'The app decides then who takes the gold chip.',
    action: 'Score it'
  }),
  lowest: (view, names, move) => ({
    question:
      move?.type === 'lowest'
        ? `What is ${possessive(names(move.player))} lowest number at ${endedAt(view)}?`
        : `What is the lowest number at ${endedAt(view)}?`,
    hint: 'It decides between those with the same number of counters.'
  }),
  depth: () => ({ question: 'How much is told?' }),
  lies: (view, _, move) => ({
    question: `What lies at ${move?.type === 'lies' ? tableAt(view, move.table) : 'this table'}?`,
    hint: 'Only what has changed since it was last told.'
  }),
  cards: (_, names, move) => ({
    question:
      move?.type === 'cards' ? `Which cards does ${names(move.player)} still have?` : 'Which cards are left?'
  }),
  mary: () => ({ question: 'Where does Mary Chip stand?' }),
  resume: () => ({ question: 'Whose turn is next?', hint: 'First tell what has changed since then.' })
};

/** What the table is asked; of covered hearts no more than that they are asked. */
export function askWords(ask: VegasAsk, view: View, names: Names): AskWords {
  const [first] = ask.kind === 'choose' ? ask.choices : [];
  return ASKS[typeOf(ask, first?.move)](view, names, first?.move);
}

function typeOf(ask: VegasAsk, first: Move | undefined): Move['type'] {
  switch (ask.kind) {
    case 'dice':
      return 'throw';
    case 'number':
      return 'gold';
    case 'counts':
      return 'counts';
    case 'choose':
    case 'draw':
    case 'split':
      return first?.type ?? 'hearts';
  }
}

/** The same for a board that shows whose turn it is. */
export function throwWords({ turn }: View, names: Names): AskWords {
  return { question: `Throw, ${names(turn)}`, hint: 'or a card first', action: 'Throw the gold die' };
}

function throwHint(view: View): string {
  return view.phase === 'turn'
    ? 'Or a card first, or another table.'
    : 'Only the throw is left of this turn.';
}

function placeWords(view: View, names: Names): AskWords {
  const { placing, turn } = view;
  if (placing === undefined) return { question: `Where does ${names(turn)} place a counter?` };
  if (isJoker(view, placing))
    return {
      question: `A 6 is a joker at ${tableAt(view, placing.table)}.`,
      hint: `No space shows a 6, so ${names(turn)} places it anywhere.`
    };
  return {
    question: `Where does ${names(turn)} place a counter for the ${placing.shown} at ${tableAt(view, placing.table)}?`,
    hint: 'The spaces that show it.'
  };
}

function isJoker(view: View, { shown }: Placing): boolean {
  return view.outlook.some((each) => each.shown === shown && each.does === 'joker');
}

function tableAt(view: View, table: number): string {
  const found = view.tables[table];
  return found === undefined ? 'this table' : tableWords(found.name);
}

function endedAt(view: View): string {
  return view.ended === undefined ? 'this table' : tableAt(view, view.ended.table);
}

/** A label for each kind of choice. */
const CHOICES: {
  readonly [Type in Move['type']]: (move: Extract<Move, { type: Type }>, view: View, names: Names) => string;
} = {
  stand: ({ table }, view) => titleOf(view, table),
  throw: ({ face }) => `A ${face}`,
  goodLuck: ({ number }) => `Good Luck ${number}`,
  frontMan: ({ table }, view) => `Front-man to ${tableAt(view, table)}`,
  maryCard: () => 'Mary Chip card',
  change: ({ table }, view) => titleOf(view, table),
  pass: () => 'Pass',
  place: ({ space }, view, names) => spaceLabel(view, view.placing?.table ?? 0, space, names),
  leave: () => 'Place nothing',
  hearts: ({ hearts }) => capital(heartWords(hearts)),
  reveal: () => 'Reveal both',
  duel: ({ challenger, defender }) => `${capital(heartWords(challenger))} against ${heartWords(defender)}`,
  step: () => 'Mary Chip moves',
  scored: ({ table, by }, view) =>
    by === 'full' ? `${titleOf(view, table)} is full` : `Mary Chip comes to ${tableAt(view, table)}`,
  gold: ({ gold }) => `${gold} gold`,
  winner: ({ winner }, _, names) => (winner === 'nobody' ? 'Nobody, it is out' : names(winner)),
  counts: () => 'Score it',
  lowest: ({ number }) => `A ${number}`,
  depth: ({ depth }) => (depth === 'turns' ? 'Tell every turn' : 'Tell only the tables'),
  lies: ({ table, space, whose }, view, names) =>
    `${spaceNumber(view, table, space)}: ${whose === 'nobody' ? 'free' : names(whose)}`,
  cards: ({ card, left }) => `${capital(cardWords(card))}: ${left === 0 ? 'none' : left} left`,
  mary: ({ at }, view) => markOf(view, at),
  resume: ({ player }, _, names) => names(player)
};

/** What a button says that makes this choice. */
export function choiceWords(move: Move, view: View, names: Names): string {
  const say = CHOICES[move.type] as (each: Move, seen: View, called: Names) => string;
  return say(move, view, names);
}

function titleOf(view: View, table: number): string {
  const found = view.tables[table];
  return found === undefined ? 'This table' : tableTitle(found.name);
}

function spaceLabel(view: View, table: number, space: number, names: Names): string {
  const whose = view.tables[table]?.spaces[space]?.counter;
  return `${spaceNumber(view, table, space)}, ${whose === undefined ? 'free' : `replace ${names(whose)}`}`;
}

/** "Space 4, a 1/2": equal spaces of a table are told apart by where they lie. */
function spaceNumber(view: View, table: number, space: number): string {
  const found = view.tables[table]?.spaces[space];
  return `Space ${numberOf(space)}, the ${found === undefined ? '' : numberWords(found.numbers)}`;
}

function markOf(view: View, at: number): string {
  if (at === 0) return 'Start';
  const place = stepAt(view.track, at);
  return typeof place === 'number' ? titleOf(view, place) : `Blank step ${at}`;
}

/** What a group of counts is called, or one row of it. */
export function countedWords(row: string | undefined, view: View, names: Names): string {
  if (row === undefined) return `Counters at ${endedAt(view)}`;
  const seat = view.seats.find(({ player }) => player === row);
  return seat === undefined ? 'Free spaces' : names(seat.player);
}

/** What stands there once the last gold chip is gone. */
export const END: AskWords = {
  question: 'The last gold chip is gone',
  hint: 'Everything is counted',
  action: 'See the result'
};

/** Said where a table is chosen, and nothing else is said. */
export const TAP_TABLE = 'Tap a table above.';

/** Said of a table that is neither chosen nor thrown at. */
export const LOOKED_AT = 'Only looked at';
