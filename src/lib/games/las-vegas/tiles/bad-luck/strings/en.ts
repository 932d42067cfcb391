import { strengthWords } from '$lib/games/las-vegas/strings/en/shared';
import { formatDollars, joinWithAnd, plural, type Paragraphs } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { Tiles } from '$lib/games/las-vegas/tiles/shared/tile-types';

type ChargedWhy = Extract<Tiles['bad-luck']['Why'], { readonly code: 'badLuck' }>;

function sentence({ dice, notes, chips, change, over, exact, missing }: ChargedWhy, name: string): string {
  const reasonText = `${name} is lowest here with ${dice.count === 0 ? 'no dice' : strengthWords(dice)}`;
  if (notes === 0 && chips === 0) return `${reasonText}, but has no notes or chips and pays nothing.`;
  const parts = [
    ...(notes > 0 ? [`${formatDollars(notes)} in notes`] : []),
    ...(chips > 0 ? [plural(chips, 'chip')] : [])
  ].join(' and ');
  const paymentSentence = `${reasonText} and pays the bank ${parts}`;
  const paymentWithChange =
    change > 0 ? `${paymentSentence}, getting ${formatDollars(change)} back` : paymentSentence;
  if (over > 0 && exact)
    return `${paymentWithChange}. No note covers the ${change > 0 ? 'other ' : ''}${formatDollars(over)} of change, so it’s added to the total as cash.`;
  if (over > 0)
    return `${paymentWithChange}. The bank has no note for the ${change > 0 ? 'other ' : ''}${formatDollars(over)} of change, so that is lost.`;
  if (change > 0) return `${paymentWithChange}.`;
  return missing > 0
    ? `${paymentSentence}. The missing ${formatDollars(missing)} is forgiven.`
    : `${paymentSentence}.`;
}

/** The texts of the tile. */
export const text: TileText<'bad-luck'> = {
  title: 'Bad Luck',
  summary: 'The player with the fewest dice here when the round ends pays the bank $50,000.',
  effect:
    'The player with the fewest dice at this casino when the round ends pays the bank $50,000. No dice counts as the fewest too, and everyone who ties for it pays.',
  sentences: {
    badLuck: (why, names) => sentence(why, names(why.player)),
    badLuckSpared: ({ player, dice, fewest }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, more than the fewest (${fewest === 0 ? 'none' : fewest}), and pays nothing.`,
    debtSetOff: ({ player, value, off }, names) =>
      `The bank owes ${names(player)} ${formatDollars(value)}, and ${off === value ? 'that' : `${formatDollars(off)} of that`} covers what ${names(player)} couldn’t pay for Bad Luck.`
  }
};

export const wouldPayNow = (players: readonly string[], value: number) =>
  `${joinWithAnd(players)} would pay ${formatDollars(value)} now.`;

// Referee
export const whatDoesBadLuckCost = 'What does Bad Luck cost?';
export const badLuck = 'Bad Luck';
export const badLuckOthersCase = {
  title: 'What does Bad Luck cost with other dice?',
  shortName: 'Bad Luck with grey, neutral or black dice'
};
export const greyDieSavesNoOne = 'A grey die saves no one';
export const diceAtItsCasino = 'Dice at its casino';
export const upToFivePlayers =
  'one to five players by name: everyone in the game, with `{}` for a player with no dice at its casino';
export const holdings = {
  title: 'Each player’s notes and chips',
  hint: 'when it is charged',
  description: 'the same players, with the notes and chips they have when it’s charged'
};
export const aBankWhoseNotesAreCounted = 'A bank whose notes are counted';
export const theFewestPayAndGet = 'The fewest pay and get one note back';
export const neutralGreyOrBlackDice = 'Neutral, grey or black dice';
export const neutral = {
  title: 'Neutral dice (two players)',
  description:
    'the neutral colour at its casino in a two-player game; if you give it, name at most two players'
};
export const gray = {
  title: 'Grey dice',
  description: 'grey dice at its casino, of another imaginary player'
};
export const extra = {
  title: 'Black dice of one player',
  description: 'black dice at its casino, of one of the same players'
};
export const atMostTwoPlayersWithNeutral = 'two players at most with the neutral colour';
export const theSamePlayersAsInDice = 'the same players as in dice';

// Rulebook
export const paragraphs = {
  '14.1': {
    title: 'The fewest dice pay',
    book: 'Every player with the fewest dice at this casino has to pay the bank $50,000. Having no dice there counts too. Tied dice also count, because they haven’t been removed yet. The rulebook gives two times for this: before the payout, and when the round ends.',
    words: ['bad luck', 'zero dice', 'no dice', 'fewest dice', 'pay 50000'],
    related: ['14.2', '14.4', '14.5']
  },
  '14.2': {
    title: 'Paying the fine',
    book: 'If you don’t have enough, you pay everything you have, chips included, at $10,000 each. The bank can give change, but never in chips.',
    words: ['bad luck', 'not enough money', 'cannot pay', 'broke', 'change'],
    related: ['14.3', '14.6', '14.7']
  },
  '14.3': {
    title: 'When there’s no note for the change',
    ours: 'If the bank can’t give change, as with a single $60,000 note, you pay the smallest amount that covers the $50,000 and lose the rest to the bank. As a house rule, the rest comes back in cash.',
    words: ['bad luck', '60000', '70000', 'sixty', 'no change', 'overpay'],
    related: ['14.2', '14.6', '14.7']
  },
  '14.4': {
    title: 'Before or after the payout',
    ours: 'The rulebook says two things here: “before payout”, and then “when the round ends”. We charge it once all casinos and tiles have paid, so you can pay with the money of this round. As a house rule, it’s charged before any casino pays.',
    related: ['8.12']
  },
  '14.5': {
    title: 'Counting the dice',
    ours: 'The big die counts as two here too, and black dice count. Imaginary players don’t pay, and they don’t save anyone from paying.',
    related: ['14.1', '5.4']
  },
  '14.6': {
    title: 'Notes before chips',
    ours: 'You pay notes before chips: the smallest amount of notes that is exactly $50,000 or leaves change in notes, and the fewest notes if there is a choice. Chips are added only if all your notes come to less. As a house rule, you can add chips to notes whenever that makes exactly $50,000, such as one $30,000 note and two chips.',
    words: ['bad luck', 'chips or notes first', 'which notes'],
    related: ['14.2', '14.3']
  },
  '14.7': {
    title: 'The bank’s change',
    ours: 'If the bank’s notes are counted, we look at them first: you only pay an amount for which the bank has the change. So if the bank has no $30,000 note, you pay a $100,000 note and get $50,000 back rather than pay an $80,000 note.',
    words: ['bad luck', 'bank without notes'],
    related: ['14.2', '14.6', '8.5']
  }
} as const satisfies Paragraphs;
