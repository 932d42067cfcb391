import type { Asked, BoardActions, GameUi, Target, TargetId, Targets } from '$lib/games/contract/define';
import { controlOf } from './asking';

/**
 * The places on the table that can be tapped now: those of choices, and those that enter a part of an answer. Empty if
 * the game draws none.
 */
export function targetsOf(
  ui: GameUi | undefined,
  asked: Asked,
  lit: readonly TargetId[],
  act: Pick<BoardActions, 'answer' | 'explain' | 'tap'>
): Targets {
  const parts = [...(controlOf(ui, asked.ask)?.targets?.(asked) ?? [])].map(
    ([id, tap]): readonly [TargetId, Target] => [id, { choose: () => act.tap(tap), chosen: lit.includes(id) }]
  );
  return new Map([...choiceTargets(ui, asked, act), ...parts]);
}

function choiceTargets(
  ui: GameUi | undefined,
  { ask }: Asked,
  act: Pick<BoardActions, 'answer' | 'explain'>
): readonly (readonly [TargetId, Target])[] {
  if (ask.kind !== 'choose') return [];
  return ask.choices.flatMap(({ move, refused }, choice) => {
    const id = ui?.target?.(move);
    if (id === undefined) return [];
    const choose = (): void =>
      refused === undefined ? act.answer(ask, { kind: 'choose', choice }) : act.explain(refused);
    return [[id, { choose, refused: refused !== undefined }] as const];
  });
}
