import type { Deck } from '$lib/core/decks/deck';
import type { PlayerId } from '$lib/core/seats/players';

/** One choice, with the reason if it is not allowed now. */
export interface Choice<Move, Why> {
  readonly move: Move;
  readonly refused?: Why;
}

/** A group of counts; if there is a `total`, they must add up to it. */
export interface CountGroup {
  readonly id: string;
  readonly total?: number;
  /** The row that gets the rest of the total, so no one enters its count. */
  readonly rest?: string;
  /** `known` is the count before anything is entered; 0 if absent. */
  readonly rows: readonly { readonly id: string; readonly max: number; readonly known?: number }[];
}

/** A choice or a piece may be entered in several parts. Part → possible values: `{ number: ['1', '2'] }`. */
export type ChoiceParts = Readonly<Record<string, readonly string[]>>;

interface AskBase {
  readonly id: string;
  /** The parts of the id, for strings and moves that need them. Never secret. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The player who is asked, or the team members who answer together; absent if the ask is for the whole group. */
  readonly for?: PlayerId | readonly PlayerId[];
  /** The answer is hidden from the other players until the rules reveal it. */
  readonly secret?: true;
  /** Players who may see the secret besides those asked, such as a partner. */
  readonly shared?: readonly PlayerId[];
  /**
   * If true, only the app answers: no one looks at the secret draw yet, so it needs no gate, or no one enters the draw.
   */
  readonly dealt?: true;
  /** Only the players answer it, because the pieces are in their hands. */
  readonly byPlayers?: true;
  /** Optional: the match continues without an answer. */
  readonly optional?: true;
}

/**
 * An ask: something that the players may answer now. The bounds are exact: every outcome inside them is a legal move,
 * except a choice that carries its refusal.
 */
export type Ask<Move, Why> = AskBase &
  (
    | { readonly kind: 'dice'; readonly faces: number; readonly count: number; readonly big?: boolean }
    | {
        readonly kind: 'choose';
        readonly choices: readonly Choice<Move, Why>[];
        readonly parts?: ChoiceParts;
      }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    /** `inOrder`: the counts are entered piece by piece, group by group; every group has the same rows and a total. */
    | { readonly kind: 'counts'; readonly groups: readonly CountGroup[]; readonly inOrder?: true }
    | {
        readonly kind: 'draw';
        readonly from: string;
        readonly pool: Deck;
        readonly count: number;
        readonly parts?: ChoiceParts;
      }
    | { readonly kind: 'split'; readonly pieces: readonly number[]; readonly among: readonly PlayerId[] }
  );

/** The players who are asked; empty if the ask is for the whole group. */
export function askedPlayers({ for: players }: Pick<AskBase, 'for'>): readonly PlayerId[] {
  if (players === undefined) return [];
  return typeof players === 'string' ? [players] : players;
}

/** The answer to an ask of the same kind, entered by the players or drawn by the app. */
export type Outcome =
  /** Faces 1 to `faces` of the small dice, in any order, and of the big die if the ask includes it. */
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly big?: number }
  /** `choice` is an index into the ask's `choices`. */
  | { readonly kind: 'choose'; readonly choice: number }
  | { readonly kind: 'number'; readonly number: number }
  /** `counts` is group id → row id → count. */
  | { readonly kind: 'counts'; readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>> }
  /** The pieces drawn, in drawing order. */
  | { readonly kind: 'draw'; readonly drawn: readonly string[] }
  /** `shares` has the player who gets each piece of the ask. */
  | { readonly kind: 'split'; readonly shares: readonly PlayerId[] };
