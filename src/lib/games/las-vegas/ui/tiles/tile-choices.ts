import {
  tapsOf,
  type AskTap,
  type Ask,
  type Choice,
  type Outcome,
  askedPlayers,
  type PlayerId
} from '$lib/core';
import type { AskContext } from '$lib/games/contract/define';
import type { LasVegas, Move, Why } from '$lib/games/las-vegas/types';
import { isTile, type TileView } from '$lib/games/las-vegas/tiles';
import { appearanceOf } from './appearances';
import type { UntypedAppearance, UntypedControl } from './tile-appearance';

/** A tile that asks, and the way to answer it. */
export interface TileAskContext {
  readonly tile: TileView;
  readonly appearance: UntypedAppearance;
  readonly control: UntypedControl | undefined;
  /** The progress of the tile without secrets; empty unless it waits. */
  readonly step: object;
  /** The player who activated it, or who is affected at the payout. */
  readonly owner: PlayerId;
  /** The player who is asked now. */
  readonly player: PlayerId;
}

/** The tile that an ask belongs to; undefined for other asks. */
export function askedTile({
  ask,
  view
}: Pick<AskContext<LasVegas>, 'ask' | 'view'>): TileAskContext | undefined {
  const { tile: id, step } = ask.params ?? {};
  const tile = view.royale?.tiles.find((tile) => tile.tile === id);
  if (typeof id !== 'string' || !isTile(id) || tile === undefined) return undefined;
  const inProgress = view.royale?.doing?.tile === id ? view.royale.doing : undefined;
  const owner = inProgress?.player ?? view.turn;
  const appearance = appearanceOf(id);
  return {
    tile,
    appearance,
    control: appearance.asks[String(step)],
    step: inProgress?.step ?? {},
    owner,
    player: askedPlayers(ask)[0] ?? owner
  };
}

export type ChooseAsk = Extract<Ask<Move, Why>, { kind: 'choose' }>;
type Choices = readonly Choice<Move, Why>[];

/** The part of a tap that makes a choice that changes nothing; its value is the index of the choice. */
const NO_EFFECT_PART = 'quiet';

/** Default values: a small die rather than the big one, turning a die rather than taking one back. */
const LIKELY_VALUES: readonly (readonly [part: string, value: string])[] = [
  ['do', 'turn'],
  ['size', 'small'],
  ['big', '0']
];

/** Default value of a part of an answer; undefined if it has none. */
export function defaultValue(part: string): string | undefined {
  return LIKELY_VALUES.find(([each]) => each === part)?.[1];
}

/** A member of the choice's move, if it has that member. */
export function memberOf({ move }: Choice<Move, Why>, member: string): unknown {
  return Object.entries(move).find(([name]) => name === member)?.[1];
}

/** Choices that agree with this part of an answer. */
export function choicesWith(choices: Choices, part: string, value: string): Choices {
  return choices.filter((choice) => String(memberOf(choice, part)) === value);
}

/** The parts entered so far; the last tap on each part counts. */
export function enteredParts(taps: readonly AskTap[]): Readonly<Partial<Record<string, string>>> {
  return Object.fromEntries(tapsOf(taps, 'pick').map(({ part, value }) => [part, value]));
}

/** Choices that agree with the parts entered so far, except with this one. */
export function remainingChoices(choices: Choices, taps: readonly AskTap[], skippedPart?: string): Choices {
  return Object.entries(enteredParts(taps))
    .filter(([part]) => part !== skippedPart)
    .reduce((remaining, [part, value = '']) => choicesWith(remaining, part, value), choices);
}

/** Choices with the default values, as long as at least one of them is allowed. */
export function likelyChoices(choices: Choices): Choices {
  return LIKELY_VALUES.reduce((matching, [part, value]) => {
    const remaining = choicesWith(matching, part, value);
    return remaining.some(({ refused }) => refused === undefined) ? remaining : matching;
  }, choices);
}

/** Values that a part of the answer can still have, without duplicates, in the order of the choices. */
export function values(choices: Choices, member: string): readonly (string | number)[] {
  const memberValues = new Set(choices.map((choice) => memberOf(choice, member)));
  return [...memberValues].filter((value) => typeof value === 'string' || typeof value === 'number');
}

/** Choices that name a casino; those that change nothing are left out. */
export function casinoChoices({ choices }: ChooseAsk, member: string): Choices {
  return choices.filter((choice) => memberOf(choice, member) !== undefined);
}

/** A button for each choice that changes nothing, or that names no casino if one is asked for. */
export function noEffectTaps(context: Pick<AskContext<LasVegas>, 'ask' | 'view'>): readonly {
  readonly move: Move;
  readonly tap: AskTap;
}[] {
  const { ask } = context;
  const control = askedTile(context)?.control;
  if (ask.kind !== 'choose') return [];
  return ask.choices.flatMap((choice, index) => {
    const { move } = choice;
    const hasNoEffect =
      control?.by === 'casino'
        ? memberOf(choice, control.member) === undefined
        : control?.by === 'buttons' && move.type === 'tile' && control.hasNoEffect?.(move) === true;
    return hasNoEffect
      ? [{ move, tap: { ask: ask.id, kit: 'pick', part: NO_EFFECT_PART, value: String(index) } }]
      : [];
  });
}

/**
 * The answer that the taps amount to, or a refused choice if no answer is allowed; undefined while the answer is
 * incomplete. A tap on a part with a default value never completes the answer.
 */
export function tileOutcome(context: AskContext<LasVegas>): Outcome | undefined {
  const { ask, taps } = context;
  const lastPick = tapsOf(taps, 'pick').at(-1);
  if (ask.kind !== 'choose' || lastPick === undefined) return undefined;
  if (lastPick.part === NO_EFFECT_PART) return { kind: 'choose', choice: Number(lastPick.value) };
  const control = askedTile(context)?.control;
  if (control?.by === 'gate') return control.outcome(ask, taps);
  if (control?.by !== 'casino' || defaultValue(lastPick.part) !== undefined) return undefined;
  return outcomeOf(ask, onlyChoice(remainingChoices(casinoChoices(ask, control.member), taps)));
}

function onlyChoice(choices: Choices): Choice<Move, Why> | undefined {
  const [single, another] = likelyChoices(choices.filter(({ refused }) => refused === undefined));
  return another === undefined ? (single ?? choices[0]) : undefined;
}

/** The answer with this choice of the ask. */
export function outcomeOf(
  { choices }: ChooseAsk,
  chosenChoice: Choice<Move, Why> | undefined
): Outcome | undefined {
  const choice = chosenChoice === undefined ? -1 : choices.indexOf(chosenChoice);
  return choice < 0 ? undefined : { kind: 'choose', choice };
}
