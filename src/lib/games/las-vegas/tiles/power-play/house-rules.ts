import { houseRule } from '$lib/games/house-rule';

const when = houseRule({
  id: 'powerPlayWhen',
  title: 'Power Play is used',
  rule: '16.6',
  choices: [
    { value: 'instead', label: 'Instead of rolling' },
    { value: 'after', label: 'After rolling too' }
  ]
});

const used = houseRule({
  id: 'powerPlayUsed',
  title: 'Power Play, once used',
  rule: '16.5',
  choices: [
    { value: 'kept', label: 'Is kept' },
    { value: 'spent', label: 'Goes back to the tile' }
  ]
});

export const leader = houseRule({
  id: 'powerPlayLeader',
  title: 'Power Play when another is in front',
  rule: '16.4',
  choices: [
    { value: 'back', label: 'Goes back to the tile' },
    { value: 'stays', label: 'Stays with its holder' },
    { value: 'leader', label: 'Goes to whoever is in front' }
  ]
});

export const houseRules = [when, used, leader] as const;
