import { countPieces, missingPiece, type Deck } from '$lib/core';
import { CaseError, type Verdict } from '$lib/games/contract/define';
import { withControl, defineCase, list } from '$lib/referee/define-case';
import { cardName, DICE_FOR_A_CHIP_CARD, HAND_SIZE } from '$lib/games/las-vegas-cards/data';
import {
  brokenRules,
  diceAt,
  numbersOf,
  refuseSelection
} from '$lib/games/las-vegas-cards/actions/selection';
import type { CasinoNumber, Why } from '$lib/games/las-vegas-cards/types';
import { card } from './members';
import { tableOf } from './seated-table';
import { ownCopyMembers, set, setOfBox } from './set';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

interface Card {
  readonly number: CasinoNumber;
  readonly dice: number;
}

/** A full hand of cards, entered one at a time; the form leaves it out until the first card is entered. */
const wholeHand = withControl(
  list(card, say.aListOfCards, { label: say.card, min: HAND_SIZE, max: HAND_SIZE }),
  (position) => ({
    kind: 'list',
    each: card.control(position),
    label: say.card,
    min: 0,
    max: HAND_SIZE
  })
);

export const selection = defineCase({
  id: 'selection',
  ...say.selectionCase,
  sketch: { dice: [5, 5, 5] },
  fields: {
    chosen: {
      answer: list(card, say.aListOfCards, { label: say.card, min: 0, max: HAND_SIZE }),
      ...say.chosen
    },
    hand: { answer: wholeHand, absent: true, ...say.hand },
    set
  },
  settle: ({ chosen, hand, set: boxCounts }) => {
    const boxCards = setOfBox(boxCounts);
    refuseMissing('chosen', chosen, boxCards, say.aSetHasNoMoreOfThisCard);
    if (hand !== undefined) {
      refuseMissing('hand', hand, boxCards, say.aSetHasNoMoreOfThisCard);
      refuseMissing('chosen', chosen, countPieces(namesOf(hand)), say.aCardOfTheHand);
    }
    return verdictOf(chosen);
  },
  examples: [
    {
      title: say.three5s,
      position: {
        chosen: [
          { number: 5, dice: 1 },
          { number: 5, dice: 1 },
          { number: 5, dice: 2 }
        ]
      }
    },
    {
      title: say.two4sAndA2,
      position: {
        chosen: [
          { number: 4, dice: 1 },
          { number: 4, dice: 1 },
          { number: 2, dice: 1 }
        ]
      }
    },
    {
      title: say.aDouble1AndADouble,
      position: {
        chosen: [
          { number: 1, dice: 2 },
          { number: 6, dice: 2 }
        ],
        hand: [
          { number: 1, dice: 2 },
          { number: 3, dice: 1 },
          { number: 3, dice: 1 },
          { number: 5, dice: 1 },
          { number: 6, dice: 2 }
        ]
      }
    }
  ],
  boxMembers: ownCopyMembers,
  answer: ({ facts }) => {
    const brokenParagraphs = facts['broken'] as readonly string[];
    if (brokenParagraphs.length > 0) return [{ words: say.notAllowed }];
    const dice = Object.entries(facts['dice'] as Readonly<Record<string, number>>);
    return dice.map(([number, count]) => ({ words: say.casino(number), value: String(count) }));
  }
});

function namesOf(cards: readonly Card[]): readonly string[] {
  return cards.map(({ number, dice }) => cardName(number, dice));
}

/** Throws a CaseError at the first card that runs short. */
function refuseMissing(path: string, cards: readonly Card[], availableCards: Deck, message: string): void {
  const names = namesOf(cards);
  names.forEach((_, index) => {
    if (missingPiece(availableCards, names.slice(0, index + 1)) !== undefined)
      throw new CaseError(`${path}.${index}`, message);
  });
}

function verdictOf(selection: readonly Card[]): Verdict {
  const table = tableOf([]);
  const refusal = refuseSelection(namesOf(selection));
  if (refusal !== undefined)
    return {
      awards: [],
      reasons: [table.reason(refusal)],
      facts: { broken: [...brokenRules(selection)].sort(), dice: {}, chipCards: [] }
    };
  const dice = diceAt(selection);
  const numbers = numbersOf(selection);
  const chipCardCasinos = dice.filter(([, count]) => count >= DICE_FOR_A_CHIP_CARD);
  const cards = selection.length;
  /**
   * The paragraph of a claim: one card at each of two casinos (7.5), several dice on single cards (7.4), or a double
   * card (7.3).
   */
  const chipCardReason = (casino: CasinoNumber, diceCount: number): Why => {
    const hasDoubleCard = selection.some((card) => card.number === casino && card.dice > 1);
    return {
      code: 'mayTake',
      rule: chipCardCasinos.length > 1 ? '7.5' : hasDoubleCard ? '7.3' : '7.4',
      casino,
      dice: diceCount
    };
  };
  const allowedReason: Why = { code: 'allowed', rule: cards === 1 ? '3.1' : '3.2', cards, numbers };
  return {
    awards: [],
    reasons: [
      table.reason(allowedReason),
      ...chipCardCasinos.map(([casino, count]) => table.reason(chipCardReason(casino, count)))
    ],
    facts: {
      broken: [],
      dice: Object.fromEntries(dice),
      chipCards: chipCardCasinos.map(([casino]) => casino)
    }
  };
}
