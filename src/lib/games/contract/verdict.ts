/** The referee's answer. `docs/referee.md` is the public contract. */
export interface Verdict {
  readonly awards: readonly Award[];
  readonly reasons: readonly { readonly player?: string; readonly rule: string; readonly text: string }[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One piece, or several chips, that a player gets. `value` is whole dollars per piece. */
export interface Award {
  readonly from?: string;
  readonly to: string;
  readonly piece: string;
  readonly value: number;
  readonly count?: number;
}
