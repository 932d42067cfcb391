import { strengthWords } from '$lib/games/las-vegas/strings/en/shared';
import { dollars, listed, plural } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { BadLuck, Charged } from '$lib/games/las-vegas/tiles/bad-luck/terms';

function sentence({ dice, notes, chips, change, over, exact, missing }: Charged, who: string): string {
  const has = `${who} is lowest here with ${dice.count === 0 ? 'no dice' : strengthWords(dice)}`;
  if (notes === 0 && chips === 0) return `${has}, but has no notes or chips and pays nothing.`;
  const given = [
    ...(notes > 0 ? [`${dollars(notes)} in notes`] : []),
    ...(chips > 0 ? [plural(chips, 'chip')] : [])
  ].join(' and ');
  const paid = `${has} and pays the bank ${given}`;
  const back = change > 0 ? `${paid}, getting ${dollars(change)} back` : paid;
  if (over > 0 && exact)
    return `${back}. No note covers the ${change > 0 ? 'other ' : ''}${dollars(over)} of change, so it’s added to the total as cash.`;
  if (over > 0)
    return `${back}. The bank has no note for the ${change > 0 ? 'other ' : ''}${dollars(over)} of change, so that is lost.`;
  if (change > 0) return `${back}.`;
  return missing > 0 ? `${paid}. The missing ${dollars(missing)} is forgiven.` : `${paid}.`;
}

/** The texts of the tile. */
export const text: TileText<BadLuck> = {
  title: 'Bad Luck',
  inShort: 'The player with the fewest dice here when the round ends pays the bank $50,000.',
  does: 'The player with the fewest dice at this casino when the round ends pays the bank $50,000. No dice counts as the fewest too, and everyone who ties for it pays.',
  sentences: {
    badLuck: (why, names) => sentence(why, names(why.player)),
    badLuckSpared: ({ player, dice, fewest }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, more than the fewest (${fewest === 0 ? 'none' : fewest}), and pays nothing.`,
    debtSetOff: ({ player, value, off }, names) =>
      `The bank owes ${names(player)} ${dollars(value)}, and ${off === value ? 'that' : `${dollars(off)} of that`} covers what ${names(player)} couldn’t pay for Bad Luck.`
  }
};

export const wouldPayNow = (players: readonly string[], value: number) =>
  `${listed(players)} would pay ${dollars(value)} now.`;

// Referee
export const whatDoesBadLuckCost = 'What does Bad Luck cost?';
export const badLuck = 'Bad Luck';
export const whatDoesBadLuckCostWithOthers = 'What does Bad Luck cost with other dice?';
export const badLuckWithOtherDice = 'Bad Luck with grey, neutral or black dice';
export const greyDieSavesNoOne = 'A grey die saves no one';
export const diceAtItsCasino = 'Dice at its casino';
export const upToFivePlayers =
  'one to five players by name: everyone in the game, with `{}` for a player with no dice at its casino';
export const eachPlayersHoldings = 'Each player’s notes and chips';
export const whenItIsCharged = 'when it is charged';
export const holdingsWhenCharged = 'the same players, with the notes and chips they have when it’s charged';
export const aBankWhoseNotesAreCounted = 'A bank whose notes are counted';
export const theFewestPayAndGet = 'The fewest pay and get one note back';
export const neutralBlankOrBlackDice = 'Neutral, grey or black dice';
export const neutralColourOfTwoPlayers = 'Neutral dice (two players)';
export const neutralColourForTwo =
  'the neutral colour at its casino in a two-player game; if you give it, name at most two players';
export const greyDiceTitle = 'Grey dice';
export const blankGrayDiceAtItsCasino = 'grey dice at its casino, of another imaginary player';
export const blackDiceOfOnePlayer = 'Black dice of one player';
export const blackDiceOfOneOfThem = 'black dice at its casino, of one of the same players';
export const atMostTwoPlayersWithNeutral = 'two players at most with the neutral colour';
export const theSamePlayersAsInDice = 'the same players as in dice';
