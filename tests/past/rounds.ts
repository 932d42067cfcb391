import type { Casino, Dice, Move, State } from '$lib/games/las-vegas/types';
import type { CasinoPosition, Pair } from '#tests/readings/las-vegas-payout';
import type { PastMatch, PastPosting } from './recorded-matches';
import type { ReplayedMatch } from './outcome';

/** A round of Las Vegas at the moment of its payout, and the postings that were recorded since the last one. */
export interface PaidRound {
  readonly stateBefore: State;
  readonly stateAfter: State;
  readonly casinos: readonly Casino[];
  readonly laid: NonNullable<NonNullable<State['paid']>['laid']>;
  readonly postings: readonly PastPosting[];
  /** All postings that were recorded before those. */
  readonly earlier: readonly PastPosting[];
}

/** The paid rounds, with the recorded payments of each. */
export function paidRounds({ outcome }: PastMatch, { replayed }: ReplayedMatch): readonly PaidRound[] {
  const rounds: PaidRound[] = [];
  let finished = 0;
  for (const { entry, before, after } of replayed.steps) {
    const stateBefore = before as State;
    const { paid } = after as State;
    if (paid === undefined || paid === stateBefore.paid) continue;
    const until = outcome.postings.filter(({ seq }) => seq <= entry.seq).length;
    const postings = outcome.postings.slice(finished, until);
    const earlier = outcome.postings.slice(0, finished);
    rounds.push({
      stateBefore,
      stateAfter: after as State,
      casinos: paid.casinos,
      laid: paid.laid ?? [],
      postings,
      earlier
    });
    finished = until;
  }
  return rounds;
}

/** A casino as a position of the second reading, with black and grey dice separate. */
export function casinoPosition({ notes, dice }: Casino): CasinoPosition {
  const { neutral, gray, ...ofPlayers } = dice;
  const black = Object.entries(ofPlayers).map(([player, { black: extra = 0 }]) => [player, extra] as const);
  return {
    notes,
    dice: Object.fromEntries(Object.entries(ofPlayers).map(([player, dice]) => [player, withoutBlack(dice)])),
    neutral: neutral && withoutBlack(neutral),
    gray: gray?.small,
    extra: Object.fromEntries(black.filter(([, extra]) => extra > 0))
  };
}

function withoutBlack({ small, big }: Dice): { small: number; big: number } {
  return { small, big };
}

/** Every deal: the pairs as they were turned up, and the pairs at casinos 1 to 6 afterwards. */
export function dealsOf({
  replayed
}: ReplayedMatch): readonly { pairs: readonly Pair[]; pairsAtCasinos: readonly Pair[] }[] {
  return replayed.steps.flatMap(({ move, after }) => {
    const dealt = move as Move | undefined;
    if (dealt?.type !== 'deal') return [];
    return [{ pairs: dealt.pairs, pairsAtCasinos: (after as State).casinos.map(({ notes }) => notes) }];
  });
}
