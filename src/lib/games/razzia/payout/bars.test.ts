import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import {
  after,
  choose,
  hands,
  lines,
  open,
  refusalOf,
  reveal,
  newMatch,
  turnOver
} from '$lib/games/razzia/fixtures/test-match';
import { payBar } from './payout';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Bar, CardName, Why } from '$lib/games/razzia/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
const names: Names = (player) => NAMES[player] ?? player;

/**
 * The bars in thousands: Colibri 5, Cotton Club 10, Havana 15, Jungle 20, Lincoln 25, Jazz Club 30, and 40 more at the
 * Jungle.
 */
const openedMatch = after(newMatch(4), ...open('jungle'));

/** Lists the postings, as player, value and sentence. */
function payoutSentences(...cards: readonly CardName[]): readonly (readonly [string, number, string])[] {
  const { ledger } = after(openedMatch, reveal(...cards));
  return ledger.map(({ to: receiver, value, why }) => [receiver, value, text.why(why, names)]);
}

describe('choosing', () => {
  const twentyCards = [
    ...['colibri', 'cotton', 'havana'].flatMap((bar) =>
      [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`)
    ),
    'jungle gambler 1',
    'jungle raid 3'
  ];
  const dealtMatch = after(newMatch(4), hands(...twentyCards), ...open());

  test('3.1 all players secretly choose one of their own five cards', () => {
    const asks = rules.asks(dealtMatch.state).filter(({ id }) => id.startsWith('choose'));
    expect(asks.map((ask) => [ask.for, ask.secret])).toEqual([
      ['p1', true],
      ['p2', true],
      ['p3', true],
      ['p4', true]
    ]);
    expect(asks[1]).toMatchObject({ id: 'choose p2', kind: 'choose' });
    expect(asks[1]?.kind === 'choose' && asks[1].choices.map(({ move }) => move)).toEqual(
      twentyCards.slice(0, 5).map((card) => choose('p2', card))
    );
  });

  test('3.1 two identical cards are a single choice', () => {
    const pairCards = ['jungle gambler 3', 'jungle gambler 3', ...twentyCards.slice(0, 17)];
    const others = ['lincoln', 'jazz'].flatMap((bar) =>
      [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`)
    );
    const otherCards = [...others, 'jazz raid 3', 'jazz raid 4', 'jazz raid 5', 'jazz raid 6'];
    const sevenPlayerMatch = after(newMatch(7), hands(...pairCards, ...otherCards), ...open());
    const ask = rules.asks(sevenPlayerMatch.state).find(({ id }) => id === 'choose p2');
    expect(ask?.kind === 'choose' && ask.choices).toHaveLength(4);
  });

  test('3.1 no one can play another player’s card, or a second card', () => {
    expect(refusalOf(dealtMatch, choose('p2', 'havana gambler 1'))).toEqual({
      code: 'notInHand',
      rule: '3.1',
      player: 'p2'
    });
    const matchAfterChoice = after(dealtMatch, choose('p2', 'colibri gambler 1'));
    expect(refusalOf(matchAfterChoice, choose('p2', 'colibri gambler 2'))).toEqual({
      code: 'alreadyChosen',
      rule: '3.1',
      player: 'p2'
    });
  });

  test('3.2 the cards are turned over once everyone has chosen, and not before', () => {
    const partlyChosenMatch = after(
      dealtMatch,
      choose('p3', 'colibri gambler 6'),
      choose('p2', 'colibri gambler 1'),
      choose('p4', 'cotton gambler 5')
    );
    expect(refusalOf(partlyChosenMatch, turnOver)).toEqual({
      code: 'notAllChosen',
      rule: '3.2',
      missing: ['p1']
    });
    expect(rules.view(partlyChosenMatch.state).areCardsShown).toBe(false);
    const fullyChosenMatch = after(partlyChosenMatch, choose('p1', 'jungle raid 3'));
    expect(rules.asks(fullyChosenMatch.state).map(({ id }) => id)).toEqual(['turnOver']);
    const { state } = after(fullyChosenMatch, turnOver);
    expect(state.shown).toEqual({
      p1: 'jungle raid 3',
      p2: 'colibri gambler 1',
      p3: 'colibri gambler 6',
      p4: 'cotton gambler 5'
    });
    expect(state.hands?.['p1']).toEqual([
      'havana gambler 4',
      'havana gambler 5',
      'havana gambler 6',
      'jungle gambler 1'
    ]);
  });

  test('3.2 players with their own cards reveal them and enter them in seat order', () => {
    const { state } = after(
      openedMatch,
      reveal('jungle raid 3', 'colibri gambler 1', 'colibri gambler 6', 'cotton gambler 5')
    );
    expect(state.shown).toEqual({
      p1: 'jungle raid 3',
      p2: 'colibri gambler 1',
      p3: 'colibri gambler 6',
      p4: 'cotton gambler 5'
    });
  });
});

