import type { PlayerId, Posting } from '$lib/core';
import { duelState, resolve, winsUnthrown, type DuelState, type Resolution, type Seating } from './resolve';
import type { BarAt, Deal, Duel, Options, Played, Why } from './types';

type Claim = (value: number) => Why;

/** Each chit to one player with one why, or a zero line where there is none. */
function chitsTo(player: PlayerId, chits: readonly number[], why: Claim, zero: Why): readonly Posting<Why>[] {
  if (chits.length === 0) return [{ to: player, value: 0, why: zero }];
  return chits.map((value) => ({ from: 'table', to: player, piece: 'chit', value, why: why(value) }));
}

/** The zeros of a bar: raided gamblers and raiders without gamblers (3.4, 3.5). */
function nothings(
  bar: BarAt,
  { claimants, shutOut, idle }: Resolution,
  money: boolean
): readonly Posting<Why>[] {
  const raided = shutOut.map((own): Posting<Why> => {
    return { to: own.player, value: 0, why: { code: 'shutOut', rule: '3.4', bar, own, raiders: claimants } };
  });
  const vain = idle.map((own): Posting<Why> => {
    return { to: own.player, value: 0, why: { code: 'noGambler', rule: '3.5', bar, own, money } };
  });
  return [...raided, ...vain];
}

/** Whether several want what lies there, so that it has to be divided (4.1). */
export function needsDeal(
  { claimants }: Resolution,
  chits: readonly number[],
  options: Pick<Options, 'equalSymbols'>
): boolean {
  const [one, other] = claimants;
  if (one === undefined || other === undefined || chits.length === 0) return false;
  return !(claimants.length === 2 && winsUnthrown(one, other, options));
}

/** What a bar pays when its cards are turned over; what has to be divided first is not among it. */
export function payBar(
  bar: BarAt,
  chits: readonly number[],
  cards: readonly Played[],
  seating: Seating,
  options: Pick<Options, 'equalSymbols'>
): readonly Posting<Why>[] {
  const resolution = resolve(cards, seating);
  const zeros = nothings(bar, resolution, chits.length > 0);
  if (needsDeal(resolution, chits, options)) return zeros;
  const [winner, ...others] = resolution.claimants;
  if (winner === undefined) return zeros;
  if (chits.length === 0) return [...resolution.claimants.map((own) => emptyBar(bar, own)), ...zeros];
  const [loser] = others;
  const lost: readonly Posting<Why>[] =
    loser === undefined
      ? []
      : [
          {
            to: loser.player,
            value: 0,
            why: { code: 'equalLost', rule: '6.3', bar, own: loser, other: winner }
          }
        ];
  return [...takeAll(bar, chits, winner, resolution, loser), ...lost, ...zeros];
}

function emptyBar(bar: BarAt, own: Played): Posting<Why> {
  return { to: own.player, value: 0, why: { code: 'nothingThere', rule: '3.6', bar, own } };
}

function takeAll(
  bar: BarAt,
  chits: readonly number[],
  own: Played,
  { shutOut }: Resolution,
  loser: Played | undefined
): readonly Posting<Why>[] {
  const why = (value: number): Why => {
    if (loser !== undefined) return { code: 'equalWon', rule: '6.3', bar, own, value, other: loser };
    if (own.kind === 'raid') return { code: 'raided', rule: '3.4', bar, own, value, gamblers: shutOut };
    return { code: 'alone', rule: '3.3', bar, own, value };
  };
  return chits.map((value) => ({ from: 'table', to: own.player, piece: 'chit', value, why: why(value) }));
}

/** What is left at a bar when those who accepted have taken their chits. */
export function leftToFightFor(
  chits: readonly number[],
  { shares, answers }: Pick<Deal, 'shares' | 'answers'>
): readonly number[] {
  const left = [...chits];
  for (const [player, answer] of Object.entries(answers)) {
    if (answer !== 'accept') continue;
    for (const value of shares?.[player as PlayerId] ?? []) left.splice(left.indexOf(value), 1);
  }
  return left;
}

