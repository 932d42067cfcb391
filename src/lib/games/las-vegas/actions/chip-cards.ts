import { coloursOf, isChipColour, withChipCard } from '$lib/chip-cards';
import { isListOf, isPlayer, missingPiece, withoutPieces, type Choice } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { giveChipCard, withChipCards, withoutClaim } from '$lib/games/las-vegas/state/chip-cards';
import type { ChipCardTable, ChipClaim } from '$lib/games/las-vegas/strings/en/chip-card';
import { FACES, isFace, type Move, type TableAsk, type Why } from '$lib/games/las-vegas/types';
import { chipCardWanted, notNowReason, type LasVegasAction } from './action';
import { continueMatch } from './turn';

/** A chip card is added beside the notes of each casino, even if some are still there (25.1). */
export const chipCards: LasVegasAction<'chipCards'> = {
  isReadable: ({ colours }) => isListOf(colours, isChipColour),
  refuse(state, { colours }) {
    if (chipCardWanted(state) !== 'chipCards') return notNowReason(state);
    if (colours.length !== FACES.length)
      return { code: 'wrongChipCards', rule: '25.1', given: colours.length };
    const { pile = {} } = state.chipCards ?? {};
    const missingCard = missingPiece(pile, colours);
    const colour = colours.find((colour) => colour === missingCard);
    if (colour === undefined) return undefined;
    return { code: 'chipCardGone', rule: '25.1', colour, left: pile[colour] ?? 0 };
  },
  apply(state, { colours }) {
    const stateWithCards = withChipCards(state, (table) => ({
      ...table,
      pile: withoutPieces(table.pile, colours),
      lying: table.lying.map((cards, index) => withChipCard(cards, colours[index] ?? 'pink')),
      laidIn: state.round
    }));
    return withoutPostings(stateWithCards);
  },
  log: ({ round }, { colours }) => ({ code: 'chipCards', round, colours }),
  move: (_, outcome) =>
    outcome.kind === 'draw' ? { type: 'chipCards', colours: outcome.drawn.filter(isChipColour) } : undefined,
  answer: (_, { colours }) => ({ kind: 'draw', drawn: colours })
};

/** Asks for the chip cards of the round. */
export function chipCardsAsk({ pile: pool }: ChipCardTable): TableAsk {
  return { id: 'chipCards', kind: 'draw', from: 'chipCards', pool, count: FACES.length };
}

/** A player takes or declines a chip card; then the match continues (25.2, 25.5). */
export const chipCard: LasVegasAction<'chipCard'> = {
  isReadable: ({ player, casino, colour }) =>
    isPlayer(player) && isFace(casino) && (colour === 'none' || isChipColour(colour)),
  refuse(state, { player, casino, colour }) {
    const claim = chipCardWanted(state) === 'chipCard' ? state.chipCards?.claim : undefined;
    if (claim?.player !== player || claim.casino !== casino) return notNowReason(state);
    const chipCards = state.chipCards?.lying[casino - 1] ?? {};
    if (colour === 'none' || (chipCards[colour] ?? 0) > 0) return undefined;
    return { code: 'noChipCard', rule: '25.2', casino, colour };
  },
  apply(state, { player, casino, colour }) {
    const stateWithoutClaim = withoutClaim(state);
    return continueMatch(
      withoutPostings(
        colour === 'none' ? stateWithoutClaim : giveChipCard(stateWithoutClaim, player, casino, colour)
      )
    );
  },
  log: (_, { player, casino, colour }) => ({ code: 'chipCard', player, casino, colour })
};

/** Asks the player with the claim for a chip card. */
export function chipCardAsk({ lying }: ChipCardTable, { player, casino }: ChipClaim): TableAsk {
  const choices = [...coloursOf(lying[casino - 1] ?? {}), 'none' as const].map(
    (colour): Choice<Move, Why> => ({ move: { type: 'chipCard', player, casino, colour } })
  );
  return { id: 'chipCard', for: player, kind: 'choose', choices };
}
