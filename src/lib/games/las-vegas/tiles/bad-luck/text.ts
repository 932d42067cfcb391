import { strengthWords } from '$lib/games/las-vegas/words';
import { dollars, listed, plural } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { BadLuck, Charged } from '$lib/games/las-vegas/tiles/bad-luck/terms';

function sentence({ dice, notes, chips, change, over, exact, missing }: Charged, who: string): string {
  const has = `${who} has the fewest dice here, ${dice.count === 0 ? 'none' : strengthWords(dice)}`;
  if (notes === 0 && chips === 0) return `${has}, but neither notes nor chips to pay with: nothing.`;
  const given = [
    ...(notes > 0 ? [`${dollars(notes)} in notes`] : []),
    ...(chips > 0 ? [plural(chips, 'chip')] : [])
  ].join(' and ');
  const paid = `${has}, and pays ${given} to the bank`;
  const back = change > 0 ? `${paid}, with ${dollars(change)} back` : paid;
  if (over > 0 && exact)
    return `${back}${change > 0 ? ' and' : ', with'} ${dollars(over)} back in cash, for which there is no note.`;
  if (over > 0) return `${back}; ${dollars(over)} is lost, for which the bank has no note to give back.`;
  if (change > 0) return `${back}.`;
  return missing > 0 ? `${paid}; the missing ${dollars(missing)} is forgiven.` : `${paid}.`;
}

/** What the tile says. */
export const text: TileText<BadLuck> = {
  title: 'Bad Luck',
  inShort: 'Whoever has the fewest dice here when the round ends pays the bank $50,000.',
  does: 'Whoever has the fewest dice at this casino at the end of the round pays $50,000 to the bank. Having none counts as the fewest too, and all who tie for it pay.',
  sentences: {
    badLuck: (why, names) => sentence(why, names(why.player)),
    badLuckSpared: ({ player, dice, fewest }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, more than the fewest, ${fewest === 0 ? 'none' : fewest}: nothing to pay.`,
    debtSetOff: ({ player, value, off }, names) =>
      `The bank owes ${names(player)} ${dollars(value)}, and ${off === value ? 'that' : `${dollars(off)} of that`} goes toward what is missing for Bad Luck.`
  }
};

export const wouldPayNow = (players: readonly string[], value: number) =>
  `${listed(players)} would pay ${dollars(value)} now.`;
