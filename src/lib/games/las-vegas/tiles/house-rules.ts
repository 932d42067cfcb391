import type { ChosenValues } from '$lib/games/contract/define';
import { fillInHouseRules, houseRule, type ChosenRules } from '$lib/games/contract/house-rule';
import { basicHouseRules } from '$lib/games/las-vegas/house-rules';
import * as say from '$lib/games/las-vegas/strings/en/house-rules';
import { tileHouseRules } from './options';

const tilesRule = houseRule({
  id: 'tiles',
  title: say.tilesARound,
  rule: '8.1',
  choices: ['3', '1', '2', '4', '5', '6']
});

const sameTileRule = houseRule({
  id: 'sameTile',
  title: say.aTileThatWasUsed,
  rule: '8.3',
  choices: { again: say.mayComeUpAgain, aside: say.isPutAside }
});

const bankRule = houseRule({
  id: 'bank',
  title: say.theNotesOfTheBank,
  rule: '8.5',
  choices: { counted: say.areCounted, notCounted: say.areNotCounted }
});

export const bankShortageRule = houseRule({
  id: 'bankShort',
  title: say.noNotesOfTheBank,
  rule: '8.19',
  choices: { owes: say.theBankOwesIt, chips: say.itIsPaidInChips, nothing: say.itIsLost }
});

const onlyClosedRule = houseRule({
  id: 'onlyClosed',
  title: say.passingWithOnlyClosedCasinos,
  rule: '8.9',
  choices: { free: say.isFree, chip: say.costsAChipIfThere }
});

const closedTileRule = houseRule({
  id: 'closedTile',
  title: say.tileOfClosedCasino,
  rule: '8.10',
  choices: { acts: say.actsWithoutMovingItsDice, still: say.doesNothing }
});

/** House rules of the tiles. */
const tilesHouseRules = [
  tilesRule,
  sameTileRule,
  bankRule,
  bankShortageRule,
  onlyClosedRule,
  closedTileRule,
  ...tileHouseRules
] as const;

/** House rules of Royale: those of its tiles and those of the basic game. */
export const royaleHouseRules = [...tilesHouseRules, ...basicHouseRules] as const;

/** House rules of the tiles, typed as the rules use them. */
export type RoyaleRules = Omit<ChosenRules<typeof tilesHouseRules>, 'tiles'> & {
  /** Tiles a round, 1 to 6, at casinos 1 upward (8.1). */
  readonly tiles: number;
};

/** Reads the house rules of the tiles. */
export function royaleRules(chosenValues: ChosenValues): RoyaleRules {
  const { tiles: tileCount, ...others } = fillInHouseRules(tilesHouseRules, chosenValues);
  return { ...others, tiles: Number(tileCount) };
}
