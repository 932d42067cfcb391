import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { duelValueSentence } from '$lib/games/razzia/ui/table/duel-value';
import {
  after,
  answer,
  layMove,
  propose,
  putMove,
  reveal,
  newMatch
} from '$lib/games/razzia/fixtures/test-match';
import { chainOdds, expectedDuelsOf } from '$lib/games/razzia/payout/odds';
import { sumOf } from '$lib/games/razzia/payout/payout';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Options, PlayedCard } from '$lib/games/razzia/types';

type DuelOptions = Pick<Options, 'equalSymbols'>;

const WINS = { equalSymbols: 'wins' } as const;
const IDS = ['p1', 'p2', 'p3', 'p4'] as const;

/** Makes gamblers with these symbols, strongest first. */
function gamblers(...symbols: readonly number[]): readonly PlayedCard[] {
  return symbols.map((value, index) => ({ player: IDS[index] ?? 'p1', kind: 'gambler', value }));
}

function waysOf(symbols: readonly number[], symbol: (typeof IDS)[number], options: DuelOptions = WINS) {
  const { of, fighters } = chainOdds(gamblers(...symbols), symbol, [], options);
  return { of, ways: fighters.find(({ player }) => player === symbol)?.ways };
}

/*
 * Worked out by hand, with 36 rolls of two dice per duel, and ties for the lower symbol (4.7).
 * A symbol that is lower by 4 wins if its die is higher by 4 or 5: 2 + 1 = 3 rolls of 36; lower by 5: 1,
 * by 3: 6, by 1: 15. The higher symbol wins the rest.
 *
 * Cards 5, 2 and 1. The 1 meets the 5 first and wins 3 of 36. The winner meets the 2.
 * - The 1 has to beat the 5 (3) and then the 2, which is higher by 1 (15): 3 * 15 = 45 of 1,296.
 * - The 2 meets the 5 after 33 rolls and wins 6, or meets the 1 after 3 and wins 36 - 15 = 21:
 *   33 * 6 + 3 * 21 = 198 + 63 = 261.
 * - The 5 has the rest: 33 * 30 = 990. 45 + 261 + 990 = 1,296.
 * Of $75,000 the 45 are 75,000 * 45 / 1,296 = $2,604.17.
 *
 * Cards 6, 5 and 1. The 1 beats the 6 in 1 of 36 and then the 5, which is higher by 4, in 3: 3 of 1,296.
 * Of $80,000 these are 80,000 * 3 / 1,296 = $185.19.
 */
describe('4.8 the odds of a challenger who has to win more than one duel', () => {
  test('with cards 5, 2 and 1 and $75,000, a duel is worth $2,604 to the 1', () => {
    expect(chainOdds(gamblers(5, 2, 1), 'p3', [50000, 25000], WINS)).toEqual({
      of: 1296,
      fighters: [
        { player: 'p1', ways: 990 },
        { player: 'p3', ways: 45 },
        { player: 'p2', ways: 261 }
      ],
      expectedValue: 2604
    });
  });

  test('with cards 5, 2 and 1 and $75,000, a duel is worth $15,104 to the 2', () => {
    expect(chainOdds(gamblers(5, 2, 1), 'p2', [50000, 25000], WINS).expectedValue).toBe(15104);
  });

  test('with cards 6, 5 and 1 and $80,000, a duel is worth $185 to the 1', () => {
    expect(chainOdds(gamblers(6, 5, 1), 'p3', [50000, 30000], WINS).expectedValue).toBe(185);
  });

  test('6.4 of two equal symbols, the player further from the dealer wins their later duel without a roll', () => {
    // The 1 beats the 4 in 6 of 36 rolls. Only then does the second 4 meet a player with another symbol, and wins 30 of
    // 36.
    expect(waysOf([4, 4, 1], 'p2')).toEqual({ of: 1296, ways: 6 * 30 });
    // A 5 meets two 3s. The weaker 3 wins 10 of 36 rolls, and then the 3 further from the dealer wins without a roll.
    expect(waysOf([5, 3, 3], 'p3')).toEqual({ of: 1296, ways: 0 });
    expect(waysOf([5, 3, 3], 'p2')).toEqual({ of: 1296, ways: 26 * 10 + 10 * 36 });
    // By the house rule the two 3s roll, and the one further from the dealer wins 21 of 36, ties included.
    expect(waysOf([5, 3, 3], 'p3', { equalSymbols: 'stronger' })).toEqual({ of: 1296, ways: 10 * 15 });
  });
});

/*
 * Computes the same odds by playing every roll, following the printed rule and using no code of the game. Fighters are
 * listed strongest first; of equal symbols the one further from the dealer comes first.
 */
const FACES = [1, 2, 3, 4, 5, 6];

function simulateWins(symbols: readonly number[], equalThrows: boolean): readonly number[] {
  const winCounts = symbols.map(() => 0);
  const countWins = (champion: number, waitingChallengers: readonly number[]): void => {
    const challenger = waitingChallengers[waitingChallengers.length - 1];
    if (challenger === undefined) {
      winCounts[champion] = (winCounts[champion] ?? 0) + 1;
      return;
    }
    const remainingChallengers = waitingChallengers.slice(0, -1);
    for (const championFace of FACES)
      for (const challengerFace of FACES) {
        const championSymbol = symbols[champion] ?? 0;
        const challengerSymbol = symbols[challenger] ?? 0;
        const stronger = Math.min(champion, challenger);
        const weaker = Math.max(champion, challenger);
        if (championSymbol === challengerSymbol && !equalThrows) countWins(stronger, remainingChallengers);
        else if (championSymbol + championFace > challengerSymbol + challengerFace)
          countWins(champion, remainingChallengers);
        else if (championSymbol + championFace < challengerSymbol + challengerFace)
          countWins(challenger, remainingChallengers);
        else countWins(championSymbol === challengerSymbol ? stronger : weaker, remainingChallengers);
      }
  };
  countWins(0, [...symbols.keys()].slice(1));
  return winCounts;
}

