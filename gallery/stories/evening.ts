import {
  allParagraphs,
  PLAYER_COLOURS,
  PLAYER_IDS,
  type Paragraph,
  type Posting,
  type Reason,
  type Rulebook,
  type Seat
} from '$lib/core';
import type { FinalResult } from '$lib/ui/results/final';
import type { LoggedLine } from '$lib/ui/results/log-rounds';

/** One evening that the stories are about: people, rules, payments, a log and a result. */

const NAMES = ['Anna', 'Ben', 'Chloe', 'Dan', 'Eva', 'Farid', 'Grace', 'Hugo'];
/** One long name, one that cannot break, one from right to left, one with an accent and one with an emoji. */
const ODD_NAMES = [
  'Maximiliane-Sophie',
  'Bartholomewsonfield',
  'أمل',
  'Øyvind Åsmund',
  '🎲 Dice Queen',
  'Li'
];

export const seats = seatsOf(NAMES);
export const threeSeats = seats.slice(0, 3);
export const oddSeats = seatsOf(ODD_NAMES);
export const [anna, ben, chloe] = threeSeats as [Seat, Seat, Seat];

export const points = { one: 'point', many: 'points', piece: 'point', pieceWords: 'point' } as const;

export const rulebook: Rulebook = {
  prefix: 'G',
  chapters: [
    {
      title: 'Payout',
      paragraphs: {
        '4.1': {
          title: 'Most dice',
          book: 'The player with the most dice at a casino takes its highest note.',
          related: ['4.2', '4.3']
        },
        '4.2': {
          title: 'Ties',
          book: 'Players with equal counts take their dice back before anyone is paid. The note then goes to the player with the next most dice, even if that is a single die.'
        },
        '4.3': {
          title: 'No one left',
          ours: 'If everyone at a casino is tied, its notes go under the pile.'
        }
      }
    }
  ]
};
export const [mostDiceParagraph, tieParagraph, noOneLeftParagraph] = allParagraphs(rulebook) as [
  Paragraph,
  Paragraph,
  Paragraph
];

/** A reason that knows its place and its sentence, as a game works them out from numbers. */
export interface WordedReason extends Reason {
  readonly place: string;
  readonly sentence: string;
}

const winReason: WordedReason = {
  code: 'most',
  rule: '4.1',
  place: 'Casino 3',
  sentence: 'Anna wins casino 3 (4 dice to Ben’s 3) and takes the higher note, $80,000.'
};
const secondPlaceReason: WordedReason = {
  code: 'second',
  rule: '4.1',
  place: 'Casino 3',
  sentence: 'Ben is second at casino 3 and takes the other note, $30,000.'
};
const tiedReason: WordedReason = {
  code: 'tie',
  rule: '4.2',
  place: 'Casino 5',
  sentence: 'Anna and Chloe tie at casino 5 with 2 dice each. Both take their dice back and get nothing.'
};
const unclaimedReason: WordedReason = {
  code: 'nobody',
  rule: '4.3',
  place: 'Casino 5',
  sentence: 'Everyone at casino 5 is tied, so nobody wins. The $50,000 goes under the pile.'
};

export const postings: readonly Posting<WordedReason>[] = [
  { from: 'table', to: 'p1', piece: 'note', value: 80_000, why: winReason },
  { from: 'table', to: 'p2', piece: 'note', value: 30_000, why: secondPlaceReason },
  { to: 'p3', value: 0, why: tiedReason },
  { from: 'table', to: 'pile', piece: 'note', value: 50_000, why: unclaimedReason }
];

export const log: readonly LoggedLine[] = [
  { seq: 9, number: 6, round: 2, player: 'p2', sentence: 'Ben rolls 1, 3, 3, 5, 6 and 6.', isInEffect: true },
  {
    seq: 8,
    round: 2,
    player: 'p1',
    sentence: 'Anna places two dice at casino 4.',
    isInEffect: false,
    undone: { by: 'table', times: 1 }
  },
  {
    seq: 7,
    number: 5,
    round: 2,
    player: 'p1',
    sentence: 'Anna places three dice at casino 2.',
    isInEffect: true,
    changed: { by: 'table' }
  },
  {
    seq: 6,
    number: 4,
    round: 1,
    sentence: 'Round 1 is paid.',
    isInEffect: true,
    paid: [
      { player: 'p1', value: 80_000, why: winReason },
      { player: 'p2', value: -10_000, why: secondPlaceReason }
    ]
  },
  {
    seq: 5,
    number: 3,
    round: 1,
    player: 'p3',
    sentence: 'Chloe looks at her cards and passes.',
    isInEffect: true,
    undone: { by: 'table', times: 2, viewedHands: ['p3'] }
  }
];

const notes = { note: { 30_000: 1, 60_000: 2, 80_000: 1, 100_000: 1 }, chip: { 10_000: 3 } };

export const result: FinalResult = {
  seats: threeSeats,
  finishedAt: Date.UTC(2026, 10, 20, 21, 30),
  ended: 'rules',
  places: [
    { place: 1, players: ['p1'], total: 360_000, reasons: [{ ...winReason, player: 'p1' }] },
    { place: 2, players: ['p3'], total: 210_000, reasons: [] },
    { place: 3, players: ['p2'], total: 90_000, reasons: [] }
  ],
  held: { p1: notes, p2: { note: { 90_000: 1 } }, p3: { note: { 70_000: 3 } } },
  rounds: [
    { round: 1, totals: { p1: 80_000, p2: 30_000, p3: 0 } },
    { round: 2, totals: { p1: 140_000, p2: 90_000, p3: 140_000 } },
    { round: 3, totals: { p1: 360_000, p2: 90_000, p3: 210_000 } }
  ]
};

/** Several share the win, the evening stopped early, and some money went to no one. */
export const sharedResult: FinalResult = {
  ...result,
  seats,
  ended: 'table',
  lastRoundPaid: true,
  nobody: [
    { value: 50_000, rule: unclaimedReason.rule, sentence: unclaimedReason.sentence },
    { value: 20_000 }
  ],
  places: [
    { place: 1, players: ['p1', 'p2'], total: 360_000, reasons: [tiedReason], wins: true },
    { place: 3, players: ['p3', 'p4', 'p5', 'p6', 'p7', 'p8'], total: 0, reasons: [] }
  ],
  held: { p1: notes, p2: notes }
};

/** One line for each seat, all of the same length. */
export const moneyLines = seats.map(({ player }, index) => ({
  player,
  sums: [0, 1, 2, 3, 4].map(
    (round) => round * 30_000 + ((index * 7 + round * 5) % 6) * 20_000 * Math.sign(round)
  )
}));

function seatsOf(names: readonly string[]): readonly Seat[] {
  return names.map((name, index) => ({
    player: PLAYER_IDS[index] ?? 'p8',
    colour: PLAYER_COLOURS[index] ?? 'purple',
    name
  }));
}
