import type { AskContext, Control, GameUi, Interlude } from '$lib/games/contract/define';
import type { Vegas, View } from '$lib/games/vegas/types';
import { throwWords, END } from '$lib/games/vegas/strings/en/asks';
import { heartWords } from '$lib/games/vegas/strings/en/shared';
import Placing from './asks/Placing.svelte';
import ThrowPad from './asks/ThrowPad.svelte';
import AskPicture from './asks/Way.svelte';
import Duel from './duels/Duel.svelte';
import DuelPad from './duels/DuelPad.svelte';
import { duelParts, diceShown, chosenDie, tappedHearts } from './duels/entered-duel';
import Hearts from './duels/Hearts.svelte';
import { isPartOfTurn, revealedDuel, scoredTable } from './news';
import Table from './Table.svelte';
import SeatMark from './Tag.svelte';
import { targetOf } from './cell';
import * as say from '$lib/games/vegas/strings/en/board';
import type { Names } from '$lib/core';
import { text } from '$lib/games/vegas/strings/en/log';
import Scored from './Scored.svelte';

/** The dice of a duel, the table that the last move scored, and the end; a chip that left an empty table has none. */
export function interludes(view: View, names: Names): readonly Interlude<Vegas>[] {
  const fought = revealedDuel(view);
  const scored = scoredTable(view);
  const isOver = view.phase === 'over';
  return [
    ...(fought === undefined
      ? []
      : [{ id: 'duel', title: say.theDuel, question: text.why(fought, names), Board: Duel }]),
    ...(scored === undefined
      ? []
      : [
          {
            id: `scored:${scored}`,
            question: goldText(view, scored, names),
            Board: Scored,
            unpaid: goldAt(view, scored),
            actionBeforePaid: say.NEXT,
            keepsSeats: true
          } as const
        ]),
    ...(isOver && scored === undefined ? [{ id: 'end', ...END }] : [])
  ].map((item, index, all) => ({ ...nextStep(view, all.length - index, names), ...item }));
}

/** Returns the next step of the players: whose turn it is, or that the match is over. */
function nextStep(
  view: View,
  pages: number,
  names: Names
): { readonly action: string; readonly hint: string } {
  const { label, hint } = say.continueLabel(view, pages, names);
  return { action: label, hint };
}

function goldAt({ tables }: View, table: number): NonNullable<Interlude['unpaid']> {
  const { gold = 0, closed } = tables[table] ?? {};
  return closed?.winner === undefined ? [] : [{ player: closed.winner, value: gold }];
}

function goldText({ tables }: View, table: number, names: Names): string {
  const { gold = 0, closed } = tables[table] ?? {};
  return closed?.winner === undefined ? say.goldIsDiscarded(gold) : say.goldTo(gold, names(closed.winner));
}

type Ui = GameUi<Vegas>;

/** The roll, with the cards that can be played before it. */
const throwControl: Control<Vegas> = {
  Pad: ThrowPad,
  keepsPad: true,
  words: ({ view }, names) => throwWords(view, names)
};

const hearts: Control<Vegas> = {
  Pad: Hearts,
  outcome: chosenDie,
  choiceSentence({ taps }) {
    const picked = tappedHearts(taps, 'hearts');
    return picked === undefined ? say.noHeartsAreChosenYet : say.chosen(heartWords(picked));
  }
};

/** Whether a player in a duel has chosen. */
const answerStatus: NonNullable<Ui['answerStatus']> = (
  { ask, view: { fight } }: AskContext<Vegas>,
  player
) => {
  const isFighting = fight !== undefined && (player === fight.challenger || player === fight.defender);
  if (ask.about?.['step'] !== 'hearts' || !isFighting) return undefined;
  const isDone = fight.ready.includes(player);
  return { done: isDone, ...(isDone ? { why: { code: 'alreadyChosen', rule: '8.2', player } } : {}) };
};

/** If there is a roll, it is asked before a card; otherwise a player moves or passes. Dice rolled at the table are not secret. */
const firstAsks: NonNullable<Ui['firstAsks']> = ({ phase, fight }, parts) => {
  if (phase === 'turn') return ['throw', 'change'];
  const isOpen = fight?.ready.length === 0 && parts['duelling-dice'] !== 'app';
  return isOpen ? ['duel'] : [];
};

export const ui: Ui = {
  Table,
  SeatMark,
  AskPicture,
  controls: {
    throw: throwControl,
    space: { Pad: Placing },
    hearts,
    duel: { Board: Duel, Pad: DuelPad, outcome: diceShown, enteredParts: duelParts },
    reveal: { Board: Duel }
  },
  targetOf,
  preview: ({ view }) => ({ view, lit: [], condition: say.ifScoredNow }),
  firstAsks,
  answerStatus,
  height: (view) => ({
    table: 'low',
    ...(isPartOfTurn(view) ? { fixedHeight: 'least', minHeight: 'least' } : {})
  }),
  heading({ phase, board, tables }) {
    const scored = tables.filter(({ closed }) => closed !== undefined).length;
    const title = phase === 'duel' ? say.theDuel : board === 'invented' ? say.practice : say.vegas;
    return { title, round: Math.min(scored + 1, tables.length) };
  },
  figuresHeading: () => say.countersLeftCardsLeft,
  interludes
};
