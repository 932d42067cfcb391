import type { Ask, Choice, Outcome } from '$lib/core';

/** An ask to choose from moves. */
export type ChooseAsk<Move, Why> = Extract<Ask<Move, Why>, { kind: 'choose' }>;

/** The callbacks for an answer and for a refused choice. */
interface ChoiceLookup<Move, Why> {
  readonly act: {
    readonly answer: (ask: Ask<Move, Why>, outcome: Outcome) => void;
    readonly explain: (why: Why) => void;
  };
}

/** The ask with this id, if it is an ask to choose from moves. */
export function choiceOf<Move, Why>(
  { asks }: { readonly asks: readonly Ask<Move, Why>[] },
  id: string
): ChooseAsk<Move, Why> | undefined {
  const ask = asks.find((each) => each.id === id);
  return ask?.kind === 'choose' ? ask : undefined;
}

/** The choice with the wanted move, and the reason if it is refused; undefined if it is not offered. */
export function findChoice<Move, Why>(
  ask: ChooseAsk<Move, Why> | undefined,
  isWanted: (move: Move) => boolean
): Choice<Move, Why> | undefined {
  return ask?.choices.find(({ move }) => isWanted(move));
}

/** Makes a choice, or explains why it is refused. */
export function choose<Move, Why>(
  { act }: ChoiceLookup<Move, Why>,
  ask: ChooseAsk<Move, Why>,
  isWanted: (move: Move) => boolean
): void {
  const choice = ask.choices.findIndex(({ move }) => isWanted(move));
  const refusal = ask.choices[choice]?.refused;
  if (refusal !== undefined) act.explain(refusal);
  else if (choice >= 0) act.answer(ask, { kind: 'choose', choice });
}
