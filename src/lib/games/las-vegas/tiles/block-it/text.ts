import { capital, listed, plural } from '$lib/core';
import { casinoPicks } from '$lib/games/las-vegas/tiles/pick-text';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { BlockIt } from '$lib/games/las-vegas/tiles/block-it/terms';

/** What the tile says. */
export const text: TileText<BlockIt, 'lines' | 'asking' | 'choices' | 'picks' | 'tellings' | 'stands'> = {
  title: 'Block It!',
  inShort: 'One cluster of gray dice goes from the tile into one casino.',
  does: 'Take one cluster of one, two or three gray dice from the tile and put all of them into one casino. They count there for an imaginary player.',
  sentences: {
    blocked: ({ player, face, gray }, names) =>
      `${names(player)} puts ${plural(gray, 'gray die', 'gray dice')} into casino ${face}.`,
    blockItEmpty: ({ player }, names) =>
      `${names(player)} activates Block It!, but its gray dice are all taken: nothing happens.`
  },
  lines: {
    block: ({ gray, face }) => `Casino ${face} gets ${plural(gray, 'gray die', 'gray dice')}.`
  },
  asking: {
    block: () => ({
      question: 'Which gray dice, and where?',
      hint: 'A whole cluster goes into one casino.'
    }),
    lies: () => ({
      question: 'Which gray dice were taken, and where do they lie?',
      hint: 'A whole cluster lies in one casino.'
    })
  },
  choices: {
    block: ({ gray, face }) => `${plural(gray, 'gray die', 'gray dice')} into casino ${face}`
  },
  picks: {
    ...casinoPicks,
    gray: (value) => `A cluster of ${plural(value, 'gray die', 'gray dice')} chosen`
  },
  tellings: { block: ({ gray }) => capital(plural(gray, 'gray die', 'gray dice')) },
  stands: ({ live }) =>
    live.clusters.length === 0
      ? 'All gray dice are taken.'
      : `Clusters of ${listed(live.clusters.map(String))} gray dice lie on it.`
};
