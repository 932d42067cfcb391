import { chosen } from '$lib/games/contract/house-rule';
import { defineCase, flag, person } from '$lib/referee/define-case';
import { SEVEN } from '$lib/games/vegas-strip/data';
import { tokenOff, tokenSeven } from '$lib/games/vegas-strip/house-rules';
import { leadingSets, numberOf, ranked } from '$lib/games/vegas-strip/actions/placing';
import { sameSet } from '$lib/games/vegas-strip/state/table';
import type { Laid, Why } from '$lib/games/vegas-strip/types';
import { allBrokenRules, CODES } from './broken';
import {
  blockersMember,
  laidIn,
  laidTile,
  limits,
  limitsIn,
  MOST_PLAYERS,
  namesIn,
  refuseCrowd,
  refuseTiles,
  tile,
  tiles,
  tableOf
} from './members';
import * as say from '$lib/games/vegas-strip/strings/en/referee';

const RULES = [tokenSeven, tokenOff] as const;

/** The case of one tile: whether it can be placed at one casino. */
export const placement = defineCase({
  id: 'placement',
  ...say.placementCase,
  sketch: { figure: '7' },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    player: { is: person(), ...say.playerWords },
    tile: { is: tile, title: say.theTile },
    tiles: { is: tiles, ...say.tiles },
    blockers: blockersMember,
    blocker: { is: flag(say.aBlocker, say.aTileOfTheHand), ...say.blocker, absent: true },
    rigged: { is: flag(say.byTheirOwnTeam, say.notByTheirTeam), ...say.rigged, absent: true },
    limits: { is: limits, ...say.limits, absent: true },
    options: { rules: RULES }
  },
  settle: (given) => {
    const twos = given.blockers !== undefined || given.blocker === true;
    const names = [given.player, ...namesIn(given)];
    refuseCrowd('tiles', names, twos ? 2 : MOST_PLAYERS);
    const table = tableOf(names);
    const holder = {
      player: table.seat(given.player),
      ...(given.blocker === true ? ({ blocker: true } as const) : {})
    };
    const laid = laidIn(given, table);
    const placed = laidTile(given.tile, holder);
    refuseTiles([
      ['tiles', laid],
      ['tile', [placed]]
    ]);
    const place = { casino: '', laid, limits: limitsIn(given.limits) };
    const broken = allBrokenRules(placed, place, given.rigged === true, chosen(RULES, given.options ?? {}));
    const after = [...laid, placed];
    const total = ranked(after).find((set) => sameSet(set, holder))?.sum ?? 0;
    const leaders = leadingSets(after);
    const leads = leaders.length === 1 && leaders.every((set) => sameSet(set, holder));
    const may: Why = {
      code: 'mayPlace',
      rule: allowedBy(placed, given.rigged === true, leaders.length > 1),
      casino: '',
      ...holder,
      tile: placed.number,
      total,
      leads
    };
    const whys: readonly Why[] = broken.length === 0 ? [may] : broken;
    return {
      awards: [],
      reasons: whys.map((why) => table.reason(why, holder.player)),
      facts: { broken: [...new Set(broken.map(({ code }) => CODES[code]))].sort(), total, leads }
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
      figure: String(facts['total'])
    }
  ]
});

/** Returns the paragraph that allows a placement: an exception if one applies, else the normal turn (4.1). */
function allowedBy(
  { number, plus, blocker }: Laid,
  rigged: boolean,
  sharedLead: boolean
): Extract<Why, { code: 'mayPlace' }>['rule'] {
  const isSeven = number === SEVEN || numberOf({ number, plus }) === SEVEN;
  if (sharedLead) return '4.8';
  if (rigged && isSeven && blocker === true) return '8.5';
  if (rigged && isSeven) return '4.9';
  return plus > 1 ? '4.10' : '4.1';
}
