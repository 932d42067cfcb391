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
  const loaded = () => mainActions()[type];
  return {
    isReadable,
    refuse: (state, move) =>
      mainRules(state) === undefined ? notNowReason(state) : loaded().refuse(state, move),
    apply: (state, move) =>
      mainRules(state) === undefined ? withoutPostings(state) : loaded().apply(state, move),
    log: (before, move) => loaded().log(before, move),
    move: (ask, outcome) => loaded().move?.(ask, outcome),
    answer: (ask, move) => loaded().answer?.(ask, move)
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
