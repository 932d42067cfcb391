import { enteredDiceOf } from '$lib/core/asks/entered';
import type { AskTap } from '$lib/core';
import type { AskHeight, AskContext, Control, GameUi, TargetId } from '$lib/games/contract/define';
import { NOTES_DEALT } from '$lib/games/las-vegas/data';
import { canPassFree } from '$lib/games/las-vegas/actions/pass';
import { diceLeft, passChoice, readPlacement, onlyPlacement } from '$lib/games/las-vegas/actions/placement';
import { holding, sumReason } from '$lib/games/las-vegas/payout/ranking';
import {
  COUNT_DICE,
  countStep,
  diceStep,
  neutralStep,
  noteStep,
  NOT_YET,
  placeStep,
  playStep
} from '$lib/games/las-vegas/strings/en/steps';
import { FACES, type LasVegas, type View } from '$lib/games/las-vegas/types';
import Chip from '$lib/ui/pieces/Chip.svelte';
import Place from './asks/Place.svelte';
import RollPad from './asks/RollPad.svelte';
import CountBoard from './count/CountBoard.svelte';
import { stillToCount } from './count/counted-dice';
import SeatHoldings from './SeatHoldings.svelte';
import Holding from './Holding.svelte';
import { payout } from './payout/pages';
import PoolPiece from './PoolPiece.svelte';
import { casinoId, preview } from './preview';
import Table from './Table.svelte';
import { tileDrawings } from './tile-drawings';
import * as say from '$lib/games/las-vegas/strings/en/board';

type Ui = GameUi<LasVegas>;
type LasVegasAskContext = AskContext<LasVegas>;

const PASS = 'pass';
const FREE_PASS = 'free';

/** The part of a placement that a tap enters. */
function pick({ ask }: LasVegasAskContext, part: string, value: string): AskTap {
  return { ask: ask.id, kit: 'pick', part, value };
}

/** Places dice: with a known roll by one tap on a casino, otherwise by a number and then how many. */
const place: Control<LasVegas> = {
  Pad: Place,
  suppliedAsk: 'roll',
  outcome({ ask, taps }) {
    if (ask.kind !== 'choose') return undefined;
    const lastTap = taps.at(-1);
    const { face } = readPlacement(taps);
    const isPass = lastTap?.kit === 'pick' && lastTap.part === PASS;
    const choice = isPass
      ? passChoice(ask, lastTap.value === FREE_PASS)
      : face === undefined
        ? undefined
        : onlyPlacement(ask, face);
    return choice === undefined ? undefined : { kind: 'choose', choice };
  },
  enteredParts(move) {
    if (move.type !== 'place' || move.small === undefined) return [];
    const face = String(move.face);
    return [['face', face], ...((move.big ?? 0) > 0 ? [['big', face] as const] : [])];
  },
  targets: (context) =>
    context.view.roll === undefined
      ? new Map(FACES.map((face) => [casinoId(face), pick(context, 'face', String(face))]))
      : new Map(),
  sideButtons(context) {
    const { ask, view } = context;
    const hasTiles = (view.royale?.tiles.length ?? 0) > 0;
    const isFree = canPassFree(ask);
    const freePassButton = {
      label: say.passFree,
      tap: pick(context, PASS, FREE_PASS),
      Picture: tileDrawings()?.Closed ?? Chip
    };
    const paidPassButton = { label: say.pass, tap: pick(context, PASS, 'chip'), Picture: Chip };
    if (view.roll !== undefined) return hasTiles && !isFree ? [paidPassButton] : [];
    return isFree ? [freePassButton, paidPassButton] : [paidPassButton];
  },
  questionText({ taps, view }, names) {
    if (view.roll !== undefined) return undefined;
    return placeStep(view.turn, readPlacement(taps).face, diceLeft(view, view.turn), names);
  }
};

/** The number keys as targets while dice are entered; no table draws them. */
function dieTargets({ ask }: LasVegasAskContext): ReadonlyMap<TargetId, AskTap> {
  return new Map(FACES.map((face) => [`die:${face}`, { ask: ask.id, kit: 'die', face }]));
}

/** The dice still missing from a roll that the players enter. */
function missingDiceHint(
  { ask, source, taps }: LasVegasAskContext,
  stepText: typeof diceStep
): { readonly hint?: string } {
  if (ask.kind !== 'dice' || source === 'app') return {};
  const { dice, big } = enteredDiceOf(taps, ask);
  return { hint: stepText(ask.count - dice.length, ask.big === true && big === undefined) };
}

