import type { Deck } from './deck';
import type { PlayerId } from './players';

/** One thing that may be chosen, or the reason why it may not. */
export interface Choice<Move, Why> {
  readonly move: Move;
  readonly refused?: Why;
}

/** Counts that belong together; with a `total` they must add up to it. */
export interface CountGroup {
  readonly id: string;
  readonly total?: number;
  readonly rows: readonly { readonly id: string; readonly max: number }[];
}

interface AskFrame {
  readonly id: string;
  /** What the id is made of, where words or moves need its parts; everybody may know it. */
  readonly about?: Readonly<Record<string, string | number>>;
  /** The player who is asked, or those who answer together, as a team does; absent when the table is. */
  readonly for?: PlayerId | readonly PlayerId[];
  /** The answer is hidden from everybody else until the rules reveal it. */
  readonly secret?: true;
  /** Who is let into the secret besides whoever is asked, as a partner is. */
  readonly shared?: readonly PlayerId[];
  /** May be answered, but the match goes on without it. */
  readonly aside?: true;
}

/**
 * What the table may do now. The bounds are exact: every outcome inside them is a legal move,
 * except a choice that carries its refusal.
 */
export type Ask<Move, Why> = AskFrame &
  (
    | { readonly kind: 'dice'; readonly faces: number; readonly count: number; readonly big?: boolean }
    | { readonly kind: 'choose'; readonly choices: readonly Choice<Move, Why>[] }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'counts'; readonly groups: readonly CountGroup[] }
    | { readonly kind: 'draw'; readonly from: string; readonly pool: Deck; readonly count: number }
    | { readonly kind: 'split'; readonly pieces: readonly number[]; readonly among: readonly PlayerId[] }
  );

/** Who is asked; nobody when the table is. */
export function askedOf({ for: whom }: Pick<AskFrame, 'for'>): readonly PlayerId[] {
  if (whom === undefined) return [];
  return typeof whom === 'string' ? [whom] : whom;
}

/** What the table typed or the app drew, in answer to an ask of the same kind. */
export type Outcome =
  /** Faces 1 to `faces` of the small dice, in any order, and of the big die where it is asked. */
  | { readonly kind: 'dice'; readonly dice: readonly number[]; readonly big?: number }
  /** Index into `choices`. */
  | { readonly kind: 'choose'; readonly choice: number }
  | { readonly kind: 'number'; readonly number: number }
  /** Group id → row id → count. */
  | { readonly kind: 'counts'; readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>> }
  /** What was drawn, in the order of drawing. */
  | { readonly kind: 'draw'; readonly drawn: readonly string[] }
  /** For each piece of the ask, who gets it. */
  | { readonly kind: 'split'; readonly shares: readonly PlayerId[] };
