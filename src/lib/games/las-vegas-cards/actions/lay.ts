import { isListOf, isPlayer, missingPiece, withoutPieces, type Choice, type PlayerId } from '$lib/core';
import { isCard } from '$lib/games/las-vegas-cards/data';
import {
  playersDealtByApp,
  availableCards,
  setOf,
  isTurnUntouched,
  withOwnCards,
  withPlace
} from '$lib/games/las-vegas-cards/state/table';
import {
  NUMBERS,
  type CardName,
  type Move,
  type Options,
  type PlayerView,
  type State,
  type Why
} from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, refusePlayer, type CardsAction, type CardsAsk } from './action';
import { refuseSelection, selections } from './selection';
import { endTurn, placeCards } from './turn';

/** The parts of a placement: its number, whether the double card is included, and whether another number follows. */
const PARTS = { number: NUMBERS.map(String), double: ['yes'], another: ['yes'] } as const;

/** A player places physical cards. */
export const layCards: CardsAction<'lay'> = {
  isReadable: ({ player, cards }) => isPlayer(player) && isListOf(cards, isCard),
  refuse(state, { player, cards }) {
    const refusal = refusePlayer(state, player);
    if (refusal !== undefined) return refusal;
    const dealtPlayers = playersDealtByApp(state);
    const isAllowed = dealtPlayers.includes(player) ? isTurnUntouched(state) : dealtPlayers.length === 0;
    if (!isAllowed) return notNowReason(state);
    return refuseCards({ player, placeableCards: availableCards(state, player) }, state.options, cards);
  },
  apply(state, { player, cards }) {
    const stateWithHand = withPlace(state, player, () => withOwnCards(state, player));
    const next = withPlace(stateWithHand, player, (place) => ({
      ...place,
      deck: withoutPieces(place.deck, cards)
    }));
    return endTurn(placeCards(next, player, cards));
  },
  log: ({ turn }, { player, cards }) => ({ code: 'laid', turn, placements: [{ player, cards }] })
};

/** Asks a player for physical cards, by number and count. */
export function layCardsAsk(state: State, player: PlayerId): CardsAsk {
  const choices = selections(availableCards(state, player)).map((cards): Choice<Move, Why> => ({
    move: { type: 'lay', player, cards }
  }));
  return { ...askId('lay', player), for: player, kind: 'choose', choices, parts: PARTS };
}

/** Returns the reason why a player cannot place these physical cards, given the cards that are left (1.4, 3.2). */
export function refuseCards(
  { player, placeableCards: available }: Pick<PlayerView, 'player' | 'placeableCards'>,
  options: Pick<Options, 'set'>,
  cards: readonly CardName[]
): Why | undefined {
  const card = missingPiece(available, cards);
  if (card === undefined) return refuseSelection(cards);
  return { code: 'noSuchCard', rule: '1.4', player, card, inSet: setOf(options)[card] ?? 0 };
}
