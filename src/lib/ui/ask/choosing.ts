import type { Ask, Choice, Outcome } from '$lib/core';

/** An ask that chooses from moves. */
export type ChooseAsk<Move, Why> = Extract<Ask<Move, Why>, { kind: 'choose' }>;

/** What a table does with an answer, and with a choice that is refused. */
interface Acting<Move, Why> {
  readonly act: {
    readonly answer: (ask: Ask<Move, Why>, outcome: Outcome) => void;
    readonly explain: (why: Why) => void;
  };
}

/** The ask with this id, if it chooses from moves. */
export function choiceOf<Move, Why>(
  { asks }: { readonly asks: readonly Ask<Move, Why>[] },
  id: string
): ChooseAsk<Move, Why> | undefined {
  const ask = asks.find((each) => each.id === id);
  return ask?.kind === 'choose' ? ask : undefined;
}

/** The choice of a move, with what stands against it; undefined where it is not among them. */
export function offered<Move, Why>(
  ask: ChooseAsk<Move, Why> | undefined,
  isWanted: (move: Move) => boolean
): Choice<Move, Why> | undefined {
  return ask?.choices.find(({ move }) => isWanted(move));
}

/** Makes a choice, or says why it cannot be made. */
export function choose<Move, Why>(
  { act }: Acting<Move, Why>,
  ask: ChooseAsk<Move, Why>,
  isWanted: (move: Move) => boolean
): void {
  const choice = ask.choices.findIndex(({ move }) => isWanted(move));
  const refused = ask.choices[choice]?.refused;
  if (refused !== undefined) act.explain(refused);
  else if (choice >= 0) act.answer(ask, { kind: 'choose', choice });
}
