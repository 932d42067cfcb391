import { houseRule, type ChosenRules } from '$lib/games/contract/house-rule';
import * as say from './strings/en/house-rules';

/** The choices with which chip cards are in play. */
const CHIP_CARD_CHOICES = ['with', 'clockwise', 'mostDice'];

export const orderRule = houseRule({
  id: 'order',
  title: say.choosingCards,
  rule: '6.1',
  variation: true,
  choices: { atOnce: say.allAtOnce, oneByOne: say.oneAtATime }
});

const chipCardsRule = houseRule({
  id: 'chipCards',
  title: say.chipCards,
  rule: '7.8',
  variation: true,
  choices: {
    without: say.stayInTheBox,
    with: { label: say.chipCardsInTurns, needs: { order: ['oneByOne'] } },
    clockwise: { label: say.onePerCasinoClockwise, needs: { order: ['atOnce'] } },
    mostDice: { label: say.chipCardsAtOnce, needs: { order: ['atOnce'] } }
  }
});

export const chipCardDiceRule = houseRule({
  id: 'chipCardDice',
  title: say.diceForChipCard,
  rule: '7.4',
  needs: { chipCards: CHIP_CARD_CHOICES },
  choices: { placement: say.placedInOneTurn, accumulated: say.thereInTotal }
});

export const tieBreakRule = houseRule({
  id: 'tieBreak',
  title: say.tieOnMoney,
  rule: '5.4',
  needs: { chipCards: CHIP_CARD_CHOICES },
  choices: { notes: say.notes, both: say.notesAndChipCardsTogether }
});

export const moneyRule = houseRule({
  id: 'money',
  title: say.moneyUnderTheSafe,
  rule: '4.7',
  choices: { hidden: say.isHiddenUntilTheEnd, open: say.openToAll }
});

const neutralRule = houseRule({
  id: 'neutral',
  title: say.thirdColour,
  rule: '8.2',
  choices: { off: say.no, on: say.thirdColourHint },
  players: [2]
});

/** House rules that the match options store as chosen. A new house rule goes here. */
export const keptRules = [moneyRule] as const;

/** All house rules; the first choice of each is the default. */
export const houseRules = [
  orderRule,
  chipCardsRule,
  chipCardDiceRule,
  tieBreakRule,
  ...keptRules,
  neutralRule
] as const;

/** The chosen values of all house rules. */
export type Settlement = ChosenRules<typeof houseRules>;
export type KeptRules = ChosenRules<typeof keptRules>;

/** The stored values for the order in which players take chip cards after a simultaneous choice. */
export const SIMULTANEOUS_ORDERS = [
  'clockwise',
  'mostDice'
] as const satisfies readonly Settlement['chipCards'][];
