import type { PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/contract/define';
import { choice, defineCase, face, yesNo, person } from '$lib/referee/define-case';
import { strength } from '$lib/games/las-vegas/payout/payout';
import { doesNothing } from '$lib/games/las-vegas/tiles';
import { TILES } from '$lib/games/las-vegas/tiles/all';
import { payGolden, REWARDS } from './tile';
import type { Dice, Face, Why } from '$lib/games/las-vegas/types';
import {
  withZeros,
  hand,
  ONE_PLAYER,
  onlyPlayerMember,
  playerMember
} from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

/** Tiles that a 4 may activate. Among them are one that never acts, and one whose dice decide whether it acts. */
const OTHER_TILES = TILES.filter(({ id }) => id !== 'my-choice');
const TILE_WITHOUT_ACTION = OTHER_TILES.find(({ activate }) => activate === undefined)?.id ?? '';
const TILE_WITH_MIN_DICE = OTHER_TILES.find(({ minDice }) => minDice !== undefined)?.id ?? '';

const myChoice = defineCase({
  id: 'my-choice',
  title: say.whatDoesMyChoiceDo,
  shortName: say.myChoice,
  sketch: { dice: [3, 6] },
  people: { min: 1, max: 2 },
  fields: {
    options: { rules: [] },
    player: playerMember(say.whoChoosesTheResult),
    result: { answer: face(), ...say.result },
    other: { answer: face(), ...say.other, when: ({ result }) => result === 4 },
    tile: {
      answer: choice(Object.fromEntries(OTHER_TILES.map(({ id, title }) => [id, title]))),
      ...say.tile,
      when: ({ result, other }) => result === 4 && other !== undefined
    },
    dice: { answer: hand, absent: true, when: ({ tile }) => tile === TILE_WITH_MIN_DICE, ...say.dice },
    die: {
      answer: yesNo(say.aDieThatCanBeMoved, say.noSuchDie),
      ...say.die,
      when: ({ result }) => result === 5 || result === 6
    },
    owner: { answer: person(), absent: true, when: ({ result }) => result === 6, ...say.owner }
  },
  settle: ({ player, result, other, tile, dice, die, owner }) => {
    if (result >= 5 && die === undefined) throw new CaseError('die', say.neededWithA5Or6);
    if (tile !== undefined && other === undefined) throw new CaseError('tile', say.onlyWithAnotherTile);
    if (dice !== undefined && tile !== TILE_WITH_MIN_DICE)
      throw new CaseError('dice', say.onlyIfTheTileNeedsDice);
    const table = tableOf([...new Set([player, ...(owner === undefined ? [] : [owner])])]);
    const seat = table.seat(player);
    const value = REWARDS[result];
    if (value !== undefined) {
      const why = { code: 'myChoicePaid', rule: '24.2', at: 'this', player: seat, result, value } as const;
      return { ...table.payRewards([{ player: seat, value, why }]), facts: {} };
    }
    const ownerSeat = owner === undefined ? undefined : table.seat(owner);
    const activatedTile = { other, tile, dice: withZeros(dice ?? {}) };
    const why = resultReason(result, {
      player: seat,
      ...activatedTile,
      hasDie: die === true,
      returnedDieOwner: ownerSeat
    });
    return { awards: [], reasons: [table.reason(why, seat)], facts: {} };
  },
  examples: [
    { title: 'A 3', position: { player: 'Anna', result: 3 } },
    { title: say.a4AndNoOtherTile, position: { player: 'Anna', result: 4 } },
    {
      title: say.a4ForATileThatDoesNothing,
      position: { player: 'Anna', result: 4, other: 2, tile: TILE_WITHOUT_ACTION }
    },
    {
      title: say.a4AndDiceDecide,
      position: { player: 'Anna', result: 4, other: 2, tile: TILE_WITH_MIN_DICE, dice: { small: 3, big: 1 } }
    },
    { title: say.a6AndADie, position: { player: 'Anna', result: 6, die: true, owner: 'Ben' } }
  ]
});

interface EnteredResult {
  readonly player: PlayerId;
  readonly other: Face | undefined;
  readonly tile: string | undefined;
  readonly dice: Dice;
  readonly hasDie: boolean;
  readonly returnedDieOwner: PlayerId | undefined;
}

/** Reason for a result that pays nothing at once. */
function resultReason(
  result: Face,
  { player, other, tile, dice, hasDie, returnedDieOwner }: EnteredResult
): Why {
  const casino = 'this';
  if (result === 4) {
    if (other === undefined) return { code: 'myChoiceActivates', rule: '24.7', at: casino, player };
    const rule = isIdle(tile, strength(player, dice).count) ? '24.7' : '24.3';
    return { code: 'myChoiceActivates', rule, at: casino, player, face: other };
  }
  if (!hasDie) return { code: 'myChoiceNothing', rule: '24.8', at: casino, player, result };
  if (result === 5) return { code: 'myChoiceAdjusts', rule: '24.4', at: casino, player };
  return {
    code: 'goldenTaken',
    rule: '24.5',
    at: casino,
    player,
    ...(returnedDieOwner === undefined ? {} : { back: returnedDieOwner })
  };
}

/** True if the tile then does nothing (24.7); a tile without a name always acts. */
function isIdle(id: string | undefined, count: number): boolean {
  const tile = OTHER_TILES.find((tile) => tile.id === id);
  return tile !== undefined && doesNothing(tile, count);
}

const goldenCase = defineCase({
  id: 'golden-space',
  title: say.whatGoldenSpacePays,
  shortName: say.myChoice,
  sketch: { value: '$60,000' },
  people: ONE_PLAYER,
  fields: { options: { rules: [] }, player: onlyPlayerMember(say.ownerOfTheDieAtThePayout) },
  settle: ({ player }) => {
    const table = tableOf([player]);
    return { ...table.payRewards([payGolden('this', table.seat(player))]), facts: {} };
  },
  examples: [{ title: say.aDieIsThere, position: { player: 'Anna' } }]
});

export const cases = [myChoice, goldenCase] as const;
