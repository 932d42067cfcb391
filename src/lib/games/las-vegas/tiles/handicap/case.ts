import { CaseError } from '$lib/games/contract/define';
import { choice, count, defineCase } from '$lib/referee/define-case';
import { HANDICAP_SLOTS, payPicture } from './tile';
import { ONE_PLAYER, onlyPlayerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const handicap = defineCase({
  id: 'handicap',
  ...say.handicapCase,
  sketch: { value: '$30,000' },
  people: ONE_PLAYER,
  fields: {
    options: { rules: [] },
    player: onlyPlayerMember(say.whoTakesTheDie),
    picture: {
      answer: choice({ chip: say.oneChip, money: '$30,000', adjust: say.adjustADie }),
      ...say.spaceMember
    },
    taken: { answer: count(0, HANDICAP_SLOTS.adjust), absent: true, ...say.spacesTaken }
  },
  settle: ({ player, picture, taken = 0 }) => {
    const spaceCount = HANDICAP_SLOTS[picture];
    if (taken >= spaceCount) throw new CaseError('taken', say.fewerThanAllSpaces(spaceCount));
    const table = tableOf([player]);
    const reward = payPicture('this', table.seat(player), picture, { possible: true });
    return { ...table.payRewards([reward]), facts: { free: spaceCount - taken - 1 } };
  },
  examples: [{ title: say.theLast30000, position: { player: 'Anna', picture: 'money', taken: 2 } }]
});

export const cases = [handicap] as const;
