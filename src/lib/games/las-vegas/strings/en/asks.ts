import { numberWord, type Names } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import { canPassFree } from '$lib/games/las-vegas/actions/pass';
import { diceAsked } from '$lib/games/las-vegas/actions/roll';
import { PAIRS_PER_ROUND } from '$lib/games/las-vegas/data';
import { mainText } from '$lib/games/las-vegas/tiles';
import { allDice, placed } from './board';
import { PASS_FREE } from './choices';
import { whereTo } from './steps';
import { BASIC_ASKS, type BasicAskId, type LasVegasAsk, type View } from '$lib/games/las-vegas/types';

/** The buttons with which the app deals the notes, and rolls the neutral dice. */
export const DEAL_NOTES = 'Deal the notes';
export const ROLL_NEUTRAL = 'Roll the neutral dice';

/** The question when the players roll the neutral dice. */
export const NEUTRAL_SHOWN = 'What do the neutral dice show?';

/** Asked of the player who may take a chip card. */
export const whichChipCard = (player: string) => `Which chip card, ${player}?`;

/** An ask with everything that its words may use. */
export interface TableAskContext {
  readonly ask: LasVegasAsk;
  readonly view: View;
  readonly names: Names;
}

/** Texts for the asks of the basic game. */
const BASIC_ASK_TEXTS: Readonly<Record<BasicAskId, (context: TableAskContext) => AskText>> = {
  deal: ({ view: { round, opening } }) => ({
    question: `Round ${round}: ${numberWord(PAIRS_PER_ROUND)} pairs of notes.`,
    hint: 'Everyone gets two chips.',
    why: opening.why,
    action: DEAL_NOTES,
    appButton: 'App deals',
    tableButton: 'Enter them',
    table: {
      question: `Turn up ${numberWord(PAIRS_PER_ROUND)} pairs of notes.`,
      hint: 'Go pair by pair, in any order. The app sorts them.'
    }
  }),
  neutral: () => ({
    question: 'The neutral dice.',
    hint: 'No one’s dice, rolled once a round.',
    action: ROLL_NEUTRAL,
    appButton: 'App rolls',
    tableButton: 'Enter them',
    table: {
      question: NEUTRAL_SHOWN,
      hint: 'They’re all placed once you tap the last one.'
    }
  }),
  roll: ({ ask, view, names }) => ({
    question: `${names(view.turn)} rolls.`,
    hint: 'Roll all the dice you have left.',
    ...(ask.kind === 'dice' ? { action: rollLabel(diceAsked(ask)) } : {}),
    appButton: 'App rolls',
    tableButton: 'Enter it',
    offerButton: allDice,
    table: { question: `What did ${names(view.turn)} roll?`, hint: 'Tap in every die, the big one too.' }
  }),
  place: (context) => placeWords(context),
  count: ({ view: { round } }) => ({
    question: `Where are all the dice at the end of round ${round}?`,
    hint: 'Count the dice of every colour and the chips left.',
    action: `Pay round ${round}`
  }),
  chipCards: ({ view: { round } }) => ({
    question: `A chip card at each casino, round ${round}.`,
    action: 'Draw the chip cards',
    appButton: 'App draws',
    tableButton: 'Enter them',
    table: { question: 'Which chip cards are there, casinos 1 to 6?' }
  }),
  chipCard: ({ view, names }) => ({
    question: whichChipCard(names(view.chipCards?.claim?.player ?? view.turn)),
    hint: 'You placed two dice at that casino. Take a chip card there, or none.'
  }),
  depth: ({ view }) =>
    view.depth === 'turns'
      ? { question: 'Enter only round results?', hint: 'The app then pays what you count.' }
      : { question: 'Enter every turn?', hint: 'The app then follows the board and checks each move.' }
};

/** The button with which the app rolls this many dice. */
export function rollLabel(dice: number): string {
  return dice === 1 ? 'Roll the last die' : `Roll ${dice} dice`;
}

/** Shown to the player who rolled only closed casinos. */
export const cannotPlace = (player: string) => `${player} can’t place any dice.`;

/** "Roll 14"; left out in a game with tiles, where the casinos need the space. */
function rollMark({ royale, rolls }: View): Pick<AskText, 'mark'> {
  return (royale?.tiles.length ?? 0) > 0 ? {} : { mark: `Roll ${rolls}` };
}

function placeWords({ ask, view, names }: TableAskContext): AskText {
  const name = names(view.turn);
  if (view.roll === undefined)
    return { question: whereTo(name), hint: 'Tap the number, then how many.', offerButton: placed };
  return canPassFree(ask)
    ? {
        question: cannotPlace(name),
        hint: 'The roll shows only closed casinos.',
        action: PASS_FREE
      }
    : { question: whereTo(name), hint: 'Tap a lit casino, or the dice.', ...rollMark(view) };
}

/** The text of an ask, by its id. The main game supplies the texts of its own asks. */
export function ask(currentAsk: LasVegasAsk, view: View, names: Names): AskText {
  const id = BASIC_ASKS.find((item) => item === currentAsk.id);
  if (id !== undefined) return BASIC_ASK_TEXTS[id]({ ask: currentAsk, view, names });
  const royaleText = mainText()?.ask(currentAsk, view, names);
  if (royaleText === undefined) throw new RangeError(`“${currentAsk.id}” has no words`);
  return royaleText;
}
