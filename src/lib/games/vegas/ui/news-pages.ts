import type { PlayerId, Posting, Reason } from '$lib/core';
import type { FightWhy, PayWhy, TableName, View, Why } from '$lib/games/vegas/types';

/** A duel whose dice are revealed. */
export type Fought = Why & FightWhy;

/** A page about an effect of the last move, shown before the next turn. */
export type NewsPage =
  { readonly page: 'duel'; readonly why: Fought } | { readonly page: 'scored'; readonly table: number };

/** Returns the pages of the last move, in order; none for a chip that left an empty table. */
export function pagesOf({ news, tables }: View, last: readonly Posting<Reason>[]): readonly NewsPage[] {
  const fought = news.find(isFought);
  const table = scoredIn(last);
  const known = table !== undefined && Object.keys(tables[table]?.closed?.counters ?? {}).length > 0;
  return [
    ...(fought === undefined ? [] : [{ page: 'duel', why: fought } as const]),
    ...(known ? [{ page: 'scored', table } as const] : [])
  ];
}

function isFought(why: Why): why is Fought {
  return why.code === 'challengerStays' || why.code === 'defenderStays' || why.code === 'bothLeave';
}

/** Returns the table that the last move scored. */
function scoredIn(last: readonly Posting<Reason>[]): number | undefined {
  return last.map(({ why }) => tableOf(why as PayWhy)).find((table) => table !== undefined);
}

function tableOf({ at }: { readonly at?: TableName }): number | undefined {
  return at === undefined || at === 'this' ? undefined : at.table;
}

/** A player's result at a scored table. */
export interface ScoredRow {
  readonly player: PlayerId;
  readonly count: number;
  /** The numbers of the player's spaces, sorted by the lowest number. */
  readonly spaces: readonly (readonly number[])[];
  /** The number that counts in a tie, if there was one. */
  readonly lowest?: number;
  readonly gold: number;
  /** True if the row above has the same count. */
  readonly level: boolean;
  /** True if the lowest numbers are equal too, so that no one gets the chip. */
  readonly struck: boolean;
  readonly why?: PayWhy;
}

/** Returns the players by number of counters, with the winner of the chip first and players without counters last. */
export function rowsOf(view: View, last: readonly Posting<Reason>[], table: number): readonly ScoredRow[] {
  const { spaces = [], closed } = view.tables[table] ?? {};
  const rows = view.seats.map(({ player }): ScoredRow => {
    const own = spaces.filter((_, at) => closed?.counters[at] === player).map(({ numbers }) => [...numbers]);
    const posting = last.find(({ to }) => to === player);
    const why = posting?.why as PayWhy | undefined;
    return {
      player,
      count: own.length,
      spaces: own.sort(([one = 0], [other = 0]) => one - other),
      gold: posting?.value ?? 0,
      level: false,
      struck: why?.code === 'equallyLow' || why?.code === 'higherThird',
      ...(why !== undefined && 'lowest' in why ? { lowest: why.lowest } : {}),
      ...(why === undefined ? {} : { why })
    };
  });
  const sorted = rows.sort((one, other) => other.count - one.count || other.gold - one.gold);
  return sorted.map((row, at) => ({ ...row, level: row.count > 0 && row.count === sorted[at - 1]?.count }));
}

/** Returns the reason that best explains what happened to the gold chip. */
export function mainWhy(last: readonly Posting<Reason>[]): PayWhy | undefined {
  const paid = last.find(({ value }) => value > 0);
  return paid?.why as PayWhy | undefined;
}

const NOTABLE: readonly Why['code'][] = [
  'turnEnds',
  'turnGoesOn',
  'nothingToPlace',
  'noNumber',
  'noBenefit',
  'maryWaits',
  'maryStays',
  'marySkips',
  'maryMoves'
];

/** Returns the most important effect of the last move; a chip that left an empty table comes first. */
export function notableOf({ news }: View, last: readonly Posting<Reason>[]): Why | undefined {
  const out = last.find(({ why }) => why.code === 'nobodyThere');
  if (out !== undefined) return out.why as PayWhy;
  const [code] = NOTABLE.filter((each) => news.some((why) => why.code === each));
  return news.find((why) => why.code === code);
}
