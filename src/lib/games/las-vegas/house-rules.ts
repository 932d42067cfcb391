import type { ChosenValues } from '$lib/games/contract/define';
import { fillInHouseRules, houseRule, type ChosenRules } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

/** Applies if no one has won a higher note. */
const nobodyWonRule = houseRule({
  id: 'nobodyWon',
  title: say.noOneWonAHigherNote,
  rule: '2.7',
  choices: { same: say.samePlayerAsBefore, next: say.theNextSeat }
});

/** Applies if an imaginary player has won the higher note, and a person the lower one. */
const imaginaryWinnerRule = houseRule({
  id: 'imaginaryWinner',
  title: say.higherNoteUnderPile,
  rule: '2.6',
  choices: { down: say.winnerAtNextCasino, second: say.winnerOfTheLowerNote }
});

/** House rules of both games in the box. */
export const houseRules = [nobodyWonRule, imaginaryWinnerRule] as const;

const chipCardsRule = houseRule({
  id: 'chipCards',
  title: say.chipCardsOfCardGame,
  rule: '25.1',
  choices: { without: say.notUsed, with: say.usedOnePerCasino }
});

export const chipCardDiceRule = houseRule({
  id: 'chipCardDice',
  title: say.twoDiceForAChip,
  rule: '25.3',
  needs: { chipCards: ['with'] },
  choices: { placement: say.placedInOneTurn, accumulated: say.thereInTotal }
});

export const chipCardBigDieRule = houseRule({
  id: 'chipCardBig',
  title: say.bigDieForChipCard,
  rule: '25.4',
  needs: { chipCards: ['with'] },
  choices: { two: say.two, one: say.one }
});

/** House rules for players who own the Card Game as well. */
const chipCardRules = [chipCardsRule, chipCardDiceRule, chipCardBigDieRule] as const;

/** House rules of the basic game. */
export const basicHouseRules = [...houseRules, ...chipCardRules] as const;

type ChipCardRules = ChosenRules<typeof chipCardRules>;

/** House rules for the chip cards of the Card Game (25.3, 25.4). */
export interface ChipCardOptions {
  /** The dice that count: only those of this placement, or all of the player's own dice at the casino. */
  readonly dice: ChipCardRules['chipCardDice'];
  /** The number of dice that the big die counts as for a chip card. */
  readonly big: ChipCardRules['chipCardBig'];
}

/** House rules for the chip cards; undefined if they are not used. */
export function chipCardOptions(chosenValues: ChosenValues): ChipCardOptions | undefined {
  const {
    chipCards: chipCardUse,
    chipCardDice: dice,
    chipCardBig: big
  } = fillInHouseRules(chipCardRules, chosenValues);
  return chipCardUse === 'without' ? undefined : { dice, big };
}
