import { formatAmount, formatNumber, joinWithAnd, type Names, type PlayerId, type Unit } from '$lib/core';
import type { GameSummary } from '$lib/summary/summary';
import * as say from './strings/en';

export type Tie = GameSummary['ties'][number];

/** The tie that cost its losers most in total; undefined if no tie cost anything. */
export function tieOfTheNight({ ties }: Pick<GameSummary, 'ties'>): Tie | undefined {
  const tiesWithCost = ties.filter((tie) => costOf(tie) > 0);
  const highestCost = Math.max(...tiesWithCost.map(costOf));
  return tiesWithCost.find((tie) => costOf(tie) === highestCost);
}

/** The cost of a tie to all its losers together, in the game's unit. */
function costOf({ effects }: Tie): number {
  return effects.reduce((sum, { value }) => sum - Math.min(0, value), 0);
}

/** The player who gained most by the tie, with the gain; undefined if no one did. */
export function biggestGainer({ effects }: Tie): Tie['effects'][number] | undefined {
  const highestGain = Math.max(0, ...effects.map(({ value }) => value));
  return effects.find(({ value }) => value > 0 && value === highestGain);
}

/** Describes a tie: "Ben and Carla tied (Casino 3). Sharing would have given Ben $80,000. Denny gained $80,000." */
export function tieText({ players, effects, source }: Tie, names: Names, unit?: Unit): string {
  const losses = effects.filter(({ value }) => value < 0);
  const gains = effects.filter(({ value }) => value > 0);
  return [
    say.tiedAt(joinWithAnd(players.map(names)), source.label),
    say.sharingWouldHaveGiven(
      losses.map(({ player, value }) => say.nameWithSum(names(player), formatAmount(-value, unit)))
    ),
    ...(gains.length === 0
      ? []
      : [
          say.gainsSentence(
            gains.map(({ player, value }, index) =>
              say.gainText(names(player), formatAmount(value, unit), index === 0)
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
const MAX_LEADS_LISTED = 5;

/**
 * Describes the leads: "Anna led after round 1, Eve after round 2, Anna at the end."; undefined for a game of fewer
 * than two rounds. After the last round the winners count as the leaders, because the rules may have broken a tie.
 */
export function leadText(summary: GameSummary, names: Names): string | undefined {
  const leadChanges = leadsIn(summary);
  const [firstLead, ...laterLeads] = leadChanges;
  const last = leadChanges.at(-1);
  if (summary.rounds.length < 2 || firstLead === undefined || last === undefined) return undefined;
  if (laterLeads.length === 0 && firstLead.round === summary.rounds[0]?.round)
    return say.ledThroughout(leaderText(firstLead, names));
  if (laterLeads.length > MAX_LEADS_LISTED)
    return say.leadChanged(laterLeads.length, leaderText(last, names));
  return say.sentence([
    firstLead.isLast
      ? say.ledAtTheEnd(leaderText(firstLead, names))
      : say.ledAfterRound(leaderText(firstLead, names), firstLead.round),
    ...laterLeads.map((lead) => {
      const leaderName = leaderText(lead, names);
      return lead.isLast ? say.atTheEnd(leaderName) : say.afterRound(leaderName, lead.round);
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
      ({ leaders }, index, allLeads) =>
        leaders.length > 0 && playersKey(leaders) !== playersKey(allLeads[index - 1]?.leaders)
    );
}

function playersKey(players: readonly PlayerId[] = []): string {
  return [...players].sort().join();
}

function leaderText({ leaders, isLast }: LeadChange, names: Names): string {
  const leaderNames = joinWithAnd(leaders.map(names));
  return leaders.length > 1 && !isLast ? say.leaderTied(leaderNames) : leaderNames;
}

/** Describes a roll: "Eve rolled five 6s among seven dice. That’s once in 499 rolls." */
export function rollText(
  { player, count, face, dice, onceIn }: NonNullable<GameSummary['luckiest']>,
  names: Names
): string {
  return `${say.rollSentence(names(player), count, face, dice.length)} ${say.onceInRolls(formatNumber(onceIn))}`;
}

const MINUTE = 60_000;

/** Describes a duration: "1 h 52 min, pauses left out"; undefined for less than a minute. */
export function durationText({
  playedFor,
  pauses
}: Pick<GameSummary, 'playedFor' | 'pauses'>): string | undefined {
  const minutes = Math.round(playedFor / MINUTE);
  if (minutes < 1) return undefined;
  const duration =
    minutes < 60 ? say.minutes(minutes) : say.hoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
  return pauses > 0 ? say.withoutPauses(duration) : duration;
}
