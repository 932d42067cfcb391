import { capitalize, ordinal, possessive, type Names } from '$lib/core';
import type { AskText, GateText } from '$lib/games/contract/define';
import { numberOf } from '$lib/games/vegas/state/board';
import type { VegasAsk } from '$lib/games/vegas/actions/action';
import { stepAt, tableOfNextStep } from '$lib/games/vegas/state/track';
import type { Move, Placing, View } from '$lib/games/vegas/types';
import { inSecret, ourDice } from './board';
import { cardText, heartText, numberText, tableTitle, tableText } from './shared';

/** The text of an ask whose moves are of one type. */
type AskTextMaker = (view: View, names: Names, move: Move | undefined) => AskText;

/** The button that shows both dice. */
export const REVEAL = 'Reveal both';

/** The gate text for a player who sets a duelling die in secret. */
function gateOf(view: View, names: Names): GateText {
  const { fight } = view;
  const intro =
    fight === undefined
      ? 'The duelling die is hidden.'
      : `${names(fight.challenger)} challenges ${names(fight.defender)} for space ${numberText(fight.numbers)} of ${tableAt(view, fight.table)}.`;
  return { intro, task: 'choose your hearts in secret', secret: 'your die', done: 'it’s set' };
}

/** No one is asked whether they leave or join. */
type AskedMove = Exclude<Move['type'], 'quit' | 'join'>;

/** The question for each type of move that is asked for. A missing one does not compile. */
const ASKS: Readonly<Record<AskedMove, AskTextMaker>> = {
  stand: (view, names, move) =>
    view.phase === 'resume' && move?.type === 'stand'
      ? { question: `Where is ${names(move.player)}?` }
      : { question: `Where does ${names(view.turn)} start?`, hint: 'Any table with a gold chip.' },
  throw: (view, names) => ({
    question:
      view.sentTo === undefined
        ? `What does ${names(view.turn)} roll?`
        : `What does ${names(view.turn)} roll for the Front-man at ${tableAt(view, view.sentTo)}?`,
    hint: throwHint(view),
    action: 'Roll the gold die',
    table: { question: `What did ${names(view.turn)} roll?`, hint: throwHint(view) },
    offerButton: 'Roll',
    appButton: 'App'
  }),
  goodLuck: (view, names) => ({
    question: `Does ${names(view.turn)} play a Good Luck card first?`,
    hint: 'It places a counter here, then you roll.'
  }),
  frontMan: (view, names) => ({
    question: `Where does ${names(view.turn)} send a Front-man?`,
    hint: 'The roll is placed there.',
    offerButton: 'Front-man'
  }),
  maryCard: (view, names) => ({
    question: `Does ${names(view.turn)} play the Mary Chip card?`,
    hint: 'She moves one place, then you roll.',
    offerButton: maryRouteText(view)
  }),
  change: (view, names) => ({
    question: `Where does ${names(view.turn)} move?`,
    hint: 'That’s the whole turn.',
    offerButton: 'Change'
  }),
  pass: (view, names) => ({
    question: `Does ${names(view.turn)} pass?`,
    hint: `${names(view.turn)} has no counters left.`,
    offerButton: 'Pass'
  }),
  place: (view, names) => placeAskText(view, names),
  leave: (view, names) => placeAskText(view, names),
  hearts: (view, names, move) => ({
    ...(move?.type === 'hearts'
      ? { question: `How many hearts does ${names(move.player)} show?`, hint: 'No one else may look.' }
      : { question: 'How many hearts?', hint: 'Both choose in secret.' }),
    gate: gateOf(view, names)
  }),
  reveal: () => ({
    question: 'Both have chosen.',
    hint: 'No one knows yet, not even the log.',
    action: REVEAL,
    offerButton: REVEAL
  }),
  duel: (view, names) => ({
    question:
      view.fight === undefined
        ? 'What do the two dice show?'
        : `What do ${names(view.fight.challenger)} and ${names(view.fight.defender)} show?`,
    hint: 'If you chose with your own dice.',
    ...(view.fight?.ready.length === 1 ? {} : { offerButton: ourDice })
  }),
  step: () => ({ question: 'The rolled 1 still counts.', action: 'Move Mary Chip' }),
  scored: () => ({
    question: 'Which table is scored?',
    hint: 'Tap the table that’s full, or say that Mary Chip has reached one.'
  }),
  gold: (view) => ({ question: `What is the gold chip at ${endedTableText(view)} worth?` }),
  winner: (view) => ({ question: `Who wins the gold chip at ${endedTableText(view)}?` }),
  counts: (view) => ({
    question: `How many counters are at ${endedTableText(view)}?`,
    hint: 'Croupier then works out who wins the gold chip.',
    action: 'Score it',
    offerButton: 'Counters'
  }),
  lowest: (view, names, move) => ({
    question:
      move?.type === 'lowest'
        ? `What is ${possessive(names(move.player))} lowest number at ${endedTableText(view)}?`
        : `What is the lowest number at ${endedTableText(view)}?`,
    hint: 'It breaks the tie.'
  }),
  depth: () => ({ question: 'What do you want to enter?' }),
  lies: (view, _, move) => ({
    question: `What’s at ${move?.type === 'lies' ? tableAt(view, move.table) : 'this table'}?`,
    hint: 'Only what has changed since you last entered it.'
  }),
  cards: (_, names, move) => ({
    question:
      move?.type === 'cards' ? `Which cards does ${names(move.player)} still have?` : 'Which cards are left?'
  }),
  mary: () => ({ question: 'Where is Mary Chip?' }),
  resume: () => ({ question: 'Whose turn is next?', hint: 'First enter what has changed since then.' })
};

