import { colourBonuses } from '$lib/chip-cards';
import type { Played, Posting } from '$lib/core';
import { withChipCards } from '$lib/games/las-vegas/state/chip-cards';
import type { State, Why } from '$lib/games/las-vegas/types';

/** Bonuses for chip cards at the end of the match, one posting per colour (25.6). The box has no piece for them. */
export function chipCardBonuses({ chipCards, seats }: State): readonly Posting<Why>[] {
  if (chipCards === undefined) return [];
  return seats.flatMap((player) =>
    colourBonuses(chipCards.owned[player] ?? {}).map((bonus): Posting<Why> => {
      const why: Why = { code: 'chipBonus', rule: '25.6', player, ...bonus };
      return { from: 'bank', to: player, piece: 'cash', value: bonus.value, why };
    })
  );
}

/** Pays the chip cards when the match ends. */
export function payChipCards(
  stateBefore: State,
  { state, postings }: Played<State, Why>
): Played<State, Why> {
  if (stateBefore.phase === 'over' || state.phase !== 'over') return { state, postings };
  const bonuses = chipCardBonuses(state);
  if (bonuses.length === 0) return { state, postings };
  const stateWithBonuses = withChipCards(state, (table) => ({
    ...table,
    bonuses: Object.fromEntries(
      state.seats.map((player) => [
        player,
        bonuses.filter(({ to }) => to === player).map(({ value }) => value)
      ])
    )
  }));
  return { state: stateWithBonuses, postings: [...postings, ...bonuses] };
}
