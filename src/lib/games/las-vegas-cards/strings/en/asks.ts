import { chipColourLabel, isChipColour, type ChipColour } from '$lib/chip-cards';
import { capitalize, formatDollars, numberWord, isPlayer, type Names } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import type { CardsAsk } from '$lib/games/las-vegas-cards/actions/action';
import { HAND_SIZE, isCard, TURNS } from '$lib/games/las-vegas-cards/data';
import { countedGroupOf } from '$lib/games/las-vegas-cards/actions/groups';
import type { Move, View } from '$lib/games/las-vegas-cards/types';
import { cardWord, cardWords } from './shared';

/** Labels of buttons: the steps of a turn, and the draw of the notes. */
export const DEAL_FIVE = 'Deal five cards';
export const PLACE_CARDS = 'Place them face down';
export const TURN_OVER = 'Turn the cards over';
export const DRAW_NOTES = 'Draw the notes';

/** The button for a player with real cards. */
export const OWN_CARDS = 'My own cards';

/** The hint for the notes, as long as the owner's copy is not counted. */
export const NOT_COUNTED = 'The app can only draw notes once you’ve counted the ones in your copy.';

interface AskTextContext {
  readonly view: View;
  readonly names: Names;
  /** The name of the player who is asked. */
  readonly name: string;
  /** The casino that the ask is about; empty if it is about none. */
  readonly casino: string | number;
}

/** No one is asked whether they leave or join. */
type AskedMove = Exclude<Move['type'], 'leave' | 'join'>;

/** The text of an ask, by the type of the move that answers it. */
const ASKS: Readonly<Record<AskedMove, (context: AskTextContext) => AskText>> = {
  notes: ({ view: { round, options } }) => ({
    question: `Two notes at each casino, round ${round}.`,
    hint: options.notes === undefined ? NOT_COUNTED : 'From the notes you counted in your copy.',
    action: options.notes === undefined ? 'Done' : DRAW_NOTES,
    appButton: 'App draws',
    table: { question: 'Which two notes are at each casino?' },
    offerButton: 'Enter notes'
  }),
  later: () => ({
    question: 'Enter the notes later?',
    hint: 'You’ll be asked for them when the round is paid.',
    action: 'Enter the notes later',
    offerButton: 'Later'
  }),
  chipCards: ({ view: { round } }) => ({
    question: `A chip card at each casino, round ${round}.`,
    action: 'Draw the chip cards',
    appButton: 'App draws',
    table: { question: 'Which chip cards are there, casinos 1 to 6?' }
  }),
  neutral: () => ({
    question: 'Eight cards of the third colour.',
    hint: 'Each goes to the casino with its number.',
    action: 'Turn up eight cards',
    appButton: 'App draws',
    table: { question: 'Which eight cards of the third colour were turned up?' }
  }),
  hand: ({ name, view: { turn } }) => ({
    question: `${name}, five cards for turn ${turn}.`,
    hint: 'Only you should look.',
    action: DEAL_FIVE,
    offerButton: 'App deals'
  }),
  choose: ({ name, view: { turn } }) => ({
    question: `${name}, choose your cards.`,
    hint: `Turn ${turn} of ${TURNS}. Place one or two cards, or any number of cards that show the same number.`,
    action: PLACE_CARDS,
    gate: {
      intro: `${capitalize(numberWord(HAND_SIZE))} cards are face down.`,
      task: 'choose your cards',
      secret: 'your cards',
      done: 'the cards are placed',
      coverButton: 'Hide my cards, choose later'
    }
  }),
  turnOver: ({ view: { turn } }) => ({
    question: `Everyone has chosen for turn ${turn}.`,
    action: TURN_OVER
  }),
  lay: ({ name, view: { turn } }) => ({
    question: `What does ${name} place?`,
    hint: `Turn ${turn} of ${TURNS}: tap the number first.`,
    offerButton: OWN_CARDS
  }),
  chipCard: ({ name, casino }) => ({
    question: `Which chip card, ${name}?`,
    hint: `You have two or more dice at casino ${casino}. Take a chip card there, or none.`
  }),
  count: ({ view: { round, options } }) => ({
    question: `Where are all the dice at the end of round ${round}?`,
    hint:
      options.chipCards === undefined
        ? 'Count the dice on the cards. A double card counts as two.'
        : 'Count the dice on the cards, and enter who took which chip cards.',
    action: `Pay round ${round}`
  }),
  depth: ({ view: { depth } }) =>
    depth === 'turns'
      ? { question: 'Enter only round results?', hint: 'The app then pays what you count.' }
      : { question: 'Enter every turn?', hint: 'The app then follows the board.' }
};

/** The text of an ask. For a covered ask, the text says only that something is asked. */
export function ask({ id, for: askedPlayer, params = {} }: CardsAsk, view: View, names: Names): AskText {
  const { step, casino = '' } = params;
  if (!isAsk(step)) throw new RangeError(`“${id}” has no words`);
  return ASKS[step]({ view, names, casino, name: isPlayer(askedPlayer) ? names(askedPlayer) : '' });
}

function isAsk(type: unknown): type is AskedMove {
  return typeof type === 'string' && Object.hasOwn(ASKS, type);
}

/** The label of an optional choice; empty for any other move. */
export function offerLabel(move: Move): string {
  if (move.type === 'later') return 'Enter the notes later';
  if (move.type !== 'depth') return '';
  return move.depth === 'turns' ? 'Enter every turn' : 'Enter round results';
}

/** The label of a button that makes this choice. */
export function choice(move: Move, view: View, names: Names): string {
  switch (move.type) {
    case 'choose':
    case 'lay':
      return capitalize(cardWords(move.cards));
    case 'turnOver':
      return TURN_OVER;
    case 'chipCard':
      return move.colour === 'none' ? 'Leave them all' : labelOf(move.colour, view);
    case 'later':
    case 'leave':
    case 'join':
    case 'depth':
      return offerLabel(move);
    case 'hand':
      return `Deal for ${names(move.player)}`;
    case 'notes':
      return 'The notes';
    case 'chipCards':
      return 'The chip cards';
    case 'neutral':
      return 'The third colour';
    case 'count':
      return 'The dice';
  }
}

function nameOf(colour: string, { colours }: View): string {
  return colours.find((each) => each.colour === colour)?.name ?? colour;
}

function labelOf(colour: ChipColour, view: View): string {
  return chipColourLabel(colour, nameOf(colour, view));
}

/** The name of a group of counts, or of one row of it. */
export function countLabel(group: string, row: string | undefined, view: View, names: Names): string {
  const found = countedGroupOf(group);
  switch (found?.kind) {
    case 'notes':
      return row === undefined ? `Casino ${found.casino}` : formatDollars(Number(row));
    case 'dice':
      return row === undefined ? `${names(found.player)}: dice` : `Casino ${row}`;
    case 'chipCards':
      if (row === undefined) return `Casino ${found.casino}: ${nameOf(found.colour, view)} chip cards`;
      return isPlayer(row) ? names(row) : 'Still there';
    case undefined:
      return '';
  }
}

/** The name of a piece that can be drawn. */
export function piece(pool: string, name: string, view?: View): string {
  if (pool === 'notes') return formatDollars(Number(name));
  if (isCard(name)) return capitalize(cardWord(name));
  if (!isChipColour(name)) return name;
  return view === undefined ? chipColourLabel(name) : labelOf(name, view);
}
