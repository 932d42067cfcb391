import { CaseError } from '$lib/games/define';
import { count, defineCase, flag, person } from '$lib/games/statement';
import { GRAY_DICE } from '$lib/games/las-vegas/data';
import { aloneInFront } from '$lib/games/las-vegas/placed-dice';
import { isImaginary, strength } from '$lib/games/las-vegas/payout';
import { tokenLost, tokenTaken } from '$lib/games/las-vegas/tiles/power-play';
import type { Why } from '$lib/games/las-vegas/types';
import { diceOf, full, hand, MOST_PLAYERS } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';
import { leader as leaderRule } from './house-rules';

const MORE = 'Neutral or blank dice';

const powerPlay = defineCase({
  id: 'power-play',
  title: 'Who has the Power Play token?',
  about: 'Power Play',
  sketch: { dice: [5] },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    options: { rules: [leaderRule] },
    dice: diceOf(1, 'Dice at its casino now', 'one to five players by name, and their dice there now'),
    player: {
      is: person(),
      title: 'Who placed or passed last',
      says: 'one of them, whose turn it was'
    },
    placed: {
      is: flag('Placed there', 'Placed elsewhere, or passed'),
      title: 'What that turn did',
      says: 'whether dice were placed at the casino of the tile, which activates it'
    },
    holder: {
      is: person(),
      absent: true,
      title: 'Who held the token before',
      more: 'Somebody held the token',
      says: 'one of them, who held the token before; absent where it lay on the tile'
    },
    neutral: {
      is: hand,
      absent: true,
      title: 'Neutral colour of two players',
      more: MORE,
      says: 'the neutral colour of two players'
    },
    gray: {
      is: count(0, GRAY_DICE),
      absent: true,
      title: 'Blank gray dice',
      more: MORE,
      says: 'blank gray dice, another imaginary player'
    }
  },
  settle: ({ dice: given, player, placed, holder, neutral, gray = 0, options }) => {
    const names = given.map(([name]) => name);
    if (!names.includes(player)) throw new CaseError('player', 'one of the players in `dice`');
    if (holder !== undefined && !names.includes(holder))
      throw new CaseError('holder', 'one of the players in `dice`');
    const table = tableOf(names);
    const leader = aloneInFront([
      ...given.map(([name, some]) => strength(table.seat(name), full(some))),
      ...(neutral === undefined ? [] : [strength('neutral', full(neutral))]),
      strength('gray', { small: gray, big: 0 })
    ]);
    const seat = table.seat(player);
    const held = holder === undefined ? undefined : table.seat(holder);
    const moved =
      (placed ? tokenTaken('this', seat, held, leader) : undefined) ??
      (held === undefined ? undefined : tokenLost('this', held, leader, options?.powerPlayLeader ?? 'back'));
    const has = moved === undefined ? held : moved.live.holder;
    const why: Why = moved?.why ?? stays();
    return {
      awards: [],
      reasons: [table.reason(why, moved?.to ?? held ?? seat)],
      facts: { holder: has === undefined ? [] : [table.name(has)] }
    };

    function stays(): Why {
      if (held === undefined) {
        const rule = leader !== undefined && isImaginary(leader) ? '16.7' : '16.1';
        return { code: 'powerPlayNot', rule, at: 'this', player: seat };
      }
      const other = leader === undefined || leader === held ? {} : { leader };
      const rule = leader === held ? '16.1' : '16.4';
      return { code: 'powerPlayKept', rule, at: 'this', player: held, ...other };
    }
  },
  examples: [
    {
      title: 'Taken from somebody’s hands',
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 1, big: 1 } },
        player: 'Ben',
        placed: true,
        holder: 'Anna'
      }
    },
    {
      title: 'Level, and lost',
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 2 } },
        player: 'Ben',
        placed: true,
        holder: 'Anna'
      }
    }
  ]
});

export const cases = [powerPlay] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'power-play': typeof cases;
  }
}
