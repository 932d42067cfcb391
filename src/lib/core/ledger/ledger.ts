import type { Account, Names } from '$lib/core/seats/players';

/** A coded fact with its numbers and its rule paragraph; `strings/en` of the game turns it into a sentence. */
export interface Reason {
  readonly code: string;
  /** The paragraph of the game's rulebook, such as "4.2". */
  readonly rule: string;
}

/** A reason with this code and these details that cites this paragraph, or one of these. */
export type ReasonWith<Code extends string, Rule extends string, Details = unknown> = Readonly<
  { code: Code; rule: Rule } & Details
>;

/** A function for each code of a reason or log line that writes its sentence. A missing one does not compile. */
export type Sentences<Fact extends { readonly code: string }> = {
  readonly [Code in Fact['code']]: (fact: Fact & { readonly code: Code }, names: Names) => string;
};

/** The sentence for a reason or for a line of the log. */
export function sentenceOf<Fact extends { readonly code: string }>(
  sentences: Sentences<Fact>,
  fact: Fact,
  names: Names
): string {
  const makeSentence = sentences[fact.code as Fact['code']];
  return makeSentence(fact, names);
}

/** The places a piece can be at: a player, a team, or a place that belongs to no one. */
export type Place = Account | 'bank' | 'pile' | 'box' | 'table';

/**
 * One physical piece or a stack that changes hands, or a claim that pays nothing. Each needs a reason. `value` is in
 * the game's unit: whole dollars unless its meta has another.
 */
export type Posting<Why extends Reason> =
  | {
      readonly from: Place;
      readonly to: Place;
      /** The name of the piece in the game's ledger. */
      readonly piece: string;
      readonly value: number;
      /** True for a heap of pieces worth one each; `value` is their number. */
      readonly heap?: true;
      readonly why: Why;
    }
  /** A claim that pays nothing. It goes to `table` if no player could make the claim. */
  | { readonly to: Account | 'table'; readonly value: 0; readonly why: Why };

/** Whether the posting moves a piece, rather than giving the reason why nothing is paid. */
export function movesPiece<Why extends Reason>(
  posting: Posting<Why>
): posting is Extract<Posting<Why>, { piece: string }> {
  return 'piece' in posting;
}

/** The sum paid to a player or a team, minus everything they paid, in the game's unit. */
export function totalOf<Why extends Reason>(account: Account, ledger: readonly Posting<Why>[]): number {
  let sum = 0;
  for (const posting of ledger) {
    if (posting.to === account) sum += posting.value;
    if (movesPiece(posting) && posting.from === account) sum -= posting.value;
  }
  return sum;
}

/** The pieces that a player or a team has: piece → value in dollars → count. Zero counts are left out. */
export function piecesOfAccount<Why extends Reason>(
  account: Account,
  ledger: readonly Posting<Why>[]
): Readonly<Record<string, Readonly<Record<number, number>>>> {
  const pieces: Record<string, Record<number, number>> = {};
  for (const posting of ledger) {
    if (!movesPiece(posting)) continue;
    const pieceChange = Number(posting.to === account) - Number(posting.from === account);
    if (pieceChange === 0) continue;
    const [value, count] = posting.heap === true ? [1, posting.value] : [posting.value, 1];
    const values = (pieces[posting.piece] ??= {});
    values[value] = (values[value] ?? 0) + pieceChange * count;
    if (values[value] === 0) delete values[value];
  }
  return pieces;
}
