import { moves, type Place, type Played, type Posting } from '$lib/core';
import { BIG_DICE, ROUNDS, SMALL_DICE } from './data';
import { isWaiting, speak, speakAll, withDoing } from './moments';
import { firstPhase, sweepTiles } from './laying';
import { nextOpening, payCasino, payRound } from './payout';
import { copyOf, withDice, withPurses } from './table';
import { FACES, type Face, type State, type Why } from './types';
import type { Paying } from './royale';

type Step = (so: Played<State, Why>) => Played<State, Why>;

/** A payout from its first step to its last; each is over before the next begins, unless a tile waits. */
const STEPS: readonly Step[] = [
  ...FACES.map(
    (face): Step =>
      (so) =>
        speak(so, 'beforePayout', face)
  ),
  (so) => speakAll(so, 'payoutBegins'),
  ...FACES.flatMap((face): readonly Step[] => [
    (so) => payNotes(so, face),
    (so) => speak(so, 'duringPayout', face)
  ]),
  (so) => speakAll(so, 'roundEnd')
];

const BEGINNING: Paying = { next: 0, paidTo: 0, told: [] };

/** The end of a round: every casino is paid, all dice go back, and the next round waits for its notes. */
export function pay({ state, postings }: Played<State, Why>): Played<State, Why> {
  const paid = state.royale === undefined ? payAtOnce(state) : payInSteps(state);
  return { state: paid.state, postings: [...postings, ...paid.postings] };
}

/** Without tiles nothing interrupts a payout. */
function payAtOnce(state: State): Played<State, Why> {
  const postings = payRound(state.casinos);
  const { round, casinos } = state;
  return { state: sweep(handOut(state, postings), { round, casinos }), postings };
}

function payInSteps(state: State): Played<State, Why> {
  const begun: State = { ...state, arena: {}, phase: 'payout', paying: BEGINNING };
  return goOnPaying({ state: begun, postings: [] });
}

/** The payout from where it stands: to its end, or to the next tile that waits for an answer. */
export function goOnPaying(so: Played<State, Why>): Played<State, Why> {
  const { state, postings } = walk(so, isWaiting);
  const { paying = BEGINNING } = state;
  const told = [...paying.told, ...postings];
  if (isWaiting(state)) return { state: { ...state, paying: { ...paying, told } }, postings };
  return { state: sweepTable(state, told), postings };
}

/** Who would be paid what if the table stopped now, as far as nobody has to be asked. */
export function ifStopped(state: State): readonly Posting<Why>[] {
  if (state.royale === undefined) return payRound(state.casinos);
  if (state.casinos.length === 0) return [];
  const still = withDoing({ ...state, paying: state.paying ?? BEGINNING }, undefined);
  return walk({ state: still, postings: [] }, () => false).postings;
}

function walk(so: Played<State, Why>, stops: (state: State) => boolean): Played<State, Why> {
  const { paying = BEGINNING } = so.state;
  const step = STEPS[paying.next];
  if (step === undefined || stops(so.state)) return so;
  const next = { ...paying, next: paying.next + 1 };
  const { state, postings } = step({ ...so, state: { ...so.state, paying: next } });
  return walk({ state: stops(state) ? state : withDoing(state, undefined), postings }, stops);
}

function payNotes({ state, postings }: Played<State, Why>, face: Face): Played<State, Why> {
  const casino = state.casinos[face - 1];
  if (casino === undefined) return { state, postings };
  const paid = payCasino(face, casino);
  const { paying = BEGINNING } = state;
  const lain: State = { ...state, paying: { ...paying, paidTo: face } };
  return { state: handOut(lain, paid), postings: [...postings, ...paid] };
}

/** Every note to whom it was paid, or under the pile. */
function handOut(state: State, paid: readonly Posting<Why>[]): State {
  const notesTo = (place: Place): readonly number[] =>
    paid.filter((posting) => moves(posting) && posting.to === place).map(({ value }) => value);
  return withPurses({ ...state, under: [...state.under, ...notesTo('pile')] }, (purse, player) => ({
    ...purse,
    notes: [...purse.notes, ...notesTo(player)].sort((one, other) => other - one)
  }));
}

function sweepTable({ paying, ...state }: State, told: readonly Posting<Why>[]): State {
  const { round, casinos } = state;
  const tiles = told.filter(({ why }) => !('casino' in why));
  return sweep(sweepTiles(state), { round, casinos, tiles, laid: state.royale?.tiles ?? [] });
}

/** All dice go back, and the next round waits for its notes. */
function sweep(state: State, paid: NonNullable<State['paid']>): State {
  const swept = copyOf(state);
  Object.assign(swept, nextRound(state));
  swept.casinos = [];
  swept.neutral = false;
  swept.arena = {};
  swept.passed = false;
  swept.paid = paid;
  return withPurses(swept, (purse) => withDice(purse, SMALL_DICE, BIG_DICE));
}

function nextRound(state: State): Partial<State> {
  if (state.round === ROUNDS) return { phase: 'over' };
  const opening = nextOpening(state.casinos, state.opening.player, state.seats, state.options);
  return { phase: firstPhase(state.options), round: state.round + 1, opening, turn: opening.player };
}
