import { tapsOf, type AskTap, type Outcome } from '$lib/core';
import type {
  Asked,
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
  asked: Asked,
  act: Pick<BoardActions, 'answer' | 'explain' | 'tap'>
): Targets {
  const control = controlOf(ui, asked.ask);
  const parts = [...(control?.targets?.(asked) ?? [])].map(([id, tap]): readonly [TargetId, Target] => [
    id,
    partTarget(control, asked, tap, act)
  ]);
  return new Map([...choiceTargets(ui, asked, act), ...parts]);
}

/** The effect of a tap that enters a part of an answer, or completes it. */
export function partTarget(
  control: Control | undefined,
  asked: Asked,
  tap: AskTap,
  act: Pick<BoardActions, 'answer' | 'explain' | 'tap'>
): Target {
  const entered =
    tap.kit === 'pick' && tapsOf(asked.taps, 'pick').findLast(({ part }) => part === tap.part)?.value;
  const chosen = tap.kit === 'pick' && entered === tap.value;
  const whole = control?.outcome?.({ ...asked, taps: [...asked.taps, tap] });
  return whole === undefined
    ? { choose: () => act.tap(tap), chosen }
    : { ...targetOf(asked, whole, act), ...(chosen ? { chosen } : {}) };
}

function choiceTargets(
  ui: GameUi | undefined,
  { ask }: Asked,
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
  { ask }: Pick<Asked, 'ask'>,
  outcome: Outcome,
  act: Pick<BoardActions, 'answer' | 'explain'>
): Target {
  const chosen = ask.kind === 'choose' && outcome.kind === 'choose' ? ask.choices[outcome.choice] : undefined;
  const refused = chosen?.refused;
  return {
    choose: () => (refused === undefined ? act.answer(ask, outcome) : act.explain(refused)),
    refused: refused !== undefined
  };
}
