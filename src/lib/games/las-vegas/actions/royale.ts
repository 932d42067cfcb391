import { isCount, isListOf, isPlayer, isRecordOf } from '$lib/core';
import { withoutPostings, type Actions } from '$lib/games/contract/action';
import { NOTES } from '$lib/games/las-vegas/data';
import { isTile, mainActions, mainRules } from '$lib/games/las-vegas/tiles';
import { isFace, type LasVegas, type RoyaleMove } from '$lib/games/las-vegas/types';
import { notNowReason, type LasVegasAction } from './action';

type ReadableCheck<Type extends RoyaleMove['type']> = LasVegasAction<Type>['isReadable'];

/** An action of the main game. A match of the basic game has none of them, but its log may contain anything. */
function mainGameAction<Type extends RoyaleMove['type']>(
  type: Type,
  isReadable: ReadableCheck<Type>
): LasVegasAction<Type> {
  const loadedAction = () => mainActions()[type];
  return {
    isReadable,
    refuse: (state, move) =>
      mainRules(state) === undefined ? notNowReason(state) : loadedAction().refuse(state, move),
    apply: (state, move) =>
      mainRules(state) === undefined ? withoutPostings(state) : loadedAction().apply(state, move),
    log: (stateBefore, move) => loadedAction().log(stateBefore, move),
    move: (ask, outcome) => loadedAction().move?.(ask, outcome),
    answer: (ask, move) => loadedAction().answer?.(ask, move)
  };
}

/** The actions that are loaded with the tiles, and the shape of their moves, which can be checked before. */
export const royaleActions: Pick<Actions<LasVegas>, RoyaleMove['type']> = {
  lay: mainGameAction('lay', ({ tile }) => isTile(tile)),
  bank: mainGameAction(
    'bank',
    ({ notes }) => notes === 'notCounted' || isRecordOf(notes, (note) => Object.hasOwn(NOTES, note), isCount)
  ),
  countBank: mainGameAction('countBank', () => true),
  reward: mainGameAction(
    'reward',
    ({ tile, player, value }) => isTile(tile) && isPlayer(player) && isCount(value)
  ),
  tile: mainGameAction(
    'tile',
    (move) => isTile(move.tile) && (move.do !== 'throw' || isListOf(move.dice, isFace))
  )
};
