import {
  askedPlayers,
  randomOutcome,
  isSameFact,
  type Ask,
  type CountGroup,
  type Outcome,
  type GameTypes
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';

type Move = GameTypes['Move'];
type AnyAsk = Ask<Move, GameTypes['Why']>;

/** The current asks that a move answers; several if it could answer any of them. */
export function answeredAsks({ rules }: Game, state: GameTypes['State'], move: Move): readonly AnyAsk[] {
  const possibleAsks = rules.asks(state).filter((ask) => isAnsweredBy(rules, ask, move));
  const exactAsks = possibleAsks.filter((ask) => isSameAnswer(sampleMove(rules, ask), move));
  return exactAsks.length > 0 ? exactAsks : possibleAsks;
}

/**
 * A key for an ask and the players who answer it: two keys are equal if the same players are asked the same question.
 */
export function askKey(ask: Pick<AnyAsk, 'id' | 'for'>): string {
  return JSON.stringify([ask.id, ...askedPlayers(ask)]);
}

function isAnsweredBy(rules: Game['rules'], ask: AnyAsk, move: Move): boolean {
  if (ask.kind === 'choose') return ask.choices.some((choice) => isSameFact(choice.move, move));
  return sampleMove(rules, ask)?.type === move.type;
}

/** Whether all string members, such as a player or a tile, are equal in both moves. */
function isSameAnswer(sample: Move | undefined, move: Move): boolean {
  if (sample === undefined) return false;
  const members = new Map<string, unknown>(Object.entries(move));
  return Object.entries(sample).every(
    ([name, value]) => typeof value !== 'string' || members.get(name) === value
  );
}

/** A sample answer to an ask, to compare moves with; undefined for a choice, whose moves are all listed. */
function sampleMove(rules: Game['rules'], ask: AnyAsk): Move | undefined {
  const outcome = sampleOutcome(ask);
  return outcome === undefined ? undefined : rules.move(ask, outcome);
}

function sampleOutcome(ask: AnyAsk): Outcome | undefined {
  switch (ask.kind) {
    case 'dice':
    case 'draw':
      return randomOutcome(ask, () => 0);
    case 'number':
      return { kind: 'number', number: ask.min };
    case 'counts':
      return {
        kind: 'counts',
        counts: Object.fromEntries(ask.groups.map((group) => [group.id, sampleCounts(group)]))
      };
    case 'split':
      return { kind: 'split', shares: ask.pieces.flatMap(() => ask.among.slice(0, 1)) };
    case 'choose':
      return undefined;
  }
}

function sampleCounts({ rows, total = 0 }: CountGroup): Readonly<Record<string, number>> {
  let remaining = total;
  return Object.fromEntries(
    rows.map(({ id, max }) => {
      const count = Math.min(max, remaining);
      remaining -= count;
      return [id, count];
    })
  );
}
