import { countPieces, lacking, type PlayerId } from '$lib/core';
import { HAND, NEUTRAL_CARDS, NOTES_EACH } from '$lib/games/las-vegas-cards/data';
import { refuseCount } from '$lib/games/las-vegas-cards/payout/count';
import { refuseSelection } from './selection';
import { isReadable } from './guards';
import {
  begun,
  byApp,
  casinoAt,
  colourName,
  live,
  placeOf,
  setOf,
  untouched
} from '$lib/games/las-vegas-cards/state/table';
import {
  NUMBERS,
  type CardName,
  type Move,
  type Options,
  type PlayerView,
  type State,
  type Wanted,
  type Why
} from '$lib/games/las-vegas-cards/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/**
 * Returns the reason why a move is not allowed now, or undefined if it is. No reason reveals anything about a hidden
 * card.
 */
export function refuse(state: State, move: Move): Why | undefined {
  if (!isReadable(move)) return { code: 'unreadable', rule: '9.1' };
  switch (move.type) {
    case 'notes':
      return refuseNotes(state, move.notes);
    case 'later':
      return state.phase === 'notes' && !state.later ? undefined : notNow(state);
    case 'chipCards':
      return refuseChipCards(state, move);
    case 'neutral':
      return refuseNeutral(state, move.cards);
    case 'hand':
      return refuseHand(state, move);
    case 'choose':
      return refuseChoose(state, move);
    case 'turnOver':
      return refuseTurnOver(state);
    case 'lay':
      return refuseLay(state, move);
    case 'chipCard':
      return refuseChipCard(state, move);
    case 'count':
      return wanted(state) === 'count' ? refuseCount(state, move) : notNow(state);
    case 'depth':
      return refuseDepth(state, move);
  }
}

/** Returns the move that the match waits for. */
function wanted(state: State): Wanted {
  switch (state.phase) {
    case 'over':
      return 'nothing';
    case 'claims':
      return 'chipCard';
    case 'notes':
    case 'chipCards':
    case 'neutral':
      return state.phase;
    case 'turns': {
      if (state.depth === 'rounds') return 'count';
      const app = byApp(state);
      if (app.length === 0) return 'lay';
      return app.every((player) => placeOf(state, player).chosen !== undefined) ? 'turnOver' : 'choose';
    }
  }
}

function notNow(state: State): Why {
  return { code: 'notNow', rule: '9.1', wanted: wanted(state) };
}

function refuseNotes(state: State, notes: readonly number[]): Why | undefined {
  const open = state.phase === 'notes' || (state.phase === 'turns' && state.later);
  if (!open) return notNow(state);
  if (notes.length !== NOTES_EACH * NUMBERS.length)
    return { code: 'wrongNotes', rule: '2.1', given: notes.length };
  const gone = lacking(state.unseen, notes.map(String));
  if (gone === undefined) return undefined;
  return { code: 'noteGone', rule: '1.3', value: Number(gone), left: state.unseen[gone] ?? 0 };
}

function refuseChipCards(state: State, { colours }: MoveOf<'chipCards'>): Why | undefined {
  if (state.phase !== 'chipCards') return notNow(state);
  if (colours.length !== NUMBERS.length)
    return { code: 'wrongChipCards', rule: '7.2', given: colours.length };
  const gone = lacking(state.chipPile, colours);
  const colour = colours.find((each) => each === gone);
  if (colour === undefined) return undefined;
  const name = colourName(state.options, colour);
  return { code: 'chipCardGone', rule: '7.2', colour, name, left: state.chipPile[colour] ?? 0 };
}

function refuseNeutral(state: State, cards: readonly CardName[]): Why | undefined {
  if (state.phase !== 'neutral') return notNow(state);
  const fits = cards.length === NEUTRAL_CARDS && lacking(state.neutralDeck, cards) === undefined;
  return fits ? undefined : { code: 'wrongNeutral', rule: '8.2', given: cards.length };
}

