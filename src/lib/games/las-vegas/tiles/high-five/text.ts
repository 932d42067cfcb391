import { strengthWords } from '$lib/games/las-vegas/words';
import { dollars, inWords } from '$lib/core';
import { HIGH_FIVE, HIGH_FIVE_REWARD } from '$lib/games/las-vegas/tiles/high-five/printed';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { HighFive } from '$lib/games/las-vegas/tiles/high-five/terms';

/** What the tile says. */
export const text: TileText<HighFive, 'lines' | 'asking' | 'choices' | 'tellings'> = {
  title: 'High Five',
  inShort: 'The first with five dice here takes the token, which is worth $100,000.',
  does: 'Be the first with five dice at this casino, where the big one counts two, and take the token. At the payout the bank gives $100,000 for it.',
  sentences: {
    highFiveFew: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, fewer than five: no High Five token.`,
    highFiveTaken: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here and takes the High Five token.`,
    highFivePaid: ({ player, value }, names) =>
      `${names(player)} holds the High Five token: ${dollars(value)}.`,
    highFiveGone: ({ player, dice, holder }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, but ${names(holder)} holds the High Five token already: nothing.`
  },
  lines: { held: (_, who) => `${who} holds the High Five token.` },
  asking: {
    held: () => ({ question: 'Who holds the High Five token?', hint: 'Whoever had five dice there first.' })
  },
  choices: { held: ({ player }, { names }) => names(player) },
  tellings: { held: () => 'Holds it' }
};

export const holdsTheToken = (name: string) => `${name} holds the token, worth ${dollars(HIGH_FIVE_REWARD)}.`;
export const nobodyHasDiceThere = `Nobody has dice there; ${inWords(HIGH_FIVE)} dice take the token.`;
export const countsThere = (name: string, count: number) =>
  `${name} counts ${count} there; ${inWords(HIGH_FIVE)} dice take the token.`;
