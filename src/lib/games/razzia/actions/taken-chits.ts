import { isPlayer, isRecordOf, type CountGroup, type Outcome, type PlayerId, type Posting } from '$lib/core';
import { CHIT_VALUES, isBar } from '$lib/games/razzia/data';
import { undealtAfterFirstDeal } from '$lib/games/razzia/payout/hands';
import { chitTo } from '$lib/games/razzia/payout/payout';
import { allCards, chitsAt, playersDealtIn, sharedChits, removeChits } from '$lib/games/razzia/state/table';
import { BARS, type Bar, type Move, type Shares, type State, type Why } from '$lib/games/razzia/types';
import { isShares, notNowReason, expectedMove, type RazziaAction, type RazziaAsk } from './action';
import { applyBarPostings, endRound } from './round';

type TakenMove = Extract<Move, { type: 'taken' }>;
type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];

/** A round entered at its end: the chits that each player took (7.2). */
export const takenChits: RazziaAction<'taken'> = {
  isReadable: ({ bars }) => isRecordOf(bars, isBar, isShares),
  refuse(state, { bars }) {
    if (expectedMove(state) !== 'taken') return notNowReason(state);
    const players: readonly string[] = playersDealtIn(state);
    for (const bar of BARS) {
      const shares = bars[bar];
      if (shares === undefined) continue;
      if (!state.bars.includes(bar)) return { code: 'barClosed', rule: '5.1', bar };
      const hasUnknownPlayer = Object.keys(shares).some((player) => !players.includes(player));
      if (hasUnknownPlayer || removeChits(chitsAt(state, bar), sharedChits(shares)) === undefined)
        return { code: 'takenWrong', rule: '7.2', bar };
    }
    return undefined;
  },
  apply({ hands, ...state }, { bars }) {
    const undealt = hands === undefined ? state.undealt : undealtAfterFirstDeal(state);
    const table: State = {
      ...state,
      phase: 'deal',
      blind: true,
      deck: allCards(state),
      discard: {},
      undealt
    };
    return endRound(applyBarPostings(table, (bar) => takenPostings(bar, bars[bar] ?? {})));
  },
  log: ({ round }) => ({ code: 'taken', round }),
  move: (ask, outcome) =>
    ask.kind === 'counts' && outcome.kind === 'counts' ? takenMove(ask.groups, outcome.counts) : undefined,
  answer: (ask, move) => (ask.kind === 'counts' ? takenAnswer(ask.groups, move) : undefined)
};

/** Asks, for each bar and each chit value there, how many chits each player took and how many stay (7.2). */
export function takenAsk(state: State): RazziaAsk {
  const groups = state.bars.flatMap((bar) => {
    const chits = chitsAt(state, bar);
    return [...new Set(chits)].map((value): CountGroup => {
      const total = countOf(chits, value);
      const rows = [...playersDealtIn(state), 'stays'].map((id) => ({ id, max: total }));
      return { id: chitGroup(bar, value), total, rest: 'stays', rows };
    });
  });
  return { id: 'taken', kind: 'counts', groups };
}

/** Makes the id of the group that counts the chits of one value at a bar. */
function chitGroup(bar: Bar, value: number): string {
  return `${bar} ${value}`;
}

/** Returns the bar and value of a group of counts, or undefined for another group. */
export function chitsOf(group: string): { readonly bar: Bar; readonly value: number } | undefined {
  return BARS.flatMap((bar) => CHIT_VALUES.map((value) => ({ bar, value }))).find(
    ({ bar, value }) => chitGroup(bar, value) === group
  );
}

function takenMove(groups: readonly CountGroup[], counts: Counts): TakenMove {
  const bars: Partial<Record<Bar, Partial<Record<PlayerId, number[]>>>> = {};
  for (const { id, rows } of groups) {
    const chits = chitsOf(id);
    if (chits === undefined) continue;
    for (const { id: player } of rows) {
      const count = counts[id]?.[player] ?? 0;
      if (!isPlayer(player) || count === 0) continue;
      const shares = (bars[chits.bar] ??= {});
      (shares[player] ??= []).push(...Array<number>(count).fill(chits.value));
    }
  }
  return { type: 'taken', bars };
}

function takenAnswer(groups: readonly CountGroup[], { bars }: TakenMove): Outcome {
  const counts = groups.map(({ id, total = 0, rows }) => {
    const chits = chitsOf(id);
    const shares = (chits && bars[chits.bar]) ?? {};
    const entries = rows.map(
      ({ id: row }) => [row, isPlayer(row) ? countOf(shares[row], chits?.value) : 0] as const
    );
    const remainingCount = total - entries.reduce((sum, [, count]) => sum + count, 0);
    return [id, { ...Object.fromEntries(entries), stays: remainingCount }] as const;
  });
  return { kind: 'counts', counts: Object.fromEntries(counts) };
}

function countOf(chits: readonly number[] = [], value: number | undefined): number {
  return chits.filter((chit) => chit === value).length;
}

function takenPostings(bar: Bar, shares: Shares): readonly Posting<Why>[] {
  return Object.entries(shares).flatMap(([id, chits]) =>
    chits.map((value) => {
      const player = id as PlayerId;
      return chitTo(player, value, { code: 'taken', rule: '7.2', bar, player, value });
    })
  );
}
