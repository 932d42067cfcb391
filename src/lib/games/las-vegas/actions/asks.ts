import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { areChipCardsToLay } from '$lib/games/las-vegas/state/chip-cards';
import { isNeutralRollDue } from '$lib/games/las-vegas/state/table';
import { mainRules } from '$lib/games/las-vegas/tiles';
import type { LasVegasAsk, State } from '$lib/games/las-vegas/types';
import { chipCardAsk, chipCardsAsk } from './chip-cards';
import { countAsk } from './count';
import { dealAsk } from './deal';
import { entryDetailAsk } from './depth';
import { placeAsk } from './place';
import { neutralAsk, rollAsk } from './roll';

/** Asks that the players may answer now; empty once the third round is paid. */
export function asks(state: State): readonly LasVegasAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'deal':
      return [dealAsk(state), entryDetailAsk(state)];
    case 'tiles':
      return [...mainAsks(state), entryDetailAsk(state)];
    case 'bank':
    case 'payout':
      return mainAsks(state);
    case 'turns':
      if (isWaiting(state)) return mainAsks(state);
      return chipCardAsks(state) ?? [...roundAsks(state), entryDetailAsk(state), ...countBankAsks(state)];
  }
}

/** Asks that only the main game has: for the next tile, for the notes of the bank, and those that tiles cause. */
function mainAsks(state: State): readonly LasVegasAsk[] {
  return mainRules(state)?.asks(state) ?? [];
}

function countBankAsks(state: State): readonly LasVegasAsk[] {
  return mainRules(state)?.countBankAsks(state) ?? [];
}

/** The ask for the round's chip cards, or for the one that may be taken now; undefined if there is neither. */
function chipCardAsks(state: State): readonly LasVegasAsk[] | undefined {
  const { chipCards } = state;
  if (chipCards === undefined) return undefined;
  if (areChipCardsToLay(state)) return [chipCardsAsk(chipCards), entryDetailAsk(state)];
  const { claim } = chipCards;
  return claim === undefined ? undefined : [chipCardAsk(chipCards, claim)];
}

function roundAsks(state: State): readonly LasVegasAsk[] {
  const isRollDue = isNeutralRollDue(state);
  if (state.depth === 'rounds') {
    const neutralAsks = isRollDue ? [{ ...neutralAsk(), optional: true } as const] : [];
    return [countAsk(state), ...neutralAsks, ...mainAsks(state)];
  }
  if (isRollDue) return [neutralAsk()];
  const rollAsks = state.arena.roll === undefined ? [rollAsk(state)] : [];
  return [...rollAsks, placeAsk(state), ...mainAsks(state)];
}
