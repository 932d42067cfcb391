import type { ChipColour } from '$lib/chip-cards';
import type { Posting } from '$lib/core';
import type { BoardActions } from '$lib/games/contract/define';
import { bigDieOf, bigGoneAt } from '$lib/games/las-vegas/actions/big-die';
import { pairWhy } from '$lib/games/las-vegas/actions/deal';
import { bankTyped, complete, placingTyped, refuseNote, rollTyped } from '$lib/games/las-vegas/actions/draft';
import { wrongRoll } from '$lib/games/las-vegas/actions/refuse';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { Face, Move, Show, Tap, View, Who, Why } from '$lib/games/las-vegas/types';
import type { LasVegasAsk } from './asks/asked';
import type { Mode } from './mode';
import { ifTheRoundEnded } from '$lib/games/las-vegas/strings/en/row';
import { choiceOf, closedAt, onlyPlacement, type CountChoice, type CasinoLine } from './casinos/rows';

/** Context of a tap: the view, the current mode, and the draft so far. */
export interface Touched {
  readonly view: View;
  readonly mode: Mode;
  readonly draft: readonly Tap[];
  readonly rows: readonly CasinoLine[];
  readonly now: readonly Posting<Why>[];
  readonly actions: BoardActions<LasVegas>;
}

/** Actions that taps on the board trigger. The last tap of a move plays it; a refused tap shows its reason. */
export interface BoardTaps {
  readonly show: (to: Show) => void;
  readonly note: (value: number) => void;
  readonly die: (size: 'small' | 'big', face: Face) => void;
  readonly face: (face: Face) => void;
  readonly big: () => void;
  readonly count: (choice: CountChoice) => void;
  readonly pass: () => void;
  /** Passes without a chip if only closed casinos were rolled. */
  readonly passFree: () => void;
  /** Confirms the count of the bank's notes, or chooses not to count them. */
  readonly bank: () => void;
  readonly withoutBank: () => void;
  /** Sets the number of notes of a value in the bank, or explains why it cannot be this many. */
  readonly bankNotes: (value: number, count: number) => void;
  readonly bankBound: (count: number) => void;
  /** Adds a chip card, or explains that a colour is used up. */
  readonly chipCard: (colour: ChipColour) => void;
  readonly chipCardGone: (colour: ChipColour) => void;
  /** Lets the app roll or draw for the current ask. */
  readonly supply: () => void;
  readonly row: (row: CasinoLine) => void;
  /** Explains a player's award at a casino; without a player, why nobody gets the notes. */
  readonly why: (casino: Face, who: Who | undefined) => void;
  readonly whyNotes: (casino: Face) => void;
}

export function fingersOn(touched: Touched): BoardTaps {
  const { actions } = touched;
  const choose = choosing(touched);
  return {
    show: (to) => actions.tap({ tap: 'show', show: to }),
    note: (value) => note(touched, value),
    die: (size, face) => die(touched, size, face),
    face: (face) => chooseFace(touched, face),
    big: () => toggleBig(touched),
    count: ({ move, refused }) => choose(move, refused),
    pass: () => pass(touched),
    passFree: () => actions.play({ type: 'pass', free: true }),
    bank: () => actions.play({ type: 'bank', notes: bankTyped(touched.draft) }),
    withoutBank: () => actions.play({ type: 'bank', notes: 'notCounted' }),
    bankNotes: (value, count) => actions.tap({ tap: 'bank', value, count }),
    bankBound: (count) => actions.explain({ code: 'notTheBank', rule: '8.5', notes: count, wanted: count }),
    chipCard: (colour) => tapTowards(touched, { tap: 'chipCard', colour }),
    chipCardGone: (colour) => actions.explain({ code: 'chipCardGone', rule: '25.1', colour, left: 0 }),
    supply: () => supply(touched),
    row: ({ pick, refused }) => choose(pick, refused),
    why: (casino, who) => explainClaim(touched, casino, who),
    whyNotes: (casino) => explainNotes(touched, casino)
  };
}

function choosing({ actions }: Touched): (move: Move | undefined, refused: Why | undefined) => void {
  return (move, refused) => {
    if (refused !== undefined) actions.explain(refused);
    else if (move !== undefined) actions.play(move);
  };
}

