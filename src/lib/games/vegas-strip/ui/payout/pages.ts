import { moves, total, type Account, type PlayerId, type Posting } from '$lib/core';
import { accountOf } from '$lib/games/vegas-strip/state/table';
import type { Holder, House, Laid, Paid, Team, View, Why } from '$lib/games/vegas-strip/types';

type Line = Posting<Why>;

/** Returns the postings of a casino, zeros included, without its refill. */
export function linesOf({ postings }: Paid, casino: string): readonly Line[] {
  return postings.filter(({ why }) => 'casino' in why && why.casino === casino && why.code !== 'refilled');
}

/** Returns the postings of a casino that pay chips, in the order in which they are handed out. */
export function awardsOf(paid: Paid, casino: string): readonly Line[] {
  return linesOf(paid, casino).filter(({ value }) => value > 0);
}

/** Returns the claims of a casino that are out, in the order in which they are struck. */
export function tiesOf(paid: Paid, casino: string): readonly Line[] {
  return linesOf(paid, casino).filter(({ why }) => why.code === 'kickedOut');
}

/** Checks whether the jackpot of a casino is paid out or stays. */
export function paidAt(paid: Paid, casino: string): 'goes' | 'stays' {
  return linesOf(paid, casino)
    .filter(moves)
    .some(({ from }) => from === 'table')
    ? 'goes'
    : 'stays';
}

/** Returns the set whose claim a reason is about. */
export function holderIn(why: Why): Holder | undefined {
  if (!('player' in why)) return undefined;
  return 'blocker' in why ? { player: why.player, blocker: true } : { player: why.player };
}

/** Returns the tiles that a claim counts. */
export function tilesOf({ laid }: Paid, { casino }: House, { player, blocker }: Holder): readonly Laid[] {
  return (laid[casino] ?? []).filter((tile) => tile.player === player && tile.blocker === blocker);
}

/** Returns the postings of a team when its pile is shared: halves, odd chip, fines, or a zero. */
export function sharing({ postings }: Paid, { fixer, partner }: Team): readonly Line[] {
  const members: readonly (PlayerId | undefined)[] = [fixer, partner];
  return postings.filter(({ why }) => {
    if (why.code === 'split' || why.code === 'oddChip') return members.includes(why.players[0]);
    return AFTER.has(why.code) && 'player' in why && members.includes(why.player);
  });
}
const AFTER: ReadonlySet<Why['code']> = new Set([
  'nothingToSplit',
  'fined',
  'finedNothing',
  'pileFined',
  'extra',
  'collected'
]);

/** Counts the chips of a team before they are shared; for a solo player, all chips of the round. */
export function pileOf(paid: Paid, team: Team): number {
  const shared = paid.postings.find(
    ({ why }) => (why.code === 'split' || why.code === 'oddChip') && why.players[0] === team.fixer
  );
  if (shared !== undefined && 'pile' in shared.why) return shared.why.pile;
  if (team.partner !== undefined) return 0;
  const account: Account = accountOf(paid.teams, team.fixer);
  return (
    total(
      account,
      paid.postings.filter(({ why }) => !AFTER.has(why.code) || why.code === 'collected')
    ) + (paid.extra[team.fixer] ?? 0)
  );
}

/** Checks whether nothing has happened since the last round was paid, so that its payout can still be shown. */
export function isJustPaid({ phase, paid, round, entered, fixed, dealt, casinos, discarded }: View): boolean {
  if (phase === 'over') return true;
  const untouched = entered.length === 0 && fixed.length === 0 && !dealt && discarded.length === 0;
  return paid?.round === round - 1 && untouched && casinos.every(({ sets }) => sets.length === 0);
}
