import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '24.1',
    title: 'One of two results',
    text: 'Whoever activates the tile throws both black dice, chooses one of the results and does what it says. A double leaves no choice.',
    source: 'printed'
  },
  {
    id: '24.2',
    title: '1, 2 and 3: money',
    text: '1 pays 1 chip, 2 pays 2 chips, 3 pays $30,000 from the bank.',
    source: 'printed',
    related: ['8.6']
  },
  {
    id: '24.3',
    title: '4: another tile',
    text: '4 activates any other tile as if dice had just been placed there. Not every tile then does something.',
    source: 'printed',
    related: ['8.10', '24.7']
  },
  {
    id: '24.4',
    title: '5: adjust a die',
    text: '5 turns one of the dice you have left to any number and places it there, which activates nothing; or it takes one of your own dice back from a casino.',
    source: 'printed',
    related: ['20.3', '8.8', '24.8']
  },
  {
    id: '24.5',
    title: '6: the golden space',
    text: '6 puts one of the dice you have left onto the golden space. A die that lies there goes back to its owner first.',
    source: 'printed',
    related: ['24.6', '24.8']
  },
  {
    id: '24.6',
    title: 'What the golden space pays',
    text: 'During the payout the die on the golden space goes back to its owner, who gets $60,000 from the bank.',
    source: 'printed',
    related: ['24.5', '24.9']
  },
  {
    id: '24.7',
    title: 'Tiles that do nothing then',
    text: 'Pay Day counts only casinos where dice lie, and High Five wants five dice that lie there already. Prime Time, Bad Luck and Black Box do nothing, since they act at the payout. Without another tile 4 does nothing.',
    source: 'reading',
    related: ['24.3']
  },
  {
    id: '24.8',
    title: 'A 5 or a 6 without a die for it',
    text: 'A 5 without a die that could be turned or taken back does nothing, nor does a 6 without a die left. Either may be chosen all the same.',
    source: 'reading',
    related: ['24.4', '24.5']
  },
  {
    id: '24.9',
    title: 'A big die on the golden space',
    text: 'A big die there is one die like any other. A die that goes back to its owner may be rolled again.',
    source: 'reading',
    related: ['24.5', '24.6']
  }
] as const satisfies readonly Paragraph[];
