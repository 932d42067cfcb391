import { capitalize, joinWithAnd, plural, type Paragraphs } from '$lib/core';
import { casinoPicks } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';

/** Asked of the player who activates the tile. */
export const WHICH_CLUSTER = 'Which grey dice, and where to?';

/** The texts of the tile. */
export const text: TileText<
  'block-it',
  'logLines' | 'askTexts' | 'choices' | 'tapLabels' | 'resultLabels' | 'stateSentence'
> = {
  title: 'Block It!',
  summary: 'A cluster of grey dice moves from the tile to a casino.',
  effect:
    'Take one cluster of one, two or three grey dice from the tile and put them all into one casino. They count there as an imaginary player’s dice.',
  sentences: {
    blocked: ({ player, face, gray }, names) =>
      `${names(player)} puts ${plural(gray, 'grey die', 'grey dice')} into casino ${face}.`,
    blockItEmpty: ({ player }, names) =>
      `${names(player)} activates Block It!, but all its grey dice are gone, so nothing happens.`
  },
  logLines: {
    block: ({ gray, face }) => `Casino ${face} gets ${plural(gray, 'grey die', 'grey dice')}.`
  },
  askTexts: {
    block: () => ({
      question: WHICH_CLUSTER,
      hint: 'A whole cluster goes to one casino.'
    }),
    lies: () => ({
      question: 'Which grey dice were taken, and where are they now?',
      hint: 'A whole cluster is at one casino.'
    })
  },
  choices: {
    block: ({ gray, face }) => `${plural(gray, 'grey die', 'grey dice')} into casino ${face}`
  },
  tapLabels: {
    ...casinoPicks,
    gray: (value) => `the cluster of ${plural(value, 'grey die', 'grey dice')}`
  },
  resultLabels: { block: ({ gray }) => capitalize(plural(gray, 'grey die', 'grey dice')) },
  stateSentence: ({ pieces }) =>
    pieces.clusters.length === 0
      ? 'All the grey dice are gone.'
      : `Clusters of grey dice left: ${joinWithAnd(pieces.clusters.map(String))}.`
};

// Board
export const aClusterOfGreyDice = 'A cluster of grey dice';
export const greyDieGreyDice = (count: number) => plural(count, 'grey die', 'grey dice');
export const countLeft = (count: number) => `${count} left`;

// Referee
export const blockItCase = { title: 'Which grey dice go where?', shortName: 'Block It!' };
export const whoActivatesTheTile = 'who activates the tile';
export const theDiceOfOneCluster = 'the dice of one cluster';
export const gray = {
  title: 'Grey dice of the cluster',
  description: 'how many grey dice are in the cluster'
};
export const clustersTaken = {
  title: 'Clusters of that size already taken',
  description: 'clusters of that size already taken; there are two of 1, two of 2 and one of 3'
};
export const casino = { title: 'Into casino', description: 'the casino that they go into' };
export const closed = {
  title: 'Closed casino',
  more: 'A casino is closed',
  description: 'the casino that No Entry! has closed'
};
export const fewerThanAllClusters = (clusterCount: number) =>
  `fewer than the ${clusterCount} clusters of that size`;
export const threeAtOnce = 'Three at once';

// Rulebook
export const paragraphs = {
  '19.1': {
    title: 'One cluster, one casino',
    book: 'The player who activates the tile takes all the grey dice of one cluster and puts them into one casino of their choice. The clusters have one, one, two, two and three dice.',
    related: ['8.8', '19.3']
  },
  '19.2': {
    title: 'Grey dice are an imaginary player’s',
    book: 'Once grey dice are in a casino, they count as an imaginary player’s, during the round and at the payout. With two players, that isn’t the same one as for the neutral dice.',
    related: ['5.3', '16.3']
  },
  '19.3': {
    title: 'No grey dice left',
    ours: 'When all the clusters are gone, activating the tile does nothing.',
    words: ['gray dice'],
    related: ['19.1']
  }
} as const satisfies Paragraphs;