describe('the printed examples, with sums and sentences', () => {
  test('3.3 four gamblers at four bars each take what is there, and two bars are unchanged', () => {
    expect(
      payoutSentences('colibri gambler 3', 'havana gambler 1', 'cotton gambler 6', 'jungle gambler 2')
    ).toEqual([
      ['p1', 5000, 'Udo is the only gambler at Colibri and takes the $5,000.'],
      ['p3', 10000, 'Stefan is the only gambler at Cotton Club and takes the $10,000.'],
      ['p2', 15000, 'Claudia is the only gambler at Havana and takes the $15,000.'],
      ['p4', 20000, 'Karin is the only gambler at Jungle and takes the $60,000.'],
      ['p4', 40000, 'Karin is the only gambler at Jungle and takes the $60,000.']
    ]);
    const cards = ['colibri gambler 3', 'havana gambler 1', 'cotton gambler 6', 'jungle gambler 2'];
    const { state } = after(openedMatch, reveal(...cards));
    expect(state.chits['lincoln']).toEqual([25000]);
    expect(state.chits['jazz']).toEqual([30000]);
    expect(state.round).toBe(2);
  });

  test('3.4 Claudia raids the Jungle while Udo gambles there: she takes the money, and he gets nothing', () => {
    expect(
      payoutSentences('jungle gambler 6', 'jungle raid 3', 'cotton raid 4', 'jazz gambler 1').slice(1, 4)
    ).toEqual([
      ['p2', 20000, 'Claudia raids Jungle, catches Udo (gambler 6) and takes the $60,000.'],
      ['p2', 40000, 'Claudia raids Jungle, catches Udo (gambler 6) and takes the $60,000.'],
      ['p1', 0, 'Claudia raids Jungle, so Udo gets nothing.']
    ]);
  });

  test('3.5 Stefan raids the Cotton Club and finds no one, so he gets nothing and the money stays', () => {
    const [first] = payoutSentences('jungle gambler 6', 'jungle raid 3', 'cotton raid 4', 'jazz gambler 1');
    expect(first).toEqual([
      'p3',
      0,
      'Stefan raids Cotton Club, finds no gambler and gets nothing. The money stays.'
    ]);
    const cards = ['jungle gambler 6', 'jungle raid 3', 'cotton raid 4', 'jazz gambler 1'];
    expect(after(openedMatch, reveal(...cards)).state.chits['cotton']).toEqual([10000]);
  });
});

describe('the payments of a bar', () => {
  test('3.4 a single raider takes the money from all gamblers, whatever their symbols', () => {
    const cards = ['jungle gambler 6', 'jungle gambler 5', 'jungle raid 3', 'jungle gambler 1'];
    const { ledger } = after(openedMatch, reveal(...cards));
    expect(lines(ledger)).toEqual(['p3 20000', 'p3 40000', 'p1 0 shutOut', 'p2 0 shutOut', 'p4 0 shutOut']);
    expect(ledger[0]?.why).toMatchObject({ code: 'raided', rule: '3.4' });
  });

  test('3.5 several raiders without a gambler get nothing, and no deal follows', () => {
    const cards = ['jungle raid 6', 'jungle raid 4', 'jungle raid 3', 'jazz gambler 1'];
    const { state, ledger } = after(openedMatch, reveal(...cards));
    expect(lines(ledger)).toEqual(['p1 0 noGambler', 'p2 0 noGambler', 'p3 0 noGambler', 'p4 30000']);
    expect(state.chits['jungle']).toEqual([20000, 40000]);
    expect(state).toMatchObject({ phase: 'lay', round: 2 });
  });

  test('3.6 a bar without chits pays nothing, and no deal follows', () => {
    const { seats } = newMatch(4).state;
    const reasonsAt = (bar: Bar, ...cards: readonly [CardName, CardName]): readonly Why[] =>
      payBar(
        bar,
        [],
        cards.map((card, index) => ({
          player: seats[index]!,
          kind: card.startsWith('raid') ? 'raid' : 'gambler',
          value: Number(card.at(-1))
        })),
        { seats, dealer: 'p1', equalSymbols: 'stronger' }
      ).map(({ why }) => why);
    expect(reasonsAt('jazz', 'gambler 6', 'gambler 1').map(({ code, rule }) => [code, rule])).toEqual([
      ['nothingThere', '3.6'],
      ['nothingThere', '3.6']
    ]);
    const [raiderReason, raidedReason] = reasonsAt('jazz', 'raid 3', 'gambler 6');
    expect([raiderReason, raidedReason].map((why) => why?.code)).toEqual(['nothingThere', 'shutOut']);
    expect(raiderReason && text.why(raiderReason, names)).toBe(
      'There are no chits at Jazz Club, so Udo gets nothing.'
    );
  });
});
