import { CaseError } from '$lib/games/define';
import { count, defineCase, group, people } from '$lib/games/statement';
import { BIG_DICE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { BAR, knockoutWhy } from '$lib/games/las-vegas/tiles/knockout';
import { MOST_PLAYERS, whoOfThem } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';
import type { Why } from '$lib/games/las-vegas/types';

const had = group({
  small: { is: count(0, SMALL_DICE), label: 'small dice left', absent: true, says: 'small dice left' },
  big: { is: count(0, BIG_DICE), label: 'big die left', absent: true, says: 'the big die, if it is left' },
  barSmall: {
    is: count(0, BAR),
    label: 'small dice in the bar',
    absent: true,
    says: 'small dice in the bar'
  },
  barBig: {
    is: count(0, BIG_DICE),
    label: 'big die in the bar',
    absent: true,
    says: 'the big die in the bar'
  }
});

const knockout = defineCase({
  id: 'knockout',
  title: 'Whose dice go into the bar?',
  about: 'Knockout?',
  sketch: { dice: [1, 1] },
  people: { least: 2, most: MOST_PLAYERS },
  fields: {
    options: { rules: [] },
    player: whoOfThem('who activates the tile'),
    dice: {
      is: people(had, 1, MOST_PLAYERS),
      title: 'Dice left, and dice in the bar',
      says: 'one to five players by name, what they have left and what lies in the bar; who activates need not be listed'
    }
  },
  settle: ({ player, dice: given }) => {
    const table = tableOf([...new Set([player, ...given.map(([name]) => name)])]);
    const whys = given.flatMap(([name, { small = 0, big = 0, barSmall = 0, barBig = 0 }]): readonly Why[] => {
      const left = { small, big };
      const bar = { small: barSmall, big: barBig };
      if (barSmall + barBig > BAR) throw new CaseError(`dice.${name}`, `${BAR} dice in the bar at most`);
      if (small + barSmall > SMALL_DICE || big + barBig > BIG_DICE)
        throw new CaseError(`dice.${name}`, `${SMALL_DICE} small dice and ${BIG_DICE} big one at most`);
      const seat = table.seat(name);
      if (name !== player) return [knockoutWhy('this', seat, left, bar)];
      return barSmall + barBig === 0
        ? []
        : [{ code: 'knockoutBack', rule: '18.2', at: 'this', player: seat, dice: bar }];
    });
    if (whys.length === 0) throw new CaseError('dice', 'somebody else than who activates');
    return {
      awards: [],
      reasons: whys.map((why) => table.reason(why, 'player' in why ? why.player : undefined)),
      facts: {
        gives: whys
          .flatMap((why) =>
            why.code === 'knockedOut' || why.code === 'knockoutChooses' ? [table.name(why.player)] : []
          )
          .sort()
      }
    };
  },
  examples: [
    {
      title: 'One comes back, one goes in, one is full',
      position: {
        player: 'Anna',
        dice: {
          Anna: { small: 3, barSmall: 1 },
          Ben: { small: 2 },
          Carla: { small: 4, barSmall: 1, barBig: 1 }
        }
      }
    }
  ]
});

export const cases = [knockout] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly knockout: typeof cases;
  }
}
