/** What the referee answers: the public contract is `docs/referee.md`. */
export interface Verdict {
  readonly awards: readonly Award[];
  readonly reasons: readonly { readonly player?: string; readonly rule: string; readonly text: string }[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One piece, or several chips, that somebody is given. `value` is whole dollars each. */
export interface Award {
  readonly from?: string;
  readonly to: string;
  readonly piece: string;
  readonly value: number;
  readonly count?: number;
}
