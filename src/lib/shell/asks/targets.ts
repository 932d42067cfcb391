import { tapsOf, type AskTap, type Outcome } from '$lib/core';
import type {
  AskContext,
  BoardActions,
  Control,
  GameUi,
  Target,
  TargetId,
  Targets
} from '$lib/games/contract/define';
import { controlOf } from './current-asks';

/**
 * The places on the table that can be tapped now: those of choices, and those that enter a part of an answer. Empty if
 * the game draws none.
 */
export function targetsOf(
  ui: GameUi | undefined,
  context: AskContext,
  act: Pick<BoardActions, 'answer' | 'explain' | 'tap'>
): Targets {
  const control = controlOf(ui, context.ask);
  const parts = [...(control?.targets?.(context) ?? [])].map(([id, tap]): readonly [TargetId, Target] => [
    id,
    partTarget(control, context, tap, act)
  ]);
  return new Map([...choiceTargets(ui, context, act), ...parts]);
}

/** The effect of a tap that enters a part of an answer, or completes it. */
export function partTarget(
  control: Control | undefined,
  context: AskContext,
  tap: AskTap,
  act: Pick<BoardActions, 'answer' | 'explain' | 'tap'>
): Target {
  const enteredValue =
    tap.kit === 'pick' && tapsOf(context.taps, 'pick').findLast(({ part }) => part === tap.part)?.value;
  const isChosen = tap.kit === 'pick' && enteredValue === tap.value;
  const outcome = control?.outcome?.({ ...context, taps: [...context.taps, tap] });
  return outcome === undefined
    ? { choose: () => act.tap(tap), chosen: isChosen }
    : { ...targetOf(context, outcome, act), ...(isChosen ? { chosen: isChosen } : {}) };
}

function choiceTargets(
  ui: GameUi | undefined,
  { ask }: AskContext,
  act: Pick<BoardActions, 'answer' | 'explain'>
): readonly (readonly [TargetId, Target])[] {
  if (ask.kind !== 'choose') return [];
  return ask.choices.flatMap(({ move }, choice) => {
    const id = ui?.target?.(move);
    if (id === undefined) return [];
    return [[id, targetOf({ ask }, { kind: 'choose', choice }, act)] as const];
  });
}

/** A place that answers, or says why it cannot. */
function targetOf(
  { ask }: Pick<AskContext, 'ask'>,
  outcome: Outcome,
  act: Pick<BoardActions, 'answer' | 'explain'>
): Target {
  const choice = ask.kind === 'choose' && outcome.kind === 'choose' ? ask.choices[outcome.choice] : undefined;
  const refusal = choice?.refused;
  return {
    choose: () => (refusal === undefined ? act.answer(ask, outcome) : act.explain(refusal)),
    refused: refusal !== undefined
  };
}
