import { moves, type Played, type PlayerId, type Posting } from '$lib/core';
import { BIG_DICE, ROUNDS, SMALL_DICE } from './data';
import { isWaiting, speak, speakAll, withDoing } from './moments';
import { firstPhase, sweepTiles } from './laying';
import { nextOpening, payCasino } from './payout';
import { purseOf, withPurse } from './table';
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
  const { roll, ...begun }: State = { ...state, phase: 'payout', paying: BEGINNING };
  const paid = goOnPaying({ state: begun, postings: [] });
  return { state: paid.state, postings: [...postings, ...paid.postings] };
}

/** The payout from where it stands: to its end, or to the next tile that waits for an answer. */
export function goOnPaying(so: Played<State, Why>): Played<State, Why> {
  const { state, postings } = walk(so, isWaiting);
  const { paying = BEGINNING } = state;
  const told = [...paying.told, ...postings];
  if (isWaiting(state)) return { state: { ...state, paying: { ...paying, told } }, postings };
  return { state: sweep(state, told), postings };
}

/** Who would be paid what if the table stopped now, as far as nobody has to be asked. */
export function ifStopped(state: State): readonly Posting<Why>[] {
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
  const over = paid.filter((each) => each.to === 'pile').map((each) => each.value);
  const { paying = BEGINNING } = state;
  const lain: State = { ...state, under: [...state.under, ...over], paying: { ...paying, paidTo: face } };
  return {
    state: state.seats.reduce((table, player) => collect(table, player, paid), lain),
    postings: [...postings, ...paid]
  };
}

function collect(state: State, player: PlayerId, paid: readonly Posting<Why>[]): State {
  const won = paid
    .filter((posting) => moves(posting) && posting.to === player)
    .map((posting) => posting.value);
  const notes = [...purseOf(state, player).notes, ...won].sort((one, other) => other - one);
  return withPurse(state, player, { notes });
}

function sweep({ paying, ...state }: State, told: readonly Posting<Why>[]): State {
  const casinos = state.casinos;
  const tiles = state.royale === undefined ? {} : { tiles: told.filter(({ why }) => !('casino' in why)) };
  const swept: State = {
    ...sweepTiles(state),
    ...nextRound(state),
    casinos: [],
    neutral: false,
    passed: false,
    paid: { round: state.round, casinos, ...tiles }
  };
  return state.seats.reduce(
    (table, player) => withPurse(table, player, { small: SMALL_DICE, big: BIG_DICE }),
    swept
  );
}

function nextRound(state: State): Partial<State> {
  if (state.round === ROUNDS) return { phase: 'over' };
  const opening = nextOpening(state.casinos, state.opening.player, state.seats, state.options);
  return { phase: firstPhase(state.options), round: state.round + 1, opening, turn: opening.player };
}
