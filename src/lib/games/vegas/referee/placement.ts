import { CaseError } from '$lib/games/contract/define';
import type { Control, Json, JsonObject } from '$lib/games/contract/form';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { withControl, count, defineCase, face, person } from '$lib/referee/define-case';
import { MAX_SPACES } from '$lib/games/vegas/state/board';
import type { Face } from '$lib/games/vegas/data';
import { placingRule } from '$lib/games/vegas/house-rules';
import {
  allowedSpaces,
  faultsOf,
  otherNumberRule,
  type AllowedSpaces,
  type Fault
} from '$lib/games/vegas/actions/placing';
import type { Space, Why } from '$lib/games/vegas/types';
import type { PlayerId } from '$lib/core';
import { MAX_PLAYERS, ownersOf, readSpaces, spaces, tableOf } from './members';
import { spaceOf } from './one-table';
import * as say from '$lib/games/vegas/strings/en/referee';

/** Offers the entered spaces as choices, numbered as in the form above. */
function spaceChoice({ spaces: enteredSpaces }: JsonObject): Control {
  const spaces = Array.isArray(enteredSpaces) ? (enteredSpaces as readonly Json[]) : [];
  return {
    kind: 'choice',
    choices: spaces.map((_, index) => ({ value: index, label: String(index + 1) }))
  };
}

/** The case of one counter: whether it may be placed there, and which spaces are allowed. */
export const placement = defineCase({
  id: 'placement',
  ...say.placementCase,
  sketch: { dice: [6] },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    player: { answer: person(), ...say.player },
    spaces: {
      ...spaces,
      description: say.tableMember
    },
    shown: { answer: face(), title: say.theNumber, description: say.rolledNumberText },
    space: {
      answer: withControl(count(0, MAX_SPACES - 1, say.aSpaceCountedFrom0), spaceChoice),
      absent: true,
      ...say.spaceMember
    },
    options: { rules: [placingRule] }
  },
  settle: ({ spaces: enteredSpaces, player, shown, space, options }) => {
    const rules = fillInHouseRules([placingRule], options ?? {});
    const table = tableOf(ownersOf(enteredSpaces, [player]));
    const spaces = readSpaces(enteredSpaces, table);
    if (spaces.every(({ counter }) => counter !== undefined))
      throw new CaseError('spaces', say.needsFreeSpace);
    if (space !== undefined && spaces[space] === undefined)
      throw new CaseError('space', say.aSpaceFrom0To(spaces.length - 1));
    const seat = table.seat(player);
    const spaceChoices = allowedSpaces(spaces, seat, shown);
    const faults = faultsOf(spaces, seat, shown, space, rules.placing);
    const reasons =
      faults.length === 0
        ? [allowedReason(spaces, seat, shown, spaceChoices, space)]
        : faults.map((fault) => faultReason(fault, spaces, seat, shown, spaceChoices));
    return {
      awards: [],
      reasons: reasons.map((why) => table.reason(why, seat)),
      facts: { free: spaceChoices.freeSpaces, replaces: spaceChoices.replaceableSpaces, broken: faults }
    };
  },
  examples: [
    {
      title: say.exampleFreeSpace,
      position: {
        player: 'Anna',
        spaces: [spaceOf([1]), spaceOf([2], 'Ben'), spaceOf([2]), spaceOf([3])],
        shown: 2,
        space: 1
      }
    },
    {
      title: say.a6WithoutASpace,
      position: {
        player: 'Anna',
        spaces: [spaceOf([1], 'Ben'), spaceOf([2]), spaceOf([3], 'Anna'), spaceOf([4]), spaceOf([5])],
        shown: 6,
        space: 0
      }
    },
    {
      title: say.exampleOnlyOwnCounters,
      position: { player: 'Anna', spaces: [spaceOf([1]), spaceOf([2], 'Anna'), spaceOf([3])], shown: 2 }
    }
  ],
  answer: ({ facts }) =>
    (facts['broken'] as readonly string[]).length === 0
      ? [{ words: say.allowedLabel }]
      : [{ words: say.notAllowed }]
});

/** Returns the reason why the choice is allowed. */
function allowedReason(
  spaces: readonly Space[],
  player: PlayerId,
  face: Face,
  { isJoker, freeSpaces, replaceableSpaces, isNumberThere }: AllowedSpaces,
  space: number | undefined
): Why {
  if (space === undefined) {
    const isNothingPlaced = freeSpaces.length + replaceableSpaces.length === 0;
    const rule = !isNothingPlaced ? '3.10' : !isNumberThere ? '3.8' : face === 6 ? '3.7' : '3.4';
    return { code: 'nothingPlaced', rule, player, shown: face };
  }
  const { numbers = [], counter: other } = spaces[space] ?? {};
  const isDouble = numbers.length === 2;
  const rule = isJoker ? '3.5' : other !== undefined ? '3.3' : isDouble ? '3.2' : '3.1';
  return { code: 'mayPlace', rule, player, shown: face, ...(other === undefined ? {} : { other }) };
}

function faultReason(
  fault: Fault,
  spaces: readonly Space[],
  player: PlayerId,
  face: Face,
  { isJoker, freeSpaces }: AllowedSpaces
): Why {
  switch (fault) {
    case 'free-first':
      return { code: 'freeFirst', rule: '3.1', at: 'this', shown: face };
    case 'must-place':
      return {
        code: 'mustPlace',
        rule: isJoker || freeSpaces.length === 0 ? '3.10' : '3.1',
        at: 'this',
        player
      };
    case 'number':
      return { code: 'otherNumber', rule: otherNumberRule(spaces, face), at: 'this', shown: face };
    case 'own':
      return { code: 'ownCounter', rule: '3.9', player };
  }
}
