import type { Account } from './players';

/** A coded fact with its numbers and the paragraph it rests on; `text.ts` of the game makes it a sentence. */
export interface Reason {
  readonly code: string;
  /** Paragraph of the game's rulebook, such as "4.2". */
  readonly rule: string;
}

/** Where a piece can lie: with a player or a team, or with nobody. */
export type Place = Account | 'bank' | 'pile' | 'box' | 'table';

/**
 * One physical piece changing hands, or a heap of them, or a claim that pays nothing. Neither can be written without
 * its why. `value` is whole dollars.
 */
export type Posting<Why extends Reason> =
  | {
      readonly from: Place;
      readonly to: Place;
      /** What it is called in the ledger of the game. */
      readonly piece: string;
      readonly value: number;
      /** Not one piece but a heap of them, each worth one: `value` is how many. */
      readonly heap?: true;
      readonly why: Why;
    }
  /** A claim that pays nothing; one that nobody could make is the table's. */
  | { readonly to: Account | 'table'; readonly value: 0; readonly why: Why };

/** Whether the posting moves a piece, rather than saying why nothing is paid. */
export function moves<Why extends Reason>(
  posting: Posting<Why>
): posting is Extract<Posting<Why>, { piece: string }> {
  return 'piece' in posting;
}

/** What a player or a team has been paid, less what was paid away: whole dollars. */
export function total<Why extends Reason>(account: Account, ledger: readonly Posting<Why>[]): number {
  let sum = 0;
  for (const posting of ledger) {
    if (posting.to === account) sum += posting.value;
    if (moves(posting) && posting.from === account) sum -= posting.value;
  }
  return sum;
}

/** The pieces that lie in front of a player or a team: piece → value in dollars → how many. Empty ones are left out. */
export function held<Why extends Reason>(
  account: Account,
  ledger: readonly Posting<Why>[]
): Readonly<Record<string, Readonly<Record<number, number>>>> {
  const pieces: Record<string, Record<number, number>> = {};
  for (const posting of ledger) {
    if (!moves(posting)) continue;
    const change = Number(posting.to === account) - Number(posting.from === account);
    if (change === 0) continue;
    const [value, count] = posting.heap === true ? [1, posting.value] : [posting.value, 1];
    const values = (pieces[posting.piece] ??= {});
    values[value] = (values[value] ?? 0) + change * count;
    if (values[value] === 0) delete values[value];
  }
  return pieces;
}