const roll: Control<LasVegas> = {
  Pad: RollPad,
  targets: (context) => (context.source === 'app' ? new Map() : dieTargets(context)),
  questionText: (context) => missingDiceHint(context, diceStep)
};

const neutralRoll: Control<LasVegas> = {
  ...roll,
  questionText: (context) => missingDiceHint(context, neutralStep)
};

const deal: Control<LasVegas> = {
  questionText: ({ source, taps }) =>
    source === 'app'
      ? undefined
      : { question: noteStep(NOTES_DEALT - taps.filter(({ kit }) => kit === 'piece').length) }
};

/**
 * The count of a round. The casinos stay visible while the round is played, and then everything is counted on one page.
 */
const count: Control<LasVegas> = {
  Board: CountBoard,
  intro: { action: COUNT_DICE, backLabel: NOT_YET, questionText: playStep },
  questionText: ({ ask, taps }) =>
    ask.kind === 'counts' ? { question: countStep(stillToCount(ask.groups, taps)) } : undefined
};

/** The heights of a turn, set by the tallest question that this match uses. Real dice need the most room. */
const height: NonNullable<Ui['height']> = (view, parts, context) => {
  const fixedHeight = constantHeight(view, parts, context);
  // The players turn up the chip cards themselves unless they let the app do it this time.
  const isAsked = context?.ask.id === 'chipCards' && context.source !== 'app';
  const isHigh = view.chipCards !== undefined && (fixedHeight === 'tall' || isAsked);
  const tableHeight: AskHeight = isHigh ? 'high' : view.depth === 'rounds' ? 'least' : fixedHeight;
  return { table: tableHeight, ...heightOfAsk(view, context, fixedHeight) };
};

type PanelHeight = 'least' | 'low' | 'tall';

function constantHeight(
  view: View,
  parts: Parameters<NonNullable<Ui['height']>>[1],
  context: LasVegasAskContext | undefined
): PanelHeight {
  const isEntered = parts['dice'] !== 'app' || (view.neutral !== 'none' && parts['neutral'] !== 'app');
  if (isEntered) return 'tall';
  const isBankEntered =
    view.royale !== undefined &&
    (parts['notes'] !== 'app' || (context?.ask.id === 'bank' && context.source !== 'app'));
  const hasTiles = view.casinos.some(({ tile }) => tile !== undefined);
  return hasTiles && !isBankEntered ? 'least' : 'low';
}

function heightOfAsk(
  { roll: currentRoll }: View,
  context: LasVegasAskContext | undefined,
  fixedHeight: PanelHeight
): { readonly fixedHeight?: PanelHeight; readonly minHeight?: PanelHeight } {
  const id = context?.ask.id;
  const isEntered = context?.source !== 'app';
  if (id === 'place') return { fixedHeight: currentRoll === undefined ? 'tall' : fixedHeight };
  if (id === 'roll') return { fixedHeight: isEntered ? 'tall' : fixedHeight };
  if (id === 'neutral') return isEntered ? { minHeight: 'tall' } : { fixedHeight };
  return {};
}

export const ui: Ui = {
  Table,
  Piece: PoolPiece,
  SeatHoldings,
  Holding,
  columns: { notes: 'four', chipCards: 'three' },
  controls: { deal, roll, neutral: neutralRoll, place, count },
  payout,
  // Without tiles, only the chips of passes change hands outside of a payout.
  paymentsOf: (lastPostings) =>
    lastPostings.flatMap(({ why, value }) =>
      why.code === 'passed' ? [{ player: why.player, value: -value, piece: 'chip' }] : []
    ),
  sumReason(view, player) {
    const purse = view.players.find((each) => each.player === player);
    return purse && sumReason(holding(purse));
  },
  targetOf(move) {
    if (move.type === 'chipCard' && move.colour !== 'none') return `chip:${move.colour}`;
    return move.type === 'place' && move.small === undefined ? casinoId(move.face) : undefined;
  },
  preview,
  // A placement can be entered without its roll.
  firstAsks: ({ phase, roll: currentRoll }, parts) =>
    phase === 'turns' && currentRoll === undefined && parts['dice'] !== 'app' ? ['place'] : [],
  height,
  actor: ({ ask, view }) => (ask.id === 'count' ? undefined : view.turn),
  holdingsHeading: () => say.diceAndChips
};
