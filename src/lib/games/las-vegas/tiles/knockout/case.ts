import { CaseError } from '$lib/games/contract/define';
import { count, defineCase, group, people } from '$lib/referee/define-case';
import { BIG_DICE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { BAR_SIZE, knockoutReason } from './tile';
import { MAX_PLAYERS, playerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import type { Why } from '$lib/games/las-vegas/types';
import * as say from './strings/en';

const diceBefore = group({
  small: {
    answer: count(0, SMALL_DICE),
    label: say.smallDiceLeft,
    absent: true,
    description: say.smallDiceLeft
  },
  big: { answer: count(0, BIG_DICE), ...say.big, absent: true },
  barSmall: {
    answer: count(0, BAR_SIZE),
    label: say.smallDiceInTheBar,
    absent: true,
    description: say.smallDiceInTheBar
  },
  barBig: { answer: count(0, BIG_DICE), ...say.barBig, absent: true }
});

const knockout = defineCase({
  id: 'knockout',
  ...say.knockoutCase,
  sketch: { dice: [1, 1] },
  people: { min: 2, max: MAX_PLAYERS },
  fields: {
    options: { rules: [] },
    player: playerMember(say.whoActivatesTheTile),
    dice: { answer: people(diceBefore, 1, MAX_PLAYERS), ...say.dice }
  },
  settle: ({ player, dice: enteredDice }) => {
    const table = tableOf([...new Set([player, ...enteredDice.map(([name]) => name)])]);
    const reasons = enteredDice.flatMap(
      ([name, { small = 0, big = 0, barSmall = 0, barBig = 0 }]): readonly Why[] => {
        const remaining = { small, big };
        const barDice = { small: barSmall, big: barBig };
        if (barSmall + barBig > BAR_SIZE) throw new CaseError(`dice.${name}`, say.barLimit(BAR_SIZE));
        if (small + barSmall > SMALL_DICE || big + barBig > BIG_DICE)
          throw new CaseError(`dice.${name}`, say.diceLimit(SMALL_DICE, BIG_DICE));
        const seat = table.seat(name);
        if (name !== player) return [knockoutReason('this', seat, remaining, barDice)];
        return barSmall + barBig === 0
          ? []
          : [{ code: 'knockoutBack', rule: '18.2', at: 'this', player: seat, dice: barDice }];
      }
    );
    if (reasons.length === 0) throw new CaseError('dice', say.notThePlayerWhoActivates);
    return {
      awards: [],
      reasons: reasons.map((why) => table.reason(why, 'player' in why ? why.player : undefined)),
      facts: {
        gives: reasons
          .flatMap((why) =>
            why.code === 'knockedOut' || why.code === 'knockoutChooses' ? [table.name(why.player)] : []
          )
          .sort()
      }
    };
  },
  examples: [
    {
      title: say.oneBackOneInOneFull,
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
