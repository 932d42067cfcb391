import { stepMary } from '$lib/games/vegas/payout/scoring';
import { canPlace, addNews, removeCard } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';
import { currentPlayer, choose, notNowReason, withNews, type VegasAsk } from './action';
import { continueBeforeThrow, endTurn } from './end-turn';
import { needsCard, refuseTurn } from './turn';

/** The Mary Chip card, which moves her. If that scores nothing, the roll follows (4.5, 4.6, 5.6). */
export const maryCard = withNews('maryCard', {
  isReadable: () => true,
  refuse: (state) => refuseTurn(state, '2.5') ?? needsCard(state, 'mary-chip'),
  apply(state) {
    const player = state.turn;
    const stateWithoutCard = addNews(removeCard(state, player, 'mary-chip'), {
      code: 'playsMaryChip',
      rule: '4.5',
      player
    });
    const scoredStep = stepMary(stateWithoutCard, '4.5');
    if (scoredStep.isScored) return endTurn(scoredStep, { code: 'turnEnds', rule: '2.8', player });
    const hasChipLeft = scoredStep.postings.length > 0;
    if (hasChipLeft && state.options.emptyTable === 'ends') return endTurn(scoredStep);
    const canContinue = hasChipLeft && canPlace(scoredStep.state);
    const stateAfter = canContinue
      ? addNews(scoredStep.state, { code: 'turnGoesOn', rule: '5.6', player })
      : scoredStep.state;
    return continueBeforeThrow({ ...scoredStep, state: stateAfter });
  },
  playerOf: currentPlayer
});

/** Mary Chip moves for the rolled 1 that filled a table, if the house rule is on (5.7). */
export const stepAfter = withNews('step', {
  isReadable: () => true,
  refuse: (state) => (state.phase === 'step' ? undefined : notNowReason(state)),
  apply: (state) => endTurn(stepMary(state, '5.7'))
});

/** Offers the Mary Chip card. */
export function maryCardAsk(state: State): VegasAsk {
  return choose(state, 'maryCard', maryCard, [{ type: 'maryCard' }], state.turn);
}

/** Asks for the step of Mary Chip. */
export function stepAsk(state: State): VegasAsk {
  return choose(state, 'step', stepAfter, [{ type: 'step' }], state.turn);
}
