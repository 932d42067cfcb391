import { amount, formatNumber, listed, type Names, type PlayerId, type Unit } from '$lib/core';
import type { GameSummary } from '$lib/summary/summary';
import * as say from './strings/en';

export type Tie = GameSummary['ties'][number];

/** The tie that cost its losers most, together; undefined if no tie cost anything. */
export function tieOfTheNight({ ties }: Pick<GameSummary, 'ties'>): Tie | undefined {
  const tiesWithCost = ties.filter((tie) => costOf(tie) > 0);
  const most = Math.max(...tiesWithCost.map(costOf));
  return tiesWithCost.find((tie) => costOf(tie) === most);
}

/** The cost of a tie to all its losers together, in the game's unit. */
function costOf({ effects }: Tie): number {
  return effects.reduce((sum, { value }) => sum - Math.min(0, value), 0);
}

/** The player who gained most by the tie, with the gain; undefined if no one did. */
export function biggestGainer({ effects }: Tie): Tie['effects'][number] | undefined {
  const most = Math.max(0, ...effects.map(({ value }) => value));
  return effects.find(({ value }) => value > 0 && value === most);
}

/** "Ben and Carla tied (Casino 3). Sharing would have given Ben $80,000. Denny gained $80,000." */
export function tieText({ players, effects, source }: Tie, names: Names, unit?: Unit): string {
  const losses = effects.filter(({ value }) => value < 0);
  const gains = effects.filter(({ value }) => value > 0);
  return [
    say.tied(listed(players.map(names)), source.label),
    say.sharingWouldHaveGiven(
      losses.map(({ player, value }) => say.getsSum(names(player), amount(-value, unit)))
    ),
    ...(gains.length === 0
      ? []
      : [
          say.gainedBy(
            gains.map(({ player, value }, index) =>
              say.gains(names(player), amount(value, unit), index === 0)
            )
          )
        ])
  ].join(' ');
}

/** The round after which players took the lead, or came to share it. */
interface LeadChange {
  readonly round: number;
  readonly leaders: readonly PlayerId[];
  readonly isLast: boolean;
}

/** More changes than this are counted, not listed. */
const MAX_LISTED = 5;

/**
 * "Anna led after round 1, Eve after round 2, Anna at the end."; undefined for a game of fewer than two rounds. The
 * winners are those who lead at the end, because the rules may break a tie.
 */
export function leadText(summary: GameSummary, names: Names): string | undefined {
  const leads = leadsIn(summary);
  const [first, ...later] = leads;
  const last = leads.at(-1);
  if (summary.rounds.length < 2 || first === undefined || last === undefined) return undefined;
  if (later.length === 0 && first.round === summary.rounds[0]?.round)
    return say.ledThroughout(leaderText(first, names));
  if (later.length > MAX_LISTED) return say.leadChanged(later.length, leaderText(last, names));
  return say.sentence([
    first.isLast ? say.ledAtTheEnd(leaderText(first, names)) : say.led(leaderText(first, names), first.round),
    ...later.map((lead) => {
      const leader = leaderText(lead, names);
      return lead.isLast ? say.atTheEnd(leader) : say.afterRound(leader, lead.round);
    })
  ]);
}

/** Each lead that differs from the one before, and the winners at the end. No one leads while all players tie. */
function leadsIn({ rounds, places }: GameSummary): readonly LeadChange[] {
  const winners = places.filter(({ wins }) => wins).map(({ player }) => player);
  return rounds
    .map(({ round, leaders }, index): LeadChange => {
      const isLast = index === rounds.length - 1;
      return { round, leaders: isLast && winners.length > 0 ? winners : leaders, isLast };
    })
    .filter(({ leaders, isLast }) => isLast || leaders.length < places.length)
    .filter(
      ({ leaders }, index, all) =>
        leaders.length > 0 && playersKey(leaders) !== playersKey(all[index - 1]?.leaders)
    );
}

function playersKey(players: readonly PlayerId[] = []): string {
  return [...players].sort().join();
}

function leaderText({ leaders, isLast }: LeadChange, names: Names): string {
  const leaderNames = listed(leaders.map(names));
  return leaders.length > 1 && !isLast ? say.leaderTied(leaderNames) : leaderNames;
}

/** "Eve rolled five 6s among seven dice. That’s once in 499 rolls." */
export function rollText(
  { player, count, face, dice, onceIn }: NonNullable<GameSummary['luckiest']>,
  names: Names
): string {
  return `${say.rolled(names(player), count, face, dice.length)} ${say.onceIn(formatNumber(onceIn))}`;
}

const MINUTE = 60_000;

/** "1 h 52 min, pauses left out"; undefined for less than a minute. */
export function durationText({
  playedFor,
  pauses
}: Pick<GameSummary, 'playedFor' | 'pauses'>): string | undefined {
  const minutes = Math.round(playedFor / MINUTE);
  if (minutes < 1) return undefined;
  const duration = minutes < 60 ? say.minutes(minutes) : say.hours(Math.floor(minutes / 60), minutes % 60);
  return pauses > 0 ? say.pausesLeftOut(duration) : duration;
}
