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
    player: { answer: person(), ...say.playerWords },
    tile: { answer: tile, title: say.theTile },
    tiles: { answer: tiles, ...say.tiles },
    blockers: blockersMember,
    blocker: { answer: yesNo(say.aBlocker, say.aTileOfTheHand), ...say.blocker, absent: true },
    rigged: { answer: yesNo(say.byTheirOwnTeam, say.notByTheirTeam), ...say.rigged, absent: true },
    limits: { answer: limits, ...say.limits, absent: true },
    options: { rules: RULES }
  },
  settle: (bonus) => {
    const isTwoPlayerGame = bonus.blockers !== undefined || bonus.blocker === true;
    const names = [bonus.player, ...namesIn(bonus)];
    refuseTooManyPlayers('tiles', names, isTwoPlayerGame ? 2 : MAX_PLAYERS);
    const table = tableOf(names);
    const holder = {
      player: table.seat(bonus.player),
      ...(bonus.blocker === true ? ({ blocker: true } as const) : {})
    };
    const tiles = tilesAtCasino(bonus, table);
    const placed = placedTile(bonus.tile, holder);
    refuseTiles([
      ['tiles', tiles],
      ['tile', [placed]]
    ]);
    const place = { casino: '', placedTiles: tiles, limits: limitsIn(bonus.limits) };
    const broken = allBrokenRules(
      placed,
      place,
      bonus.rigged === true,
      fillInHouseRules(RULES, bonus.options ?? {})
    );
    const after = [...tiles, placed];
    const total = rankSets(after).find((set) => isSameSet(set, holder))?.sum ?? 0;
    const leaders = leadingSets(after);
    const leads = leaders.length === 1 && leaders.every((set) => isSameSet(set, holder));
    const may: Why = {
      code: 'mayPlace',
      rule: allowedBy(placed, bonus.rigged === true, leaders.length > 1),
      casino: '',
      ...holder,
      tile: placed.number,
      total,
      leads
    };
    const reasons: readonly Why[] = broken.length === 0 ? [may] : broken;
    return {
      awards: [],
      reasons: reasons.map((why) => table.reason(why, holder.player)),
      facts: { broken: [...new Set(broken.map(({ code }) => BROKEN_RULE_NAMES[code]))].sort(), total, leads }
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
      words: (facts['broken'] as readonly string[]).length === 0 ? say.yes : say.no,
      value: String(facts['total'])
    }
  ]
});

/** Returns the paragraph that allows a placement: an exception if one applies, else the normal turn (4.1). */
function allowedBy(
  { number, plus, blocker }: PlacedTile,
  rigged: boolean,
  sharedLead: boolean
): Extract<Why, { code: 'mayPlace' }>['rule'] {
  const isSeven = number === FAULT_TILE || numberOf({ number, plus }) === FAULT_TILE;
  if (sharedLead) return '4.8';
  if (rigged && isSeven && blocker === true) return '8.5';
  if (rigged && isSeven) return '4.9';
  return plus > 1 ? '4.10' : '4.1';
}
