import type { AskTap } from '$lib/core';
import { enteredDiceOf } from '$lib/core/asks/entered';
import type { AskContext, Control, TargetId } from '$lib/games/contract/define';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { blackStep } from '$lib/games/las-vegas/strings/en/board-royale';
import { FACES, type LasVegas, type Move } from '$lib/games/las-vegas/types';
import {
  askedTile,
  casinoChoices,
  choicesWith,
  remainingChoices,
  memberOf,
  noEffectTaps,
  tileOutcome
} from './tile-choices';
import TileCard from './TileCard.svelte';
import TilePad from './TilePad.svelte';

type LasVegasAskContext = AskContext<LasVegas>;

/** The number that a number key chooses, as a target of the choice. */
export function tileTarget(move: Move): TargetId | undefined {
  if (move.type !== 'tile') return undefined;
  const { do: step } = move;
  if (step === 'guess') return `tokens:${move.tokens}`;
  if (step === 'choose') return `result:${move.result}`;
  return step === 'activate' ? `tile:${move.face}` : undefined;
}

/** Checks whether the answer to a tile depends on the casinos, which then stay visible. */
export function dependsOnCasinos(context: Pick<LasVegasAskContext, 'ask' | 'view'>): boolean {
  const control = askedTile(context)?.control;
  return control?.by === 'casino' || (control?.by === 'buttons' && control.preview !== undefined);
}

/** The casinos that can be tapped to enter a part of the answer. */
function targets(context: LasVegasAskContext): ReadonlyMap<TargetId, AskTap> {
  const { ask, taps } = context;
  const control = askedTile(context)?.control;
  if (ask.kind !== 'choose' || control?.by !== 'casino') return new Map();
  const { member: part } = control;
  const remaining = remainingChoices(casinoChoices(ask, part), taps, part);
  return new Map(
    FACES.map(String)
      .filter((value) => choicesWith(remaining, part, value).length > 0)
      .map((value) => [`casino:${value}`, { ask: ask.id, kit: 'pick', part, value }])
  );
}

/** The parts of a choice that was made; the casino comes last. */
function enteredParts(move: Move): readonly (readonly [part: string, value: string])[] {
  return ['big', 'slot', 'gray', 'do', 'size', 'from', 'face'].flatMap((part) => {
    const value = memberOf({ move }, part);
    return typeof value === 'string' || typeof value === 'number' ? [[part, String(value)] as const] : [];
  });
}

/** A tile that is drawn large instead of the table. */
const tileCard: Control<LasVegas> = {
  Board: TileCard,
  Pad: TilePad,
  keepsSeats: true,
  outcome: tileOutcome,
  questionText({ ask, taps, source }) {
    const [first] = ask.kind === 'dice' && source === 'table' ? enteredDiceOf(taps, ask).dice : [];
    return first === undefined ? undefined : { hint: blackStep(first) };
  },
  choiceSentence(context) {
    const { ask } = context;
    const control = askedTile(context)?.control;
    const outcome = tileOutcome(context);
    const move =
      ask.kind === 'choose' && outcome?.kind === 'choose' ? ask.choices[outcome.choice]?.move : undefined;
    return control?.by === 'gate' ? control.sentence(move?.type === 'tile' ? move : undefined) : '';
  }
};

/** A tile whose answer depends on the casinos, which stay visible. */
const casinoControl: Control<LasVegas> = {
  endsOnTable: true,
  Pad: TilePad,
  outcome: tileOutcome,
  targets,
  sideButtons: (context) =>
    noEffectTaps(context).map(({ move, tap }) => ({
      label: text.choice(move, context.view, String),
      tap,
      isNone: true
    })),
  enteredParts
};

/** The controls of the tiles, by the step of their asks. */
export const tileControls: Readonly<Record<string, Control<LasVegas>>> = {
  throw: tileCard,
  bet: tileCard,
  hide: tileCard,
  guess: tileCard,
  told: tileCard,
  split: tileCard,
  pick: tileCard,
  together: tileCard,
  give: tileCard,
  move: { ...tileCard, enteredParts },
  put: tileCard,
  choose: tileCard,
  activate: tileCard,
  golden: tileCard,
  black: casinoControl,
  block: casinoControl,
  take: casinoControl,
  adjust: casinoControl,
  close: casinoControl,
  use: casinoControl
};
