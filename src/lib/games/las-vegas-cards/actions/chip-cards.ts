import { isChipColour, withChipCard } from '$lib/chip-cards';
import { isListOf, missingPiece } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { colourName, withCasino } from '$lib/games/las-vegas-cards/state/table';
import { NUMBERS, type State } from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';
import { beginRound } from './round';

/** One more chip card at each casino; those already there stay (7.2). */
export const layChipCards: CardsAction<'chipCards'> = {
  isReadable: ({ colours }) => isListOf(colours, isChipColour),
  refuse(state, { colours }) {
    if (state.phase !== 'chipCards') return notNowReason(state);
    if (colours.length !== NUMBERS.length)
      return { code: 'wrongChipCards', rule: '7.2', given: colours.length };
    const missingCard = missingPiece(state.chipPile, colours);
    const colour = colours.find((colour) => colour === missingCard);
    if (colour === undefined) return undefined;
    const name = colourName(state.options, colour);
    return { code: 'chipCardGone', rule: '7.2', colour, name, left: state.chipPile[colour] ?? 0 };
  },
  apply(state, { colours }) {
    const chipPile = { ...state.chipPile };
    for (const colour of colours) chipPile[colour] = (chipPile[colour] ?? 0) - 1;
    const next = colours.reduce<State>(
      (result, colour, index) =>
        withCasino(result, NUMBERS[index] ?? 1, (casino) => ({
          ...casino,
          chipCards: withChipCard(casino.chipCards, colour)
        })),
      { ...state, chipPile }
    );
    return withoutPostings(beginRound(next));
  },
  log: ({ options, round }, { colours }) => ({
    code: 'chipCards',
    round,
    colours: colours.map((colour) => ({ colour, name: colourName(options, colour) }))
  }),
  move: (_, outcome) =>
    outcome.kind === 'draw' ? { type: 'chipCards', colours: outcome.drawn.filter(isChipColour) } : undefined,
  answer: (_, { colours }) => ({ kind: 'draw', drawn: colours })
};

/** Asks for one chip card at each casino. */
export function chipCardsAsk({ chipPile: pool }: State): CardsAsk {
  return { ...askId('chipCards'), kind: 'draw', from: 'chipCards', pool, count: NUMBERS.length };
}
