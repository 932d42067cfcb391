import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '24.1',
    title: 'One of two results',
    text: 'The player who activates the tile rolls both black dice, chooses one of the results and does what it says. A double leaves no choice.',
    source: 'printed'
  },
  {
    id: '24.2',
    title: '1, 2 and 3: money',
    text: 'A 1 pays 1 chip, a 2 pays 2 chips, and a 3 pays $30,000 from the bank.',
    source: 'printed',
    related: ['8.6']
  },
  {
    id: '24.3',
    title: '4: another tile',
    text: 'A 4 activates any other tile as if dice had just been placed there. Not every tile does something then.',
    source: 'printed',
    related: ['8.10', '24.7']
  },
  {
    id: '24.4',
    title: '5: adjust a die',
    text: 'With a 5, turn one of your remaining dice to any number and place it there, which doesn’t activate anything. Or take one of your own dice back from a casino.',
    source: 'printed',
    related: ['20.3', '8.8', '24.8']
  },
  {
    id: '24.5',
    title: '6: the golden space',
    text: 'With a 6, put one of your remaining dice on the golden space. A die that is already there goes back to its owner first.',
    source: 'printed',
    related: ['24.6', '24.8']
  },
  {
    id: '24.6',
    title: '$60,000 for the golden space',
    text: 'During the payout, the die on the golden space goes back to its owner, who gets $60,000 from the bank.',
    source: 'printed',
    related: ['24.5', '24.9']
  },
  {
    id: '24.7',
    title: 'Tiles that do nothing then',
    text: 'Pay Day counts only casinos where you have dice, and High Five needs five of your dice already there. Prime Time, Bad Luck and Black Box do nothing, since they act at the payout. If there is no other tile, a 4 does nothing.',
    source: 'reading',
    related: ['24.3']
  },
  {
    id: '24.8',
    title: 'A 5 or a 6 without a die for it',
    text: 'A 5 does nothing if you have no die to turn or take back, and a 6 does nothing if you have no die left. You may still choose either.',
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
