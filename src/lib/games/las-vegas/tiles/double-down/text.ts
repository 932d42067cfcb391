import { capital, dollars, listed, type PlayerId } from '$lib/core';
import { diceWords, lyingWords, strengthWords } from '$lib/games/las-vegas/words';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { DoubleDown } from '$lib/games/las-vegas/tiles/double-down/terms';

/** What the tile says. */
export const text: TileText<
  DoubleDown,
  'lines' | 'briefly' | 'asking' | 'choices' | 'picks' | 'tellings' | 'stands' | 'happened'
> = {
  title: 'Double Down',
  inShort: 'Dice move from here to the tile, which pays $60,000 and $30,000 like a casino.',
  does: 'Move as many of your dice as you like from this casino to the tile. At the payout the tile is paid like a casino, with $60,000 and $30,000 from the bank.',
  sentences: {
    doubleDownPaid: ({ dice, place, value }, names) =>
      `${names(dice.who as PlayerId)} has the ${place === 1 ? 'most' : 'second most'} left on Double Down with ${strengthWords(dice)}: ${dollars(value)}.`,
    doubleDownTied: ({ dice, others }, names) =>
      `${names(dice.who as PlayerId)} has ${strengthWords(dice)} on Double Down, and so ${others.length === 1 ? 'has' : 'have'} ${listed(others.map(({ who }) => names(who as PlayerId)))}; equal counts leave: nothing.`,
    doubleDownThird: ({ dice, better }, names) =>
      `${names(dice.who as PlayerId)} has ${strengthWords(dice)} on Double Down; ${listed(better.map(({ who, count }) => `${names(who as PlayerId)} (${count})`))} have more: nothing.`
  },
  lines: {
    move: (move, who) =>
      move.small === 0 && move.big === 0
        ? `${who} leaves the dice where they are.`
        : `${who} moves ${diceWords(move)} to Double Down.`,
    lies: (move, _, names) => `${names(move.player)} has ${diceWords(move) || 'no dice'} on Double Down.`
  },
  briefly: {
    move: (move, who) =>
      move.small === 0 && move.big === 0 ? `${who} moves no dice` : `${who} moves ${diceWords(move)}`,
    lies: (move, _, names) => `${names(move.player)}’s dice on Double Down`
  },
  asking: {
    move: ({ name, at }) => ({
      question: `How many does ${name} move?`,
      hint: `Dice moved from casino ${at} to the tile count there alone.`
    }),
    lies: () => ({
      question: 'Whose dice lie on the tile?',
      hint: 'Each player once, with all their dice there.'
    })
  },
  choices: {
    move: (move) => (move.small === 0 && move.big === 0 ? 'None' : capital(diceWords(move))),
    lies: (move, { names }) => `${names(move.player)}: ${diceWords(move)}`
  },
  picks: {
    big: (value) => (value === 1 ? 'The big die is among them' : 'The big die is not among them')
  },
  tellings: { lies: (move) => capital(diceWords(move)) },
  stands: ({ live, names }) => lyingWords(live.dice, 'on the tile', names) ?? 'No dice lie on it.',
  happened: () => 'Dice moved here no longer count in the casino.'
};
