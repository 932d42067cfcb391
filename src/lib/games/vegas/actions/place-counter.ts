import { hasLeft, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import type { Turn } from './action';
import { continueTurn } from './end-turn';
import { allowedSpaces, areEquivalent, mustPlace } from './placing';
import { putCounter, nameOf, addNews, spacesAt } from '$lib/games/vegas/state/table';
import type { Fight, NewsReason, Placing, State } from '$lib/games/vegas/types';

/** Applies a number: places a counter, offers a choice of spaces, or does nothing (3.1 to 3.8). */
export function placeCounter(state: State, placing: Placing): Turn {
  const spaces = spacesAt(state, placing.table);
  const spaceChoices = allowedSpaces(spaces, state.turn, placing.shown);
  const spaceIndices = [...spaceChoices.freeSpaces, ...spaceChoices.replaceableSpaces];
  const [first] = spaceIndices;
  if (first === undefined)
    return continueTurn(
      withoutPostings(addNews(state, noEffectReason(state, placing, spaceChoices.isNumberThere))),
      placing
    );
  if (!mustPlace(spaceChoices, state.options.placing) || !areEquivalent(spaces, spaceIndices))
    return withoutPostings({ ...state, phase: 'space', placing });
  return placeOnSpace(state, placing, first);
}

function noEffectReason(
  state: State,
  { table, by: cause, shown: face }: Placing,
  isNumberThere: boolean
): NewsReason {
  const details = { at: nameOf(state, table), player: state.turn, shown: face, by: cause };
  if (isNumberThere) return { code: 'noBenefit', rule: face === 6 ? '3.7' : '3.4', ...details };
  return {
    code: 'noNumber',
    rule: '3.8',
    ...details,
    again: cause === 'die' && state.options.missingNumber === 'again'
  };
}

/**
 * Places a counter on this space. In the advanced game, another player's counter there starts a duel (8.1), unless that
 * player has left (1.12).
 */
export function placeOnSpace(state: State, placing: Placing, space: number): Turn {
  const player = state.turn;
  const spaces = spacesAt(state, placing.table);
  const { numbers, counter: other } = spaces[space] ?? { numbers: [1] };
  const details = { at: nameOf(state, placing.table), player, numbers };
  if (other !== undefined && state.options.duels === 'hearts' && !hasLeft(state, other)) {
    const fight: Fight = { ...placing, space, challenger: player, defender: other, chosen: {} };
    const stateAfter = addNews(state, { code: 'challenges', rule: '8.1', ...details, other });
    return withoutPostings({ ...stateAfter, phase: 'duel', fight });
  }
  const { isJoker } = allowedSpaces(spaces, player, placing.shown);
  const stateAfter = putCounter(state, placing.table, space, player);
  return continueTurn(
    withoutPostings(
      addNews(stateAfter, placedNews(details, other, isJoker), ...maryStaysNews(numbers, placing, isJoker))
    ),
    placing
  );
}

function placedNews(
  details: Omit<Extract<NewsReason, { code: 'replaces' }>, 'code' | 'rule' | 'other'>,
  other: PlayerId | undefined,
  isJoker: boolean
): NewsReason {
  if (isJoker)
    return { code: 'placesJoker', rule: '3.5', ...details, ...(other === undefined ? {} : { other }) };
  if (other !== undefined) return { code: 'replaces', rule: '3.3', ...details, other };
  return { code: 'places', rule: details.numbers.length === 2 ? '3.2' : '3.1', ...details };
}

/** States that Mary Chip does not move, in cases in which players may expect it (5.3, 5.4). */
function maryStaysNews(
  numbers: readonly number[],
  { by: cause, shown: face }: Placing,
  isJoker: boolean
): readonly NewsReason[] {
  const isGoodLuckOne = cause === 'good-luck' && face === 1;
  if (!isGoodLuckOne && !(isJoker && numbers.includes(1))) return [];
  return [
    { code: 'maryStays', rule: cause === 'good-luck' && face === 6 ? '5.3' : '5.4', by: cause, shown: face }
  ];
}