/** Lists every non-increasing row of symbols of this length, with at most two of each. */
function nonIncreasingRows(length: number, maxSymbol = 6): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return [1, 2, 3, 4, 5, 6]
    .filter((first) => first <= maxSymbol)
    .flatMap((first) => nonIncreasingRows(length - 1, first).map((otherSymbols) => [first, ...otherSymbols]))
    .filter((row) => row.every((value) => row.filter((other) => other === value).length < 3));
}

describe('4.8 the odds agree with playing out every roll', () => {
  test.each(['wins', 'stronger'] as const)(
    'duels of two, three and four players with equal symbols: %s',
    (equalSymbols) => {
      const symbolRows = [
        ...nonIncreasingRows(2),
        ...nonIncreasingRows(3),
        ...nonIncreasingRows(4).filter((_, index) => index % 6 === 0)
      ];
      for (const symbols of symbolRows) {
        const winCounts = simulateWins(symbols, equalSymbols === 'stronger');
        expect(
          IDS.slice(0, symbols.length).map((player) => waysOf(symbols, player, { equalSymbols }))
        ).toEqual(winCounts.map((ways) => ({ of: 36 ** (symbols.length - 1), ways })));
      }
    }
  );
});

describe('4.3 an accepted offer is taken before anyone duels', () => {
  const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
  const names: Names = (player) => NAMES[player] ?? player;
  // $75,000 at the Jungle: Udo has a 5, Claudia a 2, Stefan a 1. Udo offers Claudia $10,000.
  const matchWithOffer = after(
    newMatch(4),
    layMove(5, 5, 5, 25, 5, 5, 50),
    putMove('jungle'),
    reveal('jungle gambler 5', 'jungle gambler 2', 'jungle gambler 1', 'jazz gambler 1'),
    propose({ p1: [50, 25] })
  );
  const acceptedMatch = after(
    newMatch(4),
    layMove(5, 5, 5, 10, 5, 5, 50),
    putMove('jungle'),
    reveal('jungle gambler 5', 'jungle gambler 2', 'jungle gambler 1', 'jazz gambler 1'),
    propose({ p1: [50], p2: [10] })
  );
  const dealOf = ({ state }: typeof matchWithOffer) => {
    const { deal } = rules.view(state);
    if (deal === undefined) throw new Error('no deal');
    return deal;
  };
  const duelLabel = ({ state }: typeof matchWithOffer, player: 'p2' | 'p3') =>
    text.choice({ type: 'answer', player, answer: 'duel' }, rules.view(state), names);

  test('while Claudia can still accept, Stefan’s duel is for what remains without her offer', () => {
    const { chits, unanswered, fighters } = expectedDuelsOf(dealOf(acceptedMatch), 'p3');
    expect(sumOf(chits)).toBe(50000);
    expect(unanswered).toEqual(['p2']);
    expect(fighters.map(({ player }) => player)).toEqual(['p1', 'p3']);
    expect(duelLabel(acceptedMatch, 'p3')).toBe('Duel for at least $50,000');
    expect(duelLabel(acceptedMatch, 'p2')).toBe('Duel for $60,000');
  });

  test('once Claudia has challenged, Stefan’s duel is for everything, and she takes part', () => {
    const challengedMatch = after(acceptedMatch, answer('p2', 'duel'));
    const { chits, fighters } = expectedDuelsOf(dealOf(challengedMatch), 'p3');
    expect(sumOf(chits)).toBe(60000);
    expect(fighters.map(({ player }) => player)).toEqual(['p1', 'p2', 'p3']);
    expect(duelLabel(challengedMatch, 'p3')).toBe('Duel for $60,000');
  });

  test('once Claudia has accepted, Stefan’s duel is for the rest', () => {
    expect(duelLabel(after(acceptedMatch, answer('p2', 'accept')), 'p3')).toBe('Duel for $50,000');
  });

  test('4.7 the hint for the second challenger says who duels first', () => {
    const challengedMatch = after(matchWithOffer, answer('p2', 'duel'));
    const view = rules.view(challengedMatch.state);
    const [ask] = rules.asks(challengedMatch.state);
    if (ask === undefined) throw new Error('nobody is asked');
    expect(text.ask(ask, view, names).hint).toBe(
      'Stefan would duel Udo first, and the winner would face Claudia. The lower card wins a tie.'
    );
    const { chits, fighters } = expectedDuelsOf(dealOf(challengedMatch), 'p3');
    expect(chainOdds(fighters, 'p3', chits, WINS).expectedValue).toBe(2604);
  });

  test('the value of a duel is rounded to $100, or to $10 if it is less than $1,000', () => {
    expect(duelValueSentence(2604, 'p3', [], names)).toBe('A duel is worth $2,600 to Stefan on average.');
    expect(duelValueSentence(185, 'p3', ['p2'], names)).toBe(
      'A duel is worth $190 to Stefan on average, if Claudia accepts.'
    );
  });
});
