import { houseRule } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

const timingRule = houseRule({
  id: 'powerPlayWhen',
  title: say.usingPowerPlay,
  rule: '16.6',
  choices: { instead: say.insteadOfRolling, after: say.afterRollingToo }
});

const usedRule = houseRule({
  id: 'powerPlayUsed',
  title: say.powerPlayOnceUsed,
  rule: '16.5',
  choices: { kept: say.staysWithThePlayer, spent: say.goesBackToTheTile }
});

export const leaderRule = houseRule({
  id: 'powerPlayLeader',
  title: say.powerPlayWhenSomeoneElseLeads,
  rule: '16.4',
  choices: { back: say.goesBackToTheTile, stays: say.staysWithItsHolder, leader: say.goesToTheNewLeader }
});

export const houseRules = [timingRule, usedRule, leaderRule] as const;
