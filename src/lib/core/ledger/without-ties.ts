import { isPlayer } from '$lib/core/guards';
import { totalOf, type Posting, type Reason } from './ledger';
import { PLAYER_IDS, type PlayerId } from '$lib/core/seats/players';

/** The effect of a tie on one player, in the unit of the ledger: negative for a loss, never 0. */
export interface TieEffect {
  readonly player: PlayerId;
  readonly value: number;
}

/**
 * Returns what each player would get at a place if ties did not strike players out. Tied players split the pay for the
 * ranks that they hold together. `computePayout` is the game's own payout, called once for every order in which the
 * tied players can be ranked. `tieBreak` returns less than one, which is added to a tied player's count. The results
 * are averaged, and a remainder goes to no one.
 */
export function payoutWithoutTies<Who extends string, Why extends Reason>(
  groups: readonly (readonly Who[])[],
  computePayout: (tieBreak: (owner: Who) => number) => readonly Posting<Why>[]
): (player: PlayerId) => number {
  // After this many rotations, every member of every group has held each rank of its group equally often.
  const rotationCount = groups.reduce((rotationCount, group) => rotationCount * group.length, 1);
  const ledgers = Array.from({ length: rotationCount }, (_, rotation) =>
    computePayout((owner) => tieBreakOf(groups, owner, rotation))
  );
  return (player) =>
    Math.floor(ledgers.reduce((sum, ledger) => sum + totalOf(player, ledger), 0) / rotationCount);
}

function tieBreakOf<Who>(groups: readonly (readonly Who[])[], owner: Who, rotation: number): number {
  const group = groups.find((group) => group.includes(owner));
  return group === undefined ? 0 : ((group.indexOf(owner) + rotation) % group.length) / group.length;
}

/** The difference that ties made for each player at a place: the payout in `postings` minus `amountWithoutTies`. */
export function tieEffects<Why extends Reason>(
  postings: readonly Posting<Why>[],
  amountWithoutTies: (player: PlayerId) => number
): readonly TieEffect[] {
  return PLAYER_IDS.map((player) => ({
    player,
    value: totalOf(player, postings) - amountWithoutTies(player)
  })).filter(({ value }) => value !== 0);
}

/** The reason of a tied claim, with everyone who has the same count at that place. */
interface TiedClaim<Who> {
  readonly own: { readonly who: Who; readonly count: number };
  readonly others: readonly { readonly who: Who }[];
}

/** The groups of equal counts at one place, in the order of their first claims. */
function tiedGroups<Who>(tiedClaims: readonly TiedClaim<Who>[]): readonly (readonly Who[])[] {
  const groups = new Map<number, readonly Who[]>();
  for (const { own, others } of tiedClaims)
    if (!groups.has(own.count)) groups.set(own.count, [own.who, ...others.map(({ who }) => who)]);
  return [...groups.values()];
}

/** A tie that changed a payout: the players whom it struck out, its effects, and the reason that the payout gave for it. */
interface DecisiveTie<Why> {
  readonly players: readonly PlayerId[];
  readonly effects: readonly TieEffect[];
  readonly why: Why;
}

/**
 * The first of these ties that changed the payout of a place, with the effects of all ties there; empty if none did.
 * `postings` and `computePayout` are as in `tieEffects` and `payoutWithoutTies`.
 */
export function decisiveTie<Who extends string, Why extends Reason, Tied extends Why & TiedClaim<Who>>(
  postings: readonly Posting<Why>[],
  tiedClaims: readonly Tied[],
  computePayout: (tieBreak: (owner: Who) => number) => readonly Posting<Why>[]
): readonly DecisiveTie<Tied>[] {
  const groups = tiedGroups(tiedClaims);
  const effects = tieEffects(postings, payoutWithoutTies(groups, computePayout));
  const decisiveGroup = groups.find((group) =>
    effects.some(({ player }) => group.some((owner) => owner === player))
  );
  const tieReason = tiedClaims.find(({ own }) => decisiveGroup?.includes(own.who));
  return decisiveGroup === undefined || tieReason === undefined
    ? []
    : [
        {
          players: decisiveGroup.filter((owner): owner is Who & PlayerId => isPlayer(owner)),
          effects,
          why: tieReason
        }
      ];
}
