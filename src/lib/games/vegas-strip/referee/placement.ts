import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { defineCase, yesNo, person } from '$lib/referee/define-case';
import { FAULT_TILE } from '$lib/games/vegas-strip/data';
import { tokenOffRule, tokenSevenRule } from '$lib/games/vegas-strip/house-rules';
import { leadingSets, numberOf, rankSets } from '$lib/games/vegas-strip/actions/placing';
import { isSameSet } from '$lib/games/vegas-strip/state/table';
import type { PlacedTile, Why } from '$lib/games/vegas-strip/types';
import { allBrokenRules, BROKEN_RULE_NAMES } from './broken';
import {
  blockersMember,
  tilesAtCasino,
  placedTile,
  limits,
  limitsIn,
  MAX_PLAYERS,
  namesIn,
  refuseTooManyPlayers,
  refuseTiles,
  tile,
  tiles,
  tableOf
} from './members';
import * as say from '$lib/games/vegas-strip/strings/en/referee';

const RULES = [tokenSevenRule, tokenOffRule] as const;

/** The case of one tile: whether it can be placed at one casino. */
export const placement = defineCase({
  id: 'placement',
  ...say.placementCase,
  sketch: { value: '7' },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    player: { answer: person(), ...say.playerMember },
    tile: { answer: tile, title: say.theTile },
    tiles: { answer: tiles, ...say.tiles },
    blockers: blockersMember,
    blocker: { answer: yesNo(say.aBlocker, say.aTileOfTheHand), ...say.blocker, absent: true },
    rigged: { answer: yesNo(say.byTheirOwnTeam, say.notByTheirTeam), ...say.riggedMember, absent: true },
    limits: { answer: limits, ...say.limitsMember, absent: true },
    options: { rules: RULES }
  },
  settle: (position) => {
    const isTwoPlayerGame = position.blockers !== undefined || position.blocker === true;
    const names = [position.player, ...namesIn(position)];
    refuseTooManyPlayers('tiles', names, isTwoPlayerGame ? 2 : MAX_PLAYERS);
    const table = tableOf(names);
    const holder = {
      player: table.seat(position.player),
      ...(position.blocker === true ? ({ blocker: true } as const) : {})
    };
    const tiles = tilesAtCasino(position, table);
    const addedTile = placedTile(position.tile, holder);
    refuseTiles([
      ['tiles', tiles],
      ['tile', [addedTile]]
    ]);
    const casinoTiles = { casino: '', placedTiles: tiles, limits: limitsIn(position.limits) };
    const broken = allBrokenRules(
      addedTile,
      casinoTiles,
      position.rigged === true,
      fillInHouseRules(RULES, position.options ?? {})
    );
    const tilesAfter = [...tiles, addedTile];
    const total = rankSets(tilesAfter).find((tileSet) => isSameSet(tileSet, holder))?.sum ?? 0;
    const leaders = leadingSets(tilesAfter);
    const isLeader = leaders.length === 1 && leaders.every((tileSet) => isSameSet(tileSet, holder));
    const mayPlaceReason: Why = {
      code: 'mayPlace',
      rule: allowedBy(addedTile, position.rigged === true, leaders.length > 1),
      casino: '',
      ...holder,
      tile: addedTile.number,
      total,
      leads: isLeader
    };
    const reasons: readonly Why[] = broken.length === 0 ? [mayPlaceReason] : broken;
    return {
      awards: [],
      reasons: reasons.map((why) => table.reason(why, holder.player)),
      facts: {
        broken: [...new Set(broken.map(({ code }) => BROKEN_RULE_NAMES[code]))].sort(),
        total,
        leads: isLeader
      }
    };
  },
  examples: [
    {
      title: say.tyingTheLeader,
      position: { player: 'Anna', tile: 2, tiles: { Anna: [3], Ben: [5], Carla: [1] } }
    },
    {
      title: say.a4WithAToken,
      position: { player: 'Anna', tile: { number: 4, plus: 1 }, tiles: { Ben: [6] }, rigged: true }
    }
  ],
  answer: ({ facts }) => [
    {
      words: (facts['broken'] as readonly string[]).length === 0 ? say.yesLabel : say.noLabel,
      value: String(facts['total'])
    }
  ]
});

/** Returns the paragraph that allows a placement: an exception if one applies, else the normal turn (4.1). */
function allowedBy(
  { number, plus: tokenCount, blocker }: PlacedTile,
  isRigged: boolean,
  isLeadShared: boolean
): Extract<Why, { code: 'mayPlace' }>['rule'] {
  const isSeven = number === FAULT_TILE || numberOf({ number, plus: tokenCount }) === FAULT_TILE;
  if (isLeadShared) return '4.8';
  if (isRigged && isSeven && blocker === true) return '8.5';
  if (isRigged && isSeven) return '4.9';
  return tokenCount > 1 ? '4.10' : '4.1';
}