/** Returns the text of an ask. If hearts are covered, it says only that they are asked for. */
export function askTextOf(ask: VegasAsk, view: View, names: Names): AskText {
  const [firstChoice] = ask.kind === 'choose' ? ask.choices : [];
  const askText = ASKS[typeOf(ask, firstChoice?.move)](view, names, firstChoice?.move);
  const { fight } = view;
  /**
   * Until someone has chosen, the challenger's ask also offers to choose hearts in secret instead of entering rolled
   * dice.
   */
  const isPassingDevice = ask.secret === true && ask.for === fight?.challenger && fight?.ready.length === 0;
  return isPassingDevice ? { ...askText, offerButton: inSecret } : askText;
}

function typeOf(ask: VegasAsk, firstMove: Move | undefined): AskedMove {
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
      return firstMove === undefined || firstMove.type === 'quit' || firstMove.type === 'join'
        ? 'hearts'
        : firstMove.type;
  }
}

/** Returns the roll's question and hint for a board that already shows whose turn it is. */
export function throwAskText(view: View, names: Names): Pick<AskText, 'question' | 'hint'> {
  const question = `Roll, ${names(view.turn)}`;
  if (view.phase === 'turn') return { question, hint: 'or a card' };
  if (view.sentTo === undefined) return { question, hint: throwHint(view) };
  return { question, hint: `For the Front-man at ${tableAt(view, view.sentTo)}.` };
}

/** The button of the Mary Chip card, which moves her or scores a table. */
function maryRouteText(view: View): string {
  const next = tableOfNextStep(view);
  const gold = next === undefined ? undefined : view.tables[next]?.gold;
  if (next === undefined) return 'Mary';
  return gold === undefined ? 'Mary scores' : `Scores ${gold}`;
}

function throwHint(view: View): string {
  return view.phase === 'turn'
    ? 'Or play a card first, or change tables.'
    : 'Only the roll is left this turn.';
}

function placeAskText(view: View, names: Names): AskText {
  const { placing, turn } = view;
  if (placing === undefined) return { question: `Where does ${names(turn)} place a counter?` };
  if (isJoker(view, placing))
    return {
      question: `Where does ${names(turn)} place the joker?`,
      hint: `No space at ${tableAt(view, placing.table)} shows a 6, so any space will do.`
    };
  return {
    question:
      placing.by === 'die'
        ? `${names(turn)} rolled a ${placing.shown}. Which space at ${tableAt(view, placing.table)}?`
        : `${names(turn)} played Good Luck ${placing.shown}. Which space at ${tableAt(view, placing.table)}?`,
    hint: 'Tap a space that shows it.'
  };
}

