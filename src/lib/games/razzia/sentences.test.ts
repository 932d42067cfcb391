import { expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { text } from './text';
import type { PlayedCard, Why } from './types';

/** The sentence of every reason, written by hand from the pages for one position of it. */

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
    'Karin raids at Jungle, where Udo (gambler 5) gambles, and takes the $15,000.'
  ],
  shutOut: [
    { code: 'shutOut', rule: '3.4', ...MINE, raiders: [karin] },
    'Udo gambles at Jungle and is raided by Karin: nothing.'
  ],
  noGambler: [
    { code: 'noGambler', rule: '3.5', bar: 'jungle', own: karin, money: true },
    'Karin raids at Jungle and finds no gambler: nothing, and the money stays.'
  ],
  nothingThere: [
    { code: 'nothingThere', rule: '3.6', ...MINE },
    'No chit lies at Jungle, so there is nothing for Udo.'
  ],
  offered: [
    { code: 'offered', rule: '4.3', bar: 'jungle', own: claudia, value: 20000, by: 'p1' },
    'Claudia accepts what Udo offered at Jungle and takes the $20,000.'
  ],
  offeredNothing: [
    { code: 'offeredNothing', rule: '4.9', bar: 'jungle', own: claudia, by: 'p1' },
    'Claudia accepts at Jungle, and Udo had offered nothing.'
  ],
  kept: [
    { code: 'kept', rule: '4.3', ...MINE, value: 35000 },
    'Udo proposed at Jungle, everybody accepted, and the $35,000 was not offered to anybody else.'
  ],
  keptNothing: [
    { code: 'keptNothing', rule: '4.9', ...MINE },
    'Udo proposed at Jungle and offered every chit to others: nothing.'
  ],
  duelWon: [
    { code: 'duelWon', rule: '4.5', ...MINE, value: 35000, beaten: ['p2'] },
    'Udo wins at Jungle against Claudia and takes the $35,000 that was left.'
  ],
  duelWonNothing: [
    { code: 'duelWonNothing', rule: '4.5', ...MINE, beaten: ['p2'] },
    'Udo wins at Jungle against Claudia, but no chit was left to win.'
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
    'Claudia throws 4 and has 7, Udo throws 5 and has 10: Claudia loses the duel at Jungle and gets nothing.'
  ],
  equalLost: [
    { code: 'equalLost', rule: '6.4', ...MINE, other: stefan },
    'Udo and Stefan both have gambler 5; Stefan sits further from the dealer and wins without a throw: nothing.'
  ],
  equalWon: [
    { code: 'equalWon', rule: '6.4', ...MINE, value: 15000, other: stefan },
    'Udo and Stefan both have gambler 5; Udo sits further from the dealer and takes the $15,000.'
  ],
  unclaimed: [
    { code: 'unclaimed', rule: '1.8', bar: 'jungle', player: 'p1', value: 15000 },
    'Nobody has taken the $15,000 at Jungle by the end; by the house rule Udo, the last dealer, takes it.'
  ],
  taken: [
    { code: 'taken', rule: '7.2', bar: 'jungle', player: 'p1', value: 15000 },
    'The table says that Udo took $15,000 at Jungle.'
  ],
  proposes: [
    { code: 'proposes', rule: '4.1', ...MINE, others: [claudia] },
    'Udo proposes at Jungle: gambler 5 is stronger than Claudia (gambler 3).'
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
    'Udo proposes at Jungle: Stefan has gambler 5 too, but sits 1 seat from Claudia, who deals, and Udo 6.'
  ],
  odds: [
    { code: 'odds', rule: '4.8', proposer: 5, challenger: 3, ways: 10, of: 36 },
    'With 3 against 5 the challenger wins 10 of 36 throws.'
  ],
  sum: [{ code: 'sum', rule: '1.6', player: 'p1', chits: 3, total: 45000 }, 'Udo has won 3 chits: $45,000.'],
  level: [
    { code: 'level', rule: '1.7', players: ['p1', 'p2'], total: 45000 },
    'Udo and Claudia have $45,000 each and share the place.'
  ],
  notInHand: [{ code: 'notInHand', rule: '3.1', player: 'p1' }, 'Udo chooses one of the cards in hand.'],
  alreadyChosen: [
    { code: 'alreadyChosen', rule: '3.1', player: 'p1' },
    'Udo has chosen already; undo takes the choice back.'
  ],
  notAllChosen: [{ code: 'notAllChosen', rule: '3.2', missing: ['p1'] }, 'Udo still has to choose.'],
  noSuchCard: [
    { code: 'noSuchCard', rule: '1.3', card: 'jungle raid 5', players: 4, inPlay: 0 },
    'With 4 players the Jungle raid 5 stays in the box.'
  ],
  cardGone: [
    { code: 'cardGone', rule: '2.4', card: 'jungle raid 6', player: 'p1' },
    'Udo cannot have the Jungle raid 6: it was played already, and the cards have not been shuffled since.'
  ],
  wrongCards: [
    { code: 'wrongCards', rule: '3.1', wanted: 4, given: 3 },
    'This takes 4 cards of those still left; 3 were given.'
  ],
  chitGone: [
    { code: 'chitGone', rule: '1.4', value: 50000, left: 0 },
    'The stacks have no $50,000 chits left.'
  ],
  wrongChits: [
    { code: 'wrongChits', rule: '2.1', wanted: 7, given: 6 },
    'A round lays out 7 chits; 6 were told.'
  ],
  barClosed: [
    { code: 'barClosed', rule: '5.1', bar: 'jazz' },
    'Jazz Club stays in the box with three players.'
  ],
  wrongShares: [
    { code: 'wrongShares', rule: '4.2', bar: 'jungle' },
    'The chits that lie at Jungle are divided whole, all of them, among those who want them.'
  ],
  notAsked: [{ code: 'notAsked', rule: '4.4', player: 'p1' }, 'Udo has nothing to answer in this deal.'],
  wrongDie: [{ code: 'wrongDie', rule: '4.5' }, 'Each of the two dice shows a number from 1 to 6.'],
  unreadable: [{ code: 'unreadable', rule: '7.1' }, 'What was told cannot be read; tell it again.'],
  takenWrong: [
    { code: 'takenWrong', rule: '7.2', bar: 'jungle' },
    'Only chits that lie at Jungle can have been taken there, each by one player.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '7.3', depth: 'rounds' },
    'That can change before the first card of a round is chosen; finish this round first.'
  ],
  notNow: [{ code: 'notNow', rule: '7.1', wanted: 'choose' }, 'Everybody chooses a card now.']
};

test.each(Object.entries(SENTENCES))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});
