import { isListOf, withoutPieces } from '$lib/core';
import { isCard } from '$lib/games/razzia/data';
import { removeHands } from '$lib/games/razzia/payout/hands';
import { allCards, cardsInPlay, activePlayers, refuseShownCards } from '$lib/games/razzia/state/table';
import type { CardName, State } from '$lib/games/razzia/types';
import { notNowReason, isNothingChosen, type RazziaAction, type RazziaAsk } from './action';
import { payBars } from './round';

/**
 * Physical cards that the players revealed, in seat order. They are not in the deck until the next shuffle. Cards that
 * the app had dealt before say nothing about the physical deck, so any card may be in it (7.4).
 */
export const reveal: RazziaAction<'reveal'> = {
  isReadable: ({ cards }) => isListOf(cards, isCard),
  refuse(state, { cards }) {
    if (state.phase !== 'choose' || state.depth === 'rounds' || !isNothingChosen(state))
      return notNowReason(state);
    const [wantedCount, givenCount] = [activePlayers(state).length, cards.length];
    if (givenCount !== wantedCount)
      return { code: 'wrongCards', rule: '3.1', wanted: wantedCount, given: givenCount };
    const table = { ...state, box: allCards(state), placeableCards: cardsInPlay(state) };
    const refusals = activePlayers(state).map((player, index) => {
      const [card = '', ...earlierCards] = cards.slice(0, index + 1).reverse();
      return refuseShownCards(
        table,
        player,
        card,
        1 + earlierCards.filter((earlierCard) => earlierCard === card).length
      );
    });
    return refusals.find((refusal) => refusal !== undefined);
  },
  apply(state, { cards }) {
    const table = removeHands(state);
    return payBars({ ...table, shown: shownCards(state, cards), deck: withoutPieces(table.deck, cards) });
  },
  log: (stateBefore, { cards }) => ({ code: 'shown', cards: shownCards(stateBefore, cards) }),
  move: (_, outcome) => (outcome.kind === 'draw' ? { type: 'reveal', cards: outcome.drawn } : undefined),
  answer: (_, { cards }) => ({ kind: 'draw', drawn: cards })
};

/** Asks for the physical cards. A player is tapped first if the card is out of turn, then the bar of the card. */
export function revealAsk(state: State): RazziaAsk {
  const seat = activePlayers(state);
  return {
    id: 'reveal',
    kind: 'draw',
    from: 'cards',
    pool: cardsInPlay(state),
    count: seat.length,
    byPlayers: true,
    parts: { seat, bar: state.bars }
  };
}

function shownCards(state: State, cards: readonly CardName[]): NonNullable<State['shown']> {
  return Object.fromEntries(activePlayers(state).map((player, index) => [player, cards[index] ?? '']));
}
