import { expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { text } from '$lib/games/razzia/strings/en/log';
import type { PlayedCard, Why } from '$lib/games/razzia/types';

/** The sentence of every reason for one position, written by hand from the rulebook. */

const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
const names: Names = (player) => NAMES[player] ?? player;

const udo: PlayedCard = { player: 'p1', kind: 'gambler', value: 5 };
const claudia: PlayedCard = { player: 'p2', kind: 'gambler', value: 3 };
const stefan: PlayedCard = { player: 'p3', kind: 'gambler', value: 5 };
const karin: PlayedCard = { player: 'p4', kind: 'raid', value: 6 };
const MINE = { bar: 'jungle', own: udo } as const;

const SENTENCES: { readonly [Code in Why['code']]: readonly [Why & { readonly code: Code }, string] } = {
  alone: [
    { code: 'alone', rule: '3.3', ...MINE, value: 15000 },
    'Udo is the only gambler at Jungle and takes the $15,000.'
  ],
  raided: [
    { code: 'raided', rule: '3.4', bar: 'jungle', own: karin, value: 15000, gamblers: [udo] },
    'Karin raids Jungle, catches Udo (gambler 5) and takes the $15,000.'
  ],
  shutOut: [
    { code: 'shutOut', rule: '3.4', ...MINE, raiders: [karin] },
    'Karin raids Jungle, so Udo gets nothing.'
  ],
  noGambler: [
    { code: 'noGambler', rule: '3.5', bar: 'jungle', own: karin, money: true },
    'Karin raids Jungle, finds no gambler and gets nothing. The money stays.'
  ],
  nothingThere: [
    { code: 'nothingThere', rule: '3.6', ...MINE },
    'There are no chits at Jungle, so Udo gets nothing.'
  ],
  offered: [
    { code: 'offered', rule: '4.3', bar: 'jungle', own: claudia, value: 20000, by: 'p1' },
    'Claudia accepts Udo’s offer at Jungle and takes the $20,000.'
  ],
  offeredNothing: [
    { code: 'offeredNothing', rule: '4.9', bar: 'jungle', own: claudia, by: 'p1' },
    'Udo offers Claudia nothing at Jungle, and Claudia accepts.'
  ],
  kept: [
    { code: 'kept', rule: '4.3', ...MINE, value: 35000 },
    'Udo’s deal at Jungle is accepted, so Udo keeps the $35,000 that no one else was offered.'
  ],
  keptNothing: [
    { code: 'keptNothing', rule: '4.9', ...MINE },
    'Udo offers every chit at Jungle to the others and keeps nothing.'
  ],
  duelWon: [
    { code: 'duelWon', rule: '4.5', ...MINE, value: 35000, beaten: ['p2'] },
    'Udo beats Claudia in a duel at Jungle and takes the $35,000 that’s left.'
  ],
  duelWonNothing: [
    { code: 'duelWonNothing', rule: '4.5', ...MINE, beaten: ['p2'] },
    'Udo beats Claudia in a duel at Jungle, but there are no chits left to take.'
  ],
  duelLost: [
    {
      code: 'duelLost',
      rule: '4.5',
      bar: 'jungle',
      own: claudia,
      other: udo,
      dice: [4, 5],
      totals: [7, 10],
      tie: false
    },
    'Claudia rolls 4 for a total of 7 and Udo rolls 5 for 10. Claudia loses the duel at Jungle and gets nothing.'
  ],
  equalLost: [
    { code: 'equalLost', rule: '6.4', ...MINE, other: stefan },
    'Udo and Stefan both have a gambler 5 at Jungle. Stefan sits further from the dealer and wins without a roll, so Udo gets nothing.'
  ],
  equalWon: [
    { code: 'equalWon', rule: '6.4', ...MINE, value: 15000, other: stefan },
    'Udo and Stefan both have a gambler 5 at Jungle. Udo sits further from the dealer and takes the $15,000.'
  ],
  unclaimed: [
    { code: 'unclaimed', rule: '1.8', bar: 'jungle', player: 'p1', value: 15000 },
    'No one took the $15,000 at Jungle. By your house rule it goes to Udo, the last dealer.'
  ],
  taken: [
    { code: 'taken', rule: '7.2', bar: 'jungle', player: 'p1', value: 15000 },
    'You entered that Udo took $15,000 at Jungle.'
  ],
  proposes: [
    { code: 'proposes', rule: '4.1', ...MINE, others: [claudia] },
    'Udo (gambler 5) is stronger than Claudia (gambler 3) at Jungle and proposes the deal.'
  ],
  proposesEqual: [
    {
      code: 'proposesEqual',
      rule: '6.2',
      ...MINE,
      other: stefan,
      dealer: 'p2',
      steps: 6,
      otherSteps: 1
    },
    'Udo and Stefan both have a gambler 5 at Jungle. Udo sits 6 seats from the dealer, Claudia, and Stefan only 1, so Udo proposes the deal.'
  ],
  odds: [
    { code: 'odds', rule: '4.8', proposer: 5, challenger: 3, ways: 10, of: 36 },
    'With a 3 against a 5, the challenger wins 10 of 36 rolls.'
  ],
  sum: [{ code: 'sum', rule: '1.6', player: 'p1', chits: 3, total: 45000 }, 'Udo won 3 chits worth $45,000.'],
  level: [
    { code: 'level', rule: '1.7', players: ['p1', 'p2'], total: 45000 },
    'Udo and Claudia tie with $45,000 each and share the place.'
  ],
  notInHand: [{ code: 'notInHand', rule: '3.1', player: 'p1' }, 'Choose a card from Udo’s hand.'],
  alreadyChosen: [
    { code: 'alreadyChosen', rule: '3.1', player: 'p1' },
    'Udo has already chosen. Undo that to choose again.'
  ],
  notAllChosen: [{ code: 'notAllChosen', rule: '3.2', missing: ['p1'] }, 'Waiting for Udo to choose.'],
  noSuchCard: [
    { code: 'noSuchCard', rule: '1.3', card: 'jungle raid 5', players: 4, inPlay: 0 },
    'Check the card. The Jungle raid 5 isn’t used with 4 players.'
  ],
  cardGone: [
    { code: 'cardGone', rule: '2.4', card: 'jungle raid 6', player: 'p1' },
    'Check Udo’s card. The Jungle raid 6 has already been played, and the cards haven’t been shuffled since.'
  ],
  wrongCards: [
    { code: 'wrongCards', rule: '3.1', wanted: 4, given: 3 },
    'Enter 4 cards still in play. You’ve entered 3.'
  ],
  chitGone: [
    { code: 'chitGone', rule: '1.4', value: 50000, left: 0 },
    'There are no $50,000 chits left. Check the values.'
  ],
  wrongChits: [
    { code: 'wrongChits', rule: '2.1', wanted: 7, given: 6 },
    'Enter 7 chits for this round. You’ve entered 6.'
  ],
  barClosed: [
    { code: 'barClosed', rule: '5.1', bar: 'jazz' },
    'Pick another bar. Jazz Club isn’t used in this three-player game.'
  ],
  wrongShares: [
    { code: 'wrongShares', rule: '4.2', bar: 'jungle' },
    'Divide all the chits at Jungle, each one whole, among the players in the deal.'
  ],
  notAsked: [{ code: 'notAsked', rule: '4.4', player: 'p1' }, 'Udo has no offer to answer right now.'],
  wrongDie: [{ code: 'wrongDie', rule: '4.5' }, 'Enter a number from 1 to 6 for each die.'],
  unreadable: [{ code: 'unreadable', rule: '7.1' }, 'Croupier couldn’t read that. Please enter it again.'],
  takenWrong: [
    { code: 'takenWrong', rule: '7.2', bar: 'jungle' },
    'Check the chits at Jungle. You can only hand out those that are there, each to one player.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '7.3', depth: 'rounds' },
    'Finish this round first. You can only change that before anyone chooses a card.'
  ],
  notNow: [{ code: 'notNow', rule: '7.1', wanted: 'choose' }, 'Waiting for everyone to choose a card.']
};

test.each(Object.entries(SENTENCES))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});
