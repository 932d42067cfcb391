import { formatDollars, plural, type Names } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import { isTile, tileOf, titleOf, type TileId } from '$lib/games/las-vegas/tiles';
import { choiceContext, askTextContext } from '$lib/games/las-vegas/tiles/shared/text-context';
import { tileProgress } from '$lib/games/las-vegas/actions/lay';
import {
  ROYALE_ASKS,
  type LasVegasAsk,
  type RoyaleAskId,
  type RoyaleMove,
  type View
} from '$lib/games/las-vegas/types';
import type { TableAskContext } from '$lib/games/las-vegas/strings/en/asks';
import { COUNT_BANK } from '$lib/games/las-vegas/strings/en/choices';
import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { BANK_DONE } from '$lib/games/las-vegas/strings/en/board-royale';

/** The button that leaves the bank uncounted. */
export const NOT_COUNTED = 'Not counted';

function bankCounted({ ask, view }: TableAskContext): Pick<AskText, 'question' | 'hint'> {
  const kind = view.royale?.counting?.kind;
  if (kind !== undefined)
    return {
      question: `How many ${formatDollars(kind)} notes does the bank have?`,
      hint: 'It may be running out. Once you’ve entered this, it pays.'
    };
  return {
    question: 'Which notes does the bank have?',
    hint: `Only the ${bankNotes(ask)} face-up ones. Those set aside for later rounds stay face down.`
  };
}

/** The number of notes that are drawn or counted for the bank. */
function bankNotes(ask: LasVegasAsk): number {
  if (ask.kind === 'draw') return ask.count;
  return ask.kind === 'counts' ? (ask.groups[0]?.total ?? 0) : 0;
}

/** The asks of the main game except those of tiles. */
const ROYALE_ASK_WORDS: Readonly<Record<RoyaleAskId, (context: TableAskContext) => AskText>> = {
  tile: ({ view }) => layWords(view),
  bank: (context) => ({
    question: `The bank: ${bankNotes(context.ask)} notes.`,
    hint: 'Some notes may run out.',
    action: 'Draw the bank',
    offerButton: 'App draws'
  }),
  'bank counts': (context) => ({ ...bankCounted(context), action: BANK_DONE, offerButton: 'Count them' }),
  'bank not counted': () => ({
    question: 'Continue without counting the bank?',
    hint: 'The bank then always has the note it needs.',
    offerButton: NOT_COUNTED
  }),
  'count bank': () => ({
    question: 'Count the whole bank now?',
    hint: 'Otherwise the app asks when a note may run out.'
  })
};

function layWords({ round, royale }: View): AskText {
  const { casino, tiles, remaining } = tileProgress(royale);
  return {
    question: `A tile for casino ${casino}.`,
    hint: `Round ${round} has ${plural(tiles, 'tile')}, either side up.`,
    action: `Draw casino ${casino}’s tile`,
    appButton: 'App draws',
    tableButton: 'Enter it',
    table: {
      question: `Which tile is at casino ${casino}?`,
      hint:
        remaining === 1
          ? 'It’s the last tile of this round.'
          : `Round ${round} still needs ${remaining} tiles.`
    }
  };
}

/** The question about a payment of a tile that has no question of its own (8.11). */
function rewardWords(tile: TileId): AskText {
  return { question: `Who was paid by ${titleOf(tile)}?`, hint: 'Pick the player and the amount.' };
}

/** The text of an ask of the main game. Tiles supply the texts of their own asks. */
export function royaleAsk(currentAsk: LasVegasAsk, view: View, names: Names): AskText {
  const id = ROYALE_ASKS.find((item) => item === currentAsk.id);
  if (id !== undefined) return ROYALE_ASK_WORDS[id]({ ask: currentAsk, view, names });
  const { tile, step } = currentAsk.params ?? {};
  if (typeof tile !== 'string' || !isTile(tile)) throw new RangeError(`“${currentAsk.id}” has no words`);
  if (step === 'reward') return rewardWords(tile);
  const askText = tileOf(tile).askTexts[String(step)];
  if (askText === undefined) throw new RangeError(`“${currentAsk.id}” has no words`);
  return askText(askTextContext(tile, currentAsk, view, names));
}

/** The label of a button that makes this choice. */
export function royaleChoice(move: RoyaleMove, view: View, names: Names): string {
  switch (move.type) {
    case 'bank':
      return 'Don’t count the bank';
    case 'countBank':
      return COUNT_BANK;
    case 'reward':
      return `${names(move.player)}: ${sumWords(move.value)}`;
    case 'tile':
      return tileOf(move.tile).choices[move.do]?.(move, choiceContext(move.tile, view, names)) ?? '';
    case 'lay':
      return '';
  }
}