/** Adds a tap to the draft, or plays the move if the tap completes it. */
function tapTowards({ mode, draft, actions }: Touched, tap: Tap): void {
  const ask = askFor(mode);
  if (ask === undefined) return;
  const move = complete(ask, [...draft, tap]);
  if (move === undefined) actions.tap(tap);
  else actions.play(move);
}

/** The ask that is answered tap by tap. */
function askFor(mode: Mode): LasVegasAsk | undefined {
  if (mode.mode === 'turn') return mode.roll;
  return mode.mode === 'deal' || mode.mode === 'neutral' || mode.mode === 'chipCards' ? mode.ask : undefined;
}

function note(touched: Touched, value: number): void {
  const refused = refuseNote(touched.view.unseen, touched.draft, value);
  if (refused === undefined) tapTowards(touched, { tap: 'note', value });
  else touched.actions.explain(refused);
}

function die(touched: Touched, size: 'small' | 'big', face: Face): void {
  const { view, mode, draft, actions } = touched;
  const ask = mode.mode === 'neutral' ? mode.ask : mode.mode === 'turn' ? mode.roll : undefined;
  if (ask === undefined) return;
  const isFull = size === 'small' && rollTyped(draft).dice.length >= ask.count;
  const who = mode.mode === 'neutral' ? 'neutral' : view.turn;
  if (isFull) actions.explain(wrongRoll(who, ask.count, Number(ask.big === true)));
  else tapTowards(touched, { tap: 'die', die: size, face });
}

function chooseFace(touched: Touched, face: Face): void {
  const { view, mode, actions } = touched;
  if (mode.mode === 'choose') {
    const choice = choiceOf(mode.place, face);
    choosing(touched)(choice?.move, choice?.refused);
  } else if (mode.mode === 'turn') {
    const closed = closedAt(mode.place, face);
    const only = onlyPlacement(view, mode.place, face);
    if (closed !== undefined) actions.explain(closed);
    else if (only === undefined) actions.tap({ tap: 'face', face });
    else actions.play(only);
  }
}

function toggleBig({ view, draft, actions }: Touched): void {
  const { face, big } = placingTyped(draft);
  const lies = bigDieOf(view, view.turn);
  if (lies !== undefined) actions.explain(bigGoneAt(lies, view.turn));
  else if (face !== undefined) actions.tap({ tap: 'big', face, on: !big });
}

function pass(touched: Touched): void {
  const { mode, actions } = touched;
  if (mode.mode !== 'turn' && mode.mode !== 'choose') return;
  const choice = mode.place.choices.find(({ move }) => move.type === 'pass');
  if (choice?.refused === undefined) actions.sound('chip');
  choosing(touched)(choice?.move, choice?.refused);
}

function supply({ mode, actions }: Touched): void {
  if (!('ask' in mode) && mode.mode !== 'turn') return;
  const wanted = mode.mode === 'turn' ? mode.roll : mode.mode === 'count' ? mode.neutral : mode.ask;
  if (wanted === undefined) return;
  actions.sound(wanted.kind === 'draw' ? 'note' : 'dice');
  actions.supply(wanted);
}

function explainClaim({ view, rows, now, actions }: Touched, number: Face, who: Who | undefined): void {
  const row = rows.find(({ casino }) => casino.number === number);
  const claims = row?.casino.claims ?? [];
  const claim = claims.find(({ own }) => own.who === who) ?? claims[0];
  const leftOver = now.find(({ why }) => why.code === 'leftOver' && why.casino === number);
  const why = claim?.why ?? leftOver?.why;
  // If the view has no casinos any more, those of the last payout are shown.
  const supposing = row?.supposing ?? (view.casinos.length > 0 ? ifTheRoundEnded : undefined);
  if (why !== undefined) actions.explain(why, supposing);
}

function explainNotes({ rows, actions }: Touched, number: Face): void {
  const pairs = rows.map(({ casino }) => casino.notes);
  const pair = pairs[number - 1];
  if (pair !== undefined) actions.explain(pairWhy(number, pair, pairs));
}
