import { houseRule } from '$lib/games/house-rule';

const charged = houseRule({
  id: 'badLuck',
  title: 'Bad Luck is charged',
  rule: '14.4',
  choices: [
    { value: 'after', label: 'After everything is paid' },
    { value: 'before', label: 'Before any casino pays' }
  ]
});

export const chips = houseRule({
  id: 'badLuckChips',
  title: 'Bad Luck: chips beside notes',
  rule: '14.6',
  choices: [
    { value: 'last', label: 'Only where all notes are less' },
    { value: 'exact', label: 'Wherever that is $50,000 exactly' }
  ]
});

export const change = houseRule({
  id: 'badLuckChange',
  title: 'Bad Luck: change that no note can give',
  rule: '14.3',
  choices: [
    { value: 'kept', label: 'Stays with the bank' },
    { value: 'exact', label: 'Comes back in cash' }
  ]
});

export const houseRules = [charged, change, chips] as const;
