import type { Paragraph } from '$lib/core';

export const paragraphs = [
  {
    id: '14.1',
    title: 'The fewest dice pay',
    text: 'Every player with the fewest dice at this casino has to pay the bank $50,000. Having no dice there counts too. Tied dice also count, because they haven’t been removed yet. The rulebook gives two times for this: before the payout, and when the round ends.',
    source: 'printed',
    words: ['bad luck', 'zero dice', 'no dice', 'fewest dice', 'pay 50000'],
    related: ['14.2', '14.4', '14.5']
  },
  {
    id: '14.2',
    title: 'Paying the fine',
    text: 'If you don’t have enough, you pay everything you have, chips included, at $10,000 each. The bank can give change, but never in chips.',
    source: 'printed',
    words: ['bad luck', 'not enough money', 'cannot pay', 'broke', 'change'],
    related: ['14.3', '14.6', '14.7']
  },
  {
    id: '14.3',
    title: 'When there’s no note for the change',
    text: 'If the bank can’t give change, as with a single $60,000 note, you pay the smallest amount that covers the $50,000 and lose the rest to the bank. As a house rule, the rest comes back in cash.',
    source: 'reading',
    words: ['bad luck', '60000', '70000', 'sixty', 'no change', 'overpay'],
    related: ['14.2', '14.6', '14.7']
  },
  {
    id: '14.4',
    title: 'Before or after the payout',
    text: 'The rulebook says two things here: “before payout”, and then “when the round ends”. We charge it once all casinos and tiles have paid, so you can pay with the money of this round. As a house rule, it’s charged before any casino pays.',
    source: 'reading',
    related: ['8.12']
  },
  {
    id: '14.5',
    title: 'Counting the dice',
    text: 'The big die counts as two here too, and black dice count. Imaginary players don’t pay, and they don’t save anyone from paying.',
    source: 'reading',
    related: ['14.1', '5.4']
  },
  {
    id: '14.6',
    title: 'Notes before chips',
    text: 'You pay notes before chips: the smallest amount of notes that is exactly $50,000 or leaves change in notes, and the fewest notes if there is a choice. Chips are added only if all your notes come to less. As a house rule, you can add chips to notes whenever that makes exactly $50,000, such as one $30,000 note and two chips.',
    source: 'reading',
    words: ['bad luck', 'chips or notes first', 'which notes'],
    related: ['14.2', '14.3']
  },
  {
    id: '14.7',
    title: 'The bank’s change',
    text: 'If the bank’s notes are counted, we look at them first: you only pay an amount for which the bank has the change. So if the bank has no $30,000 note, you pay a $100,000 note and get $50,000 back rather than pay an $80,000 note.',
    source: 'reading',
    words: ['bad luck', 'bank without notes'],
    related: ['14.2', '14.6', '8.5']
  }
] as const satisfies readonly Paragraph[];
