import { diceWords, dieLabel, dieWords, lyingWords } from '$lib/games/las-vegas/words';
import { capital, inWords, listed, possessive, type Names, type PlayerId } from '$lib/core';
import type { Size } from '$lib/games/las-vegas/placed-dice';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { Knockout } from '$lib/games/las-vegas/tiles/knockout/terms';
import { BAR } from '$lib/games/las-vegas/tiles/knockout/printed';

function givenWords(sizes: Readonly<Partial<Record<PlayerId, Size>>>, names: Names): string {
  const given = Object.entries(sizes) as [PlayerId, Size][];
  return listed(given.map(([player, size]) => `${dieWords(size)} of ${possessive(names(player))}`));
}

/** What the tile says. */
export const text: TileText<
  Knockout,
  'lines' | 'briefly' | 'asking' | 'choices' | 'tellings' | 'stands' | 'happened'
> = {
  title: 'Knockout?',
  inShort: 'Your dice come back from the bar, and each opponent puts one of theirs there.',
  does: 'Take your own dice back from the bar; then each opponent puts one of their dice there. Dice in the bar are out until they are taken back, two of a player at most.',
  sentences: {
    knockoutChooses: ({ player }, names) => `${names(player)} chooses which die goes into the bar.`,
    knockoutSpared: ({ player, rule }, names) =>
      rule === '18.1'
        ? `Two of ${possessive(names(player))} dice lie in the bar already, so no more go there.`
        : `${names(player)} has no dice left, and puts none into the bar.`,
    knockedOut: ({ player, size }, names) =>
      `${names(player)} puts ${dieWords(size)} into the bar, where it does not count.`,
    knockoutBack: ({ player, dice }, names) => `${names(player)} takes ${diceWords(dice)} back from the bar.`
  },
  lines: {
    give: ({ player, size }, _, names) => `${names(player)} puts ${dieWords(size)} into the bar.`,
    together: ({ sizes }, _, names) => `Into the bar: ${givenWords(sizes, names)}.`,
    lies: ({ player, size }, _, names) => `${names(player)} has ${dieWords(size)} in the bar.`
  },
  briefly: { together: () => 'the dice put into the bar' },
  asking: {
    together: ({ owner }) => ({
      question: 'Which die does each put there?',
      hint: `Everybody who has a choice puts one into the bar that ${owner} has opened.`
    }),
    give: ({ name, owner }) => ({
      question: `${name}, which die?`,
      hint: `It goes into the bar that ${owner} has opened.`
    }),
    lies: () => ({ question: 'Whose dice lie in the bar?', hint: 'At most two dice of each player.' })
  },
  choices: {
    give: ({ size }) => dieLabel(size),
    together: ({ sizes }, { names }) => capital(givenWords(sizes, names)),
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`
  },
  tellings: { lies: ({ size }) => dieLabel(size) },
  stands: ({ live, names }) => lyingWords(live.bar, 'in the bar', names) ?? 'The bar is empty.',
  happened: ({ owner }) =>
    `${owner} has opened the bar; it holds at most ${inWords(BAR)} dice of each player.`
};
