import { totalOf, type Account, type Names, type PlaceClaim, type PlayerId, type Posting } from '$lib/core';
import type { Payout, PayoutPage } from '$lib/games/contract/define';
import { accountOf, membersOf, nameOf } from '$lib/games/vegas-strip/state/table';
import { text } from '$lib/games/vegas-strip/strings/en/log';
import { afterwardsText, membersText } from '$lib/games/vegas-strip/strings/en/steps';
import type {
  Holder,
  CasinoResult,
  PlacedTile,
  RoundPaid,
  Team,
  View,
  Why
} from '$lib/games/vegas-strip/types';
import { chipText, setText } from '$lib/games/vegas-strip/strings/en/shared';
import { signColourOf, targetOf } from '$lib/games/vegas-strip/ui/sets';
import * as say from '$lib/games/vegas-strip/strings/en/board';

type Line = Posting<Why>;

/** Returns the postings of a casino, zeros included, without its refill. */
function postingsAtCasino({ postings }: RoundPaid, casino: string): readonly Line[] {
  return postings.filter(({ why }) => 'casino' in why && why.casino === casino && why.code !== 'refilled');
}

/** Returns the set whose claim a reason is about. */
function holderIn(why: Why): Holder | undefined {
  if (!('player' in why)) return undefined;
  return 'blocker' in why ? { player: why.player, blocker: true } : { player: why.player };
}

/** Returns the tiles that a claim counts. */
function tilesOf(
  { laid: laidTiles }: RoundPaid,
  { casino }: CasinoResult,
  { player, blocker }: Holder
): readonly PlacedTile[] {
  return (laidTiles[casino] ?? []).filter((tile) => tile.player === player && tile.blocker === blocker);
}

/** Returns the postings of a team when its pile is shared: halves, odd chip, fines, or a zero. */
export function splitPostings({ postings }: RoundPaid, { fixer, partner }: Team): readonly Line[] {
  const members: readonly (PlayerId | undefined)[] = [fixer, partner];
  return postings.filter(({ why }) => {
    if (why.code === 'split' || why.code === 'oddChip') return members.includes(why.players[0]);
    return CODES_AFTER_CASINOS.has(why.code) && 'player' in why && members.includes(why.player);
  });
}
const CODES_AFTER_CASINOS: ReadonlySet<Why['code']> = new Set([
  'nothingToSplit',
  'fined',
  'finedNothing',
  'pileFined',
  'extra',
  'collected'
]);

/** Counts the chips of a team before they are shared; for a solo player, all chips of the round. */
export function pileOf(roundPaid: RoundPaid, team: Team): number {
  const splitPosting = roundPaid.postings.find(
    ({ why }) => (why.code === 'split' || why.code === 'oddChip') && why.players[0] === team.fixer
  );
  if (splitPosting !== undefined && 'pile' in splitPosting.why) return splitPosting.why.pile;
  if (team.partner !== undefined) return 0;
  const account: Account = accountOf(roundPaid.teams, team.fixer);
  return (
    totalOf(
      account,
      roundPaid.postings.filter(({ why }) => !CODES_AFTER_CASINOS.has(why.code) || why.code === 'collected')
    ) + (roundPaid.extra[team.fixer] ?? 0)
  );
}

/** Checks whether nothing has happened since the last round was paid, so that its payout can still be shown. */
function isJustPaid({
  phase,
  paid: roundPaid,
  round,
  entered,
  fixed,
  paper,
  dealt,
  casinos,
  discarded
}: View): boolean {
  if (phase === 'over') return true;
  // If all secrets are on paper, no one has to be asked before the first tile.
  const fixers = phase === 'fix' ? [...fixed, ...paper] : [];
  const isUntouched = [entered, fixers, discarded].every((list) => list.length === 0) && !dealt;
  return roundPaid?.round === round - 1 && isUntouched && casinos.every(({ sets }) => sets.length === 0);
}

