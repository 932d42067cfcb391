import { askedPlayers } from '$lib/core';
import type { AskHeight, Control, GameUi } from '$lib/games/contract/define';
import type { LasVegasCards } from '$lib/games/las-vegas-cards/types';
import type { Why } from '$lib/games/las-vegas-cards/types';
import CasinoChips from './CasinoChips.svelte';
import Count from './Count.svelte';
import SeatHoldings from './SeatHoldings.svelte';
import Hand from './Hand.svelte';
import Holding from './Holding.svelte';
import { chosenCards, layControl, placingAnswer } from './lay';
import Lay from './Lay.svelte';
import Piece from './Piece.svelte';
import { interludes, payout, placesOf } from './places';
import { claimsOf, isTapped, preview } from './preview';
import Table from './Table.svelte';
import * as say from '$lib/games/las-vegas-cards/strings/en/table';

type Ui = GameUi<LasVegasCards>;

/** The cards of a hand that the app dealt, any of which may be chosen. */
const choose: Control<LasVegasCards> = {
  Pad: Hand,
  outcome: (context) => placingAnswer(context, chosenCards(context)),
  choiceSentence(context, names) {
    const cards = chosenCards(context);
    const view = preview(context, names)?.view ?? context.view;
    return say.pickedWords(cards, claimsOf(view, askedPlayers(context.ask)[0] ?? 'neutral', cards), names);
  }
};

/** Whether a player has placed or chosen, or why it is not their turn. */
const answerStatus: NonNullable<Ui['answerStatus']> = ({ ask, view }, player) => {
  const ownView = view.players.find((playerView) => playerView.player === player);
  const step = ask.params?.['step'];
  if (ownView === undefined || (step === 'choose' && !ownView.app)) return undefined;
  if (step === 'choose') {
    const why: Why = { code: 'alreadyChosen', rule: '9.2', player };
    return { isDone: ownView.chosen, ...(ownView.chosen ? { why } : whyNotNow(ownView, view.player)) };
  }
  return step === 'lay' ? { isDone: ownView.hasPlaced, ...whyNotNow(ownView, view.player) } : undefined;
};

function whyNotNow(
  { player, finished, hasPlaced, placed }: LasVegasCards['View']['players'][number],
  currentPlayer: LasVegasCards['View']['player']
): { readonly why?: Why } {
  if (finished) return { why: { code: 'finished', rule: '3.6', player, cards: placed } };
  if (hasPlaced) return { why: { code: 'alreadyLaid', rule: '9.1', player } };
  if (currentPlayer === undefined || currentPlayer === player) return {};
  return { why: { code: 'notYourTurn', rule: '6.1', player, turn: currentPlayer } };
}

/**
 * The tallest control is for physical cards, which are entered number by number. Notes and chip cards are entered one
 * at a time.
 */
const height: NonNullable<Ui['height']> = (view, parts, context) => {
  const step = context?.ask.params?.['step'];
  const isTurn = step === 'lay' || step === 'hand' || step === 'turnOver';
  return { table: tableHeight(view, parts, context), ...(isTurn ? { fixedHeight: 'least' } : {}) };
};

function tableHeight(
  { depth, options }: LasVegasCards['View'],
  parts: Parameters<NonNullable<Ui['height']>>[1],
  context: Parameters<NonNullable<Ui['height']>>[2]
): AskHeight {
  const step = context?.ask.params?.['step'];
  if (step === 'lay' || (depth === 'turns' && parts['cards'] !== 'app')) return 'pads';
  if ((step === 'notes' || step === 'chipCards') && context !== undefined && isTapped(context)) return 'high';
  if (options.chipCards !== undefined && parts['chipCards'] !== 'app') return 'high';
  return parts['notes'] === 'app' ? 'least' : 'low';
}

export const ui: Ui = {
  Table,
  Piece,
  SeatHoldings,
  Holding,
  columns: { notes: 'four', chipCards: 'three', neutral: 'six' },
  controls: { lay: { ...layControl, Pad: Lay }, choose, count: { Board: Count } },
  targetOf: (move) =>
    move.type === 'chipCard' && move.colour !== 'none' ? `chip:${move.colour}` : undefined,
  preview,
  answerStatus,
  height,
  holdingsHeading: ({ options }) =>
    options.chipCards === undefined ? say.cardsPlaced : say.cardsPlacedAndChipCards,
  places: { label: say.casinos, placesOf, Beside: CasinoChips },
  interludes,
  payout
};
