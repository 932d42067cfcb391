import type { Ask } from '$lib/core';
import { defineGame, type Game, type Part, type Setup } from '$lib/games/define';
import { chosen } from '$lib/games/house-rule';
import { again } from './draft';
import { basicHouseRules, chipCardOptions, houseRules, royaleHouseRules, royaleRules } from './house-rules';
import { meta, royale as royaleMeta } from './meta';
import { dispute, questions } from './questions';
import { reads } from './reads';
import { rulebook } from './rulebook';
import { rules, type LasVegas } from './rules';
import { text } from './text';
import { notesOf, royaleBox, yourBox } from './your-box';
import { tileOf } from './tiles';
import { tileBoxes } from './tiles/your-box';
import type { Move, Options, View, Why } from './types';

type LasVegasAsk = Ask<Move, Why>;

const parts: readonly Part[] = [
  {
    id: 'dice',
    title: 'Dice',
    hints: { table: 'You roll, and tap what you placed', app: 'The app rolls all dice at once' },
    picture: { die: 5 }
  },
  {
    id: 'notes',
    title: 'Notes',
    hints: {
      table: 'You turn up six pairs, and tap them in',
      app: 'The app draws from all notes of the box'
    },
    picture: { note: 50000 }
  },
  {
    id: 'neutral',
    title: 'Neutral dice',
    hints: { table: 'You roll the third colour, and tap it in', app: 'The app rolls the third colour' },
    picture: { die: 3, colour: 'imaginary' },
    players: [2]
  }
];

const tiles: Part = {
  id: 'tiles',
  title: 'Tiles',
  hints: { table: 'You draw them, and tap their sides', app: 'The app draws among the sixteen sides' }
};

function options({ first, depth, houseRules: settled, box = {} }: Setup): Options {
  const notes = notesOf(box);
  const chipCards = chipCardOptions(settled);
  return {
    first,
    depth,
    ...chosen(houseRules, settled),
    ...(notes === undefined ? {} : { notes }),
    ...(chipCards === undefined ? {} : { chipCards })
  };
}

function royaleOptions(setup: Setup): Options {
  const royale = { ...royaleRules(setup.houseRules), ...tileBoxes.options(setup.box ?? {}) };
  return { ...options(setup), royale };
}

function ruleNow({ phase, depth, neutral, roll, royale }: View): string {
  if (royale?.doing !== undefined) return tileOf(royale.doing.tile).paragraphs[0]?.id ?? '8.4';
  if (phase === 'tiles') return '8.1';
  if (phase === 'bank') return '8.5';
  if (phase !== 'turns') return phase === 'deal' ? '2.1' : '6.1';
  if (depth === 'rounds') return '7.2';
  if (neutral === 'toRoll') return '5.1';
  return roll === undefined ? '3.1' : '3.2';
}

/** The black dice of a tile decide at once, and the neutral dice go to their casinos; a turn's own are placed. */
function decides({ id, about }: LasVegasAsk): 'black' | 'imaginary' | undefined {
  if (id === 'neutral') return 'imaginary';
  return about?.['step'] === 'throw' ? 'black' : undefined;
}

/** A bet is decided by the throw behind it. */
function together(first: Move, second: Move): boolean {
  if (first.type !== 'tile' || second.type !== 'tile' || first.tile !== second.tile) return false;
  const [one, other] = tileOf(first.tile).together ?? [];
  return first.do === one && second.do === other;
}

const box = 'Las Vegas Royale, 2019';

/** What both games of the box have. */
const shared: Omit<Game<LasVegas>, 'meta' | 'houseRules' | 'edition' | 'options'> = {
  rules,
  text,
  rulebook,
  parts,
  printedStart: {
    word: 'Oldest',
    question: 'Who is the oldest?',
    sentence: 'Printed rule: the oldest begins.',
    rule: '1.5'
  },
  depths: {
    turns: 'Each placement is tapped in.',
    rounds: 'The dice are counted in at the end.'
  },
  always: 'Chips are always counted by the app.',
  reads,
  yourBox,
  together,
  decides,
  again,
  cases: () => import('./cases'),
  questions,
  dispute,
  board: () => import('./Board.svelte'),
  ruleNow,
  hides: (move) => (move.type === 'tile' ? tileOf(move.tile).hides?.(move) : undefined),
  evidence: () => import('./Evidence.svelte'),
  picture: () => import('./Picture.svelte'),
  changed: () => import('./Changed.svelte')
};

/** The basic game. */
export const game = defineGame<LasVegas>({
  ...shared,
  meta,
  houseRules: basicHouseRules,
  edition: { box, played: 'Basic game', differences: () => 'Big die, chips, two notes a casino' },
  options
});

/** The main game of the box: the basic one with tiles. */
export const royale = defineGame<LasVegas>({
  ...shared,
  meta: royaleMeta,
  yourBox: royaleBox,
  parts: [...parts, tiles],
  houseRules: royaleHouseRules,
  edition: {
    box,
    played: 'Royale',
    differences: ({ tiles: each = '3' }) =>
      `The same and ${each === '1' ? '1 tile' : `${each} tiles`} a round`
  },
  options: royaleOptions
});