/** Returns the payout of the previous round, or of the last round once the match is over. */
export function payout(view: View, names: Names): Payout<Why> | undefined {
  const { paid: roundPaid } = view;
  if (roundPaid === undefined || !isJustPaid(view)) return undefined;
  const isLast = roundPaid.round === view.rounds;
  const endTexts =
    view.phase === 'over'
      ? {
          question: isLast ? say.allThreeRoundsArePaid : say.roundIsPaid(roundPaid.round),
          action: say.seeWhoWon
        }
      : {
          question: say.roundIsPaid(roundPaid.round),
          hint: afterwardsText(roundPaid, view, names),
          action: say.onToRound(roundPaid.round + 1)
        };
  return {
    round: roundPaid.round,
    // A casino of this round may no longer be in play after a change in the number of players.
    pages: roundPaid.houses.map((casinoResult) =>
      pageOf(roundPaid, casinoResult, nameOf(view, casinoResult.casino), names)
    ),
    postings: roundPaid.postings,
    groups: roundPaid.teams.map(membersOf),
    end: endTexts
  };
}

function pageOf(
  roundPaid: RoundPaid,
  casinoResult: CasinoResult,
  name: string,
  names: Names
): PayoutPage<Why> {
  const { casino, jackpot, rigged: riggingFixers } = casinoResult;
  const lines = postingsAtCasino(roundPaid, name);
  const others = lines.filter(({ why }) => holderIn(why) === undefined);
  const paySentence =
    riggingFixers.length > 0 ? say.riggedLead : say.secureAllButTheLeader(chipText(jackpot), jackpot);
  return {
    place: {
      id: targetOf(casino),
      number: signColourOf(casino),
      title: name,
      accessibleText: name,
      claims: lines.flatMap((line) => claimOf(roundPaid, casinoResult, line, names) ?? []),
      stake: [jackpot],
      isPreview: false,
      why: { code: 'unclaimed', rule: '5.17', casino: name, value: jackpot, fixers: riggingFixers }
    },
    next: say.next(name),
    paySentence,
    isStakeKept: riggingFixers.length === 0,
    ties: lines.filter(({ why }) => why.code === 'kickedOut').map(({ why }) => text.why(why, names)),
    unclaimed: others.map(({ why }) => ({ words: text.why(why, names), why })),
    empty: say.noTilesHere
  };
}

/** The rank of a claim, in a few words. */
const NOTES: Readonly<Partial<Record<Why['code'], string>>> = {
  jackpot: say.takesItAll,
  emptyJackpot: say.leadsNoChipsHere,
  notLeader: say.doesNotLead,
  voidSeven: say.the7DoesNotCount,
  kickedOut: say.leadsKickedOut,
  tiles: say.tileTotal,
  blockersJackpot: say.toTheSupply,
  blockersNothing: say.neverCollect
};

function claimOf(
  roundPaid: RoundPaid,
  casinoResult: CasinoResult,
  { to: receiver, value, why }: Line,
  names: Names
): PlaceClaim<Why> | undefined {
  const holder = holderIn(why);
  if (holder === undefined) return undefined;
  const { player, blocker } = holder;
  const team = roundPaid.teams.find((team) => membersOf(team).includes(player));
  const note = NOTES[why.code];
  return {
    id: `${player}${blocker === true ? ' blocker' : ''}`,
    name: setText(holder, names),
    who: blocker === true ? undefined : player,
    to: receiver === 'bank' || team === undefined ? say.theSupply : membersText(team, names),
    ...('sum' in why ? { count: why.sum } : {}),
    ...(note === undefined ? {} : { note }),
    pieces: tilesOf(roundPaid, casinoResult, holder).map(({ number, plus: tokenCount }) => ({
      pool: 'tiles',
      piece: tokenCount > 0 ? `${number}+${tokenCount}` : String(number)
    })),
    tied: why.code === 'kickedOut',
    award: value,
    why
  };
}
