import { chosen } from '$lib/games/house-rule';
import { defineCase, flag, person } from '$lib/games/statement';
import { tokenOff, tokenSeven } from '$lib/games/vegas-strip/house-rules';
import { leading, ranked } from '$lib/games/vegas-strip/placing';
import { sameSet } from '$lib/games/vegas-strip/table';
import type { Why } from '$lib/games/vegas-strip/types';
import { allBroken, CODES } from './broken';
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
  tiles
} from './members';
import { tableOf } from './seated-table';

const RULES = [tokenSeven, tokenOff] as const;

/** Whether one tile may be placed at one casino. */
export const placement = defineCase({
  id: 'placement',
  title: 'May this tile be placed here?',
  about: 'one tile at one casino',
  sketch: { figure: '7' },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    player: { is: person(), title: 'Who places', says: 'who places the tile' },
    tile: { is: tile, title: 'The tile' },
    tiles: {
      is: tiles,
      title: 'Tiles there already',
      hint: 'tokens as they lie after the turn',
      says: 'by player, the tiles at the casino before the placement, tokens already where the turn puts them'
    },
    blockers: blockersMember,
    blocker: {
      is: flag('A blocker', 'A tile of the hand'),
      title: 'The tile is',
      more: 'A blocker is placed',
      absent: true,
      says: 'whether the tile is a blocker'
    },
    rigged: {
      is: flag('By their own team', 'By nobody of the team'),
      title: 'Rigged',
      more: 'Who rigged it',
      absent: true,
      says: 'whether the player’s own team rigged the casino: a secret'
    },
    limits: {
      is: limits,
      title: 'What the character forbids',
      more: 'The character',
      absent: true,
      says: 'what the character at the casino forbids'
    },
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
    const broken = allBroken(placed, place, given.rigged === true, chosen(RULES, given.options ?? {}));
    const after = [...laid, placed];
    const total = ranked(after).find((set) => sameSet(set, holder))?.sum ?? 0;
    const leaders = leading(after);
    const leads = leaders.length === 1 && leaders.every((set) => sameSet(set, holder));
    const may: Why = {
      code: 'mayPlace',
      rule: '4.1',
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
      title: 'Level with the leader',
      position: { player: 'Anna', tile: 2, tiles: { Anna: [3], Ben: [5], Carla: [1] } }
    },
    {
      title: 'A 4 with a token at one’s own rigged casino',
      position: { player: 'Anna', tile: { number: 4, plus: 1 }, tiles: { Ben: [6] }, rigged: true }
    }
  ],
  answer: ({ facts }) => [
    {
      words: (facts['broken'] as readonly string[]).length === 0 ? 'Yes' : 'No',
      figure: String(facts['total'])
    }
  ]
});