/** Returns the reason why this player has no card to choose or place now, or undefined if there is one. */
function refusePlayer(state: State, player: PlayerId): Why | undefined {
  if (state.phase !== 'turns' || state.depth === 'rounds' || !state.seats.includes(player))
    return notNow(state);
  const { finished, laid, placed } = placeOf(state, player);
  if (finished)
    return { code: 'finished', rule: state.player === undefined ? '3.6' : '6.3', player, cards: placed };
  if (state.player !== undefined && state.player !== player)
    return { code: 'notYourTurn', rule: '6.1', player, turn: state.player };
  return laid ? { code: 'alreadyLaid', rule: '9.1', player } : undefined;
}

function refuseHand(state: State, { player, cards }: MoveOf<'hand'>): Why | undefined {
  const refused = refusePlayer(state, player);
  if (refused !== undefined) return refused;
  const { hand, deck } = placeOf(state, player);
  if ((hand ?? []).length > 0) return notNow(state);
  if (hand === undefined && !untouched(state)) return notNow(state);
  const fits = cards.length === HAND && lacking(deck, cards) === undefined;
  return fits ? undefined : { code: 'wrongHand', rule: '2.2', player };
}

function refuseChoose(state: State, { player, cards }: MoveOf<'choose'>): Why | undefined {
  const refused = refusePlayer(state, player);
  if (refused !== undefined) return refused;
  const { hand = [], chosen } = placeOf(state, player);
  if (hand.length === 0) return notNow(state);
  if (chosen !== undefined) return { code: 'alreadyChosen', rule: '9.2', player };
  if (lacking(countPieces(hand), cards) !== undefined) return { code: 'notInHand', rule: '3.1', player };
  return refuseSelection(cards);
}

function refuseTurnOver(state: State): Why | undefined {
  const app = byApp(state);
  if (app.length === 0) return notNow(state);
  const missing = app.filter((player) => placeOf(state, player).chosen === undefined);
  return missing.length === 0 ? undefined : { code: 'notAllChosen', rule: '3.1', missing };
}

function refuseLay(state: State, { player, cards }: MoveOf<'lay'>): Why | undefined {
  const refused = refusePlayer(state, player);
  if (refused !== undefined) return refused;
  const app = byApp(state);
  const open = app.includes(player) ? untouched(state) : app.length === 0;
  if (!open) return notNow(state);
  return refuseCards({ player, live: live(state, player) }, state.options, cards);
}

/** Returns the reason why a player cannot place these physical cards, given the cards that are left (1.4, 3.2). */
export function refuseCards(
  { player, live: left }: Pick<PlayerView, 'player' | 'live'>,
  options: Pick<Options, 'set'>,
  cards: readonly CardName[]
): Why | undefined {
  const card = lacking(left, cards);
  if (card === undefined) return refuseSelection(cards);
  return { code: 'noSuchCard', rule: '1.4', player, card, inSet: setOf(options)[card] ?? 0 };
}

function refuseChipCard(state: State, { player, casino, colour }: MoveOf<'chipCard'>): Why | undefined {
  const [claim] = state.claims;
  if (state.phase !== 'claims' || claim?.player !== player || claim.casino !== casino) return notNow(state);
  if (colour === 'none' || (casinoAt(state, casino).chipCards[colour] ?? 0) > 0) return undefined;
  return { code: 'noChipCard', rule: '7.3', casino, colour, name: colourName(state.options, colour) };
}

/** Allows a change to round results between two turns, and back to every turn at the start of a round (9.5). */
function refuseDepth(state: State, { depth }: MoveOf<'depth'>): Why | undefined {
  if (state.phase === 'over' || depth === state.depth || (state.phase === 'notes' && state.later))
    return notNow(state);
  const open = state.phase !== 'claims' && untouched(state) && (depth === 'rounds' || !begun(state));
  return open ? undefined : { code: 'depthLater', rule: '9.5', depth };
}
