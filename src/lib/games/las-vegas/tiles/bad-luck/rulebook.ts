import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '14.1',
    title: 'Who pays',
    text: 'When the round ends, every player with the fewest dice at this casino pays $50,000 into the bank. No dice at all is the fewest too, and tied dice count, since they have not left yet.',
    source: 'printed',
    words: ['bad luck', 'zero dice', 'no dice', 'fewest dice', 'pay 50000'],
    related: ['14.2', '14.4', '14.5']
  },
  {
    id: '14.2',
    title: 'How it is paid',
    text: 'Whoever does not have enough pays everything, chips too, at $10,000 each. The bank can give change, but never in chips.',
    source: 'printed',
    words: ['bad luck', 'not enough money', 'cannot pay', 'broke', 'change'],
    related: ['14.3', '14.6', '14.7']
  },
  {
    id: '14.3',
    title: 'Change that no note can give',
    text: 'Where no change can be made, as with a single $60,000 note, the smallest sum that covers the $50,000 is paid, and the rest is lost to the bank. Some tables give it back in cash: a house rule.',
    source: 'reading',
    words: ['bad luck', '60000', '70000', 'sixty', 'no change', 'overpay'],
    related: ['14.2', '14.6', '14.7']
  },
  {
    id: '14.4',
    title: 'When',
    text: 'We charge it when all casinos and tiles have paid, so the money of the round is there to pay with. Some tables charge it before any casino pays: a house rule.',
    source: 'reading',
    related: ['8.12']
  },
  {
    id: '14.5',
    title: 'What is counted',
    text: 'The big die counts two here too, and black dice count. Imaginary players neither pay nor spare anybody.',
    source: 'reading',
    related: ['14.1', '5.4']
  },
  {
    id: '14.6',
    title: 'Notes before chips',
    text: 'Notes are paid before chips: the smallest sum of notes that is exactly $50,000 or of which a note comes back, among equal sums the fewest notes. Chips are added only where all notes together are less. Some tables pay chips beside notes wherever that comes to $50,000 exactly, as one $30,000 note and two chips do: a house rule.',
    source: 'reading',
    words: ['bad luck', 'chips or notes first', 'which notes'],
    related: ['14.2', '14.3']
  },
  {
    id: '14.7',
    title: 'What the bank can give back',
    text: 'Where the notes of the bank are counted, we look at them first: a sum is paid only if the bank can give back what is too much. So a $100,000 note with $50,000 back goes before an $80,000 note, where the bank has no $30,000.',
    source: 'reading',
    words: ['bad luck', 'bank without notes'],
    related: ['14.2', '14.6', '8.5']
  }
] as const satisfies readonly Paragraph[];
