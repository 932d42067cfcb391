import { houseRule } from '$lib/games/house-rule';

const secrets = houseRule({
  id: 'secrets',
  title: 'The fixers’ choice',
  rule: '6.1',
  choices: [
    { value: 'app', label: 'In the app' },
    { value: 'paper', label: 'With the cards on the table' }
  ]
});

const fine = houseRule({
  id: 'fine',
  title: 'A 7 at one’s own rigged casino',
  rule: '5.9',
  choices: [
    { value: 'ten', label: 'Learning game: costs 10 chips' },
    { value: 'all', label: 'Experienced: costs all winnings of the round' }
  ]
});

export const finedFrom = houseRule({
  id: 'finedFrom',
  title: 'The fine is paid',
  rule: '5.11',
  choices: [
    { value: 'after', label: 'By the offender, after the split' },
    { value: 'pile', label: 'By the pile, before the split' }
  ]
});

export const tenFrom = houseRule({
  id: 'tenFrom',
  title: 'The ten chips are taken from',
  rule: '5.11',
  choices: [
    { value: 'own', label: 'All that the offender owns' },
    { value: 'share', label: 'The share of this round' }
  ]
});

export const jackpotSeven = houseRule({
  id: 'jackpotSeven',
  title: 'A jackpot won with that 7',
  rule: '5.12',
  choices: [
    { value: 'stands', label: 'Stays won' },
    { value: 'void', label: 'The 7 counts for nothing' }
  ]
});

export const tokenSeven = houseRule({
  id: 'tokenSeven',
  title: 'A 7, with +3 tokens',
  rule: '4.9',
  choices: [
    { value: 'number', label: 'Is the number: a 4 with a token' },
    { value: 'print', label: 'Is what is printed' }
  ]
});

export const tokenOff = houseRule({
  id: 'tokenOff',
  title: 'A token leaves two others level in the lead',
  rule: '4.8',
  choices: [
    { value: 'not', label: 'Not allowed' },
    { value: 'allowed', label: 'Allowed, the earlier leader leads' }
  ]
});

const equalLast = houseRule({
  id: 'equalLast',
  title: 'Equal in the last round too',
  rule: '1.7',
  choices: [
    { value: 'shared', label: 'The place is shared' },
    { value: 'earlier', label: 'The rounds before it decide' }
  ]
});

export const twoWinners = houseRule({
  id: 'twoWinners',
  title: 'Two players: who wins',
  rule: '1.6',
  choices: [
    { value: 'first', label: 'The first alone' },
    { value: 'both', label: 'Both' }
  ],
  players: [2]
});

/** What tables settle; the first choice of each is the default. */
export const houseRules = [
  secrets,
  fine,
  finedFrom,
  tenFrom,
  jackpotSeven,
  tokenSeven,
  tokenOff,
  equalLast,
  twoWinners
] as const;
