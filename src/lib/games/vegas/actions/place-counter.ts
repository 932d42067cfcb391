import { hasLeft, type PlayerId } from '$lib/core';
import type { Hearts } from '$lib/games/vegas/data';
import { fightResult } from './fight';
import { quiet, settled, type Turn } from './end-turn';
import { allowedFor, areAlike, mustPlace } from './placing';
import { cover, nameOf, say, spacesAt } from '$lib/games/vegas/state/table';
import type { Fight, NewsWhy, Placing, State } from '$lib/games/vegas/types';

/** Applies a number: places a counter, offers a choice of spaces, or does nothing (3.1 to 3.8). */
export function placeCounter(state: State, placing: Placing): Turn {
  const spaces = spacesAt(state, placing.table);
  const allowed = allowedFor(spaces, state.turn, placing.shown);
  const places = [...allowed.free, ...allowed.replaces];
  const [first] = places;
  if (first === undefined)
    return settled(quiet(say(state, nothingBrought(state, placing, allowed.shows))), placing);
  if (!mustPlace(allowed, state.options.placing) || !areAlike(spaces, places))
    return quiet({ ...state, phase: 'space', placing });
  return placeOn(state, placing, first);
}

function nothingBrought(state: State, { table, by, shown }: Placing, shows: boolean): NewsWhy {
  const brought = { at: nameOf(state, table), player: state.turn, shown, by };
  if (shows) return { code: 'noBenefit', rule: shown === 6 ? '3.7' : '3.4', ...brought };
  return {
    code: 'noNumber',
    rule: '3.8',
    ...brought,
    again: by === 'die' && state.options.missingNumber === 'again'
  };
}

/**
 * Places a counter on this space. In the advanced game, another player's counter there starts a duel (8.1), unless that
 * player has left (1.12).
 */
export function placeOn(state: State, placing: Placing, space: number): Turn {
  const player = state.turn;
  const spaces = spacesAt(state, placing.table);
  const { numbers, counter: other } = spaces[space] ?? { numbers: [1] };
  const on = { at: nameOf(state, placing.table), player, numbers };
  if (other !== undefined && state.options.duels === 'hearts' && !hasLeft(state, other)) {
    const fight: Fight = { ...placing, space, challenger: player, defender: other, chosen: {} };
    const entered = say(state, { code: 'challenges', rule: '8.1', ...on, other });
    return quiet({ ...entered, phase: 'duel', fight });
  }
  const { joker } = allowedFor(spaces, player, placing.shown);
  const covered = cover(state, placing.table, space, player);
  return settled(quiet(say(covered, placed(on, other, joker), ...stays(numbers, placing, joker))), placing);
}

function placed(
  on: Omit<Extract<NewsWhy, { code: 'replaces' }>, 'code' | 'rule' | 'other'>,
  other: PlayerId | undefined,
  joker: boolean
): NewsWhy {
  if (joker) return { code: 'placesJoker', rule: '3.5', ...on, ...(other === undefined ? {} : { other }) };
  if (other !== undefined) return { code: 'replaces', rule: '3.3', ...on, other };
  return { code: 'places', rule: on.numbers.length === 2 ? '3.2' : '3.1', ...on };
}

/** States that Mary Chip does not move, in cases in which players may expect it (5.3, 5.4). */
function stays(numbers: readonly number[], { by, shown }: Placing, joker: boolean): readonly NewsWhy[] {
  const goodLuckOne = by === 'good-luck' && shown === 1;
  if (!goodLuckOne && !(joker && numbers.includes(1))) return [];
  return [{ code: 'maryStays', rule: by === 'good-luck' && shown === 6 ? '5.3' : '5.4', by, shown }];
}

/** Places nothing, if the house rule leaves that open (3.10). */
export function leaveIt(state: State, placing: Placing): Turn {
  const at = nameOf(state, placing.table);
  return settled(quiet(say(state, { code: 'leaves', rule: '3.10', at, player: state.turn })), placing);
}

/** Reveals both dice and settles which counter stays (8.3 to 8.5). */
export function settleFight(state: State, fight: Fight, hearts: readonly [Hearts, Hearts]): Turn {
  const { challenger, defender, table, space } = fight;
  const stands = fightResult(...hearts);
  const { numbers } = spacesAt(state, table)[space] ?? { numbers: [1] };
  const both = { challenger, defender, hearts, on: { at: nameOf(state, table), numbers } };
  switch (stands) {
    case 'challenger':
      return settled(
        quiet(say(cover(state, table, space, challenger), { code: 'challengerStays', rule: '8.3', ...both })),
        fight
      );
    case 'defender':
      return settled(
        quiet(say(state, { code: 'defenderStays', rule: hearts[0] === hearts[1] ? '8.5' : '8.3', ...both })),
        fight
      );
    case 'nobody':
      return settled(
        quiet(say(cover(state, table, space, undefined), { code: 'bothLeave', rule: '8.4', ...both })),
        fight
      );
  }
}
