import { houseRule } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const when = houseRule({
  id: 'powerPlayWhen',
  title: say.usingPowerPlay,
  rule: '16.6',
  choices: [
    { value: 'instead', label: say.insteadOfRolling },
    { value: 'after', label: say.afterRollingToo }
  ]
});

const used = houseRule({
  id: 'powerPlayUsed',
  title: say.powerPlayOnceUsed,
  rule: '16.5',
  choices: [
    { value: 'kept', label: say.staysWithThePlayer },
    { value: 'spent', label: say.goesBackToTheTile }
  ]
});

export const leader = houseRule({
  id: 'powerPlayLeader',
  title: say.powerPlayWhenSomeoneElseLeads,
  rule: '16.4',
  choices: [
    { value: 'back', label: say.goesBackToTheTile },
    { value: 'stays', label: say.staysWithItsHolder },
    { value: 'leader', label: say.goesToTheNewLeader }
  ]
});

export const houseRules = [when, used, leader] as const;
