import { describe, expect, test } from 'vitest';
import type { AskTap, Names } from '$lib/core';
import { after, open, reveal, newMatch } from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import { text } from './log';
import type { PlayedCard, LogEvent, Why } from '$lib/games/razzia/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
const names: Names = (player) => NAMES[player] ?? player;

const udo: PlayedCard = { player: 'p1', kind: 'gambler', value: 4 };
const claudia: PlayedCard = { player: 'p2', kind: 'gambler', value: 4 };
const stefan: PlayedCard = { player: 'p3', kind: 'gambler', value: 2 };

describe('a claim and its sentence, where the tests of the rules say none', () => {
  test.each<[string, Why, string]>([
    [
      '3.4 a raid on two gamblers',
      {
        code: 'raided',
        rule: '3.4',
        bar: 'jazz',
        own: { player: 'p4', kind: 'raid', value: 6 },
        value: 15000,
        gamblers: [udo, stefan]
      },
      'Karin raids Jazz Club, catches Udo (gambler 4) and Stefan (gambler 2) and takes the $15,000.'
    ],
    [
      '3.6 nothing to take, as the referee is asked',
      { code: 'nothingThere', rule: '3.6', bar: 'this', own: udo },
      'There are no chits at this bar, so Udo gets nothing.'
    ],
    [
      '4.1 the strongest of three proposes',
      { code: 'proposes', rule: '4.1', bar: 'jungle', own: { ...udo, value: 6 }, others: [claudia, stefan] },
      'Udo (gambler 6) is stronger than Claudia (gambler 4) and Stefan (gambler 2) at Jungle and proposes the deal.'
    ],
    [
      '4.9 an offer of nothing is accepted',
      { code: 'offeredNothing', rule: '4.9', bar: 'jungle', own: stefan, by: 'p1' },
      'Udo offers Stefan nothing at Jungle, and Stefan accepts.'
    ],
    [
      '4.9 a proposer who keeps nothing',
      { code: 'keptNothing', rule: '4.9', bar: 'jungle', own: udo },
      'Udo offers every chit at Jungle to the others and keeps nothing.'
    ],
    [
      '4.8 the odds',
      { code: 'odds', rule: '4.8', proposer: 4, challenger: 3, ways: 15, of: 36 },
      'With a 3 against a 4, the challenger wins 15 of 36 rolls.'
    ],
    [
      '6.3 equal symbols that need no throw',
      { code: 'odds', rule: '6.4', proposer: 4, challenger: 4, ways: 0, of: 36 },
      'With a 4 against a 4, no one rolls. The proposer sits further from the dealer and wins.'
    ],
    [
      '6.2 of equal symbols the further one proposes',
      {
        code: 'proposesEqual',
        rule: '6.2',
        bar: 'jungle',
        own: udo,
        other: claudia,
        dealer: 'p3',
        steps: 6,
        otherSteps: 1
      },
      'Udo and Claudia both have a gambler 4 at Jungle. Udo sits 6 seats from the dealer, Stefan, and Claudia only 1, so Udo proposes the deal.'
    ],
    [
      '6.2 two who are as far',
      {
        code: 'proposesEqual',
        rule: '6.2',
        bar: 'jungle',
        own: udo,
        other: claudia,
        dealer: 'p3',
        steps: 3,
        otherSteps: 3,
        level: true
      },
      'Udo and Claudia both have a gambler 4 at Jungle. They sit equally far from the dealer, Stefan, but Udo comes later clockwise and proposes the deal.'
    ],
    [
      '6.2 the dealer is the nearest',
      {
        code: 'proposesEqual',
        rule: '6.2',
        bar: 'this',
        own: udo,
        other: claudia,
        dealer: 'p2',
        steps: 6,
        otherSteps: 0
      },
      'Udo and Claudia both have a gambler 4 at this bar. Claudia is the dealer and Udo sits 6 seats away, so Udo proposes the deal.'
    ]
  ])('%s', (_, why, sentence) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});

describe('the undo bar, if a line is too long for it', () => {
  test.each<[LogEvent, string | undefined]>([
    [{ code: 'laid', round: 3, dealer: 'p2', chits: [5000] }, 'the chits of round 3'],
    [{ code: 'shown', cards: { p1: 'jungle gambler 1' } }, 'turning over the cards'],
    [{ code: 'proposed', bar: 'jazz', by: 'p2', shares: {} }, 'Claudia proposes a deal at Jazz Club'],
    [
      {
        code: 'fought',
        bar: 'jazz',
        between: ['p2', 'p1'],
        totals: [6, 6],
        champion: 2,
        challenger: 3,
        winner: 'p1'
      },
      'the duel at Jazz Club'
    ],
    [{ code: 'chosen', player: 'p1' }, undefined]
  ])('%j', (event, sentence) => {
    expect(text.undo?.(event, names)).toBe(sentence);
  });

  test('a reason has its bar as its heading', () => {
    expect(
      text.placeHeading?.({ code: 'noGambler', rule: '3.5', bar: 'cotton', own: udo, money: true })
    ).toBe('Cotton Club');
    expect(
      text.placeHeading?.({ code: 'noGambler', rule: '3.5', bar: 'this', own: udo, money: true })
    ).toBeUndefined();
  });

  test('the offers name both ways to enter a match', () => {
    expect(text.offerLabel?.({ type: 'depth', depth: 'rounds' }, names)).toBe('Enter round results only');
    expect(text.offerLabel?.({ type: 'depth', depth: 'turns' }, names)).toBe('Enter every turn');
  });
});

describe('the log', () => {
  test.each<[LogEvent, string]>([
    [{ code: 'hands', cards: 20 }, 'The app deals 20 cards.'],
    [{ code: 'hands', cards: 1 }, 'The app deals 1 card.'],
    [
      { code: 'laid', round: 3, dealer: 'p2', chits: [5000, 50000, 20000] },
      'Claudia deals round 3 and turns up $5,000, $50,000 and $20,000.'
    ],
    [{ code: 'put', dealer: 'p2', bar: 'cotton', chit: 40000 }, 'Claudia puts $40,000 at Cotton Club.'],
    [{ code: 'chosen', player: 'p4' }, 'Karin has chosen a card.'],
    [
      { code: 'shown', cards: { p1: 'jungle raid 3', p2: 'havana gambler 6' } },
      'The cards are turned over. Udo plays Jungle raid 3 and Claudia plays Havana gambler 6.'
    ],
    [
      { code: 'proposed', bar: 'jazz', by: 'p2', shares: { p2: [25000, 10000], p1: [20000] } },
      'Claudia proposes a deal at Jazz Club: Claudia gets $25,000 and $10,000; Udo gets $20,000.'
    ],
    [{ code: 'answered', bar: 'jazz', player: 'p1', answer: 'accept' }, 'Udo accepts the deal at Jazz Club.'],
    [
      { code: 'answered', bar: 'jazz', player: 'p1', answer: 'duel' },
      'Udo challenges the deal at Jazz Club.'
    ],
    [
      {
        code: 'fought',
        bar: 'jazz',
        between: ['p2', 'p1'],
        totals: [6, 8],
        champion: 2,
        challenger: 5,
        winner: 'p1'
      },
      'Claudia rolls 2 (total 6) and Udo rolls 5 (total 8), so Udo wins the duel at Jazz Club.'
    ],
    [{ code: 'taken', round: 4 }, 'You entered who took what in round 4.'],
    [{ code: 'depth', depth: 'turns' }, 'From here on, every turn is entered.'],
    [{ code: 'depth', depth: 'rounds' }, 'From here on, only round results are entered.']
  ])('%j', (event, sentence) => {
    expect(text.logLine(event, names)).toBe(sentence);
  });
});

describe('a tap that is undone', () => {
  const { state } = after(
    newMatch(4),
    ...open('jazz'),
    reveal('jazz raid 3', 'jazz raid 4', 'jazz gambler 5', 'jazz gambler 2')
  );
  const view = rules.view(state);
  const ask = 'any';

  test.each<[AskTap, string | undefined]>([
    [{ ask, kit: 'piece', from: 'chits', piece: '25000' }, '$25,000 turned up'],
    [{ ask, kit: 'piece', from: 'cards', piece: 'jazz raid 4', at: 0 }, undefined],
    [{ ask, kit: 'pick', part: 'bar', value: 'jazz' }, 'A card at Jazz Club'],
    [{ ask, kit: 'pick', part: 'seat', value: 'p3' }, 'Stefan is next'],
    [{ ask, kit: 'hand', piece: 0, to: 'p4' }, 'The $30,000 chit to Karin'],
    [{ ask, kit: 'take', index: 1 }, 'The $40,000 chit back to the middle'],
    [{ ask, kit: 'die', face: 5, at: 1 }, 'A die shows 5']
  ])('%j', (tap, label) => {
    expect(text.tapLabel?.(tap, names, view)).toBe(label);
  });
});