/** A deal whose answers are given and whose duels are fought (4.3, 4.5 to 4.7). */
export function payDeal(
  bar: BarAt,
  chits: readonly number[],
  deal: Pick<Deal, 'claimants' | 'shares' | 'answers' | 'duels'>,
  seating: Seating,
  options: Pick<Options, 'equalSymbols'>
): readonly Posting<Why>[] {
  const [proposer, ...others] = deal.claimants;
  if (proposer === undefined) return [];
  const accepted = others.filter(({ player }) => deal.answers[player] === 'accept');
  const refused = others.filter(({ player }) => deal.answers[player] === 'duel');
  const taken = accepted.flatMap((own) =>
    chitsTo(
      own.player,
      deal.shares?.[own.player] ?? [],
      (value) => ({ code: 'offered', rule: '4.3', bar, own, value, by: proposer.player }),
      { code: 'offeredNothing', rule: '4.3', bar, own, by: proposer.player }
    )
  );
  const rest = leftToFightFor(chits, deal);
  if (refused.length === 0) return [...keep(bar, proposer, rest), ...taken];
  const fought = duelState(proposer, refused, deal.duels, seating, options);
  return [...taken, ...payDuels(bar, rest, [proposer, ...refused], deal, fought)];
}

function keep(bar: BarAt, own: Played, rest: readonly number[]): readonly Posting<Why>[] {
  const zero: Why = { code: 'keptNothing', rule: '4.3', bar, own };
  return chitsTo(own.player, rest, (value) => ({ code: 'kept', rule: '4.3', bar, own, value }), zero);
}

function payDuels(
  bar: BarAt,
  rest: readonly number[],
  fighters: readonly Played[],
  { claimants, duels }: Pick<Deal, 'claimants' | 'duels'>,
  { champion: own, unthrown }: DuelState
): readonly Posting<Why>[] {
  const rule = fighters.length > 2 ? '4.7' : onlyDuelRule(fighters, claimants, duels);
  const beaten = fighters.filter(({ player }) => player !== own.player).map(({ player }) => player);
  const won = chitsTo(own.player, rest, (value) => ({ code: 'duelWon', rule, bar, own, value, beaten }), {
    code: 'duelWonNothing',
    rule,
    bar,
    own,
    beaten
  });
  const lost = duels.flatMap((duel) => lostDuel(bar, duel, fighters, tieRule(claimants)));
  const equals = unthrown.map(({ winner, loser }): Posting<Why> => {
    return {
      to: loser.player,
      value: 0,
      why: { code: 'equalLost', rule: '6.3', bar, own: loser, other: winner }
    };
  });
  return [...won, ...lost, ...equals];
}

/** Between two who deal a tie is the challenger’s; where more deal it is the weaker one’s. */
function tieRule(claimants: readonly Played[]): '4.6' | '4.7' {
  return claimants.length === 2 ? '4.6' : '4.7';
}

/** What decided the one duel of a deal: the sums, or the rule for equal ones. */
function onlyDuelRule(
  [champion, challenger]: readonly Played[],
  claimants: readonly Played[],
  [duel]: readonly Duel[]
): '4.5' | '4.6' | '4.7' | '6.3' {
  if (champion === undefined || challenger === undefined || duel === undefined) return '6.3';
  if (champion.value + duel.champion !== challenger.value + duel.challenger) return '4.5';
  return champion.value === challenger.value ? '6.3' : tieRule(claimants);
}

function lostDuel(
  bar: BarAt,
  { between, champion, challenger, winner }: Duel,
  fighters: readonly Played[],
  ruleOfTies: '4.6' | '4.7'
): readonly Posting<Why>[] {
  const [first, second] = between.map((player) => fighters.find((each) => each.player === player));
  if (first === undefined || second === undefined) return [];
  const [own, other] = winner === first.player ? [second, first] : [first, second];
  const totals = [first.value + champion, second.value + challenger] as const;
  const tie = totals[0] === totals[1];
  const dice = { champion, challenger };
  const [mine, theirs] = own === first ? totals : ([totals[1], totals[0]] as const);
  const rule = !tie ? '4.5' : own.value === other.value ? '6.3' : ruleOfTies;
  return [
    {
      to: own.player,
      value: 0,
      why: { code: 'duelLost', rule, bar, own, other, dice, totals: [mine, theirs], tie }
    }
  ];
}
