import { isCount } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { nameOf, addNews, spacesAt } from '$lib/games/vegas/state/table';
import type { Placing, RefusalReason, State } from '$lib/games/vegas/types';
import { currentPlayer, choose, notNowReason, withNews, type VegasAsk } from './action';
import { continueTurn } from './end-turn';
import { placeOnSpace } from './place-counter';
import { allowedSpaces, faultsOf, mustPlace, otherNumberRule } from './placing';

/** A counter is placed on one of several spaces (3.1 to 3.9). */
export const place = withNews('place', {
  isReadable: ({ space }) => isCount(space),
  refuse(state, { space }) {
    const { phase, placing } = state;
    return phase === 'space' && placing !== undefined
      ? refuseSpace(state, placing, space)
      : notNowReason(state);
  },
  apply: (state, { space }) =>
    state.placing === undefined ? withoutPostings(state) : placeOnSpace(state, state.placing, space),
  playerOf: currentPlayer
});

/** The player places nothing, if the house rule allows it (3.10). */
export const leave = withNews('leave', {
  isReadable: () => true,
  refuse(state) {
    const { phase, placing, turn: player } = state;
    if (phase !== 'space' || placing === undefined) return notNowReason(state);
    const spaceChoices = allowedSpaces(spacesAt(state, placing.table), player, placing.shown);
    if (!mustPlace(spaceChoices, state.options.placing)) return undefined;
    const rule = spaceChoices.isJoker || spaceChoices.freeSpaces.length === 0 ? '3.10' : '3.1';
    return { code: 'mustPlace', rule, at: nameOf(state, placing.table), player };
  },
  apply(state) {
    const { placing, turn: player } = state;
    if (placing === undefined) return withoutPostings(state);
    const name = nameOf(state, placing.table);
    return continueTurn(
      withoutPostings(addNews(state, { code: 'leaves', rule: '3.10', at: name, player })),
      placing
    );
  },
  playerOf: currentPlayer
});

/** Asks for the space of a counter. */
export function spaceAsk(state: State): VegasAsk {
  const spaces = spacesAt(state, state.placing?.table ?? 0);
  const moves = spaces.map((_, space) => ({ type: 'place', space }) as const);
  const ask = choose(state, 'space', place, moves, state.turn);
  const leaveMove = { type: 'leave' } as const;
  if (leave.refuse(state, leaveMove) !== undefined) return ask;
  return { ...ask, choices: [...ask.choices, { move: leaveMove }] };
}

function refuseSpace(
  state: State,
  { table, shown: face }: Placing,
  space: number
): RefusalReason | undefined {
  const name = nameOf(state, table);
  const spaces = spacesAt(state, table);
  if (spaces[space] === undefined) return { code: 'noSuchSpace', rule: '3.1', at: name };
  const faultCodes = faultsOf(spaces, state.turn, face, space);
  if (faultCodes.includes('number'))
    return { code: 'otherNumber', rule: otherNumberRule(spaces, face), at: name, shown: face };
  if (faultCodes.includes('free-first')) return { code: 'freeFirst', rule: '3.1', at: name, shown: face };
  return faultCodes.includes('own') ? { code: 'ownCounter', rule: '3.9', player: state.turn } : undefined;
}
