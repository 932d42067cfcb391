import type { AskContext, Control, GameUi, Interlude } from '$lib/games/contract/define';
import type { Vegas, View } from '$lib/games/vegas/types';
import { throwAskText, END_TEXT } from '$lib/games/vegas/strings/en/asks';
import { heartText } from '$lib/games/vegas/strings/en/shared';
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

/**
 * Returns the pages after a move: the dice of a duel, the scored table, and the end. A chip that left an empty table
 * has no page.
 */
export function interludes(view: View, names: Names): readonly Interlude<Vegas>[] {
  const duelOutcome = revealedDuel(view);
  const scoredIndex = scoredTable(view);
  const isOver = view.phase === 'over';
  return [
    ...(duelOutcome === undefined
      ? []
      : [{ id: 'duel', title: say.theDuel, question: text.why(duelOutcome, names), Board: Duel }]),
    ...(scoredIndex === undefined
      ? []
      : [
          {
            id: `scored:${scoredIndex}`,
            question: goldText(view, scoredIndex, names),
            Board: Scored,
            unpaid: goldAt(view, scoredIndex),
            actionBeforePaid: say.NEXT_LABEL,
            keepsSeats: true
          } as const
        ]),
    ...(isOver && scoredIndex === undefined ? [{ id: 'end', ...END_TEXT }] : [])
  ].map((page, index, pages) => ({ ...nextStep(view, pages.length - index, names), ...page }));
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
  const { gold = 0, closed: closedTable } = tables[table] ?? {};
  return closedTable?.winner === undefined ? [] : [{ player: closedTable.winner, value: gold }];
}

function goldText({ tables }: View, table: number, names: Names): string {
  const { gold = 0, closed: closedTable } = tables[table] ?? {};
  return closedTable?.winner === undefined
    ? say.goldIsDiscarded(gold)
    : say.goldToPlayer(gold, names(closedTable.winner));
}

type Ui = GameUi<Vegas>;

/** The roll, with the cards that can be played before it. */
const throwControl: Control<Vegas> = {
  Pad: ThrowPad,
  keepsPad: true,
  questionText: ({ view }, names) => throwAskText(view, names)
};

const hearts: Control<Vegas> = {
  Pad: Hearts,
  outcome: chosenDie,
  choiceSentence({ taps }) {
    const pickedHearts = tappedHearts(taps, 'hearts');
    return pickedHearts === undefined ? say.noHeartsAreChosenYet : say.chosenText(heartText(pickedHearts));
  }
};

/** Whether a player in a duel has chosen. */
const answerStatus: NonNullable<Ui['answerStatus']> = (
  { ask, view: { fight } }: AskContext<Vegas>,
  player
) => {
  const isFighting = fight !== undefined && (player === fight.challenger || player === fight.defender);
  if (ask.params?.['step'] !== 'hearts' || !isFighting) return undefined;
  const isDone = fight.ready.includes(player);
  return { isDone, ...(isDone ? { why: { code: 'alreadyChosen', rule: '8.2', player } } : {}) };
};

/**
 * In a turn, the roll or a move to another table is asked for before the cards. A duel with real dice asks for them
 * first, because they are not secret.
 */
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
  preview: ({ view }) => ({ view, highlightedTargets: [], condition: say.ifScoredNow }),
  firstAsks,
  answerStatus,
  height: (view) => ({
    table: 'low',
    ...(isPartOfTurn(view) ? { fixedHeight: 'least', minHeight: 'least' } : {})
  }),
  heading({ phase, board, tables }) {
    const scoredCount = tables.filter(({ closed: closedTable }) => closedTable !== undefined).length;
    const title = phase === 'duel' ? say.theDuel : board === 'invented' ? say.practice : say.vegas;
    return { title, round: Math.min(scoredCount + 1, tables.length) };
  },
  holdingsHeading: () => say.countersLeftCardsLeft,
  interludes
};