function isJoker(view: View, { shown: face }: Placing): boolean {
  return view.numberEffects.some(
    (numberEffect) => numberEffect.shown === face && numberEffect.effect === 'joker'
  );
}

function tableAt(view: View, table: number): string {
  const tableView = view.tables[table];
  return tableView === undefined ? 'this table' : tableText(tableView.name);
}

function endedTableText(view: View): string {
  return view.ended === undefined ? 'this table' : tableAt(view, view.ended.table);
}

/** A label for each kind of choice. */
const CHOICE_LABELS: {
  readonly [Type in AskedMove]: (move: Extract<Move, { type: Type }>, view: View, names: Names) => string;
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
  hearts: ({ hearts }) => capitalize(heartText(hearts)),
  reveal: () => REVEAL,
  duel: ({ challenger, defender }) => `${capitalize(heartText(challenger))} against ${heartText(defender)}`,
  step: () => 'Move Mary Chip',
  scored: ({ table, by: ending }, view) =>
    ending === 'full' ? `${titleOf(view, table)} is full` : `Mary Chip reaches ${tableAt(view, table)}`,
  gold: ({ gold }) => `${gold} gold`,
  winner: ({ winner }, _, names) => (winner === 'nobody' ? 'No one, discard it' : names(winner)),
  counts: () => 'Score it',
  lowest: ({ number }) => `A ${number}`,
  depth: ({ depth }) => (depth === 'turns' ? 'Enter every turn' : 'Enter scored tables only'),
  lies: ({ table, space, whose: owner }, view, names) =>
    `${spaceNumber(view, table, space)}: ${owner === 'nobody' ? 'free' : names(owner)}`,
  cards: ({ card, left: remaining }) =>
    `${capitalize(cardText(card))}: ${remaining === 0 ? 'none' : remaining} left`,
  mary: ({ at: position }, view) => stepLabel(view, position),
  resume: ({ player }, _, names) => names(player)
};

/** The label of a button that makes this choice. */
export function choiceLabel(move: Move, view: View, names: Names): string {
  if (move.type === 'quit' || move.type === 'join') return '';
  const label = CHOICE_LABELS[move.type] as (move: Move, view: View, names: Names) => string;
  return label(move, view, names);
}

function titleOf(view: View, table: number): string {
  const tableView = view.tables[table];
  return tableView === undefined ? 'This table' : tableTitle(tableView.name);
}

function spaceLabel(view: View, table: number, space: number, names: Names): string {
  const owner = view.tables[table]?.spaces[space]?.counter;
  return `${spaceNumber(view, table, space)}, ${owner === undefined ? 'free' : `replace ${names(owner)}`}`;
}

/** Names a space by its position too, since spaces can have the same numbers: "4th space, 1/2". */
function spaceNumber(view: View, table: number, space: number): string {
  const tableSpace = view.tables[table]?.spaces[space];
  return `${ordinal(numberOf(space))} space, ${tableSpace === undefined ? '' : numberText(tableSpace.numbers)}`;
}

function stepLabel(view: View, position: number): string {
  if (position === 0) return 'Start';
  const place = stepAt(view.track, position);
  return typeof place === 'number' ? titleOf(view, place) : `Blank step ${position}`;
}

/** The name of a group of counts, or of one row of it. */
export function countedLabel(row: string | undefined, view: View, names: Names): string {
  if (row === undefined) return `Counters at ${endedTableText(view)}`;
  const seat = view.seats.find(({ player }) => player === row);
  return seat === undefined ? 'Free spaces' : names(seat.player);
}

/** The text once the last gold chip is gone. */
export const END_TEXT: AskText = {
  question: 'The last gold chip is gone',
  hint: 'Everything is counted',
  action: 'See the result'
};
