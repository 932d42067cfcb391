import type { Award, Verdict } from '$lib/games/contract/define';
import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import type { Reward } from '$lib/games/las-vegas/payout/bank';
import { CHIP_VALUE, rewardIn } from '$lib/games/las-vegas/data';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import { rulebook } from '$lib/games/las-vegas/rulebook';
import { text } from '$lib/games/las-vegas/strings/en/log';
import type { DiceOwner, Why } from '$lib/games/las-vegas/types';

export interface SeatedTable extends CaseSeats<Why> {
  readonly name: (owner: DiceOwner) => string;
  /** Awards and reasons for these rewards, paid by a bank that lacks nothing. */
  payRewards(rewards: readonly Reward[]): Pick<Verdict, 'awards' | 'reasons'>;
}

/** Seats the people in the order given. */
export function tableOf(names: readonly string[]): SeatedTable {
  const seatedPeople = caseSeats<Why>(names, rulebook, text);
  return {
    ...seatedPeople,
    name: (owner) => (isImaginary(owner) ? owner : seatedPeople.name(owner)),
    payRewards: (rewards) => ({
      awards: rewards
        .flatMap(({ player, value }) => rewardOf(seatedPeople.name(player), value))
        .reduce(withChipsTogether, []),
      reasons: rewards.map(({ player, why }) => seatedPeople.reason(why, player))
    })
  };
}

function rewardOf(name: string, value: number): readonly Award[] {
  if (value === 0) return [];
  const reward = rewardIn(value);
  if (reward.piece === 'note') return [{ from: 'bank', to: name, piece: 'note', value: reward.value }];
  return [{ from: 'bank', to: name, piece: 'chip', value: CHIP_VALUE, count: reward.count }];
}

/** Combines the chips of a player into one award. */
function withChipsTogether(awards: readonly Award[], award: Award): readonly Award[] {
  const sameAward = awards.find(
    ({ to, piece }) => award.piece === 'chip' && piece === 'chip' && to === award.to
  );
  if (sameAward === undefined) return [...awards, award];
  const combinedAward = { ...sameAward, count: (sameAward.count ?? 1) + (award.count ?? 1) };
  return awards.map((item) => (item === sameAward ? combinedAward : item));
}
