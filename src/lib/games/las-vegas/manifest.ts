import type { EntrySource } from '$lib/core';
import type { Game, Part, Setup } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { chipCardOptions, houseRules } from './house-rules';
import { storedDataWith } from './state/stored-data';
import { rules } from './rules';
import { text } from './strings/en/log';
import { notesOf, yourBox } from './your-box';
import { tileOf } from './tiles';
import type { LasVegas, LasVegasAsk, Move, Options, View } from './types';
import * as say from './strings/en/game';

export const parts: readonly Part[] = [
  { id: 'dice', ...say.dice, picture: { die: 5 } },
  { id: 'notes', ...say.notes, picture: { note: 50000 } },
  {
    id: 'neutral',
    title: say.neutralDice,
    ...say.neutral,
    picture: { die: 3, colour: 'imaginary' },
    players: [2]
  }
];

export function options({ first, depth, houseRules: chosenValues, box = {} }: Setup): Options {
  const notes = notesOf(box);
  const chipCards = chipCardOptions(chosenValues);
  return {
    first,
    depth,
    ...fillInHouseRules(houseRules, chosenValues),
    ...(notes === undefined ? {} : { notes }),
    ...(chipCards === undefined ? {} : { chipCards })
  };
}

function ruleNow({ phase, depth, neutral, roll, royale }: View): string {
  if (royale?.doing !== undefined) return Object.keys(tileOf(royale.doing.tile).paragraphs)[0] ?? '8.4';
  if (phase === 'tiles') return '8.1';
  if (phase === 'bank') return '8.5';
  if (phase !== 'turns') return phase === 'deal' ? '2.1' : '6.1';
  if (depth === 'rounds') return '7.2';
  if (neutral === 'toRoll') return '5.1';
  return roll === undefined ? '3.1' : '3.2';
}

/**
 * Kind of dice that decide at once, without a placement: black dice of a tile, or neutral dice. Undefined for a
 * turn's own dice.
 */
function decidingDice({ id, params }: LasVegasAsk): 'black' | 'imaginary' | undefined {
  if (id === 'neutral') return 'imaginary';
  return params?.['step'] === 'throw' ? 'black' : undefined;
}

/**
 * True for two moves that belong together, such as a bet and the roll that decides it, or a move and the notes of the
 * bank that the app draws for it. One undo reverts both.
 */
function areUndoneTogether(first: Move, second: Move, source: EntrySource): boolean {
  if (second.type === 'bank') return source === 'app';
  if (first.type !== 'tile' || second.type !== 'tile' || first.tile !== second.tile) return false;
  const [one, other] = tileOf(first.tile).together ?? [];
  return first.do === one && second.do === other;
}

export const box = say.lasVegasRoyale2019;

/** Members that both games of the box share. */
export const sharedMembers: Omit<Game<LasVegas>, 'meta' | 'houseRules' | 'edition' | 'options'> = {
  rules,
  text,
  rulebook: () => import('./rulebook'),
  parts,
  printedStart: { ...say.printedStart, sentence: say.printedRuleOldest, rule: '1.5' },
  depths: {
    turns: say.everyPlacementHint,
    rounds: say.countDiceOnceHint
  },
  alwaysSentence: say.appCountsMoneyAndChips,
  rematch: (options, { idOf }) => ({ ...options, first: idOf(options.first) }),
  // Matches that were stored with tiles belong to the main game.
  storedData: storedDataWith((royale) => royale === undefined),
  yourBox,
  areUndoneTogether,
  // No one can count a bank that the app holds.
  isDrawnAtOnce: ({ id, kind }) => id === 'bank' && kind === 'draw',
  decidingDice,
  loadModules: ({ royale }) => (royale === undefined ? undefined : import('./tiles/all')),
  cases: () => import('./referee/cases'),
  questions: () => import('./referee/questions'),
  leaving: () => import('./actions/leaving'),
  joining: () => import('./actions/leaving'),
  facts: () => import('./payout/facts'),
  ui: () => import('./ui'),
  ruleNow,
  placedAt: (move) => (move.type === 'place' ? [move.face] : []),
  publicMembers: (move) => (move.type === 'tile' ? tileOf(move.tile).publicMembers?.(move) : undefined),
  evidence: () => import('./ui/Evidence.svelte'),
  picture: () => import('./ui/Picture.svelte'),
  correctionPicture: () => import('./ui/Changed.svelte')
};
