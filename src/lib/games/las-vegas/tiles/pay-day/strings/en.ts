import { dollars, plural } from '$lib/core';
import { rewardsWords, sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { type PayDay, payDayReward } from '$lib/games/las-vegas/tiles/pay-day/terms';

/** The texts of the tile. */
export const text: TileText<PayDay, 'stands'> = {
  title: 'Pay Day',
  inShort: 'Each casino with your dice is worth $10,000 to you.',
  does: 'Count the casinos where you have dice, including this one. Each is worth $10,000. One or two pay that many chips, more pay a note of $30,000 to $60,000.',
  sentences: {
    payDay: ({ player, casinos, value }, names) =>
      `${names(player)} gets ${sumWords(value)} for ${plural(casinos, 'casino')}.`
  },
  stands: () =>
    `It pays ${rewardsWords([1, 2].map(payDayReward))}, or ${dollars(payDayReward(3))} to ${dollars(payDayReward(6))}.`
};

// Referee
export const whatDoesPayDayPay = 'What does Pay Day pay?';
export const payDay = 'Pay Day';
export const whoActivatesTheTile = 'who activates the tile';
export const aNumberOfCasinos = 'a number of casinos';
export const casinosWithDiceOfYours = 'Casinos with your dice';
export const casinosWithDiceOfThisPlayer =
  'how many casinos this player has dice at, including the one just activated';
export const threeCasinos = 'Three casinos';
