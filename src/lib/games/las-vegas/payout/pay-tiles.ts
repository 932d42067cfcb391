import type { Played, Posting } from '$lib/core';
import { debtsOf, isWaiting, PAYOUT_ORDER } from '$lib/games/las-vegas/state/main-state';
import type { PayoutMoment } from '$lib/games/las-vegas/state/royale';
import { purseOf } from '$lib/games/las-vegas/state/table';
import { runHook, withTileInProgress } from '$lib/games/las-vegas/tiles/shared/tile-moments';
import {
  FACES,
  type Face,
  type MoneyBefore,
  type PayoutProgress,
  type State,
  type Why
} from '$lib/games/las-vegas/types';
import { maxBank } from './bank-known';
import { handOut, returnAllDice } from './pay';
import { payCasino } from './payout';

type Outcome = Played<State, Why>;
type PaidRound = NonNullable<State['paid']>;

/** A step of a payout. Each one ends before the next starts, unless a tile waits for an answer. */
interface Step {
  readonly when: PayoutMoment;
  readonly source: 'notes' | 'tiles';
  readonly play: (playResult: Outcome) => Outcome;
}

const STEPS: readonly Step[] = PAYOUT_ORDER.flatMap((moment): readonly Step[] => {
  const tileStep = (play: Step['play']): Step => ({ when: moment, source: 'tiles', play });
  if (moment === 'before')
    return [
      ...FACES.map((face) => tileStep((playResult) => runHook(playResult, 'beforePayout', face))),
      ...FACES.map((face) => tileStep((playResult) => runHook(playResult, 'payoutStart', face)))
    ];
  if (moment === 'after')
    return FACES.map((face) => tileStep((playResult) => runHook(playResult, 'roundEnd', face)));
  return [
    { when: moment, source: 'notes', play: (playResult) => payNotes(playResult, moment) },
    tileStep((playResult) => runHook(playResult, 'duringPayout', moment))
  ];
});

const PAYOUT_START: PayoutProgress = { next: 0, paidTo: 0, paidTiles: [] };

/** Starts the payout of a round with tiles. */
export function payInSteps(state: State): Outcome {
  const payout: State = { ...state, arena: {}, phase: 'payout', paying: PAYOUT_START };
  return continuePayout({ state: payout, postings: [] });
}

/** Continues the payout to its end, or to the next tile that waits for an answer. */
export function continuePayout(playResult: Outcome): Outcome {
  const { paying = PAYOUT_START } = playResult.state;
  const previousStep = STEPS[paying.next - 1];
  const paidTiles =
    previousStep === undefined ? playResult : withPaidStep(playResult, previousStep, playResult.postings);
  const { state, postings } = runSteps(paidTiles, isWaiting);
  return { state: isWaiting(state) ? state : sweepTable(state), postings };
}

/**
 * Stores what the tiles paid in this step, and what every player had in `stateBefore`, so that the screen can show the
 * payout.
 */
function withPaidStep(
  { state, postings }: Outcome,
  { when, source }: Step,
  tilePostings: Outcome['postings'],
  stateBefore?: State
): Outcome {
  if (source === 'notes' || tilePostings.length === 0) return { state, postings };
  const heldMember = stateBefore === undefined ? {} : { held: currentMoney(stateBefore) };
  const { paying = PAYOUT_START } = state;
  const paidTiles = [...paying.paidTiles, { when, postings: tilePostings, ...heldMember }];
  return { state: { ...state, paying: { ...paying, paidTiles } }, postings };
}

function currentMoney(state: State): MoneyBefore {
  const bank = maxBank(state);
  return {
    purses: Object.fromEntries(
      state.seats.map((player) => {
        const { notes, chips } = purseOf(state, player);
        return [player, { notes, chips }];
      })
    ),
    ...(bank?.counted === true ? { bank: bank.notes } : {}),
    debts: debtsOf(state)
  };
}

/** Postings that a payout right now would make, skipping everything that needs an answer. */
export function postingsIfPaid(state: State): readonly Posting<Why>[] {
  return state.casinos.length === 0 ? [] : payWithoutAsking(state).postings;
}

/** The round as the screen would show it after a payout right now. */
export function roundIfPaid(state: State): PaidRound {
  return paidRound(state, payWithoutAsking(state).state.paying);
}

function payWithoutAsking(state: State): Outcome {
  const payoutState = withTileInProgress({ ...state, paying: state.paying ?? PAYOUT_START }, undefined);
  return runSteps({ state: payoutState, postings: [] }, () => false);
}

function runSteps(playResult: Outcome, shouldStop: (state: State) => boolean): Outcome {
  const { paying = PAYOUT_START } = playResult.state;
  const step = STEPS[paying.next];
  if (step === undefined || shouldStop(playResult.state)) return playResult;
  const next = { ...paying, next: paying.next + 1 };
  const stepResult = step.play({ state: { ...playResult.state, paying: next }, postings: [] });
  const combinedResult = {
    state: stepResult.state,
    postings: [...playResult.postings, ...stepResult.postings]
  };
  const { state, postings } = withPaidStep(combinedResult, step, stepResult.postings, playResult.state);
  return runSteps(
    { state: shouldStop(state) ? state : withTileInProgress(state, undefined), postings },
    shouldStop
  );
}

function payNotes({ state, postings }: Outcome, face: Face): Outcome {
  const casino = state.casinos[face - 1];
  if (casino === undefined) return { state, postings };
  const notePostings = payCasino(face, casino);
  const { paying = PAYOUT_START } = state;
  const stateAfter: State = { ...state, paying: { ...paying, paidTo: face } };
  return { state: handOut(stateAfter, notePostings), postings: [...postings, ...notePostings] };
}

function sweepTable({ paying, ...state }: State): State {
  return returnAllDice(sweepTiles(state), paidRound(state, paying));
}

function paidRound({ round, casinos, royale }: State, { paidTiles } = PAYOUT_START): PaidRound {
  return { round, casinos, tiles: paidTiles, laid: royale?.tiles ?? [] };
}

/** Returns the tiles to the box. */
function sweepTiles(state: State): State {
  if (state.royale === undefined) return state;
  const { tiles, used, bank, debts } = state.royale;
  return {
    ...state,
    royale: {
      tiles: [],
      used: [...used, ...tiles.map(({ tile }) => tile)],
      ...(bank === undefined ? {} : { bank }),
      ...(debts === undefined ? {} : { debts })
    }
  };
}
