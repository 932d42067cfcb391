import type { State } from '$lib/games/vegas/types';
import type { VegasAsk } from './action';
import { entryDetailAsk } from './depth';
import { resumeAsks } from './entered-board';
import { changeAsk, passAsks } from './change';
import { duelAsk, revealAsk } from './duel';
import { frontManAsks } from './front-man';
import { goodLuckAsk } from './good-luck';
import { heartsAsk, playersToChoose } from './hearts';
import { maryCardAsk, stepAsk } from './mary-chip';
import { spaceAsk } from './place';
import { standAsk } from './stand';
import { countsAsk } from './tables/counts';
import { lowestAsks } from './tables/lowest';
import { goldAsk, scoredTableAsk } from './tables/scored';
import { winnerAsk } from './tables/winner';
import { throwAsk, throwDie } from './throw';

/** Returns the current asks; empty after the last gold chip is gone. */
export function asks(state: State): readonly VegasAsk[] {
  const { phase, fight, ended: endedTable } = state;
  switch (phase) {
    case 'over':
      return [];
    case 'first':
      return [standAsk(state), entryDetailAsk(state)];
    case 'turn':
      return [...turnAsks(state), entryDetailAsk(state)];
    case 'throw':
      return [throwAsk(state)];
    case 'space':
      return [spaceAsk(state)];
    case 'duel': {
      if (fight === undefined) return [];
      const heartsAsks = playersToChoose(fight).map((player) => heartsAsk(state, player));
      return [...(heartsAsks.length === 0 ? [revealAsk(state)] : heartsAsks), duelAsk(state, fight)];
    }
    case 'step':
      return [stepAsk(state)];
    case 'resume':
      return [...resumeAsks(state), entryDetailAsk(state)];
    case 'tables':
      return [scoredTableAsk(state), entryDetailAsk(state)];
    case 'gold':
      return [goldAsk()];
    case 'winner':
      if (endedTable === undefined) return [];
      return endedTable.counts === undefined
        ? [winnerAsk(state), countsAsk(state, endedTable)]
        : [winnerAsk(state)];
    case 'lowest':
      return endedTable === undefined ? [] : lowestAsks(state, endedTable);
  }
}

function turnAsks(state: State): readonly VegasAsk[] {
  const refusal = throwDie.refuse(state, { type: 'throw', face: 1 });
  if (refusal?.code === 'mustChange') return [changeAsk(state)];
  return [
    ...(refusal === undefined ? [throwAsk(state)] : []),
    maryCardAsk(state),
    goodLuckAsk(state),
    ...frontManAsks(state),
    changeAsk(state),
    ...passAsks(state)
  ];
}
