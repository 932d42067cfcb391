import { withoutPostings } from '$lib/games/contract/action';
import { stepMary } from '$lib/games/vegas/payout/scoring';
import { FACES } from '$lib/games/vegas/state/board';
import { canPlace, currentTable, isStuck, addNews } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';
import { currentPlayer, withNews, type VegasAsk } from './action';
import { endTurn } from './end-turn';
import { placeCounter } from './place-counter';
import { needsCounter, refuseTurn } from './turn';

/** The roll of the gold die: places a counter if possible, and moves Mary Chip after a 1 (2.1, 5.1). */
export const throwDie = withNews('throw', {
  isReadable: ({ face }) => FACES.includes(face),
  refuse(state) {
    // After a card is played, only the roll is left.
    if (state.phase === 'throw') return undefined;
    return refuseTurn(state, '2.4') ?? (isStuck(state) ? undefined : needsCounter(state));
  },
  apply(state, { face }) {
    const player = state.turn;
    const table = currentTable(state);
    if (table !== undefined && canPlace(state)) {
      const stateAfter = addNews(state, { code: 'throws', rule: '2.1', player, face });
      return placeCounter(stateAfter, { table, by: 'die', shown: face });
    }
    const rule = isStuck(state) ? '2.9' : '4.3';
    const stateAfter = addNews(state, { code: 'throwsForMary', rule, player, face });
    return endTurn(face === 1 ? stepMary(stateAfter, '5.1') : withoutPostings(stateAfter));
  },
  playerOf: currentPlayer,
  move(_, outcome) {
    if (outcome.kind !== 'dice') return undefined;
    return { type: 'throw', face: FACES.find((face) => face === outcome.dice[0]) ?? 1 };
  },
  answer: (_, { face }) => ({ kind: 'dice', dice: [face] })
});

/** Asks for the roll. */
export function throwAsk({ turn }: State): VegasAsk {
  return {
    id: 'throw',
    params: { part: 'gold-die' },
    for: turn,
    kind: 'dice',
    faces: FACES.length,
    count: 1
  };
}
