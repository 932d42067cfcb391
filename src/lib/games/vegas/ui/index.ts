import type { AskContext, Control, GameUi } from '$lib/games/contract/define';
import type { Vegas } from '$lib/games/vegas/types';
import { throwWords } from '$lib/games/vegas/strings/en/asks';
import { heartWords } from '$lib/games/vegas/strings/en/shared';
import Placing from './asks/Placing.svelte';
import ThrowPad from './asks/ThrowPad.svelte';
import Way from './asks/Way.svelte';
import Duel from './duels/Duel.svelte';
import DuelPad from './duels/DuelPad.svelte';
import { duelParts, diceShown, dieSet, tappedHearts } from './duels/entered-duel';
import Hearts from './duels/Hearts.svelte';
import { interludes } from './interludes';
import { isPartOfTurn } from './news';
import Table from './Table.svelte';
import Tag from './Tag.svelte';
import { targetOf } from './cell';
import * as say from '$lib/games/vegas/strings/en/board';

type Ui = GameUi<Vegas>;

/** The roll, with the cards that can be played before it. */
const toThrow: Control<Vegas> = {
  Pad: ThrowPad,
  keepsPad: true,
  words: ({ view }, names) => throwWords(view, names)
};

const hearts: Control<Vegas> = {
  Pad: Hearts,
  outcome: dieSet,
  chosen({ taps }) {
    const picked = tappedHearts(taps, 'hearts');
    return picked === undefined ? say.noHeartsAreChosenYet : say.chosen(heartWords(picked));
  }
};

/** Whether a player in a duel has chosen. */
const turn: NonNullable<Ui['turn']> = ({ ask, view: { fight } }: AskContext<Vegas>, player) => {
  const isFighting = fight !== undefined && (player === fight.challenger || player === fight.defender);
  if (ask.about?.['step'] !== 'hearts' || !isFighting) return undefined;
  const isDone = fight.ready.includes(player);
  return { done: isDone, ...(isDone ? { why: { code: 'alreadyChosen', rule: '8.2', player } } : {}) };
};

/** A roll comes before a card; without one, a player changes tables or passes. Dice of the table come in the open. */
const first: NonNullable<Ui['first']> = ({ phase, fight }, parts) => {
  if (phase === 'turn') return ['throw', 'change'];
  const isOpen = fight?.ready.length === 0 && parts['duelling-dice'] !== 'app';
  return isOpen ? ['duel'] : [];
};

export const ui: Ui = {
  Table,
  Tag,
  Way,
  controls: {
    throw: toThrow,
    space: { Pad: Placing },
    hearts,
    duel: { Board: Duel, Pad: DuelPad, outcome: diceShown, picks: duelParts },
    reveal: { Board: Duel }
  },
  target: targetOf,
  preview: ({ view }) => ({ view, lit: [], supposing: say.ifScoredNow }),
  first,
  turn,
  height: (view) => ({ table: 'low', ...(isPartOfTurn(view) ? { steady: 'least', level: 'least' } : {}) }),
  heading({ phase, board, tables }) {
    const scored = tables.filter(({ closed }) => closed !== undefined).length;
    const title = phase === 'duel' ? say.theDuel : board === 'invented' ? say.practice : say.vegas;
    return { title, round: Math.min(scored + 1, tables.length) };
  },
  figuresHeading: () => say.countersLeftCardsLeft,
  interludes
};
